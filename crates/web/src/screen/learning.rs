//! Where learning begins: the lesson, puzzles, the rules, your games.

use crate::app::App;
use crate::learn;
use crate::learn::files::Opens;
use crate::learn::{Notice, today};
use leptos::prelude::*;
use page::Place;
use told::keeper::Study;
use words::text;

/// Something to tell about a file, a link or a game.
#[component]
pub(crate) fn Notices(app: App) -> impl IntoView {
    move || {
        let words = app.words.get();
        app.learn.notice.get().map(|notice| match notice {
            Notice::Fault(fault) => {
                view! { <p class="notice" role="alert" data-fault="">{words.fault(fault)}</p> }.into_any()
            }
            Notice::Imported(count) => {
                view! { <p class="good" role="status" data-imported="">{text!(words, "history-imported", count = count)}</p> }
                    .into_any()
            }
        })
    }
}

/// A button that opens a saved game or a history.
#[component]
pub(crate) fn OpenFile(app: App) -> impl IntoView {
    let label = Signal::derive(move || text!(app.words.get(), "replay-open"));
    let opened = Callback::new(move |text: String| {
        app.learn.notice.set(None);
        app.study(Study::Import { text });
    });
    view! { <Opens label=label opened=opened /> }
}

/// The page about learning.
#[component]
pub(crate) fn LearnScreen(app: App) -> impl IntoView {
    app.study(Study::Puzzles { day: today() });
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    let lesson = move || {
        let words = app.words.get();
        let (made, learned) = app.settings.with(|settings| (settings.lesson, settings.learned));
        match (made, learned) {
            (0, false) => (text!(words, "learn-begin"), text!(words, "learn-lesson-hint")),
            (0, true) => (text!(words, "learn-again"), text!(words, "learn-lesson-done")),
            (made, _) => (
                text!(words, "learn-continue"),
                text!(words, "learn-lesson-step", step = made + 1),
            ),
        }
    };
    let solved = move || {
        let count = app
            .learn
            .puzzles
            .with(|puzzles| puzzles.as_ref().map_or(0, |(puzzles, _)| puzzles.len()));
        let solved = app.settings.with(|settings| settings.solved.len());
        // The line is there from the beginning, so that nothing moves when the puzzles come.
        match count {
            0 => "\u{a0}".to_owned(),
            count => text!(app.words.get(), "learn-puzzles-hint", solved = solved, count = count),
        }
    };
    let today = Memo::new(move |_| app.learn.puzzles.get().map(|(_, today)| today));
    let is_done = move || {
        today.with(|today| {
            let today = today.as_ref();
            today.is_some_and(|today| app.settings.with(|settings| settings.solved.contains(today)))
        })
    };
    // Until it is known which one it is, it is looked for among the others.
    let begin_today = move |_| match today.get_untracked() {
        Some(today) => learn::begin_puzzle(app, &today),
        None => app.go(Place::Puzzles),
    };
    view! {
        <main class="page learn hub">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| { app.learn.notice.set(None); app.way.up() }>{say(|words| text!(words, "menu-back"))}</button>
                <h1>{say(|words| text!(words, "learn-title"))}</h1>
            </header>
            <Notices app=app />
            <button type="button" class="way first lesson" data-lesson="" on:click=move |_| learn::begin_lesson(app, None)>
                <img src="face/lemron.svg" alt="" />
                <span><b>{move || lesson().0}</b><small>{move || lesson().1}</small></span>
            </button>
            <div class="way-with">
                <button type="button" class="way small" data-puzzles="" on:click=move |_| app.go(Place::Puzzles)>
                    <img src="face/goblin-cryptographer.svg" alt="" />
                    <b>{say(|words| text!(words, "puzzle-list"))}</b>
                    <small>{solved}</small>
                </button>
                <button type="button" class="way small" data-today="" on:click=begin_today>
                    <img src="face/careless-cartographer.svg" alt="" />
                    <b>{say(|words| text!(words, "puzzle-of-the-day"))}</b>
                    <small>{move || if is_done() { text!(app.words.get(), "puzzle-is-solved") } else { text!(app.words.get(), "puzzle-title") }}</small>
                </button>
            </div>
            <div class="way-with">
                <button type="button" class="way small" data-rules="" on:click=move |_| app.go(Place::Rules)>
                    <img src="face/almost-evil-scholar.svg" alt="" />
                    <b>{say(|words| text!(words, "menu-rules"))}</b>
                    <small>{say(|words| text!(words, "learn-rules-hint"))}</small>
                </button>
                <button type="button" class="way small" data-games="" on:click=move |_| app.go(Place::Games)>
                    <img src="face/tentacled-oracle.svg" alt="" />
                    <b>{say(|words| text!(words, "learn-games"))}</b>
                    <small>{say(|words| text!(words, "learn-games-hint"))}</small>
                </button>
            </div>
        </main>
    }
}
