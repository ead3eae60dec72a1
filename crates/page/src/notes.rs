//! Your marks and notes about the other players of a game.

use rules::{Leader, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use told::keeper::GameId;

/// What somebody thinks of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opinion {
    /// It may be this one.
    Yes,
    /// It is not this one.
    No,
}

/// What somebody has written down about a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Notes {
    /// Marks by seat and leader.
    marks: BTreeMap<String, Opinion>,
    /// Words by seat.
    words: BTreeMap<String, String>,
}

/// How much may be written about somebody, in characters.
const MOST: usize = 500;

impl Notes {
    fn place(seat: Seat, leader: Leader) -> String {
        format!("{seat}-{}", leader.id())
    }

    /// The mark on a leader.
    pub fn mark(&self, seat: Seat, leader: Leader) -> Option<Opinion> {
        self.marks.get(&Notes::place(seat, leader)).copied()
    }

    /// The next mark on a leader: likely, ruled out, none.
    pub fn turn(&mut self, seat: Seat, leader: Leader) {
        let place = Notes::place(seat, leader);
        match self.marks.get(&place) {
            None => self.marks.insert(place, Opinion::Yes),
            Some(Opinion::Yes) => self.marks.insert(place, Opinion::No),
            Some(Opinion::No) => self.marks.remove(&place),
        };
    }

    /// The leaders that somebody is thought to have.
    pub fn suspected(&self, seat: Seat) -> Vec<Leader> {
        let is_marked = |leader: &Leader| self.mark(seat, *leader) == Some(Opinion::Yes);
        Leader::ALL.into_iter().filter(is_marked).collect()
    }

    /// What was written about somebody.
    pub fn words(&self, seat: Seat) -> &str {
        self.words.get(&seat.to_string()).map_or("", String::as_str)
    }

    /// Writes it.
    pub fn write(&mut self, seat: Seat, words: &str) {
        self.words.insert(seat.to_string(), words.chars().take(MOST).collect());
    }
}

/// What the names of notes about games on this device begin with.
const HERE: &str = "oshra-notes-here-";

/// The name under which notes about a game on this device are kept. Around one device everybody has their own.
pub fn notes_name(game: Option<GameId>, own: Option<Seat>) -> String {
    match (game, own) {
        (Some(game), Some(own)) => format!("{HERE}{game}-{own}"),
        (Some(game), None) => format!("{HERE}{game}"),
        // A lesson, a puzzle or a replay.
        (None, _) => format!("{HERE}other"),
    }
}

/// Whether something that is kept are notes about a game that is not there any more.
pub fn are_stale_notes(name: &str, is_kept: impl FnOnce(GameId) -> bool) -> bool {
    let Some(about) = name.strip_prefix(HERE) else {
        return false;
    };
    let game = about.split('-').next().unwrap_or_default();
    !game.parse().is_ok_and(is_kept)
}

/// Games with others that notes are kept of; the oldest make room.
const GAMES: usize = 24;

/// Notes about games with others, by the name of the game, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NotesElsewhere(Vec<(String, Notes)>);

impl NotesElsewhere {
    /// The notes that belong to this game; those of others are dropped.
    pub fn about(mut self, game: &str) -> Notes {
        let found = self.0.iter().position(|(other, _)| other == game);
        found.map(|index| self.0.swap_remove(index).1).unwrap_or_default()
    }

    /// Keeps those about a game, as the newest.
    pub fn keep(&mut self, game: String, notes: Notes) {
        self.0.retain(|(other, _)| *other != game);
        self.0.push((game, notes));
        let old = self.0.len().saturating_sub(GAMES);
        self.0.drain(..old);
    }
}
