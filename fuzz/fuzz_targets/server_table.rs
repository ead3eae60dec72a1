//! People at a table may say anything in any order.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| server::fuzzing::table(text));
