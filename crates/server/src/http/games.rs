//! Finished games over HTTP. They never change, so whoever has one need not ask again.

use super::answer::{Refused, json_text};
use super::tables::read_code;
use super::visitor::Visitor;
use crate::code::Code;
use crate::fault::Fault;
use crate::shared::Shared;
use crate::table::reading::{self, NOW, Unread};
use crate::table::state::Phase;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rules::Log;
use std::sync::Arc;

/// For how long a finished game may be kept: a year, which is as long as it gets.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A finished game, to be replayed: its seed, every choice, how it ended.
pub(super) async fn game(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(path): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let body = read_game(&shared, &visitor, &path).await;
    let body = body.map_err(|fault| visitor.refuse(fault))?;
    Ok(kept(&headers, &path, "json", || json_text(StatusCode::OK, body)))
}

/// A finished game as text, for people to read.
pub(super) async fn game_text(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(path): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let text = async {
        let body = read_game(&shared, &visitor, &path).await?;
        let log: Log = serde_json::from_str(&body).map_err(|_| Fault::Internal)?;
        Ok(log.to_string())
    };
    let text = text.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(kept(&headers, &path, "text", || text.into_response()))
}

/// An answer that may be kept, or none if it is there already.
fn kept(headers: &HeaderMap, path: &(String, String), form: &str, answer: impl FnOnce() -> Response) -> Response {
    // A game has one content forever, so its name and form are enough to know it by.
    let tag = format!("\"{}-{}-{form}\"", path.0.to_uppercase(), path.1);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| {
        known
            .split(',')
            .any(|known| known.trim().trim_start_matches("W/") == tag || known.trim() == "*")
    });
    let mut response = match is_known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => answer(),
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    let for_ever = HeaderValue::from_static(FOR_EVER);
    response.headers_mut().insert(header::CACHE_CONTROL, for_ever);
    response
}

async fn read_game(shared: &Arc<Shared>, visitor: &Visitor, path: &(String, String)) -> Result<String, Fault> {
    let code = read_code(&path.0)?;
    let game: u32 = path.1.parse().map_err(|_| Fault::NoSuchGame)?;
    if let Some(body) = kept_game(shared, code, game).await? {
        return Ok(body);
    }
    // It has not ended, or was not kept yet, or is not there at all.
    let past = reading::read(shared, code, NOW).await;
    let Some(past) = past.map_err(|unread| unread.fault(code))? else {
        shared.addresses.guessed(visitor.origin);
        return Err(Fault::NoSuchTable);
    };
    if game == 0 || game > past.games {
        return Err(Fault::NoSuchGame);
    }
    if game == past.games && past.phase == Phase::Playing {
        return Err(Fault::GameNotOver);
    }
    look_for(shared, code, game).await?.ok_or(Fault::Unavailable)
}

/// A finished game that a server could not keep before it died. Going back from snapshot to snapshot keeps
/// all games on the way.
async fn look_for(shared: &Shared, code: Code, game: u32) -> Result<Option<String>, Fault> {
    let mut upto = NOW;
    loop {
        upto = reading::look_back(shared, code, upto)
            .await
            .map_err(|unread| unread.fault(code))?;
        let body = kept_game(shared, code, game).await?;
        if body.is_some() || upto == 0 {
            return Ok(body);
        }
    }
}

async fn kept_game(shared: &Shared, code: Code, game: u32) -> Result<Option<String>, Fault> {
    let kept = shared.storage.record(code, game).await;
    kept.map_err(|error| Unread::from(error).fault(code))
}
