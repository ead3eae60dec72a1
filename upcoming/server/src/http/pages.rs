//! Pages and what belongs to them.

use super::answer::Refused;
use super::visitor::Visitor;
use crate::code::Code;
use crate::fault::Fault;
use crate::shared::Shared;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Method, Uri, header};
use axum::response::Response;
use std::sync::Arc;

/// A page, or a file that belongs to one.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    visitor: Visitor,
) -> Result<Response, Refused> {
    let path = uri.path();
    if path.starts_with("/api/") {
        return Err(visitor.refuse(Fault::NotFound));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(visitor.refuse(Fault::WrongMethod));
    }
    // Every table has the same page; it finds out for itself which table it is.
    let is_table = path
        .strip_prefix("/t/")
        .is_some_and(|code| code.parse::<Code>().is_ok());
    let asset = shared.config.assets.get(if is_table { "/" } else { path });
    let asset = asset.ok_or_else(|| visitor.refuse(Fault::NotFound))?;
    let content = match method {
        Method::HEAD => Body::empty(),
        _ => match asset.content {
            std::borrow::Cow::Borrowed(content) => Body::from(content),
            std::borrow::Cow::Owned(content) => Body::from(content),
        },
    };
    let mut response = Response::new(content);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    if let Some(encoding) = asset.encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    let keep = if asset.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}
