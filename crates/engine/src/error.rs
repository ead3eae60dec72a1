//! Why a line is refused: a code for programs, a sentence for people.

use rules::{LogError, PositionError, PositionFault, Refusal};
use serde_json::{Value, json};

/// Why a line is refused.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// Longer than [`LONGEST_LINE`](crate::LONGEST_LINE).
    #[error("the line is longer than a megabyte")]
    LineTooLong,
    /// Not a JSON object.
    #[error("the line is not a JSON object: {0}")]
    BadJson(String),
    /// No or an unknown `do`.
    #[error(
        "there is no request `{0}`: `do` is one of new, load, replay, close, position, decisions, choose, step, undo, view, memory, events, outcome, log, bot, belief, imagine"
    )]
    UnknownRequest(String),
    /// A field that this request does not have.
    #[error("this request has no field `{0}`")]
    UnknownField(String),
    /// A field is missing or of the wrong kind.
    #[error("the field `{field}` is missing or wrong: {reason}")]
    BadRequest {
        /// The name of the field.
        field: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Nothing was set up yet.
    #[error("there is no game yet: ask for `new`, `load` or `replay` first")]
    NoGame,
    /// An unknown card in a choice.
    #[error("there is no card `{0}`")]
    UnknownCard(String),
    /// An unknown edition.
    #[error("there is no edition `{0}`: classic, heimliche-herrschaft or print-and-play")]
    UnknownEdition(String),
    /// An unknown set.
    #[error("there is no set `{0}`: base, emperor, extra, kickstarter or queens")]
    UnknownSet(String),
    /// An unknown bot level.
    #[error("there is no bot level `{0}`: random, novice, adept, master or champion")]
    UnknownLevel(String),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The position cannot be.
    #[error("{0}")]
    Position(#[from] PositionError),
    /// The log is broken.
    #[error("{0}")]
    Log(#[from] LogError),
    /// Nothing was chosen yet.
    #[error("nothing was chosen in this game yet")]
    NothingToUndo,
    /// No possible world was found.
    #[error("no possible world was found: ask again with another seed")]
    NoWorld,
    /// Too many games are open.
    #[error("too many games are open: close some")]
    TooManyGames,
    /// The operating system gives no randomness.
    #[error("no random seed could be had")]
    NoRandomSeed,
}

impl RequestError {
    /// The code, kebab-case and stable.
    pub fn code(&self) -> &'static str {
        match self {
            RequestError::LineTooLong => "line-too-long",
            RequestError::BadJson(_) => "bad-json",
            RequestError::UnknownRequest(_) => "unknown-request",
            RequestError::UnknownField(_) => "unknown-field",
            RequestError::BadRequest { .. } => "bad-request",
            RequestError::NoGame => "no-game",
            RequestError::UnknownCard(_) => "unknown-card",
            RequestError::UnknownEdition(_) => "unknown-edition",
            RequestError::UnknownSet(_) => "unknown-set",
            RequestError::UnknownLevel(_) => "unknown-level",
            RequestError::Refused(refusal) => refusal.code(),
            RequestError::Position(error) => error.code(),
            RequestError::Log(error) => error.code(),
            RequestError::NothingToUndo => "nothing-to-undo",
            RequestError::NoWorld => "no-world",
            RequestError::TooManyGames => "too-many-games",
            RequestError::NoRandomSeed => "no-random-seed",
        }
    }

    /// The answer line.
    pub fn answer(&self) -> Value {
        json!({"ok": false, "error": self.told()})
    }

    /// What is told of it. A position may have several faults: then all are told.
    pub(crate) fn told(&self) -> Value {
        let mut error = json!({"code": self.code(), "message": self.to_string()});
        if let RequestError::Log(log) = self
            && let Some(step) = log.step()
        {
            error["step"] = json!(step);
        }
        if let RequestError::Position(position) | RequestError::Log(LogError::Start(position)) = self
            && position.faults().len() > 1
        {
            let fault = |fault: &PositionFault| json!({"code": fault.code(), "message": fault.to_string()});
            error["faults"] = position.faults().iter().map(fault).collect();
        }
        error
    }
}
