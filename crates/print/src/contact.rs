//! A contact sheet: every card small, with its number in the order of the pages, to check what a shop will print.

use crate::book::finish;
use crate::canvas::{Canvas, INK, Letters};
use crate::deck::Deck;
use crate::paper::MM;
use crate::structure::{Element, Structure};
use crate::{Fonts, Paper, PrintError, Shop};
use faces::Font;
use krilla::Document;
use krilla::outline::Outline;
use krilla::page::PageSettings;

const MARGIN: f32 = 12.0;
const COLUMNS: usize = 7;
const GAP: f32 = 3.0;
const LABEL: f32 = 5.0;
const HEAD: f32 = 9.0;

/// All pages of a shop's PDF small on a few sheets of paper, in their order.
///
/// # Errors
/// Those of [`shop`](crate::shop()).
pub fn contact_sheet(shop: &Shop, paper: Paper) -> Result<Vec<u8>, PrintError> {
    let deck = Deck::new(&shop.cards);
    let fonts = Fonts::new().ok_or(PrintError::Fonts)?;
    let mut document = Document::new();
    let mut structure = Structure::default();
    let size = paper.size();
    let pages = crate::shop::pages(&deck, shop.order);
    let wide = (size.0 - 2.0 * MARGIN - (COLUMNS - 1) as f32 * GAP) / COLUMNS as f32;
    let high = wide * faces::CARD.1 / faces::CARD.0;
    let rows = ((size.1 - 2.0 * MARGIN - HEAD + GAP) / (high + LABEL + GAP)) as usize;
    let on_sheet = COLUMNS * rows.max(1);
    let sheets = pages.len().div_ceil(on_sheet);
    for (number, sides) in pages.chunks(on_sheet).enumerate() {
        let settings = PageSettings::from_wh(size.0 * MM, size.1 * MM)
            .ok_or_else(|| PrintError::Document("a page without size".to_owned()))?;
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
        let title = format!("{}   {} / {sheets}", shop.cards.document_title(), number + 1);
        canvas.wording(Element::Paragraph, |canvas| {
            canvas.text((MARGIN, MARGIN + 3.0), letters(9.0), &title);
        });
        let mut drawn = Ok(());
        for (index, side) in sides.iter().enumerate() {
            let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
            let x = MARGIN + column * (wide + GAP);
            let y = MARGIN + HEAD + row * (high + LABEL + GAP);
            drawn = drawn.and_then(|()| side.draw(&mut canvas, (x, y), wide));
            let place = (number * on_sheet + index + 1).to_string();
            canvas.wording(Element::Paragraph, |canvas| {
                canvas.centered((x + wide / 2.0, y + high + 3.4), letters(7.0), &place);
            });
        }
        surface.finish();
        page.finish();
        drawn?;
    }
    finish(document, Outline::new(), structure, &shop.cards)
}

const fn letters(size: f32) -> Letters {
    Letters {
        font: Font::Body,
        size,
        color: INK,
    }
}
