//! Leaving a table elsewhere for good, which is asked first.

use crate::app::App;
use leptos::html::Button;
use leptos::prelude::*;
use words::{Words, text};

/// Whether somebody really wants to leave.
pub(crate) fn question(words: Words, playing: bool) -> [String; 3] {
    let question = match playing {
        true => text!(words, "online-leave-game"),
        false => text!(words, "online-leave-table"),
    };
    [
        question,
        text!(words, "online-leave-no"),
        text!(words, "online-leave-yes"),
    ]
}

/// A question with no and yes. Whoever just presses Enter has said no.
pub(crate) fn sure(
    [question, stay_label, leave_label]: [String; 3],
    leave: impl Fn() + 'static,
    stay: impl Fn() + 'static,
) -> impl IntoView {
    let first = NodeRef::<Button>::new();
    first.on_load(|button| {
        let _ = button.focus();
    });
    let label = question.clone();
    view! {
        <div class="leaving" role="group" aria-label=label data-leaving="">
            <p>{question}</p>
            <span class="row">
                <button type="button" class="quiet" data-leave-no="" node_ref=first on:click=move |_| stay()>{stay_label}</button>
                <button type="button" class="go" data-leave-yes="" on:click=move |_| leave()>{leave_label}</button>
            </span>
        </div>
    }
}

/// A button that leaves the table one is at, after asking.
#[component]
pub(crate) fn Leaving(app: App) -> impl IntoView {
    let asked = RwSignal::new(false);
    let playing = Memo::new(move |_| app.online.is_playing());
    move || {
        let words = app.words.get();
        match asked.get() {
            true => sure(question(words, playing.get()), move || app.leave(), move || asked.set(false)).into_any(),
            false => view! {
                <button type="button" class="quiet" data-leave="" on:click=move |_| asked.set(true)>{text!(words, "menu-leave")}</button>
            }
            .into_any(),
        }
    }
}
