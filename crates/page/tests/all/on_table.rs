//! What lies on the table owns what belongs to it, and nothing that comes late changes something else.

use fastrand::Rng;
use page::{Guided, Learned, Mode, OnTable, Place, Replay};
use rules::{Choice, Seat};
use told::{Eyes, Idea, Lesson, Miss, Note, PuzzleNow, Rating, Replayed, TablePart, Verdict};

fn lesson(made: usize, notes: usize, expected: Option<Choice>) -> Lesson {
    let note = Note {
        before: made,
        idea: Idea::Welcome,
        spot: TablePart::Table,
    };
    Lesson {
        made,
        length: 10,
        notes: vec![note; notes],
        expected,
        others: false,
    }
}

fn puzzle(verdict: Verdict) -> PuzzleNow {
    PuzzleNow {
        id: "p".to_owned(),
        rating: Rating::Easy,
        verdict,
        solution: None,
    }
}

fn replayed(moments: usize, own: Option<Seat>) -> Replayed {
    Replayed {
        moments,
        turns: Vec::new(),
        sitters: Vec::new(),
        own,
        over: true,
        link: None,
        text: String::new(),
    }
}

fn eyes(seat: Seat) -> Eyes {
    Eyes { seat, all: false }
}

fn replay(moments: usize) -> OnTable {
    OnTable::Replay(Replay::new(replayed(moments, Some(Seat::S1)), None))
}

fn lesson_place() -> Place {
    Place::Lesson { step: None }
}

#[test]
fn every_note_of_the_lesson_moves_it_on() {
    let mut table = OnTable::Dealing(lesson_place());
    table.opened(None);
    let done = |table: &OnTable| match table {
        OnTable::Lesson(guided) => guided.done(),
        _ => panic!("no lesson"),
    };
    let mut before = 0;
    for made in 0..10 {
        table.taught(lesson(made, 3, Some(Choice::Pass)));
        for _ in 0..3 {
            let now = done(&table);
            assert!(now > before, "{made}: {before} and then {now}");
            assert!(now < 100);
            before = now;
            table.read_note();
        }
    }
    table.taught(lesson(10, 0, None));
    assert_eq!(done(&table), 100);
}

#[test]
fn what_was_asked_for_comes_once() {
    for (place, mode) in [
        (Place::Game { number: Some(7) }, Mode::Game),
        (lesson_place(), Mode::Lesson),
        (Place::Puzzle { id: "p".to_owned() }, Mode::Puzzle),
    ] {
        let mut table = OnTable::Dealing(place.clone());
        assert!(table.hears_keeper());
        assert_eq!(table.mode(), mode);
        assert_eq!(table.opened(Some(7)), Some(place));
        assert_eq!(table.mode(), mode);
        assert!(table.hears_keeper());
        assert_eq!(table.opened(Some(7)), None, "it is here already");
        assert_eq!(table.mode(), mode);
    }
}

#[test]
fn the_keeper_is_not_heard_where_nobody_waits_for_it() {
    for table in [OnTable::Nothing, OnTable::Elsewhere, replay(3)] {
        assert!(!table.hears_keeper(), "{table:?}");
    }
}

#[test]
fn a_lesson_is_remembered_where_something_must_be_chosen_and_at_its_end() {
    let mut table = OnTable::Lesson(Guided::default());
    assert_eq!(table.taught(lesson(3, 2, None)), None);
    assert_eq!(table.taught(lesson(4, 2, Some(Choice::Pass))), Some(Learned::Step(4)));
    assert_eq!(table.taught(lesson(10, 1, None)), Some(Learned::All));
    assert_eq!(OnTable::Game.taught(lesson(4, 2, Some(Choice::Pass))), None);
}

#[test]
fn a_learner_reads_all_notes_before_choosing() {
    let mut table = OnTable::Lesson(Guided::default());
    assert!(!table.allows(Choice::Pass), "nothing was said yet");
    table.taught(lesson(1, 3, Some(Choice::Pass)));
    assert!(!table.allows(Choice::Pass));
    assert!(!table.read_note());
    assert!(!table.allows(Choice::Pass));
    assert!(!table.read_note());
    assert!(table.allows(Choice::Pass), "the last one is shown");
    assert!(table.read_note(), "and then the others play");
    table.taught(lesson(1, 3, Some(Choice::Pass)));
    assert!(table.allows(Choice::Pass), "the same moment is not read again");
    table.taught(lesson(2, 3, Some(Choice::Pass)));
    assert!(!table.allows(Choice::Pass), "another one begins with its first note");
}

