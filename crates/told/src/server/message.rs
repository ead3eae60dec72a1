//! What a server says over a socket.

use super::{By, Millis, Said, SeatClock, Table, Why};
use crate::{Phrase, Sight};
use rules::{Happening, Seat};
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;
use serde::{Deserialize, Serialize};

/// The whole table, for somebody who comes in. `V` is how a view is written or read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename = "welcome")]
pub struct Welcome<V = Sight> {
    /// The version of the protocol.
    pub version: u32,
    /// The last number of the log.
    pub number: u64,
    /// The server's time.
    pub now: Millis,
    /// Where the client sits; none for somebody who watches.
    pub seat: Option<Seat>,
    /// The table as it is now.
    pub table: Table,
    /// What they see of the game that is played, or was played last.
    pub view: Option<V>,
    /// The clocks, by seat, where the table has some.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub clock: Option<Vec<SeatClock>>,
    /// What was said lately.
    pub chat: Vec<Said>,
    /// Every choice of the game so far, if the client asked for it.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub chronicle: Option<Vec<Passed>>,
}

const fn none<T>() -> Option<T> {
    None
}

/// A choice of the game so far, as the client saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Passed {
    /// The seat that chose.
    pub seat: Seat,
    /// What happened, as the client saw it.
    pub events: Vec<Happening>,
    /// Who decided. A server that does not say so knows of nobody else.
    #[serde(default)]
    pub by: By,
}

/// Something that happened at the table, under its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Happened<V = Sight> {
    /// Its number in the log of the table.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// What has changed.
    #[serde(flatten)]
    pub change: Change,
    /// The clocks after it, by seat, where there are some.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub clock: Option<Vec<SeatClock>>,
    /// The table after it, if it has changed.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
    /// What the client sees after it.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
}

/// What happens at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Change {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    Seated {
        /// The seat they took.
        seat: Seat,
    },
    /// A seat is free again.
    Left {
        /// The seat that is free again.
        seat: Seat,
    },
    /// The host freed somebody's seat.
    Removed {
        /// The seat that is free again.
        seat: Seat,
    },
    /// The host lets nobody else sit down, or does again.
    Locked {
        /// Whether nobody may sit down any more.
        locked: bool,
    },
    /// The host changed what the next game is played with.
    Changed,
    /// A bot sat down, or went.
    Bot {
        /// The seat of the bot.
        seat: Seat,
    },
    /// Somebody is ready to play, or not any more.
    Ready {
        /// The seat of the player.
        seat: Seat,
        /// Whether they are ready.
        ready: bool,
    },
    /// A game began.
    Started {
        /// Which game of the table.
        game: u32,
    },
    /// Somebody chose. What they chose shows only in what happened.
    Choice {
        /// The seat that was asked.
        seat: Seat,
        /// Who decided for it: its player, or a bot.
        by: By,
        /// What the chooser's client called it; nobody else is told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What happened, as the client saw it.
        events: Vec<Happening>,
    },
    /// A bot decides for a player from now on.
    Away {
        /// The seat the bot decides for.
        seat: Seat,
        /// Why a bot decides.
        why: Why,
    },
    /// A player decides again.
    Back {
        /// The seat of the player who is back.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// The seat of the speaker.
        seat: Seat,
        /// What they typed.
        text: String,
    },
    /// Somebody picked a phrase.
    Phrase {
        /// The seat of the speaker.
        seat: Seat,
        /// The phrase they picked.
        phrase: Phrase,
    },
}

/// A message that is not part of what happened at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Aside {
    /// What was missed follows.
    Resumed {
        /// The version of the protocol.
        version: u32,
        /// The last number of the log.
        number: u64,
        /// The server's time.
        now: Millis,
        /// The seat of the client; none for a spectator.
        seat: Option<Seat>,
    },
    /// Who is connected.
    Presence {
        /// Whether each seat is connected, by seat.
        seats: Vec<bool>,
        /// How many watch.
        watchers: u32,
    },
    /// A choice that had been accepted before.
    Accepted {
        /// What the client called it.
        id: String,
        /// The number it got.
        number: u64,
    },
    /// A request that changed nothing, because it was so already.
    Done {
        /// What the client called it.
        id: Option<String>,
    },
    /// A request that was not carried out.
    Refused {
        /// What the client called it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The reason as a code, for programs.
        code: String,
        /// The reason in words, for people.
        message: String,
        /// After `too-fast`: the same may be asked again after this many milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry_ms: Option<u64>,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time.
        now: Millis,
    },
    /// Nothing can be written at the moment; the table goes on by itself when it can.
    Waiting,
    /// The table goes on.
    GoesOn,
    /// The last message before the server closes the connection.
    Goodbye {
        /// The reason as a code, for programs.
        code: String,
        /// The reason in words, for people.
        message: String,
    },
}

