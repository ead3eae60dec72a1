//! What the page remembers.

use fastrand::Rng;
use page::{Begin, FirstSteps, Hint, Learned, Light, Settings, Speed, Undoing};
use rules::{Edition, Leader, Prompt, Set};
use serde_json::{Value, json};
use told::server::Clock;
use told::{Level, Options, PuzzleLine, Rating};

/// Settings in which nothing is as it comes.
fn changed() -> Settings {
    let mut settings = Settings {
        language: Some("pl".to_owned()),
        light: Light::Dark,
        apart: true,
        speed: Speed::Fast,
        undo: Undoing::Ask,
        size: 150,
        volume: 5,
        lesson: 7,
        clock: Some(Clock::Live {
            seconds: 30,
            reserve: 120,
        }),
        ..Settings::default()
    };
    settings.change_options(false, |options| options.level = Level::Master);
    settings.seat(true, 5);
    settings.call(1, " Ben ");
    settings.solve("easy-1".to_owned());
    settings.first.begin(Begin::Hints);
    settings
}

#[test]
fn what_was_written_is_read_again() {
    for settings in [Settings::default(), changed()] {
        assert_eq!(Settings::read(&settings.written()), settings);
    }
    assert_eq!(Settings::read(""), Settings::default());
    assert_eq!(Settings::read("[1]"), Settings::default());
    assert_eq!(Settings::read("{}"), Settings::default());
}

#[test]
fn settings_of_the_first_version_are_read() {
    let old = r#"{"language":"de","light":"dark","speed":"instant","sound":false,"volume":10,"still":true,"size":125,
        "solo":{"players":3,"people":1,"edition":"classic","sets":[],"short":false,"level":"novice","names":[]},
        "played":true,"lesson":3,"learned":false,"solved":["a"],"name":"Ada"}"#;
    let settings = Settings::read(old);
    assert_eq!(settings.language.as_deref(), Some("de"));
    assert_eq!((settings.speed, settings.solo.players), (Speed::Instant, 3));
    assert!(settings.played && !settings.is_newcomer());
    assert_eq!(settings.undo, Undoing::Off);
}

#[test]
fn what_cannot_be_read_is_forgotten_and_nothing_else() {
    let mut written: Value = serde_json::from_str(&changed().written()).expect("JSON");
    written["light"] = json!("purple");
    written["volume"] = json!(9000);
    written["solo"]["level"] = json!("wizard");
    written["solo"]["edition"] = json!(17);
    written["clock"] = json!({ "sundial": { "hours": 1 } });
    written["from-the-future"] = json!([1, 2]);
    let mut expected = changed();
    expected.clock = None;
    expected.light = Light::System;
    expected.volume = Settings::default().volume;
    expected.solo.level = Options::default().level;
    assert_eq!(Settings::read(&written.to_string()), expected);
}

/// Breaks something at random, however deep.
fn break_something(dice: &mut Rng, value: &mut Value) {
    let rubbish = [
        json!(null),
        json!(-1),
        json!("?"),
        json!([]),
        json!({}),
        json!(1e9),
        json!(true),
    ];
    match value {
        Value::Object(inner) if !inner.is_empty() && dice.u8(..4) > 0 => {
            let which = dice.usize(..inner.len());
            if let Some(value) = inner.values_mut().nth(which) {
                break_something(dice, value);
            }
        }
        other => *other = rubbish[dice.usize(..rubbish.len())].clone(),
    }
}

#[test]
fn whatever_is_broken_the_rest_stays() {
    let mut dice = Rng::with_seed(16);
    for _ in 0..400 {
        let whole: Value = serde_json::from_str(&changed().written()).expect("JSON");
        let mut broken = whole.clone();
        let Value::Object(fields) = &mut broken else {
            panic!("an object")
        };
        let which = dice.usize(..fields.len());
        let (name, value) = fields.iter_mut().nth(which).expect("a field");
        let name = name.clone();
        break_something(&mut dice, value);
        let read: Value = serde_json::from_str(&Settings::read(&broken.to_string()).written()).expect("JSON");
        for (field, value) in whole.as_object().expect("an object") {
            if *field != name {
                assert_eq!(
                    read.get(field),
                    Some(value),
                    "{field} after {name} was broken: {broken}"
                );
            }
        }
    }
}

