//! What several effects do to cards.

use super::{Game, tell};
use crate::event::{Event, Happening, How, Place, Witness};
use crate::places::Zone;
use crate::{Audience, Hero, Seat};

impl Game {
    /// Buries a card, unless it is a face-up hero that somebody in its party protects.
    pub(super) fn bury(&mut self, hero: Hero, by: Seat, witness: &mut impl Witness) {
        if self.is_protected(hero) {
            let seat = self.places.zone(hero).owner();
            tell(witness, Happening::Protected { hero, seat });
            self.turn_over(hero, by, witness);
        } else {
            self.carry(hero, Zone::GRAVEYARD, How::Buried, by, witness);
        }
    }

    fn is_protected(&self, hero: Hero) -> bool {
        let zone = self.places.zone(hero);
        zone.is_face_up() && self.places.upward(zone).any(|other| other != hero && other.protects())
    }

    /// Turns a hero of a party over: on top of the hidden stack, or to the end of the face-up row.
    pub(super) fn turn_over(&mut self, hero: Hero, by: Seat, witness: &mut impl Witness) {
        let zone = self.places.zone(hero);
        let to = if zone.is_face_up() {
            Zone::hidden(zone.owner())
        } else {
            Zone::face_up(zone.owner())
        };
        self.carry(hero, to, How::TurnedOver, by, witness);
    }

    /// The active player looks at a card where it lies.
    pub(super) fn look<W: Witness>(&mut self, hero: Hero, witness: &mut W) {
        self.places.show(hero, Audience::only(self.active));
        if W::LISTENS {
            let happening = Happening::Looked {
                by: self.active,
                card: Some(hero),
                at: self.places.place(hero),
            };
            witness.witness(Event::new(happening, self.places.known(hero)));
        }
    }

    /// The active player looks at this many top cards of the Wilderness.
    pub(super) fn look_at_wilderness(&mut self, count: u8, witness: &mut impl Witness) {
        let mut card = self.places.top(Zone::WILDERNESS);
        for _ in 0..count {
            let Some(hero) = card else { break };
            self.look(hero, witness);
            card = self.places.under(hero);
        }
    }

    /// The active player draws this many cards from a pile.
    pub(super) fn draw_from_pile(&mut self, pile: Zone, count: u8, to: Zone, witness: &mut impl Witness) {
        let me = self.active;
        for _ in 0..count {
            if let Some(hero) = self.places.top(pile) {
                self.places.show(hero, Audience::only(me));
                self.carry(hero, to, How::Drawn, me, witness);
            }
        }
    }

    /// The active player secretly chose one of this many top cards of the Wilderness. True if there was a choice.
    pub(super) fn forget_top_of_wilderness(&mut self, seen: u8) -> bool {
        let seen = seen.min(self.places.size(Zone::WILDERNESS));
        if seen < 2 {
            return false;
        }
        let mut card = self.places.top(Zone::WILDERNESS);
        for _ in 0..seen {
            let Some(hero) = card else { break };
            self.places
                .set_known(hero, self.places.known(hero).common(Audience::only(self.active)));
            card = self.places.under(hero);
        }
        true
    }

    /// Everybody may see a card now.
    pub(super) fn reveal<W: Witness>(&mut self, hero: Hero, by: Seat, witness: &mut W) {
        self.places.set_known(hero, Audience::EVERYBODY);
        if W::LISTENS {
            let at: Place = self.places.place(hero);
            tell(
                witness,
                Happening::Revealed {
                    by,
                    card: Some(hero),
                    at,
                },
            );
        }
    }
}
