//! Where the page keeps what it remembers (`page::Settings`), and the language it speaks.

pub use page::Settings;
use words::Language;

const KEY: &str = "oshra-settings";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Reads the settings that were remembered.
pub(crate) fn load() -> Settings {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.map(|text| Settings::read(&text)).unwrap_or_default()
}

/// Remembers it.
pub(crate) fn save(settings: &Settings) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &settings.written());
    }
}

/// The language to speak: the chosen one, or the first of the browser's that there is.
pub(crate) fn spoken(settings: &Settings) -> Language {
    let chosen = settings.language.as_deref().and_then(Language::from_id);
    chosen.unwrap_or_else(|| {
        let languages = web_sys::window().map(|window| window.navigator().languages());
        let tags = languages
            .into_iter()
            .flat_map(|list| list.to_vec())
            .filter_map(|tag| tag.as_string());
        Language::from_tags(tags).unwrap_or_default()
    })
}
