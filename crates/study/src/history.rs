//! A player's own history: games, results by leader and number of players, against whom.

use rules::{Edition, Faction, Leader, Record, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use told::{Level, Results, SavedError};

/// The version of the file this crate writes and reads.
pub const HISTORY_VERSION: u32 = 1;
/// The most games a history keeps; the oldest make room.
pub const MOST_GAMES: usize = 5_000;

/// The games a player has finished, the oldest first.
///
/// ```
/// use study::History;
/// let history = History::default();
/// let text = history.to_json();
/// assert_eq!(History::from_json(&text), Ok(history));
/// assert!(History::from_json("once upon a time").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    version: u32,
    games: Vec<Entry>,
}

/// A finished game, as one player remembers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it ended, in seconds since 1 January 1970.
    pub when: u64,
    /// The edition it was played with.
    pub edition: Edition,
    /// Whether it was the short game.
    pub short: bool,
    /// The viewer's own leader.
    pub leader: Leader,
    /// Whether the player won.
    pub won: bool,
    /// The faction that won.
    pub faction: Faction,
    /// How many turns it took.
    pub turns: u32,
    /// Who else played.
    pub opponents: Vec<Opponent>,
    /// The viewer's own seat.
    #[serde(default = "first")]
    pub seat: Seat,
    /// What everybody was called, by seat; empty for those without a name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Whether several people played around one device: then it is nobody's result in particular.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub around: bool,
    /// Whether somebody knew the cards when it began: then it is nobody's result either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// The log, if it was kept: for replay and analysis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
}

fn first() -> Seat {
    Seat::S0
}

/// Somebody else at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// A bot.
    Bot(Level),
    /// A person.
    Person,
}

/// Why a history cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    /// The text is no history of games.
    #[error("this is not a history of games: {0}")]
    NotAHistory(String),
    /// It is from another version.
    #[error("this history is of version {0}; version {HISTORY_VERSION} can be read")]
    Version(u32),
}

impl HistoryError {
    /// The error as plain data that another program can be told.
    pub fn fault(&self) -> SavedError {
        match self {
            HistoryError::NotAHistory(_) => SavedError::NotAHistory,
            HistoryError::Version(version) => SavedError::Version { version: *version },
        }
    }
}

impl Default for History {
    fn default() -> History {
        History {
            version: HISTORY_VERSION,
            games: Vec::new(),
        }
    }
}

impl Entry {
    /// The game of this record, as the player on this seat remembers it; none unless it is over. `opponents` are told
    /// by seat, without the player's own.
    pub fn of(record: &Record, seat: Seat, opponents: Vec<Opponent>, when: u64) -> Option<Entry> {
        let game = record.game();
        let (faction, winner, _) = game.result()?;
        Some(Entry {
            when,
            edition: game.setup().edition,
            short: game.setup().short,
            leader: game.leader(seat)?,
            won: winner == Some(seat),
            faction,
            turns: game.turn(),
            opponents,
            seat,
            names: Vec::new(),
            around: false,
            practice: false,
            log: Some(record.log().to_string()),
        })
    }

    /// How many played.
    pub fn players(&self) -> u8 {
        self.opponents.len() as u8 + 1
    }
}

impl History {
    /// The games, the oldest first.
    pub fn games(&self) -> &[Entry] {
        &self.games
    }

    /// Adds a game.
    pub fn add(&mut self, entry: Entry) {
        let at = self.games.partition_point(|other| other.when <= entry.when);
        self.games.insert(at, entry);
        let too_many = self.games.len().saturating_sub(MOST_GAMES);
        self.games.drain(..too_many);
    }

    /// Adds the games of another history that are not in this one; games with the same log are the same game. Returns
    /// how many were new.
    pub fn import(&mut self, other: History) -> usize {
        let logs: HashSet<&str> = self.games.iter().filter_map(|entry| entry.log.as_deref()).collect();
        let is_here = |entry: &Entry| match entry.log.as_deref() {
            Some(log) => logs.contains(log),
            None => self.games.contains(entry),
        };
        let new: Vec<Entry> = other.games.into_iter().filter(|entry| !is_here(entry)).collect();
        let count = new.len();
        new.into_iter().for_each(|entry| self.add(entry));
        count
    }

    /// The results of all games together.
    pub fn results(&self) -> Results {
        self.results_of(|_| [()]).remove(&()).unwrap_or_default()
    }

    /// Results with each leader.
    pub fn by_leader(&self) -> BTreeMap<Leader, Results> {
        self.results_of(|entry| [entry.leader])
    }

    /// Results at tables of each size.
    pub fn by_players(&self) -> BTreeMap<u8, Results> {
        self.results_of(|entry| [entry.players()])
    }

    /// Results at tables with at least one opponent of each kind.
    pub fn by_opponent(&self) -> BTreeMap<Opponent, Results> {
        self.results_of(|entry| {
            let mut kinds = entry.opponents.clone();
            kinds.sort_unstable();
            kinds.dedup();
            kinds
        })
    }

    fn results_of<Key: Ord, Keys: IntoIterator<Item = Key>>(
        &self,
        keys: impl Fn(&Entry) -> Keys,
    ) -> BTreeMap<Key, Results> {
        let mut results: BTreeMap<Key, Results> = BTreeMap::new();
        let counts = |entry: &&Entry| !entry.around && !entry.practice;
        for entry in self.games.iter().filter(counts) {
            for key in keys(entry) {
                let sum = results.entry(key).or_default();
                sum.games += 1;
                sum.won += u32::from(entry.won);
            }
        }
        results
    }

    /// As a file, for keeping and for taking elsewhere.
    pub fn to_json(&self) -> String {
        // All keys are texts and all numbers finite, so nothing can fail here.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From a file that nobody vouches for.
    ///
    /// # Errors
    /// A [`HistoryError`] that says what is wrong with it.
    pub fn from_json(text: &str) -> Result<History, HistoryError> {
        let wrong = |error: serde_json::Error| HistoryError::NotAHistory(error.to_string());
        let value: serde_json::Value = serde_json::from_str(text).map_err(wrong)?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(version) if version != u64::from(HISTORY_VERSION) => {
                return Err(HistoryError::Version(u32::try_from(version).unwrap_or(u32::MAX)));
            }
            _ => {}
        }
        let read: History = serde_json::from_value(value).map_err(wrong)?;
        let mut history = History::default();
        for entry in read.games {
            if !(1..=5).contains(&entry.opponents.len()) || !entry.seat.is_at(entry.players()) {
                let reason = format!("a game of {} players", entry.players());
                return Err(HistoryError::NotAHistory(reason));
            }
            history.add(entry);
        }
        Ok(history)
    }
}
