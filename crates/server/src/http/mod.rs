//! The HTTP side: pages, a small interface for programs, and the door to the sockets.

mod admin;
mod answer;
mod bans;
mod data;
mod door;
mod forwarded;
mod games;
mod headers;
mod host;
mod operations;
mod own_tables;
mod paced;
mod pages;
mod players;
mod push;
mod reached;
mod tables;
mod unsaying;
mod visitor;

pub(crate) use door::accept;
pub(crate) use reached::Reached;

use crate::fault::Fault;
use crate::shared::Shared;
use answer::Refused;
use axum::Router;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;
use visitor::Visitor;

/// The description of the interface for programs.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");
/// The description of what goes over a socket.
pub(crate) const ASYNCAPI: &str = include_str!("asyncapi.json");

/// Everything under one address.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{code}", get(tables::info))
        .route("/api/tables/{code}/seats", post(tables::sit))
        .route("/api/tables/{code}/invitations", post(push::invite))
        .route("/api/tables/{code}/qr.svg", get(tables::qr))
        .route("/api/tables/{code}/games/{game}", get(games::game))
        .route("/api/tables/{code}/games/{game}/text", get(games::game_text))
        .route("/api/players", post(players::new_key))
        .route("/api/players/{player}", get(players::public))
        .route("/api/player", get(players::own).delete(data::delete))
        .route("/api/player/data", get(data::download))
        .route("/api/player/qr.svg", get(own_tables::qr))
        .route("/api/player/tables", get(own_tables::list))
        .route("/api/player/tables/{code}", delete(own_tables::leave))
        .route("/api/player/blocks", get(data::blocks))
        .route("/api/player/blocks/{player}", put(data::block).delete(data::unblock))
        .route("/api/player/push", put(push::subscribe))
        .route("/api/player/push/{id}", delete(push::unsubscribe))
        .route("/api/push", get(push::key))
        .route("/api/ratings", get(players::best))
        .route("/api/house", get(host::house))
        .route("/api/admin/tables", get(admin::tables))
        .route("/api/admin/tables/{code}", get(admin::table).delete(admin::close))
        .route("/api/admin/tables/{code}/removals", post(admin::remove))
        .route("/api/admin/bans", get(bans::bans).post(bans::ban))
        .route("/api/admin/bans/{ban}", delete(bans::unban))
        .route("/api/admin/reports", get(admin::reports))
        .route("/api/admin/reports/{report}", get(admin::report).delete(admin::settle))
        .route("/api/admin/players/{player}", get(admin::player).delete(admin::forget))
        .route("/api/admin/audit", get(admin::audit))
        .route("/imprint", get(host::imprint))
        .route("/privacy", get(host::privacy))
        .route("/host.css", get(host::style))
        .route("/api/openapi.json", get(operations::openapi))
        .route("/api/asyncapi.json", get(operations::asyncapi))
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
