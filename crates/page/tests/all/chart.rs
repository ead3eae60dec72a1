//! Chances over a game as lines, and the picture of a result.

use page::result_picture::{self, HIGH, Portrait, Poster, Stroke, WIDE};
use page::{Chart, axis, marks, moment_at, turn_beside};
use rules::Seat;
use told::{Replayed, Sitter, TurnMark, TurningPoint};

const CHART: Chart = Chart {
    wide: 100.0,
    high: 10.0,
};

fn replay() -> Replayed {
    let turn = |turn, moment| TurnMark {
        turn,
        seat: Seat::S0,
        moment,
    };
    Replayed {
        moments: 11,
        turns: vec![turn(1, 0), turn(2, 4), turn(3, 8), turn(4, 10)],
        sitters: vec![Sitter::person("Ada"), Sitter::person("Ben")],
        own: None,
        over: true,
        link: None,
        text: String::new(),
    }
}

fn rows(count: usize) -> Vec<Vec<f32>> {
    (0..count)
        .map(|moment| vec![0.1 * moment as f32, 1.0 - 0.1 * moment as f32])
        .collect()
}

#[test]
fn a_line_goes_from_turn_to_turn_as_far_as_it_is_known() {
    let near = |points: Vec<(f64, f64)>, expected: &[(f64, f64)]| {
        assert_eq!(points.len(), expected.len(), "{points:?}");
        for ((x, y), (right, up)) in points.iter().zip(expected) {
            assert!((x - right).abs() < 1e-3 && (y - up).abs() < 1e-3, "{points:?}");
        }
    };
    near(
        CHART.points(&replay(), &rows(11), 0),
        &[(0.0, 10.0), (40.0, 6.0), (80.0, 2.0), (100.0, 0.0)],
    );
    near(CHART.points(&replay(), &rows(6), 1), &[(0.0, 0.0), (40.0, 4.0)]);
    near(CHART.points(&replay(), &[], 0), &[]);
    near(CHART.points(&replay(), &rows(1), 7), &[(0.0, 10.0)]);
    assert_eq!(CHART.path(&replay(), &rows(6), 1), "M0.0 0.0L40.0 4.0");
    let nothing = Replayed {
        moments: 0,
        turns: Vec::new(),
        ..replay()
    };
    near(CHART.points(&nothing, &rows(1), 0), &[(0.0, 10.0)]);
}

#[test]
fn turns_are_numbered_where_there_is_room() {
    let numbers = |most| -> Vec<u32> { axis(&replay(), most).into_iter().map(|(turn, _)| turn).collect() };
    assert_eq!(numbers(8), [1, 2, 3, 4]);
    assert_eq!(numbers(3), [2, 4]);
    assert_eq!(numbers(1), [4]);
    assert_eq!(numbers(0), [4]);
    let second = axis(&replay(), 2)[0];
    assert!(second.0 == 2 && (second.1 - 0.4).abs() < 1e-6, "{second:?}");
}

#[test]
fn a_point_leads_to_its_moment() {
    assert_eq!(moment_at(&replay(), 0.0), 0);
    assert_eq!(moment_at(&replay(), 0.44), 4);
    assert_eq!(moment_at(&replay(), 9.0), 10);
    assert_eq!(moment_at(&replay(), f64::NAN), 0);
    for moment in 0..11 {
        assert_eq!(moment_at(&replay(), CHART.x(&replay(), moment) / CHART.wide), moment);
    }
}

#[test]
fn turns_are_stepped_through_to_both_ends() {
    let (replay, mut moment) = (replay(), 0);
    let forward: Vec<usize> = (0..5)
        .map(|_| {
            moment = turn_beside(&replay, moment, true);
            moment
        })
        .collect();
    assert_eq!(forward, [4, 8, 10, 10, 10]);
    assert_eq!(turn_beside(&replay, 10, false), 8);
    assert_eq!(turn_beside(&replay, 5, false), 4);
    assert_eq!(turn_beside(&replay, 0, false), 0);
}

#[test]
fn the_greatest_turning_points_are_marked_in_order() {
    let point = |moment, change| TurningPoint {
        turn: 1,
        seat: Seat::S0,
        moment,
        gained: Seat::S0,
        lost: Seat::S1,
        change,
        hero: None,
    };
    let points = [point(8, 0.4), point(0, 0.3), point(4, 0.2), point(6, 0.01)];
    let moments = |most| {
        let marks = marks(&replay(), &points, most);
        marks
            .iter()
            .map(|mark| (mark.point.moment, mark.share))
            .collect::<Vec<_>>()
    };
    assert_eq!(moments(2), [(0, 0.0), (8, 0.8)]);
    assert_eq!(
        moments(9),
        [(0, 0.0), (4, 0.4), (8, 0.8)],
        "what changed nothing is not worth a mark"
    );
}

/// Left, top, right, bottom of whatever is drawn.
fn frame(stroke: &Stroke) -> [f64; 4] {
    match stroke {
        Stroke::Field {
            frame: [x, y, w, h], ..
        }
        | Stroke::Image {
            frame: [x, y, w, h], ..
        } => [*x, *y, x + w, y + h],
        Stroke::Text {
            x,
            y,
            size,
            most,
            centered,
            ..
        } => {
            let left = if *centered { x - most / 2.0 } else { *x };
            [left, y - size * 0.8, left + most, y + size * 0.25]
        }
        Stroke::Line { points, width, .. } => points.iter().fold([f64::MAX, f64::MAX, 0.0, 0.0], |frame, (x, y)| {
            let half = width / 2.0;
            [
                frame[0].min(x - half),
                frame[1].min(y - half),
                frame[2].max(x + half),
                frame[3].max(y + half),
            ]
        }),
    }
}

#[test]
fn nothing_of_the_picture_is_cut_and_no_text_lies_on_another() {
    for players in 2..=6 {
        let chances = result_picture::chart().points(&replay(), &rows(11), 0);
        let result = Poster {
            title: "Oshra".to_owned(),
            winner: "Ada wins!".to_owned(),
            because: "Undead".to_owned(),
            sign: "sign/undead.svg".to_owned(),
            players: (0..players)
                .map(|number| Portrait {
                    name: format!("Player {number}"),
                    won: number == 1,
                    chances: chances.clone(),
                    ..Portrait::default()
                })
                .collect(),
            site: "example.org".to_owned(),
        };
        let strokes = result.picture();
        for stroke in &strokes {
            let [left, top, right, bottom] = frame(stroke);
            assert!(
                left >= 0.0 && top >= 0.0 && right <= WIDE && bottom <= HIGH,
                "{stroke:?}"
            );
        }
        let texts: Vec<_> = strokes
            .iter()
            .filter(|stroke| matches!(stroke, Stroke::Text { .. }))
            .collect();
        assert_eq!(texts.len(), 3 + 3 * players);
        for (index, one) in texts.iter().enumerate() {
            for other in &texts[..index] {
                let ([l, t, r, b], [left, top, right, bottom]) = (frame(one), frame(other));
                assert!(
                    r <= left || right <= l || b <= top || bottom <= t,
                    "{one:?} on {other:?}"
                );
            }
        }
        let lines = strokes
            .iter()
            .filter(|stroke| matches!(stroke, Stroke::Line { .. }))
            .count();
        assert_eq!(lines, 3 + players);
    }
}
