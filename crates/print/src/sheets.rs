//! Sheets of nine cards with their backs, for printers at home.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters};
use crate::deck::{Card, Deck, Side};
use crate::options::Sides;
use crate::paper::REACH;
use faces::Font;
use words::text;

/// Width and height of a card.
pub(crate) const CARD: (f32, f32) = (63.0, 88.0);
const COLUMNS: usize = 3;
const ROWS: usize = 3;
/// How far the ground of the outer cards reaches over their edge, for cuts that are not quite straight.
const BLEED: f32 = 2.0;
/// The longest and the shortest line that shows where to cut.
const LONGEST_MARK: f32 = 3.0;
const SHORTEST_MARK: f32 = 1.0;
/// Between the ground and a mark.
const OFF: f32 = 0.2;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let options = book.options;
    let words = book.words;
    let grid = Grid::new(options.paper.size(), options.gap)?;
    let deck = Deck::new(&options.cards);
    let sheets = deck.cards.len().div_ceil(COLUMNS * ROWS);
    book.begins(text!(words, "heroes-heading"));
    let mut leaders = false;
    for (number, cards) in deck.cards.chunks(COLUMNS * ROWS).enumerate() {
        if !leaders && cards.iter().any(|card| card.leader) {
            leaders = true;
            book.begins(text!(words, "leaders-heading"));
        }
        let note = format!("{}   {} / {sheets}", options.cards.title(), number + 1);
        book.page(options.paper.size(), |canvas| {
            grid.draw(canvas, cards, false, |card| deck.front(card))?;
            canvas.ornament(|canvas| grid.ruler(canvas, &note));
            Ok(())
        })?;
        if options.sides != Sides::Fronts {
            book.page(options.paper.size(), |canvas| {
                grid.draw(canvas, cards, true, |card| deck.back(card))
            })?;
        }
    }
    Ok(())
}

/// How many sheets of cards there are.
pub(crate) fn count(book: &Book<'_>) -> usize {
    let cards = book.options.cards.heroes().count() + rules::Leader::ALL.len();
    cards.div_ceil(COLUMNS * ROWS)
}

/// Where the cards of a sheet lie.
struct Grid {
    left: f32,
    top: f32,
    gap: f32,
}

impl Grid {
    fn new((wide, high): (f32, f32), gap: u8) -> Result<Grid, PrintError> {
        let margins = |gap: u8| {
            let gap = f32::from(gap);
            (
                (wide - COLUMNS as f32 * CARD.0 - (COLUMNS - 1) as f32 * gap) / 2.0,
                (high - ROWS as f32 * CARD.1 - (ROWS - 1) as f32 * gap) / 2.0,
            )
        };
        let fits = |gap: u8| {
            let (left, top) = margins(gap);
            left.min(top) >= REACH + OFF + SHORTEST_MARK
        };
        if !fits(gap) {
            let most = (0..gap).rev().find(|&gap| fits(gap)).unwrap_or(0);
            return Err(PrintError::Gap { gap, most });
        }
        let (left, top) = margins(gap);
        Ok(Grid {
            left,
            top,
            gap: f32::from(gap),
        })
    }

    /// The upper left corner of a card, on the back of a page counted from the right.
    fn place(&self, index: usize, mirrored: bool) -> (f32, f32) {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let column = if mirrored { COLUMNS - 1 - column } else { column };
        (
            self.left + (CARD.0 + self.gap) * column as f32,
            self.top + (CARD.1 + self.gap) * row as f32,
        )
    }

    fn draw<'a>(
        &self,
        canvas: &mut Canvas<'_, '_>,
        cards: &'a [Card],
        mirrored: bool,
        side: impl Fn(&'a Card) -> Side<'a>,
    ) -> Result<(), PrintError> {
        let (across, down) = (bleed(self.left), bleed(self.top));
        canvas.ornament(|canvas| {
            for (index, card) in cards.iter().enumerate() {
                let (x, y) = self.place(index, mirrored);
                let area = [x - across, y - down, CARD.0 + 2.0 * across, CARD.1 + 2.0 * down];
                canvas.area(area, side(card).ground);
            }
        });
        for (index, card) in cards.iter().enumerate() {
            side(card).draw(canvas, self.place(index, mirrored), CARD.0)?;
        }
        canvas.ornament(|canvas| self.marks(canvas, cards.len(), mirrored));
        Ok(())
    }

