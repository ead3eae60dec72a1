//! For hosts: looking at tables, closing them, removing what should not stand there, keeping people out. All of it needs the
//! host's secret, and all of it is noted. Nothing here shows more of a game that is played than anybody may know.

use super::answer::{Refused, json};
use super::data;
use super::players::public_part;
use super::tables::{ask, read_code};
use super::visitor::{Carried, Visitor};
use crate::code::Code;
use crate::fault::Fault;
use crate::peers::What;
use crate::secret::PlayerId;
use crate::settings::Strict;
use crate::shared::Shared;
use crate::storage::StorageError;
use crate::storage::order::{Audited, Report, fresh_id};
use crate::table::live::Note;
use crate::table::reading::{self, NOW};
use crate::table::scrub::Target;
use crate::table::state;
use crate::table::tell;
use crate::text::{LONGEST_NAME, clean};
use crate::time::Millis;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use rules::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Most rows of any list at once.
const MOST: u32 = 200;
/// After all times there can be.
const EVER: Millis = Millis::MAX >> 1;

/// Somebody who has shown the host's secret.
pub(super) struct Host {
    pub(super) visitor: Visitor,
    /// The name the host goes by.
    name: String,
}

fn secret(headers: &HeaderMap) -> Option<&str> {
    let given = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    given.strip_prefix("Bearer ").map(str::trim)
}

impl FromRequestParts<Arc<Shared>> for Host {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Host, Refused> {
        let Ok(visitor) = Visitor::from_request_parts(parts, shared).await;
        let opens = match (&shared.config.house.admin, secret(&parts.headers)) {
            (Some(known), Some(given)) => known.is(given),
            // Where no secret is set up there is none that fits.
            _ => false,
        };
        if !opens {
            // Whoever guesses runs dry soon.
            shared.addresses.guessed(visitor.origin);
            return Err(visitor.refuse(Fault::AdminOnly));
        }
        let name = parts.headers.get("x-oshra-host").and_then(|name| name.to_str().ok());
        let name = clean(name.unwrap_or_default(), LONGEST_NAME).unwrap_or_default();
        Ok(Host { visitor, name })
    }
}

/// Where a list goes on, and whether all of it is wanted.
#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    before: Option<Millis>,
    #[serde(default)]
    all: bool,
}

type Asked = Result<Query<Which>, QueryRejection>;

impl Host {
    fn which(&self, which: Asked) -> Result<Which, Refused> {
        let bad = |error: QueryRejection| self.visitor.refuse(Fault::BadRequest(error.to_string()));
        which.map(|Query(which)| which).map_err(bad)
    }

    pub(super) fn unavailable(&self, error: StorageError) -> Refused {
        self.visitor.unavailable(&error)
    }

    /// Notes what is about to be done. If it cannot be noted it is not done.
    pub(super) async fn note(&self, shared: &Shared, deed: &str, subject: &str, note: &str) -> Result<(), Fault> {
        let audited = Audited {
            id: fresh_id().map_err(|_| Fault::Internal)?,
            at: shared.peace.moment(shared.now()),
            host: self.name.clone(),
            deed: deed.to_owned(),
            subject: subject.to_owned(),
            note: note.to_owned(),
        };
        tracing::info!(deed, "a host does something");
        shared
            .storage
            .note(audited)
            .await
            .map_err(|error| storage_fault(&error))
    }

    /// Notes that something could not be done after all.
    async fn done<T>(&self, shared: &Shared, deed: &str, subject: &str, done: Result<T, Fault>) -> Result<T, Refused> {
        if let Err(fault) = &done {
            let noted = self
                .note(shared, deed, subject, &format!("refused: {}", fault.code()))
                .await;
            noted.map_err(|fault| self.visitor.refuse(fault))?;
        }
        done.map_err(|fault| self.visitor.refuse(fault))
    }
}

pub(super) fn storage_fault(error: &StorageError) -> Fault {
    tracing::warn!(%error, "what a host does could not be noted or done");
    match error {
        StorageError::Unavailable(_) => Fault::Unavailable,
        _ => Fault::Internal,
    }
}

