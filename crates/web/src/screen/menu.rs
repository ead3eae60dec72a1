//! The settings.

use super::coach;
use super::controls::{Dialog, Item, choices};
use super::leaving::Leaving;
use crate::app::App;
use crate::learn::Mode;
use crate::shown::Screen;
use crate::sound;
use leptos::prelude::*;
use page::{Light, Over, Settings, Speed, Undoing};
use words::{Language, Words, text};

/// The choice of a language, switched at once.
#[component]
pub(crate) fn Languages(app: App) -> impl IntoView {
    let buttons = Language::ALL.map(|language| {
        let chosen = move || app.words.get().language() == language;
        view! {
            <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string() lang=language.id()
                data-language=language.id()
                on:click=move |_| app.speak(language)>
                {language.own_name()}
            </button>
        }
    });
    view! { <div class="row" role="group">{buttons.collect_view()}</div> }
}

fn is_menu(over: &Over) -> bool {
    *over == Over::Menu
}

/// A setting with a handful of values: its name, and a row of them.
fn setting<T: Copy + PartialEq + Send + Sync + 'static>(
    app: App,
    title: String,
    items: Vec<Item<T>>,
    now: fn(&Settings) -> T,
    change: fn(&mut Settings, T),
) -> impl IntoView {
    let on = move |value: T| app.settings.with(|settings| now(settings) == value);
    let pick = move |value: T| app.remember(|settings| change(settings, value));
    view! { <h3>{title}</h3> {choices(items, on, pick)} }
}

fn light(app: App, words: Words) -> impl IntoView {
    let items = Light::ALL.map(|light| {
        let name = match light {
            Light::System => text!(words, "setting-theme-system"),
            Light::Light => text!(words, "setting-theme-light"),
            Light::Dark => text!(words, "setting-theme-dark"),
        };
        Item::new(light, name)
    });
    setting(
        app,
        text!(words, "setting-theme"),
        items.to_vec(),
        |settings| settings.light,
        |settings, light| settings.light = light,
    )
}

fn speed(app: App, words: Words) -> impl IntoView {
    let items = Speed::ALL.map(|speed| {
        let name = match speed {
            Speed::Slow => text!(words, "setting-speed-slow"),
            Speed::Normal => text!(words, "setting-speed-normal"),
            Speed::Fast => text!(words, "setting-speed-fast"),
            Speed::Instant => text!(words, "setting-speed-instant"),
        };
        Item::new(speed, name)
    });
    setting(
        app,
        text!(words, "setting-speed"),
        items.to_vec(),
        |settings| settings.speed,
        |settings, speed| settings.speed = speed,
    )
}

fn on_off(words: Words) -> Vec<Item<bool>> {
    vec![
        Item::new(true, text!(words, "setting-on")),
        Item::new(false, text!(words, "setting-off")),
    ]
}

fn sounds(app: App, words: Words) -> impl IntoView {
    let on = move |sound: bool| app.settings.with(|settings| settings.sound == sound);
    let pick = move |sound: bool| {
        app.remember(|settings| settings.sound = sound);
        sound::play(app, sound::Sound::Turn);
    };
    let louder = move |event: web_sys::Event| {
        let volume = event_target_value(&event).parse().unwrap_or(60);
        app.remember(|settings| {
            settings.volume = volume;
            settings.sound = true;
        });
        sound::play(app, sound::Sound::Turn);
    };
    view! {
        <h3>{text!(words, "setting-sound")}</h3>
        <div class="row sounds">
            {choices(on_off(words), on, pick)}
            <label>{text!(words, "setting-volume")}
                <input type="range" min="0" max="100" step="5" data-volume=""
                    prop:value=app.settings.with_untracked(|settings| settings.volume.to_string()) on:change=louder />
            </label>
        </div>
    }
}

fn sizes(app: App, words: Words) -> impl IntoView {
    let items = [100_u16, 125, 150, 200].map(|size| Item::new(size, format!("{size} %")));
    setting(
        app,
        text!(words, "setting-text-size"),
        items.to_vec(),
        |settings| settings.size,
        |settings, size| settings.size = size,
    )
}

