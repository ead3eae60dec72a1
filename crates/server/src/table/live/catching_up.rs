//! Telling somebody what they missed, beside the table's task: made again from the entries, in the same bytes as when it
//! happened.

use super::connections::viewer;
use super::{Note, Out};
use crate::code::Code;
use crate::fault::Fault;
use crate::secret::TokenHash;
use crate::shared::Shared;
use crate::table::reading::{self, SLICE, Unread};
use crate::table::state::State;
use crate::table::tell;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Somebody who is told what they missed.
pub(super) struct CatchingUp {
    pub(super) shared: Arc<Shared>,
    pub(super) code: Code,
    pub(super) socket: u64,
    pub(super) token: Option<TokenHash>,
    pub(super) outbox: mpsc::Sender<Out>,
}

/// Nobody is there to be told.
struct Gone;

impl CatchingUp {
    /// Tells everything after one entry, up to another.
    pub(super) async fn begin(self, after: u64, upto: u64) {
        match reading::read(&self.shared, self.code, after).await {
            Ok(past) => self.go_on(past.map(Box::new), upto).await,
            Err(unread) => self.done(Err(unread.fault(self.code))).await,
        }
    }

    /// Tells the whole table as it is after an entry, with what happened in its game so far.
    pub(super) async fn welcome(self, number: u64) {
        let past = match reading::read(&self.shared, self.code, number).await {
            Ok(past) => past,
            Err(unread) => return self.done(Err(unread.fault(self.code))).await,
        };
        let welcome = past.as_ref().and_then(|past| {
            let viewer = viewer(past, self.token);
            let chapters = past.chapters().ok()?;
            Some(tell::welcome(past, viewer, self.shared.now(), Some(&chapters)))
        });
        let Some(welcome) = welcome else {
            return self.done(Err(Fault::Internal)).await;
        };
        if self.outbox.send(Out::Text(welcome.into())).await.is_ok() {
            self.done(Ok(past.map(Box::new))).await;
        }
    }

    /// Tells everything after what the past is, up to an entry.
    pub(super) async fn go_on(self, mut past: Option<Box<State>>, upto: u64) {
        loop {
            let number = past.as_ref().map_or(0, |past| past.number);
            if number >= upto {
                return self.done(Ok(past)).await;
            }
            match self.slice(&mut past, number, upto).await {
                Ok(Ok(())) => {}
                Ok(Err(Gone)) => return,
                Err(unread) => return self.done(Err(unread.fault(self.code))).await,
            }
        }
    }

    async fn slice(&self, past: &mut Option<Box<State>>, number: u64, upto: u64) -> Result<Result<(), Gone>, Unread> {
        let most = u32::try_from(upto - number).unwrap_or(u32::MAX).min(SLICE);
        let entries = reading::slice(&self.shared, self.code, number, most).await?;
        if entries.is_empty() {
            // They were there a moment ago, so the database is not the one it was.
            let missing = crate::StorageError::Unavailable("entries are missing".to_owned());
            return Err(missing.into());
        }
        for stored in &entries {
            let events = match past {
                Some(past) => past.replay(stored)?,
                None => {
                    *past = Some(Box::new(State::open(self.code, stored)?));
                    Vec::new()
                }
            };
            let Some(past) = past.as_ref() else { continue };
            let text = tell::message(past, stored, &events, viewer(past, self.token));
            // It waits while the client reads.
            if self.outbox.send(Out::Text(text.into())).await.is_err() {
                return Ok(Err(Gone));
            }
        }
        Ok(Ok(()))
    }

    async fn done(&self, caught: Result<Option<Box<State>>, Fault>) {
        self.shared.tell(self.code, Note::Caught(self.socket, caught)).await;
    }
}
