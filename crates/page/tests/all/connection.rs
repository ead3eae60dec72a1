//! The connection comes back by itself, and a choice arrives once, whatever happens to it.

use fastrand::Rng;
use page::{Connection, Do, Line, Link, Pending};
use rules::Choice;
use std::collections::BTreeSet;

fn entered() -> (Connection, u32) {
    let mut connection = Connection::default();
    let deeds = connection.enter("ABCD", Some("secret".to_owned()), 0.0);
    let [Do::Connect(socket)] = deeds[..] else {
        panic!("{deeds:?}")
    };
    (connection, socket)
}

fn open() -> (Connection, u32) {
    let (mut connection, socket) = entered();
    connection.opened(socket);
    connection.heard(socket, 100.0);
    connection.welcomed(Some(7));
    (connection, socket)
}

fn pass(connection: &mut Connection, id: &str) -> Vec<Do> {
    connection.choose(Choice::Pass, || id.to_owned())
}

fn lose(connection: &mut Connection, socket: u32) -> u64 {
    let deeds = connection.closed(socket);
    match deeds[..] {
        [Do::HangUp, Do::Wake { socket: woken, after }] if woken == socket => after,
        _ => panic!("{deeds:?}"),
    }
}

#[test]
fn whoever_comes_says_who_they_are_and_what_they_know() {
    let (mut connection, socket) = entered();
    assert_eq!(*connection.link(), Link::Opening);
    let deeds = connection.opened(socket);
    let [Do::Hello(hello)] = &deeds[..] else {
        panic!("{deeds:?}")
    };
    assert_eq!((hello.table.as_str(), hello.after), ("ABCD", None));
    connection.welcomed(Some(3));
    assert!(connection.told(4));
    lose(&mut connection, socket);
    let deeds = connection.woke(socket, 1_000.0);
    let [Do::Connect(next)] = deeds[..] else {
        panic!("{deeds:?}")
    };
    let deeds = connection.opened(next);
    let [Do::Hello(hello)] = &deeds[..] else {
        panic!("{deeds:?}")
    };
    assert_eq!((hello.token.as_deref(), hello.after), (Some("secret"), Some(4)));
}

#[test]
fn nothing_is_told_twice() {
    let (mut connection, _) = open();
    assert!(!connection.told(7));
    assert!(!connection.told(6));
    assert!(connection.told(8));
    assert!(!connection.told(8));
}

#[test]
fn pauses_grow_up_to_eight_seconds_and_then_the_server_is_out_of_reach() {
    let (mut connection, mut socket) = open();
    let mut pauses = Vec::new();
    for attempt in 1..=8 {
        pauses.push(lose(&mut connection, socket));
        let expected = if attempt > 4 { Link::Unreachable } else { Link::Lost };
        assert_eq!(*connection.link(), expected, "attempt {attempt}");
        let deeds = connection.woke(socket, 0.0);
        let [Do::Connect(next)] = deeds[..] else {
            panic!("{deeds:?}")
        };
        socket = next;
    }
    assert_eq!(pauses, [600, 1_200, 2_400, 4_800, 8_000, 8_000, 8_000, 8_000]);
    connection.welcomed(Some(9));
    assert_eq!(lose(&mut connection, socket), 600, "success is forgotten trouble");
}

#[test]
fn a_choice_is_sent_again_under_its_name_after_a_break() {
    let (mut connection, socket) = open();
    let sent = pass(&mut connection, "a");
    let expected = Pending {
        id: "a".to_owned(),
        on: 7,
        choice: Choice::Pass,
    };
    assert_eq!(sent, [Do::Choose(expected.clone())]);
    lose(&mut connection, socket);
    connection.woke(socket, 1.0);
    assert_eq!(connection.resumed(7), [Do::Choose(expected.clone())]);
    assert_eq!(connection.answered(Some("b")), None, "another one's answer");
    assert_eq!(connection.answered(None), None);
    assert_eq!(connection.answered(Some("a")), Some(expected));
    assert_eq!(connection.resumed(7), [], "it is not sent once more");
}

#[test]
fn a_choice_that_was_taken_stays_on_its_way_until_it_is_told() {
    let (mut connection, socket) = open();
    pass(&mut connection, "a");
    lose(&mut connection, socket);
    connection.woke(socket, 1.0);
    connection.resumed(8);
    connection.accepted("a", 8);
    assert!(connection.pending().is_some(), "what it did is still to come");
    assert!(connection.told(8));
    assert!(connection.answered(Some("a")).is_some());

    pass(&mut connection, "b");
    assert!(connection.told(9));
    connection.accepted("other", 9);
    assert!(connection.pending().is_some(), "another one's answer");
    connection.accepted("b", 9);
    assert_eq!(connection.pending(), None, "what it did was told before");
}

