//! What is said arrives, once, whatever happens to the connection.

use page::{Connection, Do, Line, Unsaid};
use told::Phrase;

fn text(text: &str) -> Line {
    Line::Text(text.to_owned())
}

fn waiting(connection: &Connection) -> Vec<Line> {
    connection.unsaid().lines().cloned().collect()
}

/// A connection over which everything up to number 7 was told, and its socket.
fn open() -> (Connection, u32) {
    let mut connection = Connection::default();
    let deeds = connection.enter("ABCD", Some("secret".to_owned()), 0.0);
    let [Do::Connect(socket)] = deeds[..] else {
        panic!("{deeds:?}")
    };
    connection.opened(socket);
    connection.welcomed(Some(7));
    (connection, socket)
}

fn comes_back(connection: &mut Connection, socket: u32) {
    let deeds = connection.woke(socket, 1.0);
    let [Do::Connect(next)] = deeds[..] else {
        panic!("{deeds:?}")
    };
    connection.opened(next);
}

#[test]
fn what_is_said_waits_until_it_is_told_back() {
    let (mut connection, _) = open();
    assert_eq!(connection.say(text("hello")), [Do::Say(text("hello"))]);
    assert_eq!(connection.speak(), [], "it is on its way");
    assert_eq!(waiting(&connection), [text("hello")]);
    connection.said(&text("hello"));
    assert_eq!(waiting(&connection), []);
}

#[test]
fn what_is_said_without_a_connection_goes_out_when_there_is_one() {
    let (mut connection, socket) = open();
    connection.closed(socket);
    assert_eq!(connection.say(text("are you there?")), []);
    assert_eq!(connection.say(Line::Phrase(Phrase::Hello)), []);
    assert_eq!(waiting(&connection).len(), 2);
    comes_back(&mut connection, socket);
    assert_eq!(connection.resumed(7), []);
    let said = connection.speak();
    assert_eq!(
        said,
        [Do::Say(text("are you there?")), Do::Say(Line::Phrase(Phrase::Hello))]
    );
}

#[test]
fn a_line_whose_echo_was_lost_is_not_said_twice() {
    let (mut connection, socket) = open();
    connection.say(text("hello"));
    connection.closed(socket);
    comes_back(&mut connection, socket);
    // The server had heard it: what was missed begins with it.
    connection.resumed(9);
    assert_eq!(connection.speak(), [], "what was missed may hold it");
    assert!(connection.told(8));
    connection.said(&text("hello"));
    assert_eq!(connection.speak(), []);
    assert!(connection.told(9));
    assert_eq!(connection.speak(), [], "it was said");
    assert_eq!(waiting(&connection), []);
}

#[test]
fn a_line_that_did_not_arrive_is_said_after_what_was_missed() {
    let (mut connection, socket) = open();
    connection.say(text("hello"));
    connection.closed(socket);
    comes_back(&mut connection, socket);
    connection.resumed(8);
    assert_eq!(connection.speak(), []);
    assert!(connection.told(8));
    assert_eq!(connection.speak(), [Do::Say(text("hello"))]);
    // A server may have something in its log that it does not tell: its next answer says that this was all.
    connection.closed(socket + 1);
    comes_back(&mut connection, socket + 1);
    connection.resumed(12);
    assert_eq!(connection.speak(), []);
    assert_eq!(connection.caught_up(), [Do::Say(text("hello"))]);
}

#[test]
fn who_goes_away_has_nothing_left_to_say() {
    let (mut connection, _) = open();
    connection.say(text("hello"));
    connection.leave();
    assert_eq!(waiting(&connection), []);
    assert_eq!(connection.say(text("hello?")), [], "to nobody");
    assert_eq!(waiting(&connection), []);
}

#[test]
fn a_line_is_known_again_by_its_words_or_by_its_turn() {
    let mut unsaid = Unsaid::default();
    unsaid.add(text("one"));
    unsaid.add(text(" two  words "));
    assert_eq!(unsaid.send().len(), 2);
    unsaid.told(&text("two words"));
    assert_eq!(
        unsaid.lines().collect::<Vec<_>>(),
        [&text("one")],
        "spaces do not count"
    );
    unsaid.told(&text("0ne"));
    assert_eq!(unsaid.lines().count(), 0, "the server may have cleaned it");
    // What another window says while this one is cut off is another line.
    unsaid.add(text("later"));
    unsaid.told(&text("from elsewhere"));
    assert_eq!(unsaid.lines().count(), 1);
}

#[test]
fn a_line_that_is_refused_is_dropped() {
    let (mut connection, _) = open();
    connection.say(text("hello"));
    connection.say(text("again"));
    connection.silenced();
    assert_eq!(waiting(&connection), [text("again")]);
}
