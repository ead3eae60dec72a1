//! The own marks and notes about a game, kept until the next one begins.

use crate::app::App;
use leptos::prelude::*;
use rules::{Leader, Seat};
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

const KEY: &str = "oshra-notes";
/// Games with others that notes are kept of; the oldest make room.
const MOST: usize = 24;

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn all() -> Vec<(String, Notes)> {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn keep(all: &[(String, Notes)]) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(all)) {
        let _ = storage.set_item(KEY, &text);
    }
}

/// The name that notes about the game on the table are kept under.
fn game(app: App) -> String {
    let elsewhere = app
        .online
        .table
        .with_untracked(|table| table.as_ref().map(|table| format!("{}-{}", table.code, table.game)));
    elsewhere
        .filter(|_| app.online.is_on_now())
        .unwrap_or_else(|| "here".to_owned())
}

impl Notes {
    /// Those about the game on the table.
    pub fn load(app: App) -> Notes {
        let name = game(app);
        let found = all().into_iter().find(|(other, _)| *other == name);
        found.map(|(_, notes)| notes).unwrap_or_default()
    }

    /// Keeps them.
    pub fn save(&self, app: App) {
        let name = game(app);
        let mut all = all();
        all.retain(|(other, _)| *other != name);
        all.push((name, self.clone()));
        let old = all.len().saturating_sub(MOST);
        keep(&all[old..]);
    }

    /// A new game begins here: what was noted about the last one is done with.
    pub fn forget_here() {
        let mut all = all();
        let before = all.len();
        all.retain(|(other, _)| other != "here");
        if all.len() != before {
            keep(&all);
        }
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
