//! What came out of an experiment.

use crate::{Experiment, Finding, Made, Share, Tally, Thinking, VERSION};
use bots::Level;
use rules::{DecidedBy, Edition, Faction, Leader, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// What came out of an experiment, or of a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What was played.
    pub about: About,
    /// The counts, by number of players.
    pub parts: Vec<Tally>,
    /// How long it took, all machines together.
    pub seconds: f64,
    /// Time of processors, all of them together; other programs on the machine do not change it.
    pub core_seconds: f64,
    /// How and when it was made.
    pub made: Made,
}

/// What was played: enough to play it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The program that played it. Others may play other games from the same seed.
    #[serde(default)]
    pub version: String,
    /// What all deals came from.
    pub seed: String,
    /// The levels, in the order given.
    pub levels: Vec<Level>,
    /// The player counts.
    pub players: Vec<u8>,
    /// Games with each of them, all shards together.
    pub games: u64,
    /// The edition.
    pub edition: Edition,
    /// Sets added to it.
    pub added: Vec<Set>,
    /// Whether it was the short game.
    pub short: bool,
    /// What a bot that searches was given.
    pub thinking: Thinking,
    /// Whether heroes were counted.
    pub heroes: bool,
}

impl About {
    pub(crate) fn of(experiment: &Experiment) -> About {
        let setup = experiment.setup(experiment.players()[0]);
        About {
            version: VERSION.to_owned(),
            seed: experiment.seed.clone(),
            levels: experiment.levels().iter().collect(),
            players: experiment.players().to_vec(),
            games: experiment.games(),
            edition: setup.edition,
            added: setup.added.iter().collect(),
            short: setup.short,
            thinking: experiment.thinking,
            heroes: experiment.heroes,
        }
    }
}

impl About {
    /// Whether parts about these belong together.
    pub(crate) fn goes_with(&self, other: &About) -> Result<(), NotTogether> {
        if self.version != other.version {
            return Err(NotTogether::Versions {
                one: self.version.clone(),
                other: other.version.clone(),
            });
        }
        if self != other {
            return Err(NotTogether::Different);
        }
        Ok(())
    }
}

/// Two reports that are not parts of a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTogether {
    /// Different programs made them: their bots may play differently.
    #[error("the parts were made by different versions of the program: {one} and {other}")]
    Versions {
        /// The version of one.
        one: String,
        /// The version of the other.
        other: String,
    },
    /// They are about different experiments.
    #[error("the parts are not of the same experiment")]
    Different,
    /// Some games are in both.
    #[error("some games are in more than one of the parts")]
    Twice,
}

impl Report {
    pub(crate) fn new(experiment: &Experiment, parts: Vec<Tally>, spent: Duration, busy: Duration) -> Report {
        Report {
            about: About::of(experiment),
            parts,
            seconds: spent.as_secs_f64(),
            core_seconds: busy.as_secs_f64(),
            made: Made::default(),
        }
    }

    /// Adds another part of the same experiment.
    ///
    /// # Errors
    /// [`NotTogether`] if the parts do not belong together; nothing is added then.
    pub fn merge(&mut self, other: &Report) -> Result<(), NotTogether> {
        self.about.goes_with(&other.about)?;
        let mut parts = self.parts.clone();
        for theirs in &other.parts {
            match parts.iter_mut().find(|mine| mine.players == theirs.players) {
                Some(mine) => {
                    if !mine.merge(theirs) {
                        return Err(NotTogether::Twice);
                    }
                }
                None => parts.push(theirs.clone()),
            }
        }
        parts.sort_by_key(|part| part.players);
        self.parts = parts;
        self.seconds += other.seconds;
        self.core_seconds += other.core_seconds;
        Ok(())
    }

    /// Whether all games of the experiment were played.
    pub fn is_whole(&self) -> bool {
        self.games() == self.about.games * self.about.players.len() as u64
    }

    fn sum(&self, count: impl Fn(&Tally) -> u64) -> u64 {
        self.parts.iter().map(count).sum()
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.sum(|part| part.games)
    }

    /// Choices made.
    pub fn decisions(&self) -> u64 {
        self.sum(|part| part.decisions)
    }

    /// Games given up because they did not come to an end.
    pub fn stalled(&self) -> u64 {
        self.sum(|part| part.stalled)
    }

    /// Those of them in which a bot gave no answer, or one that is not legal.
    pub fn faulty(&self) -> u64 {
        self.sum(|part| part.faulty)
    }

    /// Turns of an average game.
    pub fn average_turns(&self) -> f64 {
        self.sum(|part| part.turns) as f64 / self.games().max(1) as f64
    }

