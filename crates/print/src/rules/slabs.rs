//! Blocks of a document as slabs: what stays together on a page.

use crate::canvas::{INK, Letters};
use crate::paper::MM;
use crate::setting::{Mark, Text};
use crate::structure::Element;
use faces::{Font, Theme};
use words::{Block, Passage, RichText, Span, Words};

/// A piece of a document that is not parted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slab {
    pub(crate) marks: Vec<Mark>,
    pub(crate) height: f32,
    /// The room above it, unless it comes first in a column.
    pub(crate) above: f32,
    /// Whether the next one must be in the same column.
    pub(crate) keep: bool,
    /// The name links use for it.
    pub(crate) place: Option<String>,
    /// Its entry in the table of contents.
    pub(crate) contents: Option<String>,
    /// In the index: the place whose page stands at its end.
    pub(crate) page_of: Option<String>,
}

/// Says what slabs are together.
pub(super) fn within(element: Element, slabs: &mut [Slab]) {
    if let Some(first) = slabs.first_mut() {
        first.marks.insert(0, Mark::Open(element));
    }
    if let Some(last) = slabs.last_mut() {
        last.marks.push(Mark::Close);
    }
}

/// Sets blocks in a column of this width.
#[derive(Clone, Copy)]
pub(crate) struct Setter {
    width: f32,
    theme: Theme,
    text: Text,
    accent: [u8; 3],
    /// The language of pictures; without one there are none.
    words: Option<Words>,
}

/// How many lines of a paragraph stay together at its ends.
const FEW_LINES: usize = 2;

impl Setter {
    /// For a column of `width` millimeters and text of `size` points.
    pub(crate) fn new(width: f32, size: f32, theme: Theme) -> Setter {
        let gray = theme == Theme::Gray;
        Setter {
            width,
            theme,
            text: Text {
                letters: Letters {
                    font: Font::Body,
                    size,
                    color: INK,
                },
                leading: size * 1.32 / MM,
                link: if gray { INK } else { [0x8a, 0x26, 0x20] },
            },
            accent: if gray { [0x44; 3] } else { [0x5b, 0x33, 0x58] },
            words: None,
        }
    }

    /// For a document with pictures.
    pub(crate) fn speaking(self, words: Words) -> Setter {
        Setter {
            words: Some(words),
            ..self
        }
    }

    pub(super) fn width(&self) -> f32 {
        self.width
    }

    pub(super) fn theme(&self) -> Theme {
        self.theme
    }

    pub(super) fn accent(&self) -> [u8; 3] {
        self.accent
    }

    pub(crate) fn text(&self) -> Text {
        self.text
    }

    pub(super) fn size(&self) -> f32 {
        self.text.letters.size
    }

    /// A millimeter for text of nine points, more or less for other sizes.
    pub(super) fn unit(&self) -> f32 {
        self.size() / 9.0
    }

    pub(crate) fn blocks(&self, blocks: &[Block]) -> Vec<Slab> {
        let mut slabs: Vec<Slab> = Vec::new();
        let mut summary = false;
        for (index, block) in blocks.iter().enumerate() {
            let mut set = self.block(block);
            // A sentence that leads in to something is not left alone at the end of a column.
            let leads_in = matches!(
                blocks.get(index + 1),
                Some(Block::List { .. } | Block::Table { .. } | Block::Picture { .. } | Block::Ruling { .. })
            );
            if let (Block::Paragraph(_), true, Some(last)) = (block, leads_in, set.last_mut()) {
                last.keep = true;
            }
            // The summary is seen at a glance.
            if let Block::Heading { level: ..=2, id, .. } = block {
                if let (true, Some(last)) = (summary, slabs.last_mut()) {
                    last.keep = false;
                }
                summary = *id == Passage::Summary.id();
            }
            if summary {
                set.iter_mut().for_each(|slab| slab.keep = true);
            }
            slabs.extend(set);
        }
        slabs
    }

