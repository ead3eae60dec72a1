//! The keeper of the games in a browser: a module of its own, which runs in a worker beside the page.
//!
//! Whatever thinks belongs here and not in the page, so that the page stays small and is never held up. All of that is in
//! `keeper`; here is what only a browser has: a worker's messages, its timers, its database, and code that comes later.

#![cfg(target_arch = "wasm32")]

mod browser;
mod database;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the worker.
#[wasm_bindgen]
pub fn worker() {
    browser::run();
}
