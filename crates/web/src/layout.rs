//! How much room there is: a screen, a tablet, a phone; and how large everything is.

use crate::app::App;
use leptos::prelude::*;

/// The words for the room there is, from its width and height.
fn room(wide: f64, high: f64) -> String {
    let mut words = Vec::new();
    if wide < 1024.0 {
        words.push("narrow");
    } else if high < 820.0 {
        words.push("short");
    }
    if wide < 600.0 {
        words.push("phone");
    }
    if wide < 320.0 {
        words.push("tiny");
    }
    // Too low for a whole table: it can be scrolled.
    if high < if wide < 600.0 { 640.0 } else { 560.0 } {
        words.push("low");
    }
    words.join(" ")
}

fn measure(app: App) {
    let zoom = f64::from(app.settings.with(|settings| settings.size).clamp(80, 200)) / 100.0;
    let still = app.settings.with(|settings| settings.still);
    let length =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(1000.0);
    let (wide, high) = (length(window().inner_width()), length(window().inner_height()));
    let Some(root) = document().document_element() else {
        return;
    };
    let _ = root.set_attribute("data-layout", &room(wide / zoom, high / zoom));
    let _ = root.set_attribute("style", &format!("--zoom:{zoom}"));
    let _ = match still {
        true => root.set_attribute("data-still", ""),
        false => root.remove_attribute("data-still"),
    };
}

/// Keeps the page laid out for the room there is.
pub(crate) fn watch(app: App) {
    Effect::new(move |_| measure(app));
    let handle = window_event_listener(leptos::ev::resize, move |_| untrack(|| measure(app)));
    on_cleanup(move || handle.remove());
}
