//! The first page: a game in one click.

use super::menu::Languages;
use crate::app::{App, Screen};
use crate::settings::Light;
use leptos::prelude::*;
use words::text;

/// The heroes on the first page, a few of each people.
const FAN: [&str; 5] = [
    "depressed-druid",
    "heart-bending-bard",
    "furious-frog",
    "ghastly-granny",
    "double-shielded-turtle",
];

/// The first page.
#[component]
pub(crate) fn Start(app: App) -> impl IntoView {
    let resume = move || {
        app.saved.get().map(|saved| {
            let words = app.words.get();
            let names: Vec<String> = saved
                .sitters
                .iter()
                .filter(|sitter| sitter.bot.is_some() && !sitter.name.is_empty())
                .map(|sitter| sitter.name.clone())
                .collect();
            view! {
                <button type="button" class="way resume" data-resume="" on:click=move |_| app.resume()>
                    <b>{text!(words, "start-resume")}</b>
                    <small>{text!(words, "screen-turn-number", number = saved.turn)}" · "{words.list_and(&names)}</small>
                </button>
            }
        })
    };
    let summary = move |around: bool| {
        let words = app.words.get();
        let options = app.settings.with(|settings| {
            if around {
                settings.around.0.clone()
            } else {
                settings.solo.clone()
            }
        });
        let length = if options.short {
            text!(words, "option-short")
        } else {
            text!(words, "option-full")
        };
        let who = if around {
            text!(words, "screen-people", count = options.people.min(options.players))
        } else {
            let level = super::seat::level_name(words, options.level);
            text!(words, "screen-against", count = options.players - 1, level = level)
        };
        format!("{who} · {length}")
    };
    // They are only beautiful: all that a game needs comes first.
    let fan = move || {
        app.ready.get().then(|| {
            let heroes = FAN.iter().enumerate().map(|(index, hero)| {
                view! { <img src=format!("face/{hero}.svg") alt="" style=format!("--i:{}", index as i32 - 2) /> }
            });
            heroes.collect_view()
        })
    };
    let friends = move || {
        let words = app.words.get();
        match app.online.turns_elsewhere() {
            0 => text!(words, "start-friends-hint"),
            count => text!(words, "online-your-turn-at", count = count),
        }
    };
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    view! {
        <main class="start">
            <div class="fan" aria-hidden="true">{fan}</div>
            <h1 class="brand"><span>"Oshra"</span></h1>
            <p class="game">{say(|words| text!(words, "app-name"))}</p>
            <p class="claim">{say(|words| text!(words, "app-claim"))}</p>
            <div class="ways">
                {resume}
                <div class="way-with">
                    <button type="button" class="way first" data-play-now="" on:click=move |_| app.deal(app.settings.with_untracked(|settings| settings.solo.clone()))>
                        <b>{say(|words| text!(words, "start-play-now"))}</b>
                        <small>{move || summary(false)}</small>
                    </button>
                    <button type="button" class="more" data-solo-options="" on:click=move |_| app.screen.set(Screen::Options { around: false })
                        aria-label=say(|words| text!(words, "start-options")) title=say(|words| text!(words, "start-options"))>"⚙"</button>
                </div>
                <div class="way-with">
                    <button type="button" class="way" data-around="" on:click=move |_| app.screen.set(Screen::Options { around: true })>
                        <b>{say(|words| text!(words, "start-pass-and-play"))}</b>
                        <small>{say(|words| text!(words, "start-pass-and-play-hint"))}</small>
                    </button>
                </div>
                <div class="way-with two">
                    <button type="button" class="way small" class:urgent=move || { app.online.turns_elsewhere() > 0 } data-friends="" on:click=move |_| app.screen.set(Screen::Friends)>
                        <b>{say(|words| text!(words, "start-friends"))}</b>
                        <small>{friends}</small>
                    </button>
                    <button type="button" class="way small" data-learn="" on:click=move |_| app.screen.set(Screen::Learn)>
                        <b>{say(|words| text!(words, "start-learn"))}</b>
                        <small>{say(|words| text!(words, "learn-hint"))}</small>
                    </button>
                </div>
            </div>
            <nav class="foot">
                <button type="button" class="quiet" data-gallery="" on:click=move |_| { app.back.set(Screen::Start); app.screen.set(Screen::Gallery) }>
                    {say(|words| text!(words, "menu-gallery"))}
                </button>
                <button type="button" class="quiet" on:click=move |_| app.menu_open.set(true)>{say(|words| text!(words, "menu-settings"))}</button>
                <Languages app=app />
                <button type="button" class="quiet light" aria-label=say(|words| text!(words, "setting-theme"))
                    on:click=move |_| {
                        let dark = app.theme.get_untracked() == faces::Theme::Dark;
                        app.remember(|settings| settings.light = if dark { Light::Light } else { Light::Dark });
                    }>"◐"</button>
            </nav>
            <p class="unofficial">{say(|words| text!(words, "app-unofficial"))}</p>
        </main>
    }
}
