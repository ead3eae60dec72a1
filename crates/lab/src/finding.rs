//! What follows from the counts, as numbers for programs: in the JSON of a report, recomputed whenever it is written.

use crate::statistics::{Effect, Share};
use crate::{Calibration, ChanceTally, Contribution, StoryTally, Tally, Won};
use bots::Level;
use rules::{Hero, Leader};
use serde::Serialize;

/// What follows from the games with one number of players.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    players: u8,
    /// How often whoever has the last turn wins.
    ender_wins: Written,
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Story>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chances: Vec<Chances>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    leaders: Vec<(Leader, Worth)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    heroes: Vec<HeroWorth>,
}

/// A share with its interval.
#[derive(Clone, Copy, Debug, Serialize)]
struct Written {
    games: u64,
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
}

/// An effect with its interval.
#[derive(Clone, Copy, Debug, Serialize)]
struct Worth {
    effect: f64,
    low: f64,
    high: f64,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Story {
    /// Changes of the player who would win, from turn to turn, in an average game.
    lead_changes: f64,
    /// Changes of the faction that is ahead.
    faction_changes: f64,
    /// Games in which another player's turn made the winner win.
    kingmaking: Written,
    /// Turns in which no hero was played.
    passed: Written,
    /// Turns in which the hero that was played changed nothing.
    idle: Written,
}

#[derive(Clone, Debug, Serialize)]
struct Chances {
    level: Level,
    boxes: Vec<Told>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Told {
    said: f64,
    came_true: f64,
    low: f64,
    high: f64,
    decisions: u64,
    games: u64,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct HeroWorth {
    hero: Hero,
    drawn: Written,
    unseen: Written,
    /// How likely so great an effect is where there is none, corrected for all heroes.
    #[serde(skip_serializing_if = "Option::is_none")]
    p_value: Option<f64>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    worth: Option<Worth>,
    /// Draws with the hero in the Tavern that took it.
    tavern: Written,
}

impl Finding {
    /// What follows from these counts.
    pub(crate) fn of(part: &Tally) -> Finding {
        let leaders = part.leader_effects().into_iter();
        let heroes = part.contributions();
        Finding {
            players: part.players,
            ender_wins: Written::of(part.ender()),
            story: (part.story.games() > 0).then(|| Story::of(&part.story, part.turns)),
            chances: part.chances.iter().map(Chances::of).collect(),
            leaders: leaders
                .filter_map(|(leader, effect)| Some((leader, Worth::of(effect?))))
                .collect(),
            heroes: heroes.iter().map(|told| HeroWorth::of(told, part)).collect(),
        }
    }
}

impl Written {
    fn of(won: Won) -> Written {
        let Share { share, low, high } = Share::of(won.wins, won.games);
        Written {
            games: won.games,
            wins: won.wins,
            share,
            low,
            high,
        }
    }
}

impl Worth {
    fn of(effect: Effect) -> Worth {
        let (low, high) = effect.interval();
        Worth {
            effect: effect.effect,
            low,
            high,
        }
    }
}

impl Story {
    fn of(story: &StoryTally, turns: u64) -> Story {
        let games = story.games();
        Story {
            lead_changes: mean(&story.lead_changes),
            faction_changes: mean(&story.faction_changes),
            kingmaking: Written::of(Won {
                games,
                wins: story.decided_in[1],
            }),
            passed: Written::of(Won {
                games: turns,
                wins: story.passed,
            }),
            idle: Written::of(Won {
                games: turns,
                wins: story.idle,
            }),
        }
    }
}

impl Chances {
    fn of(tally: &ChanceTally) -> Chances {
        let told = |calibration: Calibration| Told {
            said: calibration.said,
            came_true: calibration.came_true,
            low: calibration.low,
            high: calibration.high,
            decisions: calibration.decisions,
            games: calibration.games,
        };
        let boxes = tally.boxes.iter();
        Chances {
            level: tally.level,
            boxes: boxes.filter_map(|one| one.calibration().map(told)).collect(),
        }
    }
}

impl HeroWorth {
    fn of(told: &Contribution, part: &Tally) -> HeroWorth {
        HeroWorth {
            hero: told.hero,
            drawn: Written::of(told.drawn),
            unseen: Written::of(told.unseen),
            p_value: told.corrected,
            worth: told.effect.map(Worth::of),
            tavern: Written::of(part.heroes[usize::from(told.hero.number()) - 1].tavern),
        }
    }
}

/// The mean of a number by how many games had it.
pub(crate) fn mean(counts: &[u64]) -> f64 {
    let games: u64 = counts.iter().sum();
    let sum: u64 = counts.iter().zip(0..).map(|(count, value)| count * value).sum();
    sum as f64 / games.max(1) as f64
}
