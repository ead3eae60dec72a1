//! The two markers and a box for the cards, to cut out, fold and glue.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters};
use crate::options::Part;
use crate::paper::REACH;
use crate::sheets::CARD;
use faces::{Font, Picture, Style};
use rules::{Faction, Leader, Marker};
use words::{RichText, Words, text};

/// The width of a strip with a marker, and of the picture on it.
const STRIP: f32 = 24.0;
const PICTURE: f32 = 20.0;
/// Of the picture, by its proportion.
const HIGH: f32 = PICTURE * 182.0 / 136.0;
const FOOT: f32 = 10.0;
/// The height of a whole strip.
const STRIP_HIGH: f32 = 2.0 * (HIGH + FOOT);
const GAP: f32 = 3.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let words = book.words;
    let parts = book.options.parts;
    let size = book.options.paper.lying();
    let cards = book.options.cards.heroes().count() + Leader::ALL.len();
    let net = Net::new(cards);
    let title = book.options.cards.title();
    if parts.contains(Part::Markers) {
        book.begins(text!(words, "print-markers"));
    }
    if parts.contains(Part::Box) {
        book.begins(text!(words, "print-box"));
    }
    book.page(size, |canvas| {
        if parts.contains(Part::Box) {
            let left = size.0 - REACH - 1.0 - net.width();
            let at = (left, (size.1 - net.height()) / 2.0);
            let says = text!(words, "print-box");
            canvas.figure(&says, |canvas| net.draw(canvas, words, &title, at))?;
        }
        if parts.contains(Part::Markers) {
            let at = (REACH + 1.0, (size.1 - STRIP_HIGH) / 2.0);
            let says = words.spoken(&RichText::new(&text!(words, "components-markers")));
            canvas.figure(&says, |canvas| markers(canvas, words, at))?;
        }
        Ok(())
    })?;
    book.empty_back(size)
}

/// Two markers: both sides of each, head to head, with feet to glue onto each other.
fn markers(canvas: &mut Canvas<'_, '_>, words: Words, (left, top): (f32, f32)) -> Result<(), PrintError> {
    let style = Style::new("").theme(canvas.theme).square();
    for (index, which) in [Marker::Red, Marker::Green].into_iter().enumerate() {
        let x = left + (STRIP + GAP) * index as f32;
        let picture = faces::marker(which, style);
        let fold = top + FOOT + HIGH;
        let inner = x + (STRIP - PICTURE) / 2.0;
        let bottom = top + STRIP_HIGH;
        canvas.turned("a marker", &picture, (inner + PICTURE, fold), PICTURE, 180.0)?;
        canvas.picture("a marker", &picture, (inner, fold), PICTURE)?;
        let right = x + STRIP;
        canvas.line(
            &[(x, top), (right, top), (right, bottom), (x, bottom), (x, top)],
            0.2,
            INK,
            None,
        );
        for y in [top + FOOT, fold, bottom - FOOT] {
            canvas.line(&[(x, y), (right, y)], 0.2, INK, FOLD);
        }
        let middle = x + STRIP / 2.0;
        let owner = words.faction(match which {
            Marker::Red => Faction::ImperialArmy,
            Marker::Green => Faction::HillTribes,
        });
        let letters = fitting(Font::Body, &owner, STRIP - 2.0, 8.0, INK);
        canvas.centered((middle, top + FOOT / 2.0 + 1.0), letters, &owner);
        canvas.centered(
            (middle, bottom - FOOT / 2.0 + 1.0),
            small(7.0),
            &text!(words, "print-glue"),
        );
    }
    Ok(())
}

/// How a line looks along which paper is folded.
const FOLD: Option<[f32; 2]> = Some([1.6, 1.0]);

const fn small(size: f32) -> Letters {
    Letters {
        font: Font::Body,
        size,
        color: INK,
    }
}

/// The net of a tuck box: a tab for glue, then back, side, front and side in a row; lid and bottom above and below.
struct Net {
    depth: f32,
}

impl Net {
    /// A card of heavy paper takes a third of a millimeter.
    const CARD_THICKNESS: f32 = 0.33;
    const TAB: f32 = 11.0;
    /// The flap of the lid that is tucked in.
    const TUCK: f32 = 15.0;
    /// The panels are this much larger than a card.
    const PLAY: f32 = 2.0;

    fn new(cards: usize) -> Net {
        Net {
            depth: (cards as f32 * Net::CARD_THICKNESS + 1.0).ceil(),
        }
    }

    const fn panel() -> (f32, f32) {
        (CARD.0 + Net::PLAY, CARD.1 + Net::PLAY)
    }

    fn width(&self) -> f32 {
        Net::TAB + 2.0 * (Net::panel().0 + self.depth)
    }

    fn height(&self) -> f32 {
        Net::TUCK + Net::panel().1 + 2.0 * self.depth
    }

