//! Playing with friends: opening a table, finding one, the seats one has elsewhere.

use super::opening::{Opening, clock_name};
use super::seat::time;
use crate::app::{App, Screen};
use crate::online::call::{self, Leave};
use crate::online::seats::{self, Place};
use crate::online::told::{Chair, Phase, TableTold};
use leptos::prelude::*;
use std::time::Duration;
use words::text;

/// How often the page looks for what has changed.
const LOOK: Duration = Duration::from_secs(8);

/// One line for what a table is played with.
pub(crate) fn described(app: App, table: &TableTold) -> String {
    let words = app.words.get();
    let settings = &table.settings;
    let taken = table.seats.iter().filter(|chair| **chair != Chair::Free).count();
    let mut parts = vec![format!("{taken}/{}", settings.seats)];
    parts.push(match settings.short {
        true => text!(words, "option-short"),
        false => text!(words, "option-full"),
    });
    parts.push(words.edition(settings.edition));
    if settings.clock.is_some() {
        parts.push(clock_name(app, settings.clock));
    }
    if settings.rated {
        parts.push(text!(words, "online-rated"));
    }
    parts.join(" · ")
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

/// Asks for leave to call somebody whose turn it is; a browser is asked only when its person wants that.
#[component]
pub(crate) fn MayCall(app: App) -> impl IntoView {
    let leave = app.online.leave_to_call;
    move || {
        let words = app.words.get();
        match leave.get() {
            Leave::Unknown => None,
            Leave::Ask => Some(view! { <button type="button" class="quiet call" data-call="" on:click=move |_| call::ask(leave)>{text!(words, "online-call")}</button> }.into_any()),
            Leave::Yes => Some(view! { <p class="hint">{text!(words, "online-call-on")}</p> }.into_any()),
            Leave::No => Some(view! { <p class="hint">{text!(words, "online-call-denied")}</p> }.into_any()),
        }
    }
}

/// The tables this browser has a seat at, those that wait for it first.
#[component]
fn OwnTables(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        let words = app.words.get();
        let glances = online.glances.get();
        let mut places = seats::all();
        places.sort_by_key(|place| !glances.get(&place.code).is_some_and(|glance| glance.asked));
        (!places.is_empty()).then(|| {
            let rows = places.into_iter().map(|Place { code, name, .. }| {
                let glance = glances.get(&code);
                let urgent = glance.is_some_and(|glance| glance.asked);
                let state = glance.map(|glance| match (glance.asked, glance.table.phase) {
                    (true, _) => {
                        let left = glance.deadline.map(|deadline| (deadline - js_sys::Date::now()).max(0.0));
                        let left = left.map(|left| format!(" · {}", time(words, left)));
                        format!("{}{}", text!(words, "table-your-turn"), left.unwrap_or_default())
                    }
                    (false, Phase::Playing) => text!(words, "online-others-turn"),
                    (false, Phase::Gathering) => text!(words, "online-gathering"),
                    (false, Phase::Ended) => text!(words, "online-ended"),
                });
                let with = glance.map(|glance| {
                    let others = glance.table.seats.iter().filter_map(|chair| match chair {
                        Chair::Person { name: other, .. } if *other != name => Some(other.clone()),
                        _ => None,
                    });
                    let others: Vec<String> = others.collect();
                    if others.is_empty() { String::new() } else { format!(" · {}", others.join(", ")) }
                });
                let (to, gone) = (code.clone(), code.clone());
                view! {
                    <li>
                        <button type="button" class="way small" class:urgent=urgent data-seat-at=code.clone() on:click=move |_| online.enter(app, &to)>
                            <b>{code.clone()}{with}</b><small>{state}</small>
                        </button>
                        <button type="button" class="quiet forget" aria-label=text!(words, "online-forget") title=text!(words, "online-forget")
                            on:click=move |_| online.forget(&gone)>"✕"</button>
                    </li>
                }
            });
            view! {
                <h3>{text!(words, "screen-your-tables")}</h3>
                <ul class="tables own-tables">{rows.collect_view()}</ul>
                <MayCall app=app />
            }
        })
    }
}

/// Tables that anybody may join or watch.
#[component]
fn Lobby(app: App) -> impl IntoView {
    let online = app.online;
    move || {
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
            let names = if names.is_empty() { table.code.clone() } else { names.join(", ") };
            let free = table.seats.contains(&Chair::Free);
            let state = match table.phase {
                Phase::Playing => text!(words, "lobby-watch"),
                _ if !free => text!(words, "lobby-watch"),
                _ => text!(words, "lobby-join"),
            };
            let to = table.code.clone();
            view! {
                <li>
                    <button type="button" class="way small" data-open-table=table.code.clone() on:click=move |_| online.enter(app, &to)>
                        <b>{names}</b><small>{described(app, &table)}" · "{state}</small>
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
                <button type="button" class="quiet again" on:click=move |_| online.look(app) aria-label=text!(words, "screen-look-again") title=text!(words, "screen-look-again")>"↻"</button>
            </h3>
            {none}
            <ul class="tables">{rows}</ul>
        })
    }
}

/// The page for tables with others.
#[component]
pub(crate) fn Friends(app: App) -> impl IntoView {
    let online = app.online;
    online.notice.set(None);
    let look = move || {
        online.look(app);
        online.look_around(app);
    };
    look();
    if let Ok(looking) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || looking.clear());
    }
    let code = RwSignal::new(String::new());
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !code.get_untracked().trim().is_empty() {
            online.enter(app, &code.get_untracked());
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
                <header>
                    <h2>{say(|words| text!(words, "start-friends"))}</h2>
                    <button type="button" class="quiet" data-record="" on:click=move |_| app.screen.set(Screen::Record)>{say(|words| text!(words, "online-record"))}</button>
                </header>
                {notice}
                <OwnTables app=app />
                <div class="halves">
                    <div>
                        <NameField app=app />
                        <Opening app=app />
                    </div>
                    <div>
                        <h3>{say(|words| text!(words, "online-have-code"))}</h3>
                        <form class="row code" on:submit=join>
                            <input type="text" maxlength="8" data-code="" autocomplete="off" placeholder=say(|words| text!(words, "lobby-code")) aria-label=say(|words| text!(words, "lobby-code"))
                                on:input=move |event| code.set(event_target_value(&event)) />
                            <button type="submit" class="quiet">{say(|words| text!(words, "lobby-join"))}</button>
                        </form>
                        <Lobby app=app />
                    </div>
                </div>
                <footer>
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(Screen::Start)>{say(|words| text!(words, "menu-back"))}</button>
                </footer>
            </div>
        </main>
    }
}
