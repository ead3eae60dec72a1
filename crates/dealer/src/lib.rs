//! Keeps a game on one device, and says what a page is told of it.
//!
//! [`Dealer`] holds the game and never lets it out: people get their own [`rules::View`] of each moment, with what would
//! come of every choice ([`foresight`]), and what happened as they saw it. The page reads the same from JSON as a
//! [`sight::Sight`]. Nothing here knows of browsers.

pub mod foresight;
pub mod learning;
mod local;
pub mod protocol;
pub mod sight;

pub use local::{Dealer, Trouble, bot_name};
