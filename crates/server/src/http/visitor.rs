//! Who sends a request: from where, in which language, with which key, and with what.

use super::answer::Refused;
use crate::fault::Fault;
use crate::limits::Origin;
use crate::secret::PlayerKey;
use crate::shared::Shared;
use crate::socket::words_for;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use words::Words;

/// The other end of a connection.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Who sends a request.
pub(crate) struct Visitor {
    pub(crate) origin: Origin,
    pub(crate) words: Words,
    /// The key, if there is one that could be one.
    pub(crate) key: Result<Option<PlayerKey>, Fault>,
    /// The address under which the server was reached.
    pub(crate) base: String,
}

impl Visitor {
    pub(crate) fn refuse(&self, fault: Fault) -> Refused {
        Refused {
            fault,
            words: self.words,
        }
    }
}

/// The address a request comes from. Behind a proxy the last address in its list is the one the proxy itself saw.
pub(crate) fn origin(headers: &HeaderMap, peer: Option<&Peer>, behind_proxy: bool) -> Origin {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let forwarded = || -> Option<IpAddr> {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    Origin::of(if behind_proxy {
        forwarded().unwrap_or(peer)
    } else {
        peer
    })
}

fn key(headers: &HeaderMap) -> Result<Option<PlayerKey>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let text = value.to_str().map_err(|_| Fault::BadKey)?;
    let key = text.strip_prefix("Bearer ").ok_or(Fault::BadKey)?;
    PlayerKey::from_text(key.trim()).map(Some).ok_or(Fault::BadKey)
}

/// The address people reach the server under: as it was set up, or as this request found it.
fn base(headers: &HeaderMap, shared: &Shared) -> String {
    if let Some(url) = &shared.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let is_plain = |host: &&str| {
        host.len() <= 255
            && host
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    let host = text(header::HOST).filter(is_plain).unwrap_or("localhost");
    let forwarded = text(header::HeaderName::from_static("x-forwarded-proto"));
    let secure = shared.config.behind_proxy && forwarded == Some("https");
    format!("{}://{host}", if secure { "https" } else { "http" })
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Visitor, Infallible> {
        let headers = &parts.headers;
        Ok(Visitor {
            origin: origin(headers, parts.extensions.get(), shared.config.behind_proxy),
            words: words(headers),
            key: key(headers),
            base: base(headers, shared),
        })
    }
}

pub(crate) fn words(headers: &HeaderMap) -> Words {
    let languages = headers.get(header::ACCEPT_LANGUAGE);
    words_for(languages.and_then(|value| value.to_str().ok()))
}

/// The JSON a request carries.
pub(crate) struct Carried<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Carried<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Carried<T>, Refused> {
        let words = words(request.headers());
        read(request, shared)
            .await
            .map(Carried)
            .map_err(|fault| Refused { fault, words })
    }
}

async fn read<T: DeserializeOwned>(request: Request, shared: &Shared) -> Result<T, Fault> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_json = kind.and_then(|kind| kind.to_str().ok()).is_some_and(|kind| {
        let kind = kind.split(';').next().unwrap_or_default().trim();
        kind.eq_ignore_ascii_case("application/json")
    });
    if !is_json {
        return Err(Fault::NotJson);
    }
    let body = axum::body::to_bytes(request.into_body(), shared.config.limits.message);
    let body: Bytes = match tokio::time::timeout(shared.config.pace.patience, body).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return Err(Fault::TooLong),
        Err(_) => return Err(Fault::TooSlow),
    };
    serde_json::from_slice(&body).map_err(|error| Fault::BadRequest(error.to_string()))
}
