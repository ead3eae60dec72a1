//! What a server tells, as it arrives (docs/server-protocol.md).

use bots::Level;
use dealer::sight::Sight;
use rules::{Edition, Happening, Outcome, Seat, Set};
use serde::{Deserialize, Serialize};

/// What a table was opened for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSettings {
    /// How many seats.
    pub seats: u8,
    /// The box.
    #[serde(default)]
    pub edition: Edition,
    /// Sets added to it.
    #[serde(default)]
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    #[serde(default)]
    pub short: bool,
    /// Whether the lobby lists it.
    #[serde(default)]
    pub open: bool,
    /// Whether others may watch.
    #[serde(default)]
    pub spectators: bool,
    /// How long a decision may take.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether its games count for the ratings.
    #[serde(default)]
    pub rated: bool,
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// Seconds, then a reserve.
    Live {
        /// For each decision.
        seconds: u32,
        /// For the whole game.
        #[serde(default)]
        reserve: u32,
    },
    /// Days.
    Slow {
        /// For each decision.
        days: u32,
    },
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Chair {
    /// Nobody.
    Free,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether they want to begin.
        #[serde(default)]
        ready: bool,
        /// Why a bot decides for them, if one does.
        #[serde(default)]
        away: Option<String>,
    },
}

/// Whether a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// A game is played.
    Playing,
    /// A game is over.
    Ended,
}

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableTold {
    /// Its code.
    pub code: String,
    /// Whether a game is played.
    pub phase: Phase,
    /// How many games were begun.
    #[serde(default)]
    pub game: u32,
    /// What it was opened for.
    pub settings: TableSettings,
    /// Who sits there.
    pub seats: Vec<Chair>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatClock {
    /// Until when it must have chosen, in the server's time.
    pub deadline: Option<f64>,
    /// What is left of its reserve, in milliseconds.
    pub reserve: f64,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// By whom.
    pub seat: Seat,
    /// In their words,
    #[serde(default)]
    pub text: Option<String>,
    /// or as a phrase that everybody reads in their own language.
    #[serde(default)]
    pub phrase: Option<String>,
}

/// Any message. Fields that a kind of message lacks are left at nothing.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Message {
    #[serde(rename = "type")]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) number: Option<u64>,
    #[serde(default)]
    pub(super) now: Option<f64>,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) table: Option<TableTold>,
    #[serde(default)]
    pub(super) view: Option<Sight>,
    #[serde(default)]
    pub(super) clock: Option<Vec<SeatClock>>,
    #[serde(default)]
    pub(super) chat: Vec<Said>,
    #[serde(default)]
    pub(super) events: Vec<Happening>,
    #[serde(default)]
    pub(super) id: Option<String>,
    #[serde(default)]
    pub(super) text: Option<String>,
    #[serde(default)]
    pub(super) phrase: Option<String>,
    #[serde(default)]
    pub(super) code: Option<String>,
    #[serde(default)]
    pub(super) message: Option<String>,
    #[serde(default)]
    pub(super) seats: Vec<bool>,
    #[serde(default)]
    pub(super) watchers: u32,
    #[serde(default)]
    pub(super) chronicle: Vec<Passed>,
}

/// A choice of the game so far, and what came of it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Passed {
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) events: Vec<Happening>,
}

/// What a table looks like from afar.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Seen {
    pub(super) now: f64,
    pub(super) table: TableTold,
    #[serde(default)]
    pub(super) asked: Vec<Seat>,
    #[serde(default)]
    pub(super) clock: Vec<SeatClock>,
}

/// What a server knows of the one with the key.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Record {
    /// The likeliest strength.
    pub rating: f64,
    /// How far off it may well be.
    pub uncertainty: f64,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// How many of them counted.
    pub rated_games: u32,
    /// The latest games.
    pub history: Vec<Played>,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Played {
    /// At which table.
    pub code: String,
    /// Which game of that table.
    pub game: u32,
    /// When it ended.
    pub at: f64,
    /// On which seat.
    pub seat: Seat,
    /// Whether it was won.
    pub won: bool,
    /// Whether it counted.
    pub rated: bool,
    /// The rating after it.
    pub rating: f64,
    /// What else is known of it.
    pub details: Details,
}

/// What else is known of a game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Details {
    /// Whether it was the short game.
    pub short: bool,
    /// Who played.
    pub seats: Vec<Chair>,
    /// How it ended.
    pub outcome: Outcome,
}

/// What opening a table or sitting down answers.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Sat {
    #[serde(default)]
    pub(super) code: Option<String>,
    #[serde(default)]
    pub(super) token: Option<String>,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
}

/// The lobby, as it is answered.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Listed {
    #[serde(default)]
    pub(super) tables: Vec<TableTold>,
}