    /// Short lines outside the cards that show where to cut.
    fn marks(&self, canvas: &mut Canvas<'_, '_>, count: usize, mirrored: bool) {
        let (left, top) = (self.place(COLUMNS - 1, true).0, self.top);
        let last = self.place(count.saturating_sub(1), false);
        let (right, bottom) = (canvas.size.0 - left, last.1 + CARD.1);
        let mark = |margin: f32| LONGEST_MARK.min(margin - bleed(margin) - OFF - REACH);
        for column in 0..count.min(COLUMNS) {
            let x = self.place(column, mirrored).0;
            let off = bleed(self.top) + OFF;
            for x in [x, x + CARD.0] {
                canvas.line(&[(x, top - off - mark(self.top)), (x, top - off)], 0.15, INK, None);
                canvas.line(
                    &[(x, bottom + off), (x, bottom + off + mark(self.top))],
                    0.15,
                    INK,
                    None,
                );
            }
        }
        for row in 0..count.div_ceil(COLUMNS) {
            let y = self.place(row * COLUMNS, false).1;
            let off = bleed(self.left) + OFF;
            for y in [y, y + CARD.1] {
                canvas.line(&[(left - off - mark(self.left), y), (left - off, y)], 0.15, INK, None);
                canvas.line(&[(right + off, y), (right + off + mark(self.left), y)], 0.15, INK, None);
            }
        }
    }

    /// Five centimeters at the lower edge, to check that the page was not scaled, and a note beside them.
    fn ruler(&self, canvas: &mut Canvas<'_, '_>, note: &str) {
        let (x, y) = (self.left + 2.0, canvas.size.1 - (self.top * 0.55).max(REACH + 0.1));
        let letters = Letters {
            font: Font::Body,
            size: 6.5,
            color: [0x77; 3],
        };
        canvas.line(&[(x, y), (x + 50.0, y)], 0.15, letters.color, None);
        for step in 0..=5_u8 {
            let x = x + 10.0 * f32::from(step);
            canvas.line(&[(x, y - 1.2), (x, y)], 0.15, letters.color, None);
        }
        canvas.text((x + 52.0, y), letters, "5 cm");
        canvas.text((self.place(1, false).0 + 2.0, y), letters, note);
    }
}

/// How far the ground reaches into a margin: two millimeters, or less where there must be room for a mark.
fn bleed(margin: f32) -> f32 {
    BLEED.min(margin - REACH - OFF - 1.5).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;

    #[test]
    fn marks_stay_where_printers_reach() {
        for paper in Paper::ALL {
            let grid = Grid::new(paper.size(), 0).unwrap();
            for margin in [grid.left, grid.top] {
                let mark = LONGEST_MARK.min(margin - bleed(margin) - OFF - REACH);
                assert!(mark >= SHORTEST_MARK, "{paper}: {mark}");
                assert!(margin - bleed(margin) - OFF - mark >= REACH - 0.001, "{paper}");
            }
        }
    }

    #[test]
    fn a_gap_that_leaves_no_margin_is_refused_and_the_largest_is_told() {
        assert!(Grid::new(Paper::A4.size(), 4).is_ok());
        let error = Grid::new(Paper::A4.size(), 9).err();
        assert!(matches!(error, Some(PrintError::Gap { gap: 9, most: 4 })), "{error:?}");
        let error = Grid::new(Paper::Letter.size(), 2).err();
        assert!(matches!(error, Some(PrintError::Gap { gap: 2, most: 1 })), "{error:?}");
    }
}
