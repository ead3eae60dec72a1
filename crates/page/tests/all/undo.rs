//! A choice that is held back before it is sent.

use page::{Held, Undo};
use rules::Choice;

#[test]
fn it_goes_when_its_time_is_over() {
    let mut undo = Undo::default();
    let beat = undo.hold(Held::Choice(Choice::Pass));
    assert_eq!(undo.held(), Some(Held::Choice(Choice::Pass)));
    assert_eq!(undo.waited(beat), Some(Held::Choice(Choice::Pass)));
    assert_eq!(undo.held(), None);
    assert_eq!(undo.waited(beat), None, "once");
}

#[test]
fn undone_it_never_goes() {
    let mut undo = Undo::default();
    let beat = undo.hold(Held::Choice(Choice::Pass));
    undo.forget();
    assert_eq!(undo.waited(beat), None);
    assert_eq!(undo.send(), None);
}

#[test]
fn the_wait_for_one_choice_does_not_send_the_next() {
    let mut undo = Undo::default();
    let first = undo.hold(Held::Choice(Choice::Pass));
    undo.forget();
    let second = undo.hold(Held::Marks);
    assert_eq!(undo.waited(first), None);
    assert_eq!(undo.waited(second), Some(Held::Marks));
}

#[test]
fn sent_at_once_it_does_not_go_again() {
    let mut undo = Undo::default();
    let beat = undo.hold(Held::Choice(Choice::DrawHarbor));
    assert_eq!(undo.send(), Some(Held::Choice(Choice::DrawHarbor)));
    assert_eq!(undo.waited(beat), None);
}
