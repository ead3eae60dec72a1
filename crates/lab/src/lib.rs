//! The laboratory: experiments with bots on all cores, and what they say about the game.
//!
//! An [`Experiment`] says what is played, [`run`] plays it, a [`Report`] says what came out. The same experiment gives
//! the same counts on any number of threads; a [`Shard`] plays a part of it, and [`Report::merge`] puts parts together
//! to exactly the result of the whole.
//!
//! Bots of the house play, so a report says all about who played, and anybody can play it again. Other people's bots play
//! against them in the crate `contest`, as programs of their own.

mod chances;
mod contribution;
mod cpu;
mod experiment;
mod finding;
mod heroes;
mod ladder;
mod made;
mod page;
#[cfg(feature = "parquet")]
mod parquet;
mod play;
mod ranges;
mod report;
mod rows;
mod run;
mod statistics;
mod story;
mod tally;
mod text;
mod versus;
mod watch;

pub use chances::{BOXES, Calibration, ChanceBox, ChanceTally};
pub use contribution::Contribution;
pub use experiment::{Experiment, GameCount, LineUp, PlayerCounts, Shard, Thinking, Unsound};
pub use finding::Finding;
pub use heroes::HeroTally;
pub use ladder::{Rung, ladder};
pub use made::{Made, VERSION};
#[cfg(feature = "parquet")]
pub use parquet::ParquetFiles;
pub use ranges::Ranges;
pub use report::{About, BotResult, NotTogether, Report};
pub use rows::{DecisionRow, EndRow, GameRow, Recorder, Rows, SeatRow};
pub use run::{Progress, run, run_recorded};
pub use statistics::{
    Difference, Effect, Gap, Meeting, Moments, Pairs, Share, Strength, Sums, holm, quantile, strengths, two_sided,
};
pub use story::{LOOK_BACK, StoryTally};
pub use tally::{BotTally, Tally, Won};
pub use text::ladder_text;
pub use versus::{Measure, Variant, Versus, versus};
