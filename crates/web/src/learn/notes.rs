//! The own marks and notes about a game, kept until the next one begins.

use crate::app::App;
use leptos::prelude::*;
use rules::{Leader, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What somebody thinks of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
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
    marks: BTreeMap<String, Mark>,
    /// Words by seat.
    words: BTreeMap<String, String>,
}

/// Those about the game here, and those about games with others.
const HERE: &str = "oshra-notes-here";
const ELSEWHERE: &str = "oshra-notes";
/// Games with others that notes are kept of; the oldest make room.
const MOST: usize = 24;

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn read<T: DeserializeOwned + Default>(key: &str) -> T {
    let text = storage().and_then(|storage| storage.get_item(key).ok()?);
    text.and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn keep(key: &str, notes: &impl Serialize) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(notes)) {
        let _ = storage.set_item(key, &text);
    }
}

/// The name of the game with others on the table.
fn elsewhere(app: App) -> Option<String> {
    let name = app
        .online
        .table
        .with_untracked(|table| table.as_ref().map(|table| format!("{}-{}", table.code, table.game)));
    name.filter(|_| app.online.is_on_now())
}

/// A new game begins here: what was noted about the last one is done with.
pub fn forget_here() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(HERE);
    }
}

impl Notes {
    /// Those about the game on the table.
    pub fn load(app: App) -> Notes {
        let Some(name) = elsewhere(app) else { return read(HERE) };
        let all: Vec<(String, Notes)> = read(ELSEWHERE);
        let found = all.into_iter().find(|(other, _)| *other == name);
        found.map(|(_, notes)| notes).unwrap_or_default()
    }

    /// Keeps them.
    pub fn save(&self, app: App) {
        let Some(name) = elsewhere(app) else {
            return keep(HERE, self);
        };
        let mut all: Vec<(String, Notes)> = read(ELSEWHERE);
        all.retain(|(other, _)| *other != name);
        all.push((name, self.clone()));
        let old = all.len().saturating_sub(MOST);
        keep(ELSEWHERE, &&all[old..]);
    }

    fn place(seat: Seat, leader: Leader) -> String {
        format!("{seat}-{}", leader.id())
    }

    /// The mark on a leader.
    pub fn mark(&self, seat: Seat, leader: Leader) -> Option<Mark> {
        self.marks.get(&Notes::place(seat, leader)).copied()
    }

    /// The next mark on a leader: likely, ruled out, none.
    pub fn turn(&mut self, seat: Seat, leader: Leader) {
        let place = Notes::place(seat, leader);
        match self.marks.get(&place) {
            None => self.marks.insert(place, Mark::Yes),
            Some(Mark::Yes) => self.marks.insert(place, Mark::No),
            Some(Mark::No) => self.marks.remove(&place),
        };
    }

    /// What was written about somebody.
    pub fn words(&self, seat: Seat) -> &str {
        self.words.get(&seat.to_string()).map_or("", String::as_str)
    }

    /// Writes it.
    pub fn write(&mut self, seat: Seat, words: String) {
        self.words.insert(seat.to_string(), words.chars().take(500).collect());
    }
}
