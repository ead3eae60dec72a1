//! The tables elsewhere at which somebody sits, as a list shows them: those that wait for them first.

use rules::Seat;
use told::server::http::{Glance, OwnTable};
use told::server::{Chair, Millis, Phase, Table};

/// A table elsewhere at which somebody sits.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPlace {
    /// The code of the table.
    pub code: String,
    /// The others who sit there.
    pub with: Vec<String>,
    /// How far the table has come; none while that is not known.
    pub phase: Option<Phase>,
    /// Whether they must choose.
    pub asked: bool,
    /// Whether a bot decides for them.
    pub away: bool,
    /// Since when the game has waited, by the server's clock.
    pub since: Option<Millis>,
    /// Until when they must have chosen, in our time.
    pub deadline: Option<f64>,
    /// Whether the seat belongs to their key. Otherwise only this browser knows of it.
    pub by_key: bool,
}

/// The others at a table.
fn others(seats: &[Chair], own: Seat) -> Vec<String> {
    let others = seats.iter().enumerate().filter(|(seat, _)| *seat != own.index());
    let names = others.filter_map(|(_, chair)| match chair {
        Chair::Person { name, .. } => Some(name.clone()),
        Chair::Bot { .. } | Chair::Free => None,
    });
    names.collect()
}

fn is_away(seats: &[Chair], own: Seat) -> bool {
    matches!(seats.get(own.index()), Some(Chair::Person { away: Some(_), .. }))
}

/// The seat that somebody took under a name, as long as they are still on it.
pub fn kept_seat(seat: Option<Seat>, name: &str, table: &Table) -> Option<Seat> {
    let is_mine = |chair: &Chair| matches!(chair, Chair::Person { name: there, .. } if there == name.trim());
    let known = seat.filter(|seat| table.seats.get(seat.index()).is_some_and(is_mine));
    known.or_else(|| Seat::at(table.seats.iter().position(is_mine)?))
}

impl OwnPlace {
    /// A table of which only the code is known.
    pub fn unknown(code: &str) -> OwnPlace {
        OwnPlace {
            code: code.to_owned(),
            with: Vec::new(),
            phase: None,
            asked: false,
            away: false,
            since: None,
            deadline: None,
            by_key: false,
        }
    }

    /// A table that the server found by the key. Its clock is ahead of ours by `ahead` milliseconds.
    pub fn of(own: OwnTable, ahead: f64) -> OwnPlace {
        let seats = &own.table.seats;
        OwnPlace {
            with: others(seats, own.seat),
            phase: Some(own.table.phase),
            asked: own.asked,
            away: own.table.phase == Phase::Playing && is_away(seats, own.seat),
            since: own.since,
            deadline: own.deadline.map(|deadline| deadline as f64 - ahead),
            by_key: true,
            code: own.table.code,
        }
    }

    /// A table of which this browser knows the seat.
    pub fn seen(glance: Glance, seat: Seat, now: f64) -> OwnPlace {
        let ahead = glance.now as f64 - now;
        let playing = glance.table.phase == Phase::Playing;
        let away = playing && is_away(&glance.table.seats, seat);
        let place = glance.asked.iter().position(|asked| *asked == seat);
        let clock = glance.clock.as_ref().and_then(|clocks| clocks.get(seat.index()));
        OwnPlace {
            with: others(&glance.table.seats, seat),
            phase: Some(glance.table.phase),
            asked: playing && !away && place.is_some(),
            away,
            since: match place {
                Some(place) => glance.since.get(place).copied(),
                None => glance.since.iter().min().copied(),
            },
            deadline: clock
                .and_then(|clock| clock.deadline)
                .map(|deadline| deadline as f64 - ahead),
            by_key: false,
            code: glance.table.code,
        }
    }
}

/// Puts first the tables that wait for their owner, then those that wait for somebody else, the longest waiting on top; the
/// others stay in their order behind them.
pub fn in_order(places: &mut [OwnPlace]) {
    places.sort_by_key(|place| {
        let since = place.since.unwrap_or(Millis::MAX);
        (!place.asked, place.phase != Some(Phase::Playing), since)
    });
}
