//! What can be done, as buttons: with the raised card, with marked cards, and choices that lie nowhere on the table.
//! They never lie on a card.

use super::coach;
use super::hand::purpose;
use super::target::{Offer, offer};
use crate::app::App;
use crate::learn;
use crate::say;
use crate::shown::Shown;
use leptos::prelude::*;
use page::{Hand, Undo};
use rules::{Choice, Hero, Mode, Prompt};
use words::{Words, text};

/// The row of buttons.
#[component]
pub(crate) fn Deeds(app: App) -> impl IntoView {
    view! {
        <div class="deeds" role="group">
            {move || held_back(app)}
            {move || options(app)}
            {move || for_hand(app)}
            {move || waiting(app)}
            <TakeBack app=app />
        </div>
    }
}

/// A choice that was made and can be undone before it is sent.
fn held_back(app: App) -> Option<impl IntoView> {
    app.undo.with(Undo::held)?;
    let words = app.words.get();
    Some(view! {
        <button type="button" class="deed" data-undo="" on:click=move |_| app.undo.update(Undo::forget)>{text!(words, "table-undo")}</button>
        <button type="button" class="deed main" data-send-now="" on:click=move |_| app.send_now()>{text!(words, "table-send-now")}</button>
    })
}

/// Discarding these cards.
pub(super) fn discards(words: Words, heroes: &[Hero]) -> String {
    let names: Vec<String> = heroes.iter().map(|hero| words.hero_object(*hero)).collect();
    text!(words, "table-discard-these", heroes = words.list_and(&names))
}

/// What can be done with the hand.
fn for_hand(app: App) -> Option<AnyView> {
    let words = app.words.get();
    if let Some(marks) = app.hand.with(|hand| hand.marks().map(<[Hero]>::to_vec)) {
        return Some(discard_these(app, words, &marks));
    }
    let (prompt, choices) = app.asks.get();
    let of_hand = |choice: &Choice| matches!(choice, Choice::Play(_) | Choice::Card(_) | Choice::Discard(_));
    if !choices.iter().any(of_hand) {
        return None;
    }
    let several = (prompt == Some(Prompt::Play) && choices.iter().any(|choice| matches!(choice, Choice::Discard(_))))
        .then(|| {
            view! {
                <button type="button" class="deed" data-discard-mode="" on:click=move |_| app.hand.update(Hand::begin_marking)>
                    {text!(words, "table-discard-several")}
                </button>
            }
        });
    let plays = choices.iter().any(|choice| matches!(choice, Choice::Play(_)));
    let raised = app
        .raised
        .get()
        .and_then(|hero| Some((hero, offer(app, purpose(app, hero)?)?)));
    let main = match raised {
        Some((hero, offered)) => Some(main(app, words, hero, offered)),
        // It shows where the button will be.
        None => plays.then(|| {
            view! { <button type="button" class="deed main" disabled>{text!(words, "table-play-card")}</button> }
                .into_any()
        }),
    };
    Some(view! { {main} {several} }.into_any())
}

/// What the raised card is for.
fn main(app: App, words: Words, hero: Hero, Offer { choice, index, bound }: Offer) -> AnyView {
    let object = words.hero_object(hero);
    let label = match choice {
        Choice::Play(_) => text!(words, "choice-play", hero = object),
        Choice::Discard(_) => text!(words, "choice-discard", hero = object),
        _ => text!(words, "table-choose-card", hero = object),
    };
    view! {
        <button type="button" class="deed look" data-look="" aria-label=text!(words, "table-card-details") title=text!(words, "table-card-details")
            on:click=move |_| app.pin(Shown::Hero(hero))>
            <img src="icon/look.svg" alt="" />
        </button>
        <button type="button" class="deed main" class:bound=bound data-deed=index.to_string()
            class:taken=move || app.made.get() == Some(choice)
            data-loses=move || coach::loses(app, Some(choice))
            on:click=move |_| app.choose(index)>
            {label}
        </button>
    }
    .into_any()
}

/// The cards that are marked go, all at once; or nothing does.
fn discard_these(app: App, words: Words, marks: &[Hero]) -> AnyView {
    let label = match marks.is_empty() {
        true => text!(words, "table-discard-card"),
        false => discards(words, marks),
    };
    // Once a card has gone there is no way back to playing one.
    let begun = app.asks.with(|(prompt, _)| *prompt == Some(Prompt::DiscardMore));
    view! {
        {(!begun).then(|| view! {
            <button type="button" class="deed" data-cancel="" on:click=move |_| app.hand.update(Hand::cancel)>{text!(words, "table-cancel")}</button>
        })}
        <button type="button" class="deed sure" data-confirm="" disabled=marks.is_empty() on:click=move |_| app.discard_marked()>{label}</button>
    }
    .into_any()
}

