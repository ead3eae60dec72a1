//! The backs of cards.

use crate::svg::{document, inline};
use crate::{Style, Theme};

/// The back of every hero card, 630 × 880. `art` is the file [`Picture::HeroBack`](crate::Picture::HeroBack).
///
/// It looks the same upside down, so that nobody can tell by its back which way round a card lies.
pub fn hero_back(art: &str, style: Style<'_>) -> String {
    back(art, style)
}

/// The back of every leader card, 630 × 880. `art` is the file [`Picture::LeaderBack`](crate::Picture::LeaderBack). It
/// looks the same upside down, too.
pub fn leader_back(art: &str, style: Style<'_>) -> String {
    back(art, style)
}

/// The grounds and the rays of both backs: most of the ink they need.
const GROUNDS: [&str; 4] = ["#5b3358", "#6f4269", "#7a1e2b", "#942d38"];

fn back(art: &str, style: Style<'_>) -> String {
    let mut body = inline(art, style.prefix);
    if style.theme == Theme::Gray {
        // A drawing on white paper: grounds would take as much toner as all the rest of the card.
        for ground in GROUNDS {
            body = body.replace(ground, "#ffffff");
        }
    }
    if !style.square {
        body = format!(
            "<clipPath id=\"{0}card\"><rect width=\"630\" height=\"880\" rx=\"36\"/></clipPath>\
             <g clip-path=\"url(#{0}card)\">{body}</g>",
            style.prefix
        );
    }
    document([0.0, 0.0, 630.0, 880.0], style, &body)
}
