//! Small faces: for parties, for prompts, for wherever a card is only a reminder.

use crate::icon::badge_body;
use crate::movement::tags;
use crate::palette::{INK, deep, rim};
use crate::shape::{Hand, path, piece};
use crate::svg::{document, text};
use crate::{Art, Style, color};
use rules::{Hero, Leader};
use std::fmt::Write;

/// The small face of a hero, 600 × 600: picture, sign, and how it moves the markers. It reads at 64 pixels.
pub fn hero_thumb<'a>(hero: Hero, art: impl Into<Art<'a>>, style: Style<'_>) -> String {
    let mut body = framed(hero.id(), art.into(), rim(hero), style);
    if let Some(tags) = tags(hero, 300.0, 574.0) {
        body.push_str(&tags);
    }
    body.push_str(&badge_body(hero.factions(), 92.0, 92.0, 80.0));
    document([0.0, 0.0, 600.0, 600.0], style, &body)
}

/// The small face of a leader, 600 × 600: picture, number, and the signs of both factions.
pub fn leader_thumb<'a>(leader: Leader, art: impl Into<Art<'a>>, style: Style<'_>) -> String {
    let [first, second] = leader.alignment();
    let mut body = framed(leader.id(), art.into(), deep(first), style);
    let mut hand = Hand::new(leader.id());
    let disc = hand.disc(92.0, 92.0, 76.0);
    body.push_str(&piece(&mut hand, &disc, "#f3c14b", 12.0));
    body.push_str(&text(92.0, 128.0, 120.0, INK, true, &leader.number().to_string()));
    body.push_str(&badge_body(first.only(), 214.0, 488.0, 78.0));
    body.push_str(&badge_body(second.only(), 386.0, 488.0, 78.0));
    document([0.0, 0.0, 600.0, 600.0], style, &body)
}

/// The picture of a hero or leader alone, cut to a square with an ink edge, 600 × 600.
pub fn portrait(id: &str, art: &str, style: Style<'_>) -> String {
    document([0.0, 0.0, 600.0, 600.0], style, &framed(id, art.into(), INK, style))
}

/// The square with the picture in it.
fn framed(id: &str, art: Art<'_>, rim: &str, style: Style<'_>) -> String {
    let prefix = style.prefix;
    let mut hand = Hand::new(id);
    let mut off = |x: f32, y: f32| (x + hand.off(5.0), y + hand.off(5.0));
    let window = [
        off(26.0, 26.0),
        off(300.0, 24.0),
        off(574.0, 26.0),
        off(576.0, 300.0),
        off(574.0, 574.0),
        off(300.0, 576.0),
        off(26.0, 574.0),
        off(24.0, 300.0),
    ];
    let edge = hand.grow(&window, 15.0, 0.2, 0.4);
    let window = path(&window);
    let mut body = format!(
        "<rect width=\"600\" height=\"600\" rx=\"{}\" fill=\"{}\"/><path d=\"{}\" fill=\"{rim}\"/>\
         <clipPath id=\"{prefix}window\"><path d=\"{window}\"/></clipPath>",
        if style.square { 0 } else { 60 },
        color::paper(style.theme),
        path(&edge)
    );
    let _ = write!(
        body,
        "<g clip-path=\"url(#{prefix}window)\"><g transform=\"translate(-15 -5)\">{}</g></g>",
        art.set(prefix, (630, 640))
    );
    body
}
