//! What a server must do at a table without being asked, and when.

use super::presence::Presence;
use super::state::{Phase, State};
use crate::config::Pace;
use crate::entry::Why;
use crate::settings::{Clock, patience};
use crate::time::Millis;
use rules::Seat;
use std::time::Duration;
use told::Level;

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// A bot decides for its own seat, or for somebody who is away.
    Bot(Seat, Level),
    /// A bot decides because the time is out.
    OutOfTime(Seat, Level),
    /// A bot takes over.
    TakeOver(Seat, Why),
}

/// The next thing to do, and when. `resumed` is when this server began to look after a game that had begun before.
pub(crate) fn next(state: &State, presence: &Presence, pace: &Pace, resumed: Option<Millis>) -> Option<(Millis, Duty)> {
    if state.phase != Phase::Playing {
        return None;
    }
    state
        .seats()
        .filter_map(|seat| {
            let (_, since) = state.turns[seat.index()].asked?;
            duty_for(state, seat, since, presence, pace, resumed)
        })
        .min_by_key(|(when, _)| *when)
}

fn duty_for(
    state: &State,
    seat: Seat,
    since: Millis,
    presence: &Presence,
    pace: &Pace,
    resumed: Option<Millis>,
) -> Option<(Millis, Duty)> {
    if let Some(level) = state.bot_for(seat) {
        return Some((since + millis(pace.bot), Duty::Bot(seat, level)));
    }
    let clock = state.settings.clock;
    if clock.is_some_and(|clock| state.turns[seat.index()].missed >= patience(clock)) {
        return Some((since, Duty::TakeOver(seat, Why::Clock)));
    }
    let out_of_time = state.deadline(seat).map(|deadline| {
        // Nobody runs out of time while the server was away and they could not choose.
        let earliest = resumed.map_or(0, |resumed| resumed + millis(pace.grace));
        (deadline.max(earliest), Duty::OutOfTime(seat, state.settings.substitute))
    });
    let others_wait = || {
        state
            .seats()
            .any(|other| other != seat && state.person(other).is_some() && presence.is_there(other))
    };
    // With days for a decision nobody has to be there.
    let is_slow = matches!(clock, Some(Clock::Slow { .. }));
    let take_over = presence
        .gone_since(seat)
        .filter(|_| !is_slow && others_wait())
        .map(|gone| {
            (
                gone.max(since) + millis(pace.absence),
                Duty::TakeOver(seat, Why::Absent),
            )
        });
    [out_of_time, take_over]
        .into_iter()
        .flatten()
        .min_by_key(|(when, _)| *when)
}

pub(crate) fn millis(duration: Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
