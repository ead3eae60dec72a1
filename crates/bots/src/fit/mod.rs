//! How the numbers inside the bots are made: from games that were played to their end, in which everything is known.
//!
//! [`Lessons`] gathers what games tell, [`Lessons::fitted`] finds the numbers that foresee it best, and written out they are
//! the file `fitted.rs`. `cargo run --release -p lab --example fit` does all of it.

mod cards;
mod honesty;
mod hunches;
mod judging;
mod manners;
mod reading;
mod trusting;
mod written;

use crate::fitted;
use crate::{Dice, Level};
use cards::Cards;
pub use honesty::Told;
use hunches::Hunches;
use judging::Judged;
use reading::Read;
use rules::{Memory, Record, Seat, Viewer, World};
pub use written::Fitted;

/// What recorded games tell about how well bots think.
#[derive(Default)]
pub struct Lessons {
    judged: Vec<Judged>,
    read: Vec<Read>,
    cards: Cards,
    hunches: Hunches,
    trusted: Vec<Record>,
    told: Told,
    games: u64,
}

/// A game whose end is known, moment by moment.
struct Known<'a> {
    memory: &'a Memory,
    winner: Option<Seat>,
}

impl Known<'_> {
    /// The world after this many choices; everything in it is as it was.
    fn world(&self, index: usize, dice: &mut Dice) -> Option<World> {
        let moment = self.memory.moment(index)?;
        Some(moment.after.imagine(dice.generator()))
    }
}

impl Lessons {
    /// Learns from a game that is over; nothing from one that is not. `level` is that of all who played, if it was one.
    pub fn learn(&mut self, record: &Record, level: Option<Level>) {
        let Some(finished) = record.game().finished() else {
            return;
        };
        let memory = record.memory(Viewer::All(finished));
        let winner = record.game().result().and_then(|(_, winner, _)| winner);
        let known = Known {
            memory: &memory,
            winner,
        };
        let mut dice = Dice::new(self.games);
        self.games += 1;
        judging::learn(&known, &mut self.judged, &mut dice);
        reading::learn(&known, level, &mut self.read);
        self.cards.learn(&known, &mut dice);
    }

    /// Learns from a game how far instinct can be believed beforehand, by thinking about some of its questions at length.
    /// Takes seconds.
    pub fn think_about(&mut self, record: &Record) {
        self.hunches.learn(record, self.games);
    }

    /// Learns from a game how far others can be trusted to do what an Adept would.
    pub fn watch(&mut self, record: &Record) {
        self.trusted.push(record.clone());
    }

    /// Takes in what those who search told of their chances in games that are over.
    pub fn hear(&mut self, told: Told) {
        self.told.join(told);
    }

    /// The numbers that foresee best what happened in all these games.
    pub fn fitted(&self) -> Fitted {
        Fitted {
            games: self.games,
            judgement: judging::fit(&self.judged),
            unknown: self.cards.unknown().unwrap_or(fitted::UNKNOWN),
            held: self.cards.held().unwrap_or(fitted::HELD),
            aligned: self.cards.aligned().unwrap_or(fitted::ALIGNED),
            trust: trusting::fit(&self.trusted),
            reader: trusting::fit_reader(&self.trusted),
            company: manners::fit(&self.trusted),
            hunches: self.hunches.fit(),
            masters_honesty: self.told.honest(Level::Master),
            champions_honesty: self.told.honest(Level::Champion),
            signs: reading::fit(&self.read),
        }
    }

    /// How well chances are foreseen, as the average logarithm of what the winner was given, with the numbers in use.
    pub fn loss(&self) -> f64 {
        judging::loss(&self.judged, &fitted::JUDGEMENT)
    }

    /// What a reader that learned from games of this level alone gives the true leaders after rounds 1, 2 and 4, in games it
    /// did not learn from, and how often it was asked.
    pub fn readable(&self, level: Level) -> [(f64, usize); 3] {
        let own: Vec<Read> = self
            .read
            .iter()
            .filter(|read| read.level == Some(level))
            .cloned()
            .collect();
        reading::held_out(&own)
    }
}
