//! One file per command.

pub(crate) mod cards;
pub(crate) mod engine;
pub(crate) mod options;
