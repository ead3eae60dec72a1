//! The games that can be resumed, on the first page: the one that was played last, and all others below it.

use super::seat::level_name;
use crate::app::App;
use crate::say;
use leptos::prelude::*;
use told::keeper::{GameId, Request, Saved};
use words::{Words, text};

/// Who plays against whom, as one line.
fn opponents(words: Words, saved: &Saved) -> String {
    let people = saved.sitters.iter().filter(|sitter| sitter.bot.is_none());
    let bots = saved.sitters.iter().filter(|sitter| sitter.bot.is_some());
    let around = people.clone().count() > 1;
    let level = bots.clone().find_map(|sitter| sitter.bot);
    let shown: Vec<&told::Sitter> = if around { people.collect() } else { bots.collect() };
    let names: Vec<String> = shown
        .into_iter()
        .filter(|sitter| !sitter.name.is_empty())
        .map(|sitter| sitter.name.clone())
        .collect();
    match level.filter(|_| !around) {
        Some(level) => format!("{} ({})", words.list_and(&names), level_name(words, level)),
        None => words.list_and(&names),
    }
}

/// How far it has come, when it was played last.
fn standing(words: Words, saved: &Saved) -> String {
    let mut parts = vec![text!(words, "screen-turn-number", number = saved.turn)];
    if saved.when > 0 {
        parts.push(say::date(words, saved.when));
    }
    if saved.practice {
        parts.push(text!(words, "history-practice"));
    }
    parts.join(" · ")
}

/// A row with something that can be removed after asking.
fn removable(app: App, game: GameId, row: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
    let asking = RwSignal::new(false);
    let (keep, remove) = (
        NodeRef::<leptos::html::Button>::new(),
        NodeRef::<leptos::html::Button>::new(),
    );
    let focus = |button: NodeRef<leptos::html::Button>| {
        request_animation_frame(move || {
            if let Some(button) = button.get_untracked() {
                let _ = button.focus();
            }
        });
    };
    let ask = move |_| {
        asking.set(true);
        focus(keep);
    };
    let stay = move |_| {
        asking.set(false);
        focus(remove);
    };
    move || {
        let words = app.words.get();
        if asking.get() {
            return view! {
                <div class="way-with" role="group" data-removing=game.to_string()>
                    <p class="removing">{text!(words, "start-remove-sure")}</p>
                    <button type="button" class="quiet" data-remove-yes="" on:click=move |_| app.ask(&Request::Forget { game })>
                        {text!(words, "start-remove-yes")}</button>
                    <button type="button" class="quiet" data-remove-no="" node_ref=keep on:click=stay>
                        {text!(words, "start-remove-no")}</button>
                </div>
            }
            .into_any();
        }
        view! {
            <div class="way-with" data-kept=game.to_string()>
                {row()}
                <button type="button" class="more" data-remove="" node_ref=remove on:click=ask
                    aria-label=text!(words, "start-remove") title=text!(words, "start-remove")>"✕"</button>
            </div>
        }
        .into_any()
    }
}

fn resumable(app: App, saved: Saved, small: bool) -> impl IntoView {
    let game = saved.game;
    removable(app, game, move || {
        let words = app.words.get();
        view! {
            <button type="button" class="way resume" class:small=small data-resume="" on:click=move |_| app.resume(game)>
                <b>{if small { opponents(words, &saved) } else { text!(words, "start-resume") }}</b>
                <small>{(!small).then(|| format!("{} · ", opponents(words, &saved)))}{standing(words, &saved)}</small>
            </button>
        }
        .into_any()
    })
}

/// A game that only another version can read.
fn unreadable(app: App, game: GameId) -> impl IntoView {
    removable(app, game, move || {
        let words = app.words.get();
        view! { <p class="way small" data-unreadable="">{text!(words, "start-unreadable")}</p> }.into_any()
    })
}

/// All games that can be resumed.
#[component]
pub(crate) fn Running(app: App) -> impl IntoView {
    let open = RwSignal::new(false);
    move || {
        let mut saved = app.saved.get().into_iter();
        let last = saved.next().map(|saved| resumable(app, saved, false));
        let others: Vec<Saved> = saved.collect();
        let strange = app.unreadable.get();
        let count = others.len() + strange.len();
        let list = move || {
            open.get().then(|| {
                let others = others.iter().map(|saved| resumable(app, saved.clone(), true));
                let strange = strange.iter().map(|&game| unreadable(app, game));
                view! { <div class="running">{others.collect_view()}{strange.collect_view()}</div> }
            })
        };
        let more = (count > 0).then(|| {
            view! {
                <button type="button" class="quiet" data-more-games="" aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)>
                    {move || text!(app.words.get(), "start-more-games", count = count)}</button>
                {list}
            }
        });
        view! { {last} {more} }
    }
}
