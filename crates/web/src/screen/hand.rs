//! The own hand, large. Where a card can be played or discarded it carries both buttons.

use super::target::{Offer, offer, pointing, target};
use crate::app::{App, Shown};
use crate::learn::Mode;
use crate::picture::FullCard;
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Hero, Prompt, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};
use words::text;

/// The own hand.
#[component]
pub(crate) fn Hand(app: App) -> impl IntoView {
    let me = app.seen(Sight::me);
    move || me.get().flatten().map(|me| hand(app, me))
}

fn hand(app: App, me: Seat) -> impl IntoView {
    let heroes = Memo::new(move |_| {
        app.scene.with(|scene| {
            let party = scene.as_ref().and_then(|scene| scene.view.party(me));
            let hand = party.map(|party| party.hand.as_slice()).unwrap_or_default();
            hand.iter().flatten().copied().collect::<Vec<Hero>>()
        })
    });
    // As long as nothing else is asked, a card can be played or discarded, or is going to be.
    let both = Memo::new(move |_| {
        let prompt = app.scene.with(|scene| Some(scene.as_ref()?.view.question()?.prompt));
        matches!(prompt, None | Some(Prompt::Play)) && app.learn.mode.get() != Mode::Replay
    });
    let count = move || heroes.with(Vec::len);
    view! {
        <section class="hand" data-place=format!("hand-{me}") style=move || format!("--cards:{}", count())
            aria-label=move || text!(app.words.get(), "table-hand")>
            <For each=move || heroes.get() key=|hero| *hero let:hero>{held(app, hero, heroes, both)}</For>
        </section>
    }
}

/// A card of the hand. It stays the same one as long as it is there, whatever comes and goes around it.
fn held(app: App, hero: Hero, heroes: Memo<Vec<Hero>>, both: Memo<bool>) -> impl IntoView {
    // A fan: the outer cards turned and lower.
    let style = move || {
        heroes.with(|heroes| {
            let index = heroes.iter().position(|held| *held == hero).unwrap_or_default();
            let off = index as f32 - (heroes.len() as f32 - 1.0) / 2.0;
            format!("--r:{:.1}deg;--y:{:.0}px", off * 2.4, off * off * 3.6)
        })
    };
    let picked = app.seen(move |view| view.picks.contains(&hero));
    let card = move || match both.get() {
        true => either(app, hero).into_any(),
        false => target(
            app,
            [Choice::Card(hero), Choice::Discard(hero), Choice::Play(hero)],
            Some(hero),
            app.words.get().hero_name(hero),
            "card",
            view! { <FullCard app=app card=Shown::Hero(hero) /> },
        ),
    };
    view! {
        <div class="held" class:picked=move || picked.get() == Some(true) class:raised=move || app.raised.get() == Some(hero) style=style>
            {card}
        </div>
    }
}

/// A card that can be played or discarded: a click raises it, and the buttons on it choose. Where it cannot, a click shows it.
fn either(app: App, hero: Hero) -> impl IntoView {
    let words = app.words.get();
    let button = move |choice: Choice, class: &'static str, text: String| {
        let offered = Memo::new(move |_| offer(app, choice));
        move || {
            let Offer { index, bound, .. } = offered.get()?;
            let label = match choice {
                Choice::Play(hero) => text!(words, "choice-play", hero = words.hero_object(hero)),
                _ => text!(words, "choice-discard", hero = words.hero_object(hero)),
            };
            Some(view! {
                <button type="button" class=format!("do {class}") class:bound=bound data-choice=index.to_string() aria-label=label
                    class:taken=move || app.made.get() == Some(choice)
                    data-loses=move || app.loses(Some(choice))
                    on:pointerenter=move |_| app.pointed.set(Some(index))
                    on:pointerleave=move |_| app.pointed.set(None)
                    on:focus=move |_| { app.raised.set(Some(hero)); app.pointed.set(Some(index)) }
                    on:blur=move |_| app.pointed.set(None)
                    on:click=move |_| app.choose(index)>
                    {text.clone()}
                </button>
            })
        }
    };
    let played = Memo::new(move |_| app.offer(Choice::Play(hero)));
    let offered = Memo::new(move |_| played.get().or_else(|| app.offer(Choice::Discard(hero))).is_some());
    let lit = move || app.lit.with(|lit| lit.contains(&hero));
    let (enter, moves) = pointing(app, move |event| {
        if event.pointer_type() == "mouse" {
            app.pointed.set(played.get_untracked());
        }
    });
    let click = move |event: MouseEvent| {
        // Whatever a button on the card does, it does alone; by now it may be gone.
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if pressed.is_some_and(|pressed| pressed.closest("button").ok().flatten().is_some()) {
            return;
        }
        if !offered.get_untracked() {
            return app.pin(Shown::Hero(hero));
        }
        app.raised
            .update(|raised| *raised = if *raised == Some(hero) { None } else { Some(hero) });
        app.pointed.set(app.raised.get_untracked().and(played.get_untracked()));
    };
    view! {
        <div class="card target either" class:legal=move || played.get().is_some() class:lit=lit data-hero=hero.id()
            on:pointerenter=enter
            role=move || (!offered.get()).then_some("button")
            tabindex=move || (!offered.get()).then_some("0")
            aria-label=move || (!offered.get()).then(|| words.hero_name(hero))
            on:keydown=move |event| if event.key() == "Enter" && !offered.get_untracked() { app.pin(Shown::Hero(hero)) }
            on:pointermove=moves
            on:pointerleave=move |_| app.pointed.set(None)
            on:click=click>
            <FullCard app=app card=Shown::Hero(hero) />
            <span class="say">{words.hero_name(hero)}". "{words.card(hero).spoken().to_owned()}</span>
            {move || offered.get().then(|| view! {
                <div class="dos">
                    {button(Choice::Play(hero), "play", text!(words, "table-play-card"))}
                    {button(Choice::Discard(hero), "discard", text!(words, "table-discard-card"))}
                    <button type="button" class="do look" aria-label=text!(words, "table-card-details")
                        on:click=move |_| app.pin(Shown::Hero(hero))>
                        <img src="icon/look.svg" alt="" />
                    </button>
                </div>
            })}
        </div>
    }
}
