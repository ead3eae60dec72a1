//! Tables over HTTP: opening, finding, sitting down, and what was played there.

use super::answer::{Refused, json};
use super::visitor::{Carried, Visitor};
use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::fault::Fault;
use crate::protocol::{Opening, Sitting};
use crate::secret::Token;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::socket;
use crate::storage::Appended;
use crate::table::ask::Newcomer;
use crate::table::live::{Note, listing};
use crate::table::state::State as Table;
use crate::table::tell::Glance;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use qrcode::render::svg;
use rules::{Log, Record, Seat, Seed};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Most tables the lobby shows.
const LOBBY: u32 = 100;

#[derive(Serialize)]
struct OpenedTold {
    code: Code,
    link: String,
    seat: Option<Seat>,
    token: Option<Token>,
}

#[derive(Serialize)]
struct SatTold {
    seat: Seat,
    token: Token,
}

#[derive(Serialize)]
struct InfoTold {
    link: String,
    #[serde(flatten)]
    glance: Glance,
}

fn link(visitor: &Visitor, code: Code) -> String {
    format!("{}/t/{code}", visitor.base)
}

/// The code in a path. One that cannot be a code is one of no table.
fn read_code(text: &str) -> Result<Code, Fault> {
    text.parse().map_err(|_| Fault::NoSuchTable)
}

/// Asks a table something and waits for the answer.
async fn ask<T>(
    shared: &Arc<Shared>,
    visitor: &Visitor,
    code: Code,
    note: impl FnOnce(oneshot::Sender<Result<T, Fault>>) -> Note,
) -> Result<T, Fault> {
    let (reply, answer) = oneshot::channel();
    shared.tell(code, note(reply)).await;
    let answer = answer.await.unwrap_or(Err(Fault::Unavailable));
    if matches!(answer, Err(Fault::NoSuchTable)) {
        shared.addresses.guessed(visitor.origin);
    }
    answer
}

/// Opens a table.
pub(super) async fn open(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Carried(opening): Carried<Opening>,
) -> Result<Response, Refused> {
    let opened = try_open(&shared, &visitor, opening).await;
    let told = opened.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::CREATED, &told))
}

async fn try_open(shared: &Arc<Shared>, visitor: &Visitor, opening: Opening) -> Result<OpenedTold, Fault> {
    if shared.is_stopping() {
        return Err(Fault::Stopping);
    }
    let Opening { settings, bots, name } = opening;
    settings.check(&bots)?;
    let newcomer = name.map(|name| newcomer(visitor, name, None)).transpose()?;
    // Whoever cannot sit down should not leave an empty table behind.
    if let Some((newcomer, _)) = &newcomer {
        let entry = opened(shared, &settings, &bots)?;
        let table = Table::open(Code::random().map_err(|_| Fault::Internal)?, &entry);
        crate::table::ask::sit(&table.map_err(|_| Fault::Internal)?, newcomer)?;
    }
    if !shared.addresses.table(visitor.origin) {
        return Err(Fault::TooManyTables);
    }
    let code = write_opened(shared, &settings, &bots).await?;
    shared.metrics.opened.one();
    let (seat, token) = match newcomer {
        None => (None, None),
        Some((newcomer, token)) => {
            let seat = ask(shared, visitor, code, |reply| Note::Sit(Box::new(newcomer), reply)).await?;
            (Some(seat), Some(token))
        }
    };
    Ok(OpenedTold {
        code,
        link: link(visitor, code),
        seat,
        token,
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
            seed: Seed::random().map_err(|_| Fault::Internal)?,
        },
    })
}

async fn write_opened(shared: &Shared, settings: &Settings, bots: &[Level]) -> Result<Code, Fault> {
    loop {
        let code = Code::random().map_err(|_| Fault::Internal)?;
        let stored = opened(shared, settings, bots)?;
        let table = Table::open(code, &stored).map_err(|_| Fault::Internal)?;
        let listing = listing(&table, stored.at);
        let appended = shared.storage.append(code, &stored, Some(listing)).await;
        match appended.map_err(|error| crate::table::live::fault_of(code, &error))? {
            Appended::Written => return Ok(code),
            // Another table has this code.
            Appended::Lost => {}
        }
    }
}

