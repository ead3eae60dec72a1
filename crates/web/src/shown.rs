//! What is to be seen: which screen fills the page at a place, and which card is shown large.

use crate::settings::Settings;
use crate::way::Way;
use faces::Theme;
use leptos::prelude::*;
pub use page::Screen;
use page::{Curtain, Light, Over, Spot};
use rules::{Hero, Leader};
use std::sync::Arc;
use told::Scene;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A moment on the page.
pub type Moment = Arc<Scene>;

/// A card that is shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A hero.
    Hero(Hero),
    /// A leader.
    Leader(Leader),
}

/// Whether a large card goes away by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// What is shown.
    pub card: Shown,
    /// Whether it stays until it is closed.
    pub pinned: bool,
    /// Where it lies, unless it fills the page.
    pub at: Spot,
}

/// The card that lies open over a place.
pub(crate) fn pinned(over: &[Over]) -> Option<Zoom> {
    let card = over.iter().rev().find_map(|over| match over {
        Over::Hero(hero) => Some(Shown::Hero(*hero)),
        Over::Leader(leader) => Some(Shown::Leader(*leader)),
        _ => None,
    })?;
    Some(Zoom {
        card,
        pinned: true,
        at: (0.0, 0.0),
    })
}

/// Whether the person has told the browser so.
pub(crate) fn prefers(query: &str) -> bool {
    let media = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    media.is_some_and(|media| media.matches())
}

/// Whether the system is dark, now and whenever that changes.
fn dark_system() -> RwSignal<bool> {
    const DARK: &str = "(prefers-color-scheme: dark)";
    let dark = RwSignal::new(prefers(DARK));
    let media = web_sys::window().and_then(|window| window.match_media(DARK).ok()?);
    if let Some(media) = media {
        let changed = Closure::<dyn Fn()>::new(move || dark.set(prefers(DARK)));
        media.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // As long as the page is there.
        changed.forget();
        std::mem::forget(media);
    }
    dark
}

/// The light cards are drawn in.
pub(crate) fn theme(settings: RwSignal<Settings>) -> Memo<Theme> {
    let dark = dark_system();
    Memo::new(move |_| match settings.with(|settings| settings.light) {
        Light::Light => Theme::Light,
        Light::Dark => Theme::Dark,
        Light::System if dark.get() => Theme::Dark,
        Light::System => Theme::Light,
    })
}

/// What fills the page.
pub(crate) fn screen(way: Way, scene: RwSignal<Option<Moment>>, curtain: RwSignal<Curtain>) -> Memo<Screen> {
    Memo::new(move |before: Option<&Screen>| {
        let laid = scene.with(Option::is_some) || curtain.get().is_closed();
        way.with(|route| Screen::at(route, laid, before.copied()))
    })
}
