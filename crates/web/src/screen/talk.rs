//! Talk at a table elsewhere.

use super::peace::{LineDeeds, Muted};
use crate::app::App;
use leptos::prelude::*;
use page::{Line, Over};
use std::time::Duration;
use told::Phrase;
use told::server::Said;
use words::{Words, text};

fn said(words: Words, said: &Said) -> String {
    match (said.phrase, &said.text) {
        (Some(phrase), _) => words.phrase(phrase),
        (None, Some(text)) => text.clone(),
        (None, None) => String::new(),
    }
}

/// What was said here and has not reached the server.
fn unsaid(app: App) -> impl IntoView {
    let words = app.words.get();
    let lines = app.online.unsaid.get().into_iter().map(|line| {
        let said = match line {
            Line::Text(text) => text,
            Line::Phrase(phrase) => words.phrase(phrase),
        };
        view! { <li class="unsaid" data-unsaid=""><span>{said}</span>" "<small>{text!(words, "online-unsaid")}</small></li> }
    });
    lines.collect_view()
}

/// What can be said: a phrase, or anything typed.
fn speaking(app: App, typed: RwSignal<String>) -> impl IntoView {
    let online = app.online;
    let words = app.words.get();
    let phrases = Phrase::ALL.map(|phrase| {
        view! {
            <button type="button" class="choice" data-phrase=phrase.id() on:click=move |_| online.speak(app, Line::Phrase(phrase))>
                {words.phrase(phrase)}
            </button>
        }
    });
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked().trim().to_owned();
        if !text.is_empty() {
            online.speak(app, Line::Text(text));
            typed.set(String::new());
        }
    };
    view! {
        <div class="phrases">{phrases.collect_view()}</div>
        <form on:submit=say>
            <input type="text" maxlength="300" data-say="" autocomplete="off" aria-label=text!(words, "screen-chat") prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event)) />
            <button type="submit" class="quiet" aria-label=text!(words, "online-send")>"➤"</button>
        </form>
    }
}

fn is_talk(over: &Over) -> bool {
    *over == Over::Talk
}

/// How many lines are listed.
const LINES: usize = 60;

/// How long the last line shows by itself.
const SHOWS: Duration = Duration::from_secs(8);

/// What was said, without the lines of those who are not listened to.
fn lines(app: App) -> impl IntoView {
    let (words, online) = (app.words.get(), app.online);
    let chat = online.chat.get();
    let latest = &chat[chat.len().saturating_sub(LINES)..];
    let heard = latest.iter().filter(|line| !online.is_muted(line.seat));
    let lines = heard.map(|line| {
        view! { <li><b>{app.name(line.seat)}</b>" "<span>{said(words, line)}</span><LineDeeds app=app line=line.clone() /></li> }
    });
    lines.collect_view()
}

/// What is said shows for a while by itself, and then as a number.
fn latest(app: App) -> impl Fn() -> Option<AnyView> + Copy + Send + Sync + 'static {
    let online = app.online;
    let fresh = RwSignal::new(false);
    Effect::new(move |before: Option<usize>| {
        let unread = online.unread.get();
        if before.is_some_and(|before| unread > before) {
            fresh.set(true);
            let fades = move || {
                fresh.set(online.unread.get_untracked() > unread && fresh.get_untracked());
            };
            set_timeout(fades, SHOWS);
        }
        unread
    });
    move || {
        let unread = online.unread.get();
        let line = online
            .chat
            .with(|chat| chat.iter().rev().find(|line| !online.is_muted(line.seat)).cloned())?;
        let shows = unread > 0 && fresh.get();
        shows.then(|| {
            view! { <span class="bubble">{app.name(line.seat)}": "{said(app.words.get(), &line)}</span> }.into_any()
        })
    }
}

/// The open sheet: what was said, the newest at its end, and what can be said.
fn sheet(app: App, typed: RwSignal<String>, may_speak: bool) -> impl IntoView {
    let online = app.online;
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        online.chat.track();
        online.unsaid.track();
        if let Some(list) = list.get() {
            set_timeout(move || list.set_scroll_top(list.scroll_height()), Duration::ZERO);
        }
    });
    let silent = move || {
        let nothing = online.chat.with(Vec::is_empty) && online.unsaid.with(Vec::is_empty);
        nothing.then(|| view! { <p class="hint">{text!(app.words.get(), "online-chat-empty")}</p> })
    };
    let words = app.words.get();
    view! {
        <section class="sheet chat" aria-label=text!(words, "screen-chat")>
            <header>
                <h3>{text!(words, "screen-chat")}</h3>
                <button type="button" class="close" data-close-chat="" aria-label=text!(words, "menu-close") on:click=move |_| app.way.close(is_talk)>"✕"</button>
            </header>
            {silent}
            <ol role="log" aria-live="polite" node_ref=list>{move || lines(app)}{move || unsaid(app)}</ol>
            <Muted app=app />
            {match may_speak {
                true => speaking(app, typed).into_any(),
                false => view! { <p class="hint">{text!(words, "online-chat-players")}</p> }.into_any(),
            }}
        </section>
    }
}

/// What people say to each other; phrases are read by everybody in their own language.
#[component]
pub(crate) fn Talk(app: App) -> impl IntoView {
    let online = app.online;
    let typed = RwSignal::new(String::new());
    // A connection that comes and goes must not take away what somebody is typing.
    let on = Memo::new(move |_| online.is_on() && online.table.with(Option::is_some));
    let may_speak = Memo::new(move |_| online.seat.get().is_some());
    let latest = latest(app);
    let is_open = move || app.way.is_open(is_talk);
    move || {
        on.get().then(|| {
            let words = app.words.get();
            let press = move |_| {
                app.way.turn(Over::Talk, is_talk);
                online.unread.set(0);
            };
            let unread = move || {
                let unread = online.unread.get();
                (unread > 0).then(|| view! { <b class="coin">{unread}</b> })
            };
            view! {
                <div class="talk" class:open=is_open>
                    <button type="button" class="ib" data-chat="" aria-expanded=move || is_open().to_string() aria-label=text!(words, "screen-chat") on:click=press>
                        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" aria-hidden="true">
                            <path d="M4 5h16v11h-8l-5 4v-4H4z" /><path d="M8 9h8M8 12.5h5" stroke-linecap="round" />
                        </svg>
                        {unread}
                    </button>
                    <div aria-live="polite">{latest}</div>
                    {move || is_open().then(|| sheet(app, typed, may_speak.get()))}
                </div>
            }
        })
    }
}
