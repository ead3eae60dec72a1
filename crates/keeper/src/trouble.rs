//! Why something cannot be done with a game.

use bots::CannotPlay;
use rules::{LogError, Refusal};

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The saved game cannot be read.
    #[error("the saved game cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The saved game breaks off.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The system has no randomness to give.
    #[error("this browser gives no randomness")]
    NoChance,
    /// A bot of this level cannot play here.
    #[error(transparent)]
    CannotPlay(#[from] CannotPlay),
    /// There is nothing to resume or take back, or nobody to choose.
    #[error("there is nothing to do")]
    Nothing,
}
