//! The whole book, page by page.

use crate::canvas::Canvas;
use crate::paper::MM;
use crate::{Fonts, Options, PrintError, aid, board, cards, rules};
use krilla::Document;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use words::{Words, text};

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
    aid::print(&mut book)?;
    rules::print(&mut book)?;
    let title = format!("{}: {}", text!(words, "app-name"), words.edition(options.edition));
    book.document.set_outline(book.outline);
    book.document.set_metadata(
        Metadata::new()
            .title(title)
            .language(options.language.id().to_owned())
            .creator("Oshra".to_owned()),
    );
    book.document
        .finish()
        .map_err(|error| PrintError::Document(format!("{error:?}")))
}

impl Book<'_> {
    /// The next page, this large in millimetres.
    pub(crate) fn page(
        &mut self,
        size: (f32, f32),
        draw: impl FnOnce(&mut Canvas<'_, '_>) -> Result<(), PrintError>,
    ) -> Result<(), PrintError> {
        self.page_with_links(size, |canvas| draw(canvas).map(|()| Vec::new()))
    }

    /// The next page. `draw` returns its links: where they are, and the page and height they lead to.
    pub(crate) fn page_with_links(
        &mut self,
        size: (f32, f32),
        draw: impl FnOnce(&mut Canvas<'_, '_>) -> Result<Vec<(Rect, usize, f32)>, PrintError>,
    ) -> Result<(), PrintError> {
        let settings = PageSettings::from_wh(size.0 * MM, size.1 * MM)
            .ok_or_else(|| PrintError::Document("a page without size".to_owned()))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        let drawn = draw(&mut Canvas {
            surface: &mut surface,
            fonts: &self.fonts,
            size,
            theme: self.options.theme(),
        });
        surface.finish();
        for (rect, page_index, y) in drawn? {
            let there = XyzDestination::new(page_index, Point::from_xy(0.0, y * MM));
            let target = Target::Destination(there.into());
            page.add_annotation(Annotation::new_link(LinkAnnotation::new(rect, target), None));
        }
        page.finish();
        self.pages += 1;
        Ok(())
    }

    /// An empty page behind one that will be cut, if the sheet is printed on both sides.
    pub(crate) fn empty_back(&mut self, size: (f32, f32)) -> Result<(), PrintError> {
        if self.options.single_sided {
            return Ok(());
        }
        self.page(size, |_| Ok(()))
    }

    /// Notes in the table of contents that something begins on the next page.
    pub(crate) fn begins(&mut self, title: String) {
        self.begins_with(title, []);
    }

    /// The same with parts, each with its page from there and its height on it. Returns the number of the next page.
    pub(crate) fn begins_with(
        &mut self,
        title: String,
        parts: impl IntoIterator<Item = (String, usize, f32)>,
    ) -> usize {
        let at = |page: usize, y: f32| XyzDestination::new(page, Point::from_xy(0.0, y * MM));
        let mut node = OutlineNode::new(title, at(self.pages, 0.0));
        for (part, page, y) in parts {
            node.push_child(OutlineNode::new(part, at(self.pages + page, y)));
        }
        self.outline.push_child(node);
        self.pages
    }
}
