//! Pages of cards, nine to a page, with their backs.

use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters};
use crate::{PrintError, board};
use faces::{Font, Picture, Style};
use rules::{Hero, Leader};
use words::text;

/// Width and height of a card.
const CARD: (f32, f32) = (63.0, 88.0);
const COLUMNS: usize = 3;
const ROWS: usize = 3;
/// How far the paper of the outer cards reaches over their edge, for cuts that are not quite straight.
const BLEED: f32 = 2.0;

/// A finished picture and what it shows.
type Face = (String, String);

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let (words, theme) = (book.words, book.options.theme());
    let style = Style::new("").theme(theme).square();
    let heroes: Vec<Hero> = book.options.heroes().collect();
    let back = faces::hero_back(faces::art(Picture::HeroBack), style);
    book.begins(text!(words, "heroes-heading"));
    let pages = heroes.len().div_ceil(COLUMNS * ROWS);
    for (number, heroes) in heroes.chunks(COLUMNS * ROWS).enumerate() {
        let faces: Vec<Face> = heroes
            .iter()
            .map(|&hero| {
                (
                    words.hero_name(hero),
                    faces::hero_card(hero, faces::art(hero), words, style),
                )
            })
            .collect();
        sheet(book, &faces, &back, &format!("{} / {pages}", number + 1), false)?;
    }
    let leaders: Vec<Face> = Leader::ALL
        .iter()
        .map(|&leader| {
            (
                words.leader(leader),
                faces::leader_card(leader, faces::art(leader), words, style),
            )
        })
        .collect();
    let back = faces::leader_back(faces::art(Picture::LeaderBack), style);
    book.begins(text!(words, "leaders-heading"));
    sheet(book, &leaders, &back, "", true)
}

/// A page of cards and the page of their backs; the markers go on it where there is room for them.
fn sheet(book: &mut Book<'_>, faces: &[Face], back: &str, footer: &str, markers: bool) -> Result<(), PrintError> {
    let size = book.options.paper.size();
    let edge = if book.options.grey {
        [0xff; 3]
    } else {
        [0xf6, 0xea, 0xd0]
    };
    let note = format!("{}   {footer}", book.words.edition(book.options.edition));
    book.page(size, |canvas| {
        grid(canvas, faces.len(), false, edge, |canvas, index, place| {
            let (name, face) = &faces[index];
            canvas.picture(name, face, place, CARD.0)
        })?;
        ruler(canvas, &note);
        // The leaders leave a row free.
        let free = ROWS - faces.len().div_ceil(COLUMNS);
        if markers && free > 0 {
            let top = (canvas.size.1 + (ROWS as f32 - 2.0 * free as f32) * CARD.1) / 2.0;
            board::markers(canvas, top + 4.0)?;
        }
        Ok(())
    })?;
    book.page(size, |canvas| {
        grid(canvas, faces.len(), true, edge, |canvas, _, place| {
            canvas.picture("the back", back, place, CARD.0)
        })
    })
}

/// So many cards in columns and rows, from the left or, on the back of the page, from the right.
fn grid(
    canvas: &mut Canvas<'_, '_>,
    count: usize,
    mirrored: bool,
    edge: [u8; 3],
    mut draw: impl FnMut(&mut Canvas<'_, '_>, usize, (f32, f32)) -> Result<(), PrintError>,
) -> Result<(), PrintError> {
    let rows = count.div_ceil(COLUMNS).min(ROWS);
    let left = (canvas.size.0 - COLUMNS as f32 * CARD.0) / 2.0;
    let top = (canvas.size.1 - ROWS as f32 * CARD.1) / 2.0;
    let column = |index: usize| {
        let column = index % COLUMNS;
        left + CARD.0 * if mirrored { COLUMNS - 1 - column } else { column } as f32
    };
    for index in 0..count {
        let (x, y) = (column(index), top + CARD.1 * (index / COLUMNS) as f32);
        canvas.area([x - BLEED, y - BLEED, CARD.0 + 2.0 * BLEED, CARD.1 + 2.0 * BLEED], edge);
    }
    for index in 0..count {
        draw(canvas, index, (column(index), top + CARD.1 * (index / COLUMNS) as f32))?;
    }
    let (right, bottom) = (left + COLUMNS as f32 * CARD.0, top + rows as f32 * CARD.1);
    marks(canvas, [left, top, right, bottom], rows);
    Ok(())
}

/// Short lines outside the cards that show where to cut.
fn marks(canvas: &mut Canvas<'_, '_>, [left, top, right, bottom]: [f32; 4], rows: usize) {
    const OFF: f32 = BLEED + 0.5;
    const LONG: f32 = 4.0;
    for column in 0..=COLUMNS {
        let x = left + CARD.0 * column as f32;
        canvas.line(&[(x, top - OFF - LONG), (x, top - OFF)], 0.15, INK, None);
        canvas.line(&[(x, bottom + OFF), (x, bottom + OFF + LONG)], 0.15, INK, None);
    }
    for row in 0..=rows {
        let y = top + CARD.1 * row as f32;
        canvas.line(&[(left - OFF - LONG, y), (left - OFF, y)], 0.15, INK, None);
        canvas.line(&[(right + OFF, y), (right + OFF + LONG, y)], 0.15, INK, None);
    }
}

/// Five centimetres at the lower edge, to check that the page was not scaled, and a note beside them.
fn ruler(canvas: &mut Canvas<'_, '_>, note: &str) {
    // Between the cut marks of the middle column, the note between those of the right one.
    let middle = (canvas.size.0 - CARD.0) / 2.0;
    let (x, y) = (middle + 2.0, canvas.size.1 - 3.6);
    let letters = Letters {
        font: Font::Body,
        size: 6.5,
        colour: [0x77; 3],
    };
    canvas.line(&[(x, y), (x + 50.0, y)], 0.15, letters.colour, None);
    for step in 0..=5_u8 {
        let x = x + 10.0 * f32::from(step);
        canvas.line(&[(x, y - 1.2), (x, y)], 0.15, letters.colour, None);
    }
    canvas.text((x + 52.0, y), letters, "5 cm");
    canvas.text((middle + CARD.0 + 2.0, y), letters, note);
}
