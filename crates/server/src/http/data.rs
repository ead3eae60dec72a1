//! What is kept of a player: all of it for those who ask, and nothing of it for those who want to be forgotten.

use super::admin::scrub;
use super::answer::{Refused, json};
use super::players::{nobody, public_part, told};
use super::unsaying::unsay;
use super::visitor::Visitor;
use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::fault::Fault;
use crate::push::id_of;
use crate::secret::PlayerId;
use crate::shared::Shared;
use crate::storage::StorageError;
use crate::storage::order::Shown;
use crate::table::reading::{self, SLICE, Unread};
use crate::table::scrub::{Sitters, Target, without};
use crate::time::Millis;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use rules::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Games that are read at once.
const GAMES: u32 = 500;
/// Players somebody may not want to sit with.
const BLOCKS: usize = 500;

fn own_id(shared: &Shared, visitor: &Visitor) -> Result<PlayerId, Fault> {
    // It takes the server more than other things do.
    shared.addresses.guessed(visitor.origin);
    match &visitor.key {
        Ok(Some(key)) => Ok(key.id()),
        Ok(None) | Err(_) => Err(Fault::BadKey),
    }
}

pub(super) fn fault(error: StorageError) -> Fault {
    tracing::warn!(%error, "what is kept of a player could not be read or removed");
    match error {
        StorageError::Unavailable(_) => Fault::Unavailable,
        StorageError::Newer => Fault::Newer,
        _ => Fault::Internal,
    }
}

/// Everything that is kept of whoever has the key.
pub(super) async fn download(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let read = async {
        let id = own_id(&shared, &visitor)?;
        let _one = shared.forgetting.acquire().await;
        shared.storage.adopt(id.clone()).await.map_err(fault)?;
        everything(&shared, id).await
    };
    let everything = read.await.map_err(|fault| visitor.refuse(fault))?;
    let mut response = json(StatusCode::OK, &everything);
    let file = HeaderValue::from_static("attachment; filename=\"oshra-data.json\"");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}

async fn everything(shared: &Shared, id: PlayerId) -> Result<Value, Fault> {
    let storage = &shared.storage;
    let player = storage.player(id.clone()).await.map_err(fault)?;
    let mut history = Vec::new();
    let mut before = Millis::MAX >> 1;
    loop {
        let games = storage.history(id.clone(), before, GAMES).await.map_err(fault)?;
        let Some(last) = games.last().map(|game| game.at) else {
            break;
        };
        before = last;
        history.extend(games.into_iter().filter_map(told));
    }
    let mut tables = Vec::new();
    for code in storage.tables_of(id.clone()).await.map_err(fault)? {
        let entries = entries_of(shared, code, &id).await?;
        tables.push(json!({"code": code.as_str(), "entries": entries}));
    }
    let blocks = storage.blocks(id.clone()).await.map_err(fault)?;
    let reports = storage.reports_of(id.clone()).await.map_err(fault)?;
    let push = storage.subscriptions(id.clone()).await.map_err(fault)?;
    let push: Vec<Value> = push
        .iter()
        .map(|browser| {
            json!({
                "id": id_of(&browser.endpoint),
                "endpoint": browser.endpoint,
                "everywhere": browser.everywhere,
                "tables": browser.tables,
                "at": browser.at,
            })
        })
        .collect();
    let bans = storage.bans().await.map_err(fault)?;
    let bans: Vec<Value> = bans
        .iter()
        .filter(|ban| ban.subject == id.as_str())
        .map(|ban| json!({"at": ban.at, "until": ban.until, "reason": ban.reason}))
        .collect();
    // What hosts did about them, but not which host it was.
    let deeds = storage.audited_of(id.clone()).await.map_err(fault)?;
    let deeds: Vec<Value> = deeds
        .iter()
        .map(|audited| json!({"at": audited.at, "deed": audited.deed, "note": audited.note}))
        .collect();
    Ok(json!({
        "player": public_part(player.unwrap_or_else(|| nobody(id))),
        "history": history,
        "tables": tables,
        "blocks": blocks,
        "reports": reports,
        "bans": bans,
        "deeds": deeds,
        "push": push,
    }))
}

