//! Going through a finished game: any moment, through anybody's eyes.

use super::controls::Sign;
use crate::app::App;
use crate::learn;
use crate::learn::files;
use leptos::prelude::*;
use page::{Place, Route, Watched, turn_beside};
use rules::Seat;
use std::sync::Arc;
use told::keeper::Source;
use told::{Eyes, Replayed};
use words::text;

/// A link that leads to a moment.
pub(super) fn link(replay: &Replayed, moment: usize, eyes: Eyes) -> Option<String> {
    let location = window().location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    let place = Place::Replay(Watched {
        game: Source::Link(replay.link.clone()?),
        moment: Some(moment),
        eyes: Some(eyes),
    });
    Some(format!("{origin}{path}?{}", Route::from(place).written()))
}

/// The bar in place of the question: nothing is asked any more.
#[component]
pub(crate) fn ReplayBar(app: App) -> impl IntoView {
    move || app.learn.replay.get().map(|replay| bar(app, replay))
}

/// Goes to a moment by hand: it does not go on by itself any more.
fn turn_to(app: App, moment: usize) {
    app.learn.play(false);
    learn::see(app, moment, app.learn.at.get_untracked().1);
}

fn now(app: App) -> usize {
    app.learn.at.get_untracked().0
}

/// The whole game as a line, with its turns.
fn scrub(app: App, replay: &Replayed) -> impl IntoView + use<> {
    let last = replay.moments - 1;
    let marks = replay.turns.iter().map(|turn| {
        let place = 100.0 * turn.moment as f64 / last.max(1) as f64;
        view! { <i class=format!("seat-{}", turn.seat) style=format!("left:{place:.2}%")></i> }
    });
    let marks = marks.collect_view();
    let at = move || app.learn.at.get().0;
    view! {
        <div class="scrub">
            <div class="marks" aria-hidden="true">{marks}</div>
            <input type="range" min="0" max=last.to_string() data-scrub="" aria-label=move || text!(app.words.get(), "replay-title")
                aria-valuetext=move || text!(app.words.get(), "replay-moment", moment = at(), last = last)
                prop:value=move || at().to_string()
                on:input=move |event| turn_to(app, event_target_value(&event).parse().unwrap_or(0)) />
        </div>
    }
}

/// A button that leads to another moment.
fn step(app: App, name: &'static str, label: String, sign: &'static str, to: impl Fn() -> usize + 'static) -> AnyView {
    view! {
        <button type="button" class="step" data-step=name title=label.clone() aria-label=label on:click=move |_| turn_to(app, to())>{sign}</button>
    }
    .into_any()
}

/// Back and forth, by choices and by turns, and by itself.
fn steps(app: App, replay: Arc<Replayed>) -> impl IntoView {
    let (learn, words) = (app.learn, app.words.get());
    let last = replay.moments - 1;
    let play = move |_| {
        let playing = !learn.playing.get_untracked();
        learn.play(playing);
        if playing {
            let next = if now(app) == last { 0 } else { now(app) + 1 };
            learn::see(app, next, learn.at.get_untracked().1);
        }
    };
    let label = move || match learn.playing.get() {
        true => text!(app.words.get(), "replay-pause"),
        false => text!(app.words.get(), "replay-play"),
    };
    let sign = move || (if learn.playing.get() { Sign::Pause } else { Sign::Play }).drawn();
    let (before, after) = (replay.clone(), replay);
    view! {
        {step(app, "turn-back", text!(words, "replay-turn-back"), "«", move || turn_beside(&before, now(app), false))}
        {step(app, "back", text!(words, "replay-back"), "‹", move || now(app).saturating_sub(1))}
        <button type="button" class="step play" data-step="play" on:click=play aria-label=label>{sign}</button>
        {step(app, "forward", text!(words, "replay-forward"), "›", move || now(app) + 1)}
        {step(app, "turn-forward", text!(words, "replay-turn-forward"), "»", move || turn_beside(&after, now(app), true))}
        <span class="moment" data-moment=move || learn.at.get().0.to_string() data-shown=move || app.chronicle.with(Vec::len).to_string()>
            {move || format!("{} / {last}", learn.at.get().0)}
        </span>
    }
}

