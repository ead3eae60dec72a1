//! Bots that think for seats, not too many at once. This is the only place that knows how bots are asked.

use bots::{Budget, Level};
use rules::{Choice, View};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a bot thinks when many wait.
const HURRY: Duration = Duration::from_millis(20);
/// So many wait then.
const MANY: usize = 4;

/// Bots that think for seats.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    thinking: Duration,
}

impl Thinkers {
    /// As many at once as leave the server one core to serve with.
    pub(crate) fn new(thinking: Duration) -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers {
            places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            waiting: Arc::default(),
            thinking,
        }
    }

    /// What a bot of this level chooses from what its seat sees; nothing if it is asked nothing.
    pub(crate) async fn choose(&self, level: Level, view: View, seed: u64) -> Option<Choice> {
        if matches!(level, Level::Random | Level::Novice) {
            return think(level, &view, seed, HURRY);
        }
        let waiting = self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = self.places.clone().acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let time = if waiting > MANY { HURRY } else { self.thinking };
        let fallback = view.choices().first().copied();
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            think(level, &view, seed, time)
        });
        // A bot that fails must not stop a table.
        thought.await.unwrap_or(fallback)
    }
}

fn think(level: Level, view: &View, seed: u64, time: Duration) -> Option<Choice> {
    let legal = |choice: &Choice| view.choices().contains(choice);
    bots::bot(level, seed, Budget::time(time))
        .think(view)
        .map(|thought| thought.choice)
        .filter(legal)
        .or_else(|| view.choices().first().copied())
}
