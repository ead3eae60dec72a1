//! Any bytes may come with a request over HTTP.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| server::fuzzing::body(bytes));
