//! Browsers that want to be told something while no page is open, and asking people to a table.

use super::answer::{Refused, json};
use super::own_tables::{own_key, seat_of};
use super::tables::{glance, read_code};
use super::visitor::{Carried, Visitor};
use crate::code::Code;
use crate::fault::Fault;
use crate::push::{BROWSERS, Call, TABLES, Why, are_keys, id_of};
use crate::secret::PlayerId;
use crate::settings::Strict;
use crate::shared::Shared;
use crate::storage::push::Subscription;
use crate::table::reading::Unread;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use told::server::Phase;
use told::server::http::{Invited, Inviting, PushKey, Subscribed, Subscribing, Unsubscribed};

/// Milliseconds of a day: on one of them nobody is asked to the same table twice.
const DAY: u64 = 24 * 3_600_000;

/// The key from which browsers want to be told.
pub(super) async fn key(State(shared): State<Arc<Shared>>) -> Response {
    let key = shared.push.keys.public().to_owned();
    json(StatusCode::OK, &PushKey { key })
}

/// A browser wants to be told something from now on, or of other tables than before.
pub(super) async fn subscribe(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Carried(Strict(wish)): Carried<Strict<Subscribing>>,
) -> Result<Response, Refused> {
    let subscribed = async {
        let player = own_key(&visitor)?.id();
        // Finding out whether its keys are some takes more than other things do.
        shared.addresses.guessed(visitor.origin);
        let subscription = read(&shared, wish)?;
        let id = id_of(&subscription.endpoint);
        let adopted = shared.storage.adopt(player.clone()).await;
        adopted.map_err(|error| visitor.unavailable(&error).fault)?;
        let kept = shared.storage.subscribe(player, subscription, BROWSERS).await;
        kept.map_err(|error| visitor.unavailable(&error).fault)?;
        Ok(Subscribed { id })
    };
    let told = subscribed.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &told))
}

/// What a browser wants, if it can be.
fn read(shared: &Shared, wish: Subscribing) -> Result<Subscription, Fault> {
    let wrong = |what: &str| Fault::BadRequest(format!("`{what}` is not as a browser gives it"));
    shared.push.endpoint(&wish.endpoint).ok_or_else(|| wrong("endpoint"))?;
    if !are_keys(&wish.p256dh, &wish.auth) {
        return Err(wrong("p256dh` or `auth"));
    }
    let codes: Result<Vec<Code>, _> = wish.tables.iter().map(|code| code.parse()).collect();
    let codes = codes.ok().filter(|codes| codes.len() <= TABLES);
    let codes = codes.ok_or_else(|| wrong("tables"))?;
    Ok(Subscription {
        endpoint: wish.endpoint,
        p256dh: wish.p256dh,
        auth: wish.auth,
        everywhere: wish.everywhere,
        tables: codes.iter().map(Code::to_string).collect(),
        at: shared.now(),
    })
}

/// A browser does not want to be told anything any more.
pub(super) async fn unsubscribe(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let removed = async {
        let player = own_key(&visitor)?.id();
        let own = shared.storage.subscriptions(player).await;
        let own = own.map_err(|error| visitor.unavailable(&error).fault)?;
        let Some(found) = own.into_iter().find(|own| id_of(&own.endpoint) == id) else {
            return Ok(Unsubscribed { removed: false });
        };
        let gone = shared.storage.unsubscribe(found.endpoint).await;
        gone.map_err(|error| visitor.unavailable(&error).fault)?;
        Ok(Unsubscribed { removed: true })
    };
    let told = removed.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &told))
}

/// Asks somebody to a table: whoever sits there may ask those with whom they have finished a game. Whether it reaches
/// them is not told.
pub(super) async fn invite(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
    Carried(Strict(inviting)): Carried<Strict<Inviting>>,
) -> Result<Response, Refused> {
    let invited = async {
        let player = own_key(&visitor)?.id();
        let code = read_code(&code)?;
        visitor.may_enter(&shared)?;
        shared.addresses.guessed(visitor.origin);
        let table = glance(&shared, &visitor, code).await?.table;
        if seat_of(&table.seats, &player).is_none() {
            return Err(Fault::OnlyWatching);
        }
        if table.phase == Phase::Playing {
            return Err(Fault::GameRunning);
        }
        let other = PlayerId::from_written(inviting.player.to_ascii_lowercase());
        if may_ask(&shared, code, &player, &other).await? {
            shared.call(Call {
                player: other,
                code,
                why: Why::Invitation,
                number: shared.now() / DAY,
            });
        }
        Ok(Invited { invited: true })
    };
    let told = invited.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &told))
}

/// Whether somebody may ask another one to a table. Nobody is told by whom they are not wanted.
async fn may_ask(shared: &Shared, code: Code, player: &PlayerId, other: &PlayerId) -> Result<bool, Fault> {
    let unread = |error| Unread::from(error).fault(code);
    let met = shared.storage.have_met(player.clone(), other.clone()).await;
    if player.is(other) || !met.map_err(unread)? {
        return Err(Fault::NoSuchPlayer);
    }
    let blocked = shared.storage.is_blocked(vec![other.clone()], player.clone()).await;
    Ok(!blocked.map_err(unread)?)
}
