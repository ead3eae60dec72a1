//! What happens at a table, as it is written down. A table is the sum of its entries, and nothing else.

use crate::secret::{Network, PlayerId, TokenHash};
use crate::settings::{Settings, strict};
use crate::time::Millis;
use rules::{Choice, Game, Seat, Seed, StateDigest};
use serde::{Deserialize, Serialize};
use told::{Level, Phrase};

pub use told::server::{By, Why};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was opened. Bots sit on the last seats.
    Opened {
        /// What the table was opened for.
        #[serde(deserialize_with = "strict")]
        settings: Settings,
        /// Bots that sit there from the beginning.
        bots: Vec<Level>,
        /// The seed of the first game: secret, but for its hash, until that game is over.
        seed: Seed,
    },
    /// Somebody sat down.
    Seated {
        /// The seat.
        seat: Seat,
        /// The name of the player.
        name: String,
        /// What proves that the seat is theirs.
        token: TokenHash,
        /// Who it is, if they said so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// From where, at a rated table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Network>,
    },
    /// A seat is free again.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A bot sat down, or went.
    Bot {
        /// The seat.
        seat: Seat,
        /// How well it plays; none if it went.
        level: Option<Level>,
        /// What the host called it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// The host freed the seat of somebody who is not to come back.
    Removed {
        /// The seat.
        seat: Seat,
    },
    /// The host lets nobody else sit down, or does again.
    Locked {
        /// Whether nobody may sit down any more.
        locked: bool,
    },
    /// The host changed what the next game is played with.
    Changed {
        /// All settings as they are now.
        #[serde(deserialize_with = "strict")]
        settings: Settings,
    },
    /// Somebody is ready to play, or not any more.
    Ready {
        /// The seat of the player.
        seat: Seat,
        /// Whether the player is ready.
        ready: bool,
    },
    /// A game began.
    Started {
        /// The seed of the game after this one: its hash is published a whole game ahead.
        next: Seed,
        /// The revision of the rules it is played by.
        #[serde(default = "first_revision")]
        revision: u32,
        /// The state it was dealt to; unknown in entries from before there were revisions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<StateDigest>,
    },
    /// Somebody chose.
    Choice {
        /// The seat of the player.
        seat: Seat,
        /// The choice.
        choice: Choice,
        /// Whether the player, a bot or the clock decided.
        #[serde(default, skip_serializing_if = "is_player")]
        by: By,
        /// The id the player's program gave it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Where it led. Programs that did not write it yet pass it over, so it needs no format of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<StateCheck>,
    },
    /// A bot decides for a player from now on.
    Away {
        /// The seat that the bot decides for.
        seat: Seat,
        /// Why the bot has taken over.
        why: Why,
    },
    /// A player decides again.
    Back {
        /// The seat of the player.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// The seat of the player.
        seat: Seat,
        /// The words that were typed.
        text: String,
    },
    /// Somebody said one of the things that need no typing.
    Phrase {
        /// The seat of the player.
        seat: Seat,
        /// The phrase that was picked.
        phrase: Phrase,
    },
}

impl Entry {
    /// The oldest format of the log that can express it.
    #[cfg(feature = "serve")]
    pub(crate) fn format(&self) -> i64 {
        match self {
            Entry::Removed { .. } | Entry::Locked { .. } | Entry::Changed { .. } => 2,
            Entry::Bot { name: Some(_), .. } => 2,
            _ => 1,
        }
    }
}

/// A short check of the whole state of a game, beside a choice that led to it: by other rules, or after a choice that was
/// damaged, the game is another one soon. It depends on every secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateCheck(pub(crate) u16);

impl StateCheck {
    /// The check of a game as it stands.
    pub(crate) fn of(game: &Game) -> StateCheck {
        let [.., high, low] = game.digest().number().to_be_bytes();
        StateCheck(u16::from_be_bytes([high, low]))
    }
}

/// The revision of games that were begun before there were revisions.
fn first_revision() -> u32 {
    1
}

fn is_player(by: &By) -> bool {
    *by == By::Player
}

/// An entry with its place in the table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Its number: the first is 1, and there are no gaps.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// The write that brought it, so that none is counted twice.
    pub origin: Origin,
    /// What happened.
    pub entry: Entry,
}

/// Marks one writing of one server, so that a server that does not know whether its write succeeded can find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Origin(pub(crate) u64);

impl Origin {
    /// The writing with this number of a server.
    pub(crate) const fn new(server: u32, number: u32) -> Origin {
        Origin((server as u64) << 32 | number as u64)
    }
}
