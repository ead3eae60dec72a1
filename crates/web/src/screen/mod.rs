//! What fills the page, one file per part.

pub(crate) mod board;
pub(crate) mod ceremony;
pub(crate) mod chronicle;
pub(crate) mod curtain;
pub(crate) mod friends;
pub(crate) mod gallery;
pub(crate) mod gather;
pub(crate) mod hand;
pub(crate) mod herald;
pub(crate) mod keys;
pub(crate) mod menu;
pub(crate) mod options;
pub(crate) mod piles;
pub(crate) mod prompt;
pub(crate) mod rules;
pub(crate) mod seat;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod talk;
pub(crate) mod target;
pub(crate) mod zoom;