/// Through whose eyes it is seen.
fn eyes(app: App, replay: &Replayed) -> impl IntoView + use<> {
    let (learn, words) = (app.learn, app.words.get());
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event);
        let seat = learn.at.get_untracked().1.seat;
        let eyes = match chosen.parse() {
            Ok(seat) => Eyes { seat, all: false },
            Err(_) => Eyes { seat, all: true },
        };
        learn::see(app, now(app), eyes);
    };
    let seats = Seat::all(replay.sitters.len() as u8).map(|seat| {
        let chosen = move || learn.at.get().1 == Eyes { seat, all: false };
        view! { <option value=seat.to_string() prop:selected=chosen>{app.name(seat)}</option> }
    });
    let all = replay.over.then(|| {
        view! { <option value="all" prop:selected=move || learn.at.get().1.all>{text!(words, "replay-all")}</option> }
    });
    let seen = move || {
        let (_, eyes) = learn.at.get();
        match eyes.all {
            true => text!(app.words.get(), "replay-of-all"),
            false if app.you() == Some(eyes.seat) => text!(app.words.get(), "replay-of-you"),
            false => text!(app.words.get(), "replay-of-seat", name = app.name(eyes.seat)),
        }
    };
    view! {
        <label class="eyes"><img src="icon/look.svg" alt="" /><span class="say">{text!(words, "replay-eyes")}</span>
            <select data-eyes="" on:change=choose>{seats.collect_view()}{all}</select>
        </label>
        <small class="seen">{seen}</small>
    }
}

/// A button that copies a link to the moment that is shown.
fn copy_link(app: App, replay: Arc<Replayed>) -> Option<impl IntoView> {
    replay.link.as_ref()?;
    let copied = RwSignal::new(false);
    // The link that was copied leads to another moment.
    Effect::new(move |_| {
        app.learn.at.track();
        copied.set(false);
    });
    let copy = move |_| {
        let (moment, eyes) = app.learn.at.get_untracked();
        if let Some(link) = link(&replay, moment, eyes) {
            files::copy(link, copied);
        }
    };
    let label = move || text!(app.words.get(), "replay-link");
    let face = move || match copied.get() {
        true => text!(app.words.get(), "replay-copied").into_any(),
        false => Sign::Link.drawn(),
    };
    Some(
        view! { <button type="button" class="quiet" data-copy-link="" title=label aria-label=label on:click=copy>{face}</button> },
    )
}

/// What else can be done with it.
fn more(app: App, replay: Arc<Replayed>) -> impl IntoView {
    let words = app.words.get();
    let (last, text) = (replay.moments - 1, replay.text.clone());
    let over = replay.over.then(|| {
        view! {
            <button type="button" class="quiet" data-look-back="" on:click=move |_| learn::look_back(app)>{text!(words, "analysis-title")}</button>
            <button type="button" class="quiet" data-play-on="" disabled=move || app.learn.at.get().0 == last on:click=move |_| learn::play_on(app)>{text!(words, "replay-play-on")}</button>
        }
    });
    let (save, close) = (text!(words, "replay-save"), text!(words, "menu-close"));
    view! {
        <span class="more-tools">
            {over}
            {copy_link(app, replay)}
            <button type="button" class="quiet" data-save="" title=save.clone() aria-label=save on:click=move |_| files::save("oshra-game.log", &text)>{Sign::Save.drawn()}</button>
            <button type="button" class="quiet" data-leave="" aria-label=close.clone() title=close on:click=move |_| app.leave()>"✕"</button>
        </span>
    }
}

fn bar(app: App, replay: Arc<Replayed>) -> impl IntoView {
    view! {
        <section class="replay sheet" aria-label=text!(app.words.get(), "replay-title")>
            {scrub(app, &replay)}
            <div class="tools">
                {steps(app, replay.clone())}
                {eyes(app, &replay)}
                {more(app, replay)}
            </div>
        </section>
    }
}
