//! Sheets of paper.

use std::fmt;
use std::str::FromStr;

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

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

    /// Width and height in millimetres, upright.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
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

/// No paper has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown paper `{0}`; known are a4 and letter")]
pub struct UnknownPaper(pub String);

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(id: &str) -> Result<Paper, UnknownPaper> {
        Paper::ALL
            .into_iter()
            .find(|paper| paper.id().eq_ignore_ascii_case(id))
            .ok_or_else(|| UnknownPaper(id.to_owned()))
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
