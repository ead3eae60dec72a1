//! For hosts: keeping people out.

use super::admin::{Host, done, known, read, storage_fault};
use super::answer::{Refused, json};
use super::tables::{ask, read_code};
use super::visitor::{Carried, Visitor};
use crate::code::Code;
use crate::fault::Fault;
use crate::peace::read_network;
use crate::peers::What;
use crate::settings::Strict;
use crate::shared::Shared;
use crate::storage::order::{Ban, fresh_id};
use crate::table::live::Note;
use crate::table::reading::NOW;
use crate::text::{LONGEST_CHAT, clean};
use crate::time::Millis;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use rules::Seat;
use serde::Deserialize;
use serde_json::json;
use std::net::IpAddr;
use std::sync::Arc;

const HOUR: Millis = 3_600_000;
/// The longest ban of a network that no host has seen: others may have it next week.
const UNSEEN: u32 = 7 * 24;

/// Somebody who is to be kept out: a player, a network, or whoever sits somewhere.
#[derive(Deserialize)]
pub(super) struct Banning {
    #[serde(default)]
    player: Option<String>,
    #[serde(default)]
    network: Option<String>,
    #[serde(default)]
    table: Option<String>,
    #[serde(default)]
    seat: Option<Seat>,
    /// Not the player, but the networks from which that seat is connected now. No host is told which.
    #[serde(default)]
    networks: bool,
    /// For how many hours; forever if it is missing.
    #[serde(default)]
    hours: Option<u32>,
    #[serde(default)]
    reason: String,
}

async fn subject(shared: &Arc<Shared>, visitor: &Visitor, banning: &Banning) -> Result<String, Fault> {
    match banning {
        Banning {
            player: Some(id),
            network: None,
            table: None,
            networks: false,
            ..
        } => Ok(known(shared, id).await?.as_str().to_owned()),
        Banning {
            player: None,
            network: Some(network),
            table: None,
            networks: false,
            ..
        } => {
            let network = read_network(network).ok_or(Fault::BadRequest("`network` is none".to_owned()))?;
            Ok(network.to_string())
        }
        Banning {
            player: None,
            network: None,
            table: Some(code),
            seat: Some(seat),
            networks,
            hours,
            ..
        } => {
            let code = read_code(code)?;
            if *networks {
                return networks_of(shared, visitor, code, *seat, *hours).await;
            }
            let state = read(shared, code, NOW).await?;
            let person = state.person(*seat).and_then(|person| person.player.as_ref());
            person
                .map(|player| player.as_str().to_owned())
                .ok_or(Fault::NoSuchPlayer)
        }
        _ => Err(Fault::BadRequest(
            "`player`, `network`, or `table` with `seat`".to_owned(),
        )),
    }
}

/// The networks from which a seat is connected at this moment, for somebody who has no key, or always a new one.
async fn networks_of(
    shared: &Arc<Shared>,
    visitor: &Visitor,
    code: Code,
    seat: Seat,
    hours: Option<u32>,
) -> Result<String, Fault> {
    if hours.is_none_or(|hours| hours > UNSEEN) {
        let reason = format!("`networks` needs `hours`, {UNSEEN} at most");
        return Err(Fault::BadRequest(reason));
    }
    let note = |reply| Note::Whence(seat, reply);
    let whence: Vec<IpAddr> = ask(shared, visitor, code, note, || What::Whence(seat)).await?;
    if whence.is_empty() {
        return Err(Fault::BadRequest("nobody is connected to that seat".to_owned()));
    }
    // Everybody would be kept out.
    let is_everybody = |address: &IpAddr| address.is_loopback() || shared.config.proxies.is_proxy(*address);
    let networks: Vec<String> = whence
        .iter()
        .filter(|address| !is_everybody(address))
        .filter_map(|address| read_network(&address.to_string()))
        .map(|network| network.to_string())
        .collect();
    if networks.is_empty() {
        let reason = "that seat is connected from this machine or through a proxy that is not announced";
        return Err(Fault::BadRequest(reason.to_owned()));
    }
    Ok(Ban::of_seat(code, seat, &networks))
}

/// Keeps somebody out.
pub(super) async fn ban(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Carried(Strict(banning)): Carried<Strict<Banning>>,
) -> Result<Response, Refused> {
    let banned = async {
        let subject = subject(&shared, &host.visitor, &banning).await?;
        let now = shared.now();
        let ban = Ban {
            id: fresh_id().map_err(|_| Fault::Internal)?,
            subject,
            at: now,
            until: banning.hours.map(|hours| now + u64::from(hours) * HOUR),
            reason: clean(&banning.reason, LONGEST_CHAT).unwrap_or_default(),
        };
        let note = noted(banning.hours, &ban.reason);
        host.note(&shared, "ban", ban.shown(), &note).await?;
        let kept = shared.storage.ban(ban.clone()).await;
        kept.map_err(|error| storage_fault(&error))?;
        shared.look_at_bans().await.map_err(|error| storage_fault(&error))?;
        Ok(ban)
    };
    let ban = banned.await.map_err(|fault| host.visitor.refuse(fault))?;
    Ok(json(StatusCode::CREATED, &ban))
}

/// Everybody who is kept out.
pub(super) async fn bans(State(shared): State<Arc<Shared>>, host: Host) -> Result<Response, Refused> {
    let bans = shared.storage.bans().await.map_err(|error| host.unavailable(error))?;
    Ok(json(StatusCode::OK, &json!({"bans": bans})))
}

/// Lets somebody in again.
pub(super) async fn unban(
    State(shared): State<Arc<Shared>>,
    host: Host,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let unbanned = async {
        let ban = shared.storage.unban(id).await.map_err(|error| storage_fault(&error))?;
        let ban = ban.ok_or(Fault::NotFound)?;
        host.note(&shared, "unban", ban.shown(), "").await?;
        shared.look_at_bans().await.map_err(|error| storage_fault(&error))
    };
    unbanned.await.map_err(|fault| host.visitor.refuse(fault))?;
    Ok(done())
}

/// What a ban is noted as.
fn noted(hours: Option<u32>, reason: &str) -> String {
    let time = hours.map_or("forever".to_owned(), |hours| format!("{hours} h"));
    format!("{time} {reason}")
}

/// For how long, of what a ban was noted as: everything else was typed.
pub(super) fn time_of(note: &str) -> &str {
    let hours = note.split_once(" h").map(|(hours, _)| hours);
    let is_number = |hours: &&str| hours.bytes().all(|digit| digit.is_ascii_digit());
    match hours.filter(is_number) {
        Some(hours) => &note[..hours.len() + 2],
        None if note.starts_with("forever") => "forever",
        None => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_was_noted_the_time_stays() {
        for (hours, reason) in [(Some(24), "she said 3 h of it"), (None, "forever rude"), (Some(1), "")] {
            let note = noted(hours, reason);
            let time = note[..note.len() - reason.len()].trim_end();
            assert_eq!(time_of(&note), time, "{note}");
        }
        assert_eq!(time_of("refused: too-fast, says she"), "");
    }
}
