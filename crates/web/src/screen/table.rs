//! The table: everything of a game at one glance.

use super::bar::TopBar;
use super::board::Board;
use super::chronicle::Chronicle;
use super::curtain::CurtainScreen;
use super::deeds::Deeds;
use super::hand::Hand;
use super::herald::Herald;
use super::lesson::spot;
use super::own::Own;
use super::piles::{Piles, Tavern, Tray};
use super::prompt::Prompt;
use super::seat::Opponent;
use super::welcome;
use super::zoom::Spotlight;
use crate::app::App;
use crate::learn::Mode;
use crate::parts::Parts;
use leptos::prelude::*;
use rules::Seat;

/// Whether a game that is over lies on the table.
fn is_over(app: App) -> bool {
    app.scene
        .with(|scene| scene.as_ref().is_some_and(|scene| scene.view.outcome.is_some()))
}

/// The table.
#[component]
pub(crate) fn TableScreen(app: App) -> impl IntoView {
    // Who sits there changes rarely, what lies there often: the panels stay, their insides change.
    let around = Memo::new(move |_| {
        app.scene.with(|scene| {
            let scene = scene.as_ref()?;
            Some((scene.view.me(), scene.view.count()))
        })
    });
    let choosing = move || {
        // A learner who still reads has nothing to choose yet.
        let offers = app.scene.with(|scene| {
            let scene = scene.as_ref();
            scene.is_some_and(|scene| scene.view.choices.iter().any(|&choice| app.learn.allows(choice)))
        });
        if offers && app.is_asked() { "choose" } else { "watch" }
    };
    let count = move || around.get().map_or(0, |(_, count)| count);
    let Parts {
        aside,
        ending,
        learning,
        together,
        ..
    } = app.parts;
    let watches = move || around.get().is_some_and(|(me, _)| me.is_none()).then_some("");
    view! {
        <div class="room">
        <main class="table" data-mode=choosing data-players=count data-watch=watches data-spot=move || spot(app)
            data-made=move || app.made.get().map(|_| "") data-drag=move || app.dragged.with(|dragged| dragged.map(|_| ""))>
            {move || around.get().map(|(me, count)| {
                // Whoever only watches sees all parties alike.
                let around = me.unwrap_or(Seat::S0).around(count).skip(usize::from(me.is_some()));
                let shown = count - u8::from(me.is_some());
                let others = around.map(|seat| view! { <Opponent app=app seat=seat /> });
                view! {
                    <TopBar app=app />
                    // Columns in landscape; upright they dissolve, and their parts are placed one by one.
                    <div class="west">
                        <div class="opponents" style=format!("--others:{shown}")>{others.collect_view()}</div>
                        <Own app=app />
                    </div>
                    <div class="center">
                        <Board app=app />
                        {move || match app.learn.mode.get() {
                            Mode::Replay => learning.screen(app, |learning| learning.replay_bar),
                            _ => view! { <Prompt app=app /> }.into_any(),
                        }}
                        <Hand app=app />
                        {move || (app.learn.mode.get() != Mode::Replay).then(|| view! { <Deeds app=app /> })}
                    </div>
                    <div class="east">
                        <Tavern app=app />
                        <Piles app=app />
                        <Chronicle app=app />
                        {learning.piece(app, |app| matches!(app.learn.mode.get(), Mode::Lesson | Mode::Puzzle), |learning| learning.guide)}
                        {learning.piece(app, |app| app.learn.coach.get(), |learning| learning.coach)}
                        {aside.piece(app, |app| welcome::hint(app).is_some(), |aside| aside.hint)}
                    </div>
                    <Tray app=app />
                }
            })}
            <Herald app=app />
            <Spotlight app=app />
            {ending.piece(app, is_over, |ending| ending.ceremony)}
            {together.piece(app, |app| app.online.missed.get(), |together| together.missed)}
            <CurtainScreen app=app />
        </main>
        </div>
    }
}
