//! The first page: how to print, cut, fold and glue.

use crate::book::Book;
use crate::options::{Part, Sides};
use crate::paper::BoardSheet;
use crate::{PrintError, board, rules, sheets};
use words::{Block, Document, RichText, text};

/// The size of the text in points.
const SIZE: f32 = 12.0;

pub(crate) fn print(book: &mut Book<'_>) -> Result<(), PrintError> {
    let guide = guide(book);
    rules::document(book, &guide, SIZE)?;
    book.empty_back(book.options.paper.size())
}

fn guide(book: &Book<'_>) -> Document {
    let words = book.words;
    let options = book.options;
    let has = |part: Part| options.parts.contains(part);
    let heading = |id: &str, text: String| Block::Heading {
        level: 2,
        id: id.to_owned(),
        text,
    };
    let list = |items: Vec<String>| Block::List {
        numbered: false,
        items: items.iter().map(|item| RichText::new(item)).collect(),
    };
    let mut blocks = vec![Block::Paragraph(RichText::new(&text!(
        words,
        "print-intro",
        game = text!(words, "app-name"),
        title = options.cards.title(),
    )))];
    blocks.push(contents(book));
    blocks.push(heading("print-before", text!(words, "print-before")));
    let sides = match options.sides {
        Sides::Both => text!(words, "print-sides-both"),
        Sides::Single => text!(words, "print-sides-single"),
        Sides::Fronts => text!(words, "print-sides-fronts"),
    };
    blocks.push(list(vec![
        text!(words, "print-scale"),
        sides,
        text!(words, "print-first-page"),
    ]));
    blocks.push(heading("print-after", text!(words, "print-after")));
    let board = match options.board {
        BoardSheet::TwoPages => text!(words, "print-cut-board-two"),
        BoardSheet::OneLarge => text!(words, "print-cut-board-one"),
    };
    let steps = [
        (Part::Cards, text!(words, "print-cut-cards")),
        (Part::Board, board),
        (Part::Markers, text!(words, "print-cut-markers")),
        (Part::Box, text!(words, "print-cut-box")),
        (Part::Aids, text!(words, "print-cut-aids")),
        (Part::Rules, text!(words, "print-cut-rules")),
    ];
    let steps = steps.into_iter().filter(|(part, _)| has(*part)).map(|(_, step)| step);
    blocks.push(list(steps.collect()));
    Document {
        title: text!(words, "print-guide"),
        blocks,
    }
}

/// What is printed, on how many sheets or pages, and on what.
fn contents(book: &Book<'_>) -> Block {
    let words = book.words;
    let parts = book.options.parts;
    let heavy = text!(words, "print-paper-heavy");
    let plain = text!(words, "print-paper-plain");
    let pieces = usize::from(!(parts.contains(Part::Markers) && parts.contains(Part::Box)));
    let rows = [
        (Part::Cards, text!(words, "print-cards"), sheets::count(book), &heavy),
        (Part::Board, text!(words, "print-board"), board::count(book), &heavy),
        (Part::Markers, text!(words, "print-markers"), 1, &heavy),
        // On the sheet of the markers.
        (Part::Box, text!(words, "print-box"), pieces, &heavy),
        (Part::Aids, words.player_aid().title, 1, &plain),
        (
            Part::Rules,
            words.rulebook().title,
            rules::count(book).div_ceil(2),
            &plain,
        ),
    ];
    let rows = rows.into_iter().filter(|(part, ..)| parts.contains(*part));
    Block::Table {
        head: vec![
            text!(words, "print-column-part"),
            text!(words, "print-column-sheets"),
            text!(words, "print-column-paper"),
        ],
        rows: rows
            .map(|(_, name, sheets, paper)| {
                let sheets = if sheets == 0 {
                    "–".to_owned()
                } else {
                    sheets.to_string()
                };
                vec![RichText::new(&name), RichText::new(&sheets), RichText::new(paper)]
            })
            .collect(),
    }
}
