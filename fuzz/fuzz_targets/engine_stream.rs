//! Any bytes may come down the pipe: every line is answered with one JSON object.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut answers = Vec::new();
    engine::serve(bytes, &mut answers, &mut engine::NoBots).expect("nothing fails in memory");
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').count();
    let answered = answers.split_inclusive(|&byte| byte == b'\n').count();
    assert_eq!(lines, answered);
});
