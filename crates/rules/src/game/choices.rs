//! Every legal choice in the steps of a turn; those of an ability are listed where it is performed.

use super::{Game, Step};
use crate::places::Zone;
use crate::{Choice, Hero, Prompt, Seat};
use std::ops::Deref;

const MOST: usize = Choices::MOST;

/// A list of choices that is made once and filled again and again, without allocating.
pub struct Choices {
    list: [Choice; MOST],
    count: usize,
    seat: Seat,
    decision: u32,
}

impl Choices {
    /// The most choices a question can have: every card of a hand to play or to discard, or to pass.
    pub const MOST: usize = 2 * Hero::COUNT + 1;

    /// An empty list.
    pub fn new() -> Choices {
        Choices {
            list: [Choice::Pass; MOST],
            count: 0,
            seat: Seat::S0,
            decision: 0,
        }
    }

    /// Whether it was filled for this seat at this moment of a game.
    pub(crate) fn is_of(&self, seat: Seat, decision: u32) -> bool {
        self.seat == seat && self.decision == decision
    }
}

impl Default for Choices {
    fn default() -> Choices {
        Choices::new()
    }
}

impl Deref for Choices {
    type Target = [Choice];
    #[inline]
    fn deref(&self) -> &[Choice] {
        &self.list[..self.count]
    }
}

impl std::fmt::Debug for Choices {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

/// Receives choices, one after the other.
pub(super) trait Collect {
    fn add(&mut self, choice: Choice);

    /// Every card of a hand of this size, first to play, then to discard.
    #[inline]
    fn add_plays_and_discards(&mut self, hand: impl Iterator<Item = Hero> + Clone, _size: u8) {
        hand.clone().for_each(|hero| self.add(Choice::Play(hero)));
        hand.for_each(|hero| self.add(Choice::Discard(hero)));
    }
}

impl Collect for Choices {
    #[inline(always)]
    fn add(&mut self, choice: Choice) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = choice;
            self.count += 1;
        }
    }

    // The most frequent question: one pass over the hand instead of two.
    #[inline]
    fn add_plays_and_discards(&mut self, hand: impl Iterator<Item = Hero> + Clone, size: u8) {
        let free = &mut self.list[self.count.min(MOST)..];
        let (plays, free) = free.split_at_mut((size as usize).min(free.len()));
        let (discards, _) = free.split_at_mut((size as usize).min(free.len()));
        for ((play, discard), hero) in plays.iter_mut().zip(discards).zip(hand) {
            *play = Choice::Play(hero);
            *discard = Choice::Discard(hero);
        }
        self.count += 2 * size as usize;
    }
}

/// Looks for one choice.
pub(super) struct Contains {
    wanted: Choice,
    pub(super) found: bool,
}

impl Contains {
    pub(super) const fn new(wanted: Choice) -> Contains {
        Contains { wanted, found: false }
    }
}

impl Collect for Contains {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.found |= choice == self.wanted;
    }
}

/// Sees whether there are none, one or several.
#[derive(Default, PartialEq, Eq)]
pub(super) enum Few {
    #[default]
    None,
    One(Choice),
    Several,
}

impl Collect for Few {
    #[inline]
    fn add(&mut self, choice: Choice) {
        *self = match self {
            Few::None => Few::One(choice),
            Few::One(_) | Few::Several => Few::Several,
        };
    }
}

impl Game {
    /// Everything `seat` may choose now: nothing if it is not asked.
    ///
    /// To play many games, fill one list again and again with [`Game::choices_into`].
    pub fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        self.choices_into(seat, &mut choices);
        choices
    }

    /// Fills `choices` with everything `seat` may choose now: nothing if it is not asked.
    #[inline]
    pub fn choices_into(&self, seat: Seat, choices: &mut Choices) {
        choices.count = 0;
        choices.seat = seat;
        choices.decision = self.decisions;
        self.list_into(seat, choices);
    }

    #[inline]
    pub(super) fn list_into(&self, seat: Seat, out: &mut impl Collect) {
        if !seat.is_at(self.players()) || !self.deciding.contains(seat) {
            return;
        }
        match self.step {
            Step::Draw => {
                for (slot, _) in self.filled_slots() {
                    out.add(Choice::DrawTavern(slot));
                }
                if self.harbor_gives() {
                    out.add(Choice::DrawHarbor);
                }
            }
            Step::Discard => self.list_hand(seat, Choice::Discard, out),
            Step::Play => {
                if self.prompt == Prompt::Play {
                    out.add_plays_and_discards(self.places.upward(Zone::hand(seat)), self.hand(seat));
                } else {
                    self.list_hand(seat, Choice::Discard, out);
                }
                out.add(Choice::Pass);
            }
            Step::Setup => self.list_setup(seat, out),
            Step::Ability => self.list_answers(seat, out),
            Step::Over => {}
        }
    }

    #[inline]
    pub(super) fn list_hand(&self, seat: Seat, choice: impl Fn(Hero) -> Choice, out: &mut impl Collect) {
        for hero in self.places.upward(Zone::hand(seat)) {
            out.add(choice(hero));
        }
    }

    fn list_setup(&self, seat: Seat, out: &mut impl Collect) {
        let hidden = self.picks[seat.index()][0];
        for hero in self.places.upward(Zone::hand(seat)) {
            match hidden {
                None => out.add(Choice::Card(hero)),
                Some(chosen) if chosen != hero => out.add(Choice::Discard(hero)),
                Some(_) => {}
            }
        }
    }
}
