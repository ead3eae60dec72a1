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
    // With days for a decision nobody has to be there, and whoever has time in reserve may use it up.
    let is_slow = matches!(clock, Some(Clock::Slow { .. }));
    let has_time = is_slow || state.turns[seat.index()].reserve > 0;
    let take_over = presence
        .gone_since(seat)
        .filter(|_| !has_time && others_wait())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Entry, Origin, Stored};
    use crate::secret::Token;
    use crate::settings::Settings;
    use rules::Seed;

    /// A table of two at which a game has begun, one second after the other.
    fn table(clock: Option<Clock>) -> State {
        let settings = Settings {
            clock,
            ..Settings::new(2)
        };
        let opened = Entry::Opened {
            settings,
            bots: Vec::new(),
            seed: Seed::from("duties"),
        };
        let seated = Seat::all(2).map(|seat| Entry::Seated {
            seat,
            name: format!("{seat}"),
            token: Token::random().unwrap().hash(),
            player: None,
            from: None,
        });
        let started = Entry::Started {
            next: Seed::from("more"),
            revision: rules::RULES_REVISION,
            state: None,
        };
        let entries = [opened].into_iter().chain(seated).chain([started]);
        let mut entries = (1..).zip(entries).map(|(number, entry)| Stored {
            number,
            at: 1000 * number,
            origin: Origin::new(1, 1),
            entry,
        });
        let mut state = State::open("K7X9PZ".parse().unwrap(), &entries.next().unwrap()).unwrap();
        for stored in entries {
            state.apply(&stored).expect("it fits");
        }
        state
    }

    /// The second of them is gone, since before the game.
    fn next_without_them(state: &State) -> Option<(Millis, Duty)> {
        let mut presence = Presence::nobody(0);
        presence.set(0b01, 0, 0);
        next(state, &presence, &Pace::default(), None)
    }

    #[test]
    fn a_bot_takes_over_from_whoever_is_gone() {
        let take_over = Duty::TakeOver(Seat::S1, Why::Absent);
        assert_eq!(next_without_them(&table(None)), Some((4_000 + 60_000, take_over)));
        let hasty = Clock::Live {
            seconds: 90,
            reserve: 0,
        };
        assert_eq!(
            next_without_them(&table(Some(hasty))),
            Some((4_000 + 60_000, take_over))
        );
    }

    #[test]
    fn a_reserve_is_used_up_first() {
        let clock = Clock::Live {
            seconds: 90,
            reserve: 120,
        };
        let mut state = table(Some(clock));
        // The other one has chosen.
        state.turns[0].asked = None;
        let out_of_time = Duty::OutOfTime(Seat::S1, state.settings.substitute);
        assert_eq!(next_without_them(&state), Some((4_000 + 210_000, out_of_time)));
        state.turns[1].reserve = 0;
        let take_over = Duty::TakeOver(Seat::S1, Why::Absent);
        assert_eq!(next_without_them(&state), Some((4_000 + 60_000, take_over)));
    }
}
