//! The words of the page: the texts of a language come when it is first spoken, and not in the page's module. With the page
//! come those that it needs from the beginning; parts that come later wait for the others.

use crate::flight;
use crate::settings::{self, Settings};
use crate::site;
use leptos::prelude::*;
use words::{Language, Words};

/// The words in the language of the settings. Until its texts are here the page speaks as before.
pub(crate) fn words(remembered: RwSignal<Settings>, first: Words) -> Memo<Words> {
    let spoken = Memo::new(move |_| remembered.with(settings::spoken));
    let current = RwSignal::new(first);
    Effect::new(move |_| {
        let language = spoken.get();
        leptos::task::spawn_local(async move {
            // All texts change: first comes what was pressed.
            flight::painted().await;
            // Parts that are here speak the other language at once, so it must be here as a whole.
            let changes = current.with_untracked(|words| words.language() != language);
            if changes && !complete(language).await {
                return;
            }
            if let Some(words) = Words::known(language).filter(|_| spoken.get_untracked() == language) {
                current.set(words);
            }
        });
    });
    Memo::new(move |_| current.get())
}

/// Brings all texts of a language; the file is asked for at once. Whether they are here.
pub(crate) fn complete(language: Language) -> impl Future<Output = bool> {
    let here = Words::are_all_read(language);
    let coming = (!here).then(|| site::ask(&format!("words/{language}.ftl"))).flatten();
    async move {
        let texts = match coming {
            Some(coming) => site::text(coming).await,
            None => None,
        };
        match (texts, Words::known(language)) {
            (Some(texts), None) => drop(Words::read(language, &texts)),
            (Some(texts), Some(_)) => Words::read_all(language, &texts),
            (None, _) => {}
        }
        Words::are_all_read(language)
    }
}
