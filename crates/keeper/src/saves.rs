//! Games kept side by side, and the history: what is written is there when others are told of it; what cannot be written
//! is not lost, and tried again.

use crate::host::{Failed, Store};
use std::collections::BTreeMap;
use told::keeper::GameId;

/// The history of a player's games.
const HISTORY: &str = "history";
/// The only game that was kept once.
const ONLY: &str = "table";
/// What the names of games begin with.
const GAME: &str = "game-";

fn name(game: GameId) -> String {
    format!("{GAME}{game}")
}

fn number(name: &str) -> Option<GameId> {
    name.strip_prefix(GAME)?.parse().ok()
}

/// What is kept on this device.
#[derive(Default)]
pub(crate) struct Saves {
    /// The highest number that was given to a game here. None is given twice, as addresses lead to games by it.
    last: GameId,
    /// Whether the only game that was kept once is to be taken away as soon as it is safe elsewhere.
    taken_over: bool,
    /// What could not be written yet, by name; none is to be taken away.
    late: BTreeMap<String, Option<String>>,
}

impl Saves {
    /// Whether everything is written.
    pub(crate) fn is_safe(&self) -> bool {
        self.late.is_empty()
    }

    /// Writes a text under a name, or takes it away; whether that is done. What failed is kept here, to be tried again.
    async fn put(&mut self, store: &impl Store, name: String, text: Option<String>) -> bool {
        let done = match &text {
            Some(text) => store.save(&name, text).await,
            None => store.remove(&name).await,
        };
        match done {
            Ok(()) => drop(self.late.remove(&name)),
            Err(Failed) => drop(self.late.insert(name, text)),
        }
        done.is_ok()
    }

    /// Tries again to write what could not be written.
    pub(crate) async fn try_again(&mut self, store: &impl Store) {
        for (name, text) in std::mem::take(&mut self.late) {
            self.put(store, name, text).await;
        }
        self.let_go(store).await;
    }

    async fn read(&self, store: &impl Store, name: &str) -> Option<String> {
        match self.late.get(name) {
            Some(late) => late.clone(),
            None => store.load(name).await.ok().flatten(),
        }
    }

    /// The history, as it was written last.
    pub(crate) async fn history(&self, store: &impl Store) -> Option<String> {
        self.read(store, HISTORY).await
    }

    /// Writes the history; whether it is safe.
    pub(crate) async fn save_history(&mut self, store: &impl Store, text: String) -> bool {
        self.put(store, HISTORY.to_owned(), Some(text)).await
    }

    /// Keeps a history that cannot be read here under another name, before a new one takes its place.
    pub(crate) async fn set_history_aside(&mut self, store: &impl Store, text: String, now: u64) {
        self.put(store, format!("{HISTORY}-{now}"), Some(text)).await;
    }

    /// The numbers of all games.
    pub(crate) async fn games(&self, store: &impl Store) -> Vec<GameId> {
        let names = store.names().await.unwrap_or_default();
        let late = self.late.iter().filter(|(_, text)| text.is_some());
        let mut games: Vec<GameId> = names
            .iter()
            .filter(|name| !matches!(self.late.get(*name), Some(None)))
            .chain(late.map(|(name, _)| name))
            .filter_map(|name| number(name))
            .collect();
        games.sort_unstable();
        games.dedup();
        games
    }

    /// A game.
    pub(crate) async fn game(&self, store: &impl Store, game: GameId) -> Option<String> {
        self.read(store, &name(game)).await
    }

    /// Keeps a new game under a number of its own, whatever else is kept. A page may be open twice, so a number that
    /// seemed free may be taken. Numbers begin with the time, so that none of an earlier visit comes again.
    pub(crate) async fn add(&mut self, store: &impl Store, text: &str, now: u64) -> GameId {
        let highest = self.games(store).await.last().copied().unwrap_or_default();
        let mut game = now.max(highest + 1).max(self.last + 1);
        loop {
            match store.create(&name(game), text).await {
                Ok(true) => break,
                Ok(false) => game += 1,
                Err(Failed) => {
                    self.late.insert(name(game), Some(text.to_owned()));
                    break;
                }
            }
        }
        self.last = game;
        game
    }

    /// Rewrites a saved game; whether it is safe.
    pub(crate) async fn save(&mut self, store: &impl Store, game: GameId, text: String) -> bool {
        self.put(store, name(game), Some(text)).await
    }

    /// Forgets a game.
    pub(crate) async fn forget(&mut self, store: &impl Store, game: GameId) {
        self.put(store, name(game), None).await;
    }

    /// Takes over the game that was kept when there was only one. Whoever stopped halfway does not find it twice.
    pub(crate) async fn take_over(&mut self, store: &impl Store, now: u64) {
        let Ok(Some(text)) = store.load(ONLY).await else {
            return;
        };
        let mut there = false;
        for game in self.games(store).await {
            there |= self.game(store, game).await.as_ref() == Some(&text);
        }
        if !there {
            self.add(store, &text, now).await;
        }
        self.taken_over = true;
        self.let_go(store).await;
    }

    /// What was taken over goes when it is safe under its number. If that fails, the next visit finds it there already.
    async fn let_go(&mut self, store: &impl Store) {
        if self.taken_over && self.is_safe() {
            self.taken_over = store.remove(ONLY).await.is_err();
        }
    }
}
