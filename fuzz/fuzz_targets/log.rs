//! Any text may be handed in as a log. One that can be read and played is written down again as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Log;

fuzz_target!(|text: &str| {
    let Ok(log) = text.parse::<Log>() else { return };
    let Ok(record) = log.replay() else { return };
    let again: Log = record.log().to_string().parse().expect("what is written can be read");
    assert!(again.replay().expect("and played").game() == record.game());
});
