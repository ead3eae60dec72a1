//! The bar on top, the settings and the list of keys.

use super::board::WinningNow;
use crate::app::{App, Screen};
use crate::learn::Mode;
use crate::settings::{Light, Speed};
use crate::sound;
use leptos::prelude::*;
use words::{Language, text};

/// The bar over the table: the name, whose turn it is, who would win, and the menu.
#[component]
pub(crate) fn TopBar(app: App) -> impl IntoView {
    let turn = move || {
        let scene = app.scene.get()?;
        let words = app.words.get();
        let active = scene.view.active?;
        Some(match scene.view.me() == Some(active) {
            true => text!(words, "table-your-turn"),
            false => text!(words, "table-turn-of", name = app.name(active)),
        })
    };
    let label = move |key: fn(words::Words) -> String| move || key(app.words.get());
    view! {
        <header class="top">
            <h1><button type="button" on:click=move |_| app.menu_open.set(true)>"Oshra"</button></h1>
            <span class="turn">{turn}</span>
            {app.parts.together.piece(app, |app| app.online.is_on(), |together| together.link_mark)}
            <WinningNow app=app />
            {move || app.is_alone().then(|| view! {
                <button type="button" class="ib" data-ask-coach="" class:on=move || app.learn.coach.get() aria-pressed=move || app.learn.coach.get().to_string()
                    on:click=move |_| app.turn_to_coach() title=label(|words| text!(words, "coach-title")) aria-label=label(|words| text!(words, "coach-title"))>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2.5a6.6 6.6 0 0 0-4 11.9c.9.7 1.3 1.4 1.3 2.4v.7h5.4v-.7c0-1 .4-1.7 1.3-2.4a6.6 6.6 0 0 0-4-11.9Z" /><path d="M9.6 20h4.8M10.5 22.2h3" /></svg>
                </button>
            })}
            {move || (app.learn.mode.get() == Mode::Game).then(|| view! {
                <button type="button" class="ib" data-open-notebook="" on:click=move |_| app.open_notebook()
                    title=label(|words| text!(words, "notebook-title")) aria-label=label(|words| text!(words, "notebook-title"))>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.5h12v17H6zM9.2 3.5v17M12 8h3.5M12 11.5h3.5" /></svg>
                </button>
            })}
            <button type="button" class="ib all" on:click=move |_| { app.back.set(Screen::Table); app.screen.set(Screen::Gallery) }
                title=label(|words| text!(words, "menu-gallery")) aria-label=label(|words| text!(words, "menu-gallery"))>
                <img src="icon/face-up.svg" alt="" />
            </button>
            <button type="button" class="ib menu" on:click=move |_| app.menu_open.set(true)
                title=label(|words| text!(words, "menu-settings")) aria-label=label(|words| text!(words, "menu-settings"))>"☰"</button>
        </header>
    }
}

/// The choice of a language, switched at once.
#[component]
pub(crate) fn Languages(app: App) -> impl IntoView {
    let buttons = Language::ALL.map(|language| {
        let chosen = move || app.words.get().language() == language;
        view! {
            <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string() lang=language.id()
                data-language=language.id()
                on:click=move |_| app.remember(|settings| settings.language = Some(language.id().to_owned()))>
                {language.own_name()}
            </button>
        }
    });
    view! { <div class="row" role="group">{buttons.collect_view()}</div> }
}

