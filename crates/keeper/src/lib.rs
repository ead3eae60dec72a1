//! Keeps the games of one device, and never lets them out: people get what they see of each moment, with what would come
//! of every choice, and what happened as they saw it.
//!
//! - [`Keeper`] hears letters of the page and answers them, lets bots play, and writes every step down before it is told.
//! - [`Dealer`] is one game: bots, views, take-back, foresight.
//! - [`Desk`] is what lies beside the table: the guided game, puzzles, replays, the coach, analysis, a player's games.
//!
//! Nothing here knows of browsers: where things are kept, what time it is and how a letter gets to the page is a
//! [`Host`]'s business, and the host of the tests is a few maps.

mod dealer;
mod desk;
pub mod foresight;
mod host;
mod keeper;
mod saves;
mod trouble;

pub use dealer::Dealer;
pub use desk::{Asked, Beside, Desk, Letter};
pub use host::{Arrived, Clock, Event, Failed, Host, Inbox, Part, Parts, Post, Resume, Store};
pub use keeper::Keeper;
pub use trouble::Trouble;

use told::keeper::News;

/// News as a letter. All keys are texts and all numbers finite, so nothing can fail here.
fn post(news: &News) -> Letter {
    serde_json::to_string(news).unwrap_or_default()
}
