//! Player aids: four to a page, to be cut out.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters};
use crate::rules::{Setter, Slab};
use crate::setting::Mark;
use faces::{Font, Picture, Style, Theme};
use rules::Faction;
use words::{Block, Document, RichText};

/// The order in which the factions are checked, as the aid lists them.
const CHECKED: [Faction; 4] = [
    Faction::Undead,
    Faction::WaterFolk,
    Faction::ImperialArmy,
    Faction::HillTribes,
];
/// The sizes of the text, in points.
const LARGEST: f32 = 9.0;
const SMALLEST: f32 = 6.5;
/// The room inside an aid, around its text.
const PAD: f32 = 4.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let aid = book.words.player_aid();
    let size = book.options.paper.size();
    let theme = book.options.theme();
    let (wide, high) = quarter(size);
    let (marks, height) = fit(&aid, (wide - 2.0 * PAD, high - 2.0 * PAD), theme);
    book.begins(aid.title.clone());
    book.page(size, |canvas| {
        for (column, row) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let (x, y) = (size.0 / 2.0 + (column - 1.0) * wide, size.1 / 2.0 + (row - 1.0) * high);
            let spare = (high - 2.0 * PAD - height) / 2.0;
            canvas.marks(&marks, (x + PAD, y + PAD + spare))?;
        }
        cuts(
            canvas,
            [size.0 / 2.0 - wide, size.1 / 2.0 - high, 2.0 * wide, 2.0 * high],
        );
        Ok(())
    })?;
    book.empty_back(size)
}

/// The size of an aid on a page of this size.
const fn quarter((wide, high): (f32, f32)) -> (f32, f32) {
    (wide / 2.0 - 9.0, high / 2.0 - 9.0)
}

/// The aid in letters as large as there is room for, but not smaller than can be read.
fn fit(aid: &Document, (wide, high): (f32, f32), theme: Theme) -> (Vec<Mark>, f32) {
    let mut size = LARGEST;
    loop {
        let (marks, height) = set(aid, wide, size, theme);
        if height <= high || size <= SMALLEST {
            return (marks, height);
        }
        size -= 0.1;
    }
}

/// Lines to cut along: around all four and between them.
fn cuts(canvas: &mut Canvas<'_, '_>, [x, y, wide, high]: [f32; 4]) {
    for step in [0.0, 0.5, 1.0] {
        let dash = Some([1.6, 1.2]);
        let (across, down) = (x + wide * step, y + high * step);
        canvas.line(&[(across, y), (across, y + high)], 0.15, INK, dash);
        canvas.line(&[(x, down), (x + wide, down)], 0.15, INK, dash);
    }
}

/// The aid in a column of this width: its marks and its height.
fn set(aid: &Document, width: f32, size: f32, theme: Theme) -> (Vec<Mark>, f32) {
    let setter = Setter::new(width, size, theme);
    let mut marks = Vec::new();
    let mut y = 0.0;
    let mut place = "";
    for block in &aid.blocks {
        let slabs = match block {
            Block::Heading { id, text, .. } => {
                place = id;
                vec![heading(text, width, size, theme)]
            }
            Block::List { items, .. } if place == "aid-winning" => vec![winning(items, width, size, theme)],
            Block::List { items, .. } if place == "aid-icons" => vec![icons(items, width, size, theme)],
            other => setter.block(other),
        };
        for slab in slabs {
            if y > 0.0 {
                y += slab.above;
            }
            marks.extend(slab.marks.into_iter().map(|mark| mark.moved(0.0, y)));
            y += slab.height;
        }
    }
    (marks, y)
}

/// A heading, with a line up to the right edge.
fn heading(text: &str, width: f32, size: f32, theme: Theme) -> Slab {
    let letters = Letters {
        font: Font::Display,
        size: size * 1.7,
        colour: if theme == Theme::Grey { INK } else { [0x5b, 0x33, 0x58] },
    };
    let baseline = size * 0.49;
    let line = [(letters.width(text) + 1.5, baseline - 0.2), (width, baseline - 0.2)];
    Slab {
        marks: vec![
            Mark::Text(0.0, baseline, letters, text.to_owned()),
            Mark::Line(line, 0.35, letters.colour),
        ],
        height: size * 0.64,
        above: size * 0.2,
        ..Slab::default()
    }
}

/// The four ways to win, each with its picture.
fn winning(items: &[RichText], width: f32, size: f32, theme: Theme) -> Slab {
    const GAP: f32 = 2.0;
    let picture_width = size * 2.05;
    let setter = Setter::new(width - picture_width - GAP, size, theme);
    let style = Style::new("").theme(theme).square();
    let mut slab = Slab {
        above: 0.4,
        ..Slab::default()
    };
    let mut y = 0.0;
    for (item, faction) in items.iter().zip(CHECKED) {
        let picture = faces::winning(faces::art(Picture::Win(faction)), style);
        slab.marks
            .push(Mark::Picture(0.0, y, picture_width, faction.id().to_owned(), picture));
        let lines = setter.block(&Block::Paragraph(item.clone()));
        let text: f32 = lines.iter().map(|line| line.height).sum();
        let high = (picture_width * 160.0 / 300.0).max(text);
        let mut down = (high - text) / 2.0;
        for line in lines {
            let marks = line.marks.into_iter();
            slab.marks
                .extend(marks.map(|mark| mark.moved(picture_width + GAP, y + down)));
            down += line.height;
        }
        y += high + 0.8;
    }
    slab.height = y;
    slab
}

/// The icons in three columns.
fn icons(items: &[RichText], width: f32, size: f32, theme: Theme) -> Slab {
    const COLUMNS: usize = 3;
    let column = width / COLUMNS as f32;
    let setter = Setter::new(column - 1.0, size, theme);
    let rows = items.len().div_ceil(COLUMNS);
    let mut slab = Slab {
        above: 0.4,
        ..Slab::default()
    };
    for (side, items) in items.chunks(rows.max(1)).enumerate() {
        let mut y = 0.0;
        for item in items {
            for line in setter.block(&Block::Paragraph(item.clone())) {
                let x = side as f32 * column;
                slab.marks.extend(line.marks.into_iter().map(|mark| mark.moved(x, y)));
                y += line.height + 0.35;
            }
        }
        slab.height = slab.height.max(y);
    }
    slab
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use words::{Language, Words};

    #[test]
    fn the_aid_fits_its_quarter_in_every_language() {
        for (language, paper) in Language::ALL
            .into_iter()
            .flat_map(|it| Paper::ALL.map(|paper| (it, paper)))
        {
            let (wide, high) = quarter(paper.size());
            let (wide, high) = (wide - 2.0 * PAD, high - 2.0 * PAD);
            let (marks, height) = fit(&Words::new(language).player_aid(), (wide, high), Theme::Light);
            assert!(height <= high, "{language} {paper}: {height} in {high}");
            for mark in &marks {
                if let Mark::Text(x, _, letters, words) = mark {
                    assert!(x + letters.width(words) <= wide + 0.1, "{language} {paper}: {words}");
                    assert!(letters.size >= 6.5, "{language} {paper}: {words} in {}", letters.size);
                }
            }
        }
    }
}
