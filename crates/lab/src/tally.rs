//! What is counted. Everything is a whole number, so that parts add up to exactly the whole in any order.

use crate::Ranges;
use crate::chances::{ChanceTally, merge_chances};
use crate::heroes::{HeroTally, merge_heroes};
use crate::statistics::Sums;
use crate::story::StoryTally;
use bots::Level;
use rules::{DecidedBy, Faction, Leader, MOST_PLAYERS};
use serde::{Deserialize, Serialize};

/// How many levels there are.
pub(crate) const LEVELS: usize = Level::ALL.len();

/// The counts of games with one number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many played in each game.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// The numbers of those games.
    pub played: Ranges,
    /// Games that were given up because they did not come to an end.
    pub stalled: u64,
    /// Those of them in which a bot did not say what it chooses, or chose what it may not: a fault of the bot.
    #[serde(default)]
    pub faulty: u64,
    /// Choices made in all games.
    pub decisions: u64,
    /// Turns in all games.
    pub turns: u64,
    /// How many games took each number of turns.
    pub lengths: Vec<u64>,
    /// Games each leader was in and won, by number.
    pub leaders: [Won; 6],
    /// Games each faction won, in the order of the rules.
    pub factions: [u64; 4],
    /// Wins of each leader with each of its two factions.
    pub leader_factions: [[u64; 2]; 6],
    /// How often each rule decided who won, in the order of [`DecidedBy::ALL`].
    pub decided_by: [u64; 5],
    /// Games and wins by the place in the turn order, the starting player first.
    pub order: [Won; MOST_PLAYERS],
    /// Games and wins of each bot, in the order given.
    pub bots: Vec<BotTally>,
    /// How often a bot of one level won at a table with a bot of another: `[winner][other]`.
    pub beaten: [[u64; LEVELS]; LEVELS],
    /// Games in which both leaders sat at the table, and how many the first of them won: `[one][other]`.
    #[serde(default)]
    pub leader_pairs: [[Won; 6]; 6],
    /// Games and wins of each leader by the place in the turn order.
    #[serde(default)]
    pub leader_order: [[Won; MOST_PLAYERS]; 6],
    /// Games each leader ended (the last turn was theirs), and how many of them they won.
    #[serde(default)]
    pub enders: [Won; 6],
    /// What bots that search said about their chances.
    #[serde(default)]
    pub chances: Vec<ChanceTally>,
    /// How the games went; empty if heroes were not counted.
    #[serde(default)]
    pub story: StoryTally,
    /// The heroes by number; empty if they were not counted.
    #[serde(default)]
    pub heroes: Vec<HeroTally>,
    /// The sums for what leaders, places and heroes add; empty if heroes were not counted.
    #[serde(default)]
    pub sums: Sums,
}

/// Games and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Won {
    /// How many games were counted.
    pub games: u64,
    /// Games won.
    pub wins: u64,
}

impl Won {
    pub(crate) fn add(&mut self, won: bool) {
        self.games += 1;
        self.wins += u64::from(won);
    }

    pub(crate) fn merge(&mut self, other: Won) {
        self.games += other.games;
        self.wins += other.wins;
    }
}

/// Games and wins of one bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotTally {
    /// How well it plays.
    pub level: Level,
    /// Games and wins.
    #[serde(flatten)]
    pub won: Won,
}

/// Longer games count as this long in [`Tally::lengths`].
const LONGEST: usize = 400;

impl Tally {
    /// Nothing counted yet, at a table with these bots.
    pub fn new(bots: &[Level]) -> Tally {
        Tally {
            players: bots.len() as u8,
            bots: bots
                .iter()
                .map(|&level| BotTally {
                    level,
                    won: Won::default(),
                })
                .collect(),
            ..Tally::default()
        }
    }

