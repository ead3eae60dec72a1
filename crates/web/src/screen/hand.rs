//! The own hand, large. Where a card can be played or discarded it carries both buttons.

use super::target::{Carried, Offer, each, hand_card, offer};
use crate::app::{App, Shown};
use crate::learn::Mode;
use crate::picture::FullCard;
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Hero, Prompt, Seat};
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
            {each(move || heroes.get(), move |hero| held(app, hero, heroes, both))}
        </section>
    }
}

/// A card of the hand. It stays the same one as long as it is there, whatever comes and goes around it.
fn held(app: App, hero: Hero, heroes: Memo<Vec<Hero>>, both: Memo<bool>) -> AnyView {
    // A fan: the outer cards turned and lower.
    let style = move || {
        heroes.with(|heroes| {
            let index = heroes.iter().position(|held| *held == hero).unwrap_or_default();
            let off = index as f32 - (heroes.len() as f32 - 1.0) / 2.0;
            format!("--r:{:.1}deg;--y:{:.0}px", off * 2.4, off * off * 3.6)
        })
    };
    let picked = app.seen(move |view| view.picks.contains(&hero));
    let play = Memo::new(move |_| offer(app, Choice::Play(hero)).filter(|_| both.get()));
    let discard = Memo::new(move |_| offer(app, Choice::Discard(hero)).filter(|_| both.get()));
    let any = Memo::new(move |_| play.get().is_some() || discard.get().is_some());
    let offered = Memo::new(move |_| {
        let choices = [Choice::Card(hero), Choice::Discard(hero), Choice::Play(hero)];
        choices
            .into_iter()
            .find_map(|choice| offer(app, choice))
            .filter(|_| !both.get())
    });
    let carried = Carried {
        first: Memo::new(move |_| play.get().map(|offer| offer.index)),
        any,
    };
    view! {
        <div class="held" class:picked=move || picked.get() == Some(true) class:raised=move || app.raised.get() == Some(hero) style=style>
            {hand_card(app, hero, offered, carried, view! { <FullCard app=app card=Shown::Hero(hero) /> })}
            {move || any.get().then(|| view! {
                <div class="dos">
                    {deed(app, hero, play, "play")}
                    {deed(app, hero, discard, "discard")}
                    <button type="button" class="do look" aria-label=move || text!(app.words.get(), "table-card-details")
                        on:click=move |_| app.pin(Shown::Hero(hero))>
                        <img src="icon/look.svg" alt="" />
                    </button>
                </div>
            })}
        </div>
    }
    .into_any()
}

/// A button on a card of the hand.
fn deed(app: App, hero: Hero, offered: Memo<Option<Offer>>, class: &'static str) -> impl IntoView {
    move || {
        let Offer { choice, index, bound } = offered.get()?;
        let words = app.words.get();
        let (text, label) = match choice {
            Choice::Play(_) => (
                text!(words, "table-play-card"),
                text!(words, "choice-play", hero = words.hero_object(hero)),
            ),
            _ => (
                text!(words, "table-discard-card"),
                text!(words, "choice-discard", hero = words.hero_object(hero)),
            ),
        };
        Some(view! {
            <button type="button" class=format!("do {class}") class:bound=bound data-choice=index.to_string() aria-label=label
                class:taken=move || app.made.get() == Some(choice)
                data-loses=move || app.loses(Some(choice))
                on:pointerenter=move |_| app.point(Some(index))
                on:pointerleave=move |_| app.point(None)
                on:focus=move |_| { app.raised.set(Some(hero)); app.point(Some(index)) }
                on:blur=move |_| app.point(None)
                on:click=move |_| app.choose(index)>
                {text}
            </button>
        })
    }
}
