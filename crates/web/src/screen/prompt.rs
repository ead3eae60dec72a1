//! What is asked, in one line, with the face of the hero who asks; and the choices that lie nowhere on the table.

use super::deeds::{discards, moves};
use crate::app::App;
use crate::say;
use crate::shown::{Moment, Shown};
use leptos::prelude::*;
use page::{Held, Undo};
use rules::{Choice, Hero, Prompt as Asked};
use words::{Question, text};

/// The line between the board and the hand. It only speaks: what can be done are buttons beside the hand.
#[component]
pub(crate) fn Prompt(app: App) -> impl IntoView {
    move || {
        let words = app.words.get();
        if let Some(seat) = app.curtain.get().called() {
            return says(text!(words, "curtain-hand-over", name = app.name(seat)), true);
        }
        let Some(scene) = app.scene.get() else {
            return ().into_any();
        };
        if scene.view.outcome.is_some() {
            return says(text!(words, "screen-over"), true);
        }
        if scene.view.is_of_nothing() {
            return says(text!(words, "screen-dealt"), false);
        }
        // Nothing is asked any more in a puzzle that was missed, whatever its game would ask next.
        let tried = app
            .learn
            .puzzle
            .with(|puzzle| puzzle.as_ref().is_some_and(|puzzle| !puzzle.verdict.is_open()));
        if tried {
            return says(text!(words, "puzzle-over"), false);
        }
        match say::question(words, &scene).filter(|_| !app.busy.get()) {
            Some(question) => asks(app, &scene, question),
            None => waits(app, &scene),
        }
    }
}

/// Something that is said and not asked.
fn says(text: String, goes_on: bool) -> AnyView {
    view! {
        <div class="prompt" class:asks=goes_on data-region="prompt" role="status"><span class="d">{text}</span></div>
    }
    .into_any()
}

/// What is asked.
fn asks(app: App, scene: &Moment, question: Question) -> AnyView {
    let words = app.words.get();
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
    let held = app.undo.with(Undo::held);
    let said = match held {
        Some(held) => text!(words, "table-held-back", choice = held_back(app, scene, held)),
        None => question.text,
    };
    view! {
        <div class="prompt asks" data-region="prompt" role="status" aria-live="polite">
            {source}
            <div class="what">
                <span class="d">{said}</span>
                {steps(app)}
                {chosen(app)}
                {held.is_none().then(|| hint(app))}
            </div>
            {app.online.sending.get().then(|| view! { <small class="sending">{text!(words, "online-sending")}</small> })}
            {help}
        </div>
    }
    .into_any()
}

/// What is held back before it is sent.
fn held_back(app: App, scene: &Moment, held: Held) -> String {
    match held {
        Held::Choice(choice) => say::choice(app, &scene.view, choice),
        Held::Marks => {
            let heroes = app
                .hand
                .with(|hand| hand.held().map(<[Hero]>::to_vec))
                .unwrap_or_default();
            discards(app.words.get(), &heroes)
        }
    }
}

/// What the raised card does, or what a tap does while cards are marked or none is raised.
fn hint(app: App) -> impl IntoView {
    move || {
        let words = app.words.get();
        let raised = |hero: Hero| view! { <p class="hint">{words.card(hero).spoken().to_owned()}</p> };
        if app.hand.with(|hand| hand.marks().is_some()) {
            return Some(view! { <p class="hint">{text!(words, "table-mark-cards")}</p> }.into_any());
        }
        let play = app.asks.with(|(prompt, _)| *prompt == Some(Asked::Play));
        match app.raised.get() {
            Some(hero) => Some(raised(hero).into_any()),
            None => play.then(|| view! { <p class="hint">{text!(words, "table-raise-card")}</p> }.into_any()),
        }
    }
}

/// Who is waited for.
fn waits(app: App, scene: &Moment) -> AnyView {
    let words = app.words.get();
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
                name = app.name(chooser.unwrap_or(rules::Seat::S0))
            )
        }
        false => app.with_players(|players| words.waiting(&asked, players)),
    };
    let face = asked.first().and_then(|asked| asked.source);
    view! {
        <div class="prompt waits" data-region="prompt" role="status">
            {face.map(|hero| view! { <span class="src"><img src=format!("face/{hero}.svg") alt="" /></span> })}
            <div class="what"><span class="d">{waiting}</span></div>
        </div>
    }
    .into_any()
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