fn newcomer(visitor: &Visitor, name: String, seat: Option<Seat>) -> Result<(Newcomer, Token), Fault> {
    let token = Token::random().map_err(|_| Fault::Internal)?;
    let player = visitor.key.as_ref().map_err(Clone::clone)?.as_ref().map(|key| key.id());
    let newcomer = Newcomer {
        name,
        seat,
        token: token.hash(),
        player,
    };
    Ok((newcomer, token))
}

/// Takes a seat.
pub(super) async fn sit(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(code): Path<String>,
    Carried(sitting): Carried<Sitting>,
) -> Result<Response, Refused> {
    let sat = async {
        let code = read_code(&code)?;
        let (newcomer, token) = newcomer(&visitor, sitting.name, sitting.seat)?;
        let seat = ask(&shared, &visitor, code, |reply| Note::Sit(Box::new(newcomer), reply)).await?;
        Ok(SatTold { seat, token })
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
        let glance = ask(&shared, &visitor, code, Note::Info).await?;
        let link = link(&visitor, code);
        Ok(json(StatusCode::OK, &InfoTold { link, glance }))
    };
    told.await.map_err(|fault| visitor.refuse(fault))
}

/// Tables anybody may join or watch.
pub(super) async fn lobby(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let tables = shared.storage.lobby(LOBBY).await;
    let tables = tables.map_err(|error| visitor.unavailable(&error))?;
    let tables: Vec<Box<RawValue>> = tables
        .into_iter()
        .filter_map(|body| RawValue::from_string(body).ok())
        .collect();
    Ok(json(StatusCode::OK, &serde_json::json!({"tables": tables})))
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
        ask(&shared, &visitor, code, Note::Info).await?;
        let picture = qrcode::QrCode::new(link(&visitor, code)).map_err(|_| Fault::Internal)?;
        let drawing = picture.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
        let mut response = drawing.into_response();
        let kind = HeaderValue::from_static("image/svg+xml");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        Ok(response)
    };
    drawn.await.map_err(|fault| visitor.refuse(fault))
}

/// A finished game, to be replayed: its seed, every choice, how it ended.
pub(super) async fn game(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(path): Path<(String, String)>,
) -> Result<Response, Refused> {
    let log = read_game(&shared, &visitor, &path).await;
    let log = log.map_err(|fault| visitor.refuse(fault))?;
    Ok(json(StatusCode::OK, &log))
}

/// The same as text for people.
pub(super) async fn game_text(
    State(shared): State<Arc<Shared>>,
    visitor: Visitor,
    Path(path): Path<(String, String)>,
) -> Result<Response, Refused> {
    let log = read_game(&shared, &visitor, &path).await;
    let log = log.map_err(|fault| visitor.refuse(fault))?;
    Ok(log.to_string().into_response())
}

async fn read_game(shared: &Arc<Shared>, visitor: &Visitor, path: &(String, String)) -> Result<Log, Fault> {
    let code = read_code(&path.0)?;
    let wanted: u32 = path.1.parse().map_err(|_| Fault::NoSuchGame)?;
    let entries = shared.storage.entries(code, 0).await;
    let entries = entries.map_err(|error| crate::table::live::fault_of(code, &error))?;
    let mut entries = entries.iter();
    let Some(Entry::Opened { settings, seed, .. }) = entries.next().map(|stored| &stored.entry) else {
        shared.addresses.guessed(visitor.origin);
        return Err(Fault::NoSuchTable);
    };
    let setup = settings.setup()?;
    let mut seed = seed.clone();
    let mut game = 0;
    let mut record: Option<Record> = None;
    for stored in entries {
        match &stored.entry {
            Entry::Started { .. } if game == wanted => break,
            Entry::Started { next } => {
                game += 1;
                let sealed = std::mem::replace(&mut seed, next.clone());
                record = (game == wanted).then(|| Record::deal(setup, sealed));
            }
            Entry::Choice { seat, choice, .. } => {
                if let Some(record) = &mut record {
                    record.choose(*seat, *choice, &mut ())?;
                }
            }
            _ => {}
        }
    }
    let record = record.ok_or(Fault::NoSuchGame)?;
    if !record.game().is_over() {
        return Err(Fault::GameNotOver);
    }
    Ok(record.log())
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
    let failed = shared.clone();
    Ok(upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        // Small buffers: there may be thousands of sockets, and most are quiet most of the time.
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .on_failed_upgrade(move |_| failed.addresses.socket_closed(origin))
        .on_upgrade(move |socket| socket::serve(shared, socket, origin, words)))
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