impl Aside {
    /// The message as it is sent. All keys are texts and all numbers finite, so nothing can fail here.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A message of the server, as a client reads it.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The whole table.
    Welcome(Box<Welcome>),
    /// Something that happened at it.
    Happened(Box<Happened>),
    /// A message that is not part of what happened at the table.
    Aside(Aside),
    /// A kind of message that a newer server may send; there is nothing to do about it.
    Unknown,
}

/// What a message is, by its `type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(field_identifier, rename_all = "kebab-case")]
pub enum MessageKind {
    /// See [`Welcome`].
    Welcome,
    /// See [`Change::Opened`].
    Opened,
    /// See [`Change::Seated`].
    Seated,
    /// See [`Change::Left`].
    Left,
    /// See [`Change::Removed`].
    Removed,
    /// See [`Change::Locked`].
    Locked,
    /// See [`Change::Changed`].
    Changed,
    /// See [`Change::Bot`].
    Bot,
    /// See [`Change::Ready`].
    Ready,
    /// See [`Change::Started`].
    Started,
    /// See [`Change::Choice`].
    Choice,
    /// See [`Change::Away`].
    Away,
    /// See [`Change::Back`].
    Back,
    /// See [`Change::Said`].
    Said,
    /// See [`Change::Phrase`].
    Phrase,
    /// See [`Aside::Resumed`].
    Resumed,
    /// See [`Aside::Presence`].
    Presence,
    /// See [`Aside::Accepted`].
    Accepted,
    /// See [`Aside::Done`].
    Done,
    /// See [`Aside::Refused`].
    Refused,
    /// See [`Aside::Pong`].
    Pong,
    /// See [`Aside::Waiting`].
    Waiting,
    /// See [`Aside::GoesOn`].
    GoesOn,
    /// See [`Aside::Goodbye`].
    Goodbye,
    /// A kind that is not known here.
    #[serde(other)]
    Unknown,
}

impl MessageKind {
    /// The kind with this name.
    ///
    /// ```
    /// use told::server::MessageKind;
    /// assert_eq!(MessageKind::named("goes-on"), MessageKind::GoesOn);
    /// assert_eq!(MessageKind::named("fireworks"), MessageKind::Unknown);
    /// ```
    pub fn named(name: &str) -> MessageKind {
        let name: StrDeserializer<'_, serde::de::value::Error> = name.into_deserializer();
        MessageKind::deserialize(name).unwrap_or(MessageKind::Unknown)
    }
}

impl Message {
    /// Reads a message.
    ///
    /// ```
    /// use told::server::{Aside, Message};
    /// assert_eq!(Message::read(r#"{"type":"waiting"}"#)?, Message::Aside(Aside::Waiting));
    /// assert_eq!(Message::read(r#"{"type":"fireworks","color":"green"}"#)?, Message::Unknown);
    /// assert!(Message::read(r#"{"type":"welcome"}"#).is_err());
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    ///
    /// # Errors
    /// When it is not JSON, or of a kind that is known here but not as it should be.
    pub fn read(text: &str) -> Result<Message, serde_json::Error> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(rename = "type")]
            kind: MessageKind,
        }
        // The kind first, then the message as what it is: a reader that kept everything in between, as one for tagged
        // enums does, would be several times as much code for the page.
        let Head { kind } = serde_json::from_str(text)?;
        use MessageKind as Kind;
        Ok(match kind {
            Kind::Welcome => Message::Welcome(serde_json::from_str(text)?),
            Kind::Opened
            | Kind::Seated
            | Kind::Left
            | Kind::Removed
            | Kind::Locked
            | Kind::Changed
            | Kind::Bot
            | Kind::Ready
            | Kind::Started
            | Kind::Choice
            | Kind::Away
            | Kind::Back
            | Kind::Said
            | Kind::Phrase => Message::Happened(serde_json::from_str(text)?),
            Kind::Resumed
            | Kind::Presence
            | Kind::Accepted
            | Kind::Done
            | Kind::Refused
            | Kind::Pong
            | Kind::Waiting
            | Kind::GoesOn
            | Kind::Goodbye => Message::Aside(serde_json::from_str(text)?),
            Kind::Unknown => Message::Unknown,
        })
    }
}
