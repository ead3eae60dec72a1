//! Tells the game as it happens, for people who listen to the page.

use crate::app::App;
use crate::say;
use leptos::prelude::*;

/// How many chapters somebody hears who comes back.
const BACK: usize = 4;
/// How many lines stay, for whoever wants to hear them again.
const KEPT: usize = 40;

/// What happened since the last time, then what is asked. A screen reader reads it aloud; nobody sees it.
#[component]
pub(crate) fn Herald(app: App) -> impl IntoView {
    let told = StoredValue::new(None::<usize>);
    let lines = RwSignal::new(Vec::<(usize, String)>::new());
    Effect::new(move |_| {
        let words = app.words.get_untracked();
        app.chronicle.with(|chronicle| {
            // Behind a curtain nothing is left of what the last one knew.
            if chronicle.is_empty() {
                told.set_value(None);
                return lines.set(Vec::new());
            }
            // Whoever comes back to a table need not hear all of it again.
            let from = told.get_value().unwrap_or(chronicle.len().saturating_sub(BACK));
            told.set_value(Some(chronicle.len()));
            let new: Vec<String> = chronicle
                .iter()
                .skip(from)
                .flat_map(|chapter| app.with_players(|players| words.events(&chapter.happenings, players)))
                .filter(|line| !line.is_empty())
                .collect();
            lines.update(|lines| {
                let first = lines.last().map_or(0, |(number, _)| number + 1);
                lines.extend(new.into_iter().enumerate().map(|(index, line)| (first + index, line)));
                let old = lines.len().saturating_sub(KEPT);
                lines.drain(..old);
            });
        });
    });
    let asked = Memo::new(move |_| {
        if app.busy.get() || app.curtain.get().is_closed() {
            return String::new();
        }
        let words = app.words.get();
        let scene = app.scene.get();
        let question = scene.as_ref().and_then(|scene| say::question(words, scene));
        question.map(|question| question.text).unwrap_or_default()
    });
    view! {
        <div class="say" role="log" aria-live="polite" data-herald="">
            // Every line is a new one, so that the same thing twice is heard twice.
            <For each=move || lines.get() key=|(number, _)| *number let((_, line))><p>{line}</p></For>
        </div>
        <div class="say" role="status" aria-live="polite" data-asked="">{move || asked.get()}</div>
    }
}
