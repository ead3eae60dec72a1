//! Files: saved from the page and opened by it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};

/// Offers a text as a file to be saved.
pub(crate) fn save(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        offer(name, &blob);
    }
}

/// Offers something as a file to be saved.
pub(crate) fn offer(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else {
        return;
    };
    let link = document()
        .create_element("a")
        .ok()
        .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // Some browsers fetch it only after a while.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(20),
    );
}

/// A button that opens a file and hands over what is in it.
#[component]
pub(crate) fn Opens(label: Signal<String>, opened: Callback<String>) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let change = move |event: web_sys::Event| {
        let Some(input) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        let file = input.files().and_then(|files| files.get(0));
        // The same file may be opened again.
        leptos::task::spawn_local(async move {
            if let Some(file) = file
                && let Ok(text) = JsFuture::from(file.text()).await
            {
                opened.run(text.as_string().unwrap_or_default());
            }
            input.set_value("");
        });
    };
    let press = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <input type="file" class="say" tabindex="-1" aria-hidden="true" aria-label=label accept=".json,.log,.txt,.oshra" data-file="" node_ref=input on:change=change />
        <button type="button" class="quiet" on:click=press>{label}</button>
    }
}

/// Puts a text where it can be pasted from, and tells whether that worked.
pub(crate) fn copy(text: String, done: RwSignal<bool>) {
    leptos::task::spawn_local(async move {
        let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
        done.set(copied.is_ok());
    });
}
