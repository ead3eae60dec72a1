//! Files that lie beside the page, or on its server.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The text of a file, if it can be had.
pub(crate) async fn fetch(path: &str) -> Option<String> {
    text(ask(path)?).await
}

/// Asks for a file; it is on its way from then on.
pub(crate) fn ask(path: &str) -> Option<Promise> {
    Some(web_sys::window()?.fetch_with_str(path))
}

/// The text of a file that was asked for.
pub(crate) async fn text(coming: Promise) -> Option<String> {
    let response: web_sys::Response = JsFuture::from(coming).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The element with the style of what comes later.
const LATER: &str = "later";

fn is_styled() -> bool {
    document().get_element_by_id(LATER).is_some()
}

/// Brings the style of what comes later and sets it into the page; the file is asked for at once. Whether it is there.
pub(crate) fn styled() -> impl Future<Output = bool> {
    let coming = (!is_styled()).then(|| ask("later.css")).flatten();
    async move {
        let sheet = match coming {
            Some(coming) => text(coming).await,
            None => None,
        };
        // Another part may have been quicker.
        let head = document().query_selector("head").ok().flatten();
        if let (Some(sheet), false, Some(head)) = (sheet, is_styled(), head)
            && let Ok(style) = document().create_element("style")
        {
            style.set_id(LATER);
            style.set_text_content(Some(&sheet));
            let _ = head.append_child(&style);
        }
        is_styled()
    }
}
