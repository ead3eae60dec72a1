//! Sheets of paper.

use crate::UnknownName;
use crate::options::named;
use std::fmt;
use std::str::FromStr;

/// Points in a millimeter.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// What every printer at home can reach: this far from the edge of the paper.
pub(crate) const REACH: f32 = 5.0;

/// The paper in the printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// US Letter, 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// All papers.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// The name used in options: `a4` or `letter`.
    pub const fn id(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height in millimeters, upright.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// Width and height in millimeters, lying.
    pub(crate) const fn lying(self) -> (f32, f32) {
        let (short, long) = self.size();
        (long, short)
    }

    /// The sheet of twice the size, lying: A3, or Tabloid with Letter.
    pub(crate) const fn double(self) -> (f32, f32) {
        match self {
            Paper::A4 => (420.0, 297.0),
            Paper::Letter => (431.8, 279.4),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

impl FromStr for Paper {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Paper, UnknownName> {
        named(id, &Paper::ALL, Paper::id)
    }
}

/// What the board is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BoardSheet {
    /// Two sheets, to be glued together.
    #[default]
    TwoPages,
    /// One sheet of twice the size: A3, or Tabloid with US Letter.
    OneLarge,
}
