//! Players with a key: ratings and history.

use super::answer::{Refused, json};
use super::visitor::Visitor;
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
use rules::Seat;
use serde::Deserialize;
use std::sync::Arc;
use told::server::http;

/// Most players in the list of the best.
const BEST: u32 = 100;
/// Most games of a history at once.
const HISTORY: u32 = 50;

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    before: Option<Millis>,
}

pub(super) fn nobody(id: PlayerId) -> Player {
    Player {
        player: id,
        name: String::new(),
        rating: Rating::default(),
        games: 0,
        wins: 0,
        rated_games: 0,
    }
}

pub(super) fn public_part(player: Player) -> http::Player {
    let count = |games: i64| u32::try_from(games).unwrap_or_default();
    http::Player {
        player: player.player.as_str().to_owned(),
        name: player.name,
        rating: player.rating.rating,
        uncertainty: player.rating.uncertainty,
        games: count(player.games),
        wins: count(player.wins),
        rated_games: count(player.rated_games),
    }
}

pub(super) fn told(played: Played) -> Option<http::Played> {
    Some(http::Played {
        code: played.code.to_string(),
        game: played.game,
        at: played.at,
        seat: Seat::new(played.seat)?,
        won: played.won,
        rated: played.rated,
        rating: played.rating,
        details: serde_json::from_str(&played.body).ok()?,
    })
}

impl Visitor {
    /// What somebody is told when the database fails.
    pub(super) fn unavailable(&self, error: &StorageError) -> Refused {
        tracing::warn!(%error, "a request could not be answered");
        self.refuse(match error {
            StorageError::Unavailable(_) => Fault::Unavailable,
            StorageError::Newer => Fault::Newer,
            StorageError::Unreadable(_) | StorageError::Unusable(_) | StorageError::InUse | StorageError::NotEmpty => {
                Fault::Internal
            }
        })
    }
}

/// A fresh key. Nothing is kept of it until a game is played with it.
pub(super) async fn new_key(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    if !shared.addresses.key(visitor.origin) {
        return Err(visitor.refuse(Fault::TooFast));
    }
    let key = PlayerKey::random().map_err(|_| visitor.refuse(Fault::Internal))?;
    let told = http::NewKey {
        key: key.reveal().into(),
        player: key.id().as_str().to_owned(),
    };
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
        Some(player) => Ok(json(StatusCode::OK, &public_part(player))),
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
    let adopted = shared.storage.adopt(id.clone()).await;
    adopted.map_err(|error| visitor.unavailable(&error))?;
    let before = which.before.unwrap_or(Millis::MAX >> 1);
    let player = shared.storage.player(id.clone()).await;
    let player = player.map_err(|error| visitor.unavailable(&error))?;
    let games = shared.storage.history(id.clone(), before, HISTORY).await;
    let games = games.map_err(|error| visitor.unavailable(&error))?;
    let told = http::OwnPlayer {
        player: public_part(player.unwrap_or_else(|| nobody(id))),
        history: games.into_iter().filter_map(told).collect(),
    };
    Ok(json(StatusCode::OK, &told))
}

/// The players with the best ratings.
pub(super) async fn best(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    visitor.check_password(&shared)?;
    let best = shared.storage.best(BEST).await;
    let players = best.map_err(|error| visitor.unavailable(&error))?;
    let best = http::Best {
        players: players.into_iter().map(public_part).collect(),
    };
    Ok(json(StatusCode::OK, &best))
}
