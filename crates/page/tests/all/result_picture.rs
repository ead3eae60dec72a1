//! The picture of a result: everything of it lies on the picture, and nothing over something else.

use page::result_picture::{HIGH, LINES, Portrait, Poster, Stroke, WIDE, chart};

fn player(name: &str, won: bool, chances: usize) -> Portrait {
    let size = chart();
    Portrait {
        name: name.to_owned(),
        leader: format!("leader of {name}"),
        face: format!("face/{name}.svg"),
        count: format!("count of {name}"),
        won,
        chances: (0..chances)
            .map(|at| (size.wide * at as f64 / (chances.max(2) - 1) as f64, size.high / 2.0))
            .collect(),
    }
}

fn poster(players: usize, chances: usize) -> Poster {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    Poster {
        title: "title".to_owned(),
        winner: "winner".to_owned(),
        because: "because".to_owned(),
        sign: "sign/undead.svg".to_owned(),
        players: names[..players]
            .iter()
            .map(|name| player(name, *name == "Ada", chances))
            .collect(),
        site: "site".to_owned(),
    }
}

/// Left, top, right and bottom of what has a frame.
fn frame(stroke: &Stroke) -> Option<[f64; 4]> {
    match stroke {
        Stroke::Field { frame, .. } | Stroke::Image { frame, .. } => {
            let [left, top, wide, high] = *frame;
            Some([left, top, left + wide, top + high])
        }
        _ => None,
    }
}

fn texts(picture: &[Stroke]) -> Vec<&str> {
    let texts = picture.iter().filter_map(|stroke| match stroke {
        Stroke::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn everything_is_on_the_picture_however_many_have_played() {
    for players in 2..=6 {
        for stroke in poster(players, 5).picture() {
            match &stroke {
                Stroke::Text { x, y, size, most, .. } => {
                    assert!(x - most / 2.0 >= 0.0 && x + most / 2.0 <= WIDE, "{players}: {stroke:?}");
                    assert!(y - size >= 0.0 && *y <= HIGH, "{players}: {stroke:?}");
                }
                Stroke::Line { points, .. } => {
                    let inside = |(x, y): &(f64, f64)| (0.0..=WIDE).contains(x) && (0.0..=HIGH).contains(y);
                    assert!(points.iter().all(inside), "{players}: {stroke:?}");
                }
                framed => {
                    let [left, top, right, bottom] = frame(framed).expect("a frame");
                    assert!(
                        left >= 0.0 && top >= 0.0 && right <= WIDE && bottom <= HIGH,
                        "{players}: {stroke:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn faces_stand_beside_each_other() {
    for players in 2..=6 {
        let picture = poster(players, 0).picture();
        let faces: Vec<[f64; 4]> = picture
            .iter()
            .filter(|stroke| matches!(stroke, Stroke::Image { address, .. } if address.starts_with("face/")))
            .filter_map(frame)
            .collect();
        assert_eq!(faces.len(), players);
        assert!(faces.windows(2).all(|pair| pair[0][2] < pair[1][0]), "{faces:?}");
    }
}

#[test]
fn everything_that_is_known_is_said() {
    let picture = poster(3, 4).picture();
    let said = texts(&picture);
    for text in [
        "winner",
        "because",
        "Ada",
        "leader of Ben",
        "count of Cleo",
        "title · site",
    ] {
        assert!(said.contains(&text), "{text}: {said:?}");
    }
}

#[test]
fn whoever_has_won_stands_out() {
    let gold = |picture: &[Stroke]| {
        let golden = |stroke: &&Stroke| matches!(stroke, Stroke::Field { color: "#e9b83a", .. });
        picture.iter().filter(golden).count()
    };
    assert_eq!(gold(&poster(4, 0).picture()), 1);
    let mut nobody = poster(4, 0);
    nobody.players.iter_mut().for_each(|player| player.won = false);
    assert_eq!(gold(&nobody.picture()), 0);
}

#[test]
fn chances_are_drawn_in_the_color_of_their_seat_and_only_where_there_are_some() {
    let lines = |chances| -> Vec<(&'static str, f64)> {
        let lines = poster(3, chances)
            .picture()
            .into_iter()
            .filter_map(|stroke| match stroke {
                Stroke::Line { color, width, .. } if LINES.contains(&color) => Some((color, width)),
                _ => None,
            });
        lines.collect()
    };
    let drawn = lines(6);
    assert_eq!(drawn.iter().map(|(color, _)| *color).collect::<Vec<_>>(), LINES[..3]);
    assert!(drawn[0].1 > drawn[1].1, "the line of whoever has won is the thickest");
    for few in [0, 1] {
        assert!(lines(few).is_empty());
        let picture = poster(3, few).picture();
        assert!(
            !picture.iter().any(|stroke| matches!(stroke, Stroke::Line { .. })),
            "an empty chart"
        );
    }
}
