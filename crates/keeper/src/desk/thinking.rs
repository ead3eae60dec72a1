//! What a Master would consider and believe, for somebody who plays against bots alone.

use super::{Letter, letter};
use crate::Dealer;
use rules::Viewer;
use study::{Belief, Coach};
use told::Advised;
use told::keeper::Answer;

/// Possible games a decision is followed through.
const ROUNDS: u32 = 480;
/// How many of them between two letters.
const SLICE: u32 = 24;

/// Somebody who remembers what the person has seen and can be asked.
#[derive(Default)]
pub(crate) struct Thinking {
    belief: Option<Belief>,
    coach: Option<(Coach, usize)>,
}

impl Thinking {
    pub(crate) fn rest(&mut self) {
        self.coach = None;
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.coach.is_some()
    }

    /// What a Master would believe in the person's place, caught up from the last time.
    fn believe(&mut self, dealer: &Dealer) -> Option<&mut Belief> {
        let seat = dealer.holder()?;
        let memory = dealer.record().memory(Viewer::Seat(seat));
        match &mut self.belief {
            Some(belief) => belief.catch_up(&memory),
            None => self.belief = Belief::of(&memory, 0),
        }
        self.belief.as_mut()
    }

    /// Begins to think about what is asked of the person.
    pub(crate) fn begin(&mut self, dealer: &Dealer) -> Option<Letter> {
        let belief = self.believe(dealer)?;
        let made = dealer.record().made().len();
        let coach = Coach::new(belief, 0)?;
        self.coach = Some((coach, made));
        None
    }

    /// What a Master would believe now.
    pub(crate) fn belief(&mut self, dealer: &Dealer) -> Option<Letter> {
        let belief = self.believe(dealer)?;
        let players = usize::from(belief.memory().now().players());
        Some(letter(Answer::Belief {
            made: dealer.record().made().len(),
            leaders: belief.leaders()[..players].to_vec(),
        }))
    }

    /// Thinks a little about the decision, if there is one.
    pub(crate) fn work(&mut self) -> Option<Letter> {
        let (coach, made) = self.coach.as_mut()?;
        for _ in 0..SLICE {
            if coach.is_sure() {
                break;
            }
            coach.think();
        }
        let done = coach.is_sure() || coach.rounds() >= ROUNDS;
        let letter = letter(Answer::Advice(Advised {
            made: *made,
            done,
            advice: coach.advice(),
        }));
        if done {
            self.coach = None;
        }
        Some(letter)
    }
}
