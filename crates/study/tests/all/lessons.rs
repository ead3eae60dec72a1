//! The guided first game, walked to its end.

use rules::{Faction, Seat};
use study::{Idea, Tutorial};
use words::{Language, Passage, Words};

#[test]
fn the_lesson_is_walked_to_its_end_in_every_language() {
    let tutorial = Tutorial::new().unwrap();
    for language in Language::ALL {
        let words = Words::new(language);
        assert!(!Tutorial::title(words).is_empty());
        let mut record = tutorial.begin().unwrap();
        let mut said = Vec::new();
        loop {
            let made = record.made().len();
            for note in tutorial.notes(made) {
                let text = words.lesson(note.idea);
                assert!(text.len() > 10 && !text.starts_with("lesson-"), "{language}: {text}");
                said.push(note.idea);
            }
            let Some(expected) = tutorial.expected(&record) else {
                break;
            };
            if expected.seat == Tutorial::LEARNER {
                // The learner has something to choose, and is told what.
                assert!(record.choices(expected.seat).len() > 1, "{expected:?}");
                assert!(tutorial.notes(made).count() > 0, "nothing is said before {expected:?}");
            }
            record.choose(expected.seat, expected.choice, &mut ()).unwrap();
            assert!(tutorial.is_on_the_way(&record));
            // Somebody who left comes back to the same place.
            assert!(tutorial.at(record.made().len()).unwrap().game() == record.game());
        }
        let outcome = record.game().outcome().expect("the lesson ends the game");
        assert_eq!(outcome.winner, Some(Seat::S0));
        assert_eq!(outcome.winning_faction, Faction::WaterFolk);
        assert_eq!(
            outcome.aligned,
            [Seat::S0, Seat::S2],
            "another leader backs the winners too"
        );
        said.dedup();
        assert_eq!(said, Idea::ALL, "every idea, in order, once");
    }
}

/// A chapter of the rules leads to where the lesson teaches it.
#[test]
fn chapters_lead_to_what_the_lesson_says_of_them() {
    let tutorial = Tutorial::new().unwrap();
    let rules = Words::new(Language::English).rulebook();
    let mut found = 0;
    for (place, _) in rules.contents(2) {
        if let Some(step) = Passage::lesson_step(place) {
            let mut ideas = tutorial.notes(step).map(|note| Passage::of_lesson(note.idea).id());
            assert!(ideas.any(|passage| passage == place), "nothing about {place} at {step}");
            found += 1;
        }
    }
    assert_eq!(found, 4);
}

/// What the notes say about the markers is so.
#[test]
fn the_markers_stand_where_the_notes_say() {
    let tutorial = Tutorial::new().unwrap();
    for (choices, red, green, winning) in [
        (0, 7, 4, Faction::ImperialArmy),
        (1, 8, 7, Faction::WaterFolk),
        (14, 12, 9, Faction::Undead),
        (28, 8, 6, Faction::ImperialArmy),
        (29, 7, 7, Faction::WaterFolk),
    ] {
        let track = tutorial.at(choices).unwrap().game().track();
        assert_eq!((track.red(), track.green()), (red, green), "after {choices} choices");
        assert_eq!(track.winning_faction(), winning);
    }
}

#[test]
fn a_learner_who_strays_is_noticed() {
    let tutorial = Tutorial::new().unwrap();
    let mut record = tutorial.begin().unwrap();
    let expected = tutorial.expected(&record).unwrap();
    let other = record
        .choices(expected.seat)
        .into_iter()
        .find(|&choice| choice != expected.choice);
    record.choose(expected.seat, other.unwrap(), &mut ()).unwrap();
    assert!(!tutorial.is_on_the_way(&record));
}
