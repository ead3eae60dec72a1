//! The ways of asking, and questions that several effects share.

use super::{Flow, Frame, Room};
use crate::event::Witness;
use crate::game::Game;
use crate::game::choices::{Collect, Few};
use crate::places::Zone;
use crate::{Choice, Hero, Prompt, Refusal, Seat, Slot};

impl Game {
    /// Asks even if there is only one answer, because only the player who is asked may know that.
    pub(super) fn asks(&mut self, seat: Seat, prompt: Prompt) -> Flow {
        self.ask(seat, prompt);
        Flow::Asks
    }

    /// Asks the active player if anything can be chosen; otherwise the effect is done.
    pub(super) fn asks_if(&mut self, possible: bool, prompt: Prompt, frame: &mut Frame) -> Flow {
        if possible {
            self.asks(self.active, prompt)
        } else {
            frame.done()
        }
    }

    /// Asks if there are several answers, takes the only one if there is one, and is done if there is none. Only for
    /// questions where everybody can see how many answers there are.
    #[inline]
    pub(super) fn asks_unless_forced(
        &mut self,
        room: impl Room,
        frame: &mut Frame,
        seat: Seat,
        prompt: Prompt,
        witness: &mut impl Witness,
    ) -> Flow {
        let mut found = Few::default();
        room.list(self, frame, seat, &mut found);
        match found {
            Few::None => frame.done(),
            Few::One(only) => room.answer(self, frame, seat, only, witness),
            Few::Several => self.asks(seat, prompt),
        }
    }

    /// Players that may be picked.
    pub(super) fn list_players(&self, may: impl Fn(Seat) -> bool, out: &mut impl Collect) {
        for player in self.seats().filter(|&player| may(player)) {
            out.add(Choice::Player(player));
        }
    }

    pub(super) fn refuse_player(&self, choice: Choice) -> Option<Refusal> {
        let Choice::Player(player) = choice else { return None };
        Some(if !player.is_at(self.players()) {
            Refusal::NoSuchSeat
        } else {
            Refusal::PlayerCannotBePicked
        })
    }

    /// Tavern cards that may be picked.
    pub(super) fn list_tavern(&self, may: impl Fn(Hero) -> bool, out: &mut impl Collect) {
        for (slot, hero) in self.filled_slots() {
            if may(hero) {
                out.add(Choice::Tavern(slot));
            }
        }
    }

    /// Why a Tavern card may not be picked; `there` is the reason if there is a card.
    pub(super) fn refuse_tavern(&self, choice: Choice, there: Refusal) -> Option<Refusal> {
        let Choice::Tavern(slot) = choice else { return None };
        Some(self.tavern(slot).map_or(Refusal::EmptySlot, |_| there))
    }

    /// The slots of the Tavern that hold a card.
    pub(in crate::game) fn filled_slots(&self) -> impl Iterator<Item = (Slot, Hero)> + '_ {
        Slot::ALL
            .into_iter()
            .filter_map(|slot| self.tavern(slot).map(|hero| (slot, hero)))
    }

    /// The top cards of a zone.
    pub(super) fn list_top(&self, zone: Zone, count: u8, out: &mut impl Collect) {
        for hero in self.places.downward(zone).take(count as usize) {
            out.add(Choice::Card(hero));
        }
    }

    /// Why one of several cards that are looked at may not be picked.
    pub(super) fn refuse_card(choice: Choice) -> Option<Refusal> {
        matches!(choice, Choice::Card(_)).then_some(Refusal::NotAmongCards)
    }
}
