//! Signs of factions, icons for texts, and the badge in the corner of a card.

use crate::palette::FIBER;
use crate::shape::{Hand, piece};
use crate::svg::{document, inline, number};
use crate::{Style, Theme};
use rules::{Faction, Factions, Marker};
use words::Icon;

const fn file(icon: Icon) -> &'static str {
    match icon {
        Icon::Marker(Marker::Red) => include_str!("../art/icons/red.svg"),
        Icon::Marker(Marker::Green) => include_str!("../art/icons/green.svg"),
        Icon::FaceUp => include_str!("../art/icons/face-up.svg"),
        Icon::FaceDown => include_str!("../art/icons/face-down.svg"),
        Icon::Player => include_str!("../art/icons/player.svg"),
        Icon::Tavern => include_str!("../art/icons/tavern.svg"),
        Icon::Harbor => include_str!("../art/icons/harbor.svg"),
        Icon::Wilderness => include_str!("../art/icons/wilderness.svg"),
        Icon::Graveyard => include_str!("../art/icons/graveyard.svg"),
        Icon::Look => include_str!("../art/icons/look.svg"),
        Icon::Faction(faction) => sign_file(faction),
    }
}

const fn sign_file(faction: Faction) -> &'static str {
    match faction {
        Faction::HillTribes => include_str!("../art/signs/hill-tribes.svg"),
        Faction::ImperialArmy => include_str!("../art/signs/imperial-army.svg"),
        Faction::WaterFolk => include_str!("../art/signs/water-folk.svg"),
        Faction::Undead => include_str!("../art/signs/undead.svg"),
    }
}

/// The sign of a faction without its surroundings, in a square of 100.
pub(crate) fn sign_body(faction: Faction) -> String {
    inline(sign_file(faction), "")
}

/// An icon without its surroundings, in a square of 100 from the origin, for other pictures. The sign of a faction
/// lies on a paper disc, so that it is not taken for a marker. In the dark every icon has a paper rim.
pub(crate) fn icon_body(icon: Icon, theme: Theme) -> String {
    let body = inline(file(icon), "");
    match (icon, theme) {
        (Icon::Faction(faction), _) => {
            let mut hand = Hand::new(faction.id());
            let disc = hand.disc(50.0, 50.0, 48.0);
            let disc = piece(&mut hand, &disc, FIBER, 5.0);
            format!("{disc}<g transform=\"translate(19 18) scale(.62)\">{body}</g>")
        }
        (_, Theme::Dark) => format!("<g class=\"face-rim\">{body}</g>{body}"),
        _ => body,
    }
}

/// An icon as a picture of its own.
///
/// ```
/// use faces::Style;
/// assert!(faces::icon(words::Icon::Harbor, Style::new("")).starts_with("<svg "));
/// ```
pub fn icon(icon: Icon, style: Style<'_>) -> String {
    document([-8.0, -8.0, 116.0, 116.0], style, &icon_body(icon, style.theme))
}

/// The sign of a faction as a picture of its own, without a disc.
pub fn sign(faction: Faction, style: Style<'_>) -> String {
    let body = sign_body(faction);
    let rim = match style.theme {
        Theme::Dark => format!("<g class=\"face-rim\">{body}</g>"),
        Theme::Light | Theme::Gray => String::new(),
    };
    document([-8.0, -8.0, 116.0, 116.0], style, &format!("{rim}{body}"))
}

/// The badge of a hero as a picture of its own: one sign, all four, or none.
pub fn badge(factions: Factions, style: Style<'_>) -> String {
    document(
        [-82.0, -82.0, 164.0, 164.0],
        style,
        &badge_body(factions, 0.0, 0.0, 66.0),
    )
}

/// The badge around this point.
pub(crate) fn badge_body(factions: Factions, x: f32, y: f32, radius: f32) -> String {
    let mut hand = Hand::new("badge");
    let disc = hand.disc(x, y, radius);
    let mut body = piece(&mut hand, &disc, FIBER, radius * 0.15);
    let mut put = |faction, dx: f32, dy: f32, size: f32| {
        let (left, top) = (x + dx - size / 2.0, y + dy - size / 2.0);
        body.push_str(&format!(
            "<g transform=\"translate({} {}) scale({})\">{}</g>",
            number(left),
            number(top),
            (size / 100.0 * 1000.0).round() / 1000.0,
            sign_body(faction)
        ));
    };
    match factions.len() {
        0 => body.push_str(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"#211\" stroke-width=\"{}\" \
             stroke-dasharray=\"{} {}\" stroke-linecap=\"butt\"/>",
            number(x),
            number(y),
            number(radius * 0.5),
            number(radius * 0.17),
            number(radius * 0.28),
            number(radius * 0.244),
        )),
        1 => factions
            .iter()
            .for_each(|faction| put(faction, 0.0, -radius * 0.02, radius * 1.16)),
        _ => factions.iter().enumerate().for_each(|(index, faction)| {
            let (column, row) = ((index % 2) as f32 - 0.5, (index / 2) as f32 - 0.5);
            put(faction, column * radius * 0.78, row * radius * 0.78, radius * 0.64);
        }),
    }
    body
}
