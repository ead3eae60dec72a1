//! Tables over HTTP: opening, finding, sitting down, and what was played there.

use super::answer::{Refused, json};
use super::visitor::{Carried, Visitor};
use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::fault::Fault;
use crate::peers::{self, Wanted, What};
use crate::secret::{Network, PlayerId, Token};
use crate::settings::{Settings, Strict, check};
use crate::shared::Shared;
use crate::socket;
use crate::storage::Appended;
use crate::table::ask::Newcomer;
use crate::table::live::{Note, listing};
use crate::table::reading::Unread;
use crate::table::state;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use rules::{Seat, Seed};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::sync::oneshot;
use told::Level;
use told::server::http::{Glance, Lobby, Opened, Opening, Seated, Sitting};
use tracing::{Instrument, Span};

/// Most tables the lobby shows.
const LOBBY: u32 = 100;

pub(super) fn link(visitor: &Visitor, code: Code) -> String {
    format!("{}/t/{code}", visitor.base)
}

/// The code in a path. One that cannot be a code is one of no table.
pub(super) fn read_code(text: &str) -> Result<Code, Fault> {
    text.parse().map_err(|_| Fault::NoSuchTable)
}

/// Asks a table something and waits for the answer; if another server owns it, asks there.
pub(super) async fn ask<T: DeserializeOwned>(
    shared: &Arc<Shared>,
    visitor: &Visitor,
    code: Code,
    note: impl FnOnce(oneshot::Sender<Result<T, Fault>>) -> Note,
    what: impl FnOnce() -> What,
) -> Result<T, Fault> {
    let (reply, answer) = oneshot::channel();
    shared.tell(code, note(reply)).await;
    let answer = match answer.await.unwrap_or(Err(Fault::Unavailable)) {
        Err(Fault::Elsewhere(owner)) => {
            let wanted = Wanted {
                table: code,
                language: visitor.words.language().id().to_owned(),
                what: what(),
            };
            peers::ask(shared, &owner, &wanted).await
        }
        answer => answer,
    };
    if matches!(&answer, Err(fault) if fault.code() == Fault::NoSuchTable.code()) {
        shared.addresses.guessed(visitor.origin);
    }
    answer
}

pub(super) async fn glance(shared: &Arc<Shared>, visitor: &Visitor, code: Code) -> Result<Glance, Fault> {
    // While nothing can be written a table listens to nobody.
    let asked = ask(shared, visitor, code, Note::Info, || What::Info);
    let answer = tokio::time::timeout(shared.config.pace.patience, asked).await;
    answer.unwrap_or(Err(Fault::Unavailable))
}

async fn sit_down(shared: &Arc<Shared>, visitor: &Visitor, code: Code, newcomer: Newcomer) -> Result<Seat, Fault> {
    let from = || Network::at(code.as_str(), &visitor.origin.to_string());
    let newcomer = Newcomer {
        from: (!visitor.origin.is_here()).then(from),
        ..newcomer
    };
    if let Some(player) = &newcomer.player {
        let adopted = shared.storage.adopt(player.clone()).await;
        adopted.map_err(|error| Unread::from(error).fault(code))?;
    }
    let passed = newcomer.clone();
    let note = |reply| Note::Sit(Box::new(newcomer), reply);
    ask(shared, visitor, code, note, || What::Sit(passed)).await
}

/// Opens a table.
pub(super) async fn open(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Carried(Strict(opening)): Carried<Strict<Opening>>,
) -> Result<Response, Refused> {
    let opened = try_open(&shared, &visitor, opening).await;
    let told = opened.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::CREATED, &told))
}

async fn try_open(shared: &Arc<Shared>, visitor: &Visitor, opening: Opening) -> Result<Opened, Fault> {
    if shared.is_stopping() {
        return Err(Fault::Stopping);
    }
    visitor.may_enter(shared)?;
    let Opening { settings, bots, name } = opening;
    check(&settings, &bots)?;
    let newcomer = name.map(|name| newcomer(shared, visitor, name, None)).transpose()?;
    // Whoever cannot sit down should not leave an empty table behind.
    if let Some((newcomer, _)) = &newcomer {
        let entry = opened(shared, &settings, &bots)?;
        let table = state::State::open(Code::random().map_err(|_| Fault::Internal)?, &entry);
        crate::table::ask::sit(&table.map_err(|_| Fault::Internal)?, newcomer)?;
    }
    if shared
        .storage
        .room()
        .is_some_and(|room| room < shared.config.limits.reserve)
    {
        tracing::warn!("a table was not opened, to leave the rest of the disk to games that are played");
        return Err(Fault::NoRoom);
    }
    if !shared.addresses.table(visitor.origin) {
        return Err(Fault::TooManyTables);
    }
    // Whoever sits down at once brings it into memory, where it belongs to this server.
    let owner = newcomer.is_some().then_some(shared.server);
    let code = write_opened(shared, owner, &settings, &bots).await?;
    shared.metrics.opened.one();
    let (seat, token) = match newcomer {
        None => (None, None),
        Some((newcomer, token)) => {
            let seat = sit_down(shared, visitor, code, newcomer).await?;
            (Some(seat), Some(token))
        }
    };
    Ok(Opened {
        code: code.to_string(),
        link: link(visitor, code),
        seat,
        token: token.map(|token| token.reveal().into()),
    })
}

