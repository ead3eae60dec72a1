//! The server's time, which decides; clients only show it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use told::server::Millis;

/// Where the time comes from: the system's clock, or one that is ahead of it or behind.
///
/// ```
/// use server::Time;
/// use std::time::Duration;
/// let tomorrow = Time::ahead(Duration::from_secs(86_400));
/// assert!(tomorrow.now() > Time::default().now() + 86_000_000);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Time {
    ahead: Duration,
    behind: Duration,
}

impl Time {
    /// A clock that is this far ahead: shows how a table looks after days without waiting for them.
    pub const fn ahead(ahead: Duration) -> Time {
        Time {
            ahead,
            behind: Duration::ZERO,
        }
    }

    /// A clock that shows this time now, and goes on from there: for a database as it was then.
    pub fn at(then: Millis) -> Time {
        let now = Duration::from_millis(Time::default().now());
        let then = Duration::from_millis(then);
        Time {
            ahead: then.saturating_sub(now),
            behind: now.saturating_sub(then),
        }
    }

    /// The time now.
    pub fn now(self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() + self.ahead;
        let since = since.saturating_sub(self.behind);
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
