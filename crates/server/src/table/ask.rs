//! What people at a table ask for, and what is to be written for it.

use super::hosting::{bot_name, change, host_only, is_taken};
use super::state::{Bot, Chair, Phase, State};
use crate::entry::{By, Entry, Why};
use crate::fault::Fault;
use crate::protocol::Request;
use crate::secret::{Network, PlayerId, TokenHash};
use crate::text::{BadText, LONGEST_CHAT, LONGEST_NAME, clean};
use rules::{RULES_REVISION, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use told::Level;

/// Entries a table can hold: hundreds of games.
pub(crate) const MOST_ENTRIES: u64 = 100_000;
/// The last of them are for the game that is played then: nobody chats, sits down or begins another.
const LAST: u64 = 5_000;

/// Whether nothing at all can be written any more.
pub(crate) fn is_worn_out(state: &State) -> bool {
    state.number >= MOST_ENTRIES
}

fn wears_out(state: &State) -> bool {
    state.number >= MOST_ENTRIES - LAST
}

/// Entries until nothing but the game that is played goes on, if there are not many.
pub(crate) fn entries_left(state: &State) -> Option<u64> {
    let left = (MOST_ENTRIES - LAST).saturating_sub(state.number);
    (left <= LAST).then_some(left)
}

/// What a request comes to.
#[derive(Debug)]
pub(crate) enum Deed {
    /// This is to be written, and that is all.
    Last(Entry),
    /// This is to be written, and then the request looked at again.
    First(Entry),
    /// The choice was made before and has this number.
    Accepted(u64),
    /// Nothing is to be done, because it is so already.
    Nothing,
}

/// Somebody who wants to sit down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Newcomer {
    pub(crate) name: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) token: TokenHash,
    pub(crate) player: Option<PlayerId>,
    /// Where they come from; none where that does not matter.
    pub(crate) from: Option<Network>,
}

/// What the request of the player on `seat` comes to. `is_absent` says whom nobody has seen for a while.
pub(crate) fn answer(
    state: &State,
    seat: Seat,
    request: &Request,
    is_absent: impl Fn(Seat) -> bool,
) -> Result<Deed, Fault> {
    let playing = state.phase == Phase::Playing;
    let goes_on = matches!(request, Request::Choose { .. } | Request::Leave | Request::Back);
    if is_worn_out(state) || wears_out(state) && !goes_on {
        return Err(Fault::WornOut);
    }
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
        Request::Ready { .. }
        | Request::Start { .. }
        | Request::Bot { .. }
        | Request::Free { .. }
        | Request::Change { .. }
            if playing =>
        {
            return Err(Fault::GameRunning);
        }
        Request::Ready { ready } => match state.person(seat) {
            Some(person) if person.ready == *ready => Deed::Nothing,
            _ => Deed::Last(Entry::Ready { seat, ready: *ready }),
        },
        Request::Start { fill } => return start(state, seat, *fill),
        Request::Bot {
            seat: other,
            level,
            name,
        } => return bot(state, seat, *other, *level, name.as_deref()),
        Request::Free { seat: other } => return free(state, seat, *other, is_absent),
        Request::Lock { locked } => {
            host_only(state, seat)?;
            match state.locked == *locked {
                true => Deed::Nothing,
                false => Deed::Last(Entry::Locked { locked: *locked }),
            }
        }
        Request::Change { settings } => {
            host_only(state, seat)?;
            change(state, settings)?.map_or(Deed::Nothing, Deed::Last)
        }
        Request::Leave => match state.person(seat) {
            Some(person) if playing && person.away == Some(Why::Left) => Deed::Nothing,
            _ if playing => Deed::Last(Entry::Away { seat, why: Why::Left }),
            _ => Deed::Last(Entry::Left { seat }),
        },
        Request::Back if playing && state.is_away(seat) => Deed::Last(Entry::Back { seat }),
        // A report changes nothing at the table.
        Request::Back | Request::Ping | Request::Report { .. } | Request::Hello(_) => Deed::Nothing,
    })
}

/// The host puts a bot on a seat, gives it a name, or takes it away.
fn bot(state: &State, host: Seat, seat: Seat, level: Option<Level>, name: Option<&str>) -> Result<Deed, Fault> {
    let there = state.chairs.get(seat.index()).ok_or(Fault::NoSuchSeat)?;
    if matches!(there, Chair::Person(_)) {
        return Err(Fault::SeatTaken);
    }
    host_only(state, host)?;
    if level.is_some() && state.settings.rated {
        return Err(Fault::RatedWithBots);
    }
    let name = name.filter(|_| level.is_some());
    let name = name.map(|name| bot_name(state, seat, name)).transpose()?;
    let is_so = match (there, level) {
        (Chair::Free, None) => true,
        (
            Chair::Bot(Bot {
                level: is,
                name: called,
            }),
            Some(level),
        ) => *is == level && called.as_deref() == name.as_deref(),
        _ => false,
    };
    Ok(match is_so {
        true => Deed::Nothing,
        false => Deed::Last(Entry::Bot { seat, level, name }),
    })
}

