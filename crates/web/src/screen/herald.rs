//! Tells the game as it happens, for people who listen to the page.

use crate::app::App;
use crate::say;
use leptos::prelude::*;

/// What happened since the last time, then what is asked. A screen reader reads it aloud; nobody sees it.
#[component]
pub(crate) fn Herald(app: App) -> impl IntoView {
    let told = StoredValue::new(0_usize);
    let happened = Memo::new(move |before: Option<&String>| {
        let words = app.words.get();
        app.chronicle.with(|chronicle| {
            let from = told.get_value().min(chronicle.len());
            // Whoever comes back to a table need not hear all of it again.
            let from = from.max(chronicle.len().saturating_sub(4));
            told.set_value(chronicle.len());
            let lines = chronicle[from..]
                .iter()
                .flat_map(|chapter| app.with_players(|players| words.events(&chapter.happenings, players)));
            let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
            if lines.is_empty() {
                before.cloned().unwrap_or_default()
            } else {
                lines.join(" ")
            }
        })
    });
    let asked = Memo::new(move |_| {
        if app.busy.get() || app.curtain.with(Option::is_some) {
            return String::new();
        }
        let words = app.words.get();
        let scene = app.scene.get();
        let question = scene.as_ref().and_then(|scene| say::question(words, scene));
        question.map(|question| question.text).unwrap_or_default()
    });
    view! {
        <div class="say" role="log" aria-live="polite" data-herald="">{move || happened.get()}</div>
        <div class="say" role="status" aria-live="polite">{move || asked.get()}</div>
    }
}
