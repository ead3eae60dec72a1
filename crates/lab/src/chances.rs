//! Whether what bots say about their chances comes true.

use crate::statistics::Z;
use bots::Level;
use serde::{Deserialize, Serialize};

/// The chances are sorted into this many boxes of equal width.
pub const BOXES: usize = 10;

/// What bots of one level said about their chances, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChanceTally {
    /// The level.
    pub level: Level,
    /// By what was said: up to 10 %, up to 20 %, and so on.
    pub boxes: [ChanceBox; BOXES],
}

/// Decisions about which something similar was said. The sums of squares are over games: what a bot says ten times in one
/// game comes true ten times or never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChanceBox {
    /// How many decisions were compared.
    pub decisions: u64,
    /// Decisions of those who won in the end.
    pub wins: u64,
    /// The sum of what was said, in millionths.
    pub said: u64,
    /// Games with such decisions.
    pub games: u64,
    /// The squares of the decisions of each game, in sum.
    pub decisions_squared: u64,
    /// Decisions times winning decisions of each game, in sum.
    pub mixed: u64,
    /// The squares of the winning decisions of each game, in sum.
    pub wins_squared: u64,
}

/// What was said in a box, and what came true.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// What was said, on average.
    pub said: f64,
    /// How often it came true.
    pub came_true: f64,
    /// The lower end of the 95 % interval of that.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many decisions were compared.
    pub decisions: u64,
    /// Games they come from.
    pub games: u64,
}

/// With fewer games nothing can be told about a box.
const FEWEST: u64 = 5;

impl ChanceBox {
    fn add_game(&mut self, decisions: u64, wins: u64, said: u64) {
        self.decisions += decisions;
        self.wins += wins;
        self.said += said;
        self.games += 1;
        self.decisions_squared += decisions * decisions;
        self.mixed += decisions * wins;
        self.wins_squared += wins * wins;
    }

    fn merge(&mut self, other: &ChanceBox) {
        self.decisions += other.decisions;
        self.wins += other.wins;
        self.said += other.said;
        self.games += other.games;
        self.decisions_squared += other.decisions_squared;
        self.mixed += other.mixed;
        self.wins_squared += other.wins_squared;
    }

    /// What the box says, with an interval that counts games and not decisions; nothing from a handful of games.
    pub fn calibration(&self) -> Option<Calibration> {
        if self.games < FEWEST {
            return None;
        }
        let (decisions, games) = (self.decisions as f64, self.games as f64);
        let came_true = self.wins as f64 / decisions;
        let squares = self.wins_squared as f64 - 2.0 * came_true * self.mixed as f64
            + came_true * came_true * self.decisions_squared as f64;
        let error = (squares.max(0.0) * games / (games - 1.0)).sqrt() / decisions;
        Some(Calibration {
            said: self.said as f64 / 1e6 / decisions,
            came_true,
            low: (came_true - Z * error).max(0.0),
            high: (came_true + Z * error).min(1.0),
            decisions: self.decisions,
            games: self.games,
        })
    }
}

/// What was said in one game.
#[derive(Default)]
pub(crate) struct Sayings(Vec<Saying>);

struct Saying {
    level: Level,
    seat: usize,
    chance: f32,
}

impl Sayings {
    pub(crate) fn say(&mut self, level: Level, seat: usize, chance: f32) {
        self.0.push(Saying { level, seat, chance });
    }

    /// The game is over: adds it to the counts.
    pub(crate) fn count(&self, winner: Option<usize>, tallies: &mut Vec<ChanceTally>) {
        for level in Level::ALL {
            let mut boxes = [(0, 0, 0); BOXES];
            for saying in self.0.iter().filter(|saying| saying.level == level) {
                let index = (f64::from(saying.chance) * BOXES as f64) as usize;
                let into = &mut boxes[index.min(BOXES - 1)];
                into.0 += 1;
                into.1 += u64::from(winner == Some(saying.seat));
                into.2 += (f64::from(saying.chance) * 1e6).round() as u64;
            }
            if boxes.iter().all(|counts| counts.0 == 0) {
                continue;
            }
            let tally = of_level(tallies, level);
            for (sum, (decisions, wins, said)) in tally.boxes.iter_mut().zip(boxes) {
                if decisions > 0 {
                    sum.add_game(decisions, wins, said);
                }
            }
        }
    }
}

/// The counts of a level; the levels are in order.
fn of_level(tallies: &mut Vec<ChanceTally>, level: Level) -> &mut ChanceTally {
    let place = tallies.partition_point(|tally| (tally.level as usize) < level as usize);
    if tallies.get(place).is_none_or(|tally| tally.level != level) {
        let boxes = [ChanceBox::default(); BOXES];
        tallies.insert(place, ChanceTally { level, boxes });
    }
    &mut tallies[place]
}

pub(crate) fn merge_chances(mine: &mut Vec<ChanceTally>, theirs: &[ChanceTally]) {
    for other in theirs {
        let tally = of_level(mine, other.level);
        for (mine, theirs) in tally.boxes.iter_mut().zip(&other.boxes) {
            mine.merge(theirs);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forty games in which one chance of 30 % is said ten times each, and comes true in twelve of them.
    #[test]
    fn what_is_said_ten_times_in_a_game_counts_once() {
        let mut tallies = Vec::new();
        for game in 0..40 {
            let mut sayings = Sayings::default();
            for _ in 0..10 {
                sayings.say(Level::Master, 1, 0.3);
            }
            sayings.count(Some(usize::from(game < 12)), &mut tallies);
        }
        let [tally] = &tallies[..] else { panic!("one level") };
        let told = tally.boxes[3].calibration().expect("forty games are enough");
        assert!((told.said - 0.3).abs() < 1e-6 && (told.came_true - 0.3).abs() < 1e-9);
        // As for forty tosses of a coin: 1.96 * sqrt(0.3 * 0.7 / 39).
        assert!((told.high - told.came_true - 0.1438).abs() < 1e-3, "{told:?}");
        assert_eq!((told.decisions, told.games), (400, 40));
        assert!(tally.boxes[4].calibration().is_none());
    }

    #[test]
    fn parts_add_up() {
        let game = |seat: usize, chance: f32| {
            let mut tallies = Vec::new();
            let mut sayings = Sayings::default();
            sayings.say(Level::Champion, seat, chance);
            sayings.say(Level::Master, 0, 1.0);
            sayings.count(Some(0), &mut tallies);
            tallies
        };
        let (mut one, mut other) = (game(0, 0.05), game(1, 0.25));
        let before = one.clone();
        merge_chances(&mut one, &other);
        merge_chances(&mut other, &before);
        assert_eq!(one, other);
        assert_eq!((one[0].level, one[0].boxes[9].wins), (Level::Master, 2));
    }
}
