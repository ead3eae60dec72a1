//! Learning from games: replay, notebook, coach, analysis, puzzles, lessons, history. No files, no threads, no clock: it runs in
//! a browser's worker as well.
//!
//! - [`Replay`]: a saved game moment by moment, through anybody's eyes as they were then; play on from any of them.
//! - [`Notebook`] and [`Watch`]: what a player may conclude, and what a Master would believe.
//! - [`Coach`]: every choice with the chance to win and the reason in words.
//! - [`Analysis`]: chances over a finished game, turning points, the choices that mattered, how well leaders were hidden.
//! - [`Puzzle`]: positions in which exactly one choice wins for certain.
//! - [`Tutorial`]: a guided first game.
//! - [`History`]: the own games, and results by leader, number of players and opponents.

pub mod analysis;
mod coach;
mod history;
mod link;
mod notebook;
pub mod puzzle;
mod replay;
mod speech;
mod tutorial;

pub use analysis::{Analysis, Effort, Findings};
pub use coach::{Advice, Coach, MUCH};
pub use history::{Entry, HISTORY_VERSION, History, HistoryError, MOST_GAMES, Opponent, Results};
pub use link::{from_link, to_link};
pub use notebook::{Notebook, Page, Watch};
pub use puzzle::{Miss, Puzzle, Rating, Verdict};
pub use replay::{Eyes, Replay, TurnMark};
pub use speech::{consideration, puzzle_of_the_day, reason};
pub use tutorial::{Idea, Note, Spot, Tutorial};
