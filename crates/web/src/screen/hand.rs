//! The own hand, large. Where a card can be played or discarded it carries both buttons.

use super::target::{offer, target};
use crate::app::{App, Shown};
use crate::learn::Mode;
use crate::picture::FullCard;
use leptos::prelude::*;
use rules::{Choice, Hero, Prompt};
use words::text;

/// The own hand.
#[component]
pub(crate) fn Hand(app: App) -> impl IntoView {
    move || {
        let scene = app.scene.get()?;
        let me = scene.view.me()?;
        let words = app.words.get();
        let hand: Vec<Hero> = scene.view.party(me)?.hand.iter().flatten().copied().collect();
        let count = hand.len();
        let picks = scene.view.picks.clone();
        let prompt = scene.view.question().map(|question| question.prompt);
        let cards = hand.into_iter().enumerate().map(|(index, hero)| {
            // A fan: the outer cards turned and lower.
            let off = index as f32 - (count as f32 - 1.0) / 2.0;
            let style = format!("--r:{:.1}deg;--y:{:.0}px", off * 2.4, off * off * 3.6);
            let both = prompt == Some(Prompt::Play) && app.learn.mode.get() != Mode::Replay;
            let picked = picks.contains(&hero);
            view! {
                <div class="held" class:picked=picked class:raised=move || app.raised.get() == Some(hero) style=style>
                    {if both {
                        either(app, hero).into_any()
                    } else {
                        let choice = [Choice::Card(hero), Choice::Play(hero), Choice::Discard(hero)]
                            .into_iter()
                            .find(|&choice| app.offer(choice).is_some())
                            .unwrap_or(Choice::Play(hero));
                        view! {
                            {target(app, Some(choice), Some(hero), words.hero_name(hero), "card", view! {
                                <FullCard app=app card=Shown::Hero(hero) />
                            })}
                        }.into_any()
                    }}
                </div>
            }
        });
        Some(view! {
            <section class="hand" data-place=format!("hand-{me}") style=format!("--cards:{count}") aria-label=text!(words, "table-hand")>
                {cards.collect_view()}
            </section>
        })
    }
}

/// A card that can be played or discarded: a click raises it, and the buttons on it choose.
fn either(app: App, hero: Hero) -> impl IntoView {
    let words = app.words.get();
    let button = move |choice: Choice, class: &'static str, text: String, label: String| {
        offer(app, Some(choice)).map(|offer| {
            let index = offer.index;
            view! {
                <button type="button" class=format!("do {class}") class:bound=offer.bound data-choice=index.to_string() aria-label=label
                    data-loses=move || app.loses(Some(choice))
                    on:pointerenter=move |_| app.pointed.set(Some(index))
                    on:pointerleave=move |_| app.pointed.set(None)
                    on:focus=move |_| { app.raised.set(Some(hero)); app.pointed.set(Some(index)) }
                    on:blur=move |_| app.pointed.set(None)
                    on:click=move |_| app.choose(index)>
                    {text.clone()}
                </button>
            }
        })
    };
    let played = app.offer(Choice::Play(hero));
    let lit = move || app.lit.with(|lit| lit.contains(&hero));
    view! {
        <div class="card target either" class:legal=played.is_some() class:lit=lit data-hero=hero.id()
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { app.pointed.set(played) }
            on:pointerleave=move |_| app.pointed.set(None)
            on:click=move |_| {
                app.raised.update(|raised| *raised = if *raised == Some(hero) { None } else { Some(hero) });
                app.pointed.set(app.raised.get_untracked().and(played));
            }>
            <FullCard app=app card=Shown::Hero(hero) />
            <span class="say">{words.hero_name(hero)}". "{words.card(hero).spoken().to_owned()}</span>
            <div class="dos" on:click=|event| event.stop_propagation()>
                {button(Choice::Play(hero), "play", text!(words, "table-play-card"), text!(words, "choice-play", hero = words.hero_object(hero)))}
                {button(Choice::Discard(hero), "discard", text!(words, "table-discard-card"), text!(words, "choice-discard", hero = words.hero_object(hero)))}
                <button type="button" class="do look" aria-label=text!(words, "table-card-details")
                    on:click=move |_| app.pin(Shown::Hero(hero))>
                    <img src="icon/look.svg" alt="" />
                </button>
            </div>
        </div>
    }
}
