//! How the connection to a table elsewhere is: always a mark, a line when something is wrong, a page when it stays so.

use crate::app::App;
use crate::online::Link;
use crate::shown::Screen;
use leptos::prelude::*;
use page::{Gathering, want_another};
use told::server::Request;
use words::{Words, text};

/// Tells the scripts around the page something.
fn signal(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        let _ = window().dispatch_event(&event);
    }
}

/// A word for the connection, and what kind of mark it gets.
fn state(words: Words, link: &Link, network: bool) -> (&'static str, String) {
    match link {
        Link::Open => ("on", text!(words, "online-connected")),
        Link::Off | Link::Opening => ("opening", text!(words, "screen-connecting")),
        Link::Lost | Link::Unreachable if !network => ("off", text!(words, "online-offline")),
        Link::Lost | Link::Unreachable => ("off", text!(words, "connection-lost")),
        Link::Waiting => ("opening", text!(words, "server-unavailable")),
        Link::Outdated => ("off", text!(words, "connection-old")),
        Link::Gone(why) => ("off", why.clone()),
    }
}

/// The mark that is there all the time at a table elsewhere.
#[component]
pub(crate) fn LinkMark(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        online.is_on().then(|| {
            let words = app.words.get();
            let (kind, word) = state(words, &online.link.get(), online.network.get());
            let seated = online.seat.get().is_some() || online.table.with(Option::is_none);
            let watching = (!seated).then(|| text!(words, "online-watching"));
            let watchers = online.watchers.get();
            let watched = (watchers > 0).then(|| {
                let label = text!(words, "online-watchers", count = watchers);
                view! { <span class="eyes" title=label.clone() role="img" aria-label=label><img src="icon/look.svg" alt="" />{watchers}</span> }
            });
            let (title, spoken) = (word.clone(), word.clone());
            let short = if kind == "on" { word } else { String::from("…") };
            view! {
                <span class=format!("link-mark {kind}") data-link-state=kind title=title>
                    <i aria-hidden="true"></i><span class="say">{spoken}</span><b aria-hidden="true">{watching.unwrap_or(short)}</b>{watched}
                </span>
            }
        })
    }
}

fn elsewhere_than_gathering(app: App) -> bool {
    app.screen.get() != Screen::Gather
}

/// Who wants another game, for somebody who has not said so yet.
fn rematch(app: App) -> Option<AnyView> {
    let online = app.online;
    let seat = online.seat.get()?;
    let wanting = online.table.with(|table| {
        let table = table.as_ref()?;
        let ready = Gathering::of(table, Some(seat)).is_ready;
        Some(want_another(table, Some(seat))).filter(|wanting| !ready && !wanting.is_empty())
    })?;
    let words = app.words.get();
    let names: Vec<String> = wanting.iter().map(|seat| app.name(*seat)).collect();
    let said = text!(
        words,
        "online-rematch",
        count = names.len(),
        names = words.list_and(&names)
    );
    let join = move |_| {
        online.say(&Request::Ready { ready: true });
        app.show_elsewhere(online.code().unwrap_or_default(), false);
    };
    Some(
        view! {
            <p class="connection calm" role="status" data-rematch="">{said}
                <button type="button" class="quiet" on:click=join>{text!(words, "end-rematch")}</button>
            </p>
        }
        .into_any(),
    )
}

/// A line over the page while something is not as it should be; and notices.
#[component]
pub(crate) fn Connection(app: App) -> impl IntoView {
    let online = app.online;
    let line = move || {
        let words = app.words.get();
        let elsewhere = !matches!(app.screen.get(), Screen::Table);
        if app.renewed.get() && elsewhere {
            let renew = move |_| signal("oshra-renew");
            return Some(view! { <button type="button" class="connection" data-renew="" on:click=renew>{text!(words, "connection-old")}</button> }.into_any());
        }
        let link = online.link.get();
        let trouble = match &link {
            Link::Opening | Link::Lost | Link::Waiting => Some(state(words, &link, online.network.get()).1),
            _ => None,
        };
        if let Some(trouble) = trouble {
            return Some(view! { <p class="connection" role="status" data-connection="">{trouble}</p> }.into_any());
        }
        let away = online.seat.get().is_some_and(|seat| online.is_away(seat)) && online.is_playing();
        if away {
            return Some(view! {
                <p class="connection calm" role="status" data-away="">{text!(words, "online-away")}
                    <button type="button" class="quiet" data-i-am-back="" on:click=move |_| online.say(&Request::Back)>{text!(words, "online-back")}</button>
                </p>
            }.into_any());
        }
        if let Some(rematch) = rematch(app).filter(|_| elsewhere_than_gathering(app)) {
            return Some(rematch);
        }
        // Those who gather read it beside what they did.
        let notice = online
            .notice
            .get()
            .filter(|_| online.is_on() && elsewhere_than_gathering(app))?;
        Some(view! { <p class="connection" role="alert" data-notice="">{notice}</p> }.into_any())
    };
    view! { {line} <Trouble app=app /> }
}

/// The page for a connection that is not coming back soon, or at all.
#[component]
fn Trouble(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        let words = app.words.get();
        let out = move |_| app.step_away();
        let back = move || view! { <button type="button" class="quiet" data-out="" on:click=out>{text!(app.words.get(), "menu-back")}</button> };
        let (kind, title, why, deed) = match online.link.get() {
            Link::Unreachable => (
                "unreachable",
                text!(words, "online-unreachable"),
                text!(words, "online-unreachable-hint"),
                Some(view! { <button type="button" class="go" data-try-now="" autofocus on:click=move |_| online.try_now(app)>{text!(words, "online-try-now")}</button> }.into_any()),
            ),
            Link::Outdated => (
                "outdated",
                text!(words, "online-outdated"),
                text!(words, "online-outdated-hint"),
                Some(view! { <button type="button" class="go" data-afresh="" autofocus on:click=|_| signal("oshra-afresh")>{text!(words, "screen-reload")}</button> }.into_any()),
            ),
            Link::Gone(why) => ("gone", text!(words, "start-friends"), why, None),
            _ => return None,
        };
        // Somebody who has lost the way, somebody of the old days, somebody who lets nobody in.
        let face = match kind {
            "unreachable" => "careless-cartographer",
            "outdated" => "well-aged-warrior",
            _ => "grumpy-guard",
        };
        let label = title.clone();
        Some(view! {
            <div class="cover trouble" data-trouble=kind>
                <div class="dialog sheet" role="alertdialog" aria-modal="true" aria-label=label>
                    <img class="lost" src=format!("face/{face}.svg") alt="" />
                    <h2>{title}</h2>
                    <p>{why}</p>
                    <footer>{back()}{deed}</footer>
                </div>
            </div>
        })
    }
}
