//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use web_time::Instant;

/// What a bot that thinks may spend on one decision. It stops at whatever is reached first.
///
/// ```
/// use bots::Budget;
/// use std::time::Duration;
/// let quick = Budget::time(Duration::from_millis(200));
/// let repeatable = Budget::iterations(1_000);
/// assert!(quick.time.is_some() && repeatable.iterations == Some(1_000));
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    /// The longest time.
    pub time: Option<Duration>,
    /// The most iterations of a search. A budget of iterations alone, with one thread, makes play repeatable.
    pub iterations: Option<u32>,
    /// How many threads may think at once; in the browser there is always one.
    pub threads: usize,
    /// Ends the thinking from outside.
    pub stop: Stop,
}

impl Budget {
    /// What nobody has changed: half a second, one thread.
    pub const USUAL: Duration = Duration::from_millis(500);

    /// This much time for a decision.
    pub fn time(time: Duration) -> Budget {
        Budget {
            time: Some(time),
            iterations: None,
            threads: 1,
            stop: Stop::default(),
        }
    }

    /// This many iterations for a decision, however long they take.
    pub fn iterations(iterations: u32) -> Budget {
        Budget {
            time: None,
            iterations: Some(iterations),
            threads: 1,
            stop: Stop::default(),
        }
    }

    /// This budget, thinking on `threads` threads.
    #[must_use]
    pub fn threads(self, threads: usize) -> Budget {
        Budget { threads, ..self }
    }

    /// This budget, which `stop` can end early.
    #[must_use]
    pub fn stopped_by(self, stop: Stop) -> Budget {
        Budget { stop, ..self }
    }

    /// Begins to count the time of a decision.
    pub(crate) fn begin(&self) -> Clock<'_> {
        Clock {
            budget: self,
            // A time without end, if it is longer than the clock can tell.
            end: self.time.and_then(|time| Instant::now().checked_add(time)),
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::time(Budget::USUAL)
    }
}

/// A budget that is being spent.
#[derive(Clone, Copy)]
pub(crate) struct Clock<'a> {
    budget: &'a Budget,
    end: Option<Instant>,
}

impl Clock<'_> {
    /// Whether thinking must end after this many iterations of the `most` that are allowed.
    pub(crate) fn is_up(&self, iterations: u32, most: Option<u32>) -> bool {
        most.is_some_and(|most| iterations >= most)
            || self.budget.stop.is_set()
            || self.end.is_some_and(|end| Instant::now() >= end)
            // Without any limit a search would go on forever.
            || (self.budget.time.is_none() && most.is_none() && iterations >= FALL_BACK)
    }
}

/// Iterations of a search that was given no limit at all.
const FALL_BACK: u32 = 2_000;

/// A request to answer now, which any thread may make. It stays until it is taken back.
///
/// ```
/// use bots::Stop;
/// let stop = Stop::default();
/// let handle = stop.clone();
/// handle.set();
/// assert!(stop.is_set());
/// stop.clear();
/// assert!(!handle.is_set());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks for the best answer so far.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets a bot think again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether an answer is wanted now.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
