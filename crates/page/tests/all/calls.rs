//! Of which tables a browser wants to hear, and whom somebody may ask to a table.

use page::{Calls, companions};
use serde_json::json;
use told::server::Chair;
use told::server::http::Played;

#[test]
fn a_browser_hears_of_what_its_person_wants() {
    let mut calls = Calls::default();
    assert!(!calls.any() && !calls.wants("BCDFGH"));
    calls.set("BCDFGH", true);
    assert!(calls.any() && calls.wants("BCDFGH") && !calls.wants("BCDFGJ"));
    calls.set("BCDFGH", false);
    assert!(!calls.any());
    calls.set_all(true);
    assert!(calls.any() && calls.wants("BCDFGH") && calls.wants("BCDFGJ"));
    calls.set("BCDFGH", false);
    calls.set("BCDFGH", false);
    assert!(!calls.wants("BCDFGH") && calls.wants("BCDFGJ"));
    assert_eq!(calls.tables.len(), 1);
    let read = Calls::read(&serde_json::to_string(&calls).unwrap());
    assert_eq!(read, calls);
    calls.set_all(false);
    assert!(!calls.any());
    for text in ["", "[]", "nonsense", r#"{"everywhere":7}"#] {
        assert_eq!(Calls::read(text), Calls::default(), "{text}");
    }
}

#[test]
fn no_more_tables_are_named_than_a_server_takes() {
    let mut calls = Calls::default();
    for number in 0..150 {
        calls.set(&format!("TABLE{number}"), true);
    }
    assert_eq!(calls.tables.len(), 100);
    assert!(calls.wants("TABLE149") && !calls.wants("TABLE0"));
}

fn person(name: &str, player: Option<&str>) -> Chair {
    Chair::Person {
        name: name.to_owned(),
        ready: false,
        away: None,
        player: player.map(str::to_owned),
    }
}

fn played(seats: &[Chair]) -> Played {
    let outcome = json!({
        "winning_faction": "water-folk", "winner": 1, "aligned": [1], "decided_by": "only-aligned",
        "counts": [{"heroes": 2, "total": 7}, {"heroes": 1, "total": 10}],
    });
    let game = json!({
        "code": "BCDFGH", "game": 1, "at": 7, "seat": 0, "won": false, "rated": false, "rating": 25.0,
        "details": {"short": false, "seats": seats, "outcome": outcome},
    });
    serde_json::from_value(game).expect("a game")
}

#[test]
fn those_one_has_played_with_may_be_asked() {
    let ada = person("Ada", Some("a"));
    let history = [
        played(&[ada.clone(), person("Ben", Some("b")), person("Gast", None)]),
        played(&[person("Benedikt", Some("b")), ada.clone(), person("Cem", Some("c"))]),
        played(&[ada, person("", Some("d")), Chair::Free]),
    ];
    let names = |seats: &[Chair]| -> Vec<String> {
        let found = companions(&history, "a", seats);
        found
            .into_iter()
            .map(|one| format!("{} {}", one.player, one.name))
            .collect()
    };
    assert_eq!(names(&[Chair::Free]), ["b Ben", "c Cem"]);
    assert_eq!(names(&[person("Ben", Some("b"))]), ["c Cem"]);
}
