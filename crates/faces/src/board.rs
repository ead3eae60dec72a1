//! The board: the island as a panorama with the twelve spaces of the power track, and the two markers.

use crate::fonts::{Font, width};
use crate::palette::{FIBER, INK};
use crate::shape::{Hand, piece};
use crate::svg::{document, escaped, inline, number, text};
use crate::{Art, Style, Theme};
use rules::{Marker, Track};
use std::fmt::Write;

/// The size of the board in its own units.
pub const BOARD: (f32, f32) = (1800.0, 600.0);

/// The middle of a space, 1 to 12, on the board.
///
/// ```
/// let (x, y) = faces::space(4);
/// assert!(x > faces::space(3).0 && (400.0..560.0).contains(&y));
/// ```
pub fn space(space: u8) -> (f32, f32) {
    let space = f32::from(space.clamp(1, Track::LAST));
    (130.0 + 140.0 * (space - 1.0), 478.0 + 16.0 * (space * 1.15).sin())
}

/// Where the feet of the red and the green marker stand on the board: behind the number of their space, side by side
/// when they share it.
pub fn marker_spots(track: Track) -> [(f32, f32); 2] {
    [Marker::Red, Marker::Green].map(|marker| {
        let (x, y) = space(track.space(marker));
        let aside = match (track.leading(), marker) {
            (Some(_), _) => 0.0,
            (None, Marker::Red) => -52.0,
            (None, Marker::Green) => 52.0,
        };
        (x + aside, y - 42.0)
    })
}

const fn marker_file(marker: Marker) -> &'static str {
    match marker {
        Marker::Red => include_str!("../art/marker-red.svg"),
        Marker::Green => include_str!("../art/marker-green.svg"),
    }
}

/// A marker as a picture of its own, 136 × 182.
pub fn marker(marker: Marker, style: Style<'_>) -> String {
    let body = inline(marker_file(marker), style.prefix);
    document([-8.0, -6.0, 136.0, 182.0], style, &body)
}

/// The board, 1800 × 600. `art` is the file [`Picture::Board`](crate::Picture::Board), `war` the word for the war area.
/// With a track the markers stand on it.
pub fn board<'a>(art: impl Into<Art<'a>>, war: &str, track: Option<Track>, style: Style<'_>) -> String {
    let mut body = art.into().set(style.prefix, (1800, 600));
    for number in 1..=Track::LAST {
        let (x, y) = space(number);
        let in_war = number >= Track::WAR;
        let letters = if in_war { "#f6ead0" } else { INK };
        let size = if number < 10 { 72.0 } else { 64.0 };
        body.push_str(&text(x, y + size / 3.0, size, letters, true, &number.to_string()));
    }
    body.push_str(&war_strip(war, style.theme));
    if let Some(track) = track {
        for (which, (x, y)) in [Marker::Red, Marker::Green].into_iter().zip(marker_spots(track)) {
            let _ = write!(
                body,
                "<g transform=\"translate({} {}) scale(1.05)\"><ellipse cx=\"66\" cy=\"162\" rx=\"58\" ry=\"16\" \
                 opacity=\".35\"/>{}</g>",
                number(x - 63.0),
                number(y - 173.0),
                inline(marker_file(which), style.prefix)
            );
        }
    }
    let corner = if style.square { 0 } else { 34 };
    let body = format!(
        "<clipPath id=\"{0}board\"><rect width=\"1800\" height=\"600\" rx=\"{corner}\"/></clipPath>\
         <g clip-path=\"url(#{0}board)\">{body}</g>",
        style.prefix
    );
    document([0.0, 0.0, BOARD.0, BOARD.1], style, &body)
}

/// The red strip with crossed swords and the word for the war area.
fn war_strip(war: &str, theme: Theme) -> String {
    // Room from the tear to the right edge.
    let mut size: f32 = 58.0;
    while width(Font::Display, war, size) > 340.0 && size > 24.0 {
        size -= 1.0;
    }
    let wide = width(Font::Display, war, size) + 134.0;
    let half = wide / 2.0;
    let paper = if theme == Theme::Gray { "#333333" } else { "#c0302a" };
    let mut hand = Hand::new("war area");
    let shape = [
        (-half - 2.0, -34.0),
        (10.0, -38.0),
        (half + 2.0, -32.0),
        (half - 4.0, 34.0),
        (0.0, 38.0),
        (-half + 4.0, 32.0),
    ];
    let strip = piece(&mut hand, &shape, paper, 9.0);
    let x = number(-half + 38.0);
    let swords = format!(
        "<g transform=\"translate({x} 0)\"><path d=\"M-18-20l36 38M20-20l-38 40\" stroke=\"{INK}\" stroke-width=\"15\"/>\
         <path d=\"M-18-20l34 36M20-20l-36 38\" stroke=\"{FIBER}\" stroke-width=\"7\"/>\
         <path d=\"M-24 8l14 14M24 8l-14 14\" stroke=\"#f3c14b\" stroke-width=\"8\"/></g>"
    );
    format!(
        "<g transform=\"translate(1486 46) rotate(-3)\">{strip}{swords}<text x=\"{}\" y=\"{}\" font-size=\"{}\" \
         fill=\"{FIBER}\" text-anchor=\"middle\" transform=\"skewX(-9)\">{}</text></g>",
        number(36.0),
        number(size * 0.32),
        number(size),
        escaped(war)
    )
}

/// How a faction wins, as a small picture, 300 × 160. `art` is the file [`Picture::Win`](crate::Picture::Win).
pub fn winning(art: &str, style: Style<'_>) -> String {
    document([0.0, 0.0, 300.0, 160.0], style, &inline(art, style.prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_go_from_left_to_right() {
        for number in 2..=Track::LAST {
            assert!(space(number).0 - space(number - 1).0 > 130.0);
        }
        assert_eq!(space(0), space(1));
        assert_eq!(space(200), space(12));
    }

    #[test]
    fn markers_that_share_a_space_stand_side_by_side() {
        let [red, green] = marker_spots(Track::START);
        assert!(green.0 - red.0 > 100.0);
        let [red, green] = marker_spots(Track::START.after(2, 0));
        assert_eq!((red.0, green.0), (space(6).0, space(4).0));
    }
}
