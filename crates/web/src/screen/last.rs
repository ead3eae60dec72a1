//! What somebody did in their last turn, in one line of faces and icons.

use crate::again::show_again;
use crate::app::App;
use leptos::prelude::*;
use page::{Touch, TurnTold, last_turn};
use rules::{Hero, How, Seat};
use words::text;

fn face(app: App, hero: Hero) -> impl IntoView {
    let name = app.words.get().hero_name(hero);
    view! { <img class="face-of" src=format!("face/{hero}.svg") alt=name.clone() title=name /> }
}

fn icon(name: &'static str) -> impl IntoView {
    view! { <img class="inline" src=format!("icon/{name}.svg") alt="" /> }
}

/// How far a marker went.
fn shift(name: &'static str, by: i8) -> Option<impl IntoView> {
    let sign = if by < 0 { "−" } else { "+" };
    (by != 0).then(|| view! { <b class="tied">{icon(name)}{sign}{by.unsigned_abs()}</b> })
}

/// What was done to a hero of a party, and to whose, if it was not one's own.
fn touched(app: App, seat: Seat, Touch { hero, how, of }: Touch) -> impl IntoView {
    let sign = match how {
        How::Buried => "graveyard",
        How::Discarded => "wilderness",
        How::TurnedOver => "look",
        _ => "player",
    };
    let whose = (of != seat).then(|| {
        let name = match app.you() == Some(of) {
            true => text!(app.words.get(), "screen-you"),
            false => app.name(of),
        };
        view! { <small class="of">{name}</small> }
    });
    view! { <span class="tied">{icon(sign)}{hero.map(|hero| face(app, hero))}{whose}</span> }
}

fn told(app: App, seat: Seat, turn: TurnTold) -> impl IntoView {
    let cards = |name: &'static str, count: usize| {
        (count > 0).then(|| view! { <span class="tied">{icon(name)}"×"{count}</span> })
    };
    let mut played = turn.played.into_iter();
    let doer = match played.next() {
        Some(hero) => {
            view! { <img class="doer" src=format!("face/{hero}.svg") alt=app.words.get().hero_name(hero) /> }.into_any()
        }
        None => view! { <span class="doer none">"–"</span> }.into_any(),
    };
    let more = played.map(|hero| face(app, hero)).collect_view();
    let touched = turn
        .touched
        .into_iter()
        .take(4)
        .map(|touch| touched(app, seat, touch))
        .collect_view();
    let tavern = turn.from_tavern.iter().map(|hero| face(app, *hero)).collect_view();
    view! {
        {doer}
        {turn.by_bot.then(|| view! { <small class="stand-in">{text!(app.words.get(), "table-bot")}</small> })}
        <span class="told">
            {more} {shift("red", turn.red)} {shift("green", turn.green)} {touched}
            {(!turn.from_tavern.is_empty()).then(|| view! { <span class="tied">{icon("tavern")}{tavern}</span> })}
            {cards("harbor", turn.from_harbor)} {cards("wilderness", turn.discarded)}
        </span>
    }
}

/// The line. A tap shows the turn again, or tells it in words where it is not kept any more.
#[component]
pub(crate) fn LastTurn(app: App, seat: Seat) -> impl IntoView {
    let turn = Memo::new(move |_| app.chronicle.with(|chronicle| last_turn(chronicle, seat)));
    move || {
        let turn = turn.get().filter(|turn| !turn.happenings.is_empty())?;
        let words = app.words.get();
        let said = app.with_players(|players| words.retold(&turn.happenings, players));
        let decided = turn.by_bot.then(|| text!(words, "table-bot-decided"));
        let said: Vec<String> = [text!(words, "table-last-turn")]
            .into_iter()
            .chain(decided)
            .chain(said)
            .collect();
        let said = said.join(" ");
        let light = turn.played.clone();
        Some(view! {
            <button type="button" class="last" title=format!("{said}\n{}", text!(words, "table-turn-again")) aria-label=said data-last-turn=seat.to_string()
                on:pointerenter=move |_| app.lit.set(light.clone()) on:pointerleave=move |_| app.lit.set(Vec::new())
                on:click=move |_| show_again(app, seat)>
                {told(app, seat, turn)}
            </button>
        })
    }
}
