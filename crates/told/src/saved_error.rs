//! What is wrong with something that was saved.

use rules::LogError;
use serde::{Deserialize, Serialize};

/// What is wrong with a saved game or a history of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedError {
    /// The text is no saved game.
    NotAGame,
    /// It is from another version.
    Version {
        /// The version the file says it has.
        version: u32,
    },
    /// It was played by other rules, which make another game of it here.
    Revision {
        /// Which revision of the rules.
        revision: u32,
    },
    /// A line cannot be read.
    Unreadable {
        /// The line, counted from 1.
        line: usize,
    },
    /// It starts from a position that cannot be.
    Start,
    /// The seed is not the one that was promised.
    Seed,
    /// A choice is against the rules.
    Refused {
        /// Which, the first is 1.
        step: usize,
    },
    /// A choice was changed afterwards.
    Changed {
        /// Which, the first is 1.
        step: usize,
    },
    /// It does not end as it says.
    Outcome,
    /// A history that cannot be read.
    NotAHistory,
    /// The game is not over yet.
    NotOver,
    /// There is no such game here.
    Gone,
    /// What it takes is not on this device, and there is no network.
    Away,
}

impl From<&LogError> for SavedError {
    fn from(error: &LogError) -> SavedError {
        match error {
            LogError::NotALog(_) => SavedError::NotAGame,
            LogError::Version(version) => SavedError::Version { version: *version },
            LogError::Revision { revision, .. } => SavedError::Revision { revision: *revision },
            LogError::Unreadable { line, .. } => SavedError::Unreadable { line: *line },
            LogError::Start(_) => SavedError::Start,
            LogError::SeedHash => SavedError::Seed,
            LogError::Refused { step, .. } => SavedError::Refused { step: *step },
            LogError::Changed { step } => SavedError::Changed { step: *step },
            LogError::Outcome => SavedError::Outcome,
        }
    }
}
