//! A card shown large, with its text in words, special cases and rulings; and the card somebody plays.

use crate::app::App;
use crate::language;
use crate::picture::FullCard;
use crate::shown::{Shown, Zoom};
use leptos::prelude::*;
use page::{Over, Spot};
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
    let seats = scene.view.knowing(hero)?;
    let others = seats.iter().filter(|seat| scene.view.me() != Some(**seat));
    let names: Vec<String> = others.map(|&seat| app.name(seat)).collect();
    let words = app.words.get();
    (!names.is_empty()).then(|| text!(words, "screen-known-to", names = words.list_and(&names)))
}

/// Special cases and rulings. Their texts come when a card is first looked at so closely.
fn special_cases(words: Words, hero: Hero) -> impl IntoView {
    let language = words.language();
    let here = RwSignal::new(Words::are_all_read(language));
    if !here.get_untracked() {
        leptos::task::spawn_local(async move {
            // Where they cannot be had there is still what the card says. It may be closed by then.
            if language::complete(language).await {
                here.try_set(true);
            }
        });
    }
    move || here.get().then(|| listed(words, hero)).flatten()
}

fn listed(words: Words, hero: Hero) -> Option<AnyView> {
    let notes = words.notes(hero);
    let rulings = words.rulings_for(hero);
    if notes.is_empty() && rulings.is_empty() {
        return None;
    }
    let notes = notes.iter().map(|note| view! { <li>{rich(note)}</li> }).collect_view();
    let rulings = rulings
        .into_iter()
        .map(|(ruling, title)| {
            let said = words.format(&format!("ruling-{}.text", ruling.id()), &[]);
            view! { <li class="ruling"><strong>{title}</strong>" "{said}</li> }
        })
        .collect_view();
    let list = view! {
        <h3>{text!(words, "table-special-cases")}</h3>
        <ul>{notes} {rulings}</ul>
    };
    Some(list.into_any())
}

/// What there is to say of a hero beside the card.
#[component]
fn About(words: Words, hero: Hero, known: Option<String>, rules: App) -> impl IntoView {
    let factions: Vec<String> = hero.factions().iter().map(|faction| words.faction(faction)).collect();
    view! {
        <div class="about">
            <h2>{words.hero_name(hero)}</h2>
            <p class="facts">
                {text!(words, "gallery-number", number = hero.number())}" · "{words.list_and(&factions)}" · "{words.set(hero.set())}
                {hero.is_advanced().then(|| view! { " · "{text!(words, "gallery-advanced")} })}
            </p>
            <p class="spoken">{words.card(hero).spoken().to_owned()}</p>
            {known.map(|known| view! { <p class="known-to"><img class="inline" src="icon/look.svg" alt="" />{known}</p> })}
            {special_cases(words, hero)}
            <button type="button" class="quiet in-rules" data-card-rules="" on:click=move |_| rules.way.lay_instead(Over::Rules(words::Passage::Hero(hero).id()))>{text!(words, "rules-see")}</button>
        </div>
    }
}

/// The large card.
#[component]
pub(crate) fn Enlarged(app: App) -> impl IntoView {
    move || {
        let Zoom { card, pinned, at } = app.zoom.get()?;
        let words = app.words.get();
        if !pinned {
            return Some(view! {
                <div class="zoom beside" role="tooltip" aria-label=name(words, card) style=format!("left:{:.0}px;top:{:.0}px", at.0, at.1)>
                    <FullCard app=app card=card />
                </div>
            }.into_any());
        }
        let about = match card {
            Shown::Hero(hero) => view! { <About words=words hero=hero known=known(app, hero) rules=app /> }.into_any(),
            Shown::Leader(leader) => {
                let [first, second] = leader.alignment().map(|faction| words.faction(faction));
                view! {
                    <div class="about">
                        <h2>{words.leader(leader)}</h2>
                        <p class="facts">{text!(words, "gallery-number", number = leader.number())}</p>
                        <p class="spoken">{text!(words, "table-leader-wins-with", first = first, second = second)}</p>
                        <button type="button" class="quiet in-rules" on:click=move |_| app.way.lay_instead(Over::Rules("leaders".to_owned()))>{text!(words, "rules-see")}</button>
                    </div>
                }
                .into_any()
            }
        };
        let panel = view! {
            <div class="zoomed" on:click=|event| event.stop_propagation()>
                <FullCard app=app card=card />
                {about}
                <button type="button" class="close" on:click=move |_| app.unpin() aria-label=text!(words, "menu-close")>"✕"</button>
            </div>
        };
        Some(view! {
            <div class="zoom pinned" aria-label=name(words, card) role="dialog" on:click=move |_| app.unpin()>{panel}</div>
        }.into_any())
    }
}

/// What a card is called.
fn name(words: Words, card: Shown) -> String {
    match card {
        Shown::Hero(hero) => words.hero_name(hero),
        Shown::Leader(leader) => words.leader(leader),
    }
}

/// How large a card is that lies beside what it is about, as the style has it.
pub(crate) fn size_beside(screen: Spot) -> Spot {
    let high = (screen.1 * 0.46).clamp(220.0, 640.0);
    (high * 63.0 / 88.0, high)
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
