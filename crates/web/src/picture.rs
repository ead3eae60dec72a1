//! Pictures: set around what lies in files, which the browser fetches when they are first shown.

use crate::app::App;
use crate::shown::Shown;
use faces::{Art, Picture, Style, Theme};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use words::Language;

/// A card, its language, and whether it is dark.
type Key = (&'static str, Language, bool);

/// Stands in cards that are kept for the prefix they get on the page.
const ANY: &str = "ANY-PREFIX-";

thread_local! {
    static PREFIX: Cell<u32> = const { Cell::new(0) };
    /// Cards that were set before: finding the place of every word takes longer than everything else about a card.
    static CARDS: RefCell<HashMap<Key, Rc<str>>> = RefCell::default();
}

/// Ids inside pictures must differ on one page.
fn prefix() -> String {
    let number = PREFIX.with(|prefix| prefix.replace(prefix.get() + 1));
    format!("p{number}-")
}

/// Where the art of a picture lies.
fn address(picture: Picture) -> String {
    format!("art/{}.svg", picture.id())
}

/// A card, with any prefix.
fn card_of(app: App, card: Shown) -> Rc<str> {
    let (words, theme) = (app.words.get(), app.theme.get());
    let picture = match card {
        Shown::Hero(hero) => Picture::from(hero),
        Shown::Leader(leader) => Picture::from(leader),
    };
    let key = (picture.id(), words.language(), theme == Theme::Dark);
    if let Some(kept) = CARDS.with_borrow(|cards| cards.get(&key).cloned()) {
        return kept;
    }
    let (address, style) = (address(picture), Style::new(ANY).bare().theme(theme));
    let art = Art::Address(&address);
    let svg: Rc<str> = match card {
        Shown::Hero(hero) => faces::hero_card(hero, art, words, style),
        Shown::Leader(leader) => faces::leader_card(leader, art, words, style),
    }
    .into();
    CARDS.with_borrow_mut(|cards| cards.insert(key, svg.clone()));
    svg
}

/// A whole card with its text.
#[component]
pub(crate) fn FullCard(app: App, card: Shown) -> impl IntoView {
    let prefix = prefix();
    let svg = move || card_of(app, card).replace(ANY, &prefix);
    view! { <span class="face" aria-hidden="true" inner_html=svg></span> }
}

/// The island with the track.
#[component]
pub(crate) fn Panorama(app: App) -> impl IntoView {
    let prefix = prefix();
    let svg = move || {
        let war = words::text!(app.words.get(), "table-war-area");
        let art = address(Picture::Board);
        faces::board(Art::Address(&art), &war, None, Style::new(&prefix).bare())
    };
    view! { <div class="panorama" aria-hidden="true" inner_html=svg></div> }
}