#[test]
fn there_is_at_most_one_choice_on_its_way() {
    let (mut connection, _) = open();
    assert_eq!(pass(&mut connection, "a").len(), 1);
    assert_eq!(pass(&mut connection, "b"), []);
    connection.answered(Some("a"));
    assert_eq!(pass(&mut connection, "c").len(), 1);
}

#[test]
fn a_choice_made_while_the_connection_is_away_goes_out_when_it_is_back() {
    let (mut connection, socket) = open();
    lose(&mut connection, socket);
    assert_eq!(pass(&mut connection, "a"), []);
    connection.woke(socket, 1.0);
    assert_eq!(connection.resumed(7).len(), 1);
}

#[test]
fn who_is_told_everything_anew_has_nothing_on_its_way() {
    let (mut connection, socket) = open();
    pass(&mut connection, "a");
    lose(&mut connection, socket);
    connection.woke(socket, 1.0);
    connection.welcomed(Some(20));
    assert_eq!(connection.pending(), None);
    assert_eq!(connection.resumed(7), []);
}

#[test]
fn nothing_can_be_chosen_before_anything_was_told() {
    let (mut connection, _) = entered();
    assert_eq!(pass(&mut connection, "a"), []);
    assert_eq!(connection.pending(), None);
}

#[test]
fn a_silent_server_is_asked_and_then_given_up() {
    let (mut connection, _) = open();
    assert_eq!(connection.tick(12_000.0), [], "heard at 100");
    assert_eq!(connection.tick(12_101.0), [Do::Ping]);
    assert_eq!(connection.tick(18_000.0), [], "it has six seconds");
    let deeds = connection.tick(18_102.0);
    assert!(matches!(deeds[..], [Do::HangUp, Do::Wake { .. }]), "{deeds:?}");
    assert_eq!(*connection.link(), Link::Lost);
}

#[test]
fn with_a_choice_on_its_way_the_server_is_asked_sooner() {
    let (mut connection, socket) = open();
    pass(&mut connection, "a");
    assert_eq!(connection.tick(2_600.0), []);
    assert_eq!(connection.tick(2_601.0), [Do::Ping]);
    assert!(connection.heard(socket, 3_000.0));
    assert_eq!(connection.tick(5_000.0), [], "any word is an answer");
    assert_eq!(connection.tick(5_501.0), [Do::Ping]);
}

#[test]
fn a_door_that_does_not_open_is_tried_again() {
    let (mut connection, socket) = entered();
    connection.opened(socket);
    assert_eq!(connection.tick(6_000.0), []);
    assert_eq!(connection.tick(6_001.0).len(), 2);
    assert_eq!(*connection.link(), Link::Lost);
}

#[test]
fn a_late_message_of_an_old_socket_is_not_heard() {
    let (mut connection, old) = open();
    let deeds = connection.enter("EFGH", None, 0.0);
    assert!(matches!(deeds[..], [Do::HangUp, Do::Connect(_)]), "{deeds:?}");
    assert!(!connection.heard(old, 5.0));
    assert_eq!(connection.opened(old), []);
    assert_eq!(connection.closed(old), []);
    assert_eq!(connection.woke(old, 5.0), []);
    assert_eq!(*connection.link(), Link::Opening);
    assert_eq!((connection.code(), connection.token()), ("EFGH", None));
}

#[test]
fn nothing_of_the_last_table_is_left_at_the_next() {
    let (mut connection, _) = open();
    pass(&mut connection, "a");
    connection.enter("EFGH", None, 0.0);
    assert_eq!(connection.pending(), None);
    assert!(connection.told(1), "its numbers start over");
}

#[test]
fn what_was_given_up_does_not_come_back() {
    for end in [Link::Off, Link::Outdated, Link::Gone("full".to_owned())] {
        let (mut connection, socket) = open();
        pass(&mut connection, "a");
        assert_eq!(connection.end(end.clone()), [Do::HangUp]);
        assert_eq!(connection.closed(socket), []);
        assert_eq!(connection.woke(socket, 9.0), []);
        assert_eq!(connection.try_now(9.0), []);
        assert_eq!(connection.tick(99_999.0), []);
        assert_eq!(pass(&mut connection, "b"), []);
        assert_eq!(*connection.link(), end);
    }
}

#[test]
fn a_person_does_not_have_to_wait_for_the_pause() {
    let (mut connection, socket) = open();
    assert_eq!(connection.try_now(1.0), [], "it is there");
    lose(&mut connection, socket);
    assert_eq!(connection.try_now(1.0).len(), 1);
    assert_eq!(connection.try_now(1.0), [], "it is on its way");
    assert_eq!(connection.woke(socket, 2.0), [], "the pause is over for nobody");
}

