//! The full card of a hero.

use crate::frame::{Banner, Frame, TEAR};
use crate::icon::badge_body;
use crate::text::{TextBox, fit};
use crate::{Art, Style, color};
use rules::Hero;
use words::{LineKind, Words};

/// The size of a card in its own units: ten of them are a millimeter.
pub const CARD: (f32, f32) = (630.0, 880.0);

/// Running text on a card is never smaller than this, 3.4 millimeters.
pub(crate) const SMALLEST_TEXT: f32 = 34.0;
/// Words and figures smaller than this ask for a higher panel.
const COMFORTABLE_TEXT: f32 = 45.0;
const COMFORTABLE_FIGURE: f32 = 68.0;
/// How far the panel may rise into the picture.
const HIGHEST_RISE: f32 = 100.0;
/// Where text ends: half a millimeter above the ink of the frame, however that was cut.
const LOWEST_TEXT: f32 = 835.0;

/// The full card of a hero, 630 × 880: name, sign, picture, text, and the mark of advanced heroes.
pub fn hero_card<'a>(hero: Hero, art: impl Into<Art<'a>>, words: Words, style: Style<'_>) -> String {
    let text = words.card(hero);
    let mut rise = 0.0;
    let (place, set) = loop {
        let place = panel(TEAR - rise);
        let set = fit(text.lines(), place, SMALLEST_TEXT, style.theme, style.prefix);
        let comfortable = set.sizes.text >= COMFORTABLE_TEXT && set.sizes.figure >= COMFORTABLE_FIGURE;
        let words_only = text.lines().iter().all(|line| line.kind == LineKind::Text);
        if comfortable || (words_only && set.sizes.text >= COMFORTABLE_TEXT) || rise >= HIGHEST_RISE {
            break (place, set);
        }
        rise += 20.0;
    };
    debug_assert!(set.height <= place.height, "{hero}: {} in {}", set.height, place.height);
    let mut frame = Frame::new(hero.id(), style);
    frame.art_and_panel(art.into(), TEAR - rise);
    frame.body.push_str(&badge_body(hero.factions(), 88.0, 88.0, 66.0));
    if hero.is_advanced() {
        frame.advanced(152.0, 140.0);
    }
    frame.banner(
        TEAR - 10.0 - rise,
        &Banner::new(words.hero_banner(hero)),
        color::strip(hero, style.theme),
    );
    frame.body.push_str(&set.svg);
    frame.number(hero.number(), hero.set());
    frame.finish()
}

/// The place for text on a panel torn off at this height, clear of the name and the frame.
pub(crate) fn panel(tear: f32) -> TextBox {
    let top = tear + 66.0;
    TextBox {
        x: 315.0,
        y: top,
        width: 520.0,
        height: LOWEST_TEXT - top,
    }
}
