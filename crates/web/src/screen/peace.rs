//! Peace and privacy: muting, blocking and reporting at the chat, what the host says, what is kept of you.

use crate::app::App;
use crate::online::key;
use leptos::prelude::*;
use rules::Seat;
use told::server::{Chair, Request, Said};
use words::text;

/// The public id of whoever sits there.
fn player_at(app: App, seat: Seat) -> Option<String> {
    app.online
        .table
        .with(|table| match table.as_ref()?.seats.get(seat.index())? {
            Chair::Person { player, .. } => player.clone(),
            Chair::Bot { .. } | Chair::Free => None,
        })
}

/// What can be done about a line that somebody else said.
#[component]
pub(crate) fn LineDeeds(app: App, line: Said) -> impl IntoView {
    let online = app.online;
    let (seat, number) = (line.seat, line.number);
    let done = RwSignal::new(false);
    let typed = line.text.is_some();
    let mine = online.seat.get_untracked() == Some(seat);
    let speaks = online.seat.get_untracked().is_some();
    let block = move |_| {
        if let Some(player) = player_at(app, seat) {
            online.block(app, &player, &app.name(seat), move || online.mute(seat, true));
        }
    };
    let report = move |_| {
        let number = Some(number);
        let why = String::new();
        online.say(&Request::Report {
            number,
            seat: None,
            why,
        });
        done.set(true);
    };
    move || {
        let words = app.words.get();
        let can_block = player_at(app, seat).is_some() && key::kept().is_some();
        (!mine && typed).then(|| view! {
            <details class="redress">
                <summary aria-label=text!(words, "online-line-deeds")>"⋯"</summary>
                <button type="button" class="quiet" data-mute="" on:click=move |_| online.mute(seat, true)>{text!(words, "online-mute")}</button>
                {can_block.then(|| view! { <button type="button" class="quiet" data-block="" on:click=block>{text!(words, "online-block")}</button> })}
                {speaks.then(|| view! {
                    <button type="button" class="quiet" data-report="" disabled=move || done.get() on:click=report>
                        {move || if done.get() { text!(words, "online-reported") } else { text!(words, "online-report") }}
                    </button>
                })}
            </details>
        })
    }
}

/// Who is muted, and how they are heard again.
#[component]
pub(crate) fn Muted(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        let words = app.words.get();
        let muted = online.muted.get().into_iter();
        muted
            .map(|seat| view! {
                <button type="button" class="quiet" data-unmute="" on:click=move |_| online.mute(seat, false)>{text!(words, "online-unmute", name = app.name(seat))}</button>
            })
            .collect_view()
    }
}

/// What can be done about a name.
#[component]
pub(crate) fn NameDeeds(app: App, seat: Seat) -> impl IntoView {
    let done = RwSignal::new(false);
    let report = move |_| {
        let why = String::new();
        let seat = Some(seat);
        app.online.say(&Request::Report {
            number: None,
            seat,
            why,
        });
        done.set(true);
    };
    move || {
        let words = app.words.get();
        let label = if done.get() {
            text!(words, "online-reported")
        } else {
            text!(words, "online-report-name")
        };
        view! {
            <details class="redress">
                <summary aria-label=text!(words, "online-report-name")>"⋯"</summary>
                <button type="button" class="quiet" data-report-name="" disabled=done.get() on:click=report>{label}</button>
            </details>
        }
    }
}

/// What the host says, and where more of it stands.
#[component]
pub(crate) fn HouseWords(app: App) -> impl IntoView {
    let online = app.online;
    online.ask_house(app);
    let typed = RwSignal::new(String::new());
    move || {
        let words = app.words.get();
        let house = online.house.get()?;
        let enter = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            online.knock(app, &typed.get_untracked());
        };
        let closed = house.closed && online.lobby.with(Option::is_none);
        let door = closed.then(|| {
            view! {
                <form class="row code" on:submit=enter>
                    <input type="password" data-password="" autocomplete="current-password" aria-label=text!(words, "online-password") placeholder=text!(words, "online-password")
                        on:input=move |event| typed.set(event_target_value(&event)) />
                    <button type="submit" class="quiet">{text!(words, "online-enter")}</button>
                </form>
            }
        });
        let welcome = house.welcome.map(|welcome| {
            let paragraphs: Vec<String> = welcome.split("\n\n").map(str::to_owned).collect();
            paragraphs
                .into_iter()
                .map(|text| view! { <p>{text}</p> })
                .collect_view()
        });
        let imprint = house
            .imprint
            .then(|| view! { " · "<a href="imprint">{text!(words, "host-imprint-link")}</a> });
        let absence = house.absence.map(|seconds| {
            view! { <p class="hint" data-absence="">{text!(words, "online-absence", seconds = seconds)}</p> }
        });
        Some(view! {
            <div class="house">
                {welcome}
                {door}
                {absence}
                <p class="hint"><a href="privacy">{text!(words, "host-privacy-link")}</a>{imprint}</p>
            </div>
        })
    }
}

/// Whom the owner of the key has blocked, and how they are let near again.
#[component]
pub(crate) fn Blocked(app: App) -> impl IntoView {
    let blocked = RwSignal::new(Vec::<(String, String)>::new());
    app.online.ask_blocked(app, blocked);
    move || {
        let words = app.words.get();
        let list = blocked.get();
        if list.is_empty() {
            return None;
        }
        let rows = list.into_iter().map(|(id, name)| {
            let unblock = move |_| {
                let gone = id.clone();
                app.online
                    .unblock(app, &id, move || { blocked.try_update(|list| list.retain(|(one, _)| *one != gone)); });
            };
            view! {
                <li>{name}" "<button type="button" class="quiet" data-unblock="" on:click=unblock>{text!(words, "online-unblock")}</button></li>
            }
        });
        Some(view! {
            <section class="blocked">
                <h3>{text!(words, "online-blocked")}</h3>
                <ul>{rows.collect_view()}</ul>
            </section>
        })
    }
}

/// What is kept of whoever has the key: to be saved, or deleted for good.
#[component]
pub(crate) fn OwnData(app: App) -> impl IntoView {
    let (sure, said) = (RwSignal::new(false), RwSignal::new(false));
    move || {
        let words = app.words.get();
        key::kept()?;
        let delete = move |_| {
            app.online.delete_data(app, move || {
                sure.set(false);
                said.set(true);
            });
        };
        let buttons = match sure.get() {
            false => view! {
                <button type="button" class="quiet" data-data-save="" on:click=move |_| app.online.download_data(app)>{text!(words, "online-data-save")}</button>
                <button type="button" class="quiet" data-data-delete="" on:click=move |_| sure.set(true)>{text!(words, "online-data-delete")}</button>
            }
            .into_any(),
            true => view! {
                <p class="notice" role="alert">{text!(words, "online-data-sure")}</p>
                <button type="button" class="quiet" on:click=move |_| sure.set(false)>{text!(words, "online-key-no")}</button>
                <button type="button" class="go" data-data-yes="" on:click=delete>{text!(words, "online-data-yes")}</button>
            }
            .into_any(),
        };
        Some(view! {
            <section class="own-data">
                <h3>{text!(words, "online-data")}</h3>
                <p>{text!(words, "online-data-what")}" "<a href="privacy">{text!(words, "host-privacy-link")}</a></p>
                <div class="row">{buttons}</div>
                <p class="hint" role="status">{said.get().then(|| text!(words, "online-data-gone"))}</p>
            </section>
        })
    }
}
