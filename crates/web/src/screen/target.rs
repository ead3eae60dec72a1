//! Anything on the table that can be chosen, or looked at closely.

use crate::app::{App, Shown, Zoom};
use crate::say;
use leptos::prelude::*;
use rules::{Choice, Hero};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::PointerEvent;
use words::text;

/// The number of a choice with what must be said of it.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    /// Its number.
    pub(crate) index: usize,
    /// Whether it cannot be taken back.
    pub(crate) bound: bool,
}

/// The offer of this choice, if it is made now.
pub(crate) fn offer(app: App, choice: Option<Choice>) -> Option<Offer> {
    let index = app.offer(choice?)?;
    let bound = app.foresight(index).is_some_and(|foresight| foresight.bound);
    Some(Offer { index, bound })
}

/// Runs `act` after a while, unless the given number has changed meanwhile.
fn later(clock: &Rc<Cell<u32>>, milliseconds: u64, act: impl FnOnce() + 'static) {
    let now = clock.get() + 1;
    clock.set(now);
    let clock = clock.clone();
    set_timeout(
        move || {
            if clock.get() == now {
                act();
            }
        },
        std::time::Duration::from_millis(milliseconds),
    );
}

/// A thing on the table: chosen by a click when it is offered, shown large when it is not or when the pointer rests
/// on it.
///
/// `choice` is what a click chooses, `hero` who lies there if that is known, `label` what it is called when it is not
/// offered. It is a function and not a component so that whoever calls it is shown anew when the offers change.
pub(crate) fn target(
    app: App,
    choice: Option<Choice>,
    hero: Option<Hero>,
    label: String,
    class: &str,
    inside: impl IntoView + 'static,
) -> AnyView {
    button(app, choice, hero, label, class, inside.into_any())
}

/// The same, whatever is inside: so there is only one of it.
fn button(
    app: App,
    choice: Option<Choice>,
    hero: Option<Hero>,
    label: String,
    class: &str,
    inside: AnyView,
) -> AnyView {
    let offered = offer(app, choice);
    let label = match (offered, choice) {
        (Some(_), Some(choice)) => app
            .scene
            .with(|scene| scene.as_ref().map(|scene| say::choice(app, &scene.view, choice)))
            .unwrap_or(label),
        _ => label,
    };
    let class = match offered {
        Some(Offer { bound: true, .. }) => format!("target legal bound {class}"),
        Some(_) => format!("target legal {class}"),
        None => format!("target {class}"),
    };
    let index = offered.map(|offer| offer.index);
    let clock = Rc::new(Cell::new(0));
    let held = Rc::new(Cell::new(false));
    let (on_enter, on_leave, on_down, on_up) = (clock.clone(), clock.clone(), clock.clone(), clock);
    let (held_down, held_click) = (held.clone(), held);
    let enter = move |event: PointerEvent| {
        app.pointed.set(index);
        if event.pointer_type() != "mouse" {
            return;
        }
        let Some(hero) = hero else { return };
        let wide = web_sys::window()
            .and_then(|window| window.inner_width().ok()?.as_f64())
            .unwrap_or(1000.0);
        let left = f64::from(event.client_x()) > wide / 2.0;
        // On a small screen it would cover what it is about; there a press shows it.
        let small = document()
            .document_element()
            .and_then(|root| root.get_attribute("data-layout"))
            .is_some_and(|layout| layout.contains("narrow"));
        if small {
            return;
        }
        let epoch = app.epoch.get_value();
        later(&on_enter, 550, move || {
            if app.zoom.with_untracked(Option::is_none) && app.epoch.get_value() == epoch {
                let card = Shown::Hero(hero);
                app.zoom.set(Some(Zoom {
                    card,
                    pinned: false,
                    left,
                }));
            }
        });
    };
    let leave = move |_: PointerEvent| {
        on_leave.set(on_leave.get() + 1);
        app.pointed.set(None);
        app.zoom.update(|zoom| {
            if zoom.is_some_and(|zoom| !zoom.pinned) {
                *zoom = None;
            }
        });
    };
    let down = move |event: PointerEvent| {
        held_down.set(false);
        let Some(hero) = hero.filter(|_| event.pointer_type() != "mouse") else {
            return;
        };
        let held = held_down.clone();
        later(&on_down, 480, move || {
            held.set(true);
            app.pin(Shown::Hero(hero));
        });
    };
    let up = move |event: PointerEvent| {
        if event.pointer_type() != "mouse" {
            on_up.set(on_up.get() + 1);
        }
    };
    let click = move |_| {
        // A long press has shown the card already.
        if held_click.replace(false) {
            return;
        }
        match (index, hero) {
            (Some(index), _) => app.choose(index),
            (None, hero) => {
                if let Some(hero) = hero {
                    app.pin(Shown::Hero(hero));
                }
                app.ask_why(choice);
            }
        }
    };
    let lit = move || hero.is_some_and(|hero| app.lit.with(|lit| lit.contains(&hero)));
    view! {
        <button
            type="button"
            class=class
            class:lit=lit
            data-hero=hero.map(|hero| hero.id())
            data-choice=index.map(|index| index.to_string())
            data-loses=move || app.loses(choice)
            aria-label=label.clone()
            title=matches!(offered, Some(Offer { bound: true, .. })).then(|| text!(app.words.get(), "table-no-take-back"))
            tabindex=if index.is_some() || hero.is_some() { "0" } else { "-1" }
            on:pointerenter=enter
            on:pointerleave=leave
            on:pointerdown=down
            on:pointerup=up
            on:focus=move |_| app.pointed.set(index)
            on:blur=move |_| app.pointed.set(None)
            on:contextmenu=move |event| event.prevent_default()
            on:click=click
        >
            {inside}
        </button>
    }
    .into_any()
}
