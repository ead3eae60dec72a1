//! Why the server refuses something: a code for programs, a sentence in the player's language.

use crate::text::{LONGEST_CHAT, LONGEST_NAME};
#[cfg(feature = "serve")]
use axum::http::StatusCode;
use rules::Refusal;
use words::{Words, text};

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Not JSON, or not the JSON that is expected. The details are for programmers, in English.
    BadRequest(String),
    /// A message or body that is too long.
    TooLong,
    /// A body that did not arrive in time.
    TooSlow,
    /// A body that is not JSON by its heading.
    NotJson,
    /// No such address.
    NotFound,
    /// The address does not do that.
    WrongMethod,
    /// No such request.
    UnknownRequest(String),
    /// Another version of the protocol.
    WrongVersion,
    /// A socket must say hello first, and once.
    HelloFirst,
    /// A page of another site.
    WrongOrigin,
    /// A name under which this server is not reached.
    WrongHost,
    NoSuchTable,
    NoSuchGame,
    /// A game that is not over keeps its secrets.
    GameNotOver,
    /// A game of another revision of the rules.
    OtherRules(u32),
    NoSuchPlayer,
    /// No key, or one that cannot be one.
    BadKey,
    /// A token that is nobody's here.
    WrongToken,
    /// A spectator asked for what only players may.
    OnlyWatching,
    NoSpectators,
    NoSuchSeat,
    SeatTaken,
    TableFull,
    NameMissing,
    NameTooLong,
    NameTaken,
    ChatEmpty,
    ChatTooLong,
    /// Not while a game is played.
    GameRunning,
    /// Not while no game is played.
    NoGame,
    /// Some seats are free.
    SeatsFree,
    /// The game cannot begin: somebody is not ready.
    NotReady,
    /// The player who is to be replaced is there.
    NotAbsent,
    /// The choice answers a question that is not asked any more.
    Stale,
    /// The choice answers what nobody was told yet.
    TooEarly,
    /// A choice that cannot be read.
    BadChoice(String),
    /// The rules refuse it.
    Refused(Refusal),
    BadClock,
    TooManyBots,
    RatedWithBots,
    RatedNeedsKey,
    AlreadySeated,
    /// Somebody sits at this rated table from the same address already.
    RatedOneEach,
    /// Somebody a host keeps out.
    Banned,
    /// Only hosts may do that.
    AdminOnly,
    /// The server is closed, and no password was given that opens it.
    PasswordNeeded,
    /// Somebody who sits there does not want to sit with them.
    NotWelcome,
    /// A name the host does not want.
    NameRefused,
    /// Somebody who is new says what needs no typing.
    Newcomer,
    /// A host has closed the table.
    TableClosed,
    /// Only the host of the table may do that.
    HostOnly,
    /// The host of the table lets nobody else sit down.
    TableLocked,
    /// The host of the table freed the seat.
    Removed,
    /// Somebody sits on a seat that would not be there any more.
    StillSeated,
    /// Whether a table counts is said when it is opened.
    RatedFromTheStart,
    TooFast,
    TooManyTables,
    /// The disk is nearly full.
    NoRoom,
    TooManySockets,
    /// Nothing can be written or read at the moment.
    Unavailable,
    /// The server is stopping.
    Stopping,
    /// The client does not read.
    NotReading,
    /// Nothing was heard for too long.
    Silent,
    /// The seat is open in too many windows.
    Replaced,
    /// The table was written by a newer version of this program.
    Newer,
    /// The table's log is as long as it may be.
    WornOut,
    /// Another server owns the table; what was asked for is passed on to it.
    #[cfg(feature = "serve")]
    Elsewhere(crate::storage::Owner),
    /// What the owner of a table said, in words already.
    #[cfg(feature = "serve")]
    Passed(Box<Passed>),
    /// Something that should not be.
    Internal,
}

/// A refusal on its way from one server to another.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Passed {
    pub(crate) code: String,
    pub(crate) message: String,
    pub(crate) status: u16,
}

