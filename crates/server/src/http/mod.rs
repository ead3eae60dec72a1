//! The HTTP side: pages, a small interface for programs, and the door to the sockets.

mod answer;
mod door;
mod headers;
mod operations;
mod pages;
mod players;
mod tables;
mod visitor;

pub(crate) use door::accept;

use crate::fault::Fault;
use crate::shared::Shared;
use answer::Refused;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;
use visitor::Visitor;

/// The description of the interface for programs.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");

/// Everything under one address.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{code}", get(tables::info))
        .route("/api/tables/{code}/seats", post(tables::sit))
        .route("/api/tables/{code}/qr.svg", get(tables::qr))
        .route("/api/tables/{code}/games/{game}", get(tables::game))
        .route("/api/tables/{code}/games/{game}/text", get(tables::game_text))
        .route("/api/players", post(players::new_key))
        .route("/api/players/{player}", get(players::public))
        .route("/api/player", get(players::own))
        .route("/api/ratings", get(players::best))
        .route("/api/openapi.json", get(operations::openapi))
        .route("/api/socket", get(tables::socket))
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .method_not_allowed_fallback(wrong_method)
        .fallback(pages::page);
    headers::around(router, &shared).with_state(shared)
}

/// What is not for everybody: the numbers.
pub(crate) fn operations_router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route("/metrics", get(operations::metrics))
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .fallback(nothing);
    headers::around(router, &shared).with_state(shared)
}

async fn wrong_method(visitor: Visitor) -> Refused {
    visitor.refuse(Fault::WrongMethod)
}

async fn nothing(visitor: Visitor) -> Refused {
    visitor.refuse(Fault::NotFound)
}
