//! Slabs into columns and pages.

use super::Slab;

/// The columns of a document's pages.
pub(crate) struct Columns {
    pub(crate) count: usize,
    pub(crate) width: f32,
    pub(crate) gutter: f32,
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    /// The upper end on the first page.
    pub(crate) first_top: f32,
}

/// Where a slab lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) page: usize,
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Columns {
    fn top(&self, column: usize) -> f32 {
        if column < self.count { self.first_top } else { self.top }
    }

    fn spot(&self, column: usize, y: f32) -> Spot {
        let (page, column) = (column / self.count, column % self.count);
        Spot {
            page,
            x: self.left + column as f32 * (self.width + self.gutter),
            y,
        }
    }

    /// A place for every slab, in order. A slab that must not be parted from the next moves along with it.
    pub(crate) fn place(&self, slabs: &[Slab]) -> Vec<Spot> {
        let mut spots = Vec::with_capacity(slabs.len());
        let mut column = 0;
        let mut y = self.top(0);
        let mut index = 0;
        while index < slabs.len() {
            let together = 1 + slabs[index..].iter().take_while(|slab| slab.keep).count();
            let group = &slabs[index..(index + together).min(slabs.len())];
            let fresh = y == self.top(column);
            let needed: f32 = group
                .iter()
                .enumerate()
                .map(|(place, slab)| slab.height + if place == 0 && fresh { 0.0 } else { slab.above })
                .sum();
            if !fresh && y + needed > self.bottom {
                column += 1;
                y = self.top(column);
                continue;
            }
            for slab in group {
                if y != self.top(column) {
                    y += slab.above;
                }
                spots.push(self.spot(column, y));
                y += slab.height;
            }
            index += group.len();
        }
        spots
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns() -> Columns {
        Columns {
            count: 2,
            width: 50.0,
            gutter: 10.0,
            left: 5.0,
            top: 0.0,
            bottom: 100.0,
            first_top: 20.0,
        }
    }

    fn slab(height: f32, keep: bool) -> Slab {
        Slab {
            height,
            above: 2.0,
            keep,
            ..Slab::default()
        }
    }

    #[test]
    fn slabs_go_down_the_columns() {
        let spots = columns().place(&[
            slab(40.0, false),
            slab(40.0, false),
            slab(30.0, false),
            slab(90.0, false),
        ]);
        let expected = [(0, 5.0, 20.0), (0, 65.0, 20.0), (0, 65.0, 62.0), (1, 5.0, 0.0)];
        let found: Vec<_> = spots.iter().map(|spot| (spot.page, spot.x, spot.y)).collect();
        // The second does not fit below the first: 20 + 40 + 2 + 40 is more than 100.
        assert_eq!(found[0], expected[0]);
        assert_eq!(found[1], expected[1]);
        assert_eq!(found[2], expected[2]);
        assert_eq!(found[3], expected[3]);
    }

    #[test]
    fn a_heading_stays_with_what_follows() {
        let spots = columns().place(&[slab(60.0, false), slab(10.0, true), slab(20.0, false)]);
        assert_eq!((spots[1].x, spots[1].y), (65.0, 20.0));
        assert_eq!(spots[2].x, 65.0);
    }

    #[test]
    fn what_is_higher_than_a_column_is_not_lost() {
        let spots = columns().place(&[slab(10.0, false), slab(300.0, false), slab(10.0, false)]);
        assert_eq!(spots.len(), 3);
        assert_eq!(spots[2].page, 1);
    }
}
