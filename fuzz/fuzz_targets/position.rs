//! Any position may be written down. One that can be is played on, byte by byte, until it ends or the bytes do.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Choices, Position, Record, Viewer};

fuzz_target!(|bytes: &[u8]| {
    let (json, moves) = match bytes.iter().position(|&byte| byte == b'\n') {
        Some(end) => (&bytes[..end], &bytes[end + 1..]),
        None => (bytes, &[][..]),
    };
    let Ok(position) = serde_json::from_slice::<Position>(json) else { return };
    let Ok(mut record) = Record::load(position) else { return };
    let mut choices = Choices::new();
    for &byte in moves {
        let Some(seat) = record.game().decider() else { break };
        record.game().choices_into(seat, &mut choices);
        let choice = choices[byte as usize % choices.len()];
        record.choose(seat, choice, &mut ()).expect("a listed choice is legal");
    }
    let _ = record.game().view(Viewer::Public);
    let here = record.position();
    let loaded = Record::load(here.clone()).expect("a position of a game can be");
    assert!(loaded.position() == here);
});
