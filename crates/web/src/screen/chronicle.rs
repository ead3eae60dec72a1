//! What happened, line by line, with the faces of those it happened to.

use crate::app::{App, Shown};
use dealer::protocol::Chapter;
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Happening, Hero, How, Seat};
use std::sync::Arc;
use words::{Players, Words, text};

/// One line.
struct Entry {
    text: String,
    heroes: Vec<Hero>,
    /// A new turn begins here.
    turn: bool,
}

/// A chapter in the list.
#[derive(Clone)]
struct Row {
    chapter: Arc<Chapter>,
    /// After the viewer's last choice.
    fresh: bool,
    /// The first one of these.
    begins: bool,
}

impl Row {
    /// Two rows with the same key look the same. A chapter that is shown stays where it is in memory.
    fn key(&self) -> (usize, bool, bool) {
        (Arc::as_ptr(&self.chapter).addr(), self.fresh, self.begins)
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.key() == other.key()
    }
}

fn card(happening: &Happening) -> Option<Hero> {
    match *happening {
        Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. } => card,
        Happening::Performs { hero, .. } | Happening::Protected { hero, .. } => Some(hero),
        _ => None,
    }
}

/// The lines of a chapter. The two halves of an exchange share one.
fn lines(words: Words, chapter: &Chapter, players: &Players<'_>) -> Vec<Entry> {
    let is_exchange = |happening: &Happening| {
        matches!(
            happening,
            Happening::Card {
                how: How::Exchanged,
                ..
            }
        )
    };
    let mut entries = Vec::new();
    let mut rest = chapter.happenings.as_slice();
    while let [first, others @ ..] = rest {
        let count = if is_exchange(first) && others.first().is_some_and(is_exchange) {
            2
        } else {
            1
        };
        let (these, later) = rest.split_at(count);
        rest = later;
        // Who has chosen in secret is seen at once by what follows.
        if matches!(first, Happening::Chose { .. }) {
            continue;
        }
        entries.push(Entry {
            text: words.events(these, players).join(" "),
            heroes: these.iter().filter_map(card).collect(),
            turn: matches!(first, Happening::Turn { .. }),
        });
    }
    entries
}

/// How many of the last chapters came after the viewer's last turn.
fn fresh(chronicle: &[Arc<Chapter>], me: Option<Seat>) -> usize {
    let others = |chapter: &&Arc<Chapter>| Some(chapter.chooser) != me;
    let own = chronicle
        .iter()
        .rev()
        .take_while(|chapter| Some(chapter.chooser) == me)
        .count();
    let since = chronicle.iter().rev().skip(own).take_while(others).count();
    own + since
}

fn rows(app: App, me: Option<Seat>) -> Vec<Row> {
    app.chronicle.with(|chronicle| {
        let old = chronicle.len() - fresh(chronicle, me);
        // Enough to look back on; all of it is in the saved game.
        let from = chronicle.len().saturating_sub(80).min(old);
        let rows = chronicle.iter().enumerate().skip(from).map(|(index, chapter)| Row {
            chapter: chapter.clone(),
            fresh: index >= old,
            begins: index == old,
        });
        rows.collect()
    })
}

/// The chronicle, newest line last, those since the viewer's last turn set off.
#[component]
pub(crate) fn Chronicle(app: App) -> impl IntoView {
    let me = app.seen(Sight::me);
    let rows = Memo::new(move |_| rows(app, me.get().flatten()));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        rows.track();
        app.log_open.track();
        if let Some(list) = list.get() {
            // Together with everything else that is laid out in the next frame.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let line = move |entry: Entry, fresh: bool| {
        let Entry { text, heroes, turn } = entry;
        let lit = heroes.clone();
        let thumbs = heroes.into_iter().map(|hero| {
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
            <li class:turn=turn class:fresh=fresh
                on:pointerenter=move |_| app.lit.set(lit.clone())
                on:pointerleave=move |_| app.lit.set(Vec::new())>
                <span>{text}</span>
                {thumbs.collect_view()}
            </li>
        }
    };
    let row = move |row: Row| {
        move || {
            let words = app.words.get();
            let entries = app.with_players(|players| lines(words, &row.chapter, players));
            let lines = entries.into_iter().map(|entry| line(entry, row.fresh));
            view! {
                {row.begins.then(|| view! { <li class="since">{text!(words, "table-since-last-turn")}</li> })}
                {lines.collect_view()}
            }
        }
    };
    let title = move || text!(app.words.get(), "table-log");
    let last = move || {
        let words = app.words.get();
        app.with_players(|players| {
            app.chronicle.with(|chronicle| {
                let chapters = chronicle.iter().rev();
                let mut lines = chapters.flat_map(|chapter| lines(words, chapter, players).into_iter().rev());
                lines.find(|entry| !entry.turn).map(|entry| entry.text)
            })
        })
    };
    view! {
        <button type="button" class="latest" on:click=move |_| app.log_open.set(true) aria-label=title>{last}</button>
        <aside class="log sheet" class:open=move || app.log_open.get() aria-label=title>
            <h3>{title}
                <button type="button" class="close" on:click=move |_| app.log_open.set(false)
                    aria-label=move || text!(app.words.get(), "menu-close")>"✕"</button>
            </h3>
            <ol node_ref=list><For each=move || rows.get() key=Row::key children=row /></ol>
        </aside>
    }
}
