//! The Tavern, the three piles, and cards that are being decided about.

use super::leaf::Leaf;
use super::target::target;
use crate::app::App;
use crate::flight;
use leptos::prelude::*;
use rules::{Choice, Hero, Pile, Slot};
use words::{Words, text};

/// A card that comes a moment after what is asked: nobody has to decide about it as quickly.
fn soon(app: App, hero: Hero) -> impl IntoView {
    let here = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        flight::painted().await;
        // It may be gone already.
        here.try_set(true);
    });
    move || here.get().then(|| view! { <Leaf app=app hero=hero /> })
}

/// The three slots of the Tavern.
#[component]
pub(crate) fn Tavern(app: App) -> impl IntoView {
    let slot = move |slot: Slot| {
        let there = app.seen(move |view| view.tavern(slot));
        let card = move || {
            let hero = there.get().flatten();
            let label = move || match hero {
                Some(hero) => app.words.get().hero_name(hero),
                None => text!(app.words.get(), "table-slot-empty"),
            };
            let class = if hero.is_some() { "card" } else { "card empty" };
            let choices = [Choice::Tavern(slot), Choice::DrawTavern(slot)];
            target(app, choices, hero, label, class, hero.map(|hero| soon(app, hero)))
        };
        view! { <div class="slot" data-place=format!("tavern-{}", slot.number())>{card}</div> }
    };
    let title = move || text!(app.words.get(), "zone-tavern");
    view! {
        <section class="tavern" data-region="tavern" aria-label=title>
            {zone(app, "tavern", |words| text!(words, "zone-tavern"))}
            <div class="slots">{Slot::ALL.map(slot)}</div>
        </section>
    }
}

/// The name of a place, which leads to the rules.
fn zone(app: App, id: &'static str, name: fn(Words) -> String) -> impl IntoView {
    view! {
        <h3>
            <button type="button" class="plain" data-zone=id title=move || text!(app.words.get(), "rules-see") on:click=move |_| app.open_rules("pieces")>
                <img src=format!("icon/{id}.svg") alt="" /><span>{move || name(app.words.get())}</span>
            </button>
        </h3>
    }
}

/// What is seen of a pile: how many backs, two at most, and who lies on top if that is known.
type PileTop = (usize, Option<Hero>);

/// A pile: its name, how many lie there, and what is seen of them, which is redrawn only when that changes.
fn pile(
    app: App,
    (id, choice, name): (&'static str, Choice, fn(Words) -> String),
    count: Memo<Option<usize>>,
    seen: Memo<Option<PileTop>>,
    inside: fn(App, PileTop) -> AnyView,
) -> AnyView {
    let count = move || count.get().unwrap_or_default();
    let cards = move || {
        let seen = seen.get().unwrap_or_default();
        let label = move || format!("{}: {}", name(app.words.get()), count());
        let class = match seen {
            (0, None) => "card empty",
            (0, Some(_)) => "card",
            _ => "card back",
        };
        let inside = view! { {inside(app, seen)} <b class="coin">{count}</b> };
        target(app, [choice], seen.1, label, class, inside)
    };
    view! { <div class="pile" data-place=id>{cards} {zone(app, id, name)}</div> }.into_any()
}

/// Harbor, Wilderness and Graveyard.
#[component]
pub(crate) fn Piles(app: App) -> impl IntoView {
    let backs = |_: App, (backs, top): PileTop| {
        let under = (backs > 1).then(|| view! { <img class="under" src="back.svg" alt="" /> });
        let back = (backs > 0).then(|| view! { <img src="back.svg" alt="" /> });
        let known = top.map(|hero| view! { <img class="known" src=format!("face/{hero}.svg") alt="" /> });
        view! { {under} {back} {known} }.into_any()
    };
    let harbor = pile(
        app,
        ("harbor", Choice::DrawHarbor, |words| text!(words, "zone-harbor")),
        app.seen(|view| view.harbor),
        app.seen(|view| (view.harbor.min(2), None)),
        backs,
    );
    let wilderness = pile(
        app,
        ("wilderness", Choice::Pile(Pile::Wilderness), |words| {
            text!(words, "zone-wilderness")
        }),
        app.seen(|view| view.wilderness.len()),
        app.seen(|view| (view.wilderness.len().min(1), view.wilderness.first().copied().flatten())),
        backs,
    );
    let graveyard = pile(
        app,
        ("graveyard", Choice::Pile(Pile::Graveyard), |words| {
            text!(words, "zone-graveyard")
        }),
        app.seen(|view| view.graveyard.len()),
        app.seen(|view| (0, view.graveyard.first().copied().flatten())),
        |_, (_, top)| {
            let card = top.map(|hero| view! { <img class="portrait" src=format!("face/{hero}.svg") alt="" /> });
            card.into_any()
        },
    );
    view! { <section class="piles" data-region="piles">{harbor} {wilderness} {graveyard}</section> }
}

/// Cards that are neither in a hand nor on the table: drawn, looked at, performed.
#[component]
pub(crate) fn Tray(app: App) -> impl IntoView {
    let lie = app.seen(|view| view.tray());
    move || {
        let tray = match app.curtain.get().is_closed() {
            true => Vec::new(),
            false => lie.get().unwrap_or_default(),
        };
        (!tray.is_empty()).then(|| {
            let words = app.words.get();
            let cards = tray.iter().copied().map(|hero| {
                view! {
                    {target(app, [Choice::Card(hero)], Some(hero), move || app.words.get().hero_name(hero), "card", view! { <Leaf app=app hero=hero /> })}
                }
            });
            view! {
                <div class="tray sheet" class:many={tray.len() > 4} data-place="aside" role="group" aria-label=text!(words, "screen-aside")>
                    {cards.collect_view()}
                </div>
            }
        })
    }
}
