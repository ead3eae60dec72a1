//! What each trait of a player is worth, all others being equal.
//!
//! Every player of a game has some traits: a leader, a place in the turn order, heroes that came to their hand. The
//! model says how many percentage points each of them adds to the chance to win, compared with the others at the same
//! table: an ordinary linear regression in which every game has a level of its own. The table is thereby held fixed,
//! whoever sits at it; and because exactly one player of a game wins, the usual standard errors are right although the
//! players of a game are no independent observations.

use super::{Z, two_sided};
use serde::{Deserialize, Serialize};

/// The sums the regression needs, in whole numbers: those of parts add up to those of the whole.
///
/// ```
/// use lab::Sums;
/// // Two at a table; whoever has trait 0 wins three games of four.
/// let mut sums = Sums::new(2, 2);
/// for game in 0..4_000 {
///     sums.add(&[vec![0], vec![1]], usize::from(game % 4 == 0));
/// }
/// let effects = sums.effects(&[0, 1], 2);
/// // Halfway between the two the chance is a half; the trait adds half of the way from there to three quarters, and
/// // that the other one lacks it adds the rest.
/// assert!((effects[0].unwrap().effect - 0.125).abs() < 1e-9);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sums {
    players: i64,
    games: i64,
    /// Players who had the trait.
    had: Vec<i64>,
    /// The lower triangle, row by row: over all games, `players` times how many players had both traits, less the
    /// product of how many had each.
    cross: Vec<i64>,
    /// Over all games, `players` if the winner had the trait, less how many had it.
    score: Vec<i64>,
}

/// What a trait is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    /// What it adds to the chance to win among average others, compared with the mean of its group.
    pub effect: f64,
    /// The standard error of that.
    pub error: f64,
}

impl Effect {
    /// The ends of the 95 % interval.
    pub fn interval(self) -> (f64, f64) {
        (self.effect - Z * self.error, self.effect + Z * self.error)
    }

    /// How likely so great an effect is where there is none.
    pub fn p_value(self) -> f64 {
        two_sided(self.effect / self.error)
    }
}

/// Observations there must be for every trait.
const PER_TRAIT: i64 = 10;
/// A trait fewer players had says nothing yet.
const LEAST: i64 = 30;
/// A trait that fewer than one in this many players had is left out as well: its interval would dwarf all others.
const ONE_IN: i64 = 100;
/// What is left of a column, of what it was, if others say the same.
const NOTHING: f64 = 1e-9;

impl Sums {
    /// No games yet: tables of this many players with traits numbered below `traits`.
    pub fn new(players: u8, traits: usize) -> Sums {
        Sums {
            players: i64::from(players),
            games: 0,
            had: vec![0; traits],
            cross: vec![0; traits * (traits + 1) / 2],
            score: vec![0; traits],
        }
    }

    /// Adds a game: the traits of every player, each once, and who won.
    pub fn add(&mut self, players: &[Vec<usize>], winner: usize) {
        self.games += 1;
        let mut together: Vec<usize> = Vec::new();
        for (player, traits) in players.iter().enumerate() {
            for &one in traits {
                self.had[one] += 1;
                if player == winner {
                    self.score[one] += self.players;
                }
                for &other in traits.iter().filter(|&&other| other <= one) {
                    self.cross[place(one, other)] += self.players;
                }
            }
            together.extend(traits);
        }
        together.sort_unstable();
        for &one in &together {
            self.score[one] -= 1;
        }
        let counts: Vec<(usize, i64)> = together
            .chunk_by(|one, other| one == other)
            .map(|same| (same[0], same.len() as i64))
            .collect();
        for (index, &(one, times)) in counts.iter().enumerate() {
            for &(other, others) in &counts[..=index] {
                self.cross[place(one, other)] -= times * others;
            }
        }
    }

