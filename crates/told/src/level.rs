//! The levels of play a person can choose from.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
///
/// ```
/// use told::Level;
/// assert_eq!("adept".parse(), Ok(Level::Adept));
/// assert_eq!(Level::Master.id(), "master");
/// assert!("wizard".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Chooses anything that is legal.
    Random,
    /// Lively, with the blunders of a first game.
    Novice,
    /// Plays by judgement.
    Adept,
    /// Searches, and has a belief about the others.
    Master,
    /// Searches with nets that were trained by playing themselves, reads the others and hides.
    Champion,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Novice,
        Level::Adept,
        Level::Master,
        Level::Champion,
    ];

    /// The next one above, if there is one.
    ///
    /// ```
    /// use told::Level;
    /// assert_eq!(Level::Adept.above(), Some(Level::Master));
    /// assert_eq!(Level::Champion.above(), None);
    /// ```
    pub fn above(self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| *level > self)
    }

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Adept => "adept",
            Level::Master => "master",
            Level::Champion => "champion",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`: the levels are random, novice, adept, master and champion")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(id: &str) -> Result<Level, UnknownLevel> {
        Level::from_id(id).ok_or_else(|| UnknownLevel(id.to_owned()))
    }
}