    /// Counts a game that came to its end. `seats` says which bot sat where.
    pub(crate) fn add(&mut self, ended: &Ended, seats: &[usize]) {
        self.games += 1;
        self.decisions += u64::from(ended.decisions);
        self.turns += u64::from(ended.turns);
        let length = (ended.turns as usize).min(LONGEST);
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
        self.factions[ended.faction as usize] += 1;
        self.decided_by[ended.decided_by as usize] += 1;
        let players = usize::from(self.players);
        for seat in 0..players {
            let won = ended.winner == Some(seat);
            let leader = ended.leaders[seat];
            self.leaders[leader as usize - 1].add(won);
            let place = (seat + players - ended.first) % players;
            self.order[place].add(won);
            self.leader_order[leader as usize - 1][place].add(won);
            for other in (0..players).filter(|&other| other != seat) {
                self.leader_pairs[leader as usize - 1][ended.leaders[other] as usize - 1].add(won);
            }
            if seat == ended.ender {
                self.enders[leader as usize - 1].add(won);
            }
            let bot = seats[seat];
            self.bots[bot].won.add(won);
            if won {
                let with = leader.alignment().iter().position(|&faction| faction == ended.faction);
                self.leader_factions[leader as usize - 1][with.unwrap_or(0)] += 1;
                let level = self.bots[bot].level as usize;
                for other in (0..players).filter(|&other| other != seat) {
                    self.beaten[level][self.bots[seats[other]].level as usize] += 1;
                }
            }
        }
    }

    /// Counts a game that was given up, perhaps because of a fault in a bot.
    pub(crate) fn add_stalled(&mut self, decisions: u32, turns: u32, faulty: bool) {
        self.games += 1;
        self.stalled += 1;
        self.faulty += u64::from(faulty);
        self.decisions += u64::from(decisions);
        self.turns += u64::from(turns);
        for bot in &mut self.bots {
            bot.won.add(false);
        }
    }

    /// Adds the counts of other games of the same kind. False, and nothing added, if a game is in both.
    pub fn merge(&mut self, other: &Tally) -> bool {
        if !self.played.add(&other.played) {
            return false;
        }
        self.games += other.games;
        self.stalled += other.stalled;
        self.faulty += other.faulty;
        self.decisions += other.decisions;
        self.turns += other.turns;
        add_lists(&mut self.lengths, &other.lengths);
        add_all(&mut self.factions, &other.factions);
        add_all(&mut self.decided_by, &other.decided_by);
        for (mine, theirs) in self.leader_factions.iter_mut().zip(&other.leader_factions) {
            add_all(mine, theirs);
        }
        for (mine, theirs) in self.beaten.iter_mut().zip(&other.beaten) {
            add_all(mine, theirs);
        }
        let wins = self.leaders.iter_mut().chain(&mut self.order);
        for (mine, theirs) in wins.zip(other.leaders.iter().chain(&other.order)) {
            mine.merge(*theirs);
        }
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.won.merge(theirs.won);
        }
        merge_tables(&mut self.leader_pairs, &other.leader_pairs);
        merge_tables(&mut self.leader_order, &other.leader_order);
        for (mine, theirs) in self.enders.iter_mut().zip(&other.enders) {
            mine.merge(*theirs);
        }
        merge_chances(&mut self.chances, &other.chances);
        self.story.merge(&other.story);
        merge_heroes(&mut self.heroes, &other.heroes);
        self.sums.merge(&other.sums);
        true
    }

    /// Turns of an average game.
    pub fn average_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    /// Games that came to their end, and how many were won by whoever had the last turn.
    pub fn ender(&self) -> Won {
        let mut all = Won::default();
        for won in self.enders {
            all.merge(won);
        }
        all
    }

    /// Games that nobody won.
    pub fn nobody(&self) -> u64 {
        self.decided_by[DecidedBy::NobodyAligned as usize]
    }
}

fn merge_tables<const WIDE: usize>(mine: &mut [[Won; WIDE]], theirs: &[[Won; WIDE]]) {
    let rows = mine.iter_mut().zip(theirs);
    for (mine, theirs) in rows.flat_map(|(mine, theirs)| mine.iter_mut().zip(theirs)) {
        mine.merge(*theirs);
    }
}

pub(crate) fn add_all(mine: &mut [u64], theirs: &[u64]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

pub(crate) fn add_lists(mine: &mut Vec<u64>, theirs: &[u64]) {
    if mine.len() < theirs.len() {
        mine.resize(theirs.len(), 0);
    }
    add_all(mine, theirs);
}

/// How a game ended.
pub(crate) struct Ended {
    pub(crate) decisions: u32,
    pub(crate) turns: u32,
    pub(crate) faction: Faction,
    pub(crate) winner: Option<usize>,
    pub(crate) decided_by: DecidedBy,
    /// The leaders, by seat.
    pub(crate) leaders: [Leader; MOST_PLAYERS],
    /// The seat that began.
    pub(crate) first: usize,
    /// The seat that had the last turn.
    pub(crate) ender: usize,
}
