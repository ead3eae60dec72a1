//! Named ranges of a tensor.

/// A named range: `rows` rows of `columns` numbers each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// What it is about.
    pub name: &'static str,
    /// Its first place.
    pub start: usize,
    /// How many rows, one for each seat from the viewer on where there are six.
    pub rows: usize,
    /// How many numbers a row has.
    pub columns: usize,
    /// What one count is for a net: 1 for marks, less for counters.
    pub unit: f32,
}

impl Span {
    /// The first range of a tensor.
    pub(crate) const fn first(name: &'static str, columns: usize) -> Span {
        Span {
            name,
            start: 0,
            rows: 1,
            columns,
            unit: 1.0,
        }
    }

    /// The range after this one.
    pub(crate) const fn then(self, name: &'static str, rows: usize, columns: usize) -> Span {
        Span {
            name,
            start: self.end(),
            rows,
            columns,
            unit: 1.0,
        }
    }

    /// This range, read as counters.
    pub(crate) const fn counted_in(self, unit: f32) -> Span {
        Span { unit, ..self }
    }

    /// Where it ends.
    pub const fn end(self) -> usize {
        self.start + self.rows * self.columns
    }

    /// Where a number of it lies.
    #[inline]
    pub const fn at(self, row: usize, column: usize) -> usize {
        self.start + row * self.columns + column
    }

    /// One of its rows.
    #[inline]
    pub(crate) fn row(self, out: &mut [u8], row: usize) -> &mut [u8] {
        &mut out[self.at(row, 0)..self.at(row + 1, 0)]
    }
}
