//! One file per command.

pub(crate) mod analyse;
mod browser;
pub(crate) mod cards;
pub(crate) mod engine;
mod files;
pub(crate) mod load;
mod options;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod sim;
