//! Days and minutes as people write them.

use std::fmt;

/// A minute, in the time that is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Minute {
    year: u64,
    month: u64,
    day: u64,
    hour: u64,
    minute: u64,
}

/// The minute that a number of milliseconds since 1970 falls into.
pub(super) fn minute(millis: u64) -> Minute {
    let seconds = millis / 1000;
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // The calendar repeats every 400 years, which begin in March.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march = (5 * day + 2) / 153;
    let day = day - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    Minute {
        year: year + 400 * era + u64::from(month <= 2),
        month,
        day,
        hour: rest / 3600,
        minute: rest % 3600 / 60,
    }
}

impl Minute {
    /// As a part of the name of a file; names are in the order of time.
    pub(super) fn in_names(self) -> String {
        let Minute {
            year,
            month,
            day,
            hour,
            minute,
        } = self;
        format!("{year}-{month:02}-{day:02}-{hour:02}{minute:02}")
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Minute {
            year,
            month,
            day,
            hour,
            minute,
        } = self;
        write!(out, "{year}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (millis, said) in [
            (0_u64, "1970-01-01 00:00 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_709_251_199_000, "2024-02-29 23:59 UTC"),
            (1_735_689_599_999, "2024-12-31 23:59 UTC"),
            (4_107_542_400_000, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(minute(millis).to_string(), said);
        }
        assert_eq!(minute(1_709_251_199_000).in_names(), "2024-02-29-2359");
    }
}