fn opened(shared: &Shared, settings: &Settings, bots: &[Level]) -> Result<Stored, Fault> {
    Ok(Stored {
        number: 1,
        at: shared.now(),
        origin: shared.origin(),
        entry: Entry::Opened {
            settings: settings.clone(),
            bots: bots.to_vec(),
            seed: match &shared.config.rehearsal {
                Some(rehearsal) => Seed::from(rehearsal.deal.as_str()),
                None => Seed::random().map_err(|_| Fault::Internal)?,
            },
        },
    })
}

async fn write_opened(shared: &Shared, owner: Option<u32>, settings: &Settings, bots: &[Level]) -> Result<Code, Fault> {
    loop {
        let code = shared.new_code().map_err(|_| Fault::Internal)?;
        let stored = opened(shared, settings, bots)?;
        let table = state::State::open(code, &stored).map_err(|_| Fault::Internal)?;
        let listing = listing(&table, stored.at);
        let opened = shared.storage.open(code, owner, &stored, listing).await;
        if opened.map_err(|error| Unread::from(error).fault(code))? == Appended::Written {
            return Ok(code);
        }
        // Another table has this code.
    }
}

fn newcomer(shared: &Shared, visitor: &Visitor, name: String, seat: Option<Seat>) -> Result<(Newcomer, Token), Fault> {
    if shared.config.house.words.is_in(&name) {
        return Err(Fault::NameRefused);
    }
    let token = Token::random().map_err(|_| Fault::Internal)?;
    let player = visitor.key.as_ref().map_err(Clone::clone)?.as_ref().map(|key| key.id());
    let banned = |player: &PlayerId| shared.peace.is_player_banned(player, shared.now());
    if player.as_ref().is_some_and(banned) {
        return Err(Fault::Banned);
    }
    let newcomer = Newcomer {
        name,
        seat,
        token: token.hash(),
        player,
        from: None,
    };
    Ok((newcomer, token))
}

/// Takes a seat.
pub(super) async fn sit(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
    Carried(Strict(sitting)): Carried<Strict<Sitting>>,
) -> Result<Response, Refused> {
    let sat = async {
        let code = read_code(&code)?;
        let (newcomer, token) = newcomer(&shared, &visitor, sitting.name, sitting.seat)?;
        let seat = sit_down(&shared, &visitor, code, newcomer).await?;
        Ok(Seated {
            seat,
            token: token.reveal().into(),
        })
    };
    let told = sat.await.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::CREATED, &told))
}

/// What everybody may know of a table.
pub(super) async fn info(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Refused> {
    let told = async {
        let code = read_code(&code)?;
        let glance = glance(&shared, &visitor, code).await?;
        let link = link(&visitor, code);
        Ok(json(StatusCode::OK, &Glance { link, ..glance }))
    };
    told.await.map_err(|fault| visitor.refuse(fault))
}

/// Tables anybody may join or watch.
pub(super) async fn lobby(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    visitor.check_password(&shared)?;
    let tables = shared.storage.lobby(LOBBY).await;
    let tables = tables.map_err(|error| visitor.unavailable(&error))?;
    let tables = tables.iter().filter_map(|(_, body)| serde_json::from_str(body).ok());
    let lobby = Lobby {
        tables: tables.collect(),
    };
    Ok(json(StatusCode::OK, &lobby))
}

/// A link as a picture for cameras.
pub(super) fn picture(link: &str) -> Result<Response, Fault> {
    let picture = qrcode::QrCode::new(link).map_err(|_| Fault::Internal)?;
    let drawing = picture.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let mut response = drawing.into_response();
    let kind = HeaderValue::from_static("image/svg+xml");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

/// The link of a table as a picture for cameras.
pub(super) async fn qr(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Refused> {
    let drawn = async {
        let code = read_code(&code)?;
        // Only tables that are there have a picture.
        glance(&shared, &visitor, code).await?;
        picture(&link(&visitor, code))
    };
    drawn.await.map_err(|fault| visitor.refuse(fault))
}

/// The door to the sockets.
pub(super) async fn socket(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let bad = |error: WebSocketUpgradeRejection| visitor.refuse(Fault::BadRequest(error.to_string()));
    let upgrade = upgrade.map_err(bad)?;
    if !is_own_page(&headers, &visitor.base) {
        return Err(visitor.refuse(Fault::WrongOrigin));
    }
    if shared.is_stopping() {
        return Err(visitor.refuse(Fault::Stopping));
    }
    if !shared.addresses.socket(visitor.origin) {
        shared.metrics.turned_away.one();
        return Err(visitor.refuse(Fault::TooManySockets));
    }
    let (origin, words) = (visitor.origin, visitor.words);
    let limit = shared.config.limits.message;
    let span = Span::current();
    let failed = shared.clone();
    Ok(upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        // Small buffers: there may be thousands of sockets, and most are quiet most of the time.
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .on_failed_upgrade(move |_| failed.addresses.socket_closed(origin))
        // What is logged about a socket has the number of the request that it began with.
        .on_upgrade(move |socket| socket::serve(shared, socket, origin, words).instrument(span)))
}

/// Whether a browser asks for a page of this server; programs that are no browsers do not say.
fn is_own_page(headers: &HeaderMap, base: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.to_str().is_ok_and(|origin| {
        let named = origin.split_once("://").map(|(_, host)| host);
        origin == base || named.is_some() && named == host
    })
}