#[test]
fn a_table_that_waits_is_still_connected() {
    let (mut connection, _) = open();
    connection.waits(true);
    assert_eq!(*connection.link(), Link::Waiting);
    assert_eq!(pass(&mut connection, "a").len(), 1);
    connection.waits(false);
    assert_eq!(*connection.link(), Link::Open);
    let (mut lost, socket) = open();
    lose(&mut lost, socket);
    lost.waits(false);
    assert_eq!(*lost.link(), Link::Lost, "a late word does not open it");
}

/// A world of sockets, a server that counts what it is sent, and wakers.
#[derive(Default)]
struct World {
    socket: Option<u32>,
    opened: u32,
    /// Names that were sent over each socket.
    sent: Vec<(u32, String)>,
    counted: BTreeSet<String>,
    /// Lines that were said over each socket.
    said: Vec<(u32, String)>,
    wakers: Vec<u32>,
}

impl World {
    fn obey(&mut self, deeds: Vec<Do>) {
        for deed in deeds {
            match deed {
                Do::Connect(socket) => {
                    assert_eq!(self.socket, None, "two sockets at once");
                    self.socket = Some(socket);
                    self.opened += 1;
                }
                Do::HangUp => assert!(self.socket.take().is_some(), "nothing to close"),
                Do::Say(Line::Text(line)) => {
                    let socket = self.socket.expect("said to nobody");
                    let again = self.said.iter().any(|(over, said)| *over == socket && *said == line);
                    assert!(!again, "said twice over one connection");
                    self.said.push((socket, line));
                }
                Do::Hello(_) | Do::Ping | Do::Say(_) => assert!(self.socket.is_some(), "said to nobody"),
                Do::Choose(pending) => {
                    let socket = self.socket.expect("sent to nobody");
                    let again = self.sent.iter().any(|(over, id)| *over == socket && *id == pending.id);
                    assert!(!again, "sent twice over one connection");
                    self.sent.push((socket, pending.id));
                }
                Do::Wake { socket, .. } => self.wakers.push(socket),
            }
        }
    }
}

#[test]
fn whatever_happens_there_is_one_socket_and_every_choice_counts_once() {
    for seed in 0..300 {
        let mut dice = Rng::with_seed(seed);
        let (mut connection, mut world) = (Connection::default(), World::default());
        let (mut now, mut number, mut names) = (0.0, 0, 0);
        for _ in 0..300 {
            now += f64::from(dice.u32(..4_000));
            let some_socket = dice.u32(..world.opened + 2);
            let deeds = match dice.u8(..17) {
                0 if dice.u8(..6) == 0 => connection.enter(["A", "B"][dice.usize(..2)], None, now),
                1 if dice.u8(..6) == 0 => connection.leave(),
                2 if dice.u8(..9) == 0 => connection.end(Link::Outdated),
                3 => connection.opened(some_socket),
                4 => connection.closed(some_socket),
                5 => {
                    assert!(!connection.heard(some_socket, now) || world.socket == Some(some_socket));
                    Vec::new()
                }
                6 | 7 => connection.tick(now),
                8 => connection.try_now(now),
                9 if !world.wakers.is_empty() => {
                    let woken = world.wakers.swap_remove(dice.usize(..world.wakers.len()));
                    connection.woke(woken, now)
                }
                // What a server says comes over the socket that is there.
                10 if world.socket.is_some() && dice.bool() => {
                    connection.welcomed(Some(number));
                    Vec::new()
                }
                10 if world.socket.is_some() && !matches!(connection.link(), Link::Open) => connection.resumed(number),
                11 if world.socket.is_some() => {
                    number += 1;
                    connection.told(number);
                    Vec::new()
                }
                12 => {
                    let before = connection.pending().cloned();
                    names += 1;
                    let deeds = pass(&mut connection, &names.to_string());
                    assert!(before.is_none() || (deeds.is_empty() && connection.pending() == before.as_ref()));
                    deeds
                }
                13 => {
                    let id = connection.pending().map(|pending| pending.id.clone());
                    if let Some(id) = id.filter(|id| world.sent.iter().any(|(_, sent)| sent == id)) {
                        world.counted.insert(id.clone());
                        assert!(connection.answered(Some(&id)).is_some());
                        assert!(connection.answered(Some(&id)).is_none());
                    }
                    Vec::new()
                }
                14 => {
                    names += 1;
                    connection.say(Line::Text(names.to_string()))
                }
                15 => connection.speak(),
                16 if world.socket.is_some() => connection.caught_up(),
                _ => Vec::new(),
            };
            world.obey(deeds);
            assert_eq!(
                world.socket.is_some_and(|socket| connection.is_present(socket)),
                world.socket.is_some(),
                "walk {seed}"
            );
            if matches!(connection.link(), Link::Open | Link::Waiting) {
                assert!(world.socket.is_some(), "walk {seed}: open without a socket");
            }
        }
    }
}