    pub(crate) fn block(&self, block: &Block) -> Vec<Slab> {
        match block {
            Block::Heading { level, id, text } => vec![self.heading(*level, id, text)],
            Block::Paragraph(text) => self.paragraph(text, 0.0, None, 1.6),
            Block::List { numbered, items } => self.list(*numbered, items),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Picture {
                figure,
                caption,
                description,
            } => match self.words {
                Some(words) => self.picture(words, *figure, caption, description),
                None => Vec::new(),
            },
            Block::Index(entries) => self.index(entries),
            Block::Ruling {
                id,
                title,
                text,
                reason,
                ..
            } => self.ruling(id, title, text, reason),
            Block::Hero {
                hero,
                id,
                name,
                factions,
                text,
                notes,
                see,
            } => vec![self.hero(*hero, id, name, &factions.join(", "), text.spoken(), notes, see)],
        }
    }

    fn heading(&self, level: u8, id: &str, text: &str) -> Slab {
        let unit = self.unit();
        let mut slab = Slab {
            place: Some(id.to_owned()),
            keep: true,
            ..Slab::default()
        };
        let mut words = Vec::new();
        if level <= 2 {
            let letters = Letters {
                font: Font::Display,
                size: self.size() * 1.95,
                color: [0xff, 0xfa, 0xf0],
            };
            let high = 7.4 * unit;
            let wide = letters.width(text) + 5.0 * unit;
            let around = |off: f32| {
                vec![
                    (-off, -off),
                    (wide + off, -0.6 * unit - off),
                    (wide - unit + off, high + off),
                    (0.6 * unit - off, high + 0.4 * unit + off),
                ]
            };
            slab.marks.push(Mark::Shape(around(0.55 * unit), INK));
            slab.marks.push(Mark::Shape(around(0.0), self.accent));
            words.push(Mark::Text(2.0 * unit, 5.5 * unit, letters, text.to_owned()));
            slab.height = high + 2.4 * unit;
            slab.above = 5.0 * unit;
            slab.contents = Some(text.to_owned());
        } else {
            let letters = Letters {
                font: Font::Display,
                size: self.size() * 1.5,
                color: self.accent,
            };
            words.push(Mark::Text(0.0, 4.4 * unit, letters, text.to_owned()));
            slab.height = 5.8 * unit;
            slab.above = 2.4 * unit;
        }
        let element = Element::Heading(level, text.to_owned());
        slab.marks.extend(Mark::within(element, words));
        slab
    }

    /// A paragraph, `indent` from the left, with a mark before its first line. Long ones may be parted, but no line
    /// is left alone.
    fn paragraph(&self, text: &RichText, indent: f32, mark: Option<&str>, above: f32) -> Vec<Slab> {
        let set = self.text.lines(text, self.width - indent);
        let lines = set.len();
        let slab = |(line, marks): (usize, Vec<Mark>)| Slab {
            marks: marks.into_iter().map(|mark| mark.moved(indent, 0.0)).collect(),
            height: self.text.leading,
            above: if line == 0 { above * self.unit() } else { 0.0 },
            keep: line + 1 < lines && (line + 1 < FEW_LINES || line + 1 + FEW_LINES > lines),
            ..Slab::default()
        };
        let mut slabs: Vec<Slab> = set.into_iter().enumerate().map(slab).collect();
        let Some(words) = mark else {
            within(Element::Paragraph, &mut slabs);
            return slabs;
        };
        within(Element::Body, &mut slabs);
        if let Some(first) = slabs.first_mut() {
            first.marks.splice(0..0, self.label(words, indent));
        }
        within(Element::Item, &mut slabs);
        slabs
    }

    /// What stands before an item of a list.
    fn label(&self, words: &str, indent: f32) -> impl Iterator<Item = Mark> {
        let letters = Letters {
            font: Font::BodyBold,
            color: self.accent,
            ..self.text.letters
        };
        let x = indent - letters.width(words) - 1.2 * self.unit();
        let text = Mark::Text(x, self.text.baseline(), letters, words.to_owned());
        Mark::within(Element::Label, [text])
    }

    fn list(&self, numbered: bool, items: &[RichText]) -> Vec<Slab> {
        let indent = if numbered { 5.2 } else { 3.6 } * self.unit();
        let mut slabs: Vec<Slab> = items
            .iter()
            .enumerate()
            .flat_map(|(index, item)| {
                let mark = if numbered {
                    format!("{}.", index + 1)
                } else {
                    "•".to_owned()
                };
                self.paragraph(item, indent, Some(&mark), 0.9)
            })
            .collect();
        within(Element::List { numbered }, &mut slabs);
        slabs
    }

