//! The server's time, which decides; clients only show it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, as they are written and sent.
pub type Millis = u64;

/// Where the time comes from: the system's clock, or one that is ahead of it.
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
}

impl Time {
    /// A clock that is this far ahead: shows how a table looks after days without waiting for them.
    pub const fn ahead(ahead: Duration) -> Time {
        Time { ahead }
    }

    /// The time now.
    pub fn now(self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() + self.ahead;
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
