//! Whom the table would like to have told something while their page is not open, and when.

use super::Live;
use crate::push::{Call, Why};
use crate::settings::{Clock, decision};
use crate::table::duty::millis;
use crate::table::state::{Phase, State};
use crate::time::Millis;
use rules::{MOST_PLAYERS, Seat};
use std::time::Duration;

/// How long before the end of their time people are reminded at most; where a decision has little time, a quarter of it.
const REMINDER: Duration = Duration::from_secs(12 * 3_600);

/// What everybody at a table was called for last. Which of it they were told before this server looked after the table is
/// in the database.
#[derive(Default)]
pub(super) struct Called([[Option<u64>; 3]; MOST_PLAYERS]);

impl Called {
    fn slot(why: Why) -> usize {
        match why {
            Why::Turn => 0,
            Why::Reminder => 1,
            Why::Rematch | Why::Invitation => 2,
        }
    }

    fn was(&self, seat: Seat, why: Why, number: u64) -> bool {
        self.0[seat.index()][Called::slot(why)] == Some(number)
    }

    fn note(&mut self, seat: Seat, why: Why, number: u64) {
        self.0[seat.index()][Called::slot(why)] = Some(number);
    }
}

/// What there is to tell somebody who is not there, and since when it is so.
fn news(state: &State, seat: Seat) -> [Option<(Millis, Why, u64)>; 2] {
    let Some(person) = state.person(seat).filter(|person| person.player.is_some()) else {
        return [None; 2];
    };
    match state.phase {
        Phase::Playing if person.away.is_none() => {
            let asked = state.turns[seat.index()].asked;
            let turn = asked.map(|(number, since)| (since, Why::Turn, number));
            [turn, asked.and_then(|(number, _)| reminder(state, seat, number))]
        }
        Phase::Ended if !person.ready => {
            let mut others = state.seats().filter(|other| *other != seat);
            let wanted = others.any(|other| state.person(other).is_some_and(|other| other.ready));
            let rematch = wanted.then_some((state.at, Why::Rematch, u64::from(state.games)));
            [rematch, None]
        }
        Phase::Playing | Phase::Ended | Phase::Gathering => [None; 2],
    }
}

/// Where there are days for a decision, nobody's time runs out without a word.
fn reminder(state: &State, seat: Seat, number: u64) -> Option<(Millis, Why, u64)> {
    let clock = state
        .settings
        .clock
        .filter(|clock| matches!(clock, Clock::Slow { .. }))?;
    let before = millis(REMINDER).min(decision(clock) / 4);
    let when = state.deadline(seat)?.saturating_sub(before);
    Some((when, Why::Reminder, number))
}

impl Live {
    /// The next call to make, and when: to nobody who is there, and to nobody who has only just gone.
    pub(super) fn next_call(&self) -> Option<(Millis, Seat, Why, u64)> {
        if self.unsure {
            return None;
        }
        let pause = millis(self.shared.config.pace.calling);
        let calls = self.state.seats().flat_map(|seat| {
            let gone = self.presence.gone_since(seat);
            let news = gone.map(|gone| (gone, news(&self.state, seat)));
            news.into_iter().flat_map(move |(gone, news)| {
                let told = news.into_iter().flatten();
                told.map(move |(since, why, number)| (since.max(gone) + pause, seat, why, number))
            })
        });
        calls
            .filter(|(_, seat, why, number)| !self.called.was(*seat, *why, *number))
            .min_by_key(|(when, ..)| *when)
    }

    /// Makes all calls whose time has come.
    pub(super) fn make_calls(&mut self) {
        let now = self.shared.now();
        while let Some((_, seat, why, number)) = self.next_call().filter(|(when, ..)| *when <= now) {
            self.called.note(seat, why, number);
            let player = self.state.person(seat).and_then(|person| person.player.clone());
            if let Some(player) = player {
                let code = self.code();
                self.shared.call(Call {
                    player,
                    code,
                    why,
                    number,
                });
            }
        }
    }
}
