//! Before and between games at a table elsewhere: who sits where, the link, bots, beginning.

use super::connection::LinkMark;
use super::friends::{MayCall, NameField, described};
use super::seat::level_name;
use super::talk::Talk;
use crate::app::{App, Screen};
use crate::online::told::{Chair, Phase, TableTold};
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
    // The server knows this way too; it is what the picture beside it says.
    format!("{}t/{code}", &base[..=base.rfind('/').unwrap_or_default()])
}

/// One seat.
fn chair(app: App, seat: Seat, chair: Chair, seated: bool, rated: bool) -> AnyView {
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
                    {(seated && !rated).then(|| view! { <span class="row">{text!(words, "lobby-add-bot")}": "{bots.collect_view()}</span> })}
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

/// The link, to be copied, typed or looked at with a camera.
#[component]
fn Share(app: App, code: String) -> impl IntoView {
    let copied = RwSignal::new(false);
    let address = link(&code);
    let copying = address.clone();
    let copy = move |_| {
        let text = copying.clone();
        leptos::task::spawn_local(async move {
            let done = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            copied.set(done.is_ok());
        });
    };
    let label = move || text!(app.words.get(), "lobby-link");
    view! {
        <div class="share">
            <img class="qr" src=format!("api/tables/{code}/qr.svg") alt=label />
            <div>
                <label>{label}<input type="text" readonly data-link="" prop:value=address /></label>
                <button type="button" class="quiet" on:click=copy>
                    {move || if copied.get() { text!(app.words.get(), "lobby-copied") } else { text!(app.words.get(), "lobby-copy") }}
                </button>
            </div>
        </div>
    }
}

/// What can be done here: going, looking at the last game, being ready, beginning.
fn deeds(app: App, table: &TableTold) -> impl IntoView {
    let online = app.online;
    let words = app.words.get();
    let seat = online.seat.get();
    let free = table.seats.contains(&Chair::Free);
    let ready =
        seat.is_some_and(|seat| matches!(table.seats.get(seat.index()), Some(Chair::Person { ready: true, .. })));
    let others_ready =
        table.seats.iter().enumerate().all(|(index, chair)| {
            seat == Some(Seat(index as u8)) || !matches!(chair, Chair::Person { ready: false, .. })
        });
    // Bots may fill any other table.
    let lacks_people = free && table.settings.rated;
    let look = app.scene.with(Option::is_some).then(|| {
        view! { <button type="button" class="quiet" data-see-table="" on:click=move |_| app.screen.set(Screen::Table)>{text!(words, "screen-see-table")}</button> }
    });
    let leave = seat.map(|_| {
        view! { <button type="button" class="quiet" data-leave="" on:click=move |_| app.leave()>{text!(words, "menu-leave")}</button> }
    });
    let begin = seat.map(|_| {
        let start = move |_| {
            online.say(&match free {
                true => json!({ "do": "start", "fill": "adept" }),
                false => json!({ "do": "start" }),
            });
        };
        view! {
            <button type="button" class="quiet" data-ready="" aria-pressed=ready.to_string() on:click=move |_| online.say(&json!({ "do": "ready", "ready": !ready }))>
                {if ready { "✓ " } else { "" }}{text!(words, "lobby-ready")}
            </button>
            <button type="button" class="go" data-start="" disabled=!others_ready || lacks_people on:click=start>{text!(words, "lobby-start")}</button>
        }
    });
    let hint = (seat.is_some() && free).then(|| match lacks_people {
        true => text!(words, "online-rated-people"),
        false => text!(words, "screen-fill-hint"),
    });
    view! {
        <p class="hint">{hint}</p>
        <footer>
            <span class="row">
                <button type="button" class="quiet" data-step-away="" on:click=move |_| app.step_away()>{text!(words, "menu-back")}</button>
                {leave}
            </span>
            <span class="row">{look}{begin}</span>
        </footer>
    }
}

/// The room before the game.
#[component]
pub(crate) fn Gather(app: App) -> impl IntoView {
    let online = app.online;
    // Whoever types something must not lose the place because somebody comes or goes.
    let code = Memo::new(move |_| {
        online
            .table
            .with(|table| table.as_ref().map(|table| table.code.clone()))
    });
    let can_join = Memo::new(move |_| {
        online.seat.get().is_none()
            && online.table.with(|table| {
                let table = table.as_ref();
                table.is_some_and(|table| table.phase != Phase::Playing && table.seats.contains(&Chair::Free))
            })
    });
    let title = move || {
        let words = app.words.get();
        match code.get() {
            Some(code) => text!(words, "screen-table-code", code = code),
            None => text!(words, "start-friends"),
        }
    };
    let about = move || {
        online
            .table
            .with(|table| table.as_ref().map(|table| described(app, table)))
    };
    let chairs = move || {
        let table = online.table.get()?;
        let seated = online.seat.get().is_some();
        let chairs = table.seats.into_iter().enumerate();
        let chairs = chairs.map(|(index, one)| chair(app, Seat(index as u8), one, seated, table.settings.rated));
        Some(view! { <ul class="chairs">{chairs.collect_view()}</ul> })
    };
    let sit = move |_| online.sit(app, app.settings.with_untracked(|settings| settings.name.clone()));
    let join = move || {
        can_join.get().then(|| {
            view! {
                <div class="join"><NameField app=app />
                <button type="button" class="go" data-sit="" on:click=sit>{move || text!(app.words.get(), "lobby-join")}</button></div>
            }
        })
    };
    let deeds = move || {
        match online.table.get() {
        Some(table) => deeds(app, &table).into_any(),
        None => view! {
            <p role="status">{text!(app.words.get(), "screen-connecting")}</p>
            <footer><button type="button" class="quiet" data-back="" on:click=move |_| app.step_away()>{text!(app.words.get(), "menu-back")}</button></footer>
        }
        .into_any(),
    }
    };
    view! {
        <main class="page options gather">
            <div class="dialog sheet">
                <header><h2>{title}</h2><LinkMark app=app /></header>
                <p class="hint">{about}</p>
                {move || code.get().map(|code| view! { <Share app=app code=code /> })}
                {chairs}
                {join}
                {move || online.seat.get().is_some().then(|| view! { <MayCall app=app /> })}
                {deeds}
            </div>
            <Talk app=app />
        </main>
    }
}
