//! The description of what goes over a socket, held against the types of messages and against a game that is played.

use crate::client::Client;
use crate::games::play;
use crate::house::{House, get};
use crate::openapi::check;
use rules::{Choice, Happening, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use told::server::{
    Aside, By, Change, Happened, Hello, MessageKind, Passed, Phase, Request, RequestKind, Said, SeatClock, Settings,
    Table, VERSION, Welcome, Why,
};
use told::{Level, Phrase};

/// Both descriptions as one, so that the one over sockets may refer to the one over HTTP.
fn described() -> Value {
    let text = include_str!("../../src/http/asyncapi.json").replace("openapi.json#/", "#/");
    let mut sockets: Value = serde_json::from_str(&text).unwrap();
    let http: Value = serde_json::from_str(include_str!("../../src/http/openapi.json")).unwrap();
    for (name, schema) in http["components"]["schemas"].as_object().unwrap() {
        let there = sockets["components"]["schemas"]
            .as_object_mut()
            .unwrap()
            .insert(name.clone(), schema.clone());
        assert!(there.is_none(), "{name} is described twice");
    }
    sockets
}

/// Whether a message is as it is described for its kind.
#[track_caller]
fn hold(document: &Value, direction: &str, kind: &str, message: &Value) {
    let described = &document["components"]["messages"][format!("{direction}-{kind}")];
    assert_eq!(described["name"], kind, "{direction} {kind} is not described");
    check(document, &described["payload"], message, &format!("{direction} {kind}"))
        .unwrap_or_else(|fault| panic!("{fault}"));
}

fn written(message: &impl Serialize) -> Value {
    serde_json::to_value(message).unwrap()
}

/// One request of every kind. Whoever adds a kind is led here by the compiler.
fn request(kind: RequestKind) -> Option<Request> {
    let seat = Seat::S1;
    Some(match kind {
        RequestKind::Hello => Request::Hello(Hello {
            version: VERSION,
            table: "K7X9PZ".to_owned(),
            token: Some("0123456789abcdef0123456789abcdef".into()),
            key: Some("fedcba9876543210fedcba9876543210".into()),
            after: Some(3),
            chronicle: true,
            language: Some("pl".to_owned()),
        }),
        RequestKind::Choose => Request::Choose {
            id: "a".to_owned(),
            on: 4,
            choice: Choice::Pass,
        },
        RequestKind::Say => Request::Say { text: "hi".to_owned() },
        RequestKind::Phrase => Request::Phrase { phrase: Phrase::Hurry },
        RequestKind::Ready => Request::Ready { ready: false },
        RequestKind::Start => Request::Start {
            fill: Some(Level::Master),
        },
        RequestKind::Bot => Request::Bot {
            seat,
            level: Some(Level::Novice),
            name: Some("Clever Cog".to_owned()),
        },
        RequestKind::Lock => Request::Lock { locked: true },
        RequestKind::Change => Request::Change {
            settings: Settings::new(4),
        },
        RequestKind::Free => Request::Free { seat },
        RequestKind::Report => Request::Report {
            number: Some(7),
            seat: None,
            why: "rude".to_owned(),
        },
        RequestKind::Leave => Request::Leave,
        RequestKind::Back => Request::Back,
        RequestKind::Ping => Request::Ping,
        RequestKind::Unknown => return None,
    })
}

fn table() -> Table {
    Table {
        code: "K7X9PZ".to_owned(),
        phase: Phase::Playing,
        game: 1,
        opened: 5,
        settings: Settings::new(2),
        seats: Vec::new(),
        host: Some(Seat::S0),
        locked: true,
        seed_hash: "0".repeat(64),
        last: None,
        entries_left: Some(12),
    }
}

fn clock() -> Option<Vec<SeatClock>> {
    Some(vec![SeatClock {
        deadline: Some(8),
        reserve: 9,
    }])
}

fn happened(change: Change) -> Value {
    let choice = matches!(change, Change::Choice { .. } | Change::Started { .. });
    let talk = matches!(change, Change::Said { .. } | Change::Phrase { .. });
    written(&Happened {
        number: 7,
        at: 8,
        change,
        clock: clock().filter(|_| !talk),
        table: (!talk).then(table),
        view: choice.then(|| json!({"choices": [{"pass": true}]})),
    })
}

/// One message of every kind.
fn message(kind: MessageKind) -> Option<Value> {
    let (seat, text) = (Seat::S1, || "x".to_owned());
    let events = || vec![Happening::Turn { seat }];
    Some(match kind {
        MessageKind::Welcome => written(&Welcome {
            version: VERSION,
            number: 4,
            now: 5,
            seat: None,
            table: table(),
            view: Some(json!({"choices": []})),
            clock: clock(),
            chat: vec![Said {
                number: 3,
                at: 4,
                seat,
                name: text(),
                text: Some(text()),
                phrase: None,
            }],
            chronicle: Some(vec![Passed {
                seat,
                events: events(),
                by: By::Clock,
            }]),
        }),
        MessageKind::Opened => happened(Change::Opened),
        MessageKind::Seated => happened(Change::Seated { seat }),
        MessageKind::Left => happened(Change::Left { seat }),
        MessageKind::Removed => happened(Change::Removed { seat }),
        MessageKind::Locked => happened(Change::Locked { locked: true }),
        MessageKind::Changed => happened(Change::Changed),
        MessageKind::Bot => happened(Change::Bot { seat }),
        MessageKind::Ready => happened(Change::Ready { seat, ready: true }),
        MessageKind::Started => happened(Change::Started { game: 1 }),
        MessageKind::Choice => happened(Change::Choice {
            seat,
            by: By::Player,
            id: Some(text()),
            events: events(),
        }),
        MessageKind::Away => happened(Change::Away { seat, why: Why::Clock }),
        MessageKind::Back => happened(Change::Back { seat }),
        MessageKind::Said => happened(Change::Said { seat, text: text() }),
        MessageKind::Phrase => happened(Change::Phrase {
            seat,
            phrase: Phrase::Again,
        }),
        MessageKind::Resumed => written(&Aside::Resumed {
            version: VERSION,
            number: 4,
            now: 5,
            seat: Some(seat),
        }),
        MessageKind::Presence => written(&Aside::Presence {
            seats: vec![true],
            watchers: 1,
        }),
        MessageKind::Accepted => written(&Aside::Accepted { id: text(), number: 4 }),
        MessageKind::Done => written(&Aside::Done { id: None }),
        MessageKind::Refused => written(&Aside::Refused {
            id: Some(text()),
            code: text(),
            message: text(),
            retry_ms: Some(50),
        }),
        MessageKind::Pong => written(&Aside::Pong { now: 4 }),
        MessageKind::Waiting => written(&Aside::Waiting),
        MessageKind::GoesOn => written(&Aside::GoesOn),
        MessageKind::Goodbye => written(&Aside::Goodbye {
            code: text(),
            message: text(),
        }),
        MessageKind::Unknown => return None,
    })
}

/// Every kind that is described is a kind of the types, and as they write it; and the other way round.
#[test]
fn the_description_fits_the_types() {
    let document = described();
    let messages = document["components"]["messages"].as_object().unwrap();
    let (mut requests, mut told) = (BTreeSet::new(), BTreeSet::new());
    for (key, described) in messages {
        let name = described["name"].as_str().unwrap();
        let kind = json!({"kind": name});
        if key.starts_with("say-") {
            #[derive(serde::Deserialize)]
            struct Named {
                kind: RequestKind,
            }
            let Named { kind } = serde_json::from_value(kind).unwrap();
            let request = request(kind).unwrap_or_else(|| panic!("no request is called {name}"));
            hold(&document, "say", name, &written(&request));
            requests.insert(written(&request)["do"].as_str().unwrap().to_owned());
        } else {
            let message = message(MessageKind::named(name)).unwrap_or_else(|| panic!("no message is called {name}"));
            hold(&document, "tell", name, &message);
            told.insert(message["type"].as_str().unwrap().to_owned());
        }
    }
    // As many as the enums have kinds, without the unknown one: a kind that is not described would be missing here.
    assert_eq!((requests.len(), told.len()), (14, 24));
    let channel = document["channels"]["table"]["messages"].as_object().unwrap();
    assert_eq!(channel.keys().collect::<Vec<_>>(), messages.keys().collect::<Vec<_>>());
    let operations = [&document["operations"]["say"], &document["operations"]["tell"]];
    let listed: usize = operations
        .iter()
        .map(|one| one["messages"].as_array().unwrap().len())
        .sum();
    assert_eq!(listed, messages.len());
}

/// Whatever a client hears while a game is played is as it is described.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_fits_a_game() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let served = get(address, "/api/asyncapi.json").await.json();
    assert_eq!(served["asyncapi"], "3.0.0");
    let document = described();
    let clock = json!({"live": {"seconds": 60, "reserve": 10}});
    let settings = json!({"seats": 2, "short": true, "clock": clock});
    let first = Client::open(address, settings, &[]).await;
    let second = Client::sit_with_key(address, &first.code.clone(), "Ben", None).await;
    let mut clients = vec![first, second];
    clients[1].be_ready().await;
    crate::games::start(&mut clients).await;
    let mut kinds = BTreeSet::new();
    for client in play(clients).await {
        for text in &client.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            let kind = message["type"].as_str().unwrap();
            hold(&document, "tell", kind, &message);
            assert_ne!(
                told::server::Message::read(text).unwrap(),
                told::server::Message::Unknown
            );
            kinds.insert(kind.to_owned());
        }
    }
    for kind in ["welcome", "presence", "ready", "started", "choice"] {
        assert!(kinds.contains(kind), "{kind} was never heard");
    }
    server.stop().await;
}
