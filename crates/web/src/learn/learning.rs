//! Learning and looking back as a part of the page that comes later.

use crate::app::App;
use crate::learn::{answers, notes};
use crate::parts::Draw;
use crate::screen::{analysis, chances, coach, games, learning as learning_screen, lesson, notebook, puzzles, replay};
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What the part of the program for learning can do, once it has arrived.
#[derive(Clone, Copy)]
pub(crate) struct Learning {
    pub(crate) analysis: Draw,
    pub(crate) chances: Draw,
    pub(crate) coach: Draw,
    pub(crate) games: Draw,
    pub(crate) guide: Draw,
    pub(crate) learn: Draw,
    pub(crate) notebook: Draw,
    pub(crate) puzzles: Draw,
    pub(crate) replay_bar: Draw,
    /// Hears what the worker answers.
    pub(crate) hear: fn(App, &str),
    /// Reads the notes about the game on the table.
    pub(crate) read_notes: fn(App),
}

#[wasm_split(learning, fallible)]
pub(crate) fn learning() -> Result<Learning, SplitLoaderError> {
    Ok(Learning {
        analysis: |app| view! { <analysis::AnalysisScreen app=app /> }.into_any(),
        chances: |app| view! { <chances::Chances app=app /> }.into_any(),
        coach: |app| view! { <coach::Coach app=app /> }.into_any(),
        games: |app| view! { <games::GamesScreen app=app /> }.into_any(),
        guide: |app| view! { <lesson::Guide app=app /> }.into_any(),
        learn: |app| view! { <learning_screen::LearnScreen app=app /> }.into_any(),
        notebook: |app| view! { <notebook::NotebookSheet app=app /> }.into_any(),
        puzzles: |app| view! { <puzzles::PuzzlesScreen app=app /> }.into_any(),
        replay_bar: |app| view! { <replay::ReplayBar app=app /> }.into_any(),
        hear: answers::hear_answer,
        read_notes: |app| app.learn.notes.set(notes::load(app)),
    })
}
