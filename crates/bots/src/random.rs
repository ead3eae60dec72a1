//! The bot that chooses anything.

use crate::dice::point;
use crate::{Bot, Level, Reason, Reasons, Thought};
use rules::Memory;

/// Every legal choice is equally likely.
#[derive(Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// A random player.
    pub fn new(seed: u64) -> Random {
        Random { seed }
    }

    /// The index of the choice that a random player with this seed makes: for simulations that need no memory.
    #[inline]
    pub fn pick(seed: u64, decision: u32, choices: usize) -> usize {
        ((u128::from(point(seed, decision)) * choices as u128) >> 64) as usize
    }
}

impl Bot for Random {
    fn level(&self) -> Level {
        Level::Random
    }

    fn remembers(&self) -> bool {
        false
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        let choices = memory.now().choices();
        let choice = *choices.get(Random::pick(self.seed, memory.point(), choices.len()))?;
        Some(Thought {
            choice,
            reasons: Reasons::from(match choices.len() {
                1 => Reason::OnlyChoice,
                _ => Reason::Whim,
            }),
        })
    }
}
