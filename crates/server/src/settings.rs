//! What a table was opened for.

use crate::fault::Fault;
use crate::time::Millis;
use bots::Level;
use rules::{Edition, Refusal, Set, Sets, Setup};
use serde::{Deserialize, Serialize};

/// What a table was opened for. It stays as it is.
///
/// ```
/// let settings: server::Settings = serde_json::from_str(r#"{"seats":4,"clock":{"live":{"seconds":30,"reserve":120}}}"#)?;
/// assert!(settings.spectators && !settings.open && !settings.rated);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

const fn yes() -> bool {
    true
}

const fn adept() -> Level {
    Level::Adept
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

impl Clock {
    /// The time for each decision.
    pub(crate) fn decision(self) -> Millis {
        match self {
            Clock::Live { seconds, .. } => u64::from(seconds) * 1000,
            Clock::Slow { days } => u64::from(days) * 86_400_000,
        }
    }

    /// The time for all decisions that take longer.
    pub(crate) fn reserve(self) -> Millis {
        match self {
            Clock::Live { reserve, .. } => u64::from(reserve) * 1000,
            Clock::Slow { .. } => 0,
        }
    }

    /// How often in a row somebody may run out of time until a bot takes over.
    pub(crate) const fn patience(self) -> u8 {
        match self {
            Clock::Live { .. } => 3,
            Clock::Slow { .. } => 2,
        }
    }

    fn is_sensible(self) -> bool {
        match self {
            Clock::Live { seconds, reserve } => (1..=3600).contains(&seconds) && reserve <= 36_000,
            Clock::Slow { days } => (1..=30).contains(&days),
        }
    }
}

/// Why a table cannot be opened like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadSettings {
    Seats(Refusal),
    Clock,
    TooManyBots,
    RatedWithBots,
}

impl From<BadSettings> for Fault {
    fn from(bad: BadSettings) -> Fault {
        match bad {
            BadSettings::Seats(refusal) => Fault::Refused(refusal),
            BadSettings::Clock => Fault::BadClock,
            BadSettings::TooManyBots => Fault::TooManyBots,
            BadSettings::RatedWithBots => Fault::RatedWithBots,
        }
    }
}

impl Settings {
    /// A table for so many, with everything else as usual: private, spectators allowed, no clock, not rated.
    pub fn new(seats: u8) -> Settings {
        Settings {
            edition: Edition::default(),
            sets: Vec::new(),
            short: false,
            seats,
            open: false,
            spectators: true,
            clock: None,
            rated: false,
            substitute: adept(),
        }
    }

    /// The options of its games.
    pub(crate) fn setup(&self) -> Result<Setup, Refusal> {
        let setup = Setup::new(self.seats)?.edition(self.edition).with(Sets::of(&self.sets));
        Ok(if self.short { setup.short() } else { setup })
    }

    pub(crate) fn check(&self, bots: &[Level]) -> Result<(), BadSettings> {
        self.setup().map_err(BadSettings::Seats)?;
        if self.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(BadSettings::Clock);
        }
        // Somebody must play, or the bots would play alone for ever.
        if bots.len() >= usize::from(self.seats) {
            return Err(BadSettings::TooManyBots);
        }
        if self.rated && !bots.is_empty() {
            return Err(BadSettings::RatedWithBots);
        }
        Ok(())
    }
}
