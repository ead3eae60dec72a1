//! Why a line is refused: a code for programs, a sentence for people.

use rules::{LogError, PositionError, Refusal};
use serde_json::{Value, json};

/// Why a line is refused.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Longer than [`LONGEST_LINE`](crate::LONGEST_LINE).
    #[error("the line is longer than a megabyte")]
    LineTooLong,
    /// Not a JSON object.
    #[error("the line is not a JSON object: {0}")]
    BadJson(String),
    /// No or an unknown `do`.
    #[error(
        "there is no request `{0}`: `do` is one of new, load, position, decisions, choose, view, outcome, log, replay, bot"
    )]
    UnknownRequest(String),
    /// A field is missing or of the wrong kind.
    #[error("the field `{field}` is missing or wrong: {reason}")]
    BadRequest {
        /// Which field.
        field: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// Nothing was set up yet.
    #[error("there is no game yet: ask for `new` or `load` first")]
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
    #[error("there is no bot level `{0}`: random, novice, adept or master")]
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
    /// The operating system gives no randomness.
    #[error("no random seed could be had")]
    NoRandomSeed,
}

impl Fault {
    /// The code, kebab-case and stable.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::LineTooLong => "line-too-long",
            Fault::BadJson(_) => "bad-json",
            Fault::UnknownRequest(_) => "unknown-request",
            Fault::BadRequest { .. } => "bad-request",
            Fault::NoGame => "no-game",
            Fault::UnknownCard(_) => "unknown-card",
            Fault::UnknownEdition(_) => "unknown-edition",
            Fault::UnknownSet(_) => "unknown-set",
            Fault::UnknownLevel(_) => "unknown-level",
            Fault::Refused(refusal) => refusal.code(),
            Fault::Position(error) => position_code(error),
            Fault::Log(error) => match error {
                LogError::NotALog(_) | LogError::Unreadable { .. } => "bad-log",
                LogError::Version(_) => "log-version",
                LogError::Start(error) => position_code(error),
                LogError::SeedHash => "seed-hash-differs",
                LogError::Refused { .. } => "log-refused",
                LogError::Changed { .. } => "log-changed",
                LogError::Outcome => "log-outcome-differs",
            },
            Fault::NoRandomSeed => "no-random-seed",
        }
    }

    /// The answer line.
    pub fn answer(&self) -> Value {
        let mut error = json!({"code": self.code(), "message": self.to_string()});
        if let Fault::Log(log) = self
            && let Some(step) = log.step()
        {
            error["step"] = json!(step);
        }
        json!({"ok": false, "error": error})
    }
}

fn position_code(error: &PositionError) -> &'static str {
    match error {
        PositionError::SeatCount(_) => "seat-count",
        PositionError::UnknownEdition(_) => "unknown-edition",
        PositionError::UnknownSet(_) => "unknown-set",
        PositionError::UnknownCard(_) => "unknown-card",
        PositionError::UnknownLeader(_) => "unknown-leader",
        PositionError::UnknownStep(_) => "unknown-step",
        PositionError::CardTwice(_) => "card-twice",
        PositionError::LeaderTwice(_) => "leader-twice",
        PositionError::MarkerOffTrack => "marker-off-track",
        PositionError::TavernSlots(_) => "tavern-slots",
        PositionError::NoSuchSeat(_) => "no-such-seat",
        PositionError::NobodyActive => "nobody-active",
        PositionError::Known(_) => "bad-known",
        PositionError::SinceDiffers | PositionError::SinceTwice => "bad-since",
        PositionError::NoRandomSeed => "no-random-seed",
    }
}
