//! Going through a finished game: any moment, through anybody's eyes.

use crate::app::App;
use crate::learn::files;
use dealer::learning::{Eyes, Replayed};
use leptos::prelude::*;
use rules::Seat;
use std::sync::Arc;
use words::text;

/// A link that leads to a moment.
fn link(replay: &Replayed, moment: usize, eyes: Eyes) -> Option<String> {
    let location = window().location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    let all = if eyes.all { "&all=1" } else { "" };
    let game = replay.link.as_ref()?;
    Some(format!(
        "{origin}{path}?game={game}&moment={moment}&seat={}{all}",
        eyes.seat
    ))
}

/// The moment that begins the turn before or after this one.
fn turn_beside(replay: &Replayed, moment: usize, forward: bool) -> usize {
    let mut turns = replay.turns.iter().map(|turn| turn.moment);
    if forward {
        turns.find(|&turn| turn > moment).unwrap_or(replay.moments - 1)
    } else {
        turns.rfind(|&turn| turn < moment).unwrap_or(0)
    }
}

/// The bar in place of the question: nothing is asked any more.
#[component]
pub(crate) fn ReplayBar(app: App) -> impl IntoView {
    move || app.learn.replay.get().map(|replay| bar(app, replay))
}

fn bar(app: App, replay: Arc<Replayed>) -> impl IntoView {
    let learn = app.learn;
    let words = app.words.get();
    let last = replay.moments - 1;
    let copied = RwSignal::new(false);
    let go = move |moment: usize| {
        copied.set(false);
        app.see(moment, learn.at.get_untracked().1);
    };
    let still = move |moment: usize| {
        learn.playing.set(false);
        go(moment);
    };
    let at = move || learn.at.get().0;
    let now = move || learn.at.get_untracked().0;
    let beside = {
        let replay = replay.clone();
        move |forward: bool| turn_beside(&replay, now(), forward)
    };
    let (before, after) = (beside.clone(), beside);
    let play = move |_| {
        let playing = !learn.playing.get_untracked();
        learn.playing.set(playing);
        if playing {
            go(if now() == last { 0 } else { now() + 1 });
        }
    };
    let marks = replay.turns.iter().map(|turn| {
        let place = 100.0 * turn.moment as f64 / last.max(1) as f64;
        view! { <i class=format!("seat-{}", turn.seat) style=format!("left:{place:.2}%")></i> }
    });
    let marks = marks.collect_view();
    let choose_eyes = move |event: web_sys::Event| {
        let chosen = event_target_value(&event);
        let seat = learn.at.get_untracked().1.seat;
        let eyes = match chosen.parse::<u8>() {
            Ok(seat) => Eyes {
                seat: Seat(seat),
                all: false,
            },
            Err(_) => Eyes { seat, all: true },
        };
        copied.set(false);
        app.see(now(), eyes);
    };
    let seats = (0..replay.sitters.len() as u8).map(|seat| {
        let chosen = move || {
            learn.at.get().1
                == Eyes {
                    seat: Seat(seat),
                    all: false,
                }
        };
        view! { <option value=seat.to_string() prop:selected=chosen>{app.name(Seat(seat))}</option> }
    });
    let seats = seats.collect_view();
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
    let linked = replay.clone();
    let copy = move |_| {
        let (moment, eyes) = learn.at.get_untracked();
        if let Some(link) = link(&linked, moment, eyes) {
            files::copy(link, copied);
        }
    };
    let text = replay.text.clone();
    let can_link = replay.link.is_some();
    let over = replay.over;
    let button = |name: &'static str, label: String, sign: &'static str, act: Box<dyn Fn()>| {
        view! { <button type="button" class="step" data-step=name title=label.clone() aria-label=label on:click=move |_| act()>{sign}</button> }
    };
    view! {
        <section class="replay sheet" aria-label=text!(words, "replay-title")>
            <div class="scrub">
                <div class="marks" aria-hidden="true">{marks}</div>
                <input type="range" min="0" max=last.to_string() data-scrub="" aria-label=text!(words, "replay-title")
                    aria-valuetext=move || text!(app.words.get(), "replay-moment", moment = at(), last = last)
                    prop:value=move || at().to_string()
                    on:input=move |event| still(event_target_value(&event).parse().unwrap_or(0)) />
            </div>
            <div class="tools">
                {button("turn-back", text!(words, "replay-turn-back"), "«", Box::new(move || still(before(false))))}
                {button("back", text!(words, "replay-back"), "‹", Box::new(move || still(now().saturating_sub(1))))}
                <button type="button" class="step play" data-step="play" on:click=play
                    aria-label=move || if learn.playing.get() { text!(app.words.get(), "replay-pause") } else { text!(app.words.get(), "replay-play") }>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=move || if learn.playing.get() { "M8 5v14M16 5v14" } else { "M7 4.5 19 12 7 19.5Z" } /></svg>
                </button>
                {button("forward", text!(words, "replay-forward"), "›", Box::new(move || still(now() + 1)))}
                {button("turn-forward", text!(words, "replay-turn-forward"), "»", Box::new(move || still(after(true))))}
                <span class="moment" data-moment=move || at().to_string() data-shown=move || app.chronicle.with(Vec::len).to_string()>{move || format!("{} / {last}", at())}</span>
                <label class="eyes"><img src="icon/look.svg" alt="" /><span class="say">{text!(words, "replay-eyes")}</span>
                    <select data-eyes="" on:change=choose_eyes>{seats}{all}</select>
                </label>
                <small class="seen">{seen}</small>
                <span class="more-tools">
                    {over.then(|| view! {
                        <button type="button" class="quiet" data-look-back="" on:click=move |_| app.look_back()>{text!(words, "analysis-title")}</button>
                    })}
                    {over.then(|| view! {
                        <button type="button" class="quiet" data-play-on="" disabled=move || at() == last on:click=move |_| app.play_on()>{text!(words, "replay-play-on")}</button>
                    })}
                    {can_link.then(|| view! {
                        <button type="button" class="quiet" data-copy-link="" title=text!(words, "replay-link") aria-label=text!(words, "replay-link") on:click=copy>
                            {move || if copied.get() {
                                text!(app.words.get(), "replay-copied").into_any()
                            } else {
                                view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4.2 4.2 0 0 0 6 0l3.4-3.4a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.4 3.4a4.2 4.2 0 0 0 6 6L12 18" /></svg> }.into_any()
                            }}
                        </button>
                    })}
                    <button type="button" class="quiet" data-save="" title=text!(words, "replay-save") aria-label=text!(words, "replay-save")
                        on:click=move |_| files::save("oshra-game.log", &text)>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5v11M7 10l5 5 5-5M4.5 20h15" /></svg>
                    </button>
                    <button type="button" class="quiet" data-leave="" aria-label=text!(words, "menu-close") title=text!(words, "menu-close") on:click=move |_| app.leave()>"✕"</button>
                </span>
            </div>
        </section>
    }
}
