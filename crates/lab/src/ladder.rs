//! A ladder of the levels: how strong each is, in the numbers chess players know.
//!
//! What is true of two players need not be true of six, so every number of players has a ladder of its own; and a bot
//! that may think longer is another bot.

use crate::{Meeting, Report, Tally, Thinking, strengths};
use bots::Level;
use serde::{Deserialize, Serialize};

/// A rung of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    /// The number of players whose ladder it is on.
    #[serde(default)]
    pub players: u8,
    /// The level.
    pub level: Level,
    /// What it could spend on a decision, if it searches.
    #[serde(default)]
    pub thinking: Option<Thinking>,
    /// Its points; the weakest bot of the ladder has none.
    pub points: f64,
    /// How sure the distance from the weakest is: the 95 % interval reaches this far up and down.
    pub give_or_take: f64,
    /// Games with such a bot.
    pub games: u64,
}

/// A bot on the ladder.
type Name = (Level, Option<Thinking>);

/// The ladders that explain these reports best, for each number of players in turn; empty unless bots met each other.
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
    let parts: Vec<(Thinking, &Tally)> = reports
        .iter()
        .flat_map(|report| report.parts.iter().map(|part| (report.about.thinking, part)))
        .collect();
    let mut counts: Vec<u8> = parts.iter().map(|(_, part)| part.players).collect();
    counts.sort_unstable();
    counts.dedup();
    let of = |players: u8| {
        let parts: Vec<_> = parts
            .iter()
            .filter(|(_, part)| part.players == players)
            .copied()
            .collect();
        one_ladder(players, &parts)
    };
    counts.into_iter().flat_map(of).collect()
}

fn one_ladder(players: u8, parts: &[(Thinking, &Tally)]) -> Vec<Rung> {
    let mut names: Vec<Name> = Vec::new();
    for (thinking, part) in parts {
        for name in part.bots.iter().map(|bot| (bot.level, thinking.of(bot.level))) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    let meetings: Vec<Meeting> = parts.iter().map(|part| meeting(*part, &names)).collect();
    let rungs = strengths(&meetings).into_iter().map(|strength| Rung {
        players,
        level: names[strength.who].0,
        thinking: names[strength.who].1,
        points: strength.points,
        give_or_take: strength.give_or_take,
        games: meetings
            .iter()
            .filter(|meeting| meeting.tells_of(strength.who))
            .map(|meeting| meeting.games() as u64)
            .sum(),
    });
    rungs.collect()
}

fn meeting((thinking, part): (Thinking, &Tally), names: &[Name]) -> Meeting {
    let bots = part.bots.iter().map(|bot| (bot.level, thinking.of(bot.level)));
    let seats: Vec<usize> = bots
        .filter_map(|name| names.iter().position(|other| *other == name))
        .collect();
    let mut meeting = Meeting::new(&seats, names.len());
    for (bot, &who) in part.bots.iter().zip(&seats) {
        meeting.won(who, bot.won.wins);
    }
    meeting
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
        Report::new(
            &experiment,
            vec![tally],
            std::time::Duration::from_secs(1),
            std::time::Duration::from_secs(1),
        )
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
        let novice = (Level::Novice, 6_000, 1_000);
        let two = report(&[(Level::Adept, 6_000, 3_000), novice, novice, novice]);
        let ladder = ladder(&[one, two]);
        let points: Vec<f64> = ladder.iter().map(|rung| rung.points).collect();
        assert!((points[0] - points[1] - 120.4).abs() < 1.0, "{ladder:?}");
        assert!((points[1] - points[2] - 190.8).abs() < 1.0, "{ladder:?}");
    }

    #[test]
    fn without_a_meeting_there_is_no_ladder() {
        assert!(ladder(&[report(&[(Level::Adept, 10, 5), (Level::Adept, 10, 5)])]).is_empty());
    }

    /// A Master who may think longer is another bot, and a table of two says nothing about a table of three.
    #[test]
    fn budgets_and_numbers_of_players_are_kept_apart() {
        let with = |iterations: u32, mut report: Report| {
            report.about.thinking = Thinking::Iterations(iterations);
            report
        };
        let quick = with(5, report(&[(Level::Master, 300, 150), (Level::Adept, 300, 150)]));
        let slow = with(300, report(&[(Level::Master, 300, 200), (Level::Adept, 300, 100)]));
        let adept = (Level::Adept, 300, 100);
        let three = with(300, report(&[(Level::Master, 300, 100), adept, adept]));
        let ladder = ladder(&[quick, slow, three]);
        let told: Vec<_> = ladder
            .iter()
            .map(|rung| (rung.players, rung.level, rung.thinking))
            .collect();
        let master = |iterations| Some(Thinking::Iterations(iterations));
        assert_eq!(told[0], (2, Level::Master, master(300)), "{ladder:?}");
        assert!(told.contains(&(2, Level::Master, master(5))) && told.contains(&(2, Level::Adept, None)));
        assert_eq!(told.iter().filter(|rung| rung.0 == 3).count(), 2);
        assert!(
            (ladder[0].points - 120.4).abs() < 2.0,
            "twice as strong as an Adept: {ladder:?}"
        );
    }
}
