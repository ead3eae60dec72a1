//! What a newcomer is asked before the first game, and the hints during it.

use super::controls::Dialog;
use crate::app::App;
use crate::online::may_have_tables;
use leptos::prelude::*;
use page::{Begin, FirstSteps, Hint, Over, Place, Settings};
use words::{Words, text};

/// Whether somebody is here for the first time: then "Play now" asks how to begin.
pub(super) fn is_newcomer(app: App) -> bool {
    app.settings.with_untracked(Settings::is_newcomer)
        && app.saved.with_untracked(Vec::is_empty)
        && app.unreadable.with_untracked(Vec::is_empty)
        && !may_have_tables()
}

/// What is said beside the table of a first game.
pub(crate) fn hint(app: App) -> Option<Hint> {
    let prompt = app.asks.with(|(prompt, _)| *prompt);
    let hint = app.settings.with(|settings| settings.first.hint(prompt));
    hint.filter(|_| app.is_alone())
}

/// The hint beside the table was read, or what it is about is done.
pub(crate) fn read_hint(app: App) {
    if let Some(hint) = untrack(|| hint(app)) {
        app.remember(|settings| {
            settings.first.read(hint);
        });
    }
}

fn is_welcome(over: &Over) -> bool {
    *over == Over::Welcome
}

/// A newcomer begins.
fn begin(app: App, how: Begin) {
    app.remember(|settings| settings.first.begin(how));
    app.way.close(is_welcome);
    match how {
        Begin::Lesson => app.lay_on_table(&Place::Lesson { step: None }),
        Begin::Hints | Begin::Game => app.play_now(),
    }
}

/// Lesson, hints, or just a game.
#[component]
pub(crate) fn Welcome(app: App) -> impl IntoView {
    let way = move |how: Begin, id: &'static str, name: String, hint: String| {
        let class = if how == Begin::Hints { "way first" } else { "way" };
        view! {
            <button type="button" class=class data-begin=id on:click=move |_| begin(app, how)><b>{name}</b><small>{hint}</small></button>
        }
    };
    move || {
        app.way.is_open(is_welcome).then(|| {
            let words = app.words.get();
            let title = text!(words, "welcome-title");
            let label = title.clone();
            view! {
                <Dialog app=app label=label which=is_welcome>
                    <h2>{title}</h2>
                    <div class="beginnings">
                        {way(Begin::Hints, "hints", text!(words, "welcome-hints"), text!(words, "welcome-hints-hint"))}
                        {way(Begin::Lesson, "lesson", text!(words, "welcome-lesson"), text!(words, "learn-lesson-hint"))}
                        {way(Begin::Game, "game", text!(words, "welcome-game"), text!(words, "welcome-game-hint"))}
                    </div>
                </Dialog>
            }
        })
    }
}

fn said(words: Words, hint: Hint) -> String {
    match hint {
        Hint::Leader => text!(words, "hint-leader"),
        Hint::Play => text!(words, "hint-play"),
        Hint::Draw => text!(words, "hint-draw"),
    }
}

/// A hint beside the table of a first game.
#[component]
pub(crate) fn FirstHint(app: App) -> impl IntoView {
    let now = Memo::new(move |_| hint(app));
    move || {
        let hint = now.get()?;
        let words = app.words.get();
        let title = text!(
            words,
            "hint-number",
            number = FirstSteps::number(hint),
            count = Hint::ALL.len()
        );
        let label = title.clone();
        Some(view! {
            <aside class="guide sheet" data-hint=hint.id() aria-label=label>
                <h3>{title}</h3>
                <p class="said" aria-live="polite">{said(words, hint)}</p>
                <footer>
                    <button type="button" class="go" data-hint-read="" on:click=move |_| read_hint(app)>{text!(words, "hint-read")}</button>
                </footer>
            </aside>
        })
    }
}
