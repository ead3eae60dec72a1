//! The words of the page: the texts of a language come when it is first spoken, and not in the page's module.

use crate::settings::Settings;
use crate::site;
use leptos::prelude::*;
use words::{Language, Words};

/// The words in the language of the settings. Until its texts are here the page speaks as before.
pub(crate) fn words(settings: RwSignal<Settings>, first: Words) -> Memo<Words> {
    let spoken = Memo::new(move |_| settings.with(Settings::spoken));
    let arrived = Trigger::new();
    Effect::new(move |_| {
        let language = spoken.get();
        if Words::known(language).is_none() {
            leptos::task::spawn_local(async move {
                if let Some(texts) = site::fetch(&file(language)).await {
                    Words::read(language, &texts);
                    arrived.notify();
                }
            });
        }
    });
    Memo::new(move |before: Option<&Words>| {
        arrived.track();
        Words::known(spoken.get()).or(before.copied()).unwrap_or(first)
    })
}

fn file(language: Language) -> String {
    format!("words/{language}.ftl")
}
