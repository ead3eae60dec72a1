//! Blocks of a document as slabs: what stays together on a page.

use crate::canvas::{INK, Letters};
use crate::paper::MM;
use crate::setting::{Mark, Text};
use faces::{Font, Style, Theme};
use rules::Hero;
use words::{Block, Icon, RichText, Span};

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
}

/// Sets blocks in a column of this width.
pub(crate) struct Setter {
    width: f32,
    theme: Theme,
    text: Text,
    accent: [u8; 3],
}

/// How many lines of a paragraph stay together at its ends.
const FEW_LINES: usize = 2;

impl Setter {
    /// For a column of `width` millimetres and text of `size` points.
    pub(crate) fn new(width: f32, size: f32, theme: Theme) -> Setter {
        let grey = theme == Theme::Grey;
        Setter {
            width,
            theme,
            text: Text {
                letters: Letters {
                    font: Font::Body,
                    size,
                    colour: INK,
                },
                leading: size * 1.32 / MM,
                link: if grey { INK } else { [0x8a, 0x26, 0x20] },
            },
            accent: if grey { [0x44; 3] } else { [0x5b, 0x33, 0x58] },
        }
    }

    fn size(&self) -> f32 {
        self.text.letters.size
    }

    /// A millimetre for text of nine points, more or less for other sizes.
    fn unit(&self) -> f32 {
        self.size() / 9.0
    }

    pub(crate) fn blocks(&self, blocks: &[Block]) -> Vec<Slab> {
        blocks.iter().flat_map(|block| self.block(block)).collect()
    }

    pub(crate) fn block(&self, block: &Block) -> Vec<Slab> {
        match block {
            Block::Heading { level, id, text } => vec![self.heading(*level, id, text)],
            Block::Paragraph(text) => self.paragraph(text, 0.0, None, 1.6),
            Block::List { numbered, items } => self.list(*numbered, items),
            Block::Table { head, rows } => self.table(head, rows),
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
        if level <= 2 {
            let letters = Letters {
                font: Font::Display,
                size: self.size() * 1.95,
                colour: [0xff, 0xfa, 0xf0],
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
            slab.marks
                .push(Mark::Text(2.0 * unit, 5.5 * unit, letters, text.to_owned()));
            slab.height = high + 2.4 * unit;
            slab.above = 5.0 * unit;
            slab.contents = Some(text.to_owned());
        } else {
            let letters = Letters {
                font: Font::Display,
                size: self.size() * 1.5,
                colour: self.accent,
            };
            slab.marks.push(Mark::Text(0.0, 4.4 * unit, letters, text.to_owned()));
            slab.height = 5.8 * unit;
            slab.above = 2.4 * unit;
        }
        slab
    }

    /// A paragraph, `indent` from the left, with a mark before its first line. Long ones may be parted, but no line
    /// is left alone.
    fn paragraph(&self, text: &RichText, indent: f32, mark: Option<&str>, above: f32) -> Vec<Slab> {
        let (marks, height) = self.text.set(text, self.width - indent);
        let leading = self.text.leading;
        let lines = (height / leading).round() as usize;
        let mut slabs: Vec<Slab> = (0..lines)
            .map(|line| Slab {
                height: leading,
                above: if line == 0 { above * self.unit() } else { 0.0 },
                keep: line + 1 < lines && (line + 1 < FEW_LINES || line + 1 + FEW_LINES > lines),
                ..Slab::default()
            })
            .collect();
        for mark in marks {
            let y = match &mark {
                Mark::Text(_, y, ..) | Mark::Icon(_, y, ..) => *y + leading * 0.2,
                Mark::Link([_, y, ..], _) => *y + leading * 0.5,
                _ => 0.0,
            };
            let line = ((y / leading).floor().max(0.0) as usize).min(lines.saturating_sub(1));
            let back = -(line as f32) * leading;
            slabs[line].marks.push(mark.moved(indent, back));
        }
        if let (Some(words), Some(first)) = (mark, slabs.first_mut()) {
            let letters = Letters {
                font: Font::BodyBold,
                colour: self.accent,
                ..self.text.letters
            };
            let x = indent - letters.width(words) - 1.2 * self.unit();
            let baseline = leading * 0.5 + self.size() * 0.33 / MM;
            first.marks.push(Mark::Text(x, baseline, letters, words.to_owned()));
        }
        slabs
    }

    fn list(&self, numbered: bool, items: &[RichText]) -> Vec<Slab> {
        let indent = if numbered { 5.2 } else { 3.6 } * self.unit();
        items
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
            .collect()
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
        all.iter()
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
                    cells.extend(marks.into_iter().map(|mark| mark.moved(x + pad, 0.6 * unit)));
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
                slab.marks.extend(cells);
                slab
            })
            .collect()
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

    /// A hero with a small picture.
    #[expect(clippy::too_many_arguments, reason = "the parts of one block")]
    fn hero(
        &self,
        hero: Hero,
        id: &str,
        name: &str,
        factions: &str,
        spoken: &str,
        notes: &[RichText],
        see: &RichText,
    ) -> Slab {
        let unit = self.unit();
        let picture = 15.0 * unit;
        let left = picture + 2.4 * unit;
        let mut slab = Slab {
            above: 3.2 * unit,
            place: Some(id.to_owned()),
            ..Slab::default()
        };
        let style = Style::new("").theme(self.theme).square();
        let portrait = faces::portrait(hero.id(), faces::art(hero), style);
        slab.marks
            .push(Mark::Picture(0.0, 0.4 * unit, picture, name.to_owned(), portrait));
        let title = Letters {
            font: Font::Display,
            size: self.size() * 1.42,
            colour: INK,
        };
        let small = Letters {
            font: Font::Body,
            size: self.size() * 0.8,
            colour: [0x55; 3],
        };
        slab.marks.push(Mark::Text(left, 4.0 * unit, title, name.to_owned()));
        let number = format!("{}{}", hero.number(), if hero.is_advanced() { " +" } else { "" });
        let x = self.width - small.width(&number);
        slab.marks.push(Mark::Text(x, 4.0 * unit, small, number));
        let mut x = left;
        // Beside four names there is no room for four signs.
        for faction in hero.factions().iter().filter(|_| hero.factions().len() == 1) {
            slab.marks
                .push(Mark::Icon(x, 4.7 * unit, 3.3 * unit, Icon::Faction(faction)));
            x += 3.7 * unit;
        }
        slab.marks.push(Mark::Text(x, 7.2 * unit, small, factions.to_owned()));
        let mut y = 8.4 * unit;
        let put = |slab: &mut Slab, text: Text, rich: &RichText, y: &mut f32, gap: f32| {
            if rich.is_empty() {
                return;
            }
            *y += gap * unit;
            let (marks, height) = text.set(rich, self.width - left);
            slab.marks.extend(marks.into_iter().map(|mark| mark.moved(left, *y)));
            *y += height;
        };
        put(
            &mut slab,
            self.text,
            &RichText(vec![Span::Text(spoken.to_owned())]),
            &mut y,
            0.0,
        );
        let quiet = Text {
            letters: Letters {
                size: self.size() * 0.92,
                colour: [0x44; 3],
                ..self.text.letters
            },
            leading: self.text.leading * 0.94,
            ..self.text
        };
        for note in notes {
            put(&mut slab, quiet, note, &mut y, 0.7);
        }
        put(&mut slab, quiet, see, &mut y, 0.7);
        slab.height = y.max(picture + 0.8 * unit);
        slab
    }
}