#[test]
fn a_puzzle_ends_with_its_verdict() {
    let mut table = OnTable::Puzzle(None);
    assert!(table.allows(Choice::Pass));
    for verdict in [Verdict::Begun, Verdict::OnTheWay] {
        assert_eq!(table.tried(puzzle(verdict)), None);
        assert!(table.allows(Choice::Pass));
    }
    assert_eq!(table.tried(puzzle(Verdict::Missed(Miss::Open))), None);
    assert!(!table.allows(Choice::Pass));
    assert_eq!(table.tried(puzzle(Verdict::Solved)).as_deref(), Some("p"));
    assert!(!table.allows(Choice::Pass));
    assert_eq!(OnTable::Nothing.tried(puzzle(Verdict::Solved)), None);
}

#[test]
fn a_replay_begins_with_the_right_eyes() {
    let own = Replay::new(replayed(5, Some(Seat::S2)), None);
    assert_eq!(own.at, (0, eyes(Seat::S2)));
    let nobodys = Replay::new(replayed(5, None), None);
    assert!(nobodys.at.1.all);
    let wanted = Replay::new(replayed(5, None), Some(eyes(Seat::S4)));
    assert_eq!(wanted.at.1, eyes(Seat::S4));
}

#[test]
fn a_replay_goes_no_further_than_its_end() {
    let mut table = replay(5);
    assert_eq!(table.see(3, eyes(Seat::S0)), Some((3, eyes(Seat::S0))));
    assert_eq!(table.see(99, eyes(Seat::S0)), Some((4, eyes(Seat::S0))));
    assert!(table.wants(4, eyes(Seat::S0)));
    assert!(!table.wants(3, eyes(Seat::S0)), "it was passed over");
    assert!(!table.wants(4, eyes(Seat::S1)), "other eyes");
    assert_eq!(OnTable::Game.see(1, eyes(Seat::S0)), None);
    assert_eq!(replay(0).see(7, eyes(Seat::S0)), Some((0, eyes(Seat::S0))));
    assert!(!table.allows(Choice::Pass), "nothing can be chosen");
}

#[test]
fn a_replay_that_plays_goes_on_after_each_moment_and_stops_at_the_end() {
    let mut table = replay(4);
    let replay = table.replay_mut().expect("a replay");
    assert_eq!(replay.next(0), None, "it does not play");
    replay.playing = true;
    assert_eq!(replay.next(0), Some((1, eyes(Seat::S1))));
    replay.at.0 = 2;
    assert_eq!(replay.next(1), None, "somebody has gone elsewhere");
    assert_eq!(replay.next(2), Some((3, eyes(Seat::S1))));
    replay.at.0 = 3;
    assert_eq!(replay.next(3), None);
    assert!(!replay.playing);
}

#[test]
fn whatever_comes_late_or_in_any_order_changes_only_what_it_belongs_to() {
    for seed in 0..500 {
        let mut dice = Rng::with_seed(seed);
        let mut table = OnTable::default();
        for _ in 0..80 {
            let before = (table.mode(), format!("{table:?}"));
            match dice.u8(..12) {
                // Something else comes onto the table.
                0 => table = OnTable::Nothing,
                1 => table = OnTable::Dealing(Place::Game { number: None }),
                2 => table = OnTable::Dealing(lesson_place()),
                3 => table = OnTable::Dealing(Place::Puzzle { id: "p".to_owned() }),
                4 => table = replay(dice.usize(..6)),
                5 => table = OnTable::Elsewhere,
                // An answer, late or not.
                6 => {
                    table.opened(Some(7));
                    assert_eq!(table.mode(), before.0, "walk {seed}");
                }
                7 => {
                    let told = lesson(dice.usize(..12), dice.usize(..4), dice.bool().then_some(Choice::Pass));
                    let remembered = table.taught(told).is_some();
                    assert!(!remembered || before.0 == Mode::Lesson, "walk {seed}");
                    assert!(
                        before.0 == Mode::Lesson || format!("{table:?}") == before.1,
                        "walk {seed}"
                    );
                }
                8 => {
                    table.tried(puzzle(Verdict::Solved));
                    assert!(
                        before.0 == Mode::Puzzle || format!("{table:?}") == before.1,
                        "walk {seed}"
                    );
                }
                9 => {
                    let seen = table.see(dice.usize(..9), eyes(Seat::ALL[dice.usize(..4)]));
                    assert_eq!(seen.is_some(), before.0 == Mode::Replay, "walk {seed}");
                    let inside = |(moment, _): (usize, Eyes)| table.replay().is_some_and(|it| moment <= it.last());
                    assert!(seen.is_none_or(inside), "walk {seed}");
                }
                10 => {
                    table.read_note();
                }
                _ => {
                    let next = table.replay_mut().and_then(|replay| {
                        replay.playing = true;
                        replay.next(replay.at.0)
                    });
                    let inside = |(moment, _): (usize, Eyes)| table.replay().is_some_and(|it| moment <= it.last());
                    assert!(next.is_none_or(inside), "walk {seed}");
                }
            }
            if table.mode() == Mode::Replay {
                assert!(!table.allows(Choice::Pass) && !table.hears_keeper(), "walk {seed}");
            }
        }
    }
}
