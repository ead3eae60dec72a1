//! What is asked and answered over HTTP.

use super::{Chair, Listed, Millis, SeatClock, Settings, Table};
use crate::{Level, Secret};
use rules::{Edition, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Opens a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The settings of the table.
    pub settings: Settings,
    /// Bots that sit on the last seats.
    #[serde(default)]
    pub bots: Vec<Level>,
    /// Whoever opens it sits down at once under this name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The code of the table, as in its link.
    pub code: String,
    /// The link to it.
    pub link: String,
    /// Where whoever opened it sits.
    pub seat: Option<Seat>,
    /// The token that proves it.
    pub token: Option<Secret>,
}

/// Takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The name to sit down with.
    pub name: String,
    /// The seat to take; any free one if left out.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A seat was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// The seat that was taken.
    pub seat: Seat,
    /// The token that proves that it is theirs.
    pub token: Secret,
}

/// The lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// Open tables, the newest first.
    pub tables: Vec<Listed>,
}

/// What everybody may know of a table without sitting at it, and without being there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glance {
    /// The link to it.
    pub link: String,
    /// The server's time.
    pub now: Millis,
    /// The table as anybody may see it.
    pub table: Table,
    /// Who must choose.
    pub asked: Vec<Seat>,
    /// Since when each of them has been asked.
    #[serde(default)]
    pub since: Vec<Millis>,
    /// The clocks, by seat, where there are some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Vec<SeatClock>>,
}

/// The tables at which a player sits: those that wait for the player first, the longest waiting on top.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnTables {
    /// The server's time.
    pub now: Millis,
    /// The tables.
    pub tables: Vec<OwnTable>,
}

/// A table at which a player sits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnTable {
    /// The table.
    pub table: Listed,
    /// The player's seat.
    pub seat: Seat,
    /// Whether the player must choose.
    pub asked: bool,
    /// Since when the game has waited for this player; without one, for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
    /// Until when the player must have chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
}

/// What became of a seat that was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// Whether the key had a seat there to give up.
    pub left: bool,
}

/// A fresh key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewKey {
    /// The key, which is secret.
    pub key: Secret,
    /// The public id that belongs to it.
    pub player: String,
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The public id.
    pub player: String,
    /// The name they played under last.
    pub name: String,
    /// The likeliest strength.
    pub rating: f64,
    /// How far off that may well be.
    pub uncertainty: f64,
    /// How many games the rating rests on.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// How many of them counted.
    pub rated_games: u32,
}

/// The players with the best ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// The best first.
    pub players: Vec<Player>,
}

/// What only the one with the key may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnPlayer {
    /// What everybody may know too.
    #[serde(flatten)]
    pub player: Player,
    /// The latest games.
    pub history: Vec<Played>,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The code of the table.
    pub code: String,
    /// Which game of that table.
    pub game: u32,
    /// When it ended.
    pub at: Millis,
    /// The seat the player had.
    pub seat: Seat,
    /// Whether it was won.
    pub won: bool,
    /// Whether the game counted for the rating.
    pub rated: bool,
    /// The rating after it.
    pub rating: f64,
    /// What else is known of it.
    pub details: Details,
}

/// What else is known of a game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Details {
    /// The edition it was played with.
    #[serde(default)]
    pub edition: Edition,
    /// Whether it was the short game.
    pub short: bool,
    /// Who played, by seat.
    pub seats: Vec<Chair>,
    /// How it ended.
    pub outcome: Outcome,
}

/// The key from which browsers want to be told something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKey {
    /// A point of the curve P-256, as browsers write it.
    pub key: String,
}

/// A browser wants to be told something while no page is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscribing {
    /// Where it is reached.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// Its secret.
    pub auth: String,
    /// Whether it wants to hear of all tables but those named, and of invitations; otherwise of those only.
    #[serde(default = "everywhere")]
    pub everywhere: bool,
    /// The tables that are named.
    #[serde(default)]
    pub tables: Vec<String>,
}

fn everywhere() -> bool {
    true
}

/// A browser will be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscribed {
    /// The name of the subscription.
    pub id: String,
}

/// A browser is told nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unsubscribed {
    /// Whether it would have been.
    pub removed: bool,
}

/// Asks somebody to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inviting {
    /// The public id of the player.
    pub player: String,
}

/// Somebody was asked to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    /// They are told if they want to be.
    pub invited: bool,
}

/// What a host has set up, for everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct House {
    /// What people read before they sit down.
    #[serde(default)]
    pub welcome: Option<String>,
    /// Whether there is a page that says who runs the server.
    #[serde(default)]
    pub imprint: bool,
    /// Whether tables can be opened and looked for with a password only.
    #[serde(default)]
    pub closed: bool,
    /// Whether somebody sees to reports.
    #[serde(default)]
    pub admin: bool,
    /// For how many days what is typed is kept; as long as the table without it.
    #[serde(default)]
    pub chat_days: Option<u64>,
    /// For how many days finished games are kept; forever without it.
    #[serde(default)]
    pub games_days: Option<u64>,
    /// After how many seconds a bot takes over from somebody who is gone and has no time in reserve.
    #[serde(default)]
    pub absence: Option<u64>,
}

/// A request that is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// Why it is refused.
    pub error: Reason,
}

/// Why a request is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// A code for programs; it stays the same in every language.
    pub code: String,
    /// For people, in their language.
    pub message: String,
}
