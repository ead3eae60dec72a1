//! The rules, set in columns.

mod pages;
mod slabs;

pub(crate) use slabs::{Setter, Slab};

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{INK, Letters};
use faces::Font;
use pages::{Columns, Spot};

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

/// The complete rules in two columns, with links that work on the screen.
pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let document = book.words.rulebook();
    let size = book.options.paper.size();
    let columns = columns(size);
    let setter = Setter::new(columns.width, SIZE, book.options.theme());
    let slabs = setter.blocks(&document.blocks);
    let spots = columns.place(&slabs);
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
        let links = book.page_with_links(size, |canvas| {
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
                colour: [0x66; 3],
            };
            let number = format!("{} / {pages}", page + 1);
            canvas.centred((size.0 / 2.0, size.1 - MARGIN / 2.0), footer, &number);
            let known = |to: &str| places.iter().find(|(place, _)| *place == to).map(|(_, spot)| *spot);
            Ok(links
                .into_iter()
                .filter_map(|(rect, to)| known(&to).map(|spot| (rect, first + spot.page, spot.y)))
                .collect())
        });
        links?;
    }
    Ok(())
}

/// The title over both columns, on a strip like a card's.
fn title(canvas: &mut crate::canvas::Canvas<'_, '_>, title: &str) {
    let letters = Letters {
        font: Font::Display,
        size: 34.0,
        colour: [0xff, 0xfa, 0xf0],
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
    canvas.shape(&around(1.0), INK);
    canvas.shape(&around(0.0), canvas.accent());
    canvas.text((x + 2.0, y + 11.4), letters, title);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use crate::setting::Mark;
    use faces::Theme;
    use words::{Language, Words};

    #[test]
    fn everything_stays_in_its_column_in_every_language() {
        for (language, paper) in Language::ALL
            .into_iter()
            .flat_map(|it| Paper::ALL.map(|paper| (it, paper)))
        {
            let columns = columns(paper.size());
            let document = Words::new(language).rulebook();
            let slabs = Setter::new(columns.width, SIZE, Theme::Light).blocks(&document.blocks);
            for (slab, spot) in slabs.iter().zip(columns.place(&slabs)) {
                let bottom = spot.y + slab.height;
                assert!(
                    bottom <= columns.bottom + 0.01,
                    "{language} {paper}: {:?} down to {bottom}",
                    slab.place
                );
                for mark in &slab.marks {
                    let right = match mark {
                        Mark::Text(x, _, letters, words) => x + letters.width(words),
                        Mark::Icon(x, _, size, _) => x + size,
                        Mark::Picture(x, _, width, ..) => x + width,
                        _ => 0.0,
                    };
                    assert!(right <= columns.width + 0.1, "{language} {paper}: {mark:?}");
                }
            }
            let links = slabs.iter().flat_map(|slab| &slab.marks).filter_map(|mark| match mark {
                Mark::Link(_, to) => Some(to),
                _ => None,
            });
            for to in links {
                let found = slabs.iter().any(|slab| slab.place.as_ref() == Some(to));
                assert!(found, "{language}: a link to {to}, which is nowhere");
            }
        }
    }
}
