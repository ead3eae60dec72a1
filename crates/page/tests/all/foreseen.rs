//! What the board shows of a choice that is pointed at.

use page::{Foreseen, certain, shifted};
use rules::{Marker, Track};
use told::Foresight;

fn foresight(tracks: &[(u8, u8)], more: bool) -> Foresight {
    Foresight {
        tracks: tracks.to_vec(),
        more,
        bound: false,
    }
}

fn track(red: u8, green: u8) -> Track {
    Track::new(red, green).expect("on the track")
}

#[test]
fn ghosts_stand_where_the_markers_may_go() {
    let now = track(5, 4);
    let all = foresight(&[(5, 4), (5, 6), (7, 4), (7, 6)], false);
    let foreseen = Foreseen::of(Some(&all), now);
    assert!(!foreseen.is_nothing() && !foreseen.more);
    // No ghost stands where the marker itself is, and none twice.
    assert_eq!(foreseen.spaces(Marker::Red, now), [7]);
    assert_eq!(foreseen.spaces(Marker::Green, now), [6]);
    let mut winning: Vec<_> = all
        .tracks
        .iter()
        .map(|&(red, green)| track(red, green).winning_faction())
        .collect();
    winning.sort_unstable();
    winning.dedup();
    assert_eq!(foreseen.winning(), winning);
    assert!(winning.len() > 1, "the ways differ");
}

#[test]
fn a_choice_that_moves_nothing_shows_nothing() {
    let now = track(5, 4);
    for nothing in [None, Some(foresight(&[(5, 4)], false)), Some(foresight(&[], true))] {
        let foreseen = Foreseen::of(nothing.as_ref(), now);
        assert!(foreseen.is_nothing(), "{nothing:?}");
        assert!(foreseen.spaces(Marker::Red, now).is_empty());
        assert!(foreseen.winning().is_empty());
    }
    // A single way that leads elsewhere is shown, also if only one marker moves.
    let foreseen = Foreseen::of(Some(&foresight(&[(5, 5)], true)), now);
    assert!(!foreseen.is_nothing() && foreseen.more);
    assert!(foreseen.spaces(Marker::Red, now).is_empty());
    assert_eq!(foreseen.spaces(Marker::Green, now), [5]);
}

#[test]
fn only_a_single_way_is_certain() {
    assert_eq!(certain(Some(&foresight(&[(2, 3)], false))), Some(track(2, 3)));
    assert_eq!(certain(Some(&foresight(&[(2, 3)], true))), None);
    assert_eq!(certain(Some(&foresight(&[(2, 3), (2, 4)], false))), None);
    assert_eq!(
        certain(Some(&foresight(&[(0, 99)], false))),
        None,
        "that is on no track"
    );
    assert_eq!(certain(None), None);
}

#[test]
fn how_far_a_marker_went_has_a_sign() {
    assert_eq!(shifted(3, 5), "+2");
    assert_eq!(shifted(5, 3), "−2");
}