/// Choices that lie nowhere: how the markers move, factions, one of two things, nothing.
fn options(app: App) -> Option<impl IntoView> {
    let scene = app.scene.get()?;
    let marking = app.hand.with(|hand| hand.marks().is_some());
    let begun = app.asks.with(|(prompt, _)| *prompt == Some(Prompt::DiscardMore));
    let buttons = scene.view.choices.iter().copied().filter_map(|choice| {
        let face = match choice {
            Choice::Move { red, green } => moves(red, green),
            Choice::Faction(faction) => {
                let name = app.words.get().faction(faction);
                view! { <img src=format!("sign/{}.svg", faction.id()) alt="" /><span>{name}</span> }.into_any()
            }
            Choice::Mode(mode) => {
                let icon = match mode {
                    Mode::TurnOver => "face-up",
                    Mode::Look => "look",
                };
                let name = say::choice(app, &scene.view, choice);
                view! { <img src=format!("icon/{icon}.svg") alt="" /><span>{name}</span> }.into_any()
            }
            Choice::Pass if marking && !begun => return None,
            Choice::Pass => view! { <span>{say::choice(app, &scene.view, choice)}</span> }.into_any(),
            _ => return None,
        };
        let label = say::choice(app, &scene.view, choice);
        Some(option(app, offer(app, choice)?, label, face))
    });
    Some(buttons.collect_view())
}

fn option(app: App, Offer { choice, index, bound }: Offer, label: String, face: AnyView) -> AnyView {
    let class = if choice == Choice::Pass { "deed" } else { "deed option" };
    view! {
        <button type="button" class=class class:bound=bound class:taken=move || app.made.get() == Some(choice) data-choice=index.to_string() aria-label=label
            data-loses=move || coach::loses(app, Some(choice))
            on:pointerenter=move |_| app.point(Some(index))
            on:pointerleave=move |_| app.point(None)
            on:focus=move |_| app.point(Some(index))
            on:blur=move |_| app.point(None)
            on:click=move |_| app.choose(index)>
            {face}
        </button>
    }
    .into_any()
}

/// How the markers move, as on a card.
pub(crate) fn moves(red: i8, green: i8) -> AnyView {
    let shift = |name: &'static str, by: i8| {
        (by != 0).then(|| {
            let figure = format!("{}{}", if by < 0 { "−" } else { "+" }, by.unsigned_abs());
            view! { <img src=format!("icon/{name}.svg") alt="" /><b>{figure}</b> }
        })
    };
    let still = (red == 0 && green == 0).then(|| view! { <b>"±0"</b> });
    view! { {shift("red", red)} {shift("green", green)} {still} }.into_any()
}

/// While others choose, their moves can be skipped; where a device goes on, or the game is over, that is the way on.
fn waiting(app: App) -> Option<AnyView> {
    let words = app.words.get();
    if app.curtain.get().is_closed() {
        return Some(view! {
            <button type="button" class="deed main" data-hand-over="" on:click=move |_| app.draw_curtain()>{text!(words, "screen-hand-over")}</button>
        }.into_any());
    }
    if app
        .scene
        .with(|scene| scene.as_ref().is_some_and(|scene| scene.view.outcome.is_some()))
    {
        return Some(view! {
            <button type="button" class="deed main" on:click=move |_| app.ceremony.update(page::Ceremony::bring_back)>{text!(words, "end-result")}</button>
        }.into_any());
    }
    app.busy.get().then(|| {
        view! { <button type="button" class="deed" on:click=move |_| app.hurry.set(true)>{text!(words, "table-skip-animation")}</button> }
            .into_any()
    })
}

/// The way back, where there is one.
#[component]
fn TakeBack(app: App) -> impl IntoView {
    move || {
        let can = app
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| scene.can_take_back));
        let game = app.learn.mode.get() == learn::Mode::Game;
        (can && game && !app.busy.get()).then(|| {
            view! {
                <button type="button" class="deed back" data-take-back="" on:click=move |_| app.take_back()>
                    "↩ "{text!(app.words.get(), "table-take-back")}
                </button>
            }
        })
    }
}
