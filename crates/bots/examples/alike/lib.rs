//! What bots and nets say in thousands of positions, as a module for browsers: the browser tests compare it with what they
//! say in a native program.

#![cfg(target_arch = "wasm32")]

mod said;

use wasm_bindgen::prelude::wasm_bindgen;

/// A number that depends on all that is said in one part.
#[wasm_bindgen]
pub fn said(part: u32) -> u64 {
    said::Part::ALL.get(part as usize).map_or(0, |part| part.said())
}
