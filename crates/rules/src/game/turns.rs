//! The four steps of a turn.

use super::{Game, Step, tell};
use crate::event::{Event, Happening, How, Place, Witness};
use crate::places::Zone;
use crate::{Audience, Choice, Hero, Prompt, Seat, Slot};

/// Cards a player may discard instead of playing one.
pub(crate) const MOST_DISCARDS: u8 = 3;
/// A player draws until the hand holds this many cards.
const DRAW_TO: u8 = 4;
/// A player discards until the hand holds this many cards.
const KEEP: u8 = 3;

impl Game {
    /// Carries out a legal choice.
    #[inline]
    pub(super) fn carry_out(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        self.decisions += 1;
        match (self.step, choice) {
            (Step::Draw, Choice::DrawHarbor) => {
                self.draw_from_harbor(seat, Zone::hand(seat), witness);
                self.draw_step(witness);
            }
            (Step::Draw, Choice::DrawTavern(slot)) => {
                if let Some(hero) = self.tavern(slot) {
                    self.carry(hero, Zone::hand(seat), How::Drawn, seat, witness);
                }
                self.draw_step(witness);
            }
            (Step::Discard, Choice::Discard(hero)) => {
                self.discard_from_hand(hero, seat, witness);
                self.discard_step(witness);
            }
            (Step::Play, Choice::Play(hero)) => {
                self.put_into_play(hero, witness);
                self.begin_hero(hero);
                self.perform(witness);
            }
            (Step::Play, Choice::Discard(hero)) => {
                self.discard_from_hand(hero, seat, witness);
                self.discarded += 1;
                if self.discarded < MOST_DISCARDS && self.hand(seat) > 0 {
                    self.ask(seat, Prompt::DiscardMore);
                } else {
                    self.draw_step(witness);
                }
            }
            (Step::Play, _) => self.draw_step(witness),
            (Step::Ability, _) => self.answer(seat, choice, witness),
            (Step::Setup, _) => self.answer_setup(seat, choice, witness),
            _ => {}
        }
    }

    pub(crate) fn begin_turn(&mut self, witness: &mut impl Witness) {
        self.turn = self.turn.saturating_add(1);
        self.begin_play();
        tell(witness, Happening::Turn { seat: self.active });
    }

    pub(crate) fn begin_play(&mut self) {
        self.step = Step::Play;
        self.discarded = 0;
        self.ask(self.active, Prompt::Play);
    }

    pub(crate) fn draw_step(&mut self, witness: &mut impl Witness) {
        let seat = self.active;
        if self.hand(seat) < DRAW_TO && self.something_to_draw() {
            self.step = Step::Draw;
            self.ask(seat, Prompt::Draw);
        } else {
            self.discard_step(witness);
        }
    }

    fn something_to_draw(&self) -> bool {
        self.harbor_gives() || Slot::ALL.into_iter().any(|slot| self.tavern(slot).is_some())
    }

    /// Whether a card can be drawn from the Harbor, after a shuffle of the Wilderness if need be.
    pub(super) fn harbor_gives(&self) -> bool {
        self.places.size(Zone::HARBOR) > 0 || self.places.size(Zone::WILDERNESS) > 0
    }

    pub(crate) fn discard_step(&mut self, witness: &mut impl Witness) {
        let seat = self.active;
        if self.hand(seat) > KEEP {
            self.step = Step::Discard;
            self.ask(seat, Prompt::DiscardDown);
        } else {
            self.end_turn(witness);
        }
    }

    fn refill_tavern(&mut self, witness: &mut impl Witness) {
        for slot in Slot::ALL {
            if self.tavern(slot).is_none()
                && let Some(hero) = self.harbor_top(witness)
            {
                self.carry(hero, Zone::tavern(slot), How::Refilled, self.active, witness);
            }
        }
    }

    // A function of its own, so that the common case, with cards still to discard, does not pay for it.
    #[inline(never)]
    fn end_turn(&mut self, witness: &mut impl Witness) {
        self.refill_tavern(witness);
        let enough = self.setup.heroes_to_end();
        if self.seats().any(|seat| self.places.size(Zone::face_up(seat)) >= enough) {
            self.finish(witness);
        } else {
            self.active = self.next_seat();
            self.begin_turn(witness);
        }
    }

    /// The card on top of the Harbor, after a shuffle of the Wilderness if need be.
    #[inline]
    fn harbor_top(&mut self, witness: &mut impl Witness) -> Option<Hero> {
        if self.places.size(Zone::HARBOR) == 0 {
            self.shuffle_wilderness(witness);
        }
        self.places.top(Zone::HARBOR)
    }

    #[cold]
    fn shuffle_wilderness(&mut self, witness: &mut impl Witness) {
        let mut cards = [Hero::EMPEROR; Hero::COUNT];
        let mut size = 0;
        for hero in self.places.upward(Zone::WILDERNESS) {
            cards[size] = hero;
            size += 1;
        }
        if size == 0 {
            return;
        }
        self.chance.next().shuffle(&mut cards[..size]);
        self.places.stack(&cards[..size], Zone::WILDERNESS, Zone::HARBOR);
        tell(witness, Happening::Shuffled { cards: size as u8 });
    }

    /// Draws the top card of the Harbor into a zone of `seat`.
    pub(super) fn draw_from_harbor(&mut self, seat: Seat, to: Zone, witness: &mut impl Witness) {
        if let Some(hero) = self.harbor_top(witness) {
            self.places.show(hero, Audience::only(seat));
            self.carry(hero, to, How::Drawn, seat, witness);
        }
    }

    /// Discards a hand card; only its owner knows which.
    pub(super) fn discard_from_hand(&mut self, hero: Hero, seat: Seat, witness: &mut impl Witness) {
        self.places.forget_all_but(Zone::hand(seat), Audience::only(seat));
        self.carry(hero, Zone::WILDERNESS, How::Discarded, seat, witness);
    }

    /// Moves a card and tells those who know it.
    #[inline]
    pub(super) fn carry<W: Witness>(&mut self, hero: Hero, to: Zone, how: How, by: Seat, witness: &mut W) {
        if W::LISTENS {
            let from = self.places.place(hero);
            self.places.put(hero, to);
            self.tell_card(hero, from, how, by, witness);
        } else {
            self.places.put(hero, to);
        }
    }

    pub(super) fn tell_card(&self, hero: Hero, from: Place, how: How, by: Seat, witness: &mut impl Witness) {
        let happening = Happening::Card {
            card: Some(hero),
            how,
            by,
            from,
            to: self.places.place(hero),
        };
        witness.witness(Event::new(happening, self.places.known(hero)));
    }
}