fn motion(app: App, words: Words) -> impl IntoView {
    setting(
        app,
        text!(words, "setting-motion"),
        on_off(words),
        |settings| settings.still,
        |settings, still| settings.still = still,
    )
}

fn apart(app: App, words: Words) -> impl IntoView {
    setting(
        app,
        text!(words, "setting-apart"),
        on_off(words),
        |settings| settings.apart,
        |settings, apart| settings.apart = apart,
    )
}

fn undoing(app: App, words: Words) -> impl IntoView {
    let items = Undoing::ALL.map(|undo| {
        let name = match undo {
            Undoing::Off => text!(words, "setting-undo-off"),
            Undoing::Seconds => text!(words, "setting-undo-seconds"),
            Undoing::Ask => text!(words, "setting-undo-ask"),
        };
        Item::new(undo, name)
    });
    setting(
        app,
        text!(words, "setting-undo"),
        items.to_vec(),
        |settings| settings.undo,
        |settings, undo| settings.undo = undo,
    )
}

/// Where one can go from here.
fn links(app: App, words: Words, at_table: bool, seated: bool) -> impl IntoView {
    let alone = (at_table && app.is_alone()).then(|| {
        let ask = move |_| {
            app.way.close(is_menu);
            coach::turn(app);
        };
        view! { <button type="button" class="quiet" data-menu-coach="" on:click=ask>{text!(words, "coach-title")}</button> }
    });
    let notebook = (at_table && app.learn.mode.get() == Mode::Game).then(|| {
        view! { <button type="button" class="quiet" data-menu-notebook="" on:click=move |_| app.way.lay_instead(Over::Notebook)>{text!(words, "notebook-title")}</button> }
    });
    let away = seated.then(|| {
        view! { <button type="button" class="quiet" data-step-away="" on:click=move |_| app.step_away()>{text!(words, "online-step-away")}</button> }
    });
    // Away from a replay one comes back to the table.
    let asks = seated && app.learn.mode.get() != Mode::Replay;
    let leave = at_table.then(|| match asks {
        true => view! { <Leaving app=app /> }.into_any(),
        false => view! { <button type="button" class="quiet" data-leave="" on:click=move |_| app.leave()>{text!(words, "menu-leave")}</button> }.into_any(),
    });
    view! {
        <div class="links">
            {alone}
            {notebook}
            <button type="button" class="quiet" on:click=move |_| app.way.lay_instead(Over::Rules("story".to_owned()))>{text!(words, "menu-rules")}</button>
            <button type="button" class="quiet" on:click=move |_| app.way.lay_instead(Over::Keys)>{text!(words, "keys-title")}</button>
            <button type="button" class="quiet" data-menu-gallery="" on:click=move |_| app.way.lay_instead(Over::Gallery)>{text!(words, "menu-gallery")}</button>
            {away}
            {leave}
        </div>
    }
}

/// The settings.
#[component]
pub(crate) fn Menu(app: App) -> impl IntoView {
    move || {
        app.way.is_open(is_menu).then(|| {
            let words = app.words.get();
            let at_table = app.screen.get() == Screen::Table;
            let seated = at_table && app.online.is_on() && app.online.seat.get().is_some();
            view! {
                <Dialog app=app label=text!(words, "menu-settings") which=is_menu>
                    <h2>{text!(words, "menu-settings")}</h2>
                    <h3>{text!(words, "menu-language")}</h3>
                    <Languages app=app />
                    {light(app, words)}
                    {apart(app, words)}
                    {speed(app, words)}
                    {sounds(app, words)}
                    {sizes(app, words)}
                    {motion(app, words)}
                    {at_table.then(|| undoing(app, words))}
                    {links(app, words, at_table, seated)}
                    {seated.then(|| view! { <p class="hint">{text!(words, "online-step-away-hint")}</p> })}
                </Dialog>
            }
        })
    }
}
