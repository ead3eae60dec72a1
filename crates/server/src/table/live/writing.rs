//! Writing to a table's log.

use super::Live;
use crate::entry::{By, Entry, StateCheck, Stored};
use crate::fault::Fault;
use crate::storage::{Appended, FinishedGame, Listing, StorageError};
use crate::table::reading;
use crate::table::snapshot::{self, SNAPSHOT};
use crate::table::state::{Broken, Chair, Ended, Phase, State};
use crate::table::tell;
use crate::time::Millis;
use std::sync::Arc;
use std::time::{Duration, Instant};
use told::server::Aside;
use told::server::http::Details;

/// How long is waited between attempts to write.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// What is known of a table without its entries.
pub(crate) fn listing(state: &State, now: Millis) -> Listing {
    Listing {
        phase: state.phase,
        shown: is_shown(state),
        // Games that are played have clocks and bots; ended ones must get into the history. Their owner sees to it; if it
        // dies, whoever comes next does it at once.
        due: (state.phase != Phase::Gathering).then_some(now),
        body: serde_json::to_string(&tell::listed(state)).unwrap_or_default(),
    }
}

/// Whether the lobby shows it: somebody may sit down there, or watch.
pub(super) fn is_shown(state: &State) -> bool {
    let lets_in = !state.locked || state.phase == Phase::Playing;
    state.settings.open && state.phase != Phase::Ended && lets_in
}

impl Live {
    /// Checks an entry, writes it and tells everybody, in this order. While nothing can be written it waits, and says so.
    pub(super) async fn write(&mut self, entry: Entry) -> Result<(), Fault> {
        let now = self.shared.now();
        let mut stored = Stored {
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
        if let (Entry::Choice { state, .. }, Some(game)) = (&mut stored.entry, &next.game) {
            *state = Some(StateCheck::of(game));
        }
        let changes_listing = match stored.entry {
            Entry::Choice { .. } => next.phase != Phase::Playing,
            Entry::Said { .. } | Entry::Phrase { .. } | Entry::Away { .. } | Entry::Back { .. } => false,
            _ => true,
        };
        let listing = changes_listing.then(|| listing(&next, now));
        let begun = Instant::now();
        let appended = self.append(&stored, listing).await?;
        self.shared.metrics.append_seconds.took(begun.elapsed());
        if appended != Appended::Written {
            // The database says that this server may not write here any more, so somebody else does.
            tracing::warn!(table = %self.code(), ?appended, "a table belongs to another server now");
            self.shared.metrics.tables_lost.one();
            self.lost = true;
            return Err(Fault::Unavailable);
        }
        self.state = next;
        self.told(&stored, &events);
        Ok(())
    }

    async fn try_append(&self, stored: &Stored, listing: Option<Listing>) -> Result<Appended, StorageError> {
        let storage = &self.shared.storage;
        tokio::select! {
            appended = storage.append(self.code(), self.epoch, stored, listing) => appended,
            // Whether it was written in time is for the new owner to see.
            () = self.given_up() => Ok(Appended::Fenced),
        }
    }

    async fn append(&self, stored: &Stored, listing: Option<Listing>) -> Result<Appended, Fault> {
        let mut pause = FIRST_PAUSE;
        let mut waited = false;
        loop {
            match self.try_append(stored, listing.clone()).await {
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
        self.tell_all(stored, events);
        if matches!(stored.entry, Entry::Choice { .. }) && self.state.phase == Phase::Ended {
            self.shared.metrics.finished.one();
            self.finish_last();
        }
        if snapshot::is_milestone(stored) {
            self.keep_snapshot();
        }
    }

    /// Keeps the table as it is now, beside its task.
    fn keep_snapshot(&self) {
        let (shared, code, state) = (self.shared.clone(), self.code(), self.state.clone());
        tokio::spawn(async move {
            let Some(body) = snapshot::write(&state) else { return };
            let kept = shared
                .storage
                .keep_snapshot(code, state.number, SNAPSHOT, state.scrubs, body);
            if let Err(error) = kept.await {
                tracing::warn!(table = %code, %error, "a snapshot could not be kept; it can be made again");
            }
        });
    }

    /// Writes the last game into history and ratings, unless that was done before; after the games before it, whose ratings
    /// it builds on.
    pub(super) fn finish_last(&mut self) {
        let Some(last) = self.state.last.clone().filter(|_| self.state.phase != Phase::Playing) else {
            return;
        };
        let shared = self.shared.clone();
        let number = self.state.number;
        let game = finished_game(&self.state, &last);
        let earlier = self.finishing.take();
        self.finishing = Some(tokio::spawn(async move {
            if let Some(earlier) = earlier {
                let _ = earlier.await;
            }
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
            // Looking back over the game keeps it as it is served.
            if let Err(error) = reading::look_back(&shared, game.code, number).await {
                tracing::warn!(table = %game.code, %error, "a finished game could not be kept");
            }
        }));
    }
}

pub(super) fn finished_game(state: &State, last: &Arc<Ended>) -> FinishedGame {
    let told = Details {
        edition: last.settings.edition,
        short: last.settings.short,
        seats: last.played.iter().map(tell::chair).collect(),
        outcome: last.outcome.clone(),
    };
    let winner = last.outcome.winner.map(rules::Seat::index);
    FinishedGame {
        code: state.code,
        game: last.game,
        at: last.at,
        // Nobody's rating changes by a game that somebody's substitute won.
        rated: last.settings.rated && winner.is_none_or(|winner| last.own.get(winner).copied().unwrap_or_default()),
        winner,
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