pub(super) fn done() -> Response {
    json(StatusCode::OK, &json!({"done": true}))
}

/// All tables, those at which something happened last first.
pub(super) async fn tables(State(shared): State<Arc<Shared>>, host: Host, which: Asked) -> Result<Response, Refused> {
    let before = host.which(which)?.before.unwrap_or(EVER);
    let filed = shared.storage.filed(before, MOST).await;
    let filed = filed.map_err(|error| host.unavailable(error))?;
    let tables: Vec<Value> = filed
        .into_iter()
        .map(|filed| {
            let table: Value = serde_json::from_str(&filed.body).unwrap_or_default();
            json!({"code": filed.code.as_str(), "changed": filed.changed, "live": filed.live, "table": table})
        })
        .collect();
    Ok(json(StatusCode::OK, &json!({"tables": tables})))
}

/// A table as everybody may see it, what was said, and what happened in its game.
fn looked_at(state: &state::State) -> Value {
    let chapters = state.chapters().unwrap_or_default();
    let chronicle: Vec<_> = chapters.iter().map(|chapter| chapter.told_to(Viewer::Public)).collect();
    json!({
        "number": state.number,
        "table": tell::table(state),
        "chat": state.chat.iter().collect::<Vec<_>>(),
        "chronicle": chronicle,
    })
}

pub(super) async fn read(shared: &Shared, code: Code, upto: u64) -> Result<state::State, Fault> {
    let state = reading::read(shared, code, upto).await;
    state.map_err(|unread| unread.fault(code))?.ok_or(Fault::NoSuchTable)
}

/// Answers with everything a host may know of a table.
pub(super) async fn table(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(code): Path<String>,
) -> Result<Response, Refused> {
    let looked = async {
        let code = read_code(&code)?;
        let state = read(&shared, code, NOW).await?;
        host.note(&shared, "look-at-table", code.as_str(), "").await?;
        Ok(json(StatusCode::OK, &looked_at(&state)))
    };
    looked.await.map_err(|fault| host.visitor.refuse(fault))
}

/// Closes a table: whoever is there is told, and it is gone. Its finished games stay.
pub(super) async fn close(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(code): Path<String>,
) -> Result<Response, Refused> {
    let closed = async {
        let code = read_code(&code)?;
        host.note(&shared, "close-table", code.as_str(), "").await?;
        ask(&shared, &host.visitor, code, Note::Close, || What::Close).await
    };
    let closed = closed.await;
    host.done(&shared, "close-table", &code, closed).await?;
    Ok(done())
}

/// A line or a name that is to go.
#[derive(Deserialize)]
pub(super) struct Removal {
    #[serde(default)]
    line: Option<u64>,
    #[serde(default)]
    seat: Option<Seat>,
}

/// Removes a line or a name.
pub(super) async fn remove(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(code): Path<String>,
    Carried(Strict(removal)): Carried<Strict<Removal>>,
) -> Result<Response, Refused> {
    let mut deed = "remove-line";
    let removed = async {
        let code = read_code(&code)?;
        let (target, note) = match (removal.line, removal.seat) {
            (Some(line), None) => (Target::Line(line), format!("line {line}")),
            (None, Some(seat)) => {
                deed = "remove-name";
                (Target::Name(seat), format!("seat {}", seat.number()))
            }
            _ => return Err(Fault::BadRequest("either `line` or `seat`".to_owned())),
        };
        host.note(&shared, deed, code.as_str(), &note).await?;
        scrub(&shared, &host.visitor, code, target).await
    };
    let removed = removed.await;
    host.done(&shared, deed, &code, removed).await?;
    Ok(done())
}

/// Removes something from a table, wherever it is.
pub(super) async fn scrub(shared: &Arc<Shared>, visitor: &Visitor, code: Code, target: Target) -> Result<(), Fault> {
    let passed = target.clone();
    let note = |reply| Note::Scrub(Box::new(target), reply);
    ask(shared, visitor, code, note, || What::Scrub(passed)).await
}