/// A seat is freed: by anybody, if nobody has seen its owner for a while; any other by the host alone.
fn free(state: &State, by: Seat, seat: Seat, is_absent: impl Fn(Seat) -> bool) -> Result<Deed, Fault> {
    Ok(match state.chairs.get(seat.index()) {
        None => return Err(Fault::NoSuchSeat),
        Some(Chair::Free) => Deed::Nothing,
        Some(Chair::Person(_)) if is_absent(seat) || seat == by => Deed::Last(Entry::Left { seat }),
        Some(Chair::Person(_)) if state.host != Some(by) => return Err(Fault::NotAbsent),
        Some(Chair::Person(_)) => Deed::Last(Entry::Removed { seat }),
        Some(Chair::Bot(_)) => {
            host_only(state, by)?;
            Deed::Last(Entry::Left { seat })
        }
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
        // Nobody can answer what was not told to anybody yet.
        Some(_) if on > state.number => return Err(Fault::TooEarly),
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
        state: None,
    }))
}

fn start(state: &State, seat: Seat, fill: Option<Level>) -> Result<Deed, Fault> {
    let free = state
        .seats()
        .find(|seat| matches!(state.chairs[seat.index()], Chair::Free));
    match (free, fill) {
        (Some(_), None) => return Err(Fault::SeatsFree),
        (Some(_), Some(_)) if state.settings.rated => return Err(Fault::RatedWithBots),
        // Whoever is not ready would be surprised, so nothing is filled before they are.
        (Some(free), Some(level)) if all_ready(state, seat) => {
            host_only(state, seat)?;
            return Ok(Deed::First(Entry::Bot {
                seat: free,
                level: Some(level),
                name: None,
            }));
        }
        _ => {}
    }
    if !all_ready(state, seat) {
        return Err(Fault::NotReady);
    }
    let next = Seed::random().map_err(|_| Fault::Internal)?;
    Ok(Deed::Last(Entry::Started {
        next,
        revision: RULES_REVISION,
        state: Some(state.deal()?.digest()),
    }))
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
    if wears_out(state) {
        return Err(Fault::WornOut);
    }
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
    let is_known = |removed: &PlayerId| newcomer.player.as_ref().is_some_and(|player| player.is(removed));
    if state.removed.iter().any(is_known) {
        return Err(Fault::Removed);
    }
    if state.locked {
        return Err(Fault::TableLocked);
    }
    for person in state.seats().filter_map(|seat| state.person(seat)) {
        if newcomer
            .player
            .as_ref()
            .zip(person.player.as_ref())
            .is_some_and(|(one, other)| one.is(other))
        {
            return Err(Fault::AlreadySeated);
        }
        if newcomer.from.is_some() && newcomer.from == person.from {
            return Err(Fault::RatedOneEach);
        }
    }
    if is_taken(state, None, &name) {
        return Err(Fault::NameTaken);
    }
    let is_free = |seat: &Seat| matches!(state.chairs.get(seat.index()), Some(Chair::Free));
    let seat = match newcomer.seat {
        Some(seat) if !seat.is_at(state.settings.seats) => return Err(Fault::NoSuchSeat),
        Some(seat) if !is_free(&seat) => return Err(Fault::SeatTaken),
        Some(seat) => seat,
        None => state.seats().find(is_free).ok_or(Fault::TableFull)?,
    };
    Ok(Entry::Seated {
        seat,
        name,
        token: newcomer.token,
        player: newcomer.player.clone(),
        from: newcomer.from.filter(|_| state.settings.rated),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Origin, Stored};
    use crate::secret::Token;
    use crate::settings::Settings;
    use crate::table::tell;

    /// A table that says how much may still happen, then takes nothing new, then nothing at all.
    #[test]
    fn a_table_wears_out_and_says_so_before() {
        let entry = Entry::Opened {
            settings: Settings::new(2),
            bots: Vec::new(),
            seed: Seed::from("worn"),
        };
        let first = Stored {
            number: 1,
            at: 1,
            origin: Origin::new(1, 1),
            entry,
        };
        let mut state = State::open("K7X9PZ".parse().unwrap(), &first).unwrap();
        let newcomer = Newcomer {
            name: "Ada".to_owned(),
            seat: None,
            token: Token::random().unwrap().hash(),
            player: None,
            from: None,
        };
        let say = Request::Say {
            text: "still here".to_owned(),
        };
        let answer = |state: &State, request: &Request| answer(state, Seat::S0, request, |_| true).err();
        let left = |state: &State| tell::table(state).entries_left;
        assert_eq!(left(&state), None);
        assert_eq!(answer(&state, &say), None);
        state.number = MOST_ENTRIES - LAST - 1000;
        assert_eq!(left(&state), Some(1000));
        assert_eq!(answer(&state, &say), None);
        state.number = MOST_ENTRIES - LAST;
        assert_eq!(left(&state), Some(0));
        assert_eq!(answer(&state, &say), Some(Fault::WornOut));
        assert_eq!(answer(&state, &Request::Start { fill: None }), Some(Fault::WornOut));
        assert_eq!(sit(&state, &newcomer).err(), Some(Fault::WornOut));
        // Whoever leaves may; a game that is played may end.
        assert_eq!(answer(&state, &Request::Leave), None);
        assert!(!is_worn_out(&state));
        state.number = MOST_ENTRIES;
        assert_eq!(answer(&state, &Request::Leave), Some(Fault::WornOut));
        assert!(is_worn_out(&state));
    }
}
