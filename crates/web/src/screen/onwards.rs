//! Going on on another device: a link and a picture of it for that device's camera. Both hold the key, so they are shown
//! only to whoever asks for them, and not for long.

use crate::app::App;
use crate::learn::files::copy;
use leptos::prelude::*;
use words::text;

/// The link, and the picture as an address.
type Way = Option<(String, String)>;

/// A button, and behind it the way to this table, or to the first page.
#[component]
pub(crate) fn Onwards(app: App, table: Option<String>) -> impl IntoView {
    let way = RwSignal::new(Way::None);
    let copied = RwSignal::new(false);
    let show = move |_| {
        app.online.way_onwards(app, table.clone(), move |link, picture| {
            let picture: String = js_sys::encode_uri_component(&picture).into();
            copied.set(false);
            way.set(Some((link, format!("data:image/svg+xml,{picture}"))));
        });
    };
    let opened = move || {
        let words = app.words.get();
        let (link, picture) = way.get()?;
        let copying = link.clone();
        Some(view! {
            <div class="onwards" data-onwards-way="">
                <img class="qr" src=picture alt=text!(words, "online-onwards") />
                <div>
                    <p>{text!(words, "online-onwards-what")}</p>
                    <input type="text" readonly data-onwards-link="" aria-label=text!(words, "online-onwards") prop:value=link />
                    <div class="row">
                        <button type="button" class="quiet" on:click=move |_| copy(copying.clone(), copied)>
                            {if copied.get() { text!(words, "lobby-copied") } else { text!(words, "lobby-copy") }}</button>
                        <button type="button" class="quiet" data-onwards-close="" on:click=move |_| way.set(None)>{text!(words, "online-onwards-close")}</button>
                    </div>
                </div>
            </div>
        })
    };
    view! {
        <button type="button" class="quiet" data-onwards="" aria-expanded=move || way.with(Option::is_some).to_string() on:click=show>{move || text!(app.words.get(), "online-onwards")}</button>
        {opened}
    }
}
