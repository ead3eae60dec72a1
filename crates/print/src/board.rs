//! The board and the two markers.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK};
use crate::paper::BoardSheet;
use faces::{Picture, Style};
use rules::Marker;
use words::text;

/// The width of the board when it is made of two sheets.
const LARGE: f32 = 510.0;
/// The board is three times as wide as it is high.
const FLAT: f32 = 3.0;
/// What the two halves overlap by, for glue.
const TAB: f32 = 8.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let style = Style::new("").theme(book.options.theme()).square();
    let war = text!(book.words, "table-war-area");
    let board = faces::board(faces::art(Picture::Board), &war, None, style);
    book.begins(text!(book.words, "table-track"));
    match book.options.board {
        BoardSheet::OneLarge => {
            let size = book.options.paper.double();
            let width = 400.0;
            let (x, y) = ((size.0 - width) / 2.0, (size.1 - width / FLAT) / 2.0);
            book.page(size, |canvas| {
                canvas.picture("the board", &board, (x, y), width)?;
                corners(canvas, [x, y, width, width / FLAT]);
                Ok(())
            })?;
            book.empty_back(size)
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
                corners(canvas, [x, y, half + TAB, LARGE / FLAT]);
                let seam = x + half;
                canvas.line(&[(seam, y - 7.0), (seam, y - 1.0)], 0.15, INK, Some([1.0, 0.7]));
                let bottom = y + LARGE / FLAT;
                canvas.line(
                    &[(seam, bottom + 1.0), (seam, bottom + 7.0)],
                    0.15,
                    INK,
                    Some([1.0, 0.7]),
                );
                Ok(())
            })?;
            book.empty_back(size)?;
            let x = (size.0 - half) / 2.0;
            book.page(size, |canvas| {
                canvas.clipped([x, y, half, LARGE / FLAT], |canvas| {
                    canvas.picture("the board", &board, (x - half, y), LARGE)
                })?;
                corners(canvas, [x, y, half, LARGE / FLAT]);
                Ok(())
            })?;
            book.empty_back(size)
        }
    }
}

/// Cut marks at the corners of a rectangle.
fn corners(canvas: &mut Canvas<'_, '_>, [x, y, width, height]: [f32; 4]) {
    for (at, out) in [(x, -1.0), (x + width, 1.0)] {
        for (edge, off) in [(y, -1.0), (y + height, 1.0)] {
            canvas.line(&[(at, edge + off), (at, edge + off * 6.0)], 0.15, INK, None);
            canvas.line(&[(at + out, edge), (at + out * 6.0, edge)], 0.15, INK, None);
        }
    }
}

/// Two markers to cut out and fold, from `top` on, centred: both sides of each, head to head, with feet to glue
/// together.
pub(crate) fn markers(canvas: &mut Canvas<'_, '_>, top: f32) -> Result<(), PrintError> {
    const WIDE: f32 = 24.0;
    /// Of the picture, by its proportion.
    const HIGH: f32 = WIDE * 182.0 / 136.0;
    const FOOT: f32 = 9.0;
    let style = Style::new("").theme(canvas.theme).square();
    let middle = canvas.size.0 / 2.0;
    for (which, x) in [(Marker::Red, middle - WIDE - 16.0), (Marker::Green, middle + 16.0)] {
        let picture = faces::marker(which, style);
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
}