impl Fault {
    /// The code, kebab-case and stable.
    pub(crate) fn code(&self) -> &str {
        match self {
            Fault::BadRequest(_) => "bad-request",
            Fault::TooLong => "too-long",
            Fault::TooSlow => "too-slow",
            Fault::NotJson => "not-json",
            Fault::NotFound => "not-found",
            Fault::WrongMethod => "wrong-method",
            Fault::UnknownRequest(_) => "unknown-request",
            Fault::WrongVersion => "wrong-version",
            Fault::HelloFirst => "hello-first",
            Fault::WrongOrigin => "wrong-origin",
            Fault::WrongHost => "wrong-host",
            Fault::NoSuchTable => "no-such-table",
            Fault::NoSuchGame => "no-such-game",
            Fault::GameNotOver => "game-not-over",
            Fault::OtherRules(_) => "other-revision",
            Fault::NoSuchPlayer => "no-such-player",
            Fault::BadKey => "bad-key",
            Fault::WrongToken => "wrong-token",
            Fault::OnlyWatching => "only-watching",
            Fault::NoSpectators => "no-spectators",
            Fault::NoSuchSeat => "no-such-seat",
            Fault::SeatTaken => "seat-taken",
            Fault::TableFull => "table-full",
            Fault::NameMissing => "name-missing",
            Fault::NameTooLong => "name-too-long",
            Fault::NameTaken => "name-taken",
            Fault::ChatEmpty => "chat-empty",
            Fault::ChatTooLong => "chat-too-long",
            Fault::GameRunning => "game-running",
            Fault::NoGame => "no-game",
            Fault::SeatsFree => "seats-free",
            Fault::NotReady => "not-ready",
            Fault::NotAbsent => "not-absent",
            Fault::Stale => "stale",
            Fault::TooEarly => "too-early",
            Fault::BadChoice(_) => "bad-choice",
            Fault::Refused(refusal) => refusal.code(),
            Fault::BadClock => "bad-clock",
            Fault::TooManyBots => "too-many-bots",
            Fault::RatedWithBots => "rated-with-bots",
            Fault::RatedNeedsKey => "rated-needs-key",
            Fault::AlreadySeated => "already-seated",
            Fault::RatedOneEach => "rated-one-each",
            Fault::Banned => "banned",
            Fault::AdminOnly => "admin-only",
            Fault::PasswordNeeded => "password-needed",
            Fault::NotWelcome => "not-welcome",
            Fault::NameRefused => "name-refused",
            Fault::Newcomer => "newcomer",
            Fault::TableClosed => "table-closed",
            Fault::HostOnly => "host-only",
            Fault::TableLocked => "table-locked",
            Fault::Removed => "removed",
            Fault::StillSeated => "still-seated",
            Fault::RatedFromTheStart => "rated-from-the-start",
            Fault::TooFast => "too-fast",
            Fault::TooManyTables => "too-many-tables",
            Fault::NoRoom => "no-room",
            Fault::TooManySockets => "too-many-sockets",
            Fault::Unavailable => "unavailable",
            Fault::Stopping => "stopping",
            Fault::NotReading => "not-reading",
            Fault::Silent => "silent",
            Fault::Replaced => "replaced",
            Fault::Newer => "newer",
            Fault::WornOut => "worn-out",
            #[cfg(feature = "serve")]
            Fault::Elsewhere(_) => "unavailable",
            #[cfg(feature = "serve")]
            Fault::Passed(passed) => &passed.code,
            Fault::Internal => "internal",
        }
    }