    /// Choices made in a second, by all cores.
    pub fn decisions_per_second(&self) -> f64 {
        per(self.decisions(), self.seconds)
    }

    /// Choices made in a second by one core.
    pub fn decisions_per_second_per_core(&self) -> f64 {
        per(self.decisions(), self.core_seconds)
    }

    /// Wins of each leader.
    pub fn leader_wins(&self) -> BTreeMap<Leader, u64> {
        let wins = |leader: Leader| self.sum(|part| part.leaders[leader as usize - 1].wins);
        Leader::ALL.into_iter().map(|leader| (leader, wins(leader))).collect()
    }

    /// Games each faction won.
    pub fn faction_wins(&self) -> BTreeMap<Faction, u64> {
        let wins = |faction: Faction| self.sum(|part| part.factions[faction as usize]);
        Faction::ALL
            .into_iter()
            .map(|faction| (faction, wins(faction)))
            .collect()
    }

    /// How often each rule decided who won.
    pub fn decided_by(&self) -> Vec<(DecidedBy, u64)> {
        let count = |index: usize| self.sum(|part| part.decided_by[index]);
        let rules = DecidedBy::ALL.into_iter().enumerate();
        rules.map(|(index, rule)| (rule, count(index))).collect()
    }

    /// The bots in the order given, and what they won.
    pub fn bots(&self) -> Vec<BotResult> {
        let most = self.parts.iter().map(|part| part.bots.len()).max().unwrap_or(0);
        (0..most)
            .filter_map(|index| {
                let mut rows = self.parts.iter().filter_map(|part| part.bots.get(index));
                let first = *rows.next()?;
                let (games, wins) = rows.fold((first.won.games, first.won.wins), |sum, row| {
                    (sum.0 + row.won.games, sum.1 + row.won.wins)
                });
                let Share { share, low, high } = Share::of(wins, games);
                Some(BotResult {
                    level: first.level,
                    games,
                    wins,
                    share,
                    low,
                    high,
                })
            })
            .collect()
    }

    /// The report as JSON, with what people look for first and the raw counts, from which [`Report::from_json`] and
    /// [`Report::merge`] work.
    pub fn to_json(&self) -> serde_json::Value {
        let written = Written {
            games: self.games(),
            decisions: self.decisions(),
            decisions_per_second: self.decisions_per_second(),
            decisions_per_second_per_core: self.decisions_per_second_per_core(),
            seconds: self.seconds,
            core_seconds: self.core_seconds,
            average_turns: self.average_turns(),
            leader_wins: self.leader_wins(),
            faction_wins: self.faction_wins(),
            decided_by: self
                .decided_by()
                .into_iter()
                .map(|(rule, count)| (rule.id().to_owned(), count))
                .collect(),
            stalled: self.stalled(),
            faulty: self.faulty(),
            bots: self.bots(),
            ladder: crate::ladder(std::slice::from_ref(self)),
            about: self.about.clone(),
            made: self.made.clone(),
            findings: self.parts.iter().map(Finding::of).collect(),
            parts: self.parts.clone(),
        };
        // All keys are texts and all numbers finite, so nothing can fail here.
        serde_json::to_value(written).unwrap_or_default()
    }

    /// A report from its JSON.
    ///
    /// # Errors
    /// If it is not the JSON of a report.
    pub fn from_json(text: &str) -> Result<Report, serde_json::Error> {
        let written: Written = serde_json::from_str(text)?;
        Ok(Report {
            about: written.about,
            parts: written.parts,
            seconds: written.seconds,
            core_seconds: written.core_seconds,
            made: written.made,
        })
    }
}

fn per(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

/// What a bot won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotResult {
    /// How well it plays.
    pub level: Level,
    /// Games it played.
    pub games: u64,
    /// Games it won.
    pub wins: u64,
    /// The share it won.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
}

#[derive(Serialize, Deserialize)]
struct Written {
    games: u64,
    decisions: u64,
    decisions_per_second: f64,
    decisions_per_second_per_core: f64,
    seconds: f64,
    core_seconds: f64,
    average_turns: f64,
    leader_wins: BTreeMap<Leader, u64>,
    faction_wins: BTreeMap<Faction, u64>,
    decided_by: BTreeMap<String, u64>,
    stalled: u64,
    #[serde(default)]
    faulty: u64,
    bots: Vec<BotResult>,
    ladder: Vec<crate::Rung>,
    about: About,
    #[serde(default)]
    made: Made,
    /// What follows from the counts; it is recomputed whenever a report is written.
    #[serde(default, skip_deserializing)]
    findings: Vec<Finding>,
    parts: Vec<Tally>,
}
