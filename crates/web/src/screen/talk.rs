//! Talk at a table elsewhere, and how the connection is.

use crate::app::{App, Screen};
use crate::online::Link;
use crate::online::told::Said;
use leptos::prelude::*;
use serde_json::json;
use words::{Phrase, Words, text};

fn said(words: Words, said: &Said) -> String {
    let phrase = said.phrase.as_deref().and_then(Phrase::from_id);
    match (phrase, &said.text) {
        (Some(phrase), _) => words.phrase(phrase),
        (None, Some(text)) => text.clone(),
        (None, None) => String::new(),
    }
}

/// What people say to each other; phrases are read by everybody in their own language.
#[component]
pub(crate) fn Talk(app: App) -> impl IntoView {
    let online = app.online;
    let typed = RwSignal::new(String::new());
    move || {
        if !online.is_on() {
            return None;
        }
        let words = app.words.get();
        let seated = online.seat.get().is_some();
        let lines = move || {
            let words = app.words.get();
            let chat = online.chat.get();
            chat.iter()
                .rev()
                .take(60)
                .rev()
                .map(|line| view! { <li><b>{app.name(line.seat)}</b>" "<span>{said(words, line)}</span></li> })
                .collect_view()
        };
        let phrases = move || {
            let all = Phrase::ALL.map(|phrase| {
                view! {
                    <button type="button" class="choice" data-phrase=phrase.id() on:click=move |_| online.say(&json!({ "do": "phrase", "phrase": phrase.id() }))>
                        {words.phrase(phrase)}
                    </button>
                }
            });
            all.collect_view()
        };
        let latest = move || {
            let unread = online.unread.get();
            let line = online.chat.with(|chat| chat.last().cloned())?;
            (unread > 0)
                .then(|| view! { <span class="bubble">{app.name(line.seat)}": "{said(app.words.get(), &line)}</span> })
        };
        Some(view! {
            <div class="talk" class:open=move || online.chat_open.get()>
                <button type="button" class="ib say-it" data-chat="" aria-expanded=move || online.chat_open.get().to_string() aria-label=text!(words, "screen-chat")
                    on:click=move |_| { online.chat_open.update(|open| *open = !*open); online.unread.set(0) }>
                    "💬"{move || (online.unread.get() > 0).then(|| view! { <b class="coin">{online.unread.get()}</b> })}
                </button>
                <div aria-live="polite">{latest}</div>
                {move || online.chat_open.get().then(|| view! {
                    <section class="sheet chat" aria-label=text!(app.words.get(), "screen-chat")>
                        <ol role="log" aria-live="polite">{lines}</ol>
                        {seated.then(|| view! {
                            <div class="phrases">{phrases}</div>
                            <form on:submit=move |event| {
                                event.prevent_default();
                                let text = typed.get_untracked();
                                if !text.trim().is_empty() { online.say(&json!({ "do": "say", "text": text.trim() })); typed.set(String::new()); }
                            }>
                                <input type="text" maxlength="300" data-say="" aria-label=text!(app.words.get(), "screen-chat") prop:value=move || typed.get()
                                    on:input=move |event| typed.set(event_target_value(&event)) />
                                <button type="submit" class="quiet">"➤"</button>
                            </form>
                        })}
                    </section>
                })}
            </div>
        })
    }
}

/// How the connection is, whenever it is not as it should be; and notices.
#[component]
pub(crate) fn Connection(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        let words = app.words.get();
        if app.renewed.get() && app.screen.get() == Screen::Start {
            let renew = move |_| {
                if let Ok(event) = web_sys::Event::new("oshra-renew") {
                    let _ = window().dispatch_event(&event);
                }
            };
            return Some(view! { <button type="button" class="connection" on:click=renew>{text!(words, "connection-old")}</button> }.into_any());
        }
        let state = match online.link.get() {
            Link::Off | Link::Open => None,
            Link::Opening => Some(text!(words, "screen-connecting")),
            Link::Lost => Some(text!(words, "connection-lost")),
            Link::Waiting => Some(text!(words, "server-unavailable")),
            Link::Gone(why) => Some(why),
        };
        let notice = state.or_else(|| online.notice.get().filter(|_| online.is_on()))?;
        Some(view! { <p class="connection" role="status" data-connection="">{notice}</p> }.into_any())
    }
}
