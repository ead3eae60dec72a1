//! A party: face-up heroes by faction, and the hidden stack in its order.

use super::target::{each, target};
use crate::app::App;
use leptos::prelude::*;
use page::{Lineup, sole_faction};
use rules::{Choice, Faction, Hero, Place, Seat};
use words::text;

/// How many thumbs stand side by side, for the style.
pub(super) fn style(party: &Lineup) -> String {
    let [one, two, three] = party.rows();
    let stacked = party.stacked();
    format!("--one-row:{one:.2};--two-rows:{two};--three-rows:{three};--k:{stacked}")
}

/// The party on a seat, as it is seen.
pub(super) fn seen(app: App, seat: Seat) -> Memo<Lineup> {
    Memo::new(move |_| {
        app.scene.with(|scene| {
            let party = scene.as_ref().and_then(|scene| scene.view.party(seat));
            party.map_or_else(Lineup::default, |party| {
                app.changes.with(|changes| Lineup::of(seat, party, &changes.gone))
            })
        })
    })
}

/// A party. What stays there stays as it is when others come and go.
pub(super) fn party_of(app: App, seat: Seat, party: Memo<Lineup>) -> impl IntoView {
    let heroes = each(
        move || party.with(|party| party.face_up.clone()),
        move |hero| standing(app, seat, hero, party),
    );
    let missed = each(
        move || party.with(|party| party.gone.clone()),
        move |(hero, to)| missing(app, hero, to),
    );
    let hidden = Memo::new(move |_| party.with(|party| party.hidden.clone()));
    let stack = move || {
        let stack = hidden.get().into_iter().enumerate();
        stack.map(|(index, card)| hid(app, seat, index, card)).collect_view()
    };
    let coin = move || Some(hidden.with(Vec::len)).filter(|count| *count > 0);
    view! {
        <div class="party">
            <div class="thumbs" data-place=format!("up-{seat}")>
                {heroes}
                {missed}
                <div class="stack" class:empty=move || coin().is_none() data-place=format!("hidden-{seat}") title=move || text!(app.words.get(), "table-hidden-stack")>
                    {stack}
                    {move || coin().map(|count| view! { <b class="coin">{count}</b> })}
                </div>
            </div>
        </div>
    }
}

/// A face-up hero, with the sign of the faction on the first of each.
fn standing(app: App, seat: Seat, hero: Hero, party: Memo<Lineup>) -> AnyView {
    let name = move || app.words.get().hero_name(hero);
    let button = target(
        app,
        [Choice::FaceUp { seat, hero }],
        Some(hero),
        name,
        "h",
        view! {
            <img src=format!("face/{hero}.svg") alt="" draggable="false" />
            <b class="tag">{name}</b>
        },
    );
    let leads = Memo::new(move |_| party.with(|party| party.leads(hero)));
    let sign = move || {
        let faction = sole_faction(hero).filter(|_| leads.get())?;
        Some(
            view! { <img class="sign" src=format!("sign/{}.svg", faction.id()) alt=move || app.words.get().faction(faction) /> },
        )
    };
    let fresh = Memo::new(move |_| app.changes.with(|changes| changes.came.contains(&hero)));
    let class = format!("hero {}", sole_faction(hero).map_or("other", Faction::id));
    view! { <div class=class class:fresh=move || fresh.get()>{button} {sign}</div> }.into_any()
}

/// The place of a hero that went since the viewer's last turn, with a sign of where to.
fn missing(app: App, hero: Hero, to: Place) -> AnyView {
    let sign = match to {
        Place::Graveyard => "graveyard",
        Place::Wilderness => "wilderness",
        _ => "player",
    };
    let said = move || {
        let words = app.words.get();
        let since = text!(words, "table-since-last-turn");
        let place = match to {
            Place::Graveyard => text!(words, "zone-graveyard"),
            Place::Wilderness => text!(words, "zone-wilderness"),
            _ => return format!("{since}: {} ✕", words.hero_name(hero)),
        };
        format!("{since}: {} → {place}", words.hero_name(hero))
    };
    view! {
        <div class="hero went" data-went=hero.id() role="img" title=said aria-label=said>
            <img src=format!("face/{hero}.svg") alt="" draggable="false" />
            <img class="sign" src=format!("icon/{sign}.svg") alt="" />
        </div>
    }
    .into_any()
}

/// A hero of the hidden stack.
fn hid(app: App, seat: Seat, index: usize, card: Option<Hero>) -> AnyView {
    let choice = Choice::Hidden {
        seat,
        index: index as u8,
    };
    let label = move || {
        let words = app.words.get();
        match card {
            Some(hero) => format!("{}. {}", words.hero_name(hero), text!(words, "table-you-know")),
            None => text!(words, "table-hidden-unknown"),
        }
    };
    target(
        app,
        [choice],
        card,
        label,
        "hid",
        view! {
            <img src="back.svg" alt="" draggable="false" />
            {card.map(|hero| view! { <img class="known" src=format!("face/{hero}.svg") alt="" draggable="false" /> })}
            <b class="tag">{index + 1}</b>
        },
    )
}
