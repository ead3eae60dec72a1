//! Who sends a request: from where, in which language, with which key, and with what.

use super::answer::Refused;
use super::forwarded;
use crate::fault::Fault;
use crate::limits::Origin;
use crate::secret::PlayerKey;
use crate::shared::Shared;
use crate::socket::words_for;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::SocketAddr;
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
    /// What they say to be let into a closed server.
    password: Option<String>,
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

impl Visitor {
    /// Whether they may open tables and look around here. Whoever has the link of a table may come to that one.
    pub(super) fn may_enter(&self, shared: &Shared) -> Result<(), Fault> {
        if shared.config.house.lets_in(self.password.as_deref()) {
            return Ok(());
        }
        if self.password.is_some() {
            // Whoever guesses runs dry soon.
            shared.addresses.guessed(self.origin);
        }
        Err(Fault::PasswordNeeded)
    }

    /// Refuses whoever may not enter, with the answer they get.
    pub(super) fn check_password(&self, shared: &Shared) -> Result<(), Refused> {
        self.may_enter(shared).map_err(|fault| self.refuse(fault))
    }
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
fn base(headers: &HeaderMap, peer: Option<&Peer>, shared: &Shared) -> String {
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
    let secure = forwarded::is_secure(headers, peer, &shared.config.proxies);
    format!("{}://{host}", if secure { "https" } else { "http" })
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Visitor, Infallible> {
        let (headers, peer) = (&parts.headers, parts.extensions.get());
        Ok(Visitor {
            origin: forwarded::origin(headers, peer, &shared.config.proxies),
            words: words(headers),
            key: key(headers),
            password: headers.get("x-oshra-password").and_then(password),
            base: base(headers, peer, shared),
        })
    }
}

/// A password. Headers hold nothing but plain letters, so others come in the form of addresses.
fn password(header: &HeaderValue) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = header.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let escaped = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match (first, escaped) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).ok()
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
