//! What a Master would consider: every choice with the chance to win, and the reason in words.

use bots::{Belief, Weighing};
use told::Advice;

/// Thinks about one decision, a little at a time.
///
/// ```
/// use bots::Belief;
/// use rules::{Record, Seat, Seed, Setup, Viewer};
/// use study::Coach;
/// let record = Record::deal(Setup::new(3)?, Seed::from("coach"));
/// let memory = record.memory(Viewer::Seat(Seat::S0));
/// let belief = Belief::of(&memory, 1).unwrap();
/// let mut coach = Coach::new(&belief, 1).unwrap();
/// while coach.rounds() < 10 {
///     coach.think();
/// }
/// let advice = coach.advice();
/// assert_eq!(advice.prospects.len(), memory.now().choices().len());
/// assert!(advice.prospects[0].chance >= advice.prospects[1].chance);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub struct Coach {
    weighing: Weighing,
}

impl Coach {
    /// Somebody who thinks about what is asked of a player who believes this. None if the player is asked nothing.
    pub fn new(belief: &Belief, seed: u64) -> Option<Coach> {
        let weighing = Weighing::begin(belief, seed)?;
        Some(Coach { weighing })
    }

    /// Thinks a little: follows every choice that may still be the best through one possible game.
    pub fn think(&mut self) {
        self.weighing.round();
    }

    /// Whether there is nothing more to find out.
    pub fn is_sure(&self) -> bool {
        self.weighing.is_sure()
    }

    /// How many possible games were followed.
    pub fn rounds(&self) -> u32 {
        self.weighing.rounds()
    }

    /// What it would say now.
    pub fn advice(&self) -> Advice {
        Advice {
            prospects: self.weighing.prospects(),
        }
    }
}
