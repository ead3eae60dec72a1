//! How games go: who is ahead when, who decides them, and how many turns do nothing.

use crate::tally::{Won, add_all, add_lists};
use rules::{Choice, Event, Faction, Game, Happening, How, Place, Seat, Step};
use serde::{Deserialize, Serialize};

/// How many turns before the end somebody is still looked for.
pub const LOOK_BACK: usize = 12;

/// How games went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoryTally {
    /// How many games saw how many changes of the faction that is ahead on the track, from turn to turn.
    pub faction_changes: Vec<u64>,
    /// How many games saw how many changes of the player who would win if the game ended after the turn.
    pub lead_changes: Vec<u64>,
    /// Games whose winner came to the lead for the last time by their own turn, by another's turn, or led all along.
    pub decided_in: [u64; 3],
    /// By turns before the end, from 1: whether whoever would have won then has won.
    pub lead_held: [Won; LOOK_BACK],
    /// By turns before the end, from 1: whether the faction that was ahead then has won.
    pub faction_held: [Won; LOOK_BACK],
    /// Turns in which no hero was played.
    pub passed: u64,
    /// Turns in which a hero was played that changed nothing: no marker moved, no other card moved or was looked at.
    pub idle: u64,
}

impl StoryTally {
    pub(crate) fn merge(&mut self, other: &StoryTally) {
        add_lists(&mut self.faction_changes, &other.faction_changes);
        add_lists(&mut self.lead_changes, &other.lead_changes);
        add_all(&mut self.decided_in, &other.decided_in);
        let mine = self.lead_held.iter_mut().chain(&mut self.faction_held);
        for (mine, theirs) in mine.zip(other.lead_held.iter().chain(&other.faction_held)) {
            mine.merge(*theirs);
        }
        self.passed += other.passed;
        self.idle += other.idle;
    }

    /// Games somebody won; nothing is known about others.
    pub fn games(&self) -> u64 {
        self.decided_in.iter().sum()
    }
}

/// Who is ahead after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    faction: Faction,
    lead: Option<Seat>,
}

impl Standing {
    fn of(game: &Game) -> Standing {
        let outcome = game.outcome_now();
        Standing {
            faction: outcome.winning_faction,
            lead: outcome.winner,
        }
    }
}

/// Watches one game.
#[derive(Default)]
pub(crate) struct Story {
    /// Before the first turn and after each: whose turn it was, and who is ahead then.
    standings: Vec<(Option<Seat>, Standing)>,
    played: bool,
    changed: bool,
    passed: u64,
    idle: u64,
}

/// What was going on when somebody chose.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) step: Step,
    pub(crate) active: Option<Seat>,
    pub(crate) choice: Choice,
}

impl Story {
    /// What came of a choice.
    pub(crate) fn happened(&mut self, moment: Moment, events: &[Event], after: &Game) {
        let over = after.is_over();
        for event in events {
            let happening = event.unmasked();
            match happening {
                Happening::Card { how: How::Played, .. } => self.played = true,
                Happening::Turn { .. } | Happening::Over { .. } => self.end_turn(moment, after),
                other => self.changed |= changes(other, moment, over),
            }
        }
    }

    fn end_turn(&mut self, moment: Moment, after: &Game) {
        let standing = Standing::of(after);
        if moment.step == Step::Setup {
            self.standings.push((None, standing));
        } else {
            self.standings.push((moment.active, standing));
            self.passed += u64::from(!self.played);
            self.idle += u64::from(self.played && !self.changed);
        }
        (self.played, self.changed) = (false, false);
    }

    /// The game is over: adds it to the counts.
    pub(crate) fn count(&self, tally: &mut StoryTally) {
        tally.passed += self.passed;
        tally.idle += self.idle;
        let Some((_, end)) = self.standings.last().copied() else {
            return;
        };
        if end.lead.is_none() {
            return;
        }
        let changes = |differs: fn(&Standing, &Standing) -> bool| {
            let pairs = self.standings.windows(2);
            pairs.filter(|pair| differs(&pair[0].1, &pair[1].1)).count()
        };
        count_one(
            &mut tally.faction_changes,
            changes(|one, other| one.faction != other.faction),
        );
        count_one(&mut tally.lead_changes, changes(|one, other| one.lead != other.lead));
        let mut pairs = self.standings.windows(2).rev();
        let last = pairs.find(|pair| pair[0].1.lead != pair[1].1.lead);
        tally.decided_in[match last {
            Some(pair) if pair[1].0 == end.lead => 0,
            Some(_) => 1,
            None => 2,
        }] += 1;
        for (back, (_, then)) in self.standings.iter().rev().skip(1).take(LOOK_BACK).enumerate() {
            tally.lead_held[back].add(then.lead == end.lead);
            tally.faction_held[back].add(then.faction == end.faction);
        }
    }
}

/// Whether something changed that the usual course of a turn (draw, discard, refill the Tavern) does not.
fn changes(happening: Happening, moment: Moment, over: bool) -> bool {
    match happening {
        Happening::Marker { from, to, .. } => from != to,
        Happening::Looked { .. } | Happening::Revealed { .. } => !over,
        Happening::Card { how, from, .. } => match how {
            How::Drawn => moment.step != Step::Draw,
            How::Discarded => {
                let own = matches!(moment.choice, Choice::Discard(_)) && moment.step != Step::Ability;
                // At the end all hands are laid down.
                let laid_down = over && matches!(from, Place::Hand(_));
                !own && !laid_down
            }
            How::Refilled | How::Dealt | How::Played => false,
            How::Buried | How::TurnedOver | How::Taken | How::Placed | How::Exchanged => true,
        },
        _ => false,
    }
}

fn count_one(counts: &mut Vec<u64>, index: usize) {
    if counts.len() <= index {
        counts.resize(index + 1, 0);
    }
    counts[index] += 1;
}
