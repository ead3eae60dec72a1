//! The tables at which somebody sits: who waits for them, and where they sit.

use page::{OwnPlace, in_order, kept_seat};
use rules::Seat;
use told::server::http::{Glance, OwnTable};
use told::server::{Chair, Listed, Phase, SeatClock, Settings, Table, Why};

fn person(name: &str, away: Option<Why>) -> Chair {
    Chair::Person {
        name: name.to_owned(),
        ready: false,
        away,
        player: None,
    }
}

fn own(code: &str, phase: Phase, asked: bool, since: Option<u64>) -> OwnTable {
    OwnTable {
        table: Listed {
            code: code.to_owned(),
            phase,
            opened: 5,
            settings: Settings::new(3),
            seats: vec![person("Ada", None), person("Ben", None), Chair::Free],
        },
        seat: Seat::S0,
        asked,
        since,
        deadline: Some(70_000),
    }
}

fn glance(asked: Vec<Seat>, since: Vec<u64>, away: Option<Why>) -> Glance {
    Glance {
        link: String::new(),
        now: 61_000,
        table: Table {
            code: "GLANCE".to_owned(),
            phase: Phase::Playing,
            game: 1,
            opened: 5,
            settings: Settings::new(2),
            seats: vec![person("Ben", None), person("Ada", away)],
            host: Some(Seat::S0),
            locked: false,
            seed_hash: String::new(),
            last: None,
            entries_left: None,
        },
        asked,
        since,
        clock: Some(vec![
            SeatClock {
                deadline: None,
                reserve: 0,
            },
            SeatClock {
                deadline: Some(63_000),
                reserve: 0,
            },
        ]),
    }
}

#[test]
fn whoever_waits_longest_comes_first() {
    let mut places: Vec<OwnPlace> = [
        own("NEW", Phase::Gathering, false, None),
        own("THEIRS", Phase::Playing, false, Some(1)),
        own("LATER", Phase::Playing, true, Some(30)),
        own("OLD", Phase::Ended, false, None),
        own("SOONER", Phase::Playing, true, Some(20)),
    ]
    .map(|own| OwnPlace::of(own, 0.0))
    .into();
    places.push(OwnPlace::unknown("NEVER"));
    in_order(&mut places);
    let codes: Vec<&str> = places.iter().map(|place| place.code.as_str()).collect();
    assert_eq!(codes, ["SOONER", "LATER", "THEIRS", "NEW", "OLD", "NEVER"]);
}

#[test]
fn a_table_found_by_the_key() {
    let place = OwnPlace::of(own("KEYED", Phase::Playing, true, Some(9)), 1_000.0);
    assert!(place.by_key && place.asked && !place.away);
    assert_eq!((place.with, place.deadline), (vec!["Ben".to_owned()], Some(69_000.0)));
}

#[test]
fn a_table_only_this_browser_knows() {
    let asked = || (vec![Seat::S0, Seat::S1], vec![7, 8]);
    let (seats, since) = asked();
    let place = OwnPlace::seen(glance(seats, since, None), Seat::S1, 60_000.0);
    assert!(place.asked && !place.by_key);
    assert_eq!((place.since, place.deadline), (Some(8), Some(62_000.0)));
    assert_eq!(place.with, ["Ben"]);
    // A bot that decides is asked instead.
    let (seats, since) = asked();
    let place = OwnPlace::seen(glance(seats, since, Some(Why::Left)), Seat::S1, 60_000.0);
    assert!(place.away && !place.asked);
    // The others are asked.
    let place = OwnPlace::seen(glance(vec![Seat::S0], vec![7], None), Seat::S1, 60_000.0);
    assert_eq!((place.asked, place.since), (false, Some(7)));
}

#[test]
fn a_seat_is_ones_own_as_long_as_one_sits_there() {
    let table = glance(Vec::new(), Vec::new(), None).table;
    assert_eq!(kept_seat(Some(Seat::S1), " Ada ", &table), Some(Seat::S1));
    assert_eq!(kept_seat(Some(Seat::S0), "Ada", &table), Some(Seat::S1));
    assert_eq!(kept_seat(None, "Ada", &table), Some(Seat::S1));
    assert_eq!(kept_seat(Some(Seat::S1), "Cas", &table), None);
}
