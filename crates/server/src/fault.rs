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
    NoSuchTable,
    NoSuchGame,
    /// A game that is not over keeps its secrets.
    GameNotOver,
    NoSuchPlayer,
    /// No key, or one that cannot be one.
    BadKey,
    /// A token that is nobody's here.
    WrongToken,
    /// Somebody who only watches.
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
    /// Somebody is not ready.
    NotReady,
    /// That player is there.
    NotAbsent,
    /// The choice answers a question that is not asked any more.
    Stale,
    /// A choice that cannot be read.
    BadChoice(String),
    /// The rules refuse it.
    Refused(Refusal),
    BadClock,
    TooManyBots,
    RatedWithBots,
    RatedNeedsKey,
    AlreadySeated,
    TooFast,
    TooManyTables,
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
    /// Something that should not be.
    Internal,
}

impl Fault {
    /// The code, kebab-case and stable.
    pub(crate) fn code(&self) -> &'static str {
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
            Fault::NoSuchTable => "no-such-table",
            Fault::NoSuchGame => "no-such-game",
            Fault::GameNotOver => "game-not-over",
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
            Fault::BadChoice(_) => "bad-choice",
            Fault::Refused(refusal) => refusal.code(),
            Fault::BadClock => "bad-clock",
            Fault::TooManyBots => "too-many-bots",
            Fault::RatedWithBots => "rated-with-bots",
            Fault::RatedNeedsKey => "rated-needs-key",
            Fault::AlreadySeated => "already-seated",
            Fault::TooFast => "too-fast",
            Fault::TooManyTables => "too-many-tables",
            Fault::TooManySockets => "too-many-sockets",
            Fault::Unavailable => "unavailable",
            Fault::Stopping => "stopping",
            Fault::NotReading => "not-reading",
            Fault::Silent => "silent",
            Fault::Replaced => "replaced",
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
            Fault::NoSuchTable => text!(words, "server-no-such-table"),
            Fault::NoSuchGame => text!(words, "server-no-such-game"),
            Fault::GameNotOver => text!(words, "server-game-not-over"),
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
            Fault::BadChoice(reason) => text!(words, "server-bad-choice", reason = reason.as_str()),
            Fault::Refused(refusal) => words.refusal(*refusal),
            Fault::BadClock => text!(words, "server-bad-clock"),
            Fault::TooManyBots => text!(words, "server-too-many-bots"),
            Fault::RatedWithBots => text!(words, "server-rated-with-bots"),
            Fault::RatedNeedsKey => text!(words, "server-rated-needs-key"),
            Fault::AlreadySeated => text!(words, "server-already-seated"),
            Fault::TooFast => text!(words, "server-too-fast"),
            Fault::TooManyTables => text!(words, "server-too-many-tables"),
            Fault::TooManySockets => text!(words, "server-too-many-sockets"),
            Fault::Unavailable => text!(words, "server-unavailable"),
            Fault::Stopping => text!(words, "server-stopping"),
            Fault::NotReading => text!(words, "server-not-reading"),
            Fault::Silent => text!(words, "server-silent"),
            Fault::Replaced => text!(words, "server-replaced"),
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
            Fault::BadKey | Fault::WrongToken => StatusCode::UNAUTHORIZED,
            Fault::WrongOrigin | Fault::OnlyWatching | Fault::NoSpectators => StatusCode::FORBIDDEN,
            Fault::GameNotOver
            | Fault::SeatTaken
            | Fault::TableFull
            | Fault::NameTaken
            | Fault::GameRunning
            | Fault::NoGame
            | Fault::AlreadySeated => StatusCode::CONFLICT,
            Fault::TooFast | Fault::TooManyTables | Fault::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            Fault::Unavailable | Fault::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Fault::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}
