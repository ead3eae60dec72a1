//! How much instinct tells about a choice before it is tried.

use crate::fitted::HUNCHES;
use crate::search::{Kind, Search, Settings};
use crate::{Belief, Dice};
use rules::{Record, Viewer};

/// Rounds for each question that is thought about.
const ROUNDS: u32 = 120;
/// One question in this many is.
const EVERY: u32 = 6;
/// Questions of a kind without which nothing is said about it.
const ENOUGH: f64 = 60.0;

/// Sums over all choices of a kind of question, each less the average of its question.
#[derive(Clone, Copy, Default)]
struct Sums {
    choices: f64,
    worths: f64,
    both: f64,
    values: f64,
    /// How far the values are off by chance.
    noise: f64,
}

/// What thinking found, beside what instinct said.
#[derive(Default)]
pub(super) struct Hunches {
    kinds: [Sums; Kind::COUNT],
}

impl Hunches {
    pub(super) fn learn(&mut self, record: &Record, number: u64) {
        for seat in record.game().seats() {
            let memory = record.memory(Viewer::Seat(seat));
            for (index, moment) in memory.moments().enumerate() {
                let is_asked = moment.chooser == seat && moment.before.choices().len() > 1;
                if !is_asked || !(moment.number + number as u32).is_multiple_of(EVERY) {
                    continue;
                }
                if let Some(belief) = Belief::of(&memory.until(index), number) {
                    self.think(belief, number ^ u64::from(moment.number));
                }
            }
        }
    }

    fn think(&mut self, mut belief: Belief, seed: u64) {
        let Some(me) = belief.memory().seat() else { return };
        let mut dice = Dice::new(seed);
        let mut search = Search::new(Settings {
            // Nobody leaves the race, so that all are known equally well.
            doubt: f64::INFINITY,
            ..Settings::USUAL
        });
        search.sees(belief.shown());
        let world = belief.imagine(&mut dice);
        let kind = Kind::of(world.question(me).prompt);
        search.begin(&world, me, belief.aligned());
        for _ in 0..ROUNDS {
            let world = belief.imagine(&mut dice);
            search.round(&world, &mut dice);
        }
        let sums = &mut self.kinds[kind as usize];
        for (worth, value, noise) in search.race.found() {
            sums.choices += 1.0;
            sums.worths += worth * worth;
            sums.both += worth * value;
            sums.values += value * value;
            sums.noise += noise;
        }
    }

    /// The slope of what was found over what instinct said, and how far it lies from that beyond chance.
    pub(super) fn fit(&self) -> [(f64, f64); Kind::COUNT] {
        std::array::from_fn(|kind| {
            let sums = self.kinds[kind];
            if sums.choices < ENOUGH || sums.worths <= 0.0 {
                return HUNCHES[kind];
            }
            let slope = (sums.both / sums.worths).clamp(0.0, 2.0);
            let apart = sums.values - 2.0 * slope * sums.both + slope * slope * sums.worths;
            let doubt = ((apart - sums.noise) / sums.choices).max(0.0).sqrt();
            (slope, doubt.clamp(0.005, 0.1))
        })
    }
}
