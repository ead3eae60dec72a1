//! A plain page that says what this is, for a server without a browser client.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

/// The page and its style.
pub(crate) fn router() -> Router {
    Router::new().route("/", get(page)).route("/landing.css", get(style))
}

async fn page() -> impl IntoResponse {
    (
        [(CONTENT_TYPE, "text/html; charset=utf-8")],
        include_str!("landing/index.html"),
    )
}

async fn style() -> impl IntoResponse {
    (
        [(CONTENT_TYPE, "text/css; charset=utf-8")],
        include_str!("landing/landing.css"),
    )
}
