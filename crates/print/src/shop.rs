//! For print shops: one page for each side of each card, with bleed and boxes.

use crate::book::finish;
use crate::canvas::Canvas;
use crate::deck::{Deck, Side};
use crate::options::{UnknownName, named};
use crate::paper::MM;
use crate::structure::Structure;
use crate::{Cards, Fonts, PrintError};
use krilla::Document;
use krilla::geom::Rect;
use krilla::outline::Outline;
use krilla::page::PageSettings;
use std::str::FromStr;

/// What shops ask for around a card, an eighth of an inch: ground that is cut off, and inside the cut room that holds
/// nothing that matters.
pub(crate) const EIGHTH: f32 = 25.4 / 8.0;

/// What a print shop gets.
///
/// ```
/// use print::{CardSize, Order, Shop};
/// let pdf = print::shop(&Shop { size: CardSize::Inches, order: Order::Alternating, ..Shop::default() })?;
/// assert!(pdf.starts_with(b"%PDF-"));
/// # Ok::<(), print::PrintError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Shop {
    /// The cards.
    pub cards: Cards,
    /// How large they are.
    pub size: CardSize,
    /// The order of the pages.
    pub order: Order,
}

/// The size of a card after cutting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum CardSize {
    /// 63 × 88 mm.
    #[default]
    Millimeters,
    /// 2½ × 3½ inches, called poker size.
    Inches,
}

impl CardSize {
    /// All sizes.
    pub const ALL: [CardSize; 2] = [CardSize::Millimeters, CardSize::Inches];

    /// The name used in options.
    pub const fn id(self) -> &'static str {
        match self {
            CardSize::Millimeters => "63x88",
            CardSize::Inches => "2.5x3.5",
        }
    }

    /// Width and height in millimeters.
    pub const fn size(self) -> (f32, f32) {
        match self {
            CardSize::Millimeters => (63.0, 88.0),
            CardSize::Inches => (63.5, 88.9),
        }
    }

    /// Width and height with the bleed.
    pub(crate) const fn with_bleed(self) -> (f32, f32) {
        let (wide, high) = self.size();
        (wide + 2.0 * EIGHTH, high + 2.0 * EIGHTH)
    }
}

impl FromStr for CardSize {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<CardSize, UnknownName> {
        named(id, &CardSize::ALL, CardSize::id)
    }
}

/// The order of the pages for a print shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// All fronts, then all backs in the same order.
    #[default]
    FrontsFirst,
    /// Back, front, back, front and so on.
    Alternating,
}

impl Order {
    /// All orders.
    pub const ALL: [Order; 2] = [Order::FrontsFirst, Order::Alternating];

    /// The name used in options.
    pub const fn id(self) -> &'static str {
        match self {
            Order::FrontsFirst => "fronts-first",
            Order::Alternating => "alternating",
        }
    }
}

impl FromStr for Order {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Order, UnknownName> {
        named(id, &Order::ALL, Order::id)
    }
}

/// How much smaller the face of a card is in this form, so that frame, sign and text keep an eighth of an inch from the
/// cut.
const INWARD: f32 = 0.925;

/// Where the face of a card lies on its page: its corner and its width.
pub(crate) fn face_place(size: CardSize) -> ((f32, f32), f32) {
    let (wide, high) = size.with_bleed();
    let (face, tall) = faces::CARD;
    let width = size.size().0 * INWARD;
    let height = width * tall / face;
    (((wide - width) / 2.0, (high - height) / 2.0), width)
}

/// All sides of all cards in the order of the pages.
pub(crate) fn pages(deck: &Deck, order: Order) -> Vec<Side<'_>> {
    let fronts = deck.cards.iter().map(|card| deck.front(card));
    let backs = deck.cards.iter().map(|card| deck.back(card));
    match order {
        Order::FrontsFirst => fronts.chain(backs).collect(),
        Order::Alternating => backs.zip(fronts).flat_map(|(back, front)| [back, front]).collect(),
    }
}

/// The cards for a print shop as a PDF: one page for each side of each card, an eighth of an inch of bleed around it,
/// nothing that matters within an eighth of an inch of the cut, and boxes that say where the cut is. Colors are RGB.
///
/// # Errors
/// A picture that cannot be drawn, or a document that cannot be put together; neither happens with the pictures and
/// texts the game comes with.
pub fn shop(shop: &Shop) -> Result<Vec<u8>, PrintError> {
    let deck = Deck::new(&shop.cards);
    let fonts = Fonts::new().ok_or(PrintError::Fonts)?;
    let mut document = Document::new();
    let mut structure = Structure::default();
    let size = shop.size.with_bleed();
    let (wide, high) = (size.0 * MM, size.1 * MM);
    let no_size = || PrintError::Document("a page without size".to_owned());
    let bleed = EIGHTH * MM;
    let trim = Rect::from_ltrb(bleed, bleed, wide - bleed, high - bleed);
    let all = Rect::from_ltrb(0.0, 0.0, wide, high);
    for side in pages(&deck, shop.order) {
        let settings = PageSettings::from_wh(wide, high)
            .ok_or_else(no_size)?
            .with_trim_box(trim)
            .with_bleed_box(all);
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let mut canvas = Canvas {
            surface: &mut surface,
            fonts: &fonts,
            size,
            theme: shop.cards.theme(),
            words: shop.cards.words(),
            structure: &mut structure,
        };
        canvas.ornament(|canvas| canvas.area([0.0, 0.0, size.0, size.1], side.ground));
        let (at, width) = face_place(shop.size);
        let drawn = side.draw(&mut canvas, at, width);
        surface.finish();
        page.finish();
        drawn?;
    }
    finish(document, Outline::new(), structure, &shop.cards)
}
