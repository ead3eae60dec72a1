//! What is asked, in one line, with the face of the hero who asks; and the choices that lie nowhere on the table.

use super::target::{Offer, offer};
use crate::app::{App, Shown};
use crate::learn;
use crate::say;
use leptos::prelude::*;
use rules::{Choice, Mode};
use words::text;

/// The line between the board and the hand.
#[component]
pub(crate) fn Prompt(app: App) -> impl IntoView {
    move || {
        let words = app.words.get();
        if let Some(curtain) = app.curtain.get() {
            let name = app.name(curtain.seat);
            return view! {
                <div class="prompt" role="status">
                    <span class="d">{text!(words, "curtain-hand-over", name = name)}</span>
                    <TakeBack app=app />
                    <button type="button" class="go" data-hand-over="" on:click=move |_| app.draw_curtain()>
                        {text!(words, "screen-hand-over")}
                    </button>
                </div>
            }
            .into_any();
        }
        let Some(scene) = app.scene.get() else {
            return ().into_any();
        };
        if scene.view.outcome.is_some() {
            return view! {
                <div class="prompt" role="status">
                    <span class="d">{text!(words, "screen-over")}</span>
                    <button type="button" class="go" on:click=move |_| { app.ceremony_away.set(false) }>{text!(words, "end-result")}</button>
                </div>
            }
            .into_any();
        }
        if scene.view.is_of_nothing() {
            return view! { <div class="prompt waits" role="status"><span class="d">{text!(words, "screen-dealt")}</span></div> }.into_any();
        }
        let question = say::question(words, &scene).filter(|_| !app.busy.get());
        match question {
            Some(question) => {
                let place = scene
                    .view
                    .question()
                    .map(|asked| words::Passage::of_question(asked.prompt, asked.source).id());
                let help = place.map(|place| {
                    let label = text!(words, "rules-see");
                    view! {
                        <button type="button" class="help" data-help="" title=label.clone() aria-label=label on:click=move |_| app.open_rules(place.clone())>"?"</button>
                    }
                });
                let source = question.source.map(|hero| {
                    view! {
                        <button type="button" class="src" on:click=move |_| app.pin(Shown::Hero(hero))
                            aria-label=text!(words, "table-asks", hero = words.hero_name(hero))>
                            <img src=format!("face/{hero}.svg") alt="" />
                        </button>
                    }
                });
                view! {
                    <div class="prompt asks" role="status" aria-live="polite">
                        {source}
                        <div class="what">
                            <span class="d">{question.text}</span>
                            {steps(app)}
                            {chosen(app)}
                        </div>
                        {buttons(app)}
                        {app.online.sending.get().then(|| view! { <small class="sending">{text!(words, "online-sending")}</small> })}
                        <TakeBack app=app />
                        {help}
                    </div>
                }
                .into_any()
            }
            None => {
                let asked: Vec<_> = scene
                    .view
                    .asked
                    .iter()
                    .map(|asked| rules::Asked {
                        seat: asked.seat,
                        prompt: asked.prompt,
                        source: asked.source,
                        effect: None,
                    })
                    .collect();
                // While the moves of others are shown, it may be the viewer's turn already.
                let me = scene.view.me();
                let waiting = match asked.iter().any(|asked| Some(asked.seat) == me) {
                    true => {
                        let chooser = app
                            .chronicle
                            .with(|chronicle| chronicle.last().map(|chapter| chapter.chooser));
                        text!(
                            words,
                            "table-turn-of",
                            name = app.name(chooser.unwrap_or(rules::Seat(0)))
                        )
                    }
                    false => app.with_players(|players| words.waiting(&asked, players)),
                };
                let face = asked.first().and_then(|asked| asked.source);
                view! {
                    <div class="prompt waits" role="status">
                        {face.map(|hero| view! { <span class="src"><img src=format!("face/{hero}.svg") alt="" /></span> })}
                        <span class="d">{waiting}</span>
                        {move || app.busy.get().then(|| view! {
                            <button type="button" on:click=move |_| app.hurry.set(true)>{text!(app.words.get(), "table-skip-animation")}</button>
                        })}
                        <TakeBack app=app />
                    </div>
                }
                .into_any()
            }
        }
    }
}

