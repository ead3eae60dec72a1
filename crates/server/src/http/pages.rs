//! Pages and what belongs to them.

use super::visitor::Visitor;
use crate::code::Code;
use crate::fault::Fault;
use crate::shared::Shared;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;
use tower::ServiceExt;

/// A page, or a file that belongs to one.
pub(super) async fn page(State(shared): State<Arc<Shared>>, visitor: Visitor, request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") {
        return visitor.refuse(Fault::NotFound).into_response();
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return visitor.refuse(Fault::WrongMethod).into_response();
    }
    // Every table has the same page, and everything that belongs to it lies beside it.
    let table = path.strip_prefix("/t/").and_then(|code| code.parse::<Code>().ok());
    if let Some(code) = table {
        return Redirect::temporary(&format!("../?table={code}")).into_response();
    }
    let mut answer = match shared.config.pages.clone().oneshot(request).await {
        Ok(answer) => answer,
        Err(never) => match never {},
    };
    if answer.status() == StatusCode::NOT_FOUND {
        return visitor.refuse(Fault::NotFound).into_response();
    }
    // A page may be kept, but is asked for again, so that nobody plays with an old one.
    let headers = answer.headers_mut();
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-cache"));
    answer
}
