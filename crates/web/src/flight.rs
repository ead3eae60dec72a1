//! Cards travel: what happened is shown in order, each card on its way from place to place.

use crate::app::App;
use crate::shown::Moment;
use crate::sound;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use page::{Travel, lasting, place_name, spotlights, travels};
use rules::{Hero, Place};
use std::sync::Arc;
use told::Chapter;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomRect, Element, HtmlElement};

/// Waits for this many milliseconds.
pub(crate) async fn wait(milliseconds: f64) {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds as i32);
        }
    });
    let _ = JsFuture::from(promise).await;
}

/// Waits until what was changed so far is to be seen, so that whoever pressed something sees that before more is done. It is
/// painted in one frame, made into a picture in the next, and on a slow device comes to the screen in a third.
pub(crate) async fn painted() {
    for _ in 0..3 {
        frame().await;
    }
    wait(0.0).await;
}

/// Waits for the next frame. A page that nobody sees has none, and does not wait long.
async fn frame() {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 100);
            let _ = window.request_animation_frame(&resolve);
        }
    });
    let _ = JsFuture::from(promise).await;
}

/// Waits, unless the rest is skipped meanwhile.
async fn linger(app: App, milliseconds: f64) {
    let mut left = milliseconds;
    while left > 0.0 && !app.hurry.get_untracked() {
        wait(left.min(60.0)).await;
        left -= 60.0;
    }
}

fn element(selector: &str) -> Option<Element> {
    let document = web_sys::window()?.document()?;
    document.query_selector(selector).ok()?
}

/// What shows a card at a place: the card itself, or the place.
fn seat_of(place: Place, card: Option<Hero>) -> Option<Element> {
    let name = place_name(place);
    let exact = card.and_then(|hero| element(&format!("[data-place='{name}'] [data-hero='{hero}']")));
    exact
        .or_else(|| element(&format!("[data-place='{name}']")))
        .or_else(|| element(".board"))
}

/// A card on its way.
struct Journey {
    card: Option<Hero>,
    from: DomRect,
    to: Place,
}

impl Journey {
    /// Where it ends.
    fn arrival(&self) -> Option<(Element, DomRect)> {
        let target = seat_of(self.to, self.card)?;
        let rect = target.get_bounding_client_rect();
        Some((target, rect))
    }
}

/// Shows one chapter and the moment after it.
pub(crate) async fn show(app: App, chapter: Arc<Chapter>, moment: Moment) {
    let table = app.lying();
    let pace = app.pace();
    let mine = moment.view.me() == Some(chapter.chooser);
    let over = moment.view.outcome.is_some();
    let shown = match pace > 0.0 && !mine && !over {
        true => spotlights(&chapter),
        false => Vec::new(),
    };
    for hero in shown {
        app.spotlight.set(Some(hero));
        linger(app, 1_500.0 * app.pace()).await;
        if app.lying() != table {
            return;
        }
        app.spotlight.set(None);
    }
    let pace = app.pace();
    let journeys = match pace > 0.0 && !app.is_still() {
        true => depart(&chapter),
        false => Vec::new(),
    };
    sound::chapter(app, &chapter);
    app.chronicle.update(|chronicle| chronicle.push(chapter.clone()));
    app.scene.set(Some(moment));
    if pace == 0.0 {
        return;
    }
    // The page is laid out again before anybody looks where things have gone: once, together with the frame that shows it.
    frame().await;
    if app.lying() != table {
        return;
    }
    let pace = if mine { pace.min(0.7) } else { pace };
    let count = journeys.len();
    // All places are measured before the first card sets out: afterwards the page would have to be laid out again for each.
    let arrivals: Vec<_> = journeys.iter().map(Journey::arrival).collect();
    for (index, (journey, arrival)) in journeys.iter().zip(arrivals).enumerate() {
        if let Some((target, to)) = arrival {
            travel(journey, target, &to, 140.0 * pace * index as f64, 520.0 * pace);
        }
    }
    let time = lasting(&chapter, count);
    if !mine {
        linger(app, time * pace).await;
    }
}

/// Where the cards set out from, before they are moved.
fn depart(chapter: &Chapter) -> Vec<Journey> {
    let journeys = travels(chapter).into_iter().filter_map(|Travel { card, from, to }| {
        let from = seat_of(from, card)?.get_bounding_client_rect();
        Some(Journey { card, from, to })
    });
    journeys.collect()
}

fn set(object: &Object, name: &str, value: &str) {
    let _ = Reflect::set(object, &name.into(), &value.into());
}

/// Calls `element.animate`, and lets `after` happen when it is over.
fn animate(element: &Element, frames: &Array, delay: f64, duration: f64, after: Option<JsValue>) {
    let timing = Object::new();
    let number = |name: &str, value: f64| Reflect::set(&timing, &name.into(), &value.into());
    let _ = number("duration", duration);
    let _ = number("delay", delay);
    set(&timing, "easing", "cubic-bezier(.3,.7,.25,1)");
    set(&timing, "fill", "both");
    let Ok(animate) = Reflect::get(element, &"animate".into()).and_then(|found| found.dyn_into::<js_sys::Function>())
    else {
        return;
    };
    let Ok(animation) = animate.call2(element, frames, &timing) else {
        return;
    };
    match after {
        Some(after) => {
            let _ = Reflect::set(&animation, &"onfinish".into(), &after);
        }
        None => {
            let cancelled = animation.clone();
            let over = Closure::once_into_js(move || {
                if let Ok(cancel) = Reflect::get(&cancelled, &"cancel".into())
                    && let Ok(cancel) = cancel.dyn_into::<js_sys::Function>()
                {
                    let _ = cancel.call0(&cancelled);
                }
            });
            let _ = Reflect::set(&animation, &"onfinish".into(), &over);
        }
    }
}

fn travel(journey: &Journey, target: Element, to: &DomRect, delay: f64, duration: f64) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    // Beside the page and not on it: a page that is made larger would make the way longer.
    let (Ok(flyer), Some(root)) = (document.create_element("img"), document.document_element()) else {
        return;
    };
    let size = 74.0;
    let source = match journey.card {
        Some(hero) => format!("face/{hero}.svg"),
        None => "back.svg".to_owned(),
    };
    let _ = flyer.set_attribute("src", &source);
    let _ = flyer.set_attribute("alt", "");
    let _ = flyer.set_attribute("class", "flyer");
    if root.append_child(&flyer).is_err() {
        return;
    }
    let middle = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0 - size / 2.0,
            rect.top() + rect.height() / 2.0 - size / 2.0,
        )
    };
    let (start, end) = (middle(&journey.from), middle(to));
    let frame = |(x, y): (f64, f64), scale: f64, turn: f64| {
        let frame = Object::new();
        set(
            &frame,
            "transform",
            &format!("translate({x:.0}px,{y:.0}px) scale({scale}) rotate({turn}deg)"),
        );
        frame
    };
    let half = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0 - 24.0);
    let frames = Array::of3(&frame(start, 0.9, -4.0), &frame(half, 1.25, 5.0), &frame(end, 0.9, 0.0));
    let gone = flyer.clone();
    let over = Closure::once_into_js(move || gone.remove());
    animate(&flyer, &frames, delay, duration, Some(over));
    // What arrives is not to be seen before it is there.
    let arrives = journey.card.is_some() && target.get_attribute("data-hero").is_some();
    if arrives && let Ok(target) = target.dyn_into::<HtmlElement>() {
        let hidden = || {
            let frame = Object::new();
            set(&frame, "opacity", "0");
            frame
        };
        animate(&target, &Array::of2(&hidden(), &hidden()), 0.0, delay + duration, None);
    }
}
