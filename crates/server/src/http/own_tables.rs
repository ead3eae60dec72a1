//! The tables at which a player sits, found by the key, and the way to them from another device.

use super::answer::{Refused, json};
use super::tables::{ask, link, picture, read_code};
use super::visitor::Visitor;
use crate::code::Code;
use crate::fault::Fault;
use crate::peers::What;
use crate::secret::{PlayerId, PlayerKey};
use crate::shared::Shared;
use crate::table::live::Note;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::future::join_all;
use rules::Seat;
use serde::Deserialize;
use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;
use told::server::http::{Glance, Left, OwnTable, OwnTables};
use told::server::{Chair, Listed, Millis, Phase};

/// Most tables that are told at once, the newest.
const TABLES: u32 = 100;
/// For how long a table at which a game is over is still told: there may be another one.
const ENDED: Millis = 24 * 3_600_000;
/// How long one table may take to say how it stands.
const PATIENCE: Duration = Duration::from_secs(2);

pub(super) fn own_key(visitor: &Visitor) -> Result<&PlayerKey, Fault> {
    let key = visitor.key.as_ref().ok().and_then(Option::as_ref);
    key.ok_or(Fault::BadKey)
}

pub(super) fn seat_of(seats: &[Chair], player: &PlayerId) -> Option<Seat> {
    let is_theirs = |chair: &Chair| match chair {
        Chair::Person { player: Some(id), .. } => PlayerId::from_written(id.clone()).is(player),
        _ => false,
    };
    Seat::at(seats.iter().position(is_theirs)?)
}

/// All tables at which the player with the key sits.
pub(super) async fn list(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let player = own_key(&visitor).map_err(|fault| visitor.refuse(fault))?.id();
    let now = shared.now();
    let seats = shared
        .storage
        .seats_of(player.clone(), now.saturating_sub(ENDED), TABLES)
        .await;
    let bodies = seats.map_err(|error| visitor.unavailable(&error))?;
    let listed = bodies
        .iter()
        .filter_map(|body| serde_json::from_str::<Listed>(body).ok());
    let looks = listed.map(|table| look(&shared, &visitor, &player, table));
    let mut tables: Vec<OwnTable> = join_all(looks).await.into_iter().flatten().collect();
    tables.sort_by_key(order);
    Ok(json(StatusCode::OK, &OwnTables { now, tables }))
}

/// Where a table stands in the list: first those that wait for the player, then those that wait for somebody else, the
/// longest waiting first; then the others, the newest first.
fn order(table: &OwnTable) -> (bool, bool, Option<Millis>, Reverse<Millis>) {
    (
        !table.asked,
        table.table.phase != Phase::Playing,
        table.since,
        Reverse(table.table.opened),
    )
}

/// How a table stands for a player; nothing if they do not sit there any more. One that does not say in time is told as
/// the database has it.
async fn look(shared: &Arc<Shared>, visitor: &Visitor, player: &PlayerId, listed: Listed) -> Option<OwnTable> {
    let seat = seat_of(&listed.seats, player)?;
    let known = OwnTable {
        table: listed,
        seat,
        asked: false,
        since: None,
        deadline: None,
    };
    if known.table.phase != Phase::Playing {
        return Some(known);
    }
    let code: Code = known.table.code.parse().ok()?;
    let asked = ask(shared, visitor, code, Note::Info, || What::Info);
    match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(glance)) => as_seen(player, glance),
        Ok(Err(_)) | Err(_) => Some(known),
    }
}

fn as_seen(player: &PlayerId, glance: Glance) -> Option<OwnTable> {
    let Glance {
        table,
        asked,
        since,
        clock,
        ..
    } = glance;
    let seat = seat_of(&table.seats, player)?;
    let decides = !matches!(table.seats.get(seat.index()), Some(Chair::Person { away: Some(_), .. }));
    let own = asked.iter().position(|asked| *asked == seat);
    Some(OwnTable {
        seat,
        asked: own.is_some() && decides,
        since: match own {
            Some(place) => since.get(place).copied(),
            None => since.into_iter().min(),
        },
        deadline: clock.and_then(|clocks| clocks.get(seat.index())?.deadline),
        table: Listed {
            code: table.code,
            phase: table.phase,
            opened: table.opened,
            settings: table.settings,
            seats: table.seats,
        },
    })
}

/// Gives up the seat at a table; the others there are told. In a game a bot plays on.
pub(super) async fn leave(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Refused> {
    let left = async {
        let player = own_key(&visitor)?.id();
        let code = read_code(&code)?;
        let passed = player.clone();
        let note = |reply| Note::Leave(player, reply);
        ask(&shared, &visitor, code, note, || What::Leave(passed)).await
    };
    let left = left.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &Left { left }))
}

#[derive(Deserialize)]
pub(super) struct Whither {
    #[serde(default)]
    table: Option<String>,
}

/// The way of the player to another device, as a picture for cameras: a link that holds the key where no server sees it.
pub(super) async fn qr(visitor: Visitor, whither: Result<Query<Whither>, QueryRejection>) -> Result<Response, Refused> {
    let drawn = || {
        let Query(whither) = whither.map_err(|error| Fault::BadRequest(error.to_string()))?;
        let key = own_key(&visitor)?;
        let to = match whither.table {
            Some(code) => link(&visitor, read_code(&code)?),
            None => format!("{}/", visitor.base),
        };
        picture(&format!("{to}#key={}", key.reveal()))
    };
    drawn().map_err(|fault| visitor.refuse(fault))
}
