//! Bots that think for seats, not too many at once. This is the only place that knows how bots are asked.

use crate::config::Rehearsal;
use bots::{Bot, Budget, Level, TextSeed};
use rules::{Choice, Memory, Seat};
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a bot thinks when many wait.
const HURRY: Duration = Duration::from_millis(20);
/// As many waiting requests count as many.
const MANY: usize = 4;

/// Bots that think for seats.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    thinking: Duration,
    rehearsal: Option<Rehearsal>,
}

/// A bot at a table, between its decisions. It would choose the same if it were made again for every one, but then it would
/// have to conclude again what it has concluded from the game so far.
pub(crate) struct Thinker {
    level: Level,
    seed: u64,
    remembers: bool,
    /// Nobody ever waits for it: only a lock lets a table that holds bots go from thread to thread, and a bot need not be
    /// made for being looked at by several.
    bot: Mutex<Box<dyn Bot>>,
}

impl Thinker {
    /// Whether it looks back at the game, and not only at the table.
    pub(crate) fn remembers(&self) -> bool {
        self.remembers
    }

    /// What it chooses; nothing if it is asked nothing.
    fn think(&mut self, memory: &Memory, budget: Budget) -> Option<Choice> {
        let choices = memory.now().choices();
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        bot.set_budget(budget);
        let thought = bot.think(memory).map(|thought| thought.choice);
        thought
            .filter(|choice| choices.contains(choice))
            .or_else(|| choices.first().copied())
    }
}

impl Thinkers {
    /// As many at once as leave the server one core to serve with.
    pub(crate) fn new(thinking: Duration, rehearsal: Option<Rehearsal>) -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers {
            places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            waiting: Arc::default(),
            thinking,
            rehearsal,
        }
    }

    /// The bot of this level on a seat, whose dice come from `seed`: the one that sits there, if it is that.
    pub(crate) fn seat(&self, sits: Option<Thinker>, level: Level, seat: Seat, seed: u64) -> Thinker {
        let seed = match &self.rehearsal {
            Some(rehearsal) => {
                let mut text = TextSeed::from(rehearsal.bots.as_str());
                // Nothing can fail here.
                let _ = write!(text, "/{seat}");
                text.number()
            }
            None => seed,
        };
        match sits {
            Some(thinker) if (thinker.level, thinker.seed) == (level, seed) => thinker,
            _ => {
                let bot = bots::bot(level, seed, Budget::time(self.thinking)).unwrap_or_else(|error| {
                    // The tests hold that every level can be played here; a table must go on all the same.
                    tracing::error!(%error, "an Adept plays instead");
                    Box::new(bots::Adept::new(seed))
                });
                Thinker {
                    level,
                    seed,
                    remembers: bot.remembers(),
                    bot: Mutex::new(bot),
                }
            }
        }
    }

    /// What a bot chooses for the seat that remembers this; nothing if it is asked nothing. Then the bot, unless it failed.
    pub(crate) async fn choose(&self, mut thinker: Thinker, memory: Memory) -> (Option<Choice>, Option<Thinker>) {
        if matches!(thinker.level, Level::Random | Level::Novice) {
            let choice = thinker.think(&memory, self.budget(HURRY));
            return (choice, Some(thinker));
        }
        let waiting = self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = self.places.clone().acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let budget = self.budget(if waiting > MANY { HURRY } else { self.thinking });
        let fallback = memory.now().choices().first().copied();
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            let choice = thinker.think(&memory, budget);
            (choice, Some(thinker))
        });
        // A bot that fails must not stop a table.
        thought.await.unwrap_or((fallback, None))
    }

    fn budget(&self, time: Duration) -> Budget {
        match &self.rehearsal {
            Some(rehearsal) => Budget::iterations(rehearsal.iterations),
            None => Budget::time(time),
        }
    }
}
