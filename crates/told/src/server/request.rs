//! What a client says over a socket.

use super::{Settings, yes};
use crate::{Level, Phrase, Secret};
use rules::{Choice, Seat};
use serde::{Deserialize, Serialize};

/// The first message over a socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub version: u32,
    /// The code of the table.
    pub table: String,
    /// The token that proves that a seat is theirs; none for somebody who only watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Secret>,
    /// The key of a player: a seat that was taken with it is theirs, whatever became of its token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Secret>,
    /// The last number the client has, if it was here before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// Whether it wants to be told what happened in the game so far.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chronicle: bool,
    /// The language of refusals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// A message to the server.
///
/// ```
/// use told::server::Request;
/// assert_eq!(serde_json::to_string(&Request::Start { fill: None })?, r#"{"do":"start"}"#);
/// assert_eq!(serde_json::from_str::<Request>(r#"{"do":"ready"}"#)?, Request::Ready { ready: true });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// The first message.
    Hello(Hello),
    /// A choice in the game.
    Choose {
        /// What the client calls it: however often it is sent, it counts once.
        id: String,
        /// The last number the client had when it was made.
        on: u64,
        /// What is chosen.
        choice: Choice,
    },
    /// Something typed, for everybody at the table.
    Say {
        /// What was typed.
        text: String,
    },
    /// A phrase that everybody reads in their own language.
    Phrase {
        /// The phrase that is said.
        phrase: Phrase,
    },
    /// Somebody wants to begin, or not any more.
    Ready {
        /// Whether the player is ready.
        #[serde(default = "yes")]
        ready: bool,
    },
    /// Begins a game.
    Start {
        /// Bots of this level take the free seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fill: Option<Level>,
    },
    /// Puts a bot on a free seat, or takes it away.
    Bot {
        /// The seat the bot is put on or taken from.
        seat: Seat,
        /// How well the bot plays; none takes it away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
        /// What it is called; the usual name of its seat without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Lets nobody else sit down, or does again.
    Lock {
        /// Whether nobody may sit down any more.
        #[serde(default = "yes")]
        locked: bool,
    },
    /// Changes what the next game is played with.
    Change {
        /// All settings as they are from now on.
        settings: Settings,
    },
    /// Frees the seat of somebody who has been gone for a while. The host frees any seat, and whoever sat there does not come
    /// back.
    Free {
        /// The seat that is freed.
        seat: Seat,
    },
    /// Tells the host of a line or a name that should not stand there.
    Report {
        /// The number of the line,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u64>,
        /// or the seat of the name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// What is wrong with it, in the words of whoever reports it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// Gives the seat up; in a game a bot plays on.
    Leave,
    /// The player decides again.
    Back,
    /// Asks whether the server is there.
    Ping,
}

/// What a message to the server is, by its `do`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(field_identifier, rename_all = "kebab-case")]
pub enum RequestKind {
    /// See [`Request::Hello`].
    Hello,
    /// See [`Request::Choose`].
    Choose,
    /// See [`Request::Say`].
    Say,
    /// See [`Request::Phrase`].
    Phrase,
    /// See [`Request::Ready`].
    Ready,
    /// See [`Request::Start`].
    Start,
    /// See [`Request::Bot`].
    Bot,
    /// See [`Request::Free`].
    Free,
    /// See [`Request::Lock`].
    Lock,
    /// See [`Request::Change`].
    Change,
    /// See [`Request::Report`].
    Report,
    /// See [`Request::Leave`].
    Leave,
    /// See [`Request::Back`].
    Back,
    /// See [`Request::Ping`].
    Ping,
    /// A kind that is not known here.
    #[serde(other)]
    Unknown,
}

impl Request {
    /// The message as it is sent. All keys are texts and all numbers finite, so nothing can fail here.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What the client calls it, if it has a name.
    pub fn id(&self) -> Option<&str> {
        match self {
            Request::Choose { id, .. } => Some(id),
            _ => None,
        }
    }
}
