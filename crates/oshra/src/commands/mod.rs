//! One file per command.

mod browser;
pub(crate) mod cards;
pub(crate) mod engine;
pub(crate) mod load;
mod options;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod sim;
