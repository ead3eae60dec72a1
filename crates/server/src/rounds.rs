//! What a server does from time to time: it looks after tables that nobody has open.

use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::shared::{Part, Shared};
use crate::storage::order::Scrub;
use crate::table::duty::millis;
use crate::table::live::Note;
use crate::table::scrub::unsaid;
use crate::time::Millis;
use futures_util::future::join_all;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Looks after tables whose time has come, and at once after those of a server that is gone.
pub(crate) async fn look_after(shared: Arc<Shared>) {
    let mut rounds = tokio::time::interval(shared.config.pace.round);
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            () = shared.look.notified() => {}
        }
        // One database that does not answer must not hold up the tables in the others.
        let sure = shared.parts.iter().filter(|part| part.lease.is_sure());
        let looks = sure.map(|part| look(&shared, part));
        let mut looked = join_all(looks).await;
        if !looked.is_empty() {
            looked.push(forget(&shared).await);
        }
        for error in looked.into_iter().filter_map(Result::err) {
            shared.metrics.storage_failures.one();
            tracing::warn!(%error, "tables could not be looked after");
        }
    }
}

async fn look(shared: &Arc<Shared>, part: &Part) -> Result<(), crate::StorageError> {
    loop {
        let due = part.storage.claim_due(shared.server, shared.now()).await?;
        if due.is_empty() {
            break;
        }
        for code in due {
            // One that is busy must not hold up the others.
            let shared = shared.clone();
            tokio::spawn(async move { shared.tell(code, Note::Look).await });
        }
    }
    let old = shared.now().saturating_sub(millis(shared.config.pace.unplayed));
    let forgotten = part.storage.forget_unplayed(old).await?;
    if forgotten > 0 {
        tracing::info!(tables = forgotten, "tables at which nobody played were forgotten");
    }
    Ok(())
}

/// Lines, or games, that are looked at together.
const LINES: u32 = 500;

/// For how long it is known what somebody was told: longer than any clock runs.
const TOLD: Millis = 90 * 24 * 3_600_000;

/// Forgets what has been kept for as long as the host wants, at tables that belong to nobody.
async fn forget(shared: &Shared) -> Result<(), crate::StorageError> {
    let (now, keep) = (shared.now(), shared.config.house.keep);
    shared.storage.forget_told(now.saturating_sub(TOLD)).await?;
    if let Some(chat) = keep.chat {
        forget_lines(shared, now.saturating_sub(millis(chat))).await?;
    }
    if let Some(games) = keep.games {
        let before = now.saturating_sub(millis(games));
        let forgotten = shared.storage.forget_ended(before).await?;
        if forgotten > 0 {
            tracing::info!(tables = forgotten, "tables with old games were forgotten");
        }
        forget_games(shared, before).await?;
    }
    shared
        .storage
        .forget_notes(now, now.saturating_sub(millis(keep.audit)))
        .await
}

/// Forgets old games of tables that are gone.
async fn forget_games(shared: &Shared, before: Millis) -> Result<(), crate::StorageError> {
    let mut after = None;
    loop {
        let mut games = shared.storage.old_games(before, after, LINES).await?;
        let Some(last) = games.last().copied() else {
            return Ok(());
        };
        after = Some(last);
        let mut codes: Vec<Code> = games.iter().map(|(code, _)| *code).collect();
        codes.dedup();
        let there = shared.storage.there(codes).await?;
        games.retain(|(code, _)| !there.contains(code));
        shared.storage.forget_games(games).await?;
    }
}

async fn forget_lines(shared: &Shared, before: Millis) -> Result<(), crate::StorageError> {
    loop {
        let lines = shared.storage.old_lines(before, LINES).await?;
        let last = lines.len() < LINES as usize;
        let mut tables: BTreeMap<String, (Code, Vec<Stored>)> = BTreeMap::new();
        for (code, stored) in lines {
            let Entry::Said { seat, .. } = stored.entry else {
                continue;
            };
            let (_, entries) = tables.entry(code.to_string()).or_insert((code, Vec::new()));
            let entry = unsaid(seat);
            entries.push(Stored { entry, ..stored });
        }
        let mut any = false;
        for (code, entries) in tables.into_values() {
            let scrub = Scrub {
                entries,
                games: Vec::new(),
                listing: None,
                unnamed: None,
            };
            // A table that somebody has come to meanwhile is left for another round.
            any |= shared.storage.scrub(code, None, scrub).await?;
        }
        if last || !any {
            return Ok(());
        }
    }
}
