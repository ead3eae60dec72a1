//! Where a large card lies.

use fastrand::Rng;
use page::{Frame, beside};

const SCREEN: (f64, f64) = (1280.0, 720.0);
const SIZE: (f64, f64) = (240.0, 335.0);

fn frame(left: f64, top: f64, wide: f64, high: f64) -> Frame {
    Frame { left, top, wide, high }
}

#[test]
fn it_lies_on_the_right_or_where_there_is_room() {
    let hero = frame(100.0, 300.0, 60.0, 60.0);
    assert_eq!(beside(hero, SIZE, SCREEN, &[]), Some((170.0, 162.5)));
    let last = frame(1200.0, 300.0, 60.0, 60.0);
    assert_eq!(beside(last, SIZE, SCREEN, &[]), Some((950.0, 162.5)));
    let prompt = frame(165.0, 0.0, 1115.0, 720.0);
    assert_eq!(beside(hero, SIZE, SCREEN, &[prompt]), None, "nowhere is anything free");
    let right = frame(170.0, 100.0, 300.0, 300.0);
    let place = beside(hero, SIZE, SCREEN, &[right]).expect("a place elsewhere");
    assert!(!frame(place.0, place.1, SIZE.0, SIZE.1).meets(right));
}

#[test]
fn a_screen_that_is_too_small_has_no_place() {
    assert_eq!(beside(frame(0.0, 0.0, 40.0, 40.0), SIZE, (250.0, 700.0), &[]), None);
    assert_eq!(beside(frame(0.0, 0.0, 40.0, 40.0), SIZE, (700.0, 350.0), &[]), None);
}

#[test]
fn wherever_it_lies_it_covers_nothing_and_is_seen_whole() {
    let mut found = 0;
    for seed in 0..400 {
        let mut dice = Rng::with_seed(seed);
        let mut some = |most: f64| {
            let wide = 20.0 + dice.f64() * most;
            let high = 20.0 + dice.f64() * most;
            frame(
                dice.f64() * (SCREEN.0 - wide),
                dice.f64() * (SCREEN.1 - high),
                wide,
                high,
            )
        };
        let of = some(80.0);
        let keep: Vec<Frame> = (0..6).map(|_| some(260.0)).collect();
        let Some((left, top)) = beside(of, SIZE, SCREEN, &keep) else {
            continue;
        };
        found += 1;
        let card = frame(left, top, SIZE.0, SIZE.1);
        assert!(
            !card.meets(of) && !keep.iter().any(|other| card.meets(*other)),
            "{seed}"
        );
        assert!(left >= 0.0 && top >= 0.0, "{seed}");
        assert!(left + SIZE.0 <= SCREEN.0 && top + SIZE.1 <= SCREEN.1, "{seed}");
    }
    assert!(found > 100, "only {found} places");
}
