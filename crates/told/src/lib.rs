//! Plain data that crosses a boundary, each kind of it once: what the page, the keeper of a game and a server tell each
//! other, and the words in which bots, coach and analysis hand over what they found.
//!
//! Nothing here thinks, speaks or does I/O. Whoever writes a message and whoever reads it use the same type, so neither
//! can drift from the other.
//!
//! - [`Sight`], [`Scene`], [`Chapter`]: what somebody sees of a game, and what happened as they saw it.
//! - [`Reason`], [`Prospect`], [`Advice`]: what speaks for a choice. [`Findings`]: what a look back found.
//! - [`keeper`]: messages between the page and the keeper of a game on the same device.
//! - [`server`]: messages between a client and a server, over a socket and over HTTP.

mod character;
mod findings;
pub mod keeper;
mod learning;
mod level;
mod options;
mod outlook;
mod phrase;
mod saved_error;
mod scene;
mod secret;
pub mod server;
mod sight;
mod thinking;

pub use character::{Character, UnknownCharacter};
pub use findings::{Findings, KeyChoice, Miss, Rating, Results, Tell, TurnMark, TurningPoint, Verdict};
pub use learning::{
    Advised, Analysed, Eyes, GameLine, Games, Idea, Lesson, Note, PuzzleLine, PuzzleNow, Replayed, TablePart,
};
pub use level::{Level, UnknownLevel};
pub use options::{Options, Sitter, bot_character, bot_name};
pub use outlook::outlook;
pub use phrase::Phrase;
pub use saved_error::SavedError;
pub use scene::{Chapter, Chosen, Foresight, Scene};
pub use secret::Secret;
pub use sight::{Party, Question, Sight, Watcher};
pub use thinking::{Advice, MUCH, Prospect, Rank, Reason, Side};
