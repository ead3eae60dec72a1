//! What people at a table ask for, and what is to be written for it.

use super::state::{Chair, Phase, State};
use crate::entry::{By, Entry, Why};
use crate::fault::Fault;
use crate::protocol::Request;
use crate::secret::{PlayerId, TokenHash};
use crate::text::{BadText, LONGEST_CHAT, LONGEST_NAME, clean};
use rules::{Refusal, Seat, Seed};

/// What a request comes to.
#[derive(Debug)]
pub(crate) enum Deed {
    /// This is to be written, and that is all.
    Last(Entry),
    /// This is to be written, and then the request looked at again.
    First(Entry),
    /// The choice was made before and has this number.
    Accepted(u64),
    /// It is so already.
    Nothing,
}

/// Somebody who wants to sit down.
#[derive(Clone, Debug)]
pub(crate) struct Newcomer {
    pub(crate) name: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) token: TokenHash,
    pub(crate) player: Option<PlayerId>,
}

/// What the request of the player on `seat` comes to. `is_absent` says whom nobody has seen for a while.
pub(crate) fn answer(
    state: &State,
    seat: Seat,
    request: &Request,
    is_absent: impl Fn(Seat) -> bool,
) -> Result<Deed, Fault> {
    let playing = state.phase == Phase::Playing;
    Ok(match request {
        Request::Choose { id, on, choice } => return choose(state, seat, id, *on, *choice),
        Request::Say { text } => Deed::Last(Entry::Said {
            seat,
            text: clean(text, LONGEST_CHAT).map_err(|bad| match bad {
                BadText::Empty => Fault::ChatEmpty,
                BadText::TooLong => Fault::ChatTooLong,
            })?,
        }),
        Request::Phrase { phrase } => Deed::Last(Entry::Phrase { seat, phrase: *phrase }),
        Request::Ready { .. } | Request::Start { .. } | Request::Bot { .. } | Request::Free { .. } if playing => {
            return Err(Fault::GameRunning);
        }
        Request::Ready { ready } => match state.person(seat) {
            Some(person) if person.ready == *ready => Deed::Nothing,
            _ => Deed::Last(Entry::Ready { seat, ready: *ready }),
        },
        Request::Start { fill } => return start(state, seat, *fill),
        Request::Bot { seat, level } => match (state.chairs.get(seat.index()), level) {
            (None, _) => return Err(Fault::NoSuchSeat),
            (Some(Chair::Person(_)), _) => return Err(Fault::SeatTaken),
            (_, Some(_)) if state.settings.rated => return Err(Fault::RatedWithBots),
            (Some(Chair::Free), None) => Deed::Nothing,
            (Some(Chair::Bot(there)), Some(level)) if there == level => Deed::Nothing,
            _ => Deed::Last(Entry::Bot {
                seat: *seat,
                level: *level,
            }),
        },
        Request::Free { seat: other } => match state.chairs.get(other.index()) {
            None => return Err(Fault::NoSuchSeat),
            Some(Chair::Free) => Deed::Nothing,
            Some(Chair::Person(_)) if !is_absent(*other) => return Err(Fault::NotAbsent),
            Some(_) => Deed::Last(Entry::Left { seat: *other }),
        },
        Request::Leave => match state.person(seat) {
            Some(person) if playing && person.away == Some(Why::Left) => Deed::Nothing,
            _ if playing => Deed::Last(Entry::Away { seat, why: Why::Left }),
            _ => Deed::Last(Entry::Left { seat }),
        },
        Request::Back if playing && state.is_away(seat) => Deed::Last(Entry::Back { seat }),
        Request::Back | Request::Ping => Deed::Nothing,
    })
}

fn choose(state: &State, seat: Seat, id: &str, on: u64, choice: rules::Choice) -> Result<Deed, Fault> {
    match state.phase {
        Phase::Gathering => return Err(Fault::NoGame),
        Phase::Playing | Phase::Ended => {}
    }
    if let Some(person) = state.person(seat)
        && let Some((last, number)) = &person.last_choice
        && **last == *id
    {
        return Ok(Deed::Accepted(*number));
    }
    if state.phase == Phase::Ended {
        return Err(Fault::Refused(Refusal::Over));
    }
    match state.turns.get(seat.index()).and_then(|turn| turn.asked) {
        // An old message, or one that crossed with a bot's decision, answers something else.
        Some((asked, _)) if on < asked => return Err(Fault::Stale),
        Some(_) => {}
        None => return Err(Fault::Refused(Refusal::NotAsked)),
    }
    if state.is_away(seat) {
        return Ok(Deed::First(Entry::Back { seat }));
    }
    Ok(Deed::Last(Entry::Choice {
        seat,
        choice,
        by: By::Player,
        id: Some(id.to_owned()),
    }))
}

fn start(state: &State, seat: Seat, fill: Option<bots::Level>) -> Result<Deed, Fault> {
    let free = state
        .seats()
        .find(|seat| matches!(state.chairs[seat.index()], Chair::Free));
    match (free, fill) {
        (Some(_), None) => return Err(Fault::SeatsFree),
        (Some(_), Some(_)) if state.settings.rated => return Err(Fault::RatedWithBots),
        // Whoever is not ready would be surprised, so nothing is filled before they are.
        (Some(free), Some(level)) if all_ready(state, seat) => {
            return Ok(Deed::First(Entry::Bot {
                seat: free,
                level: Some(level),
            }));
        }
        _ => {}
    }
    if !all_ready(state, seat) {
        return Err(Fault::NotReady);
    }
    let next = Seed::random().map_err(|_| Fault::Internal)?;
    Ok(Deed::Last(Entry::Started { next }))
}

/// Whether everybody but the one who starts said that they are ready.
fn all_ready(state: &State, starter: Seat) -> bool {
    state
        .seats()
        .filter(|&seat| seat != starter)
        .filter_map(|seat| state.person(seat))
        .all(|person| person.ready)
}

/// What is to be written for somebody who sits down.
pub(crate) fn sit(state: &State, newcomer: &Newcomer) -> Result<Entry, Fault> {
    if state.phase == Phase::Playing {
        return Err(Fault::GameRunning);
    }
    let name = clean(&newcomer.name, LONGEST_NAME).map_err(|bad| match bad {
        BadText::Empty => Fault::NameMissing,
        BadText::TooLong => Fault::NameTooLong,
    })?;
    if state.settings.rated && newcomer.player.is_none() {
        return Err(Fault::RatedNeedsKey);
    }
    for person in state.seats().filter_map(|seat| state.person(seat)) {
        if newcomer.player.is_some() && newcomer.player == person.player {
            return Err(Fault::AlreadySeated);
        }
        if person.name.to_lowercase() == name.to_lowercase() {
            return Err(Fault::NameTaken);
        }
    }
    let is_free = |seat: &Seat| matches!(state.chairs.get(seat.index()), Some(Chair::Free));
    let seat = match newcomer.seat {
        Some(seat) if seat.0 >= state.settings.seats => return Err(Fault::NoSuchSeat),
        Some(seat) if !is_free(&seat) => return Err(Fault::SeatTaken),
        Some(seat) => seat,
        None => state.seats().find(is_free).ok_or(Fault::TableFull)?,
    };
    Ok(Entry::Seated {
        seat,
        name,
        token: newcomer.token,
        player: newcomer.player.clone(),
    })
}
