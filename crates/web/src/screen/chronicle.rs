//! What happened, turn by turn, with the faces of those it happened to.

use crate::app::App;
use crate::shown::Shown;
use leptos::prelude::*;
use page::{Over, Row, Turn, is_told, rows};
use rules::Happening;
use words::{Players, Words, text};

/// How many turns stay, enough to look back on; all of it is in the saved game.
const KEPT: usize = 60;

/// How many faces stand beside the words.
const FACES: usize = 4;

/// A turn in words.
pub(super) fn said(words: Words, turn: &Turn, players: &Players<'_>) -> String {
    let told = turn.happenings.iter().filter(|happening| is_told(happening)).copied();
    let told: Vec<Happening> = told.collect();
    let decided = turn.by_bot.then(|| text!(words, "table-bot-decided"));
    let sentences: Vec<String> = decided.into_iter().chain(words.retold(&told, players)).collect();
    sentences.join(" ")
}

fn listed(app: App) -> Vec<Row> {
    let me = app.scene.with(|scene| scene.as_ref().and_then(|scene| scene.view.me()));
    app.chronicle.with(|chronicle| rows(chronicle, me, KEPT))
}

pub(super) fn is_log(over: &Over) -> bool {
    *over == Over::Chronicle
}

/// A turn: whose it is, and what happened.
fn row(app: App, Row { turn, begins }: Row) -> impl IntoView {
    let words = app.words.get();
    let fresh = turn.is_fresh;
    let (text, whose) = app.with_players(|players| {
        let whose = turn.seat.map(|seat| words.event(&Happening::Turn { seat }, players));
        (said(words, &turn, players), whose)
    });
    let heroes = turn.heroes();
    let lit = heroes.clone();
    let thumbs = heroes.into_iter().take(FACES).map(|hero| {
        view! {
            <button type="button" class="thumb" aria-label=app.words.get().hero_name(hero)
                on:focus=move |_| app.lit.set(vec![hero])
                on:blur=move |_| app.lit.set(Vec::new())
                on:click=move |_| app.pin(Shown::Hero(hero))>
                <img src=format!("face/{hero}.svg") alt="" loading="lazy" />
            </button>
        }
    });
    view! {
        {begins.then(|| view! { <li class="since">{text!(words, "table-since-last-turn")}</li> })}
        {whose.map(|whose| view! { <li class="turn-of"><span>{whose}</span></li> })}
        {(!text.is_empty()).then(|| view! {
            <li class:fresh=fresh
                on:pointerenter=move |_| app.lit.set(lit.clone())
                on:pointerleave=move |_| app.lit.set(Vec::new())>
                <span>{text}</span>
                <div class="faces">{thumbs.collect_view()}</div>
            </li>
        })}
    }
}

/// The chronicle, newest turn last, those since the viewer's last turn set off.
#[component]
pub(crate) fn Chronicle(app: App) -> impl IntoView {
    let rows = Memo::new(move |_| listed(app));
    let list = NodeRef::<leptos::html::Ol>::new();
    let to_end = move || {
        if let Some(list) = list.get() {
            // Together with everything else that is laid out in the next frame.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    };
    Effect::new(move |_| {
        rows.track();
        app.way.is_open(is_log);
        to_end();
    });
    // In a window of another size the lines break elsewhere.
    let resized = window_event_listener(leptos::ev::resize, move |_| untrack(to_end));
    on_cleanup(move || resized.remove());
    let title = move || text!(app.words.get(), "table-log");
    view! {
        <aside class="log sheet" data-region="chronicle" class:open=move || app.way.is_open(is_log) aria-label=title>
            <h3>{title}
                <button type="button" class="close" on:click=move |_| app.way.close(is_log)
                    aria-label=move || text!(app.words.get(), "menu-close")>"✕"</button>
            </h3>
            <ol node_ref=list><For each=move || rows.get() key=Row::key let:told>{move || row(app, told.clone())}</For></ol>
        </aside>
    }
}
