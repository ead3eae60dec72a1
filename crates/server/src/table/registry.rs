//! Tables that are in memory, and how they are reached.

use super::live::{self, Note};
use crate::code::Code;
use crate::shared::Shared;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// Notes that may wait for a table.
const INBOX: usize = 32;
/// How often a table is looked for that has just left memory.
const TRIES: usize = 8;

/// Tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<Code, mpsc::Sender<Note>>>,
}

impl Registry {
    fn live(&self) -> MutexGuard<'_, HashMap<Code, mpsc::Sender<Note>>> {
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How all tables in memory are reached.
    pub(crate) fn inboxes(&self) -> Vec<mpsc::Sender<Note>> {
        self.live().values().cloned().collect()
    }

    /// How many notes wait at each table.
    pub(crate) fn waiting(&self) -> Vec<usize> {
        let live = self.live();
        live.values().map(|inbox| INBOX - inbox.capacity()).collect()
    }

    /// Takes a table out of memory; what it is still told can be read from its inbox.
    pub(crate) fn remove(&self, code: Code, inbox: &mut mpsc::Receiver<Note>) {
        let mut live = self.live();
        // Whoever had found the table before this is told that it is gone, and looks it up again.
        inbox.close();
        live.remove(&code);
    }

    fn remove_dead(&self, code: Code, inbox: &mpsc::Sender<Note>) {
        let mut live = self.live();
        if live.get(&code).is_some_and(|known| known.same_channel(inbox)) {
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
        let inbox = live.entry(code).or_insert_with(|| {
            let (inbox, notes) = mpsc::channel(INBOX);
            tokio::spawn(live::run(self.clone(), code, notes));
            inbox
        });
        inbox.clone()
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
