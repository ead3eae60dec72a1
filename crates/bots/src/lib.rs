//! Players that think. Every one sees a [`View`] and nothing else: a bot never gets a game that it did not imagine
//! from what it sees.
//!
//! ```
//! use bots::{Budget, Level};
//! use rules::{Game, Seed, Setup, Viewer};
//! let mut game = Game::new(Setup::new(3)?, &Seed::from("three bots"));
//! let mut bots: Vec<_> = (0..3).map(|seed| bots::bot(Level::Random, seed, Budget::default())).collect();
//! while let Some(seat) = game.decider() {
//!     let view = game.view(Viewer::Seat(seat));
//!     let thought = bots[seat.index()].think(&view).expect("a seat that is asked has a choice");
//!     game.choose(seat, thought.choice, &mut ())?;
//! }
//! assert!(game.is_over());
//! # Ok::<(), rules::Refusal>(())
//! ```

mod adept;
mod belief;
mod budget;
mod dice;
mod foresight;
mod instinct;
mod judgement;
mod level;
mod master;
mod novice;
mod pace;
mod random;
mod reasoning;
mod search;
mod thought;

pub use adept::Adept;
pub use belief::Belief;
pub use budget::{Budget, Stop};
pub use dice::Dice;
pub use foresight::{Foresight, Prospect, Weighing};
pub use level::{Level, UnknownLevel};
pub use master::Master;
pub use novice::Novice;
pub use pace::Pace;
pub use random::Random;
pub use thought::{Reason, Reasons, Thought};

use rules::{Happening, Seat, View};

/// A player that thinks.
pub trait Bot: Send {
    /// How well it plays.
    fn level(&self) -> Level;

    /// What it chooses, and why; nothing if the view asks it nothing.
    fn think(&mut self, view: &View) -> Option<Thought>;

    /// Whether it learns from what the others do. If not, nobody needs to call [`Bot::observe`].
    fn observes(&self) -> bool {
        false
    }

    /// Tells it what a seat did, its own one too: its own view just before, who chose, and what it saw happen. A bot
    /// that was not told everything, because it came late, plays on with what it knows.
    fn observe(&mut self, before: &View, chooser: Seat, seen: &[Happening]) {
        let _ = (before, chooser, seen);
    }
}

/// A way to make bots.
pub type MakeBot = fn(Level, u64, Budget) -> Box<dyn Bot>;

/// A bot of this level, with a random generator of its own.
pub fn bot(level: Level, seed: u64, budget: Budget) -> Box<dyn Bot> {
    match level {
        Level::Master => Box::new(Master::new(seed, budget)),
        _ => lesser_bot(level, seed, budget),
    }
}

/// The same where there are no Masters: whoever should be one is an Adept. For programs that can do without the code of a
/// Master for a while.
pub fn lesser_bot(level: Level, seed: u64, _: Budget) -> Box<dyn Bot> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Novice => Box::new(Novice::new(seed)),
        Level::Adept | Level::Master => Box::new(Adept::new(seed)),
    }
}
