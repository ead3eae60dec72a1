//! The keyboard: arrows go from choice to choice, Space shows a card, Escape closes or skips.

use crate::app::App;
use crate::focus::{dialog, focused, go, stations};
use crate::learn;
use crate::learn::Mode;
use crate::shown::{Screen, Shown};
use leptos::prelude::*;
use page::{Closes, Hand, KeyAct, KeyPress, Open, Over, Undo};
use rules::{Choice, Hero};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use words::text;

/// What there is to close.
fn open(app: App) -> Open {
    let begun = app
        .asks
        .with_untracked(|(prompt, _)| *prompt == Some(rules::Prompt::DiscardMore));
    let (raised, marking) = app
        .hand
        .with_untracked(|hand| (hand.raised().is_some(), hand.marks().is_some()));
    Open {
        why: app.learn.why.with_untracked(Option::is_some),
        sheet: app.way.is_any_open(),
        missed: app.online.missed.get_untracked(),
        large: app.hover.with_untracked(Option::is_some),
        held_back: app.undo.with_untracked(|undo| undo.held().is_some()),
        raised,
        marks: marking && !begun,
        moves: app.busy.get_untracked(),
    }
}

/// Closes what is open, the topmost first.
fn close(app: App) {
    match open(app).closes() {
        Closes::Why => app.learn.why.set(None),
        Closes::Sheet => {
            app.way.close_top();
        }
        Closes::Missed => app.online.missed.set(false),
        Closes::Large => app.hover.set(None),
        Closes::HeldBack => app.undo.update(Undo::forget),
        Closes::Raised => app.hand.update(|hand| hand.raise(None)),
        Closes::Marks => app.hand.update(Hand::cancel),
        Closes::Moves => app.hurry.set(true),
        Closes::Nothing => go_to_pass(app),
    }
}

/// Skipping is a choice like any other: Escape only goes there, Enter makes it.
fn go_to_pass(app: App) {
    let Some(pass) = app.offer(Choice::Pass).map(|index| index.to_string()) else {
        return;
    };
    let button = stations()
        .into_iter()
        .find(|one| one.get_attribute("data-choice").as_ref() == Some(&pass));
    if let Some(button) = button {
        let _ = button.focus();
    }
}

/// The hero of the card that has the keyboard.
fn at_hand() -> Option<Hero> {
    let card = focused()?.closest("[data-hero]").ok().flatten()?;
    Hero::from_id(&card.get_attribute("data-hero")?)
}

fn pressed(app: App, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let typing = |target: HtmlElement| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA");
    let key = event.key();
    let press = KeyPress {
        key: &key,
        shift: event.shift_key(),
        modified: event.ctrl_key() || event.meta_key() || event.alt_key(),
        typing: target.is_some_and(typing),
        dialog: dialog().is_some(),
        replay: app.learn.mode.get_untracked() == Mode::Replay && app.screen.get_untracked() == Screen::Table,
    };
    let Some(act) = press.act() else { return };
    match act {
        KeyAct::Go(step) => go(step),
        KeyAct::Turn(step) => {
            let (moment, eyes) = app.learn.at.get_untracked();
            learn::see(app, moment.saturating_add_signed(step as isize), eyes);
        }
        KeyAct::CloseSheet if !app.way.close_top() => return,
        KeyAct::CloseSheet => {}
        KeyAct::Close => close(app),
        KeyAct::Enlarge => match at_hand() {
            Some(hero) => app.pin(Shown::Hero(hero)),
            None => return,
        },
        KeyAct::Keys => app.way.turn(Over::Keys, is_keys),
        KeyAct::TakeBack => app.take_back(),
    }
    event.prevent_default();
}

/// Begins to listen.
pub(crate) fn listen(app: App) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| pressed(app, &event));
    on_cleanup(move || handle.remove());
}

fn is_keys(over: &Over) -> bool {
    *over == Over::Keys
}

/// The list of keys.
#[component]
pub(crate) fn Keys(app: App) -> impl IntoView {
    move || {
        app.way.is_open(is_keys).then(|| {
            let words = app.words.get();
            view! {
                <div class="cover" on:click=move |_| app.way.close(is_keys)>
                    <div class="dialog sheet" role="dialog" aria-label=text!(words, "keys-title")>
                        <button type="button" class="close" on:click=move |_| app.way.close(is_keys) aria-label=text!(words, "menu-close")>"✕"</button>
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
