//! Your hand, large. A tap raises a card or marks it; what is done with it are buttons beside the hand.

use super::leaf::Leaf;
use super::target::{Held, each, hand_card, offer};
use crate::app::App;
use leptos::prelude::*;
use page::{Asks, Hand as Holding};
use rules::{Choice, Hero, Seat};
use told::Sight;
use words::text;

/// Your hand.
#[component]
pub(crate) fn Hand(app: App) -> impl IntoView {
    let me = app.seen(Sight::me);
    follow(app);
    move || me.get().flatten().map(|me| hand(app, me))
}

/// What is raised and marked follows what is asked; what was confirmed is carried out with the questions that come.
fn follow(app: App) {
    let moment = Memo::new(move |before: Option<&Option<(usize, _, bool)>>| {
        let now = (app.chronicle.with(Vec::len), app.asks.get(), app.is_asked());
        // Others who are asked as well have chosen, and nothing is different here.
        let same = before
            .and_then(Option::as_ref)
            .filter(|(_, asks, asked)| *asked && (asks, *asked) == (&now.1, now.2));
        app.made.with(Option::is_none).then(|| same.cloned().unwrap_or(now))
    });
    Effect::new(move |_| {
        let Some((_, _, asked)) = moment.get() else { return };
        app.hold(|hand, asks| hand.table_changed(asks));
        let more = app.hand.with_untracked(Holding::has_more);
        if asked
            && more
            && let Some(choice) = app.hold(|hand, asks| hand.next(asks)).flatten()
        {
            app.make(choice);
        }
    });
}

/// What a card of the hand is for now.
pub(crate) fn purpose(app: App, hero: Hero) -> Option<Choice> {
    app.asks.with(|(prompt, choices)| {
        let asks = Asks {
            prompt: *prompt,
            choices,
        };
        asks.for_card(hero)
    })
}

fn hand(app: App, me: Seat) -> impl IntoView {
    let heroes = Memo::new(move |_| {
        app.scene.with(|scene| {
            let party = scene.as_ref().and_then(|scene| scene.view.party(me));
            let hand = party.map(|party| party.hand.as_slice()).unwrap_or_default();
            hand.iter().flatten().copied().collect::<Vec<Hero>>()
        })
    });
    let count = move || heroes.with(Vec::len);
    let marking = Memo::new(move |_| app.hand.with(|hand| hand.marks().is_some()));
    view! {
        <section class="hand" data-region="hand" data-place=format!("hand-{me}") style=move || format!("--cards:{}", count())
            class:marking=move || marking.get() aria-label=move || text!(app.words.get(), "table-hand")>
            {each(move || heroes.get(), move |hero| held(app, hero, heroes, marking))}
        </section>
    }
}

/// A card of the hand. It stays the same one as long as it is there, whatever comes and goes around it.
fn held(app: App, hero: Hero, heroes: Memo<Vec<Hero>>, marking: Memo<bool>) -> AnyView {
    // A fan: the outer cards turned and lower.
    let style = move || {
        let off = heroes.with(|heroes| {
            let index = heroes.iter().position(|held| *held == hero).unwrap_or_default();
            index as f32 - (heroes.len() as f32 - 1.0) / 2.0
        });
        let dragged = app.dragged.get().filter(|(dragged, _)| *dragged == hero);
        let moved = dragged.map(|(_, (x, y))| format!(";--x:{x:.0}px;--y:{y:.0}px"));
        format!("--off:{off:.1}{}", moved.unwrap_or_default())
    };
    let picked = app.seen(move |view| view.picks.contains(&hero));
    let raised = Memo::new(move |_| app.raised.get() == Some(hero));
    let dragged = Memo::new(move |_| {
        app.dragged
            .with(|dragged| dragged.is_some_and(|(dragged, _)| dragged == hero))
    });
    let marked = Memo::new(move |_| {
        app.hand
            .with(|hand| hand.marks().is_some_and(|marks| marks.contains(&hero)))
    });
    let discard = Memo::new(move |_| offer(app, Choice::Discard(hero)));
    let held = Held {
        first: Memo::new(move |_| offer(app, purpose(app, hero)?)),
        discard,
        marking,
        marked,
    };
    view! {
        <div class="held" class:picked=move || picked.get() == Some(true) class:raised=move || raised.get()
            class:marked=move || marked.get() class:dragged=move || dragged.get() style=style>
            {hand_card(app, hero, held, view! { <Leaf app=app hero=hero /> })}
            // It was picked and goes when everybody has chosen.
            {move || (picked.get() == Some(true)).then(|| view! {
                <i class="kept" aria-hidden="true"><img src="icon/face-down.svg" alt="" /></i>
            })}
            {move || (marking.get() && discard.get().is_some()).then(|| view! {
                <i class="check" aria-hidden="true">{move || marked.get().then_some("✓")}</i>
            })}
        </div>
    }
    .into_any()
}
