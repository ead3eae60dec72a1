//! Before and between games at a table elsewhere: who sits where, the link, bots, beginning.

use super::friends::{NameField, described};
use super::seat::level_name;
use crate::app::{App, Screen};
use crate::online::Link;
use crate::online::told::{Chair, Phase};
use bots::Level;
use leptos::prelude::*;
use rules::Seat;
use serde_json::json;
use wasm_bindgen_futures::JsFuture;
use words::text;

/// The link to a table: this page, with the code.
fn link(code: &str) -> String {
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    let base = base.split(['?', '#']).next().unwrap_or_default().to_owned();
    format!("{base}?table={code}")
}

/// One seat.
fn chair(app: App, seat: Seat, chair: Chair, seated: bool) -> AnyView {
    let online = app.online;
    let words = app.words.get();
    let me = online.seat.get() == Some(seat);
    let remove = move |what: &'static str| {
        view! {
            <button type="button" class="quiet" on:click=move |_| online.say(&json!({ "do": what, "seat": seat }))>{text!(words, "lobby-remove")}</button>
        }
    };
    match chair {
        Chair::Free => {
            let bots = [Level::Novice, Level::Adept, Level::Master].map(|level| {
                view! {
                    <button type="button" class="choice" data-bot=level.to_string() on:click=move |_| online.say(&json!({ "do": "bot", "seat": seat, "level": level.to_string() }))>
                        {level_name(words, level)}
                    </button>
                }
            });
            view! {
                <li class="free">
                    <b>{text!(words, "lobby-seat-free")}</b>
                    {seated.then(|| view! { <span class="row">{text!(words, "lobby-add-bot")}": "{bots.collect_view()}</span> })}
                </li>
            }
            .into_any()
        }
        Chair::Bot { level } => view! {
            <li><b>{dealer::bot_name(seat.index())}</b><small>{level_name(words, level)}</small>{seated.then(|| remove("free"))}</li>
        }
        .into_any(),
        Chair::Person { name, ready, .. } => {
            let there = online.is_there(seat);
            let state = match (there, ready) {
                (false, _) => text!(words, "screen-not-here"),
                (true, true) => text!(words, "lobby-ready"),
                (true, false) => text!(words, "lobby-not-ready"),
            };
            view! {
                <li class:me=me class:away=!there>
                    <b>{name}</b>
                    <small>{(!me).then_some(state)}{me.then(|| text!(words, "screen-you"))}</small>
                    {(seated && !me && !there).then(|| remove("free"))}
                </li>
            }
            .into_any()
        }
    }
}

/// The room before the game.
#[component]
pub(crate) fn Gather(app: App) -> impl IntoView {
    let online = app.online;
    let copied = RwSignal::new(false);
    let copy = move |text: String| {
        leptos::task::spawn_local(async move {
            let done = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            copied.set(done.is_ok());
        });
    };
    move || {
        let words = app.words.get();
        let link_state = online.link.get();
        if let Link::Gone(why) = link_state {
            return view! {
                <main class="page options"><div class="dialog sheet">
                    <h2>{text!(words, "start-friends")}</h2>
                    <p class="notice" role="alert" data-gone="">{why}</p>
                    <footer>
                        <button type="button" class="quiet" data-back="" on:click=move |_| app.leave()>{text!(words, "menu-back")}</button>
                        <button type="button" class="go" on:click=move |_| { let _ = window().location().reload(); }>{text!(words, "screen-reload")}</button>
                    </footer>
                </div></main>
            }
            .into_any();
        }
        let Some(table) = online.table.get() else {
            return view! {
                <main class="page options"><div class="dialog sheet"><h2>{text!(words, "start-friends")}</h2>
                    <p role="status">{text!(words, "screen-connecting")}</p>
                    <footer><button type="button" class="quiet" data-back="" on:click=move |_| app.leave()>{text!(words, "menu-back")}</button></footer>
                </div></main>
            }
            .into_any();
        };
        let seat = online.seat.get();
        let address = link(&table.code);
        let copying = address.clone();
        let free = table.seats.contains(&Chair::Free);
        let ready =
            seat.is_some_and(|seat| matches!(table.seats.get(seat.index()), Some(Chair::Person { ready: true, .. })));
        let others_ready = table.seats.iter().enumerate().all(|(index, chair)| {
            seat == Some(Seat(index as u8)) || !matches!(chair, Chair::Person { ready: false, .. })
        });
        let chairs = table.seats.iter().cloned().enumerate();
        let chairs = chairs.map(|(index, one)| chair(app, Seat(index as u8), one, seat.is_some()));
        let chairs = chairs.collect_view();
        let notice = move || {
            online
                .notice
                .get()
                .map(|notice| view! { <p class="notice" role="alert">{notice}</p> })
        };
        let join = (seat.is_none() && free && table.phase != Phase::Playing).then(|| {
            view! {
                <NameField app=app />
                <button type="button" class="go" data-sit="" on:click=move |_| online.sit(app, app.settings.with_untracked(|settings| settings.name.clone()))>
                    {text!(words, "lobby-join")}
                </button>
            }
        });
        let look = app.scene.with(Option::is_some).then(|| {
            view! { <button type="button" class="quiet" on:click=move |_| app.screen.set(Screen::Table)>{text!(words, "screen-see-table")}</button> }
        });
        let buttons = seat.map(|_| {
            view! {
                <button type="button" class="quiet" data-ready="" aria-pressed=ready.to_string() on:click=move |_| online.say(&json!({ "do": "ready", "ready": !ready }))>
                    {if ready { "✓ " } else { "" }}{text!(words, "lobby-ready")}
                </button>
                <button type="button" class="go" data-start="" disabled=!others_ready
                    on:click=move |_| online.say(&if free { json!({ "do": "start", "fill": "adept" }) } else { json!({ "do": "start" }) })>
                    {text!(words, "lobby-start")}
                </button>
            }
        });
        let hint = (seat.is_some() && free).then(|| view! { <p class="hint">{text!(words, "screen-fill-hint")}</p> });
        view! {
            <main class="page options gather">
                <div class="dialog sheet">
                    <h2>{text!(words, "screen-table-code", code = table.code.clone())}</h2>
                    <p class="hint">{described(app, &table)}</p>
                    {notice}
                    <div class="share">
                        <img class="qr" src=format!("api/tables/{}/qr.svg", table.code) alt=text!(words, "lobby-link") />
                        <div>
                            <label>{text!(words, "lobby-link")}<input type="text" readonly data-link="" prop:value=address /></label>
                            <button type="button" class="quiet" on:click=move |_| copy(copying.clone())>
                                {move || if copied.get() { text!(app.words.get(), "lobby-copied") } else { text!(app.words.get(), "lobby-copy") }}
                            </button>
                        </div>
                    </div>
                    <ul class="chairs">{chairs}</ul>
                    {hint}
                    {join}
                    <footer>
                        <button type="button" class="quiet" data-leave="" on:click=move |_| app.leave()>{text!(words, "menu-leave")}</button>
                        {look}
                        {buttons}
                    </footer>
                </div>
            </main>
        }
        .into_any()
    }
}
