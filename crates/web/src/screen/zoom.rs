//! A card shown large, with its text in words, special cases and rulings; and the card somebody plays.

use crate::app::{App, Shown, Zoom};
use crate::picture::FullCard;
use leptos::prelude::*;
use rules::Hero;
use words::{RichText, Span, Words, text};

/// A text with stress and links as the page shows it.
pub(crate) fn rich(text: &RichText) -> AnyView {
    text.0
        .iter()
        .map(|span| match span {
            Span::Text(text) => view! { <span>{text.clone()}</span> }.into_any(),
            Span::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
            Span::Emphasis(text) => view! { <em>{text.clone()}</em> }.into_any(),
            Span::Link { text, .. } => view! { <span>{text.clone()}</span> }.into_any(),
            Span::Icon(icon) => {
                view! { <img class="inline" src=format!("icon/{}.svg", icon.id()) alt="" /> }.into_any()
            }
        })
        .collect_view()
        .into_any()
}

/// Who else knows where this hero lies, if not everybody does.
fn known(app: App, hero: Hero) -> Option<String> {
    let scene = app.scene.get()?;
    let seats = scene.view.known_by.get(hero.id())?;
    let others = seats.iter().filter(|seat| scene.view.me() != Some(**seat));
    let names: Vec<String> = others.map(|&seat| app.name(seat)).collect();
    let words = app.words.get();
    (!names.is_empty()).then(|| text!(words, "screen-known-to", names = words.list_and(&names)))
}

/// What there is to say of a hero beside the card.
#[component]
fn About(words: Words, hero: Hero, known: Option<String>, rules: Option<App>) -> impl IntoView {
    let factions: Vec<String> = hero.factions().iter().map(|faction| words.faction(faction)).collect();
    let notes = words.notes(hero);
    let rulings = words.rulings_for(hero);
    let extra = !notes.is_empty() || !rulings.is_empty();
    let notes = notes.iter().map(|note| view! { <li>{rich(note)}</li> }).collect_view();
    let rulings = rulings
        .into_iter()
        .map(|(ruling, title)| {
            let said = words.format(&format!("ruling-{}.text", ruling.id()), &[]);
            view! { <li class="ruling"><strong>{title}</strong>" "{said}</li> }
        })
        .collect_view();
    view! {
        <div class="about">
            <h2>{words.hero_name(hero)}</h2>
            <p class="facts">
                {text!(words, "gallery-number", number = hero.number())}" · "{words.list_and(&factions)}" · "{words.set(hero.set())}
                {hero.is_advanced().then(|| view! { " · "{text!(words, "gallery-advanced")} })}
            </p>
            <p class="spoken">{words.card(hero).spoken().to_owned()}</p>
            {known.map(|known| view! { <p class="known-to"><img class="inline" src="icon/look.svg" alt="" />{known}</p> })}
            {extra.then(|| view! {
                <h3>{text!(words, "table-special-cases")}</h3>
                <ul>{notes} {rulings}</ul>
            })}
            {rules.map(|app| view! {
                <button type="button" class="quiet in-rules" data-card-rules="" on:click=move |_| { app.zoom.set(None); app.open_rules(words::Passage::Hero(hero).id()) }>{text!(words, "rules-see")}</button>
            })}
        </div>
    }
}

/// The large card.
#[component]
pub(crate) fn Enlarged(app: App) -> impl IntoView {
    move || {
        let Zoom { card, pinned, left } = app.zoom.get()?;
        let words = app.words.get();
        let about = match card {
            Shown::Hero(hero) => {
                view! { <About words=words hero=hero known=known(app, hero) rules=pinned.then_some(app) /> }.into_any()
            }
            Shown::Leader(leader) => {
                let [first, second] = leader.alignment().map(|faction| words.faction(faction));
                view! {
                    <div class="about">
                        <h2>{words.leader(leader)}</h2>
                        <p class="facts">{text!(words, "gallery-number", number = leader.number())}</p>
                        <p class="spoken">{text!(words, "table-leader-wins-with", first = first, second = second)}</p>
                        <button type="button" class="quiet in-rules" on:click=move |_| { app.zoom.set(None); app.open_rules("leaders") }>{text!(words, "rules-see")}</button>
                    </div>
                }
                .into_any()
            }
        };
        let panel = view! {
            <div class="zoomed" on:click=|event| event.stop_propagation()>
                <FullCard app=app card=card />
                {about}
                {pinned.then(|| view! {
                    <button type="button" class="close" on:click=move |_| app.zoom.set(None)
                        aria-label=text!(words, "menu-close")>"✕"</button>
                })}
            </div>
        };
        let class = match (pinned, left) {
            (true, _) => "zoom pinned",
            (false, true) => "zoom left",
            (false, false) => "zoom right",
        };
        let name = match card {
            Shown::Hero(hero) => words.hero_name(hero),
            Shown::Leader(leader) => words.leader(leader),
        };
        Some(view! {
            <div class=class aria-label=name role=if pinned { "dialog" } else { "tooltip" } on:click=move |_| app.zoom.set(None)>{panel}</div>
        })
    }
}

/// The card somebody plays.
#[component]
pub(crate) fn Spotlight(app: App) -> impl IntoView {
    move || {
        let (hero, by) = app.spotlight.get()?;
        Some(view! {
            <div class="spotlight" on:click=move |_| app.hurry.set(true)>
                <div class="lit-card">
                    <FullCard app=app card=Shown::Hero(hero) />
                    <b class="who">{app.name(by)}</b>
                </div>
            </div>
        })
    }
}
