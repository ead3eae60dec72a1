//! Matches between any players: the house's bots, with any budget, and other people's programs.
//!
//! An [`Entrant`] is somebody who plays. A [`Contest`] says who meets whom: every deal is played in every order of the
//! seats, so nobody has better seats, leaders or cards than another. [`Contest::run`] plays it on all cores, and
//! [`Standings`] say who won how often, by who played. A [`Program`] is an entrant that runs outside; docs/bots.md
//! describes what it is told and what it must answer.

mod arrangement;
mod entrant;
mod error;
mod game;
mod ladder;
mod program;
mod run;
mod sprt;
mod standings;
mod text;

pub use entrant::{Entrant, Kind, LineUp};
pub use error::ContestError;
pub use ladder::Rung;
pub use program::{Failing, PROTOCOL, Program};
pub use run::{Contest, Progress};
pub use sprt::{Sprt, Verdict};
pub use standings::{Failures, Standing, Standings};
