//! What goes around every answer: limits before it, headers after it.

use super::answer::{Code, Refused};
use super::forwarded;
use super::visitor::{self, Peer};
use crate::fault::Fault;
use crate::shared::Shared;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;
use tracing::Instrument;

/// Only what the server itself sends may run, look or be asked; nothing may frame it.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Puts limits and headers around all routes.
pub(crate) fn around(router: Router<Arc<Shared>>, shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    router.layer(from_fn_with_state(shared.clone(), guard))
}

/// What those who are kept out may not do.
fn is_for_guests(path: &str) -> bool {
    let own = path == "/api/player" || path.starts_with("/api/player/");
    path.starts_with("/api/") && !path.starts_with("/api/admin/") && !own && path != "/api/house"
}

async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    shared.metrics.requests.one();
    // Everything that is logged on the way to the answer has the same number, and so has the answer.
    let number = format!("{:08x}-{}", shared.server, shared.socket());
    let span = tracing::info_span!("request", number);
    let peer: Option<&Peer> = request.extensions().get();
    let origin = forwarded::origin(request.headers(), peer, &shared.config.proxies);
    let words = visitor::words(request.headers());
    let method = request.method().clone();
    // The route, not the path: a path may hold the code of a private table.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let is_check = matches!(request.uri().path(), "/health" | "/ready" | "/metrics");
    let allowed = if request.uri().path().starts_with("/api/") {
        shared.addresses.request(origin)
    } else {
        is_check || shared.addresses.page(origin)
    };
    // Whoever is kept out may still ask what is kept of them, and a host cannot lock themselves out.
    let banned = is_for_guests(request.uri().path()) && shared.peace.is_network_banned(origin, shared.now());
    let known = is_check || shared.reached.is_meant(request.headers());
    let mut response = if !known {
        let fault = Fault::WrongHost;
        Refused { fault, words }.into_response()
    } else if banned && allowed {
        let fault = Fault::Banned;
        Refused { fault, words }.into_response()
    } else if allowed {
        next.run(request).instrument(span).await
    } else {
        let fault = Fault::TooFast;
        Refused { fault, words }.into_response()
    };
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        shared.metrics.faults.one();
    }
    if let Some(Code(code)) = response.extensions().get() {
        shared.metrics.refusals.one(code);
    }
    shared.metrics.http_seconds.took(begun.elapsed());
    let headers = response.headers_mut();
    if let Ok(number) = HeaderValue::from_str(&number) {
        headers.insert("x-request-id", number);
    }
    for (name, value) in HEADERS {
        // A page knows better what it needs.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let secure = shared
        .config
        .public_url
        .as_deref()
        .is_some_and(|url| url.starts_with("https:"));
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    tracing::debug!(
        %method,
        route = route.as_ref().map_or("page", MatchedPath::as_str),
        status = status.as_u16(),
        number,
        micros = begun.elapsed().as_micros() as u64,
        "request"
    );
    response
}
