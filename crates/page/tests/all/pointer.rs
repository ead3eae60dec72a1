//! What a pointer does to something on the table.

use fastrand::Rng;
use page::{Act, Kind, Pointer, Press, Spot, Thing, Wait};
use rules::Hero;

fn frog() -> Hero {
    Hero::from_id("furious-frog").expect("a hero")
}

fn card() -> Thing {
    Thing {
        hero: Some(frog()),
        ..Thing::default()
    }
}

fn offered() -> Thing {
    Thing {
        offer: Some(3),
        ..card()
    }
}

fn held() -> Thing {
    Thing {
        first: Some(5),
        in_hand: true,
        ..card()
    }
}

const HERE: Spot = (100.0, 100.0);

fn waits(acts: &[Act]) -> Option<(Wait, u32)> {
    acts.iter().find_map(|act| match act {
        Act::Wait { what, beat, .. } => Some((*what, *beat)),
        _ => None,
    })
}

#[test]
fn a_mouse_that_rests_shows_the_card_until_it_leaves() {
    let mut pointer = Pointer::default();
    let acts = pointer.enter(Kind::Mouse, offered(), 1, true);
    assert_eq!(acts[0], Act::Point(Some(3)));
    let (what, beat) = waits(&acts).expect("it waits");
    assert_eq!(pointer.waited(what, beat, offered(), 1), [Act::Show(frog())]);
    assert_eq!(pointer.leave(), [Act::Point(None), Act::Hide]);
    assert_eq!(pointer.waited(what, beat, offered(), 1), [], "too late");
}

#[test]
fn passing_over_shows_nothing() {
    let mut pointer = Pointer::default();
    let (what, beat) = waits(&pointer.enter(Kind::Mouse, card(), 1, true)).expect("it waits");
    pointer.leave();
    assert_eq!(pointer.waited(what, beat, card(), 1), []);
}

#[test]
fn a_table_that_changed_meanwhile_shows_nothing_until_the_mouse_moves() {
    let mut pointer = Pointer::default();
    let (what, beat) = waits(&pointer.enter(Kind::Mouse, card(), 1, true)).expect("it waits");
    assert_eq!(pointer.waited(what, beat, card(), 2), []);
    assert_eq!(pointer.moves(Kind::Mouse, card(), 1, true, HERE), []);
    let acts = pointer.moves(Kind::Mouse, offered(), 2, true, HERE);
    assert_eq!(acts[0], Act::Point(Some(3)));
    let (what, beat) = waits(&acts).expect("it waits again");
    assert_eq!(pointer.waited(what, beat, card(), 2), [Act::Show(frog())]);
}

#[test]
fn where_there_is_no_room_nothing_grows_by_itself() {
    let acts = Pointer::default().enter(Kind::Mouse, card(), 1, false);
    assert_eq!(acts, [Act::Point(None)]);
}

#[test]
fn a_finger_that_holds_pins_the_card_and_letting_go_is_no_press() {
    let mut pointer = Pointer::default();
    let (what, beat) = waits(&pointer.down(Kind::Touch, offered(), HERE)).expect("it waits");
    assert_eq!(what, Wait::Hold);
    assert_eq!(pointer.waited(what, beat, offered(), 1), [Act::Pin(frog())]);
    pointer.up(Kind::Touch, offered(), false);
    assert_eq!(pointer.press(Press::Once, offered(), None), [], "letting go");
    assert_eq!(
        pointer.press(Press::Once, offered(), None),
        [Act::Choose(3)],
        "the next one is a press"
    );
}

#[test]
fn a_short_tap_does_not_hold() {
    let mut pointer = Pointer::default();
    let (what, beat) = waits(&pointer.down(Kind::Touch, offered(), HERE)).expect("it waits");
    pointer.up(Kind::Touch, offered(), false);
    assert_eq!(pointer.waited(what, beat, offered(), 1), []);
    assert_eq!(pointer.press(Press::Once, offered(), None), [Act::Choose(3)]);
}

#[test]
fn a_mouse_does_not_hold_and_a_finger_does_not_rest() {
    let mut pointer = Pointer::default();
    assert_eq!(pointer.down(Kind::Mouse, offered(), HERE), []);
    assert_eq!(waits(&pointer.enter(Kind::Touch, offered(), 1, true)), None);
}

#[test]
fn a_finger_points_at_a_card_of_the_hand_only_by_raising_it() {
    let mut pointer = Pointer::default();
    assert_eq!(pointer.enter(Kind::Touch, held(), 1, true), []);
    assert_eq!(pointer.enter(Kind::Touch, offered(), 1, true), [Act::Point(Some(3))]);
    assert_eq!(pointer.enter(Kind::Mouse, held(), 1, true), [Act::Point(Some(5))]);
}

#[test]
fn a_card_of_the_hand_is_raised_and_lowered_by_presses() {
    let mut pointer = Pointer::default();
    let up = [Act::Raise(Some(frog())), Act::Point(Some(5))];
    assert_eq!(pointer.press(Press::Once, held(), None), up);
    let other = Hero::all().find(|hero| *hero != frog());
    assert_eq!(pointer.press(Press::Once, held(), other), up, "another one sinks");
    assert_eq!(
        pointer.press(Press::Once, held(), Some(frog())),
        [Act::Raise(None), Act::Point(None)]
    );
}