/// The steps of an ability with several: done, being done, to come.
fn steps(app: App) -> impl IntoView {
    let scene = app.scene.get()?;
    let (sentences, current) = say::steps(app.words.get(), &scene)?;
    let steps = sentences.into_iter().enumerate().map(|(index, sentence)| {
        let class = match index.cmp(&current) {
            std::cmp::Ordering::Less => "done",
            std::cmp::Ordering::Equal => "current",
            std::cmp::Ordering::Greater => "next",
        };
        view! { <li class=class aria-current=(index == current).then_some("step")>{sentence}</li> }
    });
    Some(view! { <ol class="steps">{steps.collect_view()}</ol> })
}

/// What was chosen for this ability so far.
fn chosen(app: App) -> impl IntoView {
    let scene = app.scene.get()?;
    let words = app.words.get();
    let made = scene.chosen.iter().filter_map(|made| {
        let inside = match (made.hero, made.choice) {
            (Some(hero), _) => {
                view! { <img src=format!("face/{hero}.svg") alt="" /><span>{words.hero_name(hero)}</span> }.into_any()
            }
            (None, Choice::Move { red, green }) => moves(red, green),
            (None, Choice::Faction(faction)) => {
                view! { <img src=format!("sign/{}.svg", faction.id()) alt="" /><span>{words.faction(faction)}</span> }
                    .into_any()
            }
            (None, Choice::Player(seat)) => app.name(seat).into_any(),
            (None, Choice::Hidden { seat, .. }) => {
                let owner = app.name(seat);
                view! { <img src="icon/face-down.svg" alt="" /><span>{owner}</span> }.into_any()
            }
            (None, Choice::Pass) => return None,
            (None, choice) => say::choice(app, &scene.view, choice).into_any(),
        };
        Some(view! { <li>{inside}</li> })
    });
    let made = made.collect::<Vec<_>>();
    (!made.is_empty()).then(|| {
        view! {
            <div class="chosen"><span>{text!(words, "screen-chosen")}</span><ul>{made}</ul></div>
        }
    })
}

/// Choices that lie nowhere: how the markers move, factions, one of two things, nothing.
fn buttons(app: App) -> impl IntoView {
    let scene = app.scene.get()?;
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
            Choice::Pass => view! { <span>{say::choice(app, &scene.view, choice)}</span> }.into_any(),
            _ => return None,
        };
        let Offer { index, bound, .. } = offer(app, choice)?;
        let label = say::choice(app, &scene.view, choice);
        let class = if choice == Choice::Pass { "pass" } else { "option" };
        Some(view! {
            <button type="button" class=class class:bound=bound class:taken=move || app.made.get() == Some(choice) data-choice=index.to_string() aria-label=label
                data-loses=move || app.loses(Some(choice))
                on:pointerenter=move |_| app.point(Some(index))
                on:pointerleave=move |_| app.point(None)
                on:focus=move |_| app.point(Some(index))
                on:blur=move |_| app.point(None)
                on:click=move |_| app.choose(index)>
                {face}
            </button>
        })
    });
    Some(view! { <div class="buttons">{buttons.collect_view()}</div> })
}

/// How the markers move, as on a card.
fn moves(red: i8, green: i8) -> AnyView {
    let shift = |name: &'static str, by: i8| {
        (by != 0).then(|| {
            let figure = format!("{}{}", if by < 0 { "−" } else { "+" }, by.unsigned_abs());
            view! { <img src=format!("icon/{name}.svg") alt="" /><b>{figure}</b> }
        })
    };
    let still = (red == 0 && green == 0).then(|| view! { <b>"±0"</b> });
    view! { {shift("red", red)} {shift("green", green)} {still} }.into_any()
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
                <button type="button" class="back" data-take-back="" on:click=move |_| app.take_back()>
                    "↩ "{text!(app.words.get(), "table-take-back")}
                </button>
            }
        })
    }
}
