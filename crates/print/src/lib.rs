//! Paper for Hidden Leaders: cards, board, markers, player aids and rules as one PDF to print and play.
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
mod cards;
mod file;
mod fonts;
mod options;
mod painter;
mod paper;
mod rules;
mod setting;

pub use book::book;
pub use file::write;
pub(crate) use fonts::Fonts;
pub use options::Options;
pub use painter::PictureError;
pub use paper::{BoardSheet, Paper, UnknownPaper};

use std::path::PathBuf;

/// Why there is nothing to print.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// A picture cannot be drawn.
    #[error("the picture of {what} cannot be printed")]
    Picture {
        /// Of what.
        what: String,
        /// Why.
        #[source]
        error: PictureError,
    },
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
        /// Why.
        #[source]
        error: std::io::Error,
    },
}
