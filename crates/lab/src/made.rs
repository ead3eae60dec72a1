//! Where a file comes from.

use serde::{Deserialize, Serialize};
use std::time::{SystemTime, UNIX_EPOCH};

/// The version of this program, with a digest of all that decides how games go and how they are counted: two builds with
/// the same version play the same games.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("LAB_BUILD"));

/// How and when a report was made. It says nothing about the games: parts that were made differently belong together
/// as well.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The command, as one may type it again; empty if none is known.
    pub command: String,
    /// The day and time in UTC, as 2026-11-18T04:05:06Z; empty if none is known.
    pub date: String,
}

impl Made {
    /// Now, by a command of these words.
    pub fn now(words: impl IntoIterator<Item = String>) -> Made {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Made {
            command: words.into_iter().map(quoted).collect::<Vec<_>>().join(" "),
            date: date(since.as_secs()),
        }
    }
}

/// A word as a shell takes it.
fn quoted(word: String) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./,:=+@%".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word;
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// A date and time by the calendar, from seconds since 1970.
fn date(seconds: u64) -> String {
    let (mut days, rest) = (seconds / 86_400, seconds % 86_400);
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    let (hours, minutes, seconds) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!(
        "{year}-{:02}-{:02}T{hours:02}:{minutes:02}:{seconds:02}Z",
        month + 1,
        days + 1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        // As `date -u -d @N` says.
        for (seconds, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_798_761_599, "2026-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }

    #[test]
    fn a_command_can_be_typed_again() {
        let words = ["oshra", "sim", "--seed", "it's a test", "--bots", "adept,novice", ""];
        let made = Made::now(words.map(str::to_owned));
        assert_eq!(
            made.command,
            r"oshra sim --seed 'it'\''s a test' --bots adept,novice ''"
        );
    }
}
