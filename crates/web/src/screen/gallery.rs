//! All heroes, by set and faction, with a search.

use super::controls::{Item, choices};
use super::target::target;
use crate::app::App;
use leptos::prelude::{Set as _, *};
use page::Over;
use rules::{Faction, Hero, Set};
use words::{Words, text};

/// Whether a hero fits what was typed: name, number or text.
fn fits(words: Words, hero: Hero, typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    typed.is_empty()
        || words.hero_name(hero).to_lowercase().contains(&typed)
        || hero.number().to_string() == typed
        || words.card(hero).spoken().to_lowercase().contains(&typed)
}

/// The faction of a hero that has just one.
fn sign(hero: Hero) -> Option<Faction> {
    let mut factions = hero.factions().iter();
    let first = factions.next();
    first.filter(|_| factions.next().is_none())
}

/// The gallery.
#[component]
pub(crate) fn Gallery(app: App) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let set = RwSignal::new(None::<Set>);
    let faction = RwSignal::new(None::<Faction>);
    let found = Memo::new(move |_| {
        let words = app.words.get();
        let heroes = Hero::all().filter(|hero| {
            set.get().is_none_or(|set| hero.set() == set)
                && faction.get().is_none_or(|faction| hero.factions().contains(faction))
                && fits(words, *hero, &typed.get())
        });
        heroes.collect::<Vec<Hero>>()
    });
    let sets = move || {
        let words = app.words.get();
        let each = Set::ALL.map(|one| Item::new(Some(one), words.set(one)));
        let items = [Item::new(None, text!(words, "gallery-all-sets"))]
            .into_iter()
            .chain(each);
        choices(items.collect(), move |one| set.get() == one, move |one| set.set(one))
    };
    let factions = move || {
        let words = app.words.get();
        let each = Faction::ALL
            .map(|one| Item::new(Some(one), words.faction(one)).sign(Some(format!("sign/{}.svg", one.id()))));
        let items = [Item::new(None, text!(words, "gallery-all-factions"))]
            .into_iter()
            .chain(each);
        choices(
            items.collect(),
            move |one| faction.get() == one,
            move |one| faction.set(one),
        )
    };
    let heroes = move || {
        let words = app.words.get();
        let found = found.get();
        if found.is_empty() {
            return view! { <p class="nothing">{text!(words, "gallery-nothing")}</p> }.into_any();
        }
        found
            .into_iter()
            .map(|hero| {
                let (small, large) = words.hero_banner(hero);
                view! {
                    {target(app, [], Some(hero), move || words.hero_name(hero), "exhibit", view! {
                        <img src=format!("face/{hero}.svg") alt="" loading="lazy" />
                        {sign(hero).map(|faction| view! { <img class="sign" src=format!("sign/{}.svg", faction.id()) alt="" /> })}
                        <span><small>{small}</small><b>{large}</b></span>
                    })}
                }
            })
            .collect_view()
            .into_any()
    };
    let say = move |key: fn(Words) -> String| move || key(app.words.get());
    view! {
        <main class="page gallery">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| app.way.close(|over| *over == Over::Gallery)>{say(|words| text!(words, "menu-back"))}</button>
                <h2>{say(|words| text!(words, "menu-gallery"))}</h2>
                <input type="search" placeholder=say(|words| text!(words, "gallery-search")) aria-label=say(|words| text!(words, "gallery-search"))
                    on:input=move |event| typed.set(event_target_value(&event)) />
                <span class="count">{move || found.with(Vec::len)}</span>
            </header>
            <div class="filters">
                {factions}
                {sets}
            </div>
            <div class="exhibits">{heroes}</div>
        </main>
    }
}
