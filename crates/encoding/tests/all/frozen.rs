//! The numbers mean the same forever: nets are trained on them. A change here makes every trained net worthless.

use encoding::{Action, DEEDS, EVERYTHING, OBSERVATION, OBSERVATION_SIZE, STANDING, STANDING_SIZE, Span};
use rules::{Choice, Faction, Hero, Mode, Pile, Seat, Slot};
use std::fmt::Write;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encoding.md");

#[test]
fn ids_are_frozen() {
    let hero = |number| Hero::new(number).unwrap();
    let slot = |number| Slot::new(number).unwrap();
    let hidden = |seat, index| Choice::Hidden { seat, index };
    let moves = |red, green| Choice::Move { red, green };
    let table = [
        (Choice::Pass, 0),
        (Choice::DrawHarbor, 1),
        (Choice::DrawTavern(slot(1)), 2),
        (Choice::DrawTavern(slot(3)), 4),
        (Choice::Tavern(slot(1)), 5),
        (Choice::Tavern(slot(3)), 7),
        (hidden(Seat::S1, 0), 8),
        (hidden(Seat::S2, 3), 27),
        (hidden(Seat::S0, 15), 103),
        (moves(-3, -3), 104),
        (moves(0, 0), 128),
        (moves(3, 3), 152),
        (Choice::Player(Seat::S1), 153),
        (Choice::Player(Seat::S0), 158),
        (Choice::Faction(Faction::ALL[0]), 159),
        (Choice::Pile(Pile::Wilderness), 163),
        (Choice::Pile(Pile::Graveyard), 164),
        (Choice::Mode(Mode::TurnOver), 165),
        (Choice::Mode(Mode::Look), 166),
        (Choice::Play(hero(1)), 167),
        (Choice::Discard(hero(1)), 257),
        (Choice::Card(hero(1)), 347),
        (
            Choice::FaceUp {
                seat: Seat::S4,
                hero: hero(90),
            },
            526,
        ),
    ];
    for (choice, number) in table {
        assert_eq!(
            Action::of(choice, Seat::S1, 6).map(Action::number),
            Some(number),
            "{choice}"
        );
    }
    assert_eq!(Action::COUNT, 527);
    assert_eq!(Action::of(hidden(Seat::S0, 16), Seat::S1, 6), None);
    assert_eq!(Action::of(moves(4, 0), Seat::S1, 6), None);
}

fn rows(spans: &[Span]) -> String {
    let mut text = String::from("| from | numbers | what |\n| --- | --- | --- |\n");
    let mut end = 0;
    for span in spans {
        assert_eq!(span.start, end, "ranges follow each other");
        end = span.end();
        let shape = match span.rows {
            1 => span.columns.to_string(),
            rows => format!("{rows} × {}", span.columns),
        };
        let counted = if span.unit < 1.0 { " (counted)" } else { "" };
        writeln!(text, "| {} | {shape} | {}{counted} |", span.start, span.name).unwrap();
    }
    text
}

/// What docs/encoding.md says is what the code does; so a changed range shows as a changed document.
#[test]
fn the_tables_of_the_document_are_true() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let mut deeds = String::from("| from | numbers | what |\n| --- | --- | --- |\n");
    for (name, first, count) in DEEDS {
        writeln!(deeds, "| {first} | {count} | {name} |").unwrap();
    }
    for table in [rows(&OBSERVATION), deeds, rows(&EVERYTHING), rows(&STANDING)] {
        assert!(
            document.contains(&table),
            "docs/encoding.md should have this table:\n{table}"
        );
    }
    for size in [OBSERVATION_SIZE, STANDING_SIZE] {
        assert!(
            document.contains(&format!("{size} numbers")),
            "docs/encoding.md should say {size} numbers"
        );
    }
}
