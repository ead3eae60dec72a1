//! The rules and other documents, set in columns.

mod hero;
mod pages;
mod pictures;
mod slabs;

pub(crate) use slabs::{Setter, Slab};

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{INK, Letters};
use crate::setting::Mark;
use crate::structure::Element;
use faces::Font;
use pages::{Columns, Spot};
use words::Document;

/// The margin around the page.
const MARGIN: f32 = 16.0;
/// The gap between the columns.
const GUTTER: f32 = 8.0;
/// What the title takes of the first page.
const TITLE: f32 = 26.0;

/// The columns on a page of this size.
const fn columns((wide, high): (f32, f32)) -> Columns {
    Columns {
        count: 2,
        width: (wide - 2.0 * MARGIN - GUTTER) / 2.0,
        gutter: GUTTER,
        left: MARGIN,
        top: MARGIN,
        bottom: high - MARGIN,
        first_top: MARGIN + TITLE,
    }
}

/// The size of the text in points.
const SIZE: f32 = 8.8;

/// The complete rules; of the heroes only those that are printed.
pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    document(book, &rulebook(book), SIZE)
}

/// How many pages the rules take.
pub(crate) fn count(book: &Book<'_>) -> usize {
    let columns = columns(book.options.paper.size());
    let setter = Setter::new(columns.width, SIZE, book.options.cards.theme()).speaking(book.words);
    let spots = columns.place(&setter.blocks(&rulebook(book).blocks));
    spots.last().map_or(0, |spot| spot.page + 1)
}

fn rulebook(book: &Book<'_>) -> Document {
    let mut document = book.words.rulebook();
    let heroes: Vec<_> = book.options.cards.heroes().collect();
    document.keep_heroes(|hero| heroes.contains(&hero));
    document
}

/// A document in two columns, with links that work on the screen, in text of this size in points.
pub(crate) fn document(book: &mut Book<'_>, document: &Document, text: f32) -> Result<(), PrintError> {
    let size = book.options.paper.size();
    let columns = columns(size);
    let setter = Setter::new(columns.width, text, book.options.cards.theme()).speaking(book.words);
    let mut slabs = setter.blocks(&document.blocks);
    let spots = columns.place(&slabs);
    number_index(&mut slabs, &spots, columns.width);
    book.structure.open(Element::Part);
    let pages = spots.iter().map(|spot| spot.page + 1).max().unwrap_or(0);
    let first = book.begins_with(
        document.title.clone(),
        slabs.iter().zip(&spots).filter_map(|(slab, spot)| {
            let title = slab.contents.clone()?;
            Some((title, spot.page, spot.y))
        }),
    );
    let places: Vec<(&str, Spot)> = slabs
        .iter()
        .zip(&spots)
        .filter_map(|(slab, spot)| Some((slab.place.as_deref()?, *spot)))
        .collect();
    for page in 0..pages {
        let known = |to: &str| {
            let found = places.iter().find(|(place, _)| *place == to);
            found.map(|(_, spot)| (first + spot.page, spot.y))
        };
        book.page_with_links(size, known, |canvas| {
            if page == 0 {
                title(canvas, &document.title);
            }
            let mut links = Vec::new();
            for (slab, spot) in slabs.iter().zip(&spots).filter(|(_, spot)| spot.page == page) {
                links.extend(canvas.marks(&slab.marks, (spot.x, spot.y))?);
            }
            let footer = Letters {
                font: Font::Body,
                size: 7.5,
                color: [0x66; 3],
            };
            if pages > 1 {
                let number = format!("{} / {pages}", page + 1);
                let at = (size.0 / 2.0, size.1 - MARGIN / 2.0);
                canvas.ornament(|canvas| canvas.centered(at, footer, &number));
            }
            Ok(links)
        })?;
    }
    book.structure.close();
    Ok(())
}

