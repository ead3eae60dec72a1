//! Playing with friends: opening a table, finding one, the seats one has elsewhere.

use crate::app::{App, Screen};
use crate::online::Glance;
use crate::online::seats::{self, Place};
use crate::online::told::{Chair, Clock, Phase, TableSettings, TableTold};
use leptos::prelude::*;
use std::collections::HashMap;
use words::text;

/// One line for what a table is played with.
pub(crate) fn described(app: App, table: &TableTold) -> String {
    let words = app.words.get();
    let settings = &table.settings;
    let length = if settings.short {
        text!(words, "option-short")
    } else {
        text!(words, "option-full")
    };
    let taken = table.seats.iter().filter(|chair| **chair != Chair::Free).count();
    format!(
        "{taken}/{} · {length} · {}",
        settings.seats,
        words.edition(settings.edition)
    )
}

/// A name to sit down under, remembered.
#[component]
pub(crate) fn NameField(app: App) -> impl IntoView {
    let label = move || text!(app.words.get(), "lobby-your-name");
    view! {
        <label class="name-field">{label}
            <input type="text" maxlength="24" autocomplete="nickname" data-name="" prop:value=app.settings.with_untracked(|settings| settings.name.clone())
                on:input=move |event| { let name = event_target_value(&event); app.remember(|settings| settings.name = name.trim().to_owned()) } />
        </label>
    }
}

