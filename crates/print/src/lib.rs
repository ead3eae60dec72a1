//! Paper for Hidden Leaders: [`book`](book()) is everything to print and play at home, [`shop`](shop()) the cards as a
//! print shop wants them, [`images()`] the same as PNG files, [`contact_sheet`] a few pages to check them.
//!
//! Everything is drawn: pictures stay sharp at any size, text stays text that can be searched, and the fonts are inside
//! the file.
//!
//! ```
//! use print::Options;
//! let pdf = print::book(&Options::default())?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), print::PrintError>(())
//! ```

mod aid;
mod board;
mod book;
mod canvas;
mod contact;
mod deck;
mod file;
mod fonts;
mod guide;
mod images;
mod kits;
mod options;
mod painter;
mod paper;
mod pieces;
mod rules;
mod setting;
mod sheets;
mod shop;
mod structure;

pub use book::book;
pub use contact::contact_sheet;
pub use file::{write, write_images};
pub(crate) use fonts::Fonts;
pub use images::{Image, images};
pub use kits::{Kit, kits};
pub use options::{Cards, Options, Part, Parts, Sides, UnknownName};
pub use painter::PictureError;
pub use paper::{BoardSheet, Paper};
pub use shop::{CardSize, Order, Shop, shop};

use std::path::PathBuf;
use words::{Words, text};

/// Why there is nothing to print.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// A picture cannot be drawn.
    #[error("the picture of {what} cannot be printed")]
    Picture {
        /// What the picture shows.
        what: String,
        /// What is wrong with the picture.
        #[source]
        error: PictureError,
    },
    /// There is no room for so large a gap between the cards.
    #[error("a gap of {gap} mm leaves no margin on this paper; the largest is {most} mm")]
    Gap {
        /// The gap that was asked for.
        gap: u8,
        /// What there is room for.
        most: u8,
    },
    /// No part of the kit is asked for.
    #[error("there is nothing to print")]
    NoParts,
    /// A font cannot be read.
    #[error("the fonts cannot be read")]
    Fonts,
    /// The document cannot be put together.
    #[error("the document cannot be put together: {0}")]
    Document(String),
    /// The file cannot be written.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: std::io::Error,
    },
}

impl PrintError {
    /// What went wrong, for people, in their language.
    pub fn message(&self, words: Words) -> String {
        match self {
            PrintError::Gap { gap, most } => {
                text!(words, "print-error-gap", gap = u32::from(*gap), most = u32::from(*most))
            }
            PrintError::NoParts => text!(words, "print-error-parts"),
            PrintError::Write { path, error } => {
                let path = path.display().to_string();
                text!(words, "print-error-write", path = path, reason = error.to_string())
            }
            PrintError::Picture { .. } | PrintError::Fonts | PrintError::Document(_) => {
                text!(words, "print-error-inside", reason = self.to_string())
            }
        }
    }
}
