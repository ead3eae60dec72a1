//! Players that think. Every one gets the [`Memory`] of its seat and nothing else: a bot never gets a game that it did not
//! imagine from what it saw.
//!
//! ```
//! use bots::{Budget, Level};
//! use rules::{Record, Seed, Setup, Viewer};
//! let mut record = Record::deal(Setup::new(3)?, Seed::from("three bots"));
//! let mut bots: Vec<_> = (0..3).map(|seed| bots::bot(Level::Random, seed, Budget::default())).collect::<Result<_, _>>()?;
//! while let Some(seat) = record.game().decider() {
//!     let memory = record.memory(Viewer::Seat(seat));
//!     let thought = bots[seat.index()].think(&memory).expect("a seat that is asked has a choice");
//!     record.choose(seat, thought.choice, &mut ())?;
//! }
//! assert!(record.game().is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adept;
mod belief;
mod budget;
mod champion;
mod dice;
pub mod fit;
mod fitted;
mod foresight;
mod habits;
mod honesty;
mod instinct;
mod judgement;
mod master;
mod novice;
mod pace;
mod random;
mod reading;
mod reasoning;
mod rollout;
mod search;
mod taste;
mod thought;

pub use adept::Adept;
pub use belief::{Belief, Reader};
pub use budget::{Budget, Stop};
pub use champion::{Champion, Nets, Temper};
pub use dice::{Dice, TextSeed};
pub use foresight::{Foresight, Weighing};
pub use habits::Habits;
pub use master::Master;
pub use nets::WeightsError;
pub use novice::Novice;
pub use pace::Pace;
pub use random::Random;
pub use thought::{Reasons, Thought};
pub use told::{Character, Level, Prospect, Reason, UnknownLevel};

use rules::{Choice, MOST_PLAYERS, Memory};
use std::sync::Arc;

/// A player that thinks.
pub trait Bot: Send {
    /// How well it plays.
    fn level(&self) -> Level;

    /// What it chooses for the player whose memory it is, and why; nothing if that player is asked nothing.
    ///
    /// A bot may be asked about one game after the other, and about an earlier point of the same one: it looks at the
    /// memory to see what is new to it. With a budget of iterations, what it chooses depends on its level, its seed, its
    /// budget and the memory, and on nothing else.
    fn think(&mut self, memory: &Memory) -> Option<Thought>;

    /// Whether it draws on what its player saw before. If not, it chooses the same from a memory that begins now
    /// ([`Memory::of`]), and nobody needs to keep one for it.
    fn remembers(&self) -> bool {
        true
    }

    /// How likely it thinks each seat has each leader, in the order of [`rules::Leader::ALL`], in the place of the player
    /// whose memory it is. To bots that do not read others all leaders are equally likely that this player has not seen.
    fn leaders(&mut self, memory: &Memory) -> [[f32; 6]; MOST_PLAYERS] {
        belief::even(memory.now())
    }

    /// Thinks with another budget from now on. Bots that do not search need none.
    fn set_budget(&mut self, budget: Budget) {
        let _ = budget;
    }

    /// Is like this from now on: what it does with choices that are about equally good. Those that choose just anything
    /// have no character.
    fn set_character(&mut self, character: Character) {
        let _ = character;
    }

    /// How likely it thought it would win with each choice when it thought last, the best first. Choices it did not look
    /// into are left out, and bots that do not search have nothing to tell.
    fn chances(&self) -> Vec<(Choice, f32)> {
        Vec::new()
    }
}

/// A level that nobody can play at here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {0} can play here: what it learned in training is not part of this program")]
pub struct CannotPlay(pub Level);

/// A way to make bots.
pub type MakeBot = dyn Fn(Level, u64, Budget) -> Result<Box<dyn Bot>, CannotPlay>;

/// A bot of this level, with a random generator of its own.
///
/// # Errors
/// [`CannotPlay`] for a Champion where its nets are not part of the program; see [`bot_with`].
pub fn bot(level: Level, seed: u64, budget: Budget) -> Result<Box<dyn Bot>, CannotPlay> {
    match level {
        Level::Master => Ok(Box::new(Master::new(seed, budget))),
        #[cfg(feature = "champion")]
        Level::Champion => champion::trained()
            .map(|nets| bot_with(&nets, level, seed, budget))
            .unwrap_or(Err(CannotPlay(level))),
        _ => lesser_bot(level, seed, budget),
    }
}

/// A bot of this level, where the nets of Champions came from elsewhere.
///
/// # Errors
/// None: with nets every level can be played. The type is that of [`bot`], so that one can stand for the other.
pub fn bot_with(nets: &Arc<Nets>, level: Level, seed: u64, budget: Budget) -> Result<Box<dyn Bot>, CannotPlay> {
    match level {
        Level::Champion => Ok(Box::new(Champion::new(seed, budget, Arc::clone(nets)))),
        _ => bot(level, seed, budget),
    }
}

/// A bot of a level that needs no search, for programs that can do without the code of the others for a while.
///
/// # Errors
/// [`CannotPlay`] for Masters and Champions.
pub fn lesser_bot(level: Level, seed: u64, _: Budget) -> Result<Box<dyn Bot>, CannotPlay> {
    match level {
        Level::Random => Ok(Box::new(Random::new(seed))),
        Level::Novice => Ok(Box::new(Novice::new(seed))),
        Level::Adept => Ok(Box::new(Adept::new(seed))),
        Level::Master | Level::Champion => Err(CannotPlay(level)),
    }
}

/// Whether this program has all that a bot of this level needs.
pub fn can_play(level: Level) -> bool {
    bot(level, 0, Budget::default()).is_ok()
}
