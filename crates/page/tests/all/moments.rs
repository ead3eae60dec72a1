//! Turns that can be shown again.

use fastrand::Rng;
use page::{Moments, last_turn_at};
use rules::{Happening, Seat};
use told::Chapter;

fn chapter(chooser: Seat, begins: Option<Seat>) -> Chapter {
    Chapter {
        chooser,
        happenings: begins.map(|seat| Happening::Turn { seat }).into_iter().collect(),
        by_bot: false,
    }
}

#[test]
fn a_turn_is_what_comes_after_its_beginning_up_to_the_next() {
    let (ada, ben, cem) = (Seat::S0, Seat::S1, Seat::S2);
    let chronicle = [
        chapter(ada, Some(ada)),
        chapter(ada, None),
        chapter(ada, Some(ben)),
        chapter(ben, None),
        chapter(cem, None),
        chapter(ben, Some(cem)),
        chapter(cem, None),
    ];
    assert_eq!(last_turn_at(&chronicle, ada), Some(1..3));
    assert_eq!(last_turn_at(&chronicle, ben), Some(3..6));
    assert_eq!(last_turn_at(&chronicle, cem), Some(6..7), "it goes on");
    assert_eq!(last_turn_at(&chronicle[..6], cem), None, "nothing was done in it yet");
    assert_eq!(last_turn_at(&chronicle, Seat::S3), None);
    assert_eq!(last_turn_at::<Chapter>(&[], ada), None);
}

#[test]
fn moments_are_kept_in_order_and_forgotten_when_taken_back() {
    let mut moments = Moments::default();
    for chapters in 4..9 {
        moments.note(chapters, chapters);
    }
    assert_eq!(moments.through(5..7), Some((5, vec![6, 7])));
    assert_eq!(moments.through(3..7), None, "its beginning was never seen");
    assert_eq!(moments.through(7..9), None, "its end is not here yet");
    moments.note(6, 60);
    assert_eq!((moments.after(6), moments.after(7)), (Some(60), None));
    moments.clear();
    assert_eq!(moments.after(6), None);
}

#[test]
fn at_random_a_moment_is_the_one_that_was_seen_there_or_none() {
    let mut dice = Rng::with_seed(5);
    let (mut moments, mut truth) = (Moments::default(), Vec::<Option<u32>>::new());
    for number in 0..10_000_u32 {
        let chapters = match dice.u8(..20) {
            // Taken back, or something was missed.
            0 => dice.usize(..=truth.len()),
            1 => truth.len() + 1 + dice.usize(..3),
            2 => {
                moments.clear();
                truth.iter_mut().for_each(|moment| *moment = None);
                continue;
            }
            _ => truth.len(),
        };
        if chapters > truth.len() {
            truth.iter_mut().for_each(|moment| *moment = None);
        }
        truth.resize(chapters, None);
        truth.push(Some(number));
        moments.note(chapters, number);
        assert_eq!(moments.after(chapters), Some(number), "the last one is always here");
        for (chapters, seen) in truth.iter().enumerate() {
            assert!(moments.after(chapters).is_none() || moments.after(chapters) == *seen);
        }
        if truth.len() > 2_000 {
            truth.clear();
            moments.clear();
        }
    }
}