#[test]
fn options_stay_possible_whatever_is_pressed() {
    let mut dice = Rng::with_seed(4);
    let mut settings = Settings::default();
    for _ in 0..5_000 {
        let around = dice.bool();
        match dice.u8(..6) {
            0 => settings.seat(around, dice.u8(2..=6)),
            1 => settings.change_options(around, |options| options.people = dice.u8(..9)),
            2 => settings.change_options(around, |options| options.edition = Edition::ALL[dice.usize(..3)]),
            3 => settings.change_options(around, |options| {
                options.sets.push(Set::ALL[dice.usize(..Set::ALL.len())])
            }),
            4 => settings.call(dice.usize(..9), "Ada"),
            _ => settings.change_options(around, |options| options.players = dice.u8(..)),
        }
        for (around, people) in [(false, 1..=1), (true, 2..=6)] {
            let options = settings.options(around);
            assert!((2..=6).contains(&options.players), "{options:?}");
            assert!(
                people.contains(&options.people) && options.people <= options.players,
                "{options:?}"
            );
            assert!(
                options.sets.iter().all(|set| !options.edition.sets().contains(*set)),
                "{options:?}"
            );
            assert!(options.setup().is_ok());
            settings.change_options(around, |options| options.sets.clear());
        }
    }
}

#[test]
fn everybody_around_a_device_is_a_person_until_somebody_says_otherwise() {
    let mut settings = Settings::default();
    settings.seat(true, 5);
    assert_eq!(settings.options(true).people, 5);
    settings.change_options(true, |options| options.people = 2);
    settings.seat(true, 6);
    assert_eq!(settings.options(true).people, 2);
}

#[test]
fn the_first_game_is_short_and_the_next_one_full() {
    let mut settings = Settings::default();
    assert!(settings.solo.short);
    assert!(settings.finish_game());
    assert!(!settings.solo.short && !settings.is_newcomer());
    settings.change_options(false, |options| options.short = true);
    assert!(!settings.finish_game(), "once");
    assert!(settings.solo.short, "as it was chosen");
    let mut chosen = Settings::default();
    chosen.change_options(false, |options| options.players = 3);
    chosen.finish_game();
    assert!(
        chosen.solo.short,
        "whoever has chosen anything has chosen the length too"
    );
}

#[test]
fn a_newcomer_is_met_once() {
    let met = |settings: &mut Settings| settings.first.begin(Begin::Game);
    let learned = |settings: &mut Settings| settings.learn(Learned::Step(2));
    let solved = |settings: &mut Settings| settings.solve("one".to_owned());
    for act in [met, learned, solved] {
        let mut settings = Settings::default();
        assert!(settings.is_newcomer());
        act(&mut settings);
        assert!(!settings.is_newcomer());
    }
    let mut settings = changed();
    settings.learn(Learned::All);
    assert_eq!((settings.lesson, settings.learned), (0, true));
    assert_eq!(
        settings.first.hint(Some(Prompt::Play)),
        None,
        "whoever has learned needs no hints"
    );
}

#[test]
fn three_hints_come_once_each_in_their_time() {
    let mut first = FirstSteps::default();
    assert_eq!(first.hint(Some(Prompt::Play)), None, "nobody asked for them");
    first.begin(Begin::Hints);
    assert_eq!(first.hint(None), None);
    assert_eq!(first.hint(Some(Prompt::Move)), None);
    let asked = [Prompt::SetupHidden, Prompt::Play, Prompt::Draw];
    for (number, (prompt, hint)) in asked.into_iter().zip(Hint::ALL).enumerate() {
        assert_eq!(first.hint(Some(prompt)), Some(hint));
        assert_eq!(FirstSteps::number(hint), number + 1);
        assert!(first.read(hint));
        assert_eq!(first.hint(Some(prompt)), None);
        assert!(!first.read(hint), "once");
    }
}

#[test]
fn the_next_puzzle_is_one_that_is_not_solved() {
    let puzzles: Vec<PuzzleLine> = ["a", "b", "c", "d"]
        .map(|id| PuzzleLine {
            id: id.to_owned(),
            rating: Rating::Easy,
            players: 3,
            leader: Leader::ALL[0],
        })
        .to_vec();
    let mut settings = Settings::default();
    assert_eq!(settings.next_puzzle(&puzzles, "a"), Some("b"));
    assert_eq!(
        settings.next_puzzle(&puzzles, "d"),
        Some("a"),
        "it goes on from the first one"
    );
    assert_eq!(settings.next_puzzle(&puzzles, "x"), None);
    for solved in ["a", "c"] {
        settings.solve(solved.to_owned());
    }
    assert_eq!(settings.next_puzzle(&puzzles, "b"), Some("d"));
    assert_eq!(settings.next_puzzle(&puzzles, "d"), Some("b"));
    settings.solve("b".to_owned());
    assert_eq!(settings.next_puzzle(&puzzles, "d"), None, "not the one on the table");
}
