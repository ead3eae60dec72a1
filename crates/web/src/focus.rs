//! Where the keyboard is: a dialog takes it when it opens, keeps it while it is there, and gives it back.

use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit};

thread_local! {
    /// What had the keyboard before the first dialog opened.
    static BEFORE: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Everything within an element, or the page, that a selector finds and that can be seen.
fn found(within: Option<&Element>, selector: &str) -> Vec<HtmlElement> {
    let list = match within {
        Some(element) => element.query_selector_all(selector),
        None => document().query_selector_all(selector),
    };
    let Ok(list) = list else { return Vec::new() };
    (0..list.length())
        .filter_map(|index| list.item(index)?.dyn_into::<HtmlElement>().ok())
        .filter(|element| element.get_client_rects().length() > 0)
        .collect()
}

/// The dialog on top, if one is open.
pub(crate) fn dialog() -> Option<HtmlElement> {
    found(None, "[role=dialog]").pop()
}

/// Where the keyboard is now; nowhere, if it is on the page as a whole.
pub(crate) fn focused() -> Option<HtmlElement> {
    let element: HtmlElement = document().active_element()?.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// What the arrows go through: the parts of the dialog on top, or else all that can be chosen.
pub(crate) fn stations() -> Vec<HtmlElement> {
    match dialog() {
        Some(dialog) => found(
            Some(&dialog),
            "button:not(:disabled), input, select, textarea, a[href], summary",
        ),
        None => found(
            None,
            "[data-choice], [data-mark], [data-discard-mode], [data-confirm]:not(:disabled), [data-cancel], [data-send-now], [data-undo], [data-hand-over], [data-unveil]",
        ),
    }
}

/// Goes to the next station, or the one before.
pub(crate) fn go(step: i32) {
    let all = stations();
    if all.is_empty() {
        return;
    }
    let now = focused().and_then(|focused| all.iter().position(|one| *one == focused));
    let next = match now {
        Some(now) => (now as i32 + step).rem_euclid(all.len() as i32) as usize,
        None if step < 0 => all.len() - 1,
        None => 0,
    };
    let _ = all[next].focus();
}

/// A dialog has opened, changed or closed.
fn follow() {
    let inside = |dialog: &HtmlElement| focused().is_some_and(|focused| dialog.contains(Some(&focused)));
    match dialog() {
        Some(dialog) if !inside(&dialog) => {
            BEFORE.with_borrow_mut(|before| {
                if before.is_none() {
                    *before = focused();
                }
            });
            // The way on, before the way out.
            let first = [".go, .big", ".close, button, input"]
                .into_iter()
                .find_map(|selector| found(Some(&dialog), selector).into_iter().next());
            if let Some(first) = first {
                let _ = first.focus();
            }
        }
        Some(_) => {}
        None => {
            let before = BEFORE.with_borrow_mut(Option::take);
            if let Some(before) = before.filter(|before| before.is_connected() && focused().is_none()) {
                let _ = before.focus();
            }
        }
    }
}

/// Begins to follow dialogs, as long as the page is there.
pub(crate) fn watch() {
    let changed = Closure::<dyn FnMut()>::new(follow);
    let wanted = MutationObserverInit::new();
    wanted.set_child_list(true);
    wanted.set_subtree(true);
    if let (Ok(observer), Some(body)) = (
        MutationObserver::new(changed.as_ref().unchecked_ref()),
        document().body(),
    ) && observer.observe_with_options(&body, &wanted).is_ok()
    {
        changed.forget();
    }
}