#[test]
fn a_card_that_cannot_be_chosen_is_shown_and_anything_else_is_explained() {
    let mut pointer = Pointer::default();
    assert_eq!(pointer.press(Press::Once, card(), None), [Act::Pin(frog())]);
    assert_eq!(pointer.press(Press::Once, Thing::default(), None), [Act::AskWhy]);
}

#[test]
fn a_double_click_plays_and_two_quick_taps_do_not() {
    let mut pointer = Pointer::default();
    pointer.down(Kind::Mouse, held(), HERE);
    assert_eq!(pointer.press(Press::Twice, held(), None), [Act::Choose(5)]);
    pointer.down(Kind::Touch, held(), HERE);
    pointer.up(Kind::Touch, held(), false);
    let lowered = [Act::Raise(None), Act::Point(None)];
    assert_eq!(pointer.press(Press::Twice, held(), Some(frog())), lowered);
}

#[test]
fn the_keyboard_plays_the_card_it_is_on() {
    assert_eq!(Pointer::default().press(Press::Key, held(), None), [Act::Choose(5)]);
    let nothing = Thing { first: None, ..held() };
    let raised = [Act::Raise(Some(frog())), Act::Point(None)];
    assert_eq!(Pointer::default().press(Press::Key, nothing, None), raised);
}

#[test]
fn while_cards_are_marked_every_press_marks() {
    let marking = Thing {
        marking: true,
        ..held()
    };
    for press in [Press::Once, Press::Twice, Press::Key] {
        let mut pointer = Pointer::default();
        pointer.down(Kind::Mouse, marking, HERE);
        assert_eq!(pointer.press(press, marking, None), [Act::Mark(frog())]);
    }
}

#[test]
fn a_card_dragged_home_is_played_and_one_dropped_elsewhere_is_not() {
    for kind in [Kind::Mouse, Kind::Touch] {
        for at_home in [true, false] {
            let mut pointer = Pointer::default();
            pointer.enter(kind, held(), 1, true);
            pointer.down(kind, held(), HERE);
            assert_eq!(
                pointer.moves(kind, held(), 1, true, (105.0, 96.0)),
                [],
                "an unsteady hand"
            );
            let dragged = pointer.moves(kind, held(), 1, true, (60.0, 20.0));
            assert_eq!(dragged, [Act::Drag(frog(), (-40.0, -80.0))]);
            assert_eq!(
                pointer.moves(kind, held(), 1, true, HERE),
                [Act::Drag(frog(), (0.0, 0.0))],
                "back again"
            );
            let dropped = pointer.up(kind, held(), at_home);
            match at_home {
                true => assert_eq!(dropped, [Act::Drop, Act::Choose(5)]),
                false => assert_eq!(dropped, [Act::Drop]),
            }
            assert_eq!(pointer.press(Press::Once, held(), None), [], "letting go is no press");
            assert_eq!(
                pointer.moves(kind, held(), 1, true, (0.0, 0.0)),
                [],
                "nothing is pressed"
            );
        }
    }
}

#[test]
fn a_pointer_that_is_taken_away_puts_the_card_back() {
    let mut pointer = Pointer::default();
    pointer.down(Kind::Touch, held(), HERE);
    pointer.moves(Kind::Touch, held(), 1, true, (0.0, 0.0));
    assert_eq!(pointer.cancel(), [Act::Drop]);
    assert_eq!(pointer.up(Kind::Touch, held(), true), []);
}

#[test]
fn nothing_is_dragged_that_cannot_be_played() {
    for thing in [
        Thing { first: None, ..held() },
        Thing {
            marking: true,
            ..held()
        },
        offered(),
    ] {
        let mut pointer = Pointer::default();
        pointer.enter(Kind::Mouse, thing, 1, true);
        pointer.down(Kind::Mouse, thing, HERE);
        assert_eq!(pointer.moves(Kind::Mouse, thing, 1, true, (0.0, 0.0)), []);
        assert_eq!(pointer.up(Kind::Mouse, thing, true), []);
    }
}

#[test]
fn no_tap_however_it_comes_ever_chooses_for_a_card_of_the_hand() {
    for seed in 0..500 {
        let mut dice = Rng::with_seed(seed);
        let mut pointer = Pointer::default();
        let mut waiting = Vec::new();
        let (mut raised, mut table) = (None, 0);
        for _ in 0..60 {
            let thing = Thing {
                offer: dice.bool().then_some(1),
                marking: dice.bool(),
                ..held()
            };
            let press = if dice.bool() { Press::Once } else { Press::Twice };
            let (kind, near) = (Kind::Touch, (100.0 + dice.f64() * 9.0, 100.0 - dice.f64() * 9.0));
            let acts = match dice.u8(..9) {
                0 => pointer.enter(kind, thing, table, dice.bool()),
                1 => pointer.moves(kind, thing, table, dice.bool(), near),
                2 => pointer.leave(),
                3 => pointer.down(kind, thing, HERE),
                4 => pointer.up(kind, thing, dice.bool()),
                5 => pointer.cancel(),
                6 => {
                    table += 1;
                    Vec::new()
                }
                7 if !waiting.is_empty() => {
                    let (what, beat) = waiting.swap_remove(dice.usize(..waiting.len()));
                    pointer.waited(what, beat, thing, table)
                }
                _ => pointer.press(press, thing, raised),
            };
            waiting.extend(waits(&acts));
            for act in acts {
                assert!(!matches!(act, Act::Choose(_) | Act::AskWhy), "walk {seed}: {act:?}");
                if let Act::Raise(now) = act {
                    raised = now;
                }
            }
        }
    }
}
