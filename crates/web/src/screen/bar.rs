//! The bar over the table: the name, whose turn it is, who would win, and the tools.

use super::chronicle;
use super::coach;
use super::notebook;
use super::standing::WinningNow;
use crate::app::App;
use crate::learn::Mode;
use leptos::prelude::*;
use page::{Over, Place};
use words::{Words, text};

/// A round button with a drawing in it.
fn tool(
    app: App,
    class: &'static str,
    name: fn(Words) -> String,
    path: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    let label = move || name(app.words.get());
    view! {
        <button type="button" class=format!("ib {class}") title=label aria-label=label on:click=move |_| press()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
        </button>
    }
}

/// To the first page. The game is kept, and a seat elsewhere waits.
fn go_home(app: App) {
    match app.online.is_on_now() {
        true => app.step_away(),
        false => app.go_out_to(Place::Start),
    }
}

/// The bar.
#[component]
pub(crate) fn TopBar(app: App) -> impl IntoView {
    let turn = move || {
        let scene = app.scene.get()?;
        let words = app.words.get();
        // At the start all choose at once, and at the end nobody does.
        let active = scene
            .view
            .active
            .filter(|_| scene.view.turn > 0 && scene.view.outcome.is_none())?;
        Some(match scene.view.me() == Some(active) {
            true => text!(words, "table-your-turn"),
            false => text!(words, "table-turn-of", name = app.name(active)),
        })
    };
    let home = move || text!(app.words.get(), "menu-home");
    view! {
        <header class="top" data-region="top">
            <h1><button type="button" data-home="" title=home aria-label=home on:click=move |_| go_home(app)>"Oshra"</button></h1>
            <span class="turn">{turn}</span>
            {app.parts.together.piece(app, |app| app.online.is_on(), |together| together.link_mark)}
            <WinningNow app=app />
            <nav class="table-tools">
                {move || app.is_alone().then(|| view! {
                    <button type="button" class="ib coach-tool" data-ask-coach="" class:on=move || app.learn.coach.get() aria-pressed=move || app.learn.coach.get().to_string()
                        on:click=move |_| coach::turn(app) title=move || text!(app.words.get(), "coach-title") aria-label=move || text!(app.words.get(), "coach-title")>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2.5a6.6 6.6 0 0 0-4 11.9c.9.7 1.3 1.4 1.3 2.4v.7h5.4v-.7c0-1 .4-1.7 1.3-2.4a6.6 6.6 0 0 0-4-11.9ZM9.6 20h4.8M10.5 22.2h3" /></svg>
                    </button>
                })}
                {move || (app.learn.mode.get() == Mode::Game).then(|| view! {
                    <button type="button" class="ib notebook-tool" data-open-notebook="" on:click=move |_| notebook::open(app)
                        title=move || text!(app.words.get(), "notebook-title") aria-label=move || text!(app.words.get(), "notebook-title")>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.5h12v17H6zM9.2 3.5v17M12 8h3.5M12 11.5h3.5" /></svg>
                    </button>
                })}
                {tool(app, "log-tool", |words| text!(words, "table-log"), "M6 4h11v13a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3zM9.5 8.5h4M9.5 12h4",
                    move || app.way.turn(Over::Chronicle, chronicle::is_log))}
                {app.parts.together.piece(app, |app| app.online.is_on(), |together| together.talk)}
                {tool(app, "menu", |words| text!(words, "menu-settings"), "M5 7h14M5 12h14M5 17h14", move || app.way.lay_over(Over::Menu))}
            </nav>
        </header>
    }
}