/// The settings.
#[component]
pub(crate) fn Menu(app: App) -> impl IntoView {
    let lights = move || {
        let words = app.words.get();
        let all = [
            (Light::System, text!(words, "setting-theme-system")),
            (Light::Light, text!(words, "setting-theme-light")),
            (Light::Dark, text!(words, "setting-theme-dark")),
        ];
        all.map(|(light, name)| {
            let chosen = move || app.settings.with(|settings| settings.light == light);
            view! {
                <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string()
                    on:click=move |_| app.remember(|settings| settings.light = light)>{name}</button>
            }
        })
        .collect_view()
    };
    let speeds = move || {
        let words = app.words.get();
        Speed::ALL
            .map(|speed| {
                let name = match speed {
                    Speed::Slow => text!(words, "setting-speed-slow"),
                    Speed::Normal => text!(words, "setting-speed-normal"),
                    Speed::Fast => text!(words, "setting-speed-fast"),
                    Speed::Instant => text!(words, "setting-speed-instant"),
                };
                let chosen = move || app.settings.with(|settings| settings.speed == speed);
                view! {
                    <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string()
                        on:click=move |_| app.remember(|settings| settings.speed = speed)>{name}</button>
                }
            })
            .collect_view()
    };
    let sounds = move || {
        let words = app.words.get();
        [(true, text!(words, "setting-on")), (false, text!(words, "setting-off"))]
            .map(|(on, name)| {
                let chosen = move || app.settings.with(|settings| settings.sound == on);
                view! {
                    <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string() data-sound=on.to_string()
                        on:click=move |_| { app.remember(|settings| settings.sound = on); sound::play(app, sound::Sound::Turn) }>{name}</button>
                }
            })
            .collect_view()
    };
    let motions = move || {
        let words = app.words.get();
        [(true, text!(words, "setting-on")), (false, text!(words, "setting-off"))]
            .map(|(still, name)| {
                let chosen = move || app.settings.with(|settings| settings.still == still);
                view! {
                    <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string()
                        on:click=move |_| app.remember(|settings| settings.still = still)>{name}</button>
                }
            })
            .collect_view()
    };
    let sizes = move || {
        [100_u16, 125, 150, 200].map(|size| {
        let chosen = move || app.settings.with(|settings| settings.size == size);
        view! {
            <button type="button" class="choice" class:on=chosen aria-pressed=move || chosen().to_string() data-size=size.to_string()
                on:click=move |_| app.remember(|settings| settings.size = size)>{format!("{size} %")}</button>
        }
        })
        .collect_view()
    };
    move || {
        app.menu_open.get().then(|| {
            let words = app.words.get();
            let at_table = app.screen.get() == Screen::Table;
            let seated = at_table && app.online.is_on() && app.online.seat.get().is_some();
            view! {
                <div class="cover" on:click=move |_| app.menu_open.set(false)>
                    <div class="dialog sheet" role="dialog" aria-label=text!(words, "menu-settings") on:click=|event| event.stop_propagation()>
                        <button type="button" class="close" on:click=move |_| app.menu_open.set(false) aria-label=text!(words, "menu-close")>"✕"</button>
                        <h2>{text!(words, "menu-settings")}</h2>
                        <h3>{text!(words, "menu-language")}</h3>
                        <Languages app=app />
                        <h3>{text!(words, "setting-theme")}</h3>
                        <div class="row" role="group">{lights}</div>
                        <h3>{text!(words, "setting-speed")}</h3>
                        <div class="row" role="group">{speeds}</div>
                        <h3>{text!(words, "setting-sound")}</h3>
                        <div class="row sounds" role="group">{sounds}
                            <label>{text!(words, "setting-volume")}
                                <input type="range" min="0" max="100" step="5" data-volume=""
                                    prop:value=app.settings.with_untracked(|settings| settings.volume.to_string())
                                    on:change=move |event| {
                                        let volume = event_target_value(&event).parse().unwrap_or(60);
                                        app.remember(|settings| { settings.volume = volume; settings.sound = true });
                                        sound::play(app, sound::Sound::Turn);
                                    } />
                            </label>
                        </div>
                        <h3>{text!(words, "setting-text-size")}</h3>
                        <div class="row" role="group">{sizes}</div>
                        <h3>{text!(words, "setting-motion")}</h3>
                        <div class="row" role="group">{motions}</div>
                        <div class="links">
                            <button type="button" class="quiet" on:click=move |_| {
                                app.menu_open.set(false);
                                app.open_rules("story");
                            }>{text!(words, "menu-rules")}</button>
                            <button type="button" class="quiet" on:click=move |_| { app.menu_open.set(false); app.keys_open.set(true) }>{text!(words, "keys-title")}</button>
                            <button type="button" class="quiet" on:click=move |_| {
                                app.menu_open.set(false);
                                app.back.set(app.screen.get_untracked());
                                app.screen.set(Screen::Gallery);
                            }>{text!(words, "menu-gallery")}</button>
                            {seated.then(|| view! {
                                <button type="button" class="quiet" data-step-away="" on:click=move |_| { app.menu_open.set(false); app.step_away() }>{text!(words, "online-step-away")}</button>
                            })}
                            {at_table.then(|| view! {
                                <button type="button" class="quiet" data-leave="" on:click=move |_| { app.menu_open.set(false); app.leave() }>{text!(words, "menu-leave")}</button>
                            })}
                        </div>
                        {seated.then(|| view! { <p class="hint">{text!(words, "online-step-away-hint")}</p> })}
                    </div>
                </div>
            }
        })
    }
}
