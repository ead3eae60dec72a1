//! Anything on the table that can be chosen, or looked at closely.

use crate::app::{App, Shown, Zoom};
use crate::focus::focused;
use crate::say;
use leptos::prelude::*;
use rules::{Choice, Hero};
use std::cell::Cell;
use std::hash::Hash;
use std::rc::Rc;
use std::sync::Arc;
use web_sys::{MouseEvent, PointerEvent};
use words::text;

/// A choice that is offered, with what must be said of it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Offer {
    /// The choice.
    pub(crate) choice: Choice,
    /// Its number.
    pub(crate) index: usize,
    /// Whether it cannot be taken back.
    pub(crate) bound: bool,
}

/// The offer of this choice, if it is made now.
pub(crate) fn offer(app: App, choice: Choice) -> Option<Offer> {
    let index = app.offer(choice)?;
    let bound = app.is_bound(index);
    Some(Offer { choice, index, bound })
}

/// What a choice is called now, for those who listen.
fn called(app: App, choice: Choice) -> Option<String> {
    app.scene
        .with(|scene| scene.as_ref().map(|scene| say::choice(app, &scene.view, choice)))
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

/// What happens when a pointer comes, and again when it moves after the table has changed under it.
fn pointing(
    app: App,
    point: impl Fn(&PointerEvent) + 'static,
) -> (impl Fn(PointerEvent) + 'static, impl Fn(PointerEvent) + 'static) {
    let seen = Rc::new(Cell::new(None));
    let point = Rc::new(move |event: &PointerEvent, seen: &Cell<Option<u32>>| {
        seen.set(Some(app.epoch.get_value()));
        point(event);
    });
    let (again, seen_before) = (point.clone(), seen.clone());
    let comes = move |event: PointerEvent| point(&event, &seen);
    let moves = move |event: PointerEvent| {
        if seen_before.get() != Some(app.epoch.get_value()) {
            again(&event, &seen_before);
        }
    };
    (comes, moves)
}

/// A card that carries buttons leaves the keyboard to them; and no other card stays raised because the keyboard is there.
fn leave_keyboard(event: &MouseEvent) {
    event.prevent_default();
    if let Some(other) = focused() {
        let _ = other.blur();
    }
}

/// Things beside each other. What stays is left as it is when others come and go.
pub(crate) fn each<T: Copy + Eq + Hash + Send + Sync + 'static>(
    things: impl Fn() -> Vec<T> + Send + Sync + 'static,
    draw: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    each_of(Box::new(things), Arc::new(draw))
}

/// The same, however it is drawn: so there is only one of it for each kind of thing.
fn each_of<T: Copy + Eq + Hash + Send + Sync + 'static>(
    things: Box<dyn Fn() -> Vec<T> + Send + Sync>,
    draw: Arc<dyn Fn(T) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=things key=|thing| *thing let:thing>{draw(thing)}</For> }.into_any()
}

/// What something is called, in the language of the moment.
type Label = Arc<dyn Fn() -> String + Send + Sync>;

/// A card that carries its choices as buttons: a click raises it, so that they can be seen.
#[derive(Clone, Copy)]
pub(crate) struct Carried {
    /// The number of the choice that is shown when the card is pointed at.
    pub(crate) first: Memo<Option<usize>>,
    /// Whether there are any.
    pub(crate) any: Memo<bool>,
}

/// A thing on the table: chosen by a click when it is offered, shown large when it is not or when the pointer rests
/// on it.
///
/// A click chooses the first of `choices` that is offered; if none is, the last of them is what was wanted. `hero` is who lies
/// there if that is known, `label` what it is called when it is not offered. It stays what it is while offers come and go.
pub(crate) fn target(
    app: App,
    choices: impl IntoIterator<Item = Choice>,
    hero: Option<Hero>,
    label: impl Fn() -> String + Send + Sync + 'static,
    class: &'static str,
    inside: impl IntoView + 'static,
) -> AnyView {
    let choices: Vec<Choice> = choices.into_iter().collect();
    let wanted = choices.last().copied();
    let offered = Memo::new(move |_| choices.iter().find_map(|&choice| offer(app, choice)));
    button(
        app,
        (offered, wanted, None),
        hero,
        Arc::new(label),
        class,
        inside.into_any(),
    )
}

