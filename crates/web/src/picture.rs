//! Pictures: fetched once each, when first shown, and set into cards.

use crate::app::{App, Shown};
use crate::site;
use faces::{Picture, Style};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

thread_local! {
    static ART: RefCell<HashMap<&'static str, ArcRwSignal<Option<String>>>> = RefCell::default();
    static PREFIX: Cell<u32> = const { Cell::new(0) };
}

/// Ids inside pictures must differ on one page.
fn prefix() -> String {
    let number = PREFIX.with(|prefix| prefix.replace(prefix.get() + 1));
    format!("p{number}-")
}

/// The art of a picture; nothing until it is here.
pub(crate) fn art(picture: impl Into<Picture>) -> ArcRwSignal<Option<String>> {
    let id = picture.into().id();
    ART.with_borrow_mut(|known| {
        known
            .entry(id)
            .or_insert_with(|| {
                let signal = ArcRwSignal::new(None);
                let arriving = signal.clone();
                leptos::task::spawn_local(async move {
                    if let Some(text) = site::fetch(&format!("art/{id}.svg")).await {
                        arriving.set(Some(text));
                    }
                });
                signal
            })
            .clone()
    })
}

/// A whole card with its text.
#[component]
pub(crate) fn FullCard(app: App, card: Shown) -> impl IntoView {
    let prefix = prefix();
    let art = match card {
        Shown::Hero(hero) => art(hero),
        Shown::Leader(leader) => art(leader),
    };
    let svg = Memo::new(move |_| {
        art.with(|art| {
            let art = art.as_deref()?;
            let style = Style::new(&prefix).theme(app.theme.get());
            Some(match card {
                Shown::Hero(hero) => faces::hero_card(hero, art, app.words.get(), style),
                Shown::Leader(leader) => faces::leader_card(leader, art, app.words.get(), style),
            })
        })
        .unwrap_or_default()
    });
    view! { <span class="face" aria-hidden="true" inner_html=move || svg.get()></span> }
}

/// The island with the track.
#[component]
pub(crate) fn Panorama(app: App) -> impl IntoView {
    let prefix = prefix();
    let art = art(Picture::Board);
    let svg = Memo::new(move |_| {
        let war = words::text!(app.words.get(), "table-war-area");
        art.with(|art| Some(faces::board(art.as_deref()?, &war, None, Style::new(&prefix))))
            .unwrap_or_default()
    });
    view! { <div class="panorama" aria-hidden="true" inner_html=move || svg.get()></div> }
}
