//! Any text may come over a socket.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| server::fuzzing::message(text));
