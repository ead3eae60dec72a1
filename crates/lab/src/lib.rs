//! The laboratory: experiments with bots on all cores, and what they say about the game.
//!
//! An [`Experiment`] says what is played, [`run`] plays it, a [`Report`] says what came out. The same experiment gives
//! the same counts on any number of threads; a [`Shard`] plays a part of it, and [`Report::merge`] puts parts together
//! to exactly the result of the whole.

mod experiment;
mod heroes;
mod interval;
mod ladder;
mod page;
#[cfg(feature = "parquet")]
mod parquet;
mod play;
mod ranges;
mod report;
mod rows;
mod run;
mod tally;
mod text;

pub use experiment::{Experiment, LineUp, PlayerCounts, Shard, Thinking, Unsound};
pub use heroes::HeroTally;
pub use interval::Share;
pub use ladder::{Rung, ladder};
#[cfg(feature = "parquet")]
pub use parquet::ParquetFiles;
pub use ranges::Ranges;
pub use report::{About, BotResult, NotTogether, Report};
pub use rows::{DecisionRow, EndRow, GameRow, Recorder, Rows, SeatRow};
pub use run::{Progress, run, run_recorded};
pub use tally::{BotTally, Tally, Won};
pub use text::ladder_text;
