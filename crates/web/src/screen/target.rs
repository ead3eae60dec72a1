//! Anything on the table that can be chosen, or looked at closely.

use super::coach;
use super::zoom::size_beside;
use crate::app::{App, put};
use crate::focus::focused;
use crate::learn;
use crate::say;
use crate::shown::{Shown, Zoom};
use leptos::prelude::*;
use page::{Act, Frame, Kind, Pointer, Press, Spot, Thing, beside};
use rules::{Choice, Hero};
use std::cell::Cell;
use std::hash::Hash;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};
use words::text;

/// A choice that is offered, with what must be said of it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Offer {
    /// The choice.
    pub(crate) choice: Choice,
    /// The number of the choice.
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

/// A card of the hand that is clicked does not take the keyboard: no other one stays raised because the keyboard is there.
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

/// [`each`] with its closures boxed, so that it is compiled only once for each kind of thing.
fn each_of<T: Copy + Eq + Hash + Send + Sync + 'static>(
    things: Box<dyn Fn() -> Vec<T> + Send + Sync>,
    draw: Arc<dyn Fn(T) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=things key=|thing| *thing let:thing>{draw(thing)}</For> }.into_any()
}

/// What something is called, in the language of the moment.
type Label = Arc<dyn Fn() -> String + Send + Sync>;

/// What a card of the hand is for.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What is done with it once it is raised.
    pub(crate) first: Memo<Option<Offer>>,
    /// That it is discarded, alone or with others.
    pub(crate) discard: Memo<Option<Offer>>,
    /// Whether cards are marked now.
    pub(crate) marking: Memo<bool>,
    /// Whether this card is marked.
    pub(crate) marked: Memo<bool>,
}

