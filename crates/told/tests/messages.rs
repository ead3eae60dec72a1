//! Messages between clients and servers: written by one side, read by the other.

use rules::{Game, Happening, Seat, Seed, Setup, Viewer};
use told::server::{
    Aside, By, Chair, Change, Happened, Listed, Message, Phase, SeatClock, Settings, Table, Welcome, Why,
};
use told::{Phrase, Sight};

fn table() -> Table {
    Table {
        code: "K7X9PZ".to_owned(),
        phase: Phase::Playing,
        game: 1,
        opened: 5,
        settings: Settings::new(2),
        seats: vec![
            Chair::Free,
            Chair::Person {
                name: "Ada".to_owned(),
                ready: true,
                away: Some(Why::Absent),
                player: None,
            },
        ],
        host: None,
        locked: false,
        seed_hash: "0".to_owned(),
        last: None,
        entries_left: None,
    }
}

fn sight() -> Sight {
    let game = Game::new(Setup::new(2).unwrap(), &Seed::from("message"));
    Sight::from(&game.view(Viewer::Public))
}

/// One of every kind.
fn changes() -> Vec<Change> {
    let seat = Seat::S1;
    vec![
        Change::Opened,
        Change::Seated { seat },
        Change::Left { seat },
        Change::Bot { seat },
        Change::Ready { seat, ready: true },
        Change::Started { game: 2 },
        Change::Choice {
            seat,
            by: By::Clock,
            id: Some("x".to_owned()),
            events: vec![Happening::Turn { seat }],
        },
        Change::Away { seat, why: Why::Left },
        Change::Back { seat },
        Change::Said {
            seat,
            text: "hi".to_owned(),
        },
        Change::Phrase {
            seat,
            phrase: Phrase::Ouch,
        },
    ]
}

fn asides() -> Vec<Aside> {
    let (id, text) = (|| "x".to_owned(), || "y".to_owned());
    vec![
        Aside::Resumed {
            version: 1,
            number: 3,
            now: 4,
            seat: None,
        },
        Aside::Presence {
            seats: vec![true, false],
            watchers: 3,
        },
        Aside::Accepted { id: id(), number: 3 },
        Aside::Done { id: None },
        Aside::Refused {
            id: None,
            code: text(),
            message: text(),
            retry_ms: Some(50),
        },
        Aside::Pong { now: 4 },
        Aside::Waiting,
        Aside::GoesOn,
        Aside::Goodbye {
            code: text(),
            message: text(),
        },
    ]
}

#[test]
fn whatever_is_written_is_read_as_what_it_is() {
    for (number, change) in (1..).zip(changes()) {
        let happened = Happened {
            number,
            at: 7,
            change,
            view: Some(sight()),
            clock: Some(vec![SeatClock {
                deadline: None,
                reserve: 9,
            }]),
            table: Some(table()),
        };
        let text = serde_json::to_string(&happened).unwrap();
        assert!(
            text.starts_with(&format!("{{\"number\":{number},\"at\":7,\"type\":\"")),
            "{text}"
        );
        assert_eq!(Message::read(&text).unwrap(), Message::Happened(Box::new(happened)));
    }
    for aside in asides() {
        assert_eq!(Message::read(&aside.text()).unwrap(), Message::Aside(aside));
    }
    let welcome = Welcome {
        version: 1,
        number: 3,
        now: 4,
        seat: None,
        table: table(),
        view: Some(sight()),
        clock: None,
        chat: Vec::new(),
        chronicle: Some(Vec::new()),
    };
    let text = serde_json::to_string(&welcome).unwrap();
    assert!(text.starts_with("{\"type\":\"welcome\",\"version\":1"), "{text}");
    assert_eq!(Message::read(&text).unwrap(), Message::Welcome(Box::new(welcome)));
}

#[test]
fn what_a_newer_server_adds_is_passed_over() {
    let text = r#"{"number":4,"at":1,"type":"ready","seat":1,"ready":true,"mood":"bright","table":null}"#;
    let Message::Happened(happened) = Message::read(text).unwrap() else {
        panic!("{text}")
    };
    assert_eq!(
        happened.change,
        Change::Ready {
            seat: Seat::S1,
            ready: true
        }
    );
    assert_eq!(
        Message::read(r#"{"number":5,"type":"ceremony"}"#).unwrap(),
        Message::Unknown
    );
    assert!(Message::read(r#"{"number":5}"#).is_err());
    assert!(Message::read("hello").is_err());
    let listed = r#"{"code":"K7X9PZ","phase":"gathering","opened":1,"settings":{"seats":3,"music":true},"seats":[]}"#;
    let listed: Listed = serde_json::from_str(listed).unwrap();
    assert!(listed.settings.spectators);
}
