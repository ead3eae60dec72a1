//! Marks and notes about others, and the names they are kept under.

use page::{Notes, NotesElsewhere, Opinion, are_stale_notes, notes_name};
use rules::{Leader, Seat};

#[test]
fn a_mark_goes_round() {
    let mut notes = Notes::default();
    let [first, second, ..] = Leader::ALL;
    assert_eq!(notes.mark(Seat::S1, first), None);
    notes.turn(Seat::S1, first);
    notes.turn(Seat::S1, second);
    assert_eq!(notes.mark(Seat::S1, first), Some(Opinion::Yes));
    assert_eq!(notes.suspected(Seat::S1), [first, second]);
    assert_eq!(notes.suspected(Seat::S2), [], "that is about somebody else");
    notes.turn(Seat::S1, first);
    assert_eq!(notes.mark(Seat::S1, first), Some(Opinion::No));
    assert_eq!(notes.suspected(Seat::S1), [second]);
    notes.turn(Seat::S1, first);
    assert_eq!(notes.mark(Seat::S1, first), None);
}

#[test]
fn words_are_kept_up_to_a_length() {
    let mut notes = Notes::default();
    notes.write(Seat::S2, "plays green");
    assert_eq!((notes.words(Seat::S2), notes.words(Seat::S1)), ("plays green", ""));
    notes.write(Seat::S2, &"ż".repeat(600));
    assert_eq!(notes.words(Seat::S2).chars().count(), 500);
}

#[test]
fn around_one_device_everybody_has_their_own_notes() {
    let (ada, ben) = (notes_name(Some(7), Some(Seat::S0)), notes_name(Some(7), Some(Seat::S1)));
    assert_ne!(ada, ben);
    assert_ne!(ada, notes_name(Some(8), Some(Seat::S0)));
    assert_eq!(
        notes_name(Some(7), None),
        "oshra-notes-here-7",
        "as the first version named them"
    );
}

#[test]
fn notes_go_with_their_game() {
    let kept = |game| game == 7;
    assert!(!are_stale_notes(&notes_name(Some(7), None), kept));
    assert!(!are_stale_notes(&notes_name(Some(7), Some(Seat::S3)), kept));
    assert!(are_stale_notes(&notes_name(Some(17), Some(Seat::S3)), kept));
    assert!(are_stale_notes(&notes_name(None, None), kept));
    assert!(!are_stale_notes("oshra-settings", kept), "that is something else");
}

#[test]
fn notes_about_games_with_others_make_room_for_newer_ones() {
    let about = |text: &str| {
        let mut notes = Notes::default();
        notes.write(Seat::S0, text);
        notes
    };
    let mut all = NotesElsewhere::default();
    for game in 0..24 {
        all.keep(format!("ABCD-{game}"), about(&game.to_string()));
    }
    let of = |all: &NotesElsewhere, game: &str| all.clone().about(game).words(Seat::S0).to_owned();
    assert_eq!(
        (of(&all, "ABCD-0"), of(&all, "ABCD-23")),
        ("0".to_owned(), "23".to_owned())
    );
    // What is written again is the newest, and takes no more room.
    all.keep("ABCD-0".to_owned(), about("again"));
    assert_eq!(
        (of(&all, "ABCD-0"), of(&all, "ABCD-1")),
        ("again".to_owned(), "1".to_owned())
    );
    all.keep("XYZ-1".to_owned(), about("new"));
    assert_eq!(of(&all, "ABCD-1"), "", "the oldest made room");
    assert_eq!(
        (of(&all, "ABCD-0"), of(&all, "ABCD-2")),
        ("again".to_owned(), "2".to_owned())
    );
    assert_eq!(of(&all, "nothing"), "");
    // As the first version wrote them: a list of names and notes.
    let written = r#"[["ABCD-1",{"marks":{},"words":{"0":"old"}}]]"#;
    let read: NotesElsewhere = serde_json::from_str(written).expect("notes");
    assert_eq!(of(&read, "ABCD-1"), "old");
    assert_eq!(serde_json::to_string(&read).expect("a text"), written);
}
