//! Learning from games: replay, notebook, coach, analysis, puzzles, lessons, history. No files, no threads, no clock:
//! it runs in a browser's worker as well.
//!
//! - [`Replay`]: a saved game moment by moment, through anybody's eyes as they were then; play on from any of them.
//! - [`Notebook`]: what a player may conclude, and what a Master would believe.
//! - [`Coach`]: every choice with the chance to win and the reason in words.
//! - [`Analysis`]: chances over a finished game, turning points, the choices that mattered, how well leaders were
//!   hidden.
//! - [`Puzzle`]: positions in which exactly one choice wins for certain.
//! - [`Tutorial`]: a guided first game.
//! - [`History`]: a player's games, and results by leader, number of players and opponents.

pub mod analysis;
mod coach;
mod history;
mod link;
mod notebook;
pub mod puzzle;
mod replay;
mod speech;
mod tells;
mod tutorial;

pub use analysis::{Analysis, Effort};
pub use bots::Belief;
pub use coach::Coach;
pub use history::{Entry, HISTORY_VERSION, History, HistoryError, MOST_GAMES, Opponent};
pub use link::{from_link, to_link};
pub use notebook::{Notebook, Page};
pub use puzzle::Puzzle;
pub use replay::{Perspective, Replay};
pub use speech::{advice_text, findings_text, puzzle_of_the_day, reason};
pub use told::{Advice, Findings, Idea, Miss, Note, Rating, Results, TablePart, TurnMark, Verdict};
pub use tutorial::Tutorial;
