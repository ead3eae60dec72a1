//! The table in the browser.
//!
//! A worker, the crate `worker`, keeps the game and never lets it out; the page gets views and happenings
//! (`told::keeper`) from there, or from a server over a socket. The page shows a moment
//! and what may be chosen; the rules decide what that is.

#![cfg(target_arch = "wasm32")]
#![allow(unreachable_pub, reason = "the component macro makes what it writes public")]

mod again;
pub mod app;
mod choosing;
mod flight;
mod focus;
mod going;
mod hearing;
mod language;
mod layout;
pub mod learn;
pub mod online;
mod parts;
mod picture;
mod say;
mod screen;
pub mod settings;
pub mod shown;
mod site;
mod sound;
pub mod table;
pub mod way;

use app::App;
use leptos::prelude::*;
use page::Over;
use parts::Parts;
use screen::{keys, start, table as table_screen};
use shown::Screen;
use told::keeper::Lack;
use wasm_bindgen::prelude::wasm_bindgen;
use words::{Language, Words, text};

/// Opens the page. The worker is on its way already: loading it does not wait for the page to be built. The texts are
/// those of the language that the page will most likely speak.
#[wasm_bindgen]
pub fn page(worker: web_sys::Worker, language: &str, texts: &str) {
    let words = Words::read(Language::from_id(language).unwrap_or_default(), texts);
    leptos::mount::mount_to_body(move || view! { <Page worker=worker words=words /> });
}

/// The whole page.
#[component]
fn Page(worker: web_sys::Worker, words: Words) -> impl IntoView {
    let app = App::open(worker, words);
    keys::listen(app);
    layout::watch(app);
    focus::watch();
    Effect::new(move |_| {
        let root = document().document_element();
        let theme = if app.theme.get() == faces::Theme::Dark {
            "dark"
        } else {
            "light"
        };
        if let Some(root) = root {
            let _ = root.set_attribute("data-theme", theme);
            let _ = root.set_attribute("lang", app.words.get().language().id());
        }
    });
    let Parts {
        aside,
        shelf,
        learning,
        together,
        late,
        ..
    } = app.parts;
    let late = move || {
        late.get()
            .then(|| view! { <p class="connection" role="status" data-late="">{text!(app.words.get(), "screen-part-late")}</p> })
    };
    let unsaved = move || {
        app.unsaved
            .get()
            .then(|| view! { <p class="connection" role="status" data-unsaved="">{text!(app.words.get(), "screen-unsaved")}</p> })
    };
    let away = move || {
        let words = app.words.get();
        let why = match app.away.get()? {
            Lack::Unreachable => text!(words, "screen-champion-away"),
            Lack::Unreadable => text!(words, "screen-champion-unreadable"),
        };
        Some(view! { <p class="connection" role="status" data-away="">{why}</p> })
    };
    view! {
        {move || match app.screen.get() {
            Screen::Start => view! { <start::Start app=app /> }.into_any(),
            Screen::Table => view! { <table_screen::TableScreen app=app /> }.into_any(),
            Screen::Options { around: false } => shelf.screen(app, |shelf| shelf.options),
            Screen::Options { around: true } => shelf.screen(app, |shelf| shelf.options_around),
            Screen::Gallery => shelf.screen(app, |shelf| shelf.gallery),
            Screen::Rules => shelf.screen(app, |shelf| shelf.rules),
            Screen::Friends => together.screen(app, |together| together.friends),
            Screen::Gather => together.screen(app, |together| together.gather),
            Screen::Record => together.screen(app, |together| together.record),
            Screen::Learn => learning.screen(app, |learning| learning.learn),
            Screen::Puzzles => learning.screen(app, |learning| learning.puzzles),
            Screen::Games => learning.screen(app, |learning| learning.games),
            Screen::Analysis => learning.screen(app, |learning| learning.analysis),
        }}
        {late}
        {unsaved}
        {away}
        {together.piece(app, |app| app.online.is_on() || app.renewed.get(), |together| together.connection)}
        {shelf.piece(app, |app| app.way.is_open(|over| *over == Over::Menu), |shelf| shelf.menu)}
        {shelf.piece(app, |app| app.way.is_open(|over| *over == Over::Keys), |shelf| shelf.keys)}
        {learning.piece(app, |app| app.way.is_open(|over| *over == Over::Notebook), |learning| learning.notebook)}
        {aside.piece(app, |app| app.zoom.with(Option::is_some), |aside| aside.enlarged)}
        {shelf.piece(app, |app| app.way.is_open(|over| matches!(over, Over::Rules(_))), |shelf| shelf.rules_sheet)}
        {aside.piece(app, |app| app.learn.why.with(Option::is_some), |aside| aside.why)}
    }
}
