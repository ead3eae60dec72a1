//! What happens at a table, as it is written down. A table is the sum of its entries, and nothing else.

use crate::secret::{PlayerId, TokenHash};
use crate::settings::Settings;
use crate::time::Millis;
use bots::Level;
use rules::{Choice, Seat, Seed};
use serde::{Deserialize, Serialize};
use words::Phrase;

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was opened. Bots sit on the last seats.
    Opened {
        /// What for.
        settings: Settings,
        /// Bots that sit there from the beginning.
        bots: Vec<Level>,
        /// The seed of the first game: secret, but for its hash, until that game is over.
        seed: Seed,
    },
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Under this name.
        name: String,
        /// What proves that the seat is theirs.
        token: TokenHash,
        /// Who it is, if they said so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
    },
    /// A seat is free again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A bot sat down, or went.
    Bot {
        /// Where.
        seat: Seat,
        /// How well it plays; none if it went.
        level: Option<Level>,
    },
    /// Somebody is ready to play, or not any more.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether they are.
        ready: bool,
    },
    /// A game began.
    Started {
        /// The seed of the game after this one: its hash is published a whole game ahead.
        next: Seed,
    },
    /// Somebody chose.
    Choice {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
        /// Who decided.
        #[serde(default, skip_serializing_if = "By::is_player")]
        by: By,
        /// The id the player's program gave it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A bot decides for a player from now on.
    Away {
        /// For whom.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A player decides again.
    Back {
        /// Who.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody said one of the things that need no typing.
    Phrase {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(with = "phrase_by_name")]
        phrase: Phrase,
    },
}

/// Who made a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player.
    #[default]
    Player,
    /// A bot that has the seat, or has taken over.
    Bot,
    /// A bot, because the player's time was out.
    Clock,
}

impl By {
    fn is_player(&self) -> bool {
        *self == By::Player
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

/// Phrases are written as their names.
pub(crate) mod phrase_by_name {
    use serde::de::{Deserialize, Deserializer, Error};
    use words::Phrase;

    pub(crate) fn serialize<S: serde::Serializer>(phrase: &Phrase, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(phrase.id())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Phrase, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Phrase::from_id(&id).ok_or_else(|| D::Error::custom("there is no such phrase"))
    }
}

/// An entry with its place in the table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Its number: the first is 1, and there are no gaps.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// Which writing it was.
    pub origin: Origin,
    /// What happened.
    pub entry: Entry,
}

/// Marks one writing of one server, so that a server that does not know whether its write succeeded can find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin(pub(crate) u64);

impl Origin {
    /// The writing with this number of a server.
    pub(crate) const fn new(server: u32, number: u32) -> Origin {
        Origin((server as u64) << 32 | number as u64)
    }

    /// The server it was.
    pub(crate) const fn server(self) -> u32 {
        (self.0 >> 32) as u32
    }
}
