//! What abilities do to cards and markers.

use super::{Game, tell};
use crate::event::{Event, Happening, How, Place, Witness};
use crate::places::Zone;
use crate::{Audience, Hero, Marker, Seat};

impl Game {
    pub(super) fn move_markers<W: Witness>(&mut self, red: i8, green: i8, witness: &mut W) {
        let before = self.track;
        self.track = before.after(red, green);
        if W::LISTENS {
            for marker in [Marker::Red, Marker::Green] {
                let (from, to) = (before.space(marker), self.track.space(marker));
                if from != to {
                    tell(witness, Happening::Marker { marker, from, to });
                }
            }
        }
    }

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

    /// A hand card goes face down on top of the active player's hidden stack.
    pub(super) fn place_from_hand(&mut self, hero: Hero, witness: &mut impl Witness) {
        let seat = self.active;
        self.places.forget_all_but(Zone::hand(seat), Audience::only(seat));
        self.carry(hero, Zone::hidden(seat), How::Placed, seat, witness);
    }

    /// A random card of a hand comes to the active player; both see it.
    pub(super) fn draw_from_hand(&mut self, from: Seat, to: Zone, witness: &mut impl Witness) {
        let hand = Zone::hand(from);
        let size = u32::from(self.places.size(hand));
        if size == 0 {
            return;
        }
        let index = self.chance.next().below(size) as u8;
        if let Some(hero) = self.places.at(hand, index) {
            let witnesses = Audience::only(from).and(Audience::only(self.active));
            self.places.forget_all_but(hand, witnesses);
            self.places.show(hero, witnesses);
            self.carry(hero, to, How::Drawn, self.active, witness);
        }
    }

    /// Two cards swap places. Where one of them comes out of several that others cannot tell apart and goes out of
    /// sight, the others lose track of all of those: `seen` says how many cards of the Wilderness were looked at.
    pub(super) fn exchange<W: Witness>(&mut self, one: Hero, other: Hero, seen: u8, witness: &mut W) {
        let (zone_one, zone_other) = (self.places.zone(one), self.places.zone(other));
        let only_me = Audience::only(self.active);
        let mut place_is_secret = false;
        for (zone, goal) in [(zone_one, zone_other), (zone_other, zone_one)] {
            if goal.is_hidden() && zone.is_hand() {
                // The owner of the hidden place sees which card came.
                self.places
                    .forget_all_but(zone, only_me.and(Audience::only(goal.owner())));
            } else if goal.is_hidden() && zone == Zone::WILDERNESS {
                place_is_secret = self.forget_top_of_wilderness(seen);
            }
        }
        let from = W::LISTENS.then(|| (self.places.place(one), self.places.place(other)));
        self.places.swap(one, other);
        if place_is_secret {
            // The hidden hero now lies somewhere among the cards that were looked at.
            let hidden = if zone_one == Zone::WILDERNESS { other } else { one };
            self.places.set_known(hidden, self.places.known(hidden).common(only_me));
        }
        if let Some((from_one, from_other)) = from {
            self.tell_card(one, from_one, How::Exchanged, self.active, witness);
            self.tell_card(other, from_other, How::Exchanged, self.active, witness);
        }
    }

    /// The active player secretly chose one of so many top cards of the Wilderness. True if there was a choice.
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

    /// All players may see a card now.
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
