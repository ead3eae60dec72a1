//! Talk at a table elsewhere.

use crate::app::App;
use crate::online::told::Said;
use leptos::prelude::*;
use serde_json::json;
use std::time::Duration;
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
    // A connection that comes and goes must not take away what somebody is typing.
    let on = Memo::new(move |_| online.is_on() && online.table.with(Option::is_some));
    let may_speak = Memo::new(move |_| online.seat.get().is_some());
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        online.chat.track();
        if let Some(list) = list.get() {
            set_timeout(move || list.set_scroll_top(list.scroll_height()), Duration::ZERO);
        }
    });
    // What was said shows for a while, and then as a number.
    let fresh = RwSignal::new(false);
    Effect::new(move |before: Option<usize>| {
        let unread = online.unread.get();
        if before.is_some_and(|before| unread > before) {
            fresh.set(true);
            set_timeout(
                move || fresh.set(online.unread.get_untracked() > unread && fresh.get_untracked()),
                Duration::from_secs(8),
            );
        }
        unread
    });
    move || {
        if !on.get() {
            return None;
        }
        let words = app.words.get();
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
            (unread > 0 && fresh.get())
                .then(|| view! { <span class="bubble">{app.name(line.seat)}": "{said(app.words.get(), &line)}</span> })
        };
        Some(view! {
            <div class="talk" class:open=move || online.chat_open.get()>
                <button type="button" class="ib say-it" data-chat="" aria-expanded=move || online.chat_open.get().to_string() aria-label=text!(words, "screen-chat")
                    on:click=move |_| { online.chat_open.update(|open| *open = !*open); online.unread.set(0) }>
                    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" aria-hidden="true">
                        <path d="M4 5h16v11h-8l-5 4v-4H4z" /><path d="M8 9h8M8 12.5h5" stroke-linecap="round" />
                    </svg>
                    {move || (online.unread.get() > 0).then(|| view! { <b class="coin">{online.unread.get()}</b> })}
                </button>
                <div aria-live="polite">{latest}</div>
                {move || online.chat_open.get().then(|| view! {
                    <section class="sheet chat" aria-label=text!(app.words.get(), "screen-chat")>
                        <ol role="log" aria-live="polite" node_ref=list>{lines}</ol>
                        {may_speak.get().then(|| view! {
                            <div class="phrases">{phrases}</div>
                            <form on:submit=move |event| {
                                event.prevent_default();
                                let text = typed.get_untracked();
                                if !text.trim().is_empty() { online.say(&json!({ "do": "say", "text": text.trim() })); typed.set(String::new()); }
                            }>
                                <input type="text" maxlength="300" data-say="" aria-label=text!(app.words.get(), "screen-chat") prop:value=move || typed.get()
                                    on:input=move |event| typed.set(event_target_value(&event)) />
                                <button type="submit" class="quiet" aria-label=text!(app.words.get(), "online-send")>"➤"</button>
                            </form>
                        })}
                    </section>
                })}
            </div>
        })
    }
}
