//! The words of the page: the texts of a language come when it is first spoken, and not in the page's module.

use crate::flight;
use crate::settings::Settings;
use crate::site;
use leptos::prelude::*;
use words::{Language, Words};

/// The words in the language of the settings. Until its texts are here the page speaks as before.
pub(crate) fn words(settings: RwSignal<Settings>, first: Words) -> Memo<Words> {
    let spoken = Memo::new(move |_| settings.with(Settings::spoken));
    let current = RwSignal::new(first);
    Effect::new(move |_| {
        let language = spoken.get();
        leptos::task::spawn_local(async move {
            // Everything is said anew: first comes what was pressed.
            flight::painted().await;
            if Words::known(language).is_none()
                && let Some(texts) = site::fetch(&file(language)).await
            {
                Words::read(language, &texts);
            }
            if let Some(words) = Words::known(language).filter(|_| spoken.get_untracked() == language) {
                current.set(words);
            }
        });
    });
    Memo::new(move |_| current.get())
}

fn file(language: Language) -> String {
    format!("words/{language}.ftl")
}
