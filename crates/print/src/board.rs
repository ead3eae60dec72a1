//! The board: the power track, and below it the places for cards.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters, PAPER};
use crate::paper::{BoardSheet, MM, REACH};
use crate::setting::Text;
use crate::sheets::CARD;
use faces::{BOARD, Font, Picture, Style, Theme};
use rules::{Marker, Track};
use words::{Icon, RichText, Span, Words, text};

/// The size of the board on one large sheet; on two sheets it is a little smaller.
const WIDE: f32 = 400.0;
const TRACK: f32 = WIDE * BOARD.1 / BOARD.0;
const HIGH: f32 = TRACK + LABEL + CARD.1 + 2.0 * EDGE;
/// The room for the word above a place.
const LABEL: f32 = 13.0;
const EDGE: f32 = 2.0;
/// From one place to the next.
const STEP: f32 = (WIDE - 2.0 * EDGE - CARD.0) / 5.0;
/// What the two halves overlap by, for glue.
const TAB: f32 = 8.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let words = book.words;
    book.begins(text!(words, "print-board"));
    match book.options.board {
        BoardSheet::OneLarge => {
            let size = book.options.paper.double();
            let at = ((size.0 - WIDE) / 2.0, (size.1 - HIGH) / 2.0);
            book.page(size, |canvas| {
                canvas.figure(&says(words), |canvas| draw(canvas, words, at, 1.0))?;
                canvas.ornament(|canvas| corners(canvas, [at.0, at.1, WIDE, HIGH]));
                Ok(())
            })?;
            book.empty_back(size)
        }
        BoardSheet::TwoPages => two_pages(book, words),
    }
}

/// How many sheets the board takes.
pub(crate) fn count(book: &Book<'_>) -> usize {
    match book.options.board {
        BoardSheet::OneLarge => 1,
        BoardSheet::TwoPages => 2,
    }
}

fn two_pages(book: &mut Book<'_>, words: Words) -> Result<(), PrintError> {
    let size = book.options.paper.size();
    // The left half and its tab fill the page as far as a printer reaches.
    let half = size.0.min(210.0) - 2.0 * (REACH + 1.0) - TAB;
    let scale = 2.0 * half / WIDE;
    let (y, high) = ((size.1 - HIGH * scale) / 2.0, HIGH * scale);
    let x = (size.0 - half - TAB) / 2.0;
    book.page(size, |canvas| {
        canvas.figure(&says(words), |canvas| {
            canvas.clipped([x, y, half, high], |canvas| draw(canvas, words, (x, y), scale))
        })?;
        canvas.ornament(|canvas| {
            corners(canvas, [x, y, half + TAB, high]);
            tab(canvas, words, [x + half, y, TAB, high]);
        });
        Ok(())
    })?;
    book.empty_back(size)?;
    let x = (size.0 - half) / 2.0;
    book.page(size, |canvas| {
        canvas.ornament(|canvas| {
            canvas.clipped([x, y, half, high], |canvas| draw(canvas, words, (x - half, y), scale))?;
            corners(canvas, [x, y, half, high]);
            Ok(())
        })
    })?;
    book.empty_back(size)
}

/// What the board shows, for those who do not see it. The left half says it for both.
fn says(words: Words) -> String {
    words.spoken(&RichText::new(&text!(words, "components-board")))
}

/// The tab of the left half, where the right one is glued on.
fn tab(canvas: &mut Canvas<'_, '_>, words: Words, [x, y, wide, high]: [f32; 4]) {
    canvas.line(
        &[(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)],
        0.15,
        INK,
        None,
    );
    let letters = Letters {
        font: Font::Body,
        size: 9.0,
        color: INK,
    };
    let glue = text!(words, "print-glue");
    for step in [0.2_f32, 0.5, 0.8] {
        let at = (x + wide * 0.65, y + high * step);
        canvas.turned_text(at, letters, &glue, -90.0);
    }
}