    fn draw(
        &self,
        canvas: &mut Canvas<'_, '_>,
        words: Words,
        title: &str,
        (left, top): (f32, f32),
    ) -> Result<(), PrintError> {
        let (wide, high) = Net::panel();
        let depth = self.depth;
        let back = left + Net::TAB;
        let side = back + wide;
        let front = side + depth;
        let far = front + wide;
        let right = far + depth;
        // The fold of the lid, the upper and the lower end of the panels.
        let lid = top + Net::TUCK;
        let upper = lid + depth;
        let lower = upper + high;
        let bottom = lower + depth;
        let flap = depth * 0.72;
        self.paint(canvas, words, title, [back, side, front, far, upper])?;
        let slant = 3.0;
        let cuts: [&[(f32, f32)]; 6] = [
            // The tab for glue.
            &[
                (back, upper),
                (left, upper + slant),
                (left, lower - slant),
                (back, lower),
            ],
            // The lid with its flap, on the back.
            &[
                (back, upper),
                (back, lid),
                (back + slant, top),
                (side - slant, top),
                (side, lid),
                (side, upper),
            ],
            // Dust flaps, above and below both sides.
            &[
                (side, upper),
                (side + slant, upper - flap),
                (front - slant, upper - flap),
                (front, upper),
                (far, upper),
            ],
            &[
                (far, upper),
                (far + slant, upper - flap),
                (right - slant, upper - flap),
                (right, upper),
                (right, lower),
                (right - slant, lower + flap),
                (far + slant, lower + flap),
                (far, lower),
            ],
            &[
                (side, lower),
                (side + slant, lower + flap),
                (front - slant, lower + flap),
                (front, lower),
            ],
            // The bottom, on the back and, for glue, on the front.
            &[(back, lower), (back + 1.0, bottom), (side - 1.0, bottom), (side, lower)],
        ];
        for cut in cuts {
            canvas.line(cut, 0.25, INK, None);
        }
        let glued = [
            (front, lower),
            (front + slant, bottom - slant),
            (far - slant, bottom - slant),
            (far, lower),
        ];
        canvas.line(&glued, 0.25, INK, None);
        for x in [back, side, front, far] {
            canvas.line(&[(x, upper), (x, lower)], 0.2, INK, FOLD);
        }
        for (from, to, y) in [
            (back, side, lid),
            (back, side, upper),
            (side, front, upper),
            (far, right, upper),
        ] {
            canvas.line(&[(from, y), (to, y)], 0.2, INK, FOLD);
        }
        canvas.line(&[(back, lower), (right, lower)], 0.2, INK, FOLD);
        let glue = text!(words, "print-glue");
        canvas.turned_text(
            (left + Net::TAB * 0.65, (upper + lower) / 2.0),
            small(9.0),
            &glue,
            -90.0,
        );
        canvas.centered(((front + far) / 2.0, lower + depth / 2.0 + 1.0), small(9.0), &glue);
        Ok(())
    }

    /// What is seen when the box is folded: the back of a leader card and the name of the game on the front, the name
    /// on the sides, what is inside on the back.
    fn paint(
        &self,
        canvas: &mut Canvas<'_, '_>,
        words: Words,
        title: &str,
        [back, side, front, far, upper]: [f32; 5],
    ) -> Result<(), PrintError> {
        let (wide, high) = Net::panel();
        let game = text!(words, "app-name");
        let style = Style::new("").theme(canvas.theme).square();
        let name = |most: f32| fitting(Font::Display, &game, most, 30.0, canvas.accent());
        let letters = name(wide - 8.0);
        let side_letters = name((high - 8.0).min(70.0));
        canvas.centered(((front + far) / 2.0, upper + 15.0), letters, &game);
        let cover = faces::leader_back(faces::art(Picture::LeaderBack), style);
        canvas.picture("the cover", &cover, (front + (wide - 44.0) / 2.0, upper + 22.0), 44.0)?;
        let hero = faces::hero_back(faces::art(Picture::HeroBack), style);
        canvas.picture("the cover", &hero, (back + (wide - 44.0) / 2.0, upper + 8.0), 44.0)?;
        let small_title = fitting(Font::Body, title, wide - 6.0, 10.0, INK);
        canvas.centered(((back + side) / 2.0, upper + high - 10.0), small_title, title);
        for x in [side, far] {
            canvas.turned_text(
                (x + self.depth / 2.0 + 3.0, upper + high / 2.0),
                side_letters,
                &game,
                -90.0,
            );
        }
        Ok(())
    }
}

/// Letters in which a text is no wider than `most` millimeters.
fn fitting(font: Font, text: &str, most: f32, largest: f32, color: [u8; 3]) -> Letters {
    let mut letters = Letters {
        font,
        size: largest,
        color,
    };
    while letters.width(text) > most && letters.size > 5.0 {
        letters.size -= 0.5;
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cards, Paper};
    use rules::{Edition, Sets};

    #[test]
    fn markers_and_box_fit_on_one_page() {
        let all = Cards {
            edition: Edition::PrintAndPlay,
            added: Sets::of(&[]),
            ..Cards::default()
        };
        let net = Net::new(all.heroes().count() + Leader::ALL.len());
        for paper in Paper::ALL {
            let (wide, high) = paper.lying();
            let needed = net.width() + 2.0 * STRIP + GAP + 2.0;
            assert!(needed <= wide - 2.0 * (REACH + 1.0), "{paper}: {needed}");
            assert!(
                net.height().max(STRIP_HIGH) <= high - 2.0 * REACH,
                "{paper}: {}",
                net.height()
            );
        }
    }
}
