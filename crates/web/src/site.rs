//! Files that lie beside the page, or on its server.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The text of a file, if it can be had.
pub(crate) async fn fetch(path: &str) -> Option<String> {
    let window = web_sys::window()?;
    let response = JsFuture::from(window.fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
