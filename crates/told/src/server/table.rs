//! A table, as everybody may see it.

use super::{Millis, Settings};
use crate::{Level, Phrase};
use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// A game is played.
    Playing,
    /// A game is over; there may be another one.
    Ended,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Chair {
    /// Nobody sits here.
    Free,
    /// A bot sits here.
    Bot {
        /// How well it plays.
        level: Level,
        /// What the host called it, if they did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A person sits here, connected or not.
    Person {
        /// The name they gave.
        name: String,
        /// Whether they want to begin.
        #[serde(default)]
        ready: bool,
        /// Why a bot decides for them, if one does.
        #[serde(default)]
        away: Option<Why>,
        /// Their public id, if they have a key.
        #[serde(default)]
        player: Option<String>,
    },
}

impl Chair {
    /// What whoever sits there is called; nothing for a free seat.
    pub fn name(&self, seat: usize) -> Option<&str> {
        match self {
            Chair::Free => None,
            Chair::Bot { name, .. } => Some(name.as_deref().unwrap_or(crate::bot_name(seat))),
            Chair::Person { name, .. } => Some(name),
        }
    }
}

/// Why a bot decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They said goodbye in the middle of a game.
    Left,
    /// They were gone and the others waited.
    Absent,
    /// Their time ran out again and again.
    Clock,
}

/// Who made a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player who sits there.
    #[default]
    Player,
    /// A bot that has the seat, or has taken over.
    Bot,
    /// A bot, because the player's time was out.
    Clock,
}

/// A table, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The code of the table, as in its link.
    pub code: String,
    /// How far it has come.
    pub phase: Phase,
    /// How many games were begun.
    pub game: u32,
    /// When it was opened.
    pub opened: Millis,
    /// What it was opened for.
    pub settings: Settings,
    /// The seats with those who sit there.
    pub seats: Vec<Chair>,
    /// Who may say how things are done at the table: whoever sat down first, and when they go, somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// Whether the host lets nobody else sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// The hash of the seed of the game that is played, or will be played next.
    pub seed_hash: String,
    /// The game that was played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Last>,
    /// How much may still happen at the table until it takes nothing new; none while that is much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries_left: Option<u64>,
}

/// A game that is over, with its secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Last {
    /// Which game of its table.
    pub game: u32,
    /// The seed it came from.
    pub seed: String,
    /// The hash that was told before.
    pub seed_hash: String,
    /// How the game ended.
    pub outcome: Outcome,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listed {
    /// The code of the table, as in its link.
    pub code: String,
    /// How far it has come.
    pub phase: Phase,
    /// When it was opened.
    pub opened: Millis,
    /// What it was opened for.
    pub settings: Settings,
    /// The seats with those who sit there.
    pub seats: Vec<Chair>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// Until when it must have chosen; none while it is not asked.
    pub deadline: Option<Millis>,
    /// What is left of its reserve in milliseconds, without what it is using now.
    pub reserve: u64,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Its number in the log of the table.
    pub number: u64,
    /// When it was said.
    pub at: Millis,
    /// Who said it.
    pub seat: Seat,
    /// What they were called then.
    pub name: String,
    /// What they typed; none if they picked a phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The phrase they picked, which everybody reads in their own language; none if they typed something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}