/// What somebody did and said at a table.
async fn entries_of(shared: &Shared, code: Code, id: &PlayerId) -> Result<Vec<Value>, Fault> {
    let (mut own, mut sitters, mut sittings) = (Vec::new(), Sitters::default(), BTreeSet::new());
    let mut number = 0;
    loop {
        let entries = reading::slice(shared, code, number, SLICE).await;
        let entries = entries.map_err(|error| Unread::from(error).fault(code))?;
        let Some(last) = entries.last() else { return Ok(own) };
        number = last.number;
        for stored in &entries {
            sitters.follow(stored);
            if let Entry::Seated {
                player: Some(player), ..
            } = &stored.entry
                && player.is(id)
            {
                sittings.insert(stored.number);
            }
            let theirs = seat_of(&stored.entry).and_then(|seat| sitters.at(seat));
            if theirs.is_some_and(|sitting| sittings.contains(&sitting)) {
                own.push(as_told(stored));
            }
        }
    }
}

fn seat_of(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Seated { seat, .. }
        | Entry::Ready { seat, .. }
        | Entry::Choice { seat, .. }
        | Entry::Away { seat, .. }
        | Entry::Back { seat }
        | Entry::Said { seat, .. }
        | Entry::Phrase { seat, .. } => Some(*seat),
        Entry::Opened { .. }
        | Entry::Left { .. }
        | Entry::Removed { .. }
        | Entry::Locked { .. }
        | Entry::Changed { .. }
        | Entry::Bot { .. }
        | Entry::Started { .. } => None,
    }
}

/// An entry for whoever it is about, without what proves that the seat is theirs, and without what follows from others'
/// secrets.
fn as_told(stored: &Stored) -> Value {
    let mut entry = serde_json::to_value(&stored.entry).unwrap_or_default();
    if let Some(entry) = entry.as_object_mut() {
        entry.remove("token");
        entry.remove("state");
    }
    json!({"number": stored.number, "at": stored.at, "entry": entry})
}

/// Forgets whoever has the key: names become nobody's, games stay.
pub(super) async fn delete(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let forgotten = async {
        let id = own_id(&shared, &visitor)?;
        shared.storage.adopt(id.clone()).await.map_err(fault)?;
        forget(&shared, &visitor, id).await
    };
    let tables = forgotten.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &json!({"tables": tables})))
}

/// Forgets a player; the number of tables they had sat at. Whatever fails can be tried again.
pub(super) async fn forget(shared: &Arc<Shared>, visitor: &Visitor, id: PlayerId) -> Result<usize, Fault> {
    let _one = shared.forgetting.acquire().await;
    let tables = shared.storage.tables_of(id.clone()).await.map_err(fault)?;
    unsay(shared, &id, &tables).await?;
    for code in &tables {
        match scrub(shared, visitor, *code, Target::Player(id.clone())).await {
            Ok(()) => {}
            // It was removed a moment ago.
            Err(fault) if fault.code() == Fault::NoSuchTable.code() => {}
            Err(fault) => return Err(fault),
        }
    }
    let games = shared.storage.shown_of(id.clone()).await.map_err(fault)?;
    let games = games.into_iter().filter_map(|shown| {
        let body = without(&shown.body, &id)?;
        Some(Shown { body, ..shown })
    });
    let forgotten = shared.storage.forget_player(id.clone(), id.seal(), games.collect());
    forgotten.await.map_err(fault)?;
    shared.metrics.forgotten.one();
    Ok(tables.len())
}

/// With whom somebody does not want to sit.
pub(super) async fn blocks(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let read = async {
        let key = visitor
            .key
            .as_ref()
            .ok()
            .and_then(Option::as_ref)
            .ok_or(Fault::BadKey)?;
        shared.storage.blocks(key.id()).await.map_err(fault)
    };
    let blocks = read.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &json!({"blocks": blocks})))
}

async fn set_block(shared: &Shared, visitor: &Visitor, other: String, blocked: bool) -> Result<Response, Refused> {
    let set = async {
        let key = visitor
            .key
            .as_ref()
            .ok()
            .and_then(Option::as_ref)
            .ok_or(Fault::BadKey)?;
        let other = PlayerId::from_written(other.to_ascii_lowercase());
        if !other.is_one() || other.is(&key.id()) {
            return Err(Fault::NoSuchPlayer);
        }
        let there = shared.storage.blocks(key.id()).await.map_err(fault)?;
        if blocked && there.len() >= BLOCKS {
            return Err(Fault::TooFast);
        }
        shared.storage.block(key.id(), other, blocked).await.map_err(fault)
    };
    set.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &json!({"blocked": blocked})))
}

/// Somebody does not want to sit with somebody else.
pub(super) async fn block(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(other): Path<String>,
) -> Result<Response, Refused> {
    set_block(&shared, &visitor, other, true).await
}

/// Somebody would sit with somebody else again.
pub(super) async fn unblock(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(other): Path<String>,
) -> Result<Response, Refused> {
    set_block(&shared, &visitor, other, false).await
}
