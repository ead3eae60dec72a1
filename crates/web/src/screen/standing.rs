//! Who would win if the game ended now, with everybody's heroes of that faction as far as they are seen.

use super::board::pointed;
use crate::app::App;
use leptos::prelude::*;
use page::{Count, Prospects, Standing, certain};
use rules::{Choice, Hero, Track};
use told::Sight;
use words::{Words, text};

/// Where the choice that is pointed at leads, if that is certain, and the hero it plays.
fn then(app: App, sight: &Sight) -> Option<(Track, Option<Hero>)> {
    let track = certain(pointed(app).as_ref())?;
    let played = match sight.choices.get(app.pointed.get()?) {
        Some(Choice::Play(hero)) => Some(*hero),
        _ => None,
    };
    Some((track, played))
}

fn said(words: Words, prospects: Prospects) -> String {
    match prospects {
        Prospects::NotYours => text!(words, "standing-not-yours"),
        Prospects::Behind => text!(words, "standing-behind"),
        Prospects::Ahead => text!(words, "standing-ahead"),
        Prospects::Safe => text!(words, "standing-safe"),
    }
}

/// The line that says who would win now, and why.
#[component]
pub(crate) fn WinningNow(app: App) -> impl IntoView {
    let standing = Memo::new(move |_| {
        app.scene.with(|scene| {
            let sight = &scene.as_ref()?.view;
            let then = then(app, sight);
            let (track, played) = then.unwrap_or((sight.track(), None));
            let over = sight.outcome.is_some();
            let standing = Standing::of(sight, track, played, app.peek.get() && !over);
            Some((standing, track, then.is_some(), over))
        })
    });
    move || {
        let words = app.words.get();
        let (
            Standing {
                faction,
                counts,
                prospects,
            },
            track,
            then,
            over,
        ) = standing.get()?;
        let title = match (over, then) {
            (true, _) => text!(words, "standing-wins"),
            (false, true) => text!(words, "screen-then-wins"),
            (false, false) => text!(words, "screen-if-now"),
        };
        let most = counts.first().map(|first| first.seen);
        let chips = counts.into_iter().map(|count| {
            let leads = Some(count.seen) == most && count.seen > 0;
            chip(app, count, leads)
        });
        Some(view! {
            <button type="button" class=format!("now sheet {}", faction.id()) data-region="standing" aria-live="polite" title=words.because_of_markers(track) data-zone="track"
                on:click=move |_| app.open_rules("winning")>
                <img class="sign" src=format!("sign/{}.svg", faction.id()) alt="" />
                <span class="then"><span class="if">{title}</span> <b>{words.faction(faction)}</b></span>
                <span class="counts">{chips.collect_view()}</span>
                {prospects.map(|prospects| view! { <em>{said(words, prospects)}</em> })}
            </button>
        })
    }
}

fn chip(app: App, Count { seat, seen, hidden }: Count, leads: bool) -> impl IntoView {
    let words = app.words.get();
    let me = app.you() == Some(seat);
    let name = match me {
        true => text!(words, "screen-you"),
        false => app.name(seat),
    };
    view! {
        <span class="chip-of" class:me=me class:most=leads>
            {name}" "<b>{seen}</b>
            {(hidden > 0).then(|| view! { <small>{text!(words, "standing-hidden", count = hidden)}</small> })}
        </span>
    }
}
