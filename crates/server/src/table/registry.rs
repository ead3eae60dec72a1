//! Tables that are in memory, and how they are reached.

use super::live::{self, Note};
use crate::code::Code;
use crate::shared::Shared;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// Notes that may wait for a table.
const INBOX: usize = 32;
/// How often a table is looked for that has just left memory.
const TRIES: usize = 8;

/// What others know of a table in memory.
#[derive(Default)]
pub(crate) struct Board {
    /// The newest entry other servers told of.
    pub(crate) newest: AtomicU64,
    /// Whether a game is played.
    pub(crate) playing: AtomicBool,
}

#[derive(Clone)]
struct Handle {
    inbox: mpsc::Sender<Note>,
    board: Arc<Board>,
}

/// Tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<Code, Handle>>,
}

impl Registry {
    fn live(&self) -> MutexGuard<'_, HashMap<Code, Handle>> {
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Tells a table something if it is in memory.
    pub(crate) fn tell_if_live(&self, code: Code, note: Note) {
        if let Some(handle) = self.live().get(&code) {
            let _ = handle.inbox.try_send(note);
        }
    }

    /// Tells a table of an entry another server may have written.
    pub(crate) fn tell_newest(&self, code: Code, number: u64) {
        if let Some(handle) = self.live().get(&code) {
            handle.board.newest.fetch_max(number, Ordering::Relaxed);
            // If the inbox is full, the table looks at the board after any of the notes in it.
            let _ = handle.inbox.try_send(Note::News);
        }
    }

    /// All tables in memory.
    pub(crate) fn codes(&self) -> Vec<Code> {
        self.live().keys().copied().collect()
    }

    /// The tables in memory at which a game is played.
    pub(crate) fn playing(&self) -> Vec<Code> {
        let is_playing = |handle: &Handle| handle.board.playing.load(Ordering::Relaxed);
        let live = self.live();
        live.iter()
            .filter(|(_, handle)| is_playing(handle))
            .map(|(code, _)| *code)
            .collect()
    }

    /// Takes a table out of memory, unless somebody has just told it something.
    pub(crate) fn remove_if_quiet(&self, code: Code, inbox: &mut mpsc::Receiver<Note>) -> bool {
        let mut live = self.live();
        let quiet = inbox.is_empty();
        if quiet {
            // Whoever had found the table before this is told that it is gone, and finds it anew.
            inbox.close();
            live.remove(&code);
        }
        quiet
    }

    /// Takes a table out of memory; what it is still told can be read from its inbox.
    pub(crate) fn remove(&self, code: Code, inbox: &mut mpsc::Receiver<Note>) {
        let mut live = self.live();
        inbox.close();
        live.remove(&code);
    }

    fn remove_dead(&self, code: Code, inbox: &mpsc::Sender<Note>) {
        let mut live = self.live();
        if live.get(&code).is_some_and(|handle| handle.inbox.same_channel(inbox)) {
            live.remove(&code);
        }
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.live().len()
    }
}

impl Shared {
    fn reach(self: &Arc<Shared>, code: Code) -> mpsc::Sender<Note> {
        let mut live = self.registry.live();
        let handle = live.entry(code).or_insert_with(|| {
            let (inbox, notes) = mpsc::channel(INBOX);
            let board = Arc::new(Board::default());
            tokio::spawn(live::run(self.clone(), code, board.clone(), notes));
            Handle { inbox, board }
        });
        handle.inbox.clone()
    }

    /// Tells a table something; it is brought into memory if it is not there. Waits while many others tell it things. A
    /// table that is gone again and again is told nothing: whoever waits for an answer learns that there is none.
    pub(crate) async fn tell(self: &Arc<Shared>, code: Code, mut note: Note) {
        for _ in 0..TRIES {
            let inbox = self.reach(code);
            match inbox.send(note).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(unread)) => {
                    // It left memory at that moment, or its task failed.
                    self.registry.remove_dead(code, &inbox);
                    note = unread;
                    tokio::task::yield_now().await;
                }
            }
        }
        tracing::error!(table = %code, "a table cannot be brought into memory");
    }
}