/// The board with its upper left corner here.
fn draw(canvas: &mut Canvas<'_, '_>, words: Words, (x, y): (f32, f32), scale: f32) -> Result<(), PrintError> {
    let theme = canvas.theme;
    let style = Style::new("").theme(theme).square();
    let war = text!(words, "table-war-area");
    let track = faces::board(faces::art(Picture::Board), &war, None, style);
    if theme != Theme::Gray {
        canvas.area([x, y, WIDE * scale, HIGH * scale], PAPER);
    }
    canvas.picture("the board", &track, (x, y), WIDE * scale)?;
    start(canvas, words, (x, y), scale);
    let tavern = |slot: u8| (Icon::Tavern, format!("{} {slot}", text!(words, "zone-tavern")));
    let places = [
        (
            (Icon::Harbor, text!(words, "zone-harbor")),
            text!(words, "term-harbor.meaning"),
        ),
        (tavern(1), text!(words, "term-tavern.meaning")),
        (tavern(2), String::new()),
        (tavern(3), String::new()),
        (
            (Icon::Wilderness, text!(words, "zone-wilderness")),
            text!(words, "term-wilderness.meaning"),
        ),
        (
            (Icon::Graveyard, text!(words, "zone-graveyard")),
            text!(words, "term-graveyard.meaning"),
        ),
    ];
    for (index, ((icon, name), meaning)) in places.iter().enumerate() {
        let at = (x + (EDGE + STEP * index as f32) * scale, y + (TRACK + LABEL) * scale);
        place(canvas, *icon, name, meaning, at, scale)?;
    }
    Ok(())
}

/// The word for the space where the markers start, below its number.
fn start(canvas: &mut Canvas<'_, '_>, words: Words, (x, y): (f32, f32), scale: f32) {
    let unit = WIDE / BOARD.0 * scale;
    let (across, down) = faces::space(Track::START.space(Marker::Red));
    let letters = Letters {
        font: Font::Display,
        size: 44.0 * unit * MM,
        color: if canvas.theme == Theme::Gray {
            INK
        } else {
            [0xff, 0xfa, 0xf0]
        },
    };
    let at = (x + across * unit, y + (down + 96.0) * unit);
    canvas.centered(at, letters, &text!(words, "print-start"));
}

/// A place for cards: an outline of their size with icon, word and meaning.
fn place(
    canvas: &mut Canvas<'_, '_>,
    icon: Icon,
    name: &str,
    meaning: &str,
    (x, y): (f32, f32),
    scale: f32,
) -> Result<(), PrintError> {
    let (wide, high) = (CARD.0 * scale, CARD.1 * scale);
    let name_letters = Letters {
        font: Font::Display,
        size: 24.0 * scale,
        color: canvas.accent(),
    };
    canvas.centered((x + wide / 2.0, y - 3.2 * scale), name_letters, name);
    let outline = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)];
    canvas.line(&outline, 0.5, INK, None);
    let size = 30.0 * scale;
    let svg = faces::icon(icon, Style::new("").theme(canvas.theme));
    let at = (x + (wide - size) / 2.0, y + (high - size) / 2.0 - 4.0 * scale);
    canvas.picture(icon.id(), &svg, at, size)?;
    if !meaning.is_empty() {
        let text = Text {
            letters: Letters {
                font: Font::BodyItalic,
                size: 10.0 * scale,
                color: INK,
            },
            leading: 4.6 * scale,
            link: INK,
        };
        let rich = RichText(vec![Span::Text(meaning.to_owned())]);
        let (marks, height) = text.set(&rich, wide - 6.0 * scale);
        canvas.bare_marks(&marks, (x + 3.0 * scale, y + high - height - 2.5 * scale))?;
    }
    Ok(())
}

/// Cut marks at the corners of a rectangle, as far as a printer reaches.
pub(crate) fn corners(canvas: &mut Canvas<'_, '_>, [x, y, width, height]: [f32; 4]) {
    let within = |at: f32, most: f32| at.clamp(REACH, most - REACH);
    let (wide, high) = canvas.size;
    for (at, out) in [(x, -1.0), (x + width, 1.0)] {
        for (edge, off) in [(y, -1.0), (y + height, 1.0)] {
            let (from, to) = (within(edge + off, high), within(edge + off * 5.0, high));
            canvas.line(&[(at, from), (at, to)], 0.15, INK, None);
            let (from, to) = (within(at + out * 0.5, wide), within(at + out * 5.0, wide));
            canvas.line(&[(from, edge), (to, edge)], 0.15, INK, None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;

    #[test]
    fn cards_fit_their_places_on_every_paper() {
        for paper in Paper::ALL {
            let size = paper.size();
            let half = size.0.min(210.0) - 2.0 * (REACH + 1.0) - TAB;
            let scale = 2.0 * half / WIDE;
            assert!(STEP * scale >= CARD.0, "{paper}: cards lie over each other");
            assert!(HIGH * scale <= size.1 - 2.0 * REACH, "{paper}: {}", HIGH * scale);
            let (wide, high) = paper.double();
            assert!(WIDE <= wide - 2.0 * REACH && HIGH <= high - 2.0 * REACH, "{paper}");
        }
    }
}
