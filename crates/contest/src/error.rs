//! Why a contest cannot be held.

use crate::program::Failing;
use lab::Unsound;
use words::{Words, text};

/// Why a contest cannot be held, or not go on.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The line-up, the number of players or a budget makes no sense.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// Nobody to compare.
    #[error("a contest needs at least two who are not the same")]
    Alone,
    /// Not bounds of a test.
    #[error("`{0}` are no bounds: write the two numbers of points, the smaller first, as 0,20")]
    Bounds(String),
    /// A program cannot play at all.
    #[error("the program {name} {failing}")]
    Program {
        /// The program, as it was written.
        name: String,
        /// What is wrong with it.
        failing: Failing,
    },
}

impl ContestError {
    /// What is wrong, in the user's language.
    pub fn say(&self, words: Words) -> String {
        match self {
            ContestError::Unsound(unsound) => unsound.say(words),
            ContestError::Alone => text!(words, "contest-alone"),
            ContestError::Bounds(bounds) => text!(words, "contest-bounds", bounds = bounds.as_str()),
            ContestError::Program { name, failing } => {
                let name = name.as_str();
                match failing {
                    Failing::NoStart(reason) => {
                        text!(words, "contest-no-start", program = name, reason = reason.as_str())
                    }
                    Failing::Protocol(version) => {
                        text!(words, "contest-protocol", program = name, version = version.as_str())
                    }
                    Failing::Crashed => text!(words, "contest-crashed", program = name),
                    Failing::Late => text!(words, "contest-late", program = name),
                    Failing::Illegal(said) => text!(words, "contest-illegal", program = name, said = said.as_str()),
                }
            }
        }
    }
}
