//! The first page: a game in one click.

use super::menu::Languages;
use super::running::Running;
use super::seat::level_name;
use super::welcome::{Welcome, is_newcomer};
use crate::app::App;
use leptos::prelude::*;
use page::{Light, Over, Place};
use words::{Words, text};

/// The heroes on the first page, a few of each people.
const FAN: [&str; 5] = [
    "depressed-druid",
    "heart-bending-bard",
    "furious-frog",
    "ghastly-granny",
    "double-shielded-turtle",
];

/// What the next game against bots is like.
fn summary(app: App) -> String {
    let words = app.words.get();
    app.settings.with(|settings| {
        let options = &settings.solo;
        let length = match options.short {
            true => text!(words, "option-short"),
            false => text!(words, "option-full"),
        };
        let level = level_name(words, options.level);
        let who = text!(words, "screen-against", count = options.players - 1, level = level);
        format!("{who} · {length}")
    })
}

/// They are only beautiful: all that a game needs comes first.
fn fan(app: App) -> impl IntoView {
    let heroes = move || {
        app.ready.get().then(|| {
            let heroes = FAN.iter().enumerate().map(|(index, hero)| {
                view! { <img src=format!("face/{hero}.svg") alt="" style=format!("--i:{}", index as i32 - 2) /> }
            });
            heroes.collect_view()
        })
    };
    view! { <div class="fan" aria-hidden="true">{heroes}</div> }
}

type Say = fn(Words) -> String;

/// The ways into a game.
fn ways(app: App) -> impl IntoView {
    let say = move |key: Say| move || key(app.words.get());
    let friends = move || {
        let words = app.words.get();
        match app.online.turns_elsewhere() {
            0 => text!(words, "start-friends-hint"),
            count => text!(words, "online-your-turn-at", count = count),
        }
    };
    let play = move |_| match is_newcomer(app) {
        true => app.way.lay_over(Over::Welcome),
        false => app.play_now(),
    };
    view! {
        <div class="ways">
            <Running app=app />
            <div class="way-with">
                <button type="button" class="way first" data-play-now="" on:click=play>
                    <b>{say(|words| text!(words, "start-play-now"))}</b>
                    <small>{move || summary(app)}</small>
                </button>
                <button type="button" class="more" data-solo-options="" on:click=move |_| app.go(Place::Options { around: false })
                    aria-label=say(|words| text!(words, "start-options")) title=say(|words| text!(words, "start-options"))>"⚙"</button>
            </div>
            <div class="way-with">
                <button type="button" class="way" data-around="" on:click=move |_| app.go(Place::Options { around: true })>
                    <b>{say(|words| text!(words, "start-pass-and-play"))}</b>
                    <small>{say(|words| text!(words, "start-pass-and-play-hint"))}</small>
                </button>
            </div>
            <div class="way-with">
                <button type="button" class="way small" class:urgent=move || { app.online.turns_elsewhere() > 0 } data-friends="" on:click=move |_| app.go(Place::Friends)>
                    <b>{say(|words| text!(words, "start-friends"))}</b>
                    <small>{friends}</small>
                </button>
                <button type="button" class="way small" data-learn="" on:click=move |_| app.go(Place::Learn)>
                    <b>{say(|words| text!(words, "start-learn"))}</b>
                    <small>{say(|words| text!(words, "learn-hint"))}</small>
                </button>
            </div>
        </div>
    }
}

fn foot(app: App) -> impl IntoView {
    let say = move |key: Say| move || key(app.words.get());
    let turn_light = move |_| {
        let dark = app.theme.get_untracked() == faces::Theme::Dark;
        app.remember(|settings| settings.light = if dark { Light::Light } else { Light::Dark });
    };
    view! {
        <nav class="foot">
            <button type="button" class="quiet" data-gallery="" on:click=move |_| app.way.lay_over(Over::Gallery)>{say(|words| text!(words, "menu-gallery"))}</button>
            <button type="button" class="quiet" on:click=move |_| app.way.lay_over(Over::Menu)>{say(|words| text!(words, "menu-settings"))}</button>
            <Languages app=app />
            <button type="button" class="quiet" aria-label=say(|words| text!(words, "setting-theme")) on:click=turn_light>"◐"</button>
        </nav>
    }
}

/// The first page.
#[component]
pub(crate) fn Start(app: App) -> impl IntoView {
    let say = move |key: Say| move || key(app.words.get());
    view! {
        <main class="start">
            <div class="masthead">
                {fan(app)}
                <h1 class="brand"><span>"Oshra"</span></h1>
                <p class="game">{say(|words| text!(words, "app-name"))}</p>
                <p class="claim">{say(|words| text!(words, "app-claim"))}</p>
            </div>
            {ways(app)}
            {foot(app)}
            <p class="unofficial">{say(|words| text!(words, "app-unofficial"))}</p>
        </main>
        <Welcome app=app />
    }
}