impl Held {
    /// Whether there is something to decide about it. It may be gone already.
    fn is_asked_about(self) -> bool {
        self.first.try_get().flatten().is_some() || self.discard.try_get().flatten().is_some()
    }
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

/// A card of the hand: a click raises or marks it.
pub(crate) fn hand_card(app: App, hero: Hero, held: Held, inside: impl IntoView + 'static) -> AnyView {
    let label = move || {
        let words = app.words.get();
        let name = words.hero_name(hero);
        match (held.marking.get(), held.marked.get()) {
            (true, true) => format!("{name}, {}", text!(words, "table-marked")),
            // Whoever listens hears what it does before deciding.
            (false, _) if held.is_asked_about() => format!("{name}. {}", words.card(hero).spoken()),
            _ => name,
        }
    };
    button(
        app,
        (Memo::new(|_| None), Some(Choice::Play(hero)), Some(held)),
        Some(hero),
        Arc::new(label),
        "card",
        inside.into_any(),
    )
}

/// What lies under a pointer, with what the pointer does there.
#[derive(Clone)]
struct Under {
    app: App,
    offered: Memo<Option<Offer>>,
    /// What is wanted by a press where nothing is offered.
    wanted: Option<Choice>,
    held: Option<Held>,
    hero: Option<Hero>,
    pointer: Rc<Cell<Pointer>>,
}

/// Whether a finger, a pen or a mouse points.
fn kind(event: &PointerEvent) -> Kind {
    match event.pointer_type().as_str() {
        "mouse" => Kind::Mouse,
        _ => Kind::Touch,
    }
}

/// Whether there is room for a large card beside what it is about; on a small screen a press shows it.
fn is_roomy() -> bool {
    let layout = document()
        .document_element()
        .and_then(|root| root.get_attribute("data-layout"));
    !layout.is_some_and(|layout| layout.contains("narrow"))
}

/// The place on the page that it points at.
fn spot(event: &PointerEvent) -> Spot {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a pointer is over your own party.
fn is_at_home(event: &PointerEvent) -> bool {
    let (x, y) = spot(event);
    let own = document().query_selector("[data-region=own]").ok().flatten();
    own.is_some_and(|own| {
        let frame = own.get_bounding_client_rect();
        (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y)
    })
}

/// What an event is heard at.
fn target_of(event: &PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

fn frame_of(element: &Element) -> Frame {
    let frame = element.get_bounding_client_rect();
    Frame {
        left: frame.left(),
        top: frame.top(),
        wide: frame.width(),
        high: frame.height(),
    }
}

/// Where a large card lies beside something, clear of all that may be chosen, the prompt, the hand, what can be done, and
/// whoever guides.
fn place_beside(of: &Element) -> Option<Spot> {
    let length = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let screen = (length(window().inner_width())?, length(window().inner_height())?);
    let kept = document()
        .query_selector_all(".legal, .prompt, .held, .deed, .guide, .why, .seat:has(.legal)")
        .ok()?;
    let kept: Vec<Frame> = (0..kept.length())
        .filter_map(|index| kept.item(index)?.dyn_into::<Element>().ok())
        .map(|element| frame_of(&element))
        .collect();
    beside(frame_of(of), size_beside(screen), screen, &kept)
}

/// A card that may be dragged hears of its pointer wherever that goes.
fn capture(event: &PointerEvent) {
    if let Some(target) = target_of(event) {
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

impl Under {
    /// What lies there now. What is gone is not offered any more.
    fn thing(&self) -> Thing {
        let first = self.held.and_then(|held| held.first.try_get_untracked().flatten());
        Thing {
            hero: self.hero,
            offer: self.offered.try_get_untracked().flatten().map(|offer| offer.index),
            first: first.map(|offer| offer.index),
            in_hand: self.held.is_some_and(|held| untrack(|| held.is_asked_about())),
            marking: self
                .held
                .is_some_and(|held| held.marking.try_get_untracked() == Some(true)),
        }
    }

    /// Tells the pointer something, and does what comes of it. A large card lies beside `of`.
    fn tell(&self, of: Option<Element>, told: impl FnOnce(&mut Pointer, Thing, u32) -> Vec<Act>) {
        let mut pointer = self.pointer.get();
        let acts = told(&mut pointer, self.thing(), self.app.epoch.get_value());
        self.pointer.set(pointer);
        for act in acts {
            self.carry_out(act, of.as_ref());
        }
    }

    fn carry_out(&self, act: Act, of: Option<&Element>) {
        let app = self.app;
        match act {
            Act::Point(index) => app.point(index),
            Act::Wait { what, after, beat } => {
                let (under, of) = (self.clone(), of.cloned());
                let waited = move || {
                    under.tell(of, |pointer, thing, table| pointer.waited(what, beat, thing, table));
                };
                set_timeout(waited, Duration::from_millis(after));
            }
            Act::Show(hero) => {
                let place = of.and_then(place_beside);
                if let Some(at) = place.filter(|_| app.zoom.with_untracked(Option::is_none)) {
                    let card = Shown::Hero(hero);
                    app.hover.set(Some(Zoom {
                        card,
                        pinned: false,
                        at,
                    }));
                }
            }
            Act::Hide => put(app.hover, None),
            Act::Pin(hero) => app.pin(Shown::Hero(hero)),
            Act::Choose(index) => app.choose(index),
            Act::Raise(hero) => app.hand.update(|hand| hand.raise(hero)),
            Act::Mark(hero) => {
                app.hold(|hand, asks| hand.mark(hero, asks));
            }
            Act::Drag(hero, by) => app.dragged.set(Some((hero, by))),
            Act::Drop => put(app.dragged, None),
            Act::AskWhy => learn::ask_why(app, self.wanted),
        }
    }

    fn press_down(&self, event: &PointerEvent) {
        if self.thing().first.is_some() {
            capture(event);
        }
        self.tell(None, |pointer, thing, _| pointer.down(kind(event), thing, spot(event)));
    }

    fn press(&self, event: &MouseEvent) {
        let press = match event.detail() {
            0 => Press::Key,
            1 => Press::Once,
            _ => Press::Twice,
        };
        let raised = self.app.raised.get_untracked();
        self.tell(None, |pointer, thing, _| pointer.press(press, thing, raised));
    }

    /// The keyboard comes to it. A card of the hand is raised by that.
    fn focus(&self) {
        let thing = self.thing();
        if thing.in_hand && !thing.marking {
            self.app.hand.update(|hand| hand.raise(thing.hero));
        }
        self.app.point(thing.offer.or(thing.first));
    }

    fn come(&self, event: &PointerEvent, moves: bool) {
        let (kind, at) = (kind(event), spot(event));
        self.tell(target_of(event), |pointer, thing, table| match moves {
            true => pointer.moves(kind, thing, table, is_roomy(), at),
            false => pointer.enter(kind, thing, table, is_roomy()),
        });
    }
}

/// A thing on the table as a button, whatever is inside: not generic, so that its code is there once.
fn button(
    app: App,
    (offered, wanted, held): (Memo<Option<Offer>>, Option<Choice>, Option<Held>),
    hero: Option<Hero>,
    label: Label,
    class: &'static str,
    inside: AnyView,
) -> AnyView {
    let under = Under {
        app,
        offered,
        wanted,
        held,
        hero,
        pointer: Rc::default(),
    };
    let [enter, moves, leave, down, up, cancel, click, focus, mouse] = std::array::from_fn(|_| under.clone());
    // What is chosen here, by a click or once it is raised.
    let first = move || held.and_then(|held| held.first.get().filter(|_| !held.marking.get()));
    let chosen = move || offered.get().or_else(first);
    let label = move || match chosen() {
        Some(offer) if held.is_none() => called(app, offer.choice).unwrap_or_else(|| label()),
        Some(offer) => [called(app, offer.choice).unwrap_or_default(), label()].join(". "),
        None => label(),
    };
    let marks = move || held.filter(|held| held.marking.get() && held.discard.get().is_some());
    let legal = move || chosen().is_some() || marks().is_some();
    let bound = move || offered.get().is_some_and(|offer| offer.bound);
    let taken = move || chosen().is_some_and(|offer| app.made.get() == Some(offer.choice));
    let lit = move || hero.is_some_and(|hero| app.lit.with(|lit| lit.contains(&hero)));
    let discard = move || {
        held.and_then(|held| held.discard.get())
            .map(|offer| offer.index.to_string())
    };
    view! {
        <button
            type="button"
            class=format!("target {class}")
            class:legal=legal
            class:bound=bound
            class:lit=lit
            class:taken=taken
            data-hero=hero.map(|hero| hero.id())
            data-choice=move || chosen().map(|offer| offer.index.to_string())
            data-mark=move || marks().map(|_| "")
            data-discard=discard
            data-loses=move || coach::loses(app, chosen().map(|offer| offer.choice))
            aria-label=label
            title=move || bound().then(|| text!(app.words.get(), "table-no-take-back"))
            tabindex=move || if hero.is_some() || chosen().is_some() { "0" } else { "-1" }
            aria-pressed=move || held.filter(|held| held.is_asked_about())
                .map(|held| (held.marked.get() || app.raised.get() == hero).to_string())
            on:mousedown=move |event| if mouse.thing().in_hand { leave_keyboard(&event) }
            on:pointerenter=move |event| enter.come(&event, false)
            on:pointermove=move |event| moves.come(&event, true)
            on:pointerleave=move |_| leave.tell(None, |pointer, _, _| pointer.leave())
            on:pointerdown=move |event| down.press_down(&event)
            on:pointerup=move |event| up.tell(None, |pointer, thing, _| pointer.up(kind(&event), thing, is_at_home(&event)))
            on:pointercancel=move |_| cancel.tell(None, |pointer, _, _| pointer.cancel())
            on:focus=move |_| focus.focus()
            on:blur=move |_| app.point(None)
            on:contextmenu=move |event| event.prevent_default()
            on:click=move |event| click.press(&event)
        >
            {inside}
        </button>
    }
    .into_any()
}
