//! Reading a table from the database, beside the task that owns it. What is read starts from the newest snapshot, so it
//! costs what one game costs, however old the table is.

use super::snapshot::{self, SNAPSHOT};
use super::state::{Broken, Phase, State};
use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::fault::Fault;
use crate::shared::Shared;
use crate::storage::StorageError;
use std::time::Instant;

/// Entries that are read at once.
pub(crate) const SLICE: u32 = 256;

/// After all entries there can be.
pub(crate) const NOW: u64 = i64::MAX.cast_unsigned();

/// Why a table cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl Unread {
    /// What somebody is told who asked for the table.
    pub(crate) fn fault(&self, code: Code) -> Fault {
        match self {
            Unread::Storage(error @ StorageError::Unavailable(_)) => {
                tracing::warn!(table = %code, %error, "a table cannot be read or written");
                Fault::Unavailable
            }
            Unread::Storage(StorageError::Newer) => {
                tracing::warn!(table = %code, "a table was written by a newer version of this program");
                Fault::Newer
            }
            Unread::Storage(error) => {
                tracing::error!(table = %code, %error, "a table cannot be understood");
                Fault::Internal
            }
            Unread::Broken(Broken::Revision(revision)) => {
                tracing::warn!(table = %code, revision, "a table was left in the middle of a game of other rules");
                Fault::OtherRules(*revision)
            }
            Unread::Broken(error) => {
                tracing::error!(table = %code, %error, "the log of a table is broken");
                Fault::Internal
            }
        }
    }
}

/// The table as it was after entry `upto`, or is now if there are not that many; none if there is no such
/// table. Snapshots and finished games that are not kept yet are kept on the way.
pub(crate) async fn read(shared: &Shared, code: Code, upto: u64) -> Result<Option<State>, Unread> {
    Ok(walk(shared, code, upto, upto).await?.1)
}

/// Walks from the snapshot before entry `upto` through that entry, so that whatever ended or began with it
/// is kept, too. Tells the number of the snapshot; 0 if it began with the first entry.
pub(crate) async fn look_back(shared: &Shared, code: Code, upto: u64) -> Result<u64, Unread> {
    Ok(walk(shared, code, upto.saturating_sub(1), upto).await?.0)
}

/// Reads entries through `upto`, beginning with the newest snapshot that is not after entry `newest`.
async fn walk(shared: &Shared, code: Code, newest: u64, upto: u64) -> Result<(u64, Option<State>), Unread> {
    let kept = shared.storage.snapshot(code, newest, SNAPSHOT).await?;
    let mut past = kept.newest.and_then(|(_, body)| snapshot::read(code, &body));
    if let Some(past) = &mut past {
        past.scrubs = kept.scrubs;
    }
    let begun = past.as_ref().map_or(0, |past| past.number);
    loop {
        let number = past.as_ref().map_or(0, |past| past.number);
        if number >= upto {
            break;
        }
        let most = u32::try_from(upto - number).unwrap_or(u32::MAX).min(SLICE);
        let entries = slice(shared, code, number, most).await?;
        for stored in &entries {
            match &mut past {
                None => past.insert(State::open(code, stored)?).scrubs = kept.scrubs,
                Some(past) => {
                    past.replay(stored)?;
                    keep(shared, past, stored).await;
                }
            }
        }
        if entries.len() < most as usize {
            break;
        }
    }
    if let Some(past) = &past {
        past.check_rules()?;
    }
    Ok((begun, past))
}

/// Entries after a number. Only a few slices are read at the same time, so that nobody who reads much holds up the
/// others.
pub(crate) async fn slice(shared: &Shared, code: Code, after: u64, most: u32) -> Result<Vec<Stored>, StorageError> {
    let begun = Instant::now();
    let _place = shared.reading.acquire().await;
    shared.metrics.read_wait_seconds.took(begun.elapsed());
    shared.storage.entries(code, after, most).await
}

/// Keeps what should be kept after this entry. If that fails it can be made again. A game that may be another one by these
/// rules is not kept: that would make it one.
async fn keep(shared: &Shared, past: &State, stored: &Stored) {
    if past.may_be_another_game() {
        return;
    }
    let code = past.code;
    if snapshot::is_milestone(stored)
        && let Some(body) = snapshot::write(past)
    {
        let kept = shared
            .storage
            .keep_snapshot(code, stored.number, SNAPSHOT, past.scrubs, body);
        warn(code, kept.await);
    }
    let ended = matches!(stored.entry, Entry::Choice { .. }) && past.phase == Phase::Ended;
    if ended && let Some(log) = past.record() {
        let body = serde_json::to_string(&log).unwrap_or_default();
        let kept = shared.storage.keep_record(code, past.games, body).await;
        warn(code, kept);
    }
}

fn warn(code: Code, kept: Result<(), StorageError>) {
    if let Err(error) = kept {
        tracing::warn!(table = %code, %error, "what was read of a table could not be kept");
    }
}
