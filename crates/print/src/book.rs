//! The whole book, page by page.

use crate::canvas::{Canvas, Link};
use crate::options::{Part, Sides};
use crate::paper::MM;
use crate::structure::Structure;
use crate::{Cards, Fonts, Options, PrintError, aid, board, guide, pieces, rules, sheets};
use krilla::Document;
use krilla::SerializeSettings;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
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
    pub(crate) structure: Structure,
}

/// Everything to print and play at home as a PDF: a guide, the cards with their backs, the board, the markers, a box,
/// the player aids and the rules, or the parts of it that are asked for. Each page of cards is followed by its backs,
/// mirrored for printing on both sides turned over the long edge.
///
/// It can be read aloud: the document has a structure of headings, lists, tables and pictures with descriptions, as
/// PDF/UA-1 wants it.
///
/// The same options always make the same bytes.
///
/// # Errors
/// [`PrintError::Gap`] if there is no room between the cards, [`PrintError::NoParts`] if no part is asked for; a picture
/// that cannot be drawn, or a document that cannot be put together, does not happen with the pictures and texts the game
/// comes with.
pub fn book(options: &Options) -> Result<Vec<u8>, PrintError> {
    if options.parts.is_empty() {
        return Err(PrintError::NoParts);
    }
    let mut book = Book::new(options)?;
    let wanted = |part: Part| options.parts.contains(part);
    if wanted(Part::Guide) {
        guide::print(&mut book)?;
    }
    if wanted(Part::Cards) {
        sheets::print(&mut book)?;
    }
    if wanted(Part::Board) {
        board::print(&mut book)?;
    }
    if wanted(Part::Markers) || wanted(Part::Box) {
        pieces::print(&mut book)?;
    }
    if wanted(Part::Aids) {
        aid::print(&mut book)?;
    }
    if wanted(Part::Rules) {
        rules::print(&mut book)?;
    }
    finish(book.document, book.outline, book.structure, &options.cards)
}

/// The bytes of a document.
pub(crate) fn finish(
    mut document: Document,
    outline: Outline,
    structure: Structure,
    cards: &Cards,
) -> Result<Vec<u8>, PrintError> {
    document.set_outline(outline);
    document.set_tag_tree(structure.tree(cards.language.id()));
    document.set_metadata(
        Metadata::new()
            .title(cards.document_title())
            .language(cards.language.id().to_owned())
            .creator("Oshra".to_owned()),
    );
    document
        .finish()
        .map_err(|error| PrintError::Document(format!("{error:?}")))
}

impl<'a> Book<'a> {
    fn new(options: &'a Options) -> Result<Book<'a>, PrintError> {
        // What PDF/UA-1 wants is checked when the document is put together.
        let configuration = ConfigurationBuilder::new()
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .map_err(|error| PrintError::Document(format!("{error:?}")))?;
        let settings = SerializeSettings {
            configuration,
            ..SerializeSettings::default()
        };
        Ok(Book {
            options,
            words: options.cards.words(),
            document: Document::new_with(settings),
            fonts: Fonts::new().ok_or(PrintError::Fonts)?,
            pages: 0,
            outline: Outline::new(),
            structure: Structure::default(),
        })
    }

    /// The next page, this large in millimeters.
    pub(crate) fn page(
        &mut self,
        size: (f32, f32),
        draw: impl FnOnce(&mut Canvas<'_, '_>) -> Result<(), PrintError>,
    ) -> Result<(), PrintError> {
        self.page_with_links(size, |_| None, |canvas| draw(canvas).map(|()| Vec::new()))
    }

    /// The next page. `draw` returns its links, and `places` knows the page and the height they lead to.
    pub(crate) fn page_with_links(
        &mut self,
        size: (f32, f32),
        places: impl Fn(&str) -> Option<(usize, f32)>,
        draw: impl FnOnce(&mut Canvas<'_, '_>) -> Result<Vec<Link>, PrintError>,
    ) -> Result<(), PrintError> {
        let settings = PageSettings::from_wh(size.0 * MM, size.1 * MM)
            .ok_or_else(|| PrintError::Document("a page without size".to_owned()))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        let drawn = draw(&mut Canvas {
            surface: &mut surface,
            fonts: &self.fonts,
            size,
            theme: self.options.cards.theme(),
            words: self.words,
            structure: &mut self.structure,
        });
        surface.finish();
        for link in drawn? {
            let target = link.rect.zip(places(&link.to));
            let identifier = target.map(|(rect, (page_index, y))| {
                let there = XyzDestination::new(page_index, Point::from_xy(0.0, y * MM));
                let target = Target::Destination(there.into());
                let says = Some(link.says);
                page.add_tagged_annotation(Annotation::new_link(LinkAnnotation::new(rect, target), says))
            });
            self.structure.linked(identifier);
        }
        page.finish();
        self.pages += 1;
        Ok(())
    }

    /// An empty page behind one that will be cut, if the sheet is printed on both sides.
    pub(crate) fn empty_back(&mut self, size: (f32, f32)) -> Result<(), PrintError> {
        if self.options.sides != Sides::Both {
            return Ok(());
        }
        self.page(size, |_| Ok(()))
    }

    /// Notes in the table of contents that something begins on the next page.
    pub(crate) fn begins(&mut self, title: String) {
        self.begins_with(title, []);
    }

    /// Notes that something begins there that has parts, each with its page from there and its height on it. Returns the
    /// number of the next page.
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
