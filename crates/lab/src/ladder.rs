//! A ladder of the levels: how strong each is, in the numbers chess players know.
//!
//! Everybody at a table has a strength, and a player wins as often as their share of the strengths at the table says.
//! Strengths that explain all results best are found by going round (Hunter's way of fitting such models); 400 points
//! more on the ladder mean ten times the strength.

use crate::Report;
use bots::Level;
use serde::{Deserialize, Serialize};

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    /// The level.
    pub level: Level,
    /// Its points; the weakest level of the ladder has none.
    pub points: f64,
    /// About how sure that is: the 95 % interval reaches so far up and down.
    pub give_or_take: f64,
    /// Games with somebody of this level.
    pub games: u64,
}

/// Points for ten times the strength.
const PER_TEN: f64 = 400.0;

/// A table of levels, how many games were played at it, and how many each level won.
struct Table {
    seats: [f64; 4],
    wins: [f64; 4],
    games: f64,
}

/// The ladder that explains these reports best; empty unless levels met each other.
///
/// ```
/// use lab::{Experiment, ladder};
/// use std::ops::ControlFlow;
/// let experiment = Experiment::new("novice,random".parse()?, 2, 60)?;
/// let ladder = ladder(&[lab::run(&experiment, |_| ControlFlow::Continue(()))]);
/// assert_eq!(ladder[0].level, bots::Level::Novice);
/// assert!(ladder[0].points > ladder[1].points);
/// # Ok::<(), lab::Unsound>(())
/// ```
pub fn ladder(reports: &[Report]) -> Vec<Rung> {
    let tables: Vec<Table> = reports.iter().flat_map(|report| &report.parts).map(table).collect();
    let met = |level: usize| {
        let met = tables.iter().filter(move |table| table.seats[level] > 0.0);
        met.filter(|table| table.seats.iter().filter(|&&seats| seats > 0.0).count() > 1)
    };
    let levels: Vec<usize> = (0..4).filter(|&level| met(level).next().is_some()).collect();
    if levels.len() < 2 {
        return Vec::new();
    }
    let mut strengths = [1.0_f64; 4];
    for _ in 0..500 {
        for &level in &levels {
            let wins: f64 = met(level).map(|table| table.wins[level]).sum();
            let chances: f64 = met(level)
                .map(|table| table.games * table.seats[level] / weight(table, &strengths))
                .sum();
            // Half a win in half a game keeps a level that never won on the ladder.
            strengths[level] = (wins + 0.5) / (chances + 0.5);
        }
    }
    let points = |level: usize| PER_TEN * strengths[level].log10();
    let lowest = levels.iter().map(|&level| points(level)).fold(f64::INFINITY, f64::min);
    let mut rungs: Vec<Rung> = levels
        .iter()
        .map(|&level| {
            let known: f64 = met(level)
                .map(|table| {
                    let share = table.seats[level] * strengths[level] / weight(table, &strengths);
                    table.games * share * (1.0 - share)
                })
                .sum();
            Rung {
                level: Level::ALL[level],
                points: points(level) - lowest,
                give_or_take: 1.96 * PER_TEN / std::f64::consts::LN_10 / known.max(1e-9).sqrt(),
                games: met(level).map(|table| table.games as u64).sum(),
            }
        })
        .collect();
    rungs.sort_by(|one, other| other.points.total_cmp(&one.points));
    rungs
}

fn weight(table: &Table, strengths: &[f64; 4]) -> f64 {
    table
        .seats
        .iter()
        .zip(strengths)
        .map(|(seats, strength)| seats * strength)
        .sum()
}

fn table(part: &crate::Tally) -> Table {
    let mut table = Table {
        seats: [0.0; 4],
        wins: [0.0; 4],
        games: 0.0,
    };
    for bot in &part.bots {
        table.seats[bot.level as usize] += 1.0;
        table.wins[bot.level as usize] += bot.won.wins as f64;
        // Games that nobody won say nothing about who is stronger.
        table.games += bot.won.wins as f64;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotTally, Tally, Won};

    fn report(rows: &[(Level, u64, u64)]) -> Report {
        let levels: Vec<Level> = rows.iter().map(|row| row.0).collect();
        let mut tally = Tally::new(&levels);
        for (bot, row) in tally.bots.iter_mut().zip(rows) {
            *bot = BotTally {
                level: row.0,
                won: Won {
                    games: row.1,
                    wins: row.2,
                },
            };
        }
        let experiment = crate::Experiment::new(levels[..].into(), levels.len() as u8, 1).unwrap();
        Report::new(&experiment, vec![tally], std::time::Duration::from_secs(1), 1)
    }

    #[test]
    fn ten_times_the_wins_are_four_hundred_points() {
        let ladder = ladder(&[report(&[
            (Level::Adept, 11_000, 10_000),
            (Level::Random, 11_000, 1_000),
        ])]);
        assert_eq!(ladder[0].level, Level::Adept);
        assert!((ladder[0].points - 400.0).abs() < 1.0, "{ladder:?}");
        assert_eq!(ladder[1].points, 0.0);
        assert!(ladder[0].give_or_take < 15.0);
    }

    #[test]
    fn tables_of_many_and_chains_of_levels_count() {
        // One against three who are half as strong wins 2 of 5; and those are three times as strong as others.
        let one = report(&[
            (Level::Master, 5_000, 2_000),
            (Level::Adept, 5_000, 1_000),
            (Level::Adept, 5_000, 1_000),
            (Level::Adept, 5_000, 1_000),
        ]);
        let two = report(&[(Level::Adept, 4_000, 3_000), (Level::Novice, 4_000, 1_000)]);
        let ladder = ladder(&[one, two]);
        let points: Vec<f64> = ladder.iter().map(|rung| rung.points).collect();
        assert!((points[0] - points[1] - 120.4).abs() < 1.0, "{ladder:?}");
        assert!((points[1] - points[2] - 190.8).abs() < 1.0, "{ladder:?}");
    }

    #[test]
    fn without_a_meeting_there_is_no_ladder() {
        assert!(ladder(&[report(&[(Level::Adept, 10, 5), (Level::Adept, 10, 5)])]).is_empty());
    }
}
