//! What a table is opened for.

use super::yes;
use crate::Level;
use rules::{Edition, Refusal, Set, Sets, Setup};
use serde::{Deserialize, Serialize};

/// What a table is opened for. Between games its host may change it.
///
/// ```
/// use told::server::Settings;
/// let settings: Settings = serde_json::from_str(r#"{"seats":4,"clock":{"live":{"seconds":30,"reserve":120}}}"#)?;
/// assert!(settings.spectators && !settings.open && !settings.rated);
/// assert_eq!(settings, Settings { clock: settings.clock, ..Settings::new(4) });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The box the game is played from.
    #[serde(default)]
    pub edition: Edition,
    /// Sets added to it.
    #[serde(default)]
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    #[serde(default)]
    pub short: bool,
    /// How many seats, 2 to 6.
    pub seats: u8,
    /// Whether the lobby lists it.
    #[serde(default)]
    pub open: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How long a decision may take; as long as it wants without one.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether its games count for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// How well the bot plays that decides for somebody who is away or out of time.
    #[serde(default = "adept")]
    pub substitute: Level,
}

const fn adept() -> Level {
    Level::Adept
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// Everybody is there: seconds per decision, then from a reserve for the whole game.
    Live {
        /// Seconds for each decision.
        seconds: u32,
        /// Seconds for all decisions that take longer.
        #[serde(default)]
        reserve: u32,
    },
    /// People look in from time to time: days per decision.
    Slow {
        /// Days for each decision.
        days: u32,
    },
}

impl Settings {
    /// A table with this many seats and everything else as usual: private, spectators allowed, no clock, not rated.
    pub fn new(seats: u8) -> Settings {
        Settings {
            edition: Edition::default(),
            sets: Vec::new(),
            short: false,
            seats,
            open: false,
            spectators: yes(),
            clock: None,
            rated: false,
            substitute: adept(),
        }
    }

    /// What the rules need of it.
    ///
    /// # Errors
    /// When that many cannot play.
    pub fn setup(&self) -> Result<Setup, Refusal> {
        let setup = Setup::new(self.seats)?
            .with_edition(self.edition)
            .with_sets(Sets::of(&self.sets));
        Ok(setup.with_short(self.short))
    }
}
