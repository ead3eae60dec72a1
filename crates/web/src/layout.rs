//! How much room there is: a screen, a tablet, a phone; and how large everything is.

use crate::app::App;
use leptos::prelude::*;

fn measure(app: App) {
    let zoom = f64::from(app.settings.with(|settings| settings.size).clamp(80, 200)) / 100.0;
    let wishes = app
        .settings
        .with(|settings| [("data-still", settings.still), ("data-apart", settings.apart)]);
    let length =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(1000.0);
    let (wide, high) = (length(window().inner_width()), length(window().inner_height()));
    let Some(root) = document().document_element() else {
        return;
    };
    let _ = root.set_attribute("data-layout", &page::layout(wide / zoom, high / zoom));
    let _ = root.set_attribute("style", &format!("--scale:{zoom}"));
    for (name, wished) in wishes {
        let _ = match wished {
            true => root.set_attribute(name, ""),
            false => root.remove_attribute(name),
        };
    }
}

/// Keeps the page laid out for the room there is.
pub(crate) fn watch(app: App) {
    Effect::new(move |_| measure(app));
    let handle = window_event_listener(leptos::ev::resize, move |_| untrack(|| measure(app)));
    on_cleanup(move || handle.remove());
}
