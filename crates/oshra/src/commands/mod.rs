//! One file per command.

pub(crate) mod admin;
pub(crate) mod analyze;
mod browser;
mod calendar;
pub(crate) mod cards;
pub(crate) mod contest;
pub(crate) mod copies;
pub(crate) mod doctor;
pub(crate) mod engine;
mod files;
pub(crate) mod guest;
mod house;
mod keeping;
pub(crate) mod load;
mod many_games;
mod options;
mod pages;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
mod stopping;
mod system;
pub(crate) use stopping::INTERRUPTED;
