//! What the host of a table does between games: locking it, changing what is played, naming bots, freeing seats.

use super::leaving::sure;
use super::opening::{Fields, show, wanted};
use crate::app::App;
use leptos::prelude::*;
use rules::Seat;
use told::Level;
use told::server::{Request, Settings};
use words::text;

/// Locks the table and changes the game, for whoever may.
#[component]
pub(crate) fn Hosting(app: App) -> impl IntoView {
    let online = app.online;
    let table =
        move |look: fn(&told::server::Table) -> bool| online.table.with(|table| table.as_ref().is_some_and(look));
    let locked = Memo::new(move |_| table(|table| table.locked));
    let rated = Memo::new(move |_| table(|table| table.settings.rated));
    let open = RwSignal::new(false);
    let lock = move |_| {
        online.say(&Request::Lock {
            locked: !locked.get_untracked(),
        });
    };
    let begin = move |_| {
        online.table.with_untracked(|table| {
            if let Some(table) = table {
                show(app, &table.settings);
            }
        });
        open.update(|open| *open = !*open);
    };
    let change = move |_| {
        let now = online
            .table
            .with_untracked(|table| table.as_ref().map(|table| table.settings.substitute));
        let wanted = wanted(app);
        online.say(&Request::Change {
            settings: Settings {
                substitute: now.unwrap_or(wanted.substitute),
                ..wanted
            },
        });
        open.set(false);
    };
    let form = move || {
        open.get().then(|| {
            view! {
                <section class="opening" data-changing="">
                    <Fields app=app counts=rated.get_untracked() />
                    <p class="hint">{move || text!(app.words.get(), "online-change-hint")}</p>
                    <button type="button" class="go" data-change-do="" on:click=change>{move || text!(app.words.get(), "online-change-do")}</button>
                </section>
            }
        })
    };
    view! {
        <div class="hosting" data-hosting="">
            <p class="hint">{move || text!(app.words.get(), "online-host-you")}</p>
            <span class="row">
                <button type="button" class="quiet" data-lock="" aria-pressed=move || locked.get().to_string() on:click=lock>
                    {move || match locked.get() {
                        true => text!(app.words.get(), "online-unlock"),
                        false => text!(app.words.get(), "online-lock"),
                    }}
                </button>
                <button type="button" class="quiet" data-change="" aria-expanded=move || open.get().to_string() on:click=begin>{move || text!(app.words.get(), "online-change")}</button>
            </span>
            {form}
        </div>
    }
}

/// A bot's name, for whoever may change it.
#[component]
pub(crate) fn BotName(app: App, seat: Seat, level: Level, name: String) -> impl IntoView {
    let label = move || text!(app.words.get(), "online-bot-name");
    let rename = move |event: web_sys::Event| {
        let name = event_target_value(&event).trim().to_owned();
        app.online.say(&Request::Bot {
            seat,
            level: Some(level),
            name: (!name.is_empty()).then_some(name),
        });
    };
    view! { <input type="text" class="bot-name" maxlength="24" autocomplete="off" data-bot-name="" aria-label=label title=label prop:value=name on:change=rename /> }
}

/// Frees the seat of somebody who is there, after asking: they do not come back.
#[component]
pub(crate) fn Removing(app: App, seat: Seat, name: String) -> impl IntoView {
    let asked = RwSignal::new(false);
    move || {
        let words = app.words.get();
        if !asked.get() {
            return view! {
                <button type="button" class="quiet" data-remove=seat.to_string() on:click=move |_| asked.set(true)>{text!(words, "lobby-remove")}</button>
            }
            .into_any();
        }
        let question = [
            text!(words, "online-remove-sure", name = name.as_str()),
            text!(words, "online-remove-no"),
            text!(words, "lobby-remove"),
        ];
        let remove = move || app.online.say(&Request::Free { seat });
        sure(question, remove, move || asked.set(false)).into_any()
    }
}
