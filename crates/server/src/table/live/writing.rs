//! Writing to a table's log, and reading what other servers wrote.

use super::Live;
use crate::entry::{By, Entry, Stored};
use crate::fault::Fault;
use crate::storage::{Appended, FinishedGame, Listing};
use crate::table::state::{Broken, Chair, Ended, Phase, State};
use crate::table::tell::{Aside, Lobby, SeatTold};
use crate::time::Millis;
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a server's claim to look after a table lasts; it is renewed more often.
pub(crate) const CLAIM: Millis = 90_000;
/// How long is waited between attempts to write.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It is written, and everybody was told.
    Done,
    /// Another server was faster; the table is as that server left it.
    Lost,
}

/// What is known of a table without its entries.
pub(crate) fn listing(state: &State, now: Millis) -> Listing {
    Listing {
        phase: state.phase,
        shown: state.settings.open && state.phase != Phase::Ended,
        // Games that are played have clocks and bots; ended ones must get into the history.
        due: (state.phase != Phase::Gathering).then_some(now + CLAIM),
        body: serde_json::to_string(&Lobby::of(state)).unwrap_or_default(),
    }
}

impl Live {
    /// Checks an entry, writes it and tells everybody, in this order. While nothing can be written it waits, and says so.
    pub(super) async fn write(&mut self, entry: Entry) -> Result<Outcome, Fault> {
        let now = self.shared.now();
        let stored = Stored {
            number: self.state.number + 1,
            // Time does not run backwards at a table, even where servers disagree about it.
            at: now.max(self.state.at),
            origin: self.shared.origin(),
            entry,
        };
        let mut next = self.state.clone();
        let events = next.apply(&stored).map_err(|broken| match broken {
            Broken::Refused(refusal) => Fault::Refused(refusal),
            broken => {
                tracing::error!(table = %self.code(), %broken, "an entry that does not fit was to be written");
                Fault::Internal
            }
        })?;
        let changes_listing = match stored.entry {
            Entry::Choice { .. } => next.phase != Phase::Playing,
            Entry::Said { .. } | Entry::Phrase { .. } | Entry::Away { .. } | Entry::Back { .. } => false,
            _ => true,
        };
        let listing = changes_listing.then(|| listing(&next, now));
        let begun = Instant::now();
        let appended = self.append(&stored, listing).await?;
        self.shared.metrics.append_seconds.took(begun.elapsed());
        match appended {
            Appended::Written => {
                self.state = next;
                self.told(&stored, &events);
                Ok(Outcome::Done)
            }
            Appended::Lost => {
                self.shared.metrics.races_lost.one();
                if !self.refresh().await {
                    return Err(Fault::Unavailable);
                }
                Ok(Outcome::Lost)
            }
        }
    }

    async fn append(&self, stored: &Stored, listing: Option<Listing>) -> Result<Appended, Fault> {
        let mut pause = FIRST_PAUSE;
        let mut waited = false;
        loop {
            match self.shared.storage.append(self.code(), stored, listing.clone()).await {
                Ok(appended) => {
                    if waited {
                        self.tell_everybody(&Aside::GoesOn);
                    }
                    return Ok(appended);
                }
                Err(error) => {
                    self.shared.metrics.storage_failures.one();
                    if self.shared.is_stopping() {
                        return Err(Fault::Unavailable);
                    }
                    if !waited {
                        tracing::warn!(table = %self.code(), %error, "a table waits because nothing can be written");
                        self.tell_everybody(&Aside::Waiting);
                        waited = true;
                    }
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LONGEST_PAUSE);
                }
            }
        }
    }

    fn told(&mut self, stored: &Stored, events: &[rules::Event]) {
        let metrics = &self.shared.metrics;
        match &stored.entry {
            Entry::Choice { by: By::Player, .. } => metrics.choices.one(),
            Entry::Choice { by: By::Bot, .. } => metrics.bot_choices.one(),
            Entry::Choice { by: By::Clock, .. } => metrics.clock_choices.one(),
            Entry::Said { .. } | Entry::Phrase { .. } => metrics.said.one(),
            Entry::Started { .. } => metrics.started.one(),
            _ => {}
        }
        self.show_on_board();
        self.tell_all(stored, events);
        if matches!(stored.entry, Entry::Choice { .. }) && self.state.phase == Phase::Ended {
            self.shared.metrics.finished.one();
            self.finish_last();
        }
    }

    /// Reads what other servers wrote and tells everybody here; false if it could not be read.
    pub(super) async fn refresh(&mut self) -> bool {
        let entries = match self.shared.storage.entries(self.code(), self.state.number).await {
            Ok(entries) => entries,
            Err(error) => {
                self.shared.metrics.storage_failures.one();
                tracing::warn!(table = %self.code(), %error, "a table cannot be read");
                return false;
            }
        };
        for stored in entries {
            match self.state.apply(&stored) {
                Ok(events) => {
                    self.show_on_board();
                    self.tell_all(&stored, &events);
                }
                Err(error) => {
                    tracing::error!(table = %self.code(), %error, "the log of a table is broken");
                    return false;
                }
            }
        }
        true
    }

    /// Writes the last game into history and ratings, unless that was done before.
    pub(super) fn finish_last(&self) {
        let Some(last) = self.state.last.clone().filter(|_| self.state.phase != Phase::Playing) else {
            return;
        };
        let shared = self.shared.clone();
        let game = finished_game(&self.state, &last);
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            while let Err(error) = shared.storage.finish(game.clone()).await {
                shared.metrics.storage_failures.one();
                if shared.is_stopping() {
                    // Whoever looks after the table next does it.
                    tracing::warn!(table = %game.code, %error, "a finished game could not be noted");
                    return;
                }
                tokio::time::sleep(pause).await;
                pause = (2 * pause).min(LONGEST_PAUSE);
            }
        });
    }
}

/// What the history shows of a game.
#[derive(Serialize)]
struct HistoryTold<'a> {
    edition: rules::Edition,
    short: bool,
    seats: Vec<SeatTold<'a>>,
    outcome: &'a rules::Outcome,
}

fn finished_game(state: &State, last: &Arc<Ended>) -> FinishedGame {
    let told = HistoryTold {
        edition: state.settings.edition,
        short: state.settings.short,
        seats: last.played.iter().map(SeatTold::of).collect(),
        outcome: &last.outcome,
    };
    FinishedGame {
        code: state.code,
        game: last.game,
        at: last.at,
        rated: state.settings.rated,
        winner: last.outcome.winner.map(rules::Seat::index),
        players: last
            .played
            .iter()
            .map(|chair| match chair {
                Chair::Person(person) => person.player.clone().map(|id| (id, person.name.to_string())),
                Chair::Bot(_) | Chair::Free => None,
            })
            .collect(),
        body: serde_json::to_string(&told).unwrap_or_default(),
    }
}