/// A player as they are known now.
pub(super) async fn known(shared: &Shared, id: &str) -> Result<PlayerId, Fault> {
    let id = PlayerId::from_written(id.to_ascii_lowercase());
    if !id.is_one() {
        return Err(Fault::NoSuchPlayer);
    }
    if id.short().is_some() {
        return Ok(id);
    }
    let player = shared.storage.player(id.clone()).await;
    Ok(player
        .map_err(|error| storage_fault(&error))?
        .map_or(id, |player| player.player))
}

/// What people reported and nobody has seen to; with `all`, everything.
pub(super) async fn reports(State(shared): State<Arc<Shared>>, host: Host, which: Asked) -> Result<Response, Refused> {
    let all = host.which(which)?.all;
    let reports = shared.storage.reports(all, MOST).await;
    let reports = reports.map_err(|error| host.unavailable(error))?;
    Ok(json(StatusCode::OK, &json!({"reports": reports})))
}

async fn find(shared: &Shared, id: &str) -> Result<Report, Fault> {
    let report = shared.storage.find_report(id.to_owned()).await;
    report.map_err(|error| storage_fault(&error))?.ok_or(Fault::NotFound)
}

/// A report with the table as it was then: who sat there, what was said, what had happened.
pub(super) async fn report(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let looked = async {
        let report = find(&shared, &id).await?;
        let state = read(&shared, report.code, report.number).await?;
        host.note(&shared, "look-at-report", &report.id, report.code.as_str())
            .await?;
        let then = looked_at(&state);
        Ok(json(StatusCode::OK, &json!({"report": report, "then": then})))
    };
    looked.await.map_err(|fault| host.visitor.refuse(fault))
}

/// A report has been seen to.
pub(super) async fn settle(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let settled = async {
        let report = find(&shared, &id).await?;
        host.note(&shared, "settle-report", &report.id, report.code.as_str())
            .await?;
        let settled = shared.storage.settle(report.id, shared.now()).await;
        settled.map_err(|error| storage_fault(&error))
    };
    settled.await.map_err(|fault| host.visitor.refuse(fault))?;
    Ok(done())
}

/// What everybody may know of a player, and whether they are kept out.
pub(super) async fn player(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let looked = async {
        let id = known(&shared, &id).await?;
        let player = shared.storage.player(id.clone()).await;
        let player = player.map_err(|error| storage_fault(&error))?;
        let tables = shared.storage.tables_of(id.clone()).await;
        let tables = tables.map_err(|error| storage_fault(&error))?;
        host.note(&shared, "look-at-player", id.as_str(), "").await?;
        let codes: Vec<&str> = tables.iter().map(Code::as_str).collect();
        Ok(json(
            StatusCode::OK,
            &json!({
                "player": player.map(public_part),
                "tables": codes,
                "banned": shared.peace.is_player_banned(&id, shared.now()),
            }),
        ))
    };
    looked.await.map_err(|fault| host.visitor.refuse(fault))
}

/// Forgets a player who asked for it.
pub(super) async fn forget(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let mut subject = String::new();
    let forgotten = async {
        let id = known(&shared, &id).await?;
        // Not the id: nothing of it is to be left.
        subject = id.seal();
        host.note(&shared, "forget-player", &subject, "").await?;
        data::forget(&shared, &host.visitor, id).await
    };
    let forgotten = forgotten.await;
    let tables = host.done(&shared, "forget-player", &subject, forgotten).await?;
    Ok(json(StatusCode::OK, &json!({"tables": tables})))
}

/// What hosts did, the latest first.
pub(super) async fn audit(State(shared): State<Arc<Shared>>, host: Host, which: Asked) -> Result<Response, Refused> {
    let before = host.which(which)?.before.unwrap_or(EVER);
    let audited = shared.storage.audited(before, MOST).await;
    let audited = audited.map_err(|error| host.unavailable(error))?;
    Ok(json(StatusCode::OK, &json!({"audit": audited})))
}
