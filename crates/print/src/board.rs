//! The board and the two markers.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK};
use crate::paper::BoardSheet;
use faces::{Picture, Style};
use rules::Marker;

/// The width of the board when it is made of two sheets.
const LARGE: f32 = 510.0;
/// The board is three times as wide as it is high.
const FLAT: f32 = 3.0;
/// What the two halves overlap by, for glue.
const TAB: f32 = 8.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let style = Style::new("").theme(book.options.theme()).square();
    let war = book.words.format("war-area", &[]);
    let board = faces::board(faces::art(Picture::Board), &war, None, style);
    book.begins(book.words.edition(book.options.edition));
    match book.options.board {
        BoardSheet::OneLarge => {
            let size = book.options.paper.double();
            let width = 400.0;
            let (x, y) = ((size.0 - width) / 2.0, (size.1 - width / FLAT) / 2.0);
            book.page(size, |canvas| {
                canvas.picture("the board", &board, (x, y), width)?;
                corners(canvas, [x, y, width, width / FLAT], [true, true]);
                Ok(())
            })?;
        }
        BoardSheet::TwoPages => {
            let (short, long) = book.options.paper.size();
            let size = (long, short);
            let half = LARGE / 2.0;
            let y = (size.1 - LARGE / FLAT) / 2.0;
            // The left half has a tab for glue at its right edge, where the picture goes on.
            let x = (size.0 - half - TAB) / 2.0;
            book.page(size, |canvas| {
                canvas.clipped([x, y, half + TAB, LARGE / FLAT], |canvas| {
                    canvas.picture("the board", &board, (x, y), LARGE)
                })?;
                corners(canvas, [x, y, half + TAB, LARGE / FLAT], [true, true]);
                let seam = x + half;
                canvas.line(&[(seam, y - 7.0), (seam, y - 1.0)], 0.15, INK, Some([1.0, 0.7]));
                let bottom = y + LARGE / FLAT;
                canvas.line(&[(seam, bottom + 1.0), (seam, bottom + 7.0)], 0.15, INK, Some([1.0, 0.7]));
                Ok(())
            })?;
            let x = (size.0 - half) / 2.0;
            book.page(size, |canvas| {
                canvas.clipped([x, y, half, LARGE / FLAT], |canvas| {
                    canvas.picture("the board", &board, (x - half, y), LARGE)
                })?;
                corners(canvas, [x, y, half, LARGE / FLAT], [true, true]);
                Ok(())
            })?;
        }
    }
    markers(book)
}

/// Cut marks at the corners of a rectangle, at its left and right side as told.
fn corners(canvas: &mut Canvas<'_, '_>, [x, y, width, height]: [f32; 4], sides: [bool; 2]) {
    for (side, at, out) in [(sides[0], x, -1.0), (sides[1], x + width, 1.0)] {
        if !side {
            continue;
        }
        for (edge, off) in [(y, -1.0), (y + height, 1.0)] {
            canvas.line(&[(at, edge + off), (at, edge + off * 6.0)], 0.15, INK, None);
            canvas.line(&[(at + out, edge), (at + out * 6.0, edge)], 0.15, INK, None);
        }
    }
}

/// Two markers to fold: both sides of each, head to head, with feet to glue together.
fn markers(book: &mut Book<'_>) -> Result<(), PrintError> {
    const WIDE: f32 = 27.0;
    /// Of the picture, by its proportion.
    const HIGH: f32 = WIDE * 182.0 / 136.0;
    const FOOT: f32 = 12.0;
    let style = Style::new("").theme(book.options.theme()).square();
    let size = book.options.paper.size();
    let top = 30.0;
    book.page(size, |canvas| {
        for (column, which) in [Marker::Red, Marker::Green].into_iter().enumerate() {
            let picture = faces::marker(which, style);
            let x = size.0 / 2.0 + if column == 0 { -WIDE - 22.0 } else { 22.0 };
            let fold = top + FOOT + HIGH;
            let bottom = fold + HIGH + FOOT;
            canvas.turned("a marker", &picture, (x + WIDE, fold), WIDE, 180.0)?;
            canvas.picture("a marker", &picture, (x, fold), WIDE)?;
            let outline = [(x, top), (x + WIDE, top), (x + WIDE, bottom), (x, bottom), (x, top)];
            canvas.line(&outline, 0.2, INK, None);
            for y in [top + FOOT, fold, bottom - FOOT] {
                canvas.line(&[(x, y), (x + WIDE, y)], 0.2, INK, Some([1.6, 1.0]));
            }
        }
        Ok(())
    })
}
