//! How a newcomer is met: asked once, then told each thing once, when it is needed.

use fastrand::Rng;
use page::{Begin, FirstSteps, Hint};
use rules::Prompt;

/// What each hint is about.
const ABOUT: [(Prompt, Hint); 3] = [
    (Prompt::SetupHidden, Hint::Leader),
    (Prompt::Play, Hint::Play),
    (Prompt::Draw, Hint::Draw),
];

fn begun(how: Begin) -> FirstSteps {
    let mut steps = FirstSteps::default();
    steps.begin(how);
    steps
}

#[test]
fn whoever_wants_hints_gets_each_when_it_is_needed() {
    let mut steps = begun(Begin::Hints);
    assert_eq!(steps.hint(None), None, "nothing is asked");
    for (prompt, hint) in ABOUT {
        assert_eq!(steps.hint(Some(prompt)), Some(hint));
        assert!(steps.read(hint));
        assert_eq!(steps.hint(Some(prompt)), None, "it was read");
        assert!(!steps.read(hint), "and cannot be read again");
    }
}

#[test]
fn whoever_wants_none_gets_none() {
    for how in [Begin::Lesson, Begin::Game] {
        let steps = begun(how);
        assert!(steps.is_met());
        assert!(
            ABOUT.iter().all(|(prompt, _)| steps.hint(Some(*prompt)).is_none()),
            "{how:?}"
        );
    }
    assert!(
        ABOUT
            .iter()
            .all(|(prompt, _)| FirstSteps::default().hint(Some(*prompt)).is_none())
    );
}

#[test]
fn nobody_is_met_before_they_begin_and_whoever_learned_it_has_begun() {
    assert!(!FirstSteps::default().is_met());
    let mut steps = begun(Begin::Hints);
    steps.learned();
    assert!(steps.is_met());
    assert_eq!(steps, begun(Begin::Game), "nothing is left to say");
}

#[test]
fn hints_are_counted_in_the_order_in_which_they_are_needed() {
    let numbers: Vec<usize> = ABOUT.iter().map(|(_, hint)| FirstSteps::number(*hint)).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(ABOUT.map(|(_, hint)| hint), Hint::ALL);
    let ids: Vec<&str> = Hint::ALL.iter().map(|hint| hint.id()).collect();
    assert_eq!(ids, ["leader", "play", "draw"]);
}

#[test]
fn what_is_remembered_is_what_was_known() {
    for how in [Begin::Hints, Begin::Lesson] {
        let steps = begun(how);
        let kept = serde_json::to_string(&steps).unwrap();
        assert_eq!(serde_json::from_str::<FirstSteps>(&kept).unwrap(), steps, "{kept}");
    }
    assert_eq!(serde_json::from_str::<FirstSteps>("{}").unwrap(), FirstSteps::default());
}

#[test]
fn nothing_is_said_twice_whatever_comes_between() {
    for seed in 0..200 {
        let mut dice = Rng::with_seed(seed);
        let mut steps = FirstSteps::default();
        let mut left: Vec<Hint> = Vec::new();
        for _ in 0..60 {
            let (prompt, hint) = ABOUT[dice.usize(..ABOUT.len())];
            match dice.u8(..12) {
                0 => {
                    steps.begin(Begin::Hints);
                    left = Hint::ALL.to_vec();
                }
                1 => {
                    steps.learned();
                    left.clear();
                }
                2..6 => {
                    assert_eq!(steps.read(hint), left.contains(&hint), "walk {seed}");
                    left.retain(|other| *other != hint);
                }
                _ => assert_eq!(steps.hint(Some(prompt)).is_some(), left.contains(&hint), "walk {seed}"),
            }
            assert_eq!(
                steps.hint(Some(Prompt::SetupWilderness)),
                None,
                "walk {seed}: there is nothing to say about it"
            );
        }
    }
}
