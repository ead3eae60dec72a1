//! The Tavern, the three piles, and cards that are being decided about.

use super::target::target;
use crate::app::{App, Shown};
use crate::flight;
use crate::picture::FullCard;
use leptos::prelude::*;
use rules::{Choice, Hero, Pile, Slot};
use words::text;

/// A card that comes a moment after what is asked: nobody has to decide about it as quickly.
fn soon(app: App, hero: Hero) -> impl IntoView {
    let here = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        flight::painted().await;
        // It may be gone already.
        here.try_set(true);
    });
    move || {
        here.get()
            .then(|| view! { <FullCard app=app card=Shown::Hero(hero) /> })
    }
}

/// The three slots of the Tavern.
#[component]
pub(crate) fn Tavern(app: App) -> impl IntoView {
    let slot = move |slot: Slot| {
        let there = app.seen(move |view| view.tavern(slot));
        move || {
            let words = app.words.get();
            let hero = there.get().flatten();
            let choices = [Choice::Tavern(slot), Choice::DrawTavern(slot)];
            let label = match hero {
                Some(hero) => words.hero_name(hero),
                None => text!(words, "table-slot-empty"),
            };
            view! {
                <div class="slot" data-place=format!("tavern-{}", slot.number())>
                    {target(app, choices, hero, label, if hero.is_some() { "card" } else { "card empty" }, view! {
                        {hero.map(|hero| soon(app, hero))}
                    })}
                </div>
            }
        }
    };
    let title = move || text!(app.words.get(), "zone-tavern");
    view! {
        <section class="tavern" aria-label=title>
            <h3><button type="button" class="plain" data-zone="tavern" title=move || text!(app.words.get(), "rules-see") on:click=move |_| app.open_rules("pieces")><img src="icon/tavern.svg" alt="" />{title}</button></h3>
            {Slot::ALL.map(slot)}
        </section>
    }
}

/// The name of a pile, which leads to the rules.
fn zone(app: App, id: &'static str, name: String) -> impl IntoView {
    let title = text!(app.words.get(), "rules-see");
    view! {
        <button type="button" class="plain" data-zone=id title=title on:click=move |_| app.open_rules("pieces")>
            <img src=format!("icon/{id}.svg") alt="" /><span>{name}</span>
        </button>
    }
}

/// Harbor, Wilderness and Graveyard.
#[component]
pub(crate) fn Piles(app: App) -> impl IntoView {
    // How many lie there, and who lies on top.
    let harbor = app.seen(|view| view.harbor);
    let wilderness = app.seen(|view| (view.wilderness.len(), view.wilderness.first().copied().flatten()));
    let graveyard = app.seen(|view| (view.graveyard.len(), view.graveyard.first().copied().flatten()));
    let harbor = move || {
        let words = app.words.get();
        let count = harbor.get().unwrap_or_default();
        let name = text!(words, "zone-harbor");
        view! {
            <div class="pile" data-place="harbor">
                <h3>{zone(app, "harbor", name.clone())}</h3>
                {target(app, [Choice::DrawHarbor], None, format!("{name}: {count}"), if count > 0 { "card back" } else { "card empty" }, view! {
                    {(count > 1).then(|| view! { <img class="under" src="back.svg" alt="" /> })}
                    {(count > 0).then(|| view! { <img src="back.svg" alt="" /> })}
                    <b class="coin">{count}</b>
                })}
            </div>
        }
    };
    let wilderness = move || {
        let words = app.words.get();
        let (count, top) = wilderness.get().unwrap_or_default();
        let name = text!(words, "zone-wilderness");
        view! {
            <div class="pile" data-place="wilderness">
                <h3>{zone(app, "wilderness", name.clone())}</h3>
                {target(app, [Choice::Pile(Pile::Wilderness)], top, format!("{name}: {count}"), if count > 0 { "card back" } else { "card empty" }, view! {
                    {(count > 0).then(|| view! { <img src="back.svg" alt="" /> })}
                    {top.map(|hero| view! { <img class="known" src=format!("face/{hero}.svg") alt="" /> })}
                    <b class="coin">{count}</b>
                })}
            </div>
        }
    };
    let graveyard = move || {
        let words = app.words.get();
        let (count, top) = graveyard.get().unwrap_or_default();
        let name = text!(words, "zone-graveyard");
        view! {
            <div class="pile" data-place="graveyard">
                <h3>{zone(app, "graveyard", name.clone())}</h3>
                {target(app, [Choice::Pile(Pile::Graveyard)], top, format!("{name}: {count}"), if count > 0 { "card" } else { "card empty" }, view! {
                    {top.map(|hero| view! { <FullCard app=app card=Shown::Hero(hero) /> })}
                    <b class="coin">{count}</b>
                })}
            </div>
        }
    };
    view! { <section class="piles">{harbor} {wilderness} {graveyard}</section> }
}

/// Cards that are neither in a hand nor on the table: drawn, looked at, performed.
#[component]
pub(crate) fn Tray(app: App) -> impl IntoView {
    let lie = app.seen(|view| view.tray());
    move || {
        let tray = match app.curtain.with(Option::is_some) {
            true => Vec::new(),
            false => lie.get().unwrap_or_default(),
        };
        (!tray.is_empty()).then(|| {
            let words = app.words.get();
            let cards = tray.iter().copied().map(|hero| {
                view! {
                    {target(app, [Choice::Card(hero)], Some(hero), words.hero_name(hero), "card", view! {
                        <FullCard app=app card=Shown::Hero(hero) />
                    })}
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
