//! The worked example of docs/engine-protocol.md is played line by line.

use engine::{NoBots, Session};
use serde_json::Value;

#[test]
fn the_documented_example() {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let mut session = Session::new();
    let mut answer = None;
    let mut compared = 0;
    let mut inside = false;
    for (index, line) in document.lines().enumerate() {
        match line {
            "```engine" => inside = true,
            "```" => inside = false,
            _ if !inside => {}
            _ => {
                let number = index + 1;
                if let Some(request) = line.strip_prefix("> ") {
                    answer = Some(session.answer(request.as_bytes(), &mut NoBots));
                } else if let Some(expected) = line.strip_prefix("< ") {
                    let expected: Value = serde_json::from_str(expected).expect("the example is JSON");
                    let found = answer.take().expect("a request comes first");
                    assert_eq!(found, expected, "line {number}: found {found}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 10, "only {compared} answers in the example");
}