    fn ruling(&self, id: &str, title: &str, text: &RichText, reason: &RichText) -> Vec<Slab> {
        let mut head = self.heading(3, id, title);
        head.height -= 0.8 * self.unit();
        let mut slabs = vec![head];
        slabs.extend(self.paragraph(text, 0.0, None, 0.0));
        let quiet = Setter {
            text: Text {
                letters: Letters {
                    font: Font::BodyItalic,
                    ..self.text.letters
                },
                ..self.text
            },
            ..*self
        };
        slabs.extend(quiet.paragraph(reason, 0.0, None, 0.6));
        // A ruling is read as a whole, with its reason.
        if let Some((_, before)) = slabs.split_last_mut() {
            before.iter_mut().for_each(|slab| slab.keep = true);
        }
        slabs
    }

    /// A table; its rows are not parted, and its head stays with the first of them.
    fn table(&self, head: &[String], rows: &[Vec<RichText>]) -> Vec<Slab> {
        let unit = self.unit();
        let pad = 1.2 * unit;
        let small = Text {
            letters: Letters {
                size: self.size() * 0.94,
                ..self.text.letters
            },
            leading: self.text.leading * 0.95,
            ..self.text
        };
        let head: Vec<RichText> = head
            .iter()
            .map(|words| RichText(vec![Span::Strong(words.clone())]))
            .collect();
        let mut all = vec![head];
        all.extend(rows.iter().cloned());
        let widths = self.columns(&all, small, pad);
        // A short table is not parted at all.
        let short = all.len() <= 9;
        let last = all.len() - 1;
        let mut slabs: Vec<Slab> = all
            .iter()
            .enumerate()
            .map(|(index, row)| {
                let mut slab = Slab {
                    keep: index < last && (short || index == 0),
                    above: if index == 0 { 2.0 * unit } else { 0.0 },
                    ..Slab::default()
                };
                let mut x = 0.0;
                let mut cells = Vec::new();
                for (cell, wide) in row.iter().zip(&widths) {
                    let (marks, height) = small.set(cell, wide - 2.0 * pad);
                    slab.height = slab.height.max(height + 1.2 * unit);
                    let element = if index == 0 { Element::ColumnHead } else { Element::Cell };
                    let marks = marks.into_iter().map(|mark| mark.moved(x + pad, 0.6 * unit));
                    cells.extend(Mark::within(element, marks));
                    x += wide;
                }
                let (high, wide) = (slab.height, x);
                if index % 2 == 0 {
                    let tone = if index == 0 { 0xdc } else { 0xf1 };
                    let corners = vec![(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)];
                    slab.marks
                        .push(Mark::Shape(corners, [tone, tone, tone.saturating_sub(4)]));
                }
                if index == 0 {
                    slab.marks.push(Mark::Line([(0.0, high), (wide, high)], 0.35, INK));
                }
                slab.marks.extend(Mark::within(Element::Row, cells));
                slab
            })
            .collect();
        within(Element::Table, &mut slabs);
        slabs
    }

    /// The widths of a table's columns: what they need if there is room, otherwise shared out.
    fn columns(&self, rows: &[Vec<RichText>], text: Text, pad: f32) -> Vec<f32> {
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let (mut least, mut natural) = (vec![0.0_f32; count], vec![0.0_f32; count]);
        for row in rows {
            for (column, cell) in row.iter().enumerate() {
                let (widest, all) = text.widths(cell);
                least[column] = least[column].max(widest + 2.0 * pad);
                natural[column] = natural[column].max(all + 2.0 * pad);
            }
        }
        let needed: f32 = natural.iter().sum();
        if needed <= self.width {
            return natural;
        }
        let room = (self.width - least.iter().sum::<f32>()).max(0.0);
        let wish: f32 = natural.iter().zip(&least).map(|(natural, least)| natural - least).sum();
        natural
            .iter()
            .zip(&least)
            .map(|(natural, least)| least + room * (natural - least) / wish.max(f32::EPSILON))
            .collect()
    }
}
