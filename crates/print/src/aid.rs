//! Player aids: six to a page with both sides, to be cut out.

use crate::PrintError;
use crate::book::Book;
use crate::canvas::{Canvas, INK, Letters};
use crate::rules::{Setter, Slab};
use crate::setting::Mark;
use crate::structure::Element;
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
const LARGEST: f32 = 11.0;
const SMALLEST: f32 = 7.0;
/// The room inside an aid, around its text.
const PAD: f32 = 4.0;

/// The parts of the aid on its reverse.
const REVERSE: [&str; 3] = ["aid-end", "aid-ties", "aid-icons"];
const COLUMNS: usize = 2;
const ROWS: usize = 3;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let size = book.options.paper.size();
    let theme = book.options.cards.theme();
    book.begins(book.words.player_aid().title);
    for side in sides(book.words.player_aid()) {
        let (wide, high) = share(size);
        let (marks, height) = fit(&side, (wide - 2.0 * PAD, high - 2.0 * PAD), theme);
        book.page(size, |canvas| {
            let (left, top) = (size.0 / 2.0 - wide, (size.1 - ROWS as f32 * high) / 2.0);
            for index in 0..COLUMNS * ROWS {
                let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
                let (x, y) = (left + column * wide, top + row * high);
                let spare = (high - 2.0 * PAD - height) / 2.0;
                let at = (x + PAD, y + PAD + spare);
                // The other five say the same.
                if index == 0 {
                    canvas.marks(&marks, at)?;
                } else {
                    canvas.ornament(|canvas| canvas.bare_marks(&marks, at))?;
                }
            }
            canvas.ornament(|canvas| cuts(canvas, [left, top, wide, high]));
            Ok(())
        })?;
    }
    Ok(())
}

/// The front of the aid, with the turn and who wins, and its reverse, with the end, ties and icons.
fn sides(aid: Document) -> [Document; 2] {
    let mut sides = [aid.title.clone(), aid.title].map(|title| Document {
        title,
        blocks: Vec::new(),
    });
    let mut reverse = false;
    for block in aid.blocks {
        if let Block::Heading { id, .. } = &block {
            reverse = REVERSE.contains(&id.as_str());
        }
        sides[usize::from(reverse)].blocks.push(block);
    }
    sides
}

/// The size of an aid on a page of this size.
fn share((wide, high): (f32, f32)) -> (f32, f32) {
    ((wide - 14.0) / COLUMNS as f32, (high - 14.0) / ROWS as f32)
}

/// The aid in letters as large as there is room for, but not smaller than can be read.
fn fit(aid: &Document, (wide, high): (f32, f32), theme: Theme) -> (Vec<Mark>, f32) {
    let mut size = LARGEST;
    loop {
        let (marks, height) = set(aid, wide, size, theme);
        let inside = marks.iter().all(|mark| match mark {
            Mark::Text(x, _, letters, words) => x + letters.width(words.trim_end()) <= wide + 0.1,
            _ => true,
        });
        if height <= high && inside || size <= SMALLEST {
            return (marks, height);
        }
        size -= 0.1;
    }
}

/// Lines to cut along: around all aids and between them. The rectangle is the first of them.
fn cuts(canvas: &mut Canvas<'_, '_>, [x, y, wide, high]: [f32; 4]) {
    let dash = Some([1.6, 1.2]);
    let (right, bottom) = (x + wide * COLUMNS as f32, y + high * ROWS as f32);
    for column in 0..=COLUMNS {
        let x = x + wide * column as f32;
        canvas.line(&[(x, y), (x, bottom)], 0.15, INK, dash);
    }
    for row in 0..=ROWS {
        let y = y + high * row as f32;
        canvas.line(&[(x, y), (right, y)], 0.15, INK, dash);
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
        color: if theme == Theme::Gray { INK } else { [0x5b, 0x33, 0x58] },
    };
    let baseline = size * 0.49;
    let line = [(letters.width(text) + 1.5, baseline - 0.2), (width, baseline - 0.2)];
    Slab {
        marks: vec![
            Mark::Line(line, 0.35, letters.color),
            Mark::Open(Element::Heading(2, text.to_owned())),
            Mark::Text(0.0, baseline, letters, text.to_owned()),
            Mark::Close,
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

/// The icons in three columns, each as wide as its longest line.
fn icons(items: &[RichText], width: f32, size: f32, theme: Theme) -> Slab {
    const COLUMNS: usize = 3;
    const GAP: f32 = 2.0;
    let text = Setter::new(width, size, theme).text();
    let widest = |items: &[RichText]| items.iter().map(|item| text.widths(item).1).fold(0.0, f32::max);
    let columns: Vec<&[RichText]> = items.chunks(items.len().div_ceil(COLUMNS).max(1)).collect();
    let widths: Vec<f32> = columns.iter().map(|items| widest(items)).collect();
    let spare = (width - widths.iter().sum::<f32>()) / COLUMNS as f32;
    let mut slab = Slab {
        above: 0.4,
        ..Slab::default()
    };
    let mut x = 0.0;
    for (items, wide) in columns.into_iter().zip(widths) {
        let setter = Setter::new(wide, size, theme);
        let mut y = 0.0;
        for item in items {
            for line in setter.block(&Block::Paragraph(item.clone())) {
                slab.marks.extend(line.marks.into_iter().map(|mark| mark.moved(x, y)));
                y += line.height + 0.35;
            }
        }
        slab.height = slab.height.max(y);
        x += wide + spare.max(GAP);
    }
    slab
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use words::{Language, Words};

    #[test]
    fn both_sides_of_the_aid_fit_in_every_language() {
        for (language, paper) in Language::ALL
            .into_iter()
            .flat_map(|it| Paper::ALL.map(|paper| (it, paper)))
        {
            let (wide, high) = share(paper.size());
            let (wide, high) = (wide - 2.0 * PAD, high - 2.0 * PAD);
            for side in sides(Words::new(language).player_aid()) {
                let (marks, height) = fit(&side, (wide, high), Theme::Light);
                assert!(height <= high, "{language} {paper}: {height} in {high}");
                for mark in &marks {
                    if let Mark::Text(x, _, letters, words) = mark {
                        assert!(
                            x + letters.width(words.trim_end()) <= wide + 0.1,
                            "{language} {paper}: {words}"
                        );
                        assert!(
                            letters.size >= SMALLEST,
                            "{language} {paper}: {words} in {}",
                            letters.size
                        );
                    }
                }
            }
        }
    }
}
