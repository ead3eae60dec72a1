//! The backs of cards.

use crate::svg::{document, inline};
use crate::{Style, Theme, colour};

/// The back of every hero card, 630 × 880. `art` is the file [`Picture::HeroBack`](crate::Picture::HeroBack).
pub fn hero_back(art: &str, style: Style<'_>) -> String {
    back(art, style)
}

/// The back of every leader card, 630 × 880. `art` is the file [`Picture::LeaderBack`](crate::Picture::LeaderBack).
pub fn leader_back(art: &str, style: Style<'_>) -> String {
    back(art, style)
}

fn back(art: &str, style: Style<'_>) -> String {
    let mut body = inline(art, style.prefix);
    if style.square {
        let paper = colour::paper(style.theme);
        body.insert_str(0, &format!("<path d=\"M0 0h630v880H0z\" fill=\"{paper}\"/>"));
    }
    if style.theme == Theme::Dark {
        // The paper edge of the drawing, by night.
        body = body.replacen("#f6ead0", colour::shade(Theme::Dark), 1);
    }
    document([0.0, 0.0, 630.0, 880.0], style, &body)
}