/// The page for tables with others.
#[component]
pub(crate) fn Friends(app: App) -> impl IntoView {
    let online = app.online;
    online.look(app);
    let code = RwSignal::new(String::new());
    let glances = RwSignal::new(HashMap::<String, Glance>::new());
    let places = RwSignal::new(seats::all());
    for place in places.get_untracked() {
        let code = place.code.clone();
        online.glance(&place, move |glance| match glance {
            Some(glance) => glances.update(|glances| {
                glances.insert(code.clone(), glance);
            }),
            None => {
                seats::forget(&code);
                places.set(seats::all());
            }
        });
    }
    let create = move |_| {
        let (name, options, open) = app
            .settings
            .with_untracked(|settings| (settings.name.clone(), settings.friends.clone(), settings.open_table));
        let clock = app.settings.with_untracked(|settings| settings.clock);
        let settings = TableSettings {
            seats: options.0.players,
            edition: options.0.edition,
            sets: options.0.sets.clone(),
            short: options.0.short,
            open,
            spectators: true,
            clock,
            rated: false,
        };
        online.create(app, name, settings);
    };
    let own = move || {
        let words = app.words.get();
        let places = places.get();
        (!places.is_empty()).then(|| {
            let rows = places.into_iter().map(|Place { code, name, .. }| {
                let glance = glances.with(|glances| glances.get(&code).cloned());
                let state = match &glance {
                    Some(glance) if glance.asked => text!(words, "table-your-turn"),
                    Some(glance) => described(app, &glance.table),
                    None => String::new(),
                };
                let urgent = glance.is_some_and(|glance| glance.asked);
                let to = code.clone();
                view! {
                    <li>
                        <button type="button" class="way small" class:urgent=urgent data-seat-at=code.clone() on:click=move |_| online.enter(app, &to)>
                            <b>{code.clone()}" · "{name}</b><small>{state}</small>
                        </button>
                    </li>
                }
            });
            view! { <h3>{text!(words, "screen-your-tables")}</h3><ul class="tables">{rows.collect_view()}</ul> }
        })
    };
    let lobby = move || {
        let words = app.words.get();
        let tables = online.lobby.get()?;
        let rows = tables.into_iter().map(|table| {
            let names: Vec<String> = table
                .seats
                .iter()
                .filter_map(|chair| match chair {
                    Chair::Person { name, .. } => Some(name.clone()),
                    _ => None,
                })
                .collect();
            let state = match table.phase {
                Phase::Playing => text!(words, "lobby-watch"),
                _ => text!(words, "lobby-join"),
            };
            let to = table.code.clone();
            view! {
                <li>
                    <button type="button" class="way small" data-open-table=table.code.clone() on:click=move |_| online.enter(app, &to)>
                        <b>{names.join(", ")}</b><small>{described(app, &table)}" · "{state}</small>
                    </button>
                </li>
            }
        });
        let rows: Vec<_> = rows.collect();
        let none = rows
            .is_empty()
            .then(|| view! { <p class="hint">{text!(words, "lobby-none")}</p> });
        Some(view! {
            <h3>{text!(words, "lobby-title")}
                <button type="button" class="quiet again" on:click=move |_| online.look(app) aria-label=text!(words, "screen-look-again")>"↻"</button>
            </h3>
            {none}
            <ul class="tables">{rows}</ul>
        })
    };
    let choice = move |on: bool, name: String, pick: Box<dyn Fn()>| {
        view! {
            <button type="button" class="choice" class:on=on aria-pressed=on.to_string() on:click=move |_| pick()>{name}</button>
        }
    };
    let options = move || {
        let words = app.words.get();
        let (players, short, open, clock) = app.settings.with(|settings| {
            (
                settings.friends.0.players,
                settings.friends.0.short,
                settings.open_table,
                settings.clock,
            )
        });
        let seats = (2..=6_u8).map(|count| {
            choice(
                players == count,
                count.to_string(),
                Box::new(move || app.remember(|settings| settings.friends.0.players = count)),
            )
        });
        let lengths = [
            (true, text!(words, "option-short")),
            (false, text!(words, "option-full")),
        ]
        .map(|(value, name)| {
            choice(
                short == value,
                name,
                Box::new(move || app.remember(|settings| settings.friends.0.short = value)),
            )
        });
        let doors = [
            (false, text!(words, "lobby-private")),
            (true, text!(words, "lobby-public")),
        ]
        .map(|(value, name)| {
            choice(
                open == value,
                name,
                Box::new(move || app.remember(|settings| settings.open_table = value)),
            )
        });
        let live = |seconds| {
            let reserve = 4 * seconds;
            Some(Clock::Live { seconds, reserve })
        };
        let clocks = [
            (None, text!(words, "lobby-clock-none")),
            (live(30), text!(words, "screen-seconds", count = 30)),
            (live(90), text!(words, "screen-seconds", count = 90)),
            (Some(Clock::Slow { days: 1 }), text!(words, "screen-days", count = 1)),
            (Some(Clock::Slow { days: 3 }), text!(words, "screen-days", count = 3)),
        ]
        .map(|(value, name)| {
            choice(
                clock == value,
                name,
                Box::new(move || app.remember(|settings| settings.clock = value)),
            )
        });
        view! {
            <div class="row" role="group" aria-label=text!(words, "option-players")>{seats.collect_view()}</div>
            <div class="row" role="group" aria-label=text!(words, "option-length")>{lengths.collect_view()}</div>
            <div class="row" role="group">{doors.collect_view()}</div>
            <div class="row" role="group" aria-label=text!(words, "lobby-clock")>{clocks.collect_view()}</div>
        }
    };
    let notice = move || {
        online
            .notice
            .get()
            .map(|notice| view! { <p class="notice" role="alert">{notice}</p> })
    };
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    view! {
        <main class="page options friends">
            <div class="dialog sheet">
                <h2>{say(|words| text!(words, "start-friends"))}</h2>
                {notice}
                <NameField app=app />
                {own}
                <h3>{say(|words| text!(words, "lobby-create"))}</h3>
                {options}
                <footer>
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(Screen::Start)>{say(|words| text!(words, "menu-back"))}</button>
                    <button type="button" class="go" data-create="" on:click=create>{say(|words| text!(words, "lobby-create"))}</button>
                </footer>
                <form class="row code" on:submit=move |event| { event.prevent_default(); if !code.get_untracked().trim().is_empty() { online.enter(app, &code.get_untracked()) } }>
                    <input type="text" maxlength="8" data-code="" placeholder=say(|words| text!(words, "lobby-code")) aria-label=say(|words| text!(words, "lobby-code"))
                        on:input=move |event| code.set(event_target_value(&event)) />
                    <button type="submit" class="quiet">{say(|words| text!(words, "lobby-join"))}</button>
                </form>
                {lobby}
            </div>
        </main>
    }
}
