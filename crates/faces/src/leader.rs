//! The full card of a leader.

use crate::fonts::{Font, width};
use crate::frame::{Banner, Frame, TEAR};
use crate::icon::sign_body;
use crate::palette::{FIBER, INK};
use crate::shape::piece;
use crate::svg::{number, text};
use crate::{Art, Style, color};
use rules::Leader;
use std::fmt::Write;
use words::Words;

/// Where the panel is torn off: higher than with heroes, so that there is room for a line above the factions.
const LEADER_TEAR: f32 = TEAR - 68.0;
/// The widest the line may be, and how large its letters are at most.
const FLAVOR: (f32, f32) = (510.0, 36.0);

/// The full card of a leader, 630 × 880: name and title, number, picture, what they say, and the two factions.
pub fn leader_card<'a>(leader: Leader, art: impl Into<Art<'a>>, words: Words, style: Style<'_>) -> String {
    let mut frame = Frame::new(leader.id(), style);
    frame.art_and_panel(art.into(), LEADER_TEAR);
    // The number breaks ties, so it stands where heroes have their sign.
    let disc = frame.hand.disc(88.0, 88.0, 62.0);
    let disc = piece(&mut frame.hand, &disc, "#f3c14b", 10.0);
    let figure = text(88.0, 88.0 + 29.0, 96.0, INK, true, &leader.number().to_string());
    let _ = write!(frame.body, "{disc}{figure}");
    let banner = Banner::new((words.leader_title(leader), words.leader_name(leader))).large_first();
    frame.banner(LEADER_TEAR - 10.0, &banner, ("#5b3358", "#fffaf0"));
    let flavor = words.leader_flavor(leader);
    let (widest, largest) = FLAVOR;
    let size = largest.min(widest / width(Font::Display, &flavor, 1.0));
    let line = text(0.0, 0.0, size, color::text(style.theme), true, &flavor);
    let _ = write!(frame.body, "<g transform=\"translate(315 666) skewX(-9)\">{line}</g>");
    for (row, faction) in leader.alignment().into_iter().enumerate() {
        let name = words.faction(faction);
        let (paper, letters) = color::of(faction, style.theme);
        let y = 724.0 + 80.0 * row as f32;
        let size = 58.0;
        let wide = width(Font::Display, &name, size);
        let left = 315.0 - (wide + 84.0) / 2.0;
        let mut off = |x: f32, y: f32| (x + frame.hand.off(5.0), y + frame.hand.off(3.0));
        let shape = [
            off(left + 34.0, y - 32.0),
            off(left + wide + 106.0, y - 34.0),
            off(left + wide + 102.0, y + 32.0),
            off(left + 34.0, y + 34.0),
        ];
        let strip = piece(&mut frame.hand, &shape, paper, 7.0);
        let disc = frame.hand.disc(left + 36.0, y, 40.0);
        let disc = piece(&mut frame.hand, &disc, FIBER, 7.0);
        let _ = write!(
            frame.body,
            "{strip}{disc}<g transform=\"translate({} {}) scale(.5)\">{}</g>{}",
            number(left + 11.0),
            number(y - 26.0),
            sign_body(faction),
            text(left + 88.0, y + size * 0.31, size, letters, false, &name),
        );
    }
    frame.finish()
}
