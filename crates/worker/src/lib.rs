//! The keeper of the game in the browser: a module of its own, which runs in a worker beside the page.
//!
//! Whatever thinks belongs here and not into the page, so that the page stays small and is never held up: the game
//! itself, the bots, looking ahead. The page hears views and happenings (`dealer::protocol`) and puts them into words.

#![cfg(target_arch = "wasm32")]

mod keeper;
mod storage;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the worker.
#[wasm_bindgen]
pub fn worker() {
    keeper::run();
}
