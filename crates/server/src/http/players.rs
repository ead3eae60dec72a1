//! Players with a key: ratings and history.

use super::answer::{Refused, json};
use super::visitor::Visitor;
use crate::code::Code;
use crate::fault::Fault;
use crate::rating::Rating;
use crate::secret::{PlayerId, PlayerKey};
use crate::shared::Shared;
use crate::storage::{Played, Player, StorageError};
use crate::time::Millis;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// Most players in the list of the best.
const BEST: u32 = 100;
/// Most games of a history at once.
const HISTORY: u32 = 50;

/// What somebody is told about themselves.
#[derive(Serialize)]
struct OwnTold {
    #[serde(flatten)]
    player: Player,
    history: Vec<PlayedTold>,
}

/// A game in a history.
#[derive(Serialize)]
struct PlayedTold {
    code: Code,
    game: u32,
    at: Millis,
    seat: u8,
    won: bool,
    rated: bool,
    rating: f64,
    details: Box<RawValue>,
}

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    before: Option<Millis>,
}

fn nobody(id: PlayerId) -> Player {
    Player {
        player: id,
        name: String::new(),
        rating: Rating::default(),
        games: 0,
        wins: 0,
        rated_games: 0,
    }
}

fn told(played: Played) -> Option<PlayedTold> {
    Some(PlayedTold {
        code: played.code,
        game: played.game,
        at: played.at,
        seat: played.seat,
        won: played.won,
        rated: played.rated,
        rating: played.rating,
        details: RawValue::from_string(played.body).ok()?,
    })
}

impl Visitor {
    /// What somebody is told when the database fails.
    pub(super) fn unavailable(&self, error: &StorageError) -> Refused {
        tracing::warn!(%error, "a request could not be answered");
        self.refuse(match error {
            StorageError::Unavailable(_) => Fault::Unavailable,
            StorageError::Unreadable(_) | StorageError::Unusable(_) => Fault::Internal,
        })
    }
}

/// A fresh key. Nothing is kept of it until a game is played with it.
pub(super) async fn new_key(visitor: Visitor) -> Result<Response, Refused> {
    let key = PlayerKey::random().map_err(|_| visitor.refuse(Fault::Internal))?;
    let told = serde_json::json!({"key": key, "player": key.id()});
    Ok(json(StatusCode::CREATED, &told))
}

/// What everybody may know of a player.
pub(super) async fn public(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let player = shared.storage.player(PlayerId::from_written(id)).await;
    match player.map_err(|error| visitor.unavailable(&error))? {
        Some(player) => Ok(json(StatusCode::OK, &player)),
        None => Err(visitor.refuse(Fault::NoSuchPlayer)),
    }
}

/// What only the one with the key may know.
pub(super) async fn own(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Response, Refused> {
    let Query(which) = which.map_err(|error| visitor.refuse(Fault::BadRequest(error.to_string())))?;
    let id = match &visitor.key {
        Ok(Some(key)) => key.id(),
        Ok(None) | Err(_) => return Err(visitor.refuse(Fault::BadKey)),
    };
    let before = which.before.unwrap_or(Millis::MAX >> 1);
    let player = shared.storage.player(id.clone()).await;
    let player = player.map_err(|error| visitor.unavailable(&error))?;
    let games = shared.storage.history(id.clone(), before, HISTORY).await;
    let games = games.map_err(|error| visitor.unavailable(&error))?;
    let told = OwnTold {
        player: player.unwrap_or_else(|| nobody(id)),
        history: games.into_iter().filter_map(told).collect(),
    };
    Ok(json(StatusCode::OK, &told))
}

/// The players with the best ratings.
pub(super) async fn best(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let best = shared.storage.best(BEST).await;
    let players = best.map_err(|error| visitor.unavailable(&error))?;
    Ok(json(StatusCode::OK, &serde_json::json!({"players": players})))
}
