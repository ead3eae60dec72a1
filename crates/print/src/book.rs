//! The whole book, page by page.

use crate::canvas::Canvas;
use crate::paper::MM;
use crate::{Fonts, Options, PrintError, board, cards};
use krilla::Document;
use krilla::geom::Point;
use krilla::destination::XyzDestination;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use words::Words;

/// A book that is being printed.
pub(crate) struct Book<'a> {
    pub(crate) options: &'a Options,
    pub(crate) words: Words,
    document: Document,
    fonts: Fonts,
    pages: usize,
    outline: Outline,
}

/// Everything to print and play as a PDF: the cards with their backs, the leaders, the board, the markers, the player
/// aids and the rules. The pages of cards come first, each followed by its backs, mirrored for printing on both sides
/// turned over the long edge.
///
/// The same options always make the same bytes.
///
/// # Errors
/// A picture that cannot be drawn, or a document that cannot be put together; neither happens with the pictures and
/// texts the game comes with.
pub fn book(options: &Options) -> Result<Vec<u8>, PrintError> {
    let words = Words::new(options.language);
    let mut book = Book {
        options,
        words,
        document: Document::new(),
        fonts: Fonts::new().ok_or(PrintError::Fonts)?,
        pages: 0,
        outline: Outline::new(),
    };
    cards::print(&mut book)?;
    board::print(&mut book)?;
    let title = words.edition(options.edition);
    book.document.set_outline(book.outline);
    book.document.set_metadata(
        Metadata::new()
            .title(title)
            .language(options.language.id().to_owned())
            .creator("Oshra".to_owned()),
    );
    book.document.finish().map_err(|error| PrintError::Document(format!("{error:?}")))
}

impl Book<'_> {
    /// The next page, this large in millimetres.
    pub(crate) fn page(
        &mut self,
        size: (f32, f32),
        draw: impl FnOnce(&mut Canvas<'_, '_>) -> Result<(), PrintError>,
    ) -> Result<(), PrintError> {
        let settings = PageSettings::from_wh(size.0 * MM, size.1 * MM)
            .ok_or_else(|| PrintError::Document("a page without size".to_owned()))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        let drawn = draw(&mut Canvas {
            surface: &mut surface,
            fonts: &self.fonts,
            size,
        });
        surface.finish();
        page.finish();
        self.pages += 1;
        drawn
    }

    /// Notes in the table of contents that something begins on the next page.
    pub(crate) fn begins(&mut self, title: String) {
        let here = XyzDestination::new(self.pages, Point::from_xy(0.0, 0.0));
        self.outline.push_child(OutlineNode::new(title, here));
    }
}
