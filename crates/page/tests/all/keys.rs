//! What keys do.

use page::{Closes, KeyAct, KeyPress, Open};

fn press(key: &str) -> KeyPress<'_> {
    KeyPress {
        key,
        ..KeyPress::default()
    }
}

#[test]
fn keys_go_from_choice_to_choice() {
    let acts = [
        ("ArrowRight", KeyAct::Go(1)),
        ("ArrowDown", KeyAct::Go(1)),
        ("ArrowLeft", KeyAct::Go(-1)),
        ("ArrowUp", KeyAct::Go(-1)),
        ("Escape", KeyAct::Close),
        (" ", KeyAct::Enlarge),
        ("?", KeyAct::Keys),
        ("u", KeyAct::TakeBack),
        ("U", KeyAct::TakeBack),
    ];
    for (key, act) in acts {
        assert_eq!(press(key).act(), Some(act), "{key}");
        // With Control and the like it is the browser's, and whoever types wants letters.
        let modified = KeyPress {
            modified: true,
            ..press(key)
        };
        assert_eq!(modified.act(), None, "{key}");
        let typing = KeyPress {
            typing: true,
            ..press(key)
        };
        let closes = (key == "Escape").then_some(KeyAct::CloseSheet);
        assert_eq!(typing.act(), closes, "{key}");
    }
    for key in ["Tab", "Enter", "x", "F5"] {
        assert_eq!(press(key).act(), None, "{key}");
    }
}

#[test]
fn the_keyboard_stays_in_a_dialog() {
    for (shift, step) in [(false, 1), (true, -1)] {
        let tab = KeyPress {
            shift,
            dialog: true,
            ..press("Tab")
        };
        assert_eq!(tab.act(), Some(KeyAct::Go(step)));
    }
}

#[test]
fn arrows_turn_over_a_replay_that_nothing_lies_over() {
    for (key, step) in [("ArrowRight", 1), ("ArrowLeft", -1)] {
        let turning = KeyPress {
            replay: true,
            ..press(key)
        };
        assert_eq!(turning.act(), Some(KeyAct::Turn(step)));
        let covered = KeyPress {
            dialog: true,
            ..turning
        };
        assert_eq!(covered.act(), Some(KeyAct::Go(step)));
    }
    let down = KeyPress {
        replay: true,
        ..press("ArrowDown")
    };
    assert_eq!(down.act(), Some(KeyAct::Go(1)));
}

#[test]
fn escape_closes_one_thing_after_the_other() {
    let mut open = Open {
        why: true,
        sheet: true,
        missed: true,
        large: true,
        held_back: true,
        raised: true,
        marks: true,
        moves: true,
    };
    let mut closed = Vec::new();
    loop {
        let closes = open.closes();
        closed.push(closes);
        match closes {
            Closes::Why => open.why = false,
            Closes::Sheet => open.sheet = false,
            Closes::Missed => open.missed = false,
            Closes::Large => open.large = false,
            Closes::HeldBack => open.held_back = false,
            Closes::Raised => open.raised = false,
            Closes::Marks => open.marks = false,
            Closes::Moves => open.moves = false,
            Closes::Nothing => break,
        }
    }
    let order = [
        Closes::Why,
        Closes::Sheet,
        Closes::Missed,
        Closes::Large,
        Closes::HeldBack,
        Closes::Raised,
        Closes::Marks,
        Closes::Moves,
        Closes::Nothing,
    ];
    assert_eq!(closed, order);
    assert_eq!(Open::default().closes(), Closes::Nothing);
}
