//! What a table with others is opened for, in one line: friends should know what they sit down to.

use crate::{Words, text};
use told::server::{Clock, Settings};

impl Words {
    /// A clock.
    pub fn clock(self, clock: Option<Clock>) -> String {
        match clock {
            None => text!(self, "lobby-clock-none"),
            Some(Clock::Live { seconds, reserve: 0 }) => text!(self, "screen-seconds", count = seconds),
            Some(Clock::Live { seconds, reserve }) => text!(
                self,
                "lobby-clock-reserve",
                decision = text!(self, "screen-seconds", count = seconds),
                minutes = reserve.div_ceil(60)
            ),
            Some(Clock::Slow { days }) => text!(self, "screen-days", count = days),
        }
    }

    /// All that a table is opened for, with how many seats are taken.
    ///
    /// ```
    /// use told::server::{Clock, Settings};
    /// use words::{Language, Words};
    /// let settings = Settings {
    ///     clock: Some(Clock::Live { seconds: 90, reserve: 360 }),
    ///     spectators: false,
    ///     ..Settings::new(4)
    /// };
    /// let said = Words::new(Language::English).table_settings(&settings, 1);
    /// assert_eq!(said, "1/4 · Full game · Classic edition · 90 seconds, reserve 6 min · no spectators");
    /// ```
    pub fn table_settings(self, settings: &Settings, taken: usize) -> String {
        let mut parts = vec![format!("{taken}/{}", settings.seats)];
        parts.push(match settings.short {
            true => text!(self, "option-short"),
            false => text!(self, "option-full"),
        });
        parts.push(self.edition(settings.edition));
        let more = settings.sets.iter().map(|set| format!("+ {}", self.set(*set)));
        parts.extend(more);
        if settings.clock.is_some() {
            parts.push(self.clock(settings.clock));
        }
        if !settings.spectators {
            parts.push(text!(self, "lobby-unwatched"));
        }
        if settings.rated {
            parts.push(text!(self, "online-rated"));
        }
        parts.join(" · ")
    }
}
