//! What was chosen so far in the game that is played, or was played last, and all that follows from it: what anybody has
//! seen, what happened, and the game to be replayed.

use super::state::{Phase, State};
use super::tell::Chapter;
use crate::entry::By;
use rules::{Choice, Game, Log, Made, Memory, Record, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The choices of a game so far, in order, and who decided each.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(Seat, Choice, By)>", into = "Vec<(Seat, Choice, By)>")]
pub(crate) struct Past(Arc<Vec<Made>>, Arc<Vec<By>>);

impl Past {
    /// Adds a choice that was accepted.
    pub(crate) fn add(&mut self, made: Made, by: By) {
        Arc::make_mut(&mut self.0).push(made);
        Arc::make_mut(&mut self.1).push(by);
    }

    /// The game that began like this, as it is now.
    pub(crate) fn play(&self, mut game: Game) -> Result<Game, Refusal> {
        for made in self.0.iter() {
            game.choose(made.seat, made.choice, &mut ())?;
        }
        Ok(game)
    }
}

impl From<Vec<(Seat, Choice, By)>> for Past {
    fn from(all: Vec<(Seat, Choice, By)>) -> Past {
        let mut past = Past::default();
        for (seat, choice, by) in all {
            past.add(Made { seat, choice }, by);
        }
        past
    }
}

impl From<Past> for Vec<(Seat, Choice, By)> {
    fn from(past: Past) -> Vec<(Seat, Choice, By)> {
        let all = past.0.iter().zip(past.1.iter());
        all.map(|(made, by)| (made.seat, made.choice, *by)).collect()
    }
}

/// Choices may be secret, so debug output shows only how many there are.
impl fmt::Debug for Past {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Past({} choices)", self.0.len())
    }
}

impl State {
    /// All that a seat was ever shown of the game that is played.
    pub(crate) fn memory(&self, seat: Seat) -> Option<Memory> {
        let begun = self.dealt().ok().flatten().filter(|_| self.phase == Phase::Playing)?;
        Memory::recall(begun, &self.past.0, Viewer::Seat(seat)).ok()
    }

    /// All choices of the game that is played, or was played last, and what came of them.
    pub(crate) fn chapters(&self) -> Result<Vec<Chapter>, Refusal> {
        let Some(mut game) = self.dealt()? else {
            return Ok(Vec::new());
        };
        let chapter = |(made, by): (&Made, &By)| {
            let mut events = Vec::new();
            game.choose(made.seat, made.choice, &mut events)?;
            Ok(Chapter {
                seat: made.seat,
                events,
                by: *by,
            })
        };
        self.past.0.iter().zip(self.past.1.iter()).map(chapter).collect()
    }

    /// The game that has just ended, to be replayed; nothing while one is played.
    pub(crate) fn record(&self) -> Option<Log> {
        if self.phase != Phase::Ended {
            return None;
        }
        let seed = self.dealt_from()?.clone();
        let mut record = Record::deal(self.settings.setup().ok()?, seed);
        for made in self.past.0.iter() {
            record.choose(made.seat, made.choice, &mut ()).ok()?;
        }
        Some(record.log())
    }
}
