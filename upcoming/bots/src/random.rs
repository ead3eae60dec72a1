//! The bot that chooses anything.

use crate::{Bot, Dice, Level, Reason, Reasons, Thought};
use rules::View;

/// Every legal choice is equally likely.
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl Bot for Random {
    fn level(&self) -> Level {
        Level::Random
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let choices = view.choices();
        let choice = *choices.get(self.dice.below(choices.len()))?;
        Some(Thought {
            choice,
            reasons: Reasons::from(match choices.len() {
                1 => Reason::OnlyChoice,
                _ => Reason::Whim,
            }),
        })
    }
}
