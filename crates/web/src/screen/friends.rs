//! Playing with friends: opening a table, finding one, the seats one has elsewhere.

use super::calls::MayCall;
use super::leaving::{question, sure};
use super::onwards::Onwards;
use super::opening::Opening;
use super::peace::HouseWords;
use super::seat::time;
use crate::app::App;
use crate::online::seats;
use leptos::prelude::*;
use page::{OwnPlace, hours_open};
use std::time::Duration;
use told::server::{Chair, Phase, Settings};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::{Words, text};

/// How often the page looks for what has changed.
const LOOK: Duration = Duration::from_secs(8);

/// One line for what a table is played with.
pub(crate) fn described(app: App, settings: &Settings, seats: &[Chair]) -> String {
    let taken = seats.iter().filter(|chair| **chair != Chair::Free).count();
    app.words.get().table_settings(settings, taken)
}

/// The name to sit down under. Whoever has not typed one is asked to, where it is typed.
pub(crate) fn named(app: App) -> Option<String> {
    let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
    app.online.nameless.set(name.is_empty());
    if !name.is_empty() {
        return Some(name);
    }
    let field = document().query_selector("[data-name]").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        let _ = field.focus();
    }
    None
}

/// A name to sit down under, remembered.
#[component]
pub(crate) fn NameField(app: App) -> impl IntoView {
    let label = move || text!(app.words.get(), "lobby-your-name");
    let nameless = app.online.nameless;
    nameless.set(false);
    let missing = move || {
        nameless
            .get()
            .then(|| view! { <span class="warning" id="name-missing" role="alert">{text!(app.words.get(), "lobby-name-missing")}</span> })
    };
    let write = move |event: web_sys::Event| {
        let name = event_target_value(&event).trim().to_owned();
        nameless.update(|nameless| *nameless &= name.is_empty());
        app.remember(|settings| settings.name = name);
    };
    view! {
        <label class="name-field">{label}
            <input type="text" maxlength="24" autocomplete="nickname" data-name="" prop:value=app.settings.with_untracked(|settings| settings.name.clone())
                aria-invalid=move || nameless.get().to_string() aria-describedby="name-missing" on:input=write />
            {missing}
        </label>
    }
}

/// How one of the viewer's own tables stands.
fn standing(words: Words, place: &OwnPlace) -> Option<String> {
    Some(match place.phase? {
        _ if place.asked => {
            let left = place.deadline.map(|deadline| (deadline - js_sys::Date::now()).max(0.0));
            let left = left.map(|left| format!(" · {}", time(words, left)));
            format!("{}{}", text!(words, "table-your-turn"), left.unwrap_or_default())
        }
        Phase::Playing if place.away => text!(words, "online-away"),
        Phase::Playing => text!(words, "online-others-turn"),
        Phase::Gathering => text!(words, "online-gathering"),
        Phase::Ended => text!(words, "online-ended"),
    })
}

/// One of the viewer's own tables. Seats that belong to the key can be left from here, after asking.
fn own_table(app: App, place: OwnPlace, leaving: RwSignal<Option<String>>) -> AnyView {
    let (online, words) = (app.online, app.words.get());
    let state = standing(words, &place);
    let (code, playing) = (place.code, place.phase == Some(Phase::Playing));
    if leaving.with(|leaving| leaving.as_ref() == Some(&code)) {
        let leave = move || {
            leaving.set(None);
            online.give_up(app, code.clone());
        };
        let asked = sure(question(words, playing), leave, move || leaving.set(None));
        return view! { <li>{asked}</li> }.into_any();
    }
    let with = match place.with.is_empty() {
        true => String::new(),
        false => format!(" · {}", place.with.join(", ")),
    };
    let (to, left) = (code.clone(), code.clone());
    let may_leave = (place.by_key && !place.away).then(|| {
        let label = format!("{}: {code}", text!(words, "menu-leave"));
        view! {
            <button type="button" class="quiet give-up" data-give-up=code.clone() aria-label=label title=text!(words, "menu-leave")
                on:click=move |_| leaving.set(Some(left.clone()))>"✕"</button>
        }
    });
    view! {
        <li>
            <button type="button" class="way small" class:urgent=place.asked data-seat-at=code.clone() on:click=move |_| online.enter(app, &to)>
                <b>{code.clone()}{with}</b><small>{state}</small>
            </button>
            {may_leave}
        </li>
    }
    .into_any()
}

/// The tables at which the viewer sits, those that wait for them first. Before the server has said which they are, those
/// that this browser knows of.
#[component]
fn OwnTables(app: App) -> impl IntoView {
    let leaving = RwSignal::new(None);
    let list = move || {
        let known = || {
            seats::all()
                .iter()
                .map(|place| OwnPlace::unknown(&place.code))
                .collect()
        };
        let places = app.online.own.get().unwrap_or_else(known);
        (!places.is_empty()).then(|| {
            let rows = places.into_iter().map(|place| own_table(app, place, leaving));
            view! {
                <h3>{text!(app.words.get(), "screen-your-tables")}</h3>
                <ul class="tables own-tables">{rows.collect_view()}</ul>
                <MayCall app=app table=None />
            }
        })
    };
    let some = Memo::new(move |_| {
        app.online
            .own
            .with(|own| own.as_ref().is_some_and(|own| !own.is_empty()))
    });
    view! {
        {list}
        {move || some.get().then(|| view! { <Onwards app=app table=None /> })}
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
            let since = hours_open(table.opened, js_sys::Date::now());
            let since = since.map(|hours| format!(" · {}", text!(words, "lobby-since", hours = hours)));
            view! {
                <li>
                    <button type="button" class="way small" data-open-table=table.code.clone() on:click=move |_| online.enter(app, &to)>
                        <b>{names}</b><small>{described(app, &table.settings, &table.seats)}{since}" · "{state}</small>
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
                    <button type="button" class="quiet" data-record="" on:click=move |_| app.go(page::Place::Record)>{say(|words| text!(words, "online-record"))}</button>
                </header>
                {notice}
                <HouseWords app=app />
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
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{say(|words| text!(words, "menu-back"))}</button>
                </footer>
            </div>
        </main>
    }
}