/// Writes the pages into the index, once they are known.
fn number_index(slabs: &mut [Slab], spots: &[Spot], width: f32) {
    let pages: std::collections::HashMap<String, usize> = slabs
        .iter()
        .zip(spots)
        .filter_map(|(slab, spot)| Some((slab.place.clone()?, spot.page + 1)))
        .collect();
    for slab in slabs {
        let Some(page) = slab.page_of.as_ref().and_then(|place| pages.get(place)) else {
            continue;
        };
        let mut marks = slab.marks.iter_mut().rev();
        // The last text of such a line is the empty one for the number.
        let text = marks.find_map(|mark| match mark {
            Mark::Text(x, _, letters, words) => Some((x, letters, words)),
            _ => None,
        });
        if let Some((x, letters, words)) = text {
            *words = page.to_string();
            *x = width - letters.width(words);
        }
    }
}

/// The title over both columns, on a strip like a card's.
fn title(canvas: &mut crate::canvas::Canvas<'_, '_>, title: &str) {
    let letters = Letters {
        font: Font::Display,
        size: 34.0,
        color: [0xff, 0xfa, 0xf0],
    };
    let wide = letters.width(title);
    let (x, y) = (MARGIN, MARGIN + 2.0);
    let around = |off: f32| {
        [
            (x - 3.0 - off, y - off),
            (x + wide + 7.0 + off, y - 1.2 - off),
            (x + wide + 5.0 + off, y + 14.2 + off),
            (x - 2.0 - off, y + 15.0 + off),
        ]
    };
    canvas.ornament(|canvas| {
        canvas.shape(&around(1.0), INK);
        canvas.shape(&around(0.0), canvas.accent());
    });
    canvas.wording(Element::Heading(1, title.to_owned()), |canvas| {
        canvas.text((x + 2.0, y + 11.4), letters, title);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use faces::Theme;
    use words::{Block, Language, Words};

    #[test]
    fn everything_stays_in_its_column_in_every_language() {
        for (language, paper) in Language::ALL
            .into_iter()
            .flat_map(|it| Paper::ALL.map(|paper| (it, paper)))
        {
            let columns = columns(paper.size());
            let words = Words::new(language);
            let document = words.rulebook();
            let setter = Setter::new(columns.width, SIZE, Theme::Light).speaking(words);
            let slabs = setter.blocks(&document.blocks);
            for (slab, spot) in slabs.iter().zip(columns.place(&slabs)) {
                let bottom = spot.y + slab.height;
                assert!(
                    bottom <= columns.bottom + 0.01,
                    "{language} {paper}: {:?} down to {bottom}",
                    slab.place
                );
                for mark in &slab.marks {
                    let right = match mark {
                        Mark::Text(x, _, letters, words) => x + letters.width(words.trim_end()),
                        Mark::Icon(x, _, size, _) => x + size,
                        Mark::Picture(x, _, width, ..) => x + width,
                        _ => 0.0,
                    };
                    assert!(right <= columns.width + 0.1, "{language} {paper}: {mark:?}");
                }
            }
            let links = slabs.iter().flat_map(|slab| &slab.marks).filter_map(|mark| match mark {
                Mark::Link(_, to, _) => Some(to),
                _ => None,
            });
            for to in links {
                let found = slabs.iter().any(|slab| slab.place.as_ref() == Some(to));
                assert!(found, "{language}: a link to {to}, which is nowhere");
            }
        }
    }

    #[test]
    fn a_sentence_is_not_parted_from_what_it_leads_in_to() {
        for (language, paper) in Language::ALL
            .into_iter()
            .flat_map(|it| Paper::ALL.map(|paper| (it, paper)))
        {
            let columns = columns(paper.size());
            let words = Words::new(language);
            let blocks = words.rulebook().blocks;
            let setter = Setter::new(columns.width, SIZE, Theme::Light).speaking(words);
            let spots = columns.place(&setter.blocks(&blocks));
            let mut next = 0;
            for pair in blocks.windows(2) {
                next += setter.block(&pair[0]).len();
                if let [
                    Block::Paragraph(text),
                    Block::List { .. } | Block::Table { .. } | Block::Picture { .. } | Block::Ruling { .. },
                ] = pair
                {
                    let (before, after) = (spots[next - 1], spots[next]);
                    let together = before.page == after.page && before.x == after.x;
                    assert!(together, "{language} {paper}: {text:?}");
                }
            }
        }
    }
}
