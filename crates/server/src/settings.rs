//! Whether a table can be opened as somebody wants it, and how long its clock gives.

use crate::fault::Fault;
use crate::time::Millis;
use rules::Refusal;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use told::Level;

pub use told::server::{Clock, Settings};

/// The time for each decision.
pub(crate) fn decision(clock: Clock) -> Millis {
    match clock {
        Clock::Live { seconds, .. } => u64::from(seconds) * 1000,
        Clock::Slow { days } => u64::from(days) * 86_400_000,
    }
}

/// The time for all decisions that take longer.
pub(crate) fn reserve(clock: Clock) -> Millis {
    match clock {
        Clock::Live { reserve, .. } => u64::from(reserve) * 1000,
        Clock::Slow { .. } => 0,
    }
}

/// How often in a row somebody may run out of time until a bot takes over.
pub(crate) const fn patience(clock: Clock) -> u8 {
    match clock {
        Clock::Live { .. } => 3,
        Clock::Slow { .. } => 2,
    }
}

fn is_sensible(clock: Clock) -> bool {
    match clock {
        Clock::Live { seconds, reserve } => (1..=3600).contains(&seconds) && reserve <= 36_000,
        Clock::Slow { days } => (1..=30).contains(&days),
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

/// Whether a table can be opened with these settings and bots.
pub(crate) fn check(settings: &Settings, bots: &[Level]) -> Result<(), BadSettings> {
    settings.setup().map_err(BadSettings::Seats)?;
    if settings.clock.is_some_and(|clock| !is_sensible(clock)) {
        return Err(BadSettings::Clock);
    }
    // Somebody must play, or the bots would play alone forever.
    if bots.len() >= usize::from(settings.seats) {
        return Err(BadSettings::TooManyBots);
    }
    if settings.rated && !bots.is_empty() {
        return Err(BadSettings::RatedWithBots);
    }
    Ok(())
}

/// Reads something in which nothing may stand that this server does not know: what came of it would
/// not be what was asked for. A client, on the other hand, passes over what it does not know.
pub(crate) fn strict<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let mut unknown = None;
    let read = serde_ignored::deserialize(from, |path| {
        unknown.get_or_insert_with(|| path.to_string());
    })?;
    match unknown {
        Some(field) => Err(D::Error::custom(format!("unknown field `{field}`"))),
        None => Ok(read),
    }
}

/// Something that was read with [`strict`].
#[derive(Deserialize)]
#[serde(transparent, bound = "T: Deserialize<'de>")]
pub(crate) struct Strict<T>(#[serde(deserialize_with = "strict")] pub(crate) T);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_refused_and_not_passed_over() {
        let read = |text: &str| serde_json::from_str::<Strict<Settings>>(text).map(|read| read.0);
        assert_eq!(read(r#"{"seats":4}"#).unwrap(), Settings::new(4));
        let clock = r#"{"seats":4,"clock":{"live":{"seconds":30}}}"#;
        assert!(read(clock).unwrap().clock.is_some());
        assert!(
            read(r#"{"seats":4,"music":true}"#)
                .unwrap_err()
                .to_string()
                .contains("music")
        );
        let bonus = r#"{"seats":4,"clock":{"live":{"seconds":30,"bonus":5}}}"#;
        assert!(read(bonus).unwrap_err().to_string().contains("bonus"));
        let twice = r#"{"seats":4,"seats":4}"#;
        assert!(read(twice).unwrap_err().to_string().contains("duplicate"));
        assert!(read("{}").is_err());
        assert!(read("[]").is_err());
    }
}