/// A card of the hand: chosen by a click, or by buttons that it carries.
pub(crate) fn hand_card(
    app: App,
    hero: Hero,
    offered: Memo<Option<Offer>>,
    carried: Carried,
    inside: impl IntoView + 'static,
) -> AnyView {
    let label = move || {
        let words = app.words.get();
        let name = words.hero_name(hero);
        match carried.any.get() {
            // Whoever listens hears what it does before the buttons are named.
            true => format!("{name}. {}", words.card(hero).spoken()),
            false => name,
        }
    };
    button(
        app,
        (offered, Some(Choice::Play(hero)), Some(carried)),
        Some(hero),
        Arc::new(label),
        "card",
        inside.into_any(),
    )
}

/// The same, whatever is inside: so there is only one of it.
fn button(
    app: App,
    (offered, wanted, carried): (Memo<Option<Offer>>, Option<Choice>, Option<Carried>),
    hero: Option<Hero>,
    label: Label,
    class: &'static str,
    inside: AnyView,
) -> AnyView {
    // What is gone is not offered any more.
    let index = move || offered.try_get_untracked().flatten().map(|offer| offer.index);
    let carries = move || carried.is_some_and(|carried| carried.any.try_get_untracked() == Some(true));
    let first = move || {
        let carried = carried.and_then(|carried| carried.first.try_get_untracked().flatten());
        index().or(carried)
    };
    let clock = Rc::new(Cell::new(0));
    let held = Rc::new(Cell::new(false));
    let (on_enter, on_leave, on_down, on_up) = (clock.clone(), clock.clone(), clock.clone(), clock);
    let (held_down, held_click) = (held.clone(), held);
    let (enter, moves) = pointing(app, move |event| {
        let mouse = event.pointer_type() == "mouse";
        // A finger points at a card that carries buttons when it raises it.
        if mouse || !carries() {
            app.point(first());
        }
        let epoch = app.epoch.get_value();
        // Such a card is raised, and one of its buttons shows it.
        if !mouse || carries() {
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
        later(&on_enter, 550, move || {
            if app.zoom.with_untracked(Option::is_none) && app.epoch.get_value() == epoch && !carries() {
                let card = Shown::Hero(hero);
                app.zoom.set(Some(Zoom {
                    card,
                    pinned: false,
                    left,
                }));
            }
        });
    });
    let leave = move |_: PointerEvent| {
        on_leave.set(on_leave.get() + 1);
        app.point(None);
        if app.zoom.with_untracked(|zoom| zoom.is_some_and(|zoom| !zoom.pinned)) {
            app.zoom.set(None);
        }
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
        if let Some(index) = index() {
            return app.choose(index);
        }
        if carries() {
            let raised = app.raised.get_untracked();
            app.raised.set(hero.filter(|_| raised != hero));
            return app.point(app.raised.get_untracked().and(first()));
        }
        if let Some(hero) = hero {
            app.pin(Shown::Hero(hero));
        }
        app.ask_why(wanted);
    };
    let label = move || match offered.get() {
        Some(offer) => called(app, offer.choice).unwrap_or_else(|| label()),
        None => label(),
    };
    let chosen = move || offered.get().is_some();
    let legal = move || chosen() || carried.is_some_and(|carried| carried.first.get().is_some());
    let bound = move || offered.get().is_some_and(|offer| offer.bound);
    let taken = move || offered.get().is_some_and(|offer| app.made.get() == Some(offer.choice));
    let lit = move || hero.is_some_and(|hero| app.lit.with(|lit| lit.contains(&hero)));
    view! {
        <button
            type="button"
            class=format!("target {class}")
            class:legal=legal
            class:bound=bound
            class:lit=lit
            class:taken=taken
            data-hero=hero.map(|hero| hero.id())
            data-choice=move || offered.get().map(|offer| offer.index.to_string())
            data-loses=move || app.loses(offered.get().map(|offer| offer.choice))
            aria-label=label
            title=move || bound().then(|| text!(app.words.get(), "table-no-take-back"))
            tabindex=move || {
                let beside = carried.is_some_and(|carried| carried.any.get());
                if !beside && (hero.is_some() || chosen()) { "0" } else { "-1" }
            }
            aria-expanded=move || {
                let carried = carried.filter(|carried| carried.any.get());
                carried.map(|_| (app.raised.get() == hero).to_string())
            }
            on:mousedown=move |event| if carries() { leave_keyboard(&event) }
            on:pointerenter=enter
            on:pointermove=moves
            on:pointerleave=leave
            on:pointerdown=down
            on:pointerup=up
            on:focus=move |_| app.point(index())
            on:blur=move |_| app.point(None)
            on:contextmenu=move |event| event.prevent_default()
            on:click=click
        >
            {inside}
        </button>
    }
    .into_any()
}
