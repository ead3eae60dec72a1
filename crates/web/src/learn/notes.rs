//! Your marks and notes about a game, kept as long as the game.

use crate::app::App;
use leptos::prelude::*;
use page::{Notes, NotesElsewhere, Place, are_stale_notes, notes_name};
use serde::Serialize;
use serde::de::DeserializeOwned;
use told::keeper::{GameId, Saved};

/// Those about the game that was the only one once.
const ONLY: &str = "oshra-notes-here";
/// Those about games with others.
const ELSEWHERE: &str = "oshra-notes";

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

/// The name of the notes about the game here on the table.
fn here(app: App) -> String {
    let game = match app.way.place() {
        Place::Game { number } => number,
        _ => None,
    };
    let own = app
        .scene
        .with_untracked(|scene| scene.as_ref().and_then(|scene| scene.view.me()));
    notes_name(game, own.filter(|_| app.is_around()))
}

/// Notes go with their games. Those about the only game that was kept once belong to it under its number now.
pub fn tidy(saved: &[Saved], unreadable: &[GameId]) {
    let Some(storage) = storage() else { return };
    if let Ok(Some(notes)) = storage.get_item(ONLY) {
        if let [only] = saved {
            let _ = storage.set_item(&notes_name(Some(only.game), None), &notes);
        }
        let _ = storage.remove_item(ONLY);
    }
    // A browser that cannot read its games now may do so later.
    if saved.is_empty() && unreadable.is_empty() {
        return;
    }
    let is_kept = |game: GameId| {
        let mut games = saved.iter().map(|saved| saved.game).chain(unreadable.iter().copied());
        games.any(|kept| kept == game)
    };
    let names = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?);
    let names: Vec<String> = names.collect();
    for name in names {
        if are_stale_notes(&name, is_kept) {
            let _ = storage.remove_item(&name);
        }
    }
}

/// Those about the game on the table are brought, if there are any. The code that reads them comes later.
pub(crate) fn open(app: App) {
    let name = elsewhere(app).map_or_else(|| here(app), |_| ELSEWHERE.to_owned());
    let are_kept = storage().is_some_and(|storage| matches!(storage.get_item(&name), Ok(Some(_))));
    if are_kept {
        app.parts.learning.soon(app, move |learning| (learning.read_notes)(app));
    } else {
        app.learn.notes.set(Notes::default());
    }
}

/// Those about the game on the table.
pub fn load(app: App) -> Notes {
    match elsewhere(app) {
        Some(game) => read::<NotesElsewhere>(ELSEWHERE).about(&game),
        None => read(&here(app)),
    }
}

/// Keeps what was written.
pub fn save(app: App, notes: &Notes) {
    let Some(game) = elsewhere(app) else {
        return keep(&here(app), notes);
    };
    let mut all: NotesElsewhere = read(ELSEWHERE);
    all.keep(game, notes.clone());
    keep(ELSEWHERE, &all);
}
