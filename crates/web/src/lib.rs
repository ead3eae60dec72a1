//! The table in the browser.
//!
//! A worker, the crate `worker`, keeps the game and never lets it out; the page gets views and happenings
//! (`dealer::protocol`) through a `table::Table`, of which a table on this device is one make. The page shows a moment
//! and what may be chosen; the rules decide what that is.

#![cfg(target_arch = "wasm32")]
#![allow(unreachable_pub, reason = "the component macro makes what it writes public")]

pub mod app;
mod flight;
mod focus;
mod language;
mod layout;
pub mod learn;
pub mod online;
mod picture;
mod say;
mod screen;
pub mod settings;
mod site;
mod sound;
pub mod table;

use app::{App, Screen};
use leptos::prelude::*;
use screen::{
    analysis, connection, friends, gallery, games, gather, keys, learning, menu, notebook, options, puzzles, record,
    rules as rules_screen, start, table as table_screen, why, zoom,
};
use wasm_bindgen::prelude::wasm_bindgen;
use words::{Language, Words};

/// Opens the page. The worker is on its way already: loading it does not wait for the page to be built. The texts are
/// those of the language that the page will most likely speak.
#[wasm_bindgen]
pub fn page(worker: web_sys::Worker, language: &str, texts: &str) {
    let words = Words::read(Language::from_id(language).unwrap_or_default(), texts);
    leptos::mount::mount_to_body(move || view! { <Page worker=worker words=words /> });
}

/// Everything.
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
    view! {
        {move || match app.screen.get() {
            Screen::Start => view! { <start::Start app=app /> }.into_any(),
            Screen::Options { around } => view! { <options::OptionsScreen app=app around=around /> }.into_any(),
            Screen::Table => view! { <table_screen::TableScreen app=app /> }.into_any(),
            Screen::Gallery => view! { <gallery::Gallery app=app /> }.into_any(),
            Screen::Friends => view! { <friends::Friends app=app /> }.into_any(),
            Screen::Gather => view! { <gather::Gather app=app /> }.into_any(),
            Screen::Record => view! { <record::RecordScreen app=app /> }.into_any(),
            Screen::Rules => view! { <rules_screen::RulesScreen app=app /> }.into_any(),
            Screen::Learn => view! { <learning::LearnScreen app=app /> }.into_any(),
            Screen::Puzzles => view! { <puzzles::PuzzlesScreen app=app /> }.into_any(),
            Screen::Games => view! { <games::GamesScreen app=app /> }.into_any(),
            Screen::Analysis => view! { <analysis::AnalysisScreen app=app /> }.into_any(),
        }}
        <connection::Connection app=app />
        <menu::Menu app=app />
        <keys::Keys app=app />
        <notebook::NotebookSheet app=app />
        <zoom::Enlarged app=app />
        <rules_screen::RulesSheet app=app />
        <why::WhyNot app=app />
    }
}
