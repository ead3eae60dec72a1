//! The keyboard: arrows go from choice to choice, Space shows a card, Escape closes or skips.

use crate::app::{App, Screen};
use crate::focus::{dialog, focused, go, stations};
use crate::learn::Mode;
use leptos::prelude::*;
use rules::{Choice, Hero};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use words::text;

/// Closes what is open, the topmost first. Whether anything was.
fn close(app: App) -> bool {
    if app.learn.rules.with_untracked(Option::is_some) {
        app.learn.rules.set(None);
        return true;
    }
    if app.learn.why.with_untracked(Option::is_some) {
        app.learn.why.set(None);
        return true;
    }
    for open in [app.keys_open, app.menu_open, app.learn.notebook, app.log_open] {
        if open.get_untracked() {
            open.set(false);
            return true;
        }
    }
    if app.zoom.with_untracked(Option::is_some) {
        app.zoom.set(None);
        return true;
    }
    if app.raised.with_untracked(Option::is_some) {
        app.raised.set(None);
        return true;
    }
    false
}

fn pressed(app: App, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let typing = target
        .as_ref()
        .is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
    if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let (moment, eyes) = app.learn.at.get_untracked();
    let replay = app.learn.mode.get_untracked() == Mode::Replay
        && app.screen.get_untracked() == Screen::Table
        && dialog().is_none();
    match event.key().as_str() {
        "ArrowRight" if replay => app.see(moment + 1, eyes),
        "ArrowLeft" if replay => app.see(moment.saturating_sub(1), eyes),
        // The keyboard stays in a dialog while one is open.
        "Tab" if dialog().is_some() => go(if event.shift_key() { -1 } else { 1 }),
        "ArrowRight" | "ArrowDown" => go(1),
        "ArrowLeft" | "ArrowUp" => go(-1),
        "Escape" => {
            if close(app) {
                return;
            }
            if app.busy.get_untracked() {
                app.hurry.set(true);
            } else if let Some(pass) = app.offer(Choice::Pass) {
                // Skipping is a choice like any other: Escape only goes there, Enter makes it.
                if let Some(button) = stations()
                    .into_iter()
                    .find(|one| one.get_attribute("data-choice").as_deref() == Some(pass.to_string().as_str()))
                {
                    let _ = button.focus();
                }
            }
        }
        " " => {
            let hero = focused().and_then(|focused| {
                let card = focused.closest("[data-hero]").ok().flatten();
                // The buttons of a hand card lie beside it.
                let beside = || focused.closest(".held").ok()??.query_selector("[data-hero]").ok()?;
                Hero::from_id(&card.or_else(beside)?.get_attribute("data-hero")?)
            });
            match hero {
                Some(hero) => app.pin(crate::app::Shown::Hero(hero)),
                None => return,
            }
        }
        "?" => app.keys_open.update(|open| *open = !*open),
        "u" | "U" => app.take_back(),
        _ => return,
    }
    event.prevent_default();
}

/// Begins to listen.
pub(crate) fn listen(app: App) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| pressed(app, &event));
    on_cleanup(move || handle.remove());
}

/// The list of keys.
#[component]
pub(crate) fn Keys(app: App) -> impl IntoView {
    move || {
        app.keys_open.get().then(|| {
            let words = app.words.get();
            view! {
                <div class="cover" on:click=move |_| app.keys_open.set(false)>
                    <div class="dialog sheet" role="dialog" aria-label=text!(words, "keys-title")>
                        <button type="button" class="close" on:click=move |_| app.keys_open.set(false) aria-label=text!(words, "menu-close")>"✕"</button>
                        <h2>{text!(words, "keys-title")}</h2>
                        <ul class="keys">
                            <li>{text!(words, "keys-move")}</li>
                            <li>{text!(words, "keys-choose")}</li>
                            <li>{text!(words, "keys-details")}</li>
                            <li>{text!(words, "screen-keys-back")}</li>
                            <li>{text!(words, "keys-skip")}</li>
                            <li>{text!(words, "keys-help")}</li>
                        </ul>
                    </div>
                </div>
            }
        })
    }
}
