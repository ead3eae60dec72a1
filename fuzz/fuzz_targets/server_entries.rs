//! Any text may stand in the database.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| server::fuzzing::entries(text));