    /// The sentence.
    pub(crate) fn message(&self, words: Words) -> String {
        match self {
            Fault::BadRequest(reason) => text!(words, "server-bad-request", reason = reason.as_str()),
            Fault::TooLong => text!(words, "server-too-long"),
            Fault::TooSlow => text!(words, "server-too-slow"),
            Fault::NotJson => text!(words, "server-not-json"),
            Fault::NotFound => text!(words, "server-not-found"),
            Fault::WrongMethod => text!(words, "server-wrong-method"),
            Fault::UnknownRequest(word) => text!(words, "server-unknown-request", word = word.as_str()),
            Fault::WrongVersion => text!(words, "server-wrong-version"),
            Fault::HelloFirst => text!(words, "server-hello-first"),
            Fault::WrongOrigin => text!(words, "server-wrong-origin"),
            Fault::WrongHost => text!(words, "server-wrong-host"),
            Fault::NoSuchTable => text!(words, "server-no-such-table"),
            Fault::NoSuchGame => text!(words, "server-no-such-game"),
            Fault::GameNotOver => text!(words, "server-game-not-over"),
            Fault::OtherRules(revision) => text!(words, "fault-revision", revision = revision.to_string()),
            Fault::NoSuchPlayer => text!(words, "server-no-such-player"),
            Fault::BadKey => text!(words, "server-bad-key"),
            Fault::WrongToken => text!(words, "server-wrong-token"),
            Fault::OnlyWatching => text!(words, "server-only-watching"),
            Fault::NoSpectators => text!(words, "server-no-spectators"),
            Fault::NoSuchSeat => words.refusal(Refusal::NoSuchSeat),
            Fault::SeatTaken => text!(words, "server-seat-taken"),
            Fault::TableFull => text!(words, "server-table-full"),
            Fault::NameMissing => text!(words, "server-name-missing"),
            Fault::NameTooLong => text!(words, "server-name-too-long", count = LONGEST_NAME),
            Fault::NameTaken => text!(words, "server-name-taken"),
            Fault::ChatEmpty => text!(words, "server-chat-empty"),
            Fault::ChatTooLong => text!(words, "server-chat-too-long", count = LONGEST_CHAT),
            Fault::GameRunning => text!(words, "server-game-running"),
            Fault::NoGame => text!(words, "server-no-game"),
            Fault::SeatsFree => text!(words, "server-seats-free"),
            Fault::NotReady => text!(words, "server-not-ready"),
            Fault::NotAbsent => text!(words, "server-not-absent"),
            Fault::Stale => text!(words, "server-stale"),
            Fault::TooEarly => text!(words, "server-too-early"),
            Fault::BadChoice(reason) => text!(words, "server-bad-choice", reason = reason.as_str()),
            Fault::Refused(refusal) => words.refusal(*refusal),
            Fault::BadClock => text!(words, "server-bad-clock"),
            Fault::TooManyBots => text!(words, "server-too-many-bots"),
            Fault::RatedWithBots => text!(words, "server-rated-with-bots"),
            Fault::RatedNeedsKey => text!(words, "server-rated-needs-key"),
            Fault::AlreadySeated => text!(words, "server-already-seated"),
            Fault::RatedOneEach => text!(words, "server-rated-one-each"),
            Fault::Banned => text!(words, "server-banned"),
            Fault::AdminOnly => text!(words, "server-admin-only"),
            Fault::PasswordNeeded => text!(words, "server-password-needed"),
            Fault::NotWelcome => text!(words, "server-not-welcome"),
            Fault::NameRefused => text!(words, "server-name-refused"),
            Fault::Newcomer => text!(words, "server-newcomer"),
            Fault::TableClosed => text!(words, "server-table-closed"),
            Fault::HostOnly => text!(words, "server-host-only"),
            Fault::TableLocked => text!(words, "server-table-locked"),
            Fault::Removed => text!(words, "server-removed"),
            Fault::StillSeated => text!(words, "server-still-seated"),
            Fault::RatedFromTheStart => text!(words, "server-rated-from-the-start"),
            Fault::TooFast => text!(words, "server-too-fast"),
            Fault::TooManyTables => text!(words, "server-too-many-tables"),
            Fault::NoRoom => text!(words, "server-no-room"),
            Fault::TooManySockets => text!(words, "server-too-many-sockets"),
            Fault::Unavailable => text!(words, "server-unavailable"),
            Fault::Stopping => text!(words, "server-stopping"),
            Fault::NotReading => text!(words, "server-not-reading"),
            Fault::Silent => text!(words, "server-silent"),
            Fault::Replaced => text!(words, "server-replaced"),
            Fault::Newer => text!(words, "server-newer"),
            Fault::WornOut => text!(words, "server-worn-out"),
            #[cfg(feature = "serve")]
            Fault::Elsewhere(_) => text!(words, "server-unavailable"),
            #[cfg(feature = "serve")]
            Fault::Passed(passed) => passed.message.clone(),
            Fault::Internal => text!(words, "server-internal"),
        }
    }

    /// The status of an answer over HTTP.
    #[cfg(feature = "serve")]
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Fault::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Fault::NotFound | Fault::NoSuchTable | Fault::NoSuchGame | Fault::NoSuchPlayer => StatusCode::NOT_FOUND,
            Fault::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Fault::BadKey | Fault::WrongToken | Fault::AdminOnly | Fault::PasswordNeeded => StatusCode::UNAUTHORIZED,
            Fault::WrongOrigin
            | Fault::OnlyWatching
            | Fault::NoSpectators
            | Fault::Banned
            | Fault::NotWelcome
            | Fault::HostOnly
            | Fault::TableLocked
            | Fault::Removed
            | Fault::Newcomer => StatusCode::FORBIDDEN,
            Fault::TableClosed => StatusCode::GONE,
            Fault::GameNotOver
            | Fault::OtherRules(_)
            | Fault::SeatTaken
            | Fault::TableFull
            | Fault::NameTaken
            | Fault::GameRunning
            | Fault::NoGame
            | Fault::AlreadySeated
            | Fault::RatedOneEach
            | Fault::StillSeated
            | Fault::WornOut => StatusCode::CONFLICT,
            Fault::TooFast | Fault::TooManyTables | Fault::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            Fault::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Fault::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Fault::Unavailable | Fault::Stopping | Fault::Newer | Fault::Elsewhere(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Fault::Passed(passed) => StatusCode::from_u16(passed.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            Fault::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

#[cfg(feature = "serve")]
impl Fault {
    /// The refusal as it is passed on to another server.
    pub(crate) fn to_pass(&self, words: Words) -> Passed {
        Passed {
            code: self.code().to_owned(),
            message: self.message(words),
            status: self.status().as_u16(),
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}
