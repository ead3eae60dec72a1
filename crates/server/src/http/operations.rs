//! For whoever looks after a server.

use super::answer::{Refused, json, json_text};
use super::visitor::Visitor;
use super::{ASYNCAPI, OPENAPI};
use crate::fault::Fault;
use crate::shared::Shared;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long the database may take to show that it is there.
const CHECK: Duration = Duration::from_secs(3);

/// How long what was found out about it holds.
const FRESH: Duration = Duration::from_secs(1);

/// Answers that the program runs.
pub(super) async fn health() -> Response {
    json(StatusCode::OK, &json!({"status": "ok"}))
}

/// Whether it can serve: it is not stopping, owns its tables for certain, and the database can be written. Of several
/// databases, it is the first one that nobody can do without.
pub(super) async fn ready(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    if shared.is_stopping() {
        return Err(visitor.refuse(Fault::Stopping));
    }
    match shared.parts[0].lease.is_sure() && can_write(&shared).await {
        true => Ok(json(StatusCode::OK, &json!({"status": "ready"}))),
        false => Err(visitor.refuse(Fault::Unavailable)),
    }
}

/// Whether the database can be written. However many ask, it is tried out once a second.
async fn can_write(shared: &Shared) -> bool {
    let mut checked = shared.checked.lock().await;
    if let Some((when, could)) = *checked
        && when.elapsed() < FRESH
    {
        return could;
    }
    let could = matches!(tokio::time::timeout(CHECK, shared.storage.check()).await, Ok(Ok(())));
    *checked = Some((Instant::now(), could));
    could
}

/// The numbers.
pub(super) async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let mut response = (shared.metrics.text() + &shared.moment().text()).into_response();
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// Answers with the description of what programs may ask for.
pub(super) async fn openapi() -> Response {
    json_text(StatusCode::OK, OPENAPI)
}

/// What programs and the server say to each other over a socket.
pub(super) async fn asyncapi() -> Response {
    json_text(StatusCode::OK, ASYNCAPI)
}