    /// Adds the sums of other games at such tables.
    pub fn merge(&mut self, other: &Sums) {
        if self.had.is_empty() {
            *self = other.clone();
            return;
        }
        self.games += other.games;
        for (mine, theirs) in [
            (&mut self.had, &other.had),
            (&mut self.cross, &other.cross),
            (&mut self.score, &other.score),
        ] {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine += theirs;
            }
        }
    }

    /// How many players had a trait.
    pub fn had(&self, one: usize) -> i64 {
        self.had.get(one).copied().unwrap_or(0)
    }

    /// What the traits of one group are worth, each compared with the mean of those of the group that can be told, all
    /// traits below `held` being equal; nothing where there are too few games. What comes later than a trait must not be
    /// held equal: it may be how the trait works.
    pub fn effects(&self, group: &[usize], held: usize) -> Vec<Option<Effect>> {
        let none = vec![None; group.len()];
        let least = LEAST.max(self.games * self.players / ONE_IN);
        let traits: Vec<usize> = (0..held.min(self.had.len()))
            .filter(|&one| self.had[one] >= least)
            .collect();
        let freedom = self.games * (self.players - 1) - traits.len() as i64;
        if freedom < PER_TRAIT * traits.len() as i64 {
            return none;
        }
        let n = self.players as f64;
        let matrix = |row: usize, column: usize| self.cross[place(traits[row], traits[column])] as f64 / n;
        let inverse = inverse(traits.len(), matrix);
        let score: Vec<f64> = traits.iter().map(|&one| self.score[one] as f64 / n).collect();
        let worth: Vec<f64> = inverse.iter().map(|row| dot(row, &score)).collect();
        let unexplained = self.games as f64 * (1.0 - 1.0 / n) - dot(&worth, &score);
        let variance = unexplained / freedom as f64;
        let members: Vec<Option<usize>> = group
            .iter()
            .map(|one| traits.iter().position(|other| other == one))
            .collect();
        let told = members.iter().flatten().count() as f64;
        // The model tells how far a player is ahead of another at the table; of that, all others lose a part each.
        let own = 1.0 - 1.0 / n;
        let mut mean = vec![0.0; traits.len()];
        for &member in members.iter().flatten() {
            mean[member] = 1.0 / told;
        }
        members
            .iter()
            .map(|member| {
                let mut contrast: Vec<f64> = mean.iter().map(|share| -share).collect();
                contrast[(*member)?] += 1.0;
                let spread: Vec<f64> = inverse.iter().map(|row| dot(row, &contrast)).collect();
                let error = own * (variance * dot(&contrast, &spread)).max(0.0).sqrt();
                let effect = own * dot(&contrast, &worth);
                (error > 0.0).then_some(Effect { effect, error })
            })
            .collect()
    }
}

/// Where a pair of traits is in the lower triangle.
fn place(one: usize, other: usize) -> usize {
    let (row, column) = (one.max(other), one.min(other));
    row * (row + 1) / 2 + column
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The inverse of a symmetric matrix without negative directions, where a column that others make up (one of six leaders
/// is always there) counts as zero: what is said about differences does not depend on which one that is.
pub(super) fn inverse(size: usize, matrix: impl Fn(usize, usize) -> f64) -> Vec<Vec<f64>> {
    // The lower triangle whose square is the matrix, and then the inverse of that.
    let mut root = vec![vec![0.0; size]; size];
    let mut kept = vec![false; size];
    for row in 0..size {
        for column in 0..=row {
            let rest = matrix(row, column) - dot(&root[row][..column], &root[column][..column]);
            if column < row {
                root[row][column] = if kept[column] { rest / root[column][column] } else { 0.0 };
            } else if rest > NOTHING * matrix(row, row) {
                root[row][row] = rest.sqrt();
                kept[row] = true;
            }
        }
        if !kept[row] {
            root[row].fill(0.0);
        }
    }
    let mut back = vec![vec![0.0; size]; size];
    for column in (0..size).filter(|&column| kept[column]) {
        back[column][column] = 1.0 / root[column][column];
        for row in (column + 1..size).filter(|&row| kept[row]) {
            let sum: f64 = (column..row)
                .map(|middle| root[row][middle] * back[middle][column])
                .sum();
            back[row][column] = -sum / root[row][row];
        }
    }
    let column = |index: usize| -> Vec<f64> { back.iter().map(|row| row[index]).collect() };
    let columns: Vec<Vec<f64>> = (0..size).map(column).collect();
    columns
        .iter()
        .map(|one| columns.iter().map(|other| dot(one, other)).collect())
        .collect()
}

/// The sums in a file: every list of numbers is one text, because thousands of lines help nobody.
#[derive(Serialize, Deserialize)]
struct Written {
    players: i64,
    games: i64,
    had: String,
    score: String,
    /// One text for each row of the triangle.
    cross: Vec<String>,
}

/// Sums that do not fit together.
#[derive(Debug, thiserror::Error)]
#[error("these are not the sums of a regression")]
struct NotSums;

impl From<Sums> for Written {
    fn from(sums: Sums) -> Written {
        let text = |numbers: &[i64]| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
        Written {
            players: sums.players,
            games: sums.games,
            had: text(&sums.had),
            score: text(&sums.score),
            cross: (0..sums.had.len())
                .map(|row| text(&sums.cross[place(row, 0)..=place(row, row)]))
                .collect(),
        }
    }
}

impl TryFrom<Written> for Sums {
    type Error = NotSums;

    fn try_from(written: Written) -> Result<Sums, NotSums> {
        let numbers = |text: &str| -> Result<Vec<i64>, NotSums> {
            let numbers = text.split_whitespace().map(|word| word.parse().map_err(|_| NotSums));
            numbers.collect()
        };
        let (had, score) = (numbers(&written.had)?, numbers(&written.score)?);
        let mut cross = Vec::new();
        for (row, text) in written.cross.iter().enumerate() {
            let row_numbers = numbers(text)?;
            if row_numbers.len() != row + 1 {
                return Err(NotSums);
            }
            cross.extend(row_numbers);
        }
        if score.len() != had.len() || written.cross.len() != had.len() || !(0..=6).contains(&written.players) {
            return Err(NotSums);
        }
        Ok(Sums {
            players: written.players,
            games: written.games,
            had,
            cross,
            score,
        })
    }
}
