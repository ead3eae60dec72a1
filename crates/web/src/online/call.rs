//! Calling somebody who looks elsewhere. A browser is asked for leave only when its person presses a button.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Whether somebody may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// This browser does not know how.
    Unknown,
    /// Nobody has said anything yet.
    Ask,
    /// Somebody wants to be called.
    Yes,
    /// Nobody wants to be called.
    No,
}

/// Whether this browser lets pages call. Some do not even know the word.
pub fn leave() -> Leave {
    let knows = web_sys::window().is_some_and(|window| Reflect::has(&window, &"Notification".into()).unwrap_or(false));
    if !knows {
        return Leave::Unknown;
    }
    match Notification::permission() {
        NotificationPermission::Granted => Leave::Yes,
        NotificationPermission::Denied => Leave::No,
        _ => Leave::Ask,
    }
}

/// Asks for leave; the answer is put down there.
pub fn ask(answer: RwSignal<Leave>) {
    let Ok(asked) = Notification::request_permission() else {
        return;
    };
    leptos::task::spawn_local(async move {
        let _ = JsFuture::from(asked).await;
        answer.set(leave());
    });
}

/// Calls, where that is allowed and nobody looks at the page. One call about a table replaces the one before.
pub(crate) fn call(text: &str, table: &str) {
    if !document().hidden() || leave() != Leave::Yes {
        return;
    }
    let options = NotificationOptions::new();
    options.set_tag(&format!("oshra-{table}"));
    options.set_icon("icon-192.png");
    match Notification::new_with_options(text, &options) {
        Ok(shown) => {
            let clicked = Closure::once_into_js(|| {
                let _ = window().focus();
            });
            shown.set_onclick(Some(clicked.unchecked_ref::<Function>()));
        }
        // Telephones only let the worker call that keeps the page for times without a network.
        Err(_) => {
            let (text, container) = (text.to_owned(), window().navigator().service_worker());
            leptos::task::spawn_local(async move {
                let registration = container.get_registration();
                if let Ok(found) = JsFuture::from(registration).await
                    && let Ok(registration) = found.dyn_into::<web_sys::ServiceWorkerRegistration>()
                    && let Ok(shown) = registration.show_notification_with_options(&text, &options)
                {
                    let _ = JsFuture::from(shown).await;
                }
            });
        }
    }
}
