//! Pictures and the index, as slabs.

use super::slabs::within;
use super::{Setter, Slab};
use crate::canvas::{INK, Letters};
use crate::setting::{Mark, Text};
use crate::structure::Element;
use faces::{FIGURE_WIDTH, Font, Source, Style, Theme};
use words::{Entry, Figure, RichText, Words};

impl Setter {
    /// A picture over its caption.
    pub(super) fn picture(&self, words: Words, figure: Figure, caption: &RichText, description: &str) -> Vec<Slab> {
        let unit = self.unit();
        let high = faces::figure_height(figure) * self.width() / FIGURE_WIDTH;
        let prefix = format!("{}-", figure.id());
        let style = Style::new(&prefix).theme(self.theme());
        let style = match self.theme() {
            Theme::Gray => style,
            Theme::Light | Theme::Dark => style.theme(Theme::Light),
        };
        let svg = faces::figure(figure, words, Source::Inside, style);
        let drawn = Mark::Picture(0.0, 0.0, self.width(), description.to_owned(), svg);
        let mut slabs = vec![Slab {
            marks: Mark::within(Element::Figure(description.to_owned()), [drawn]).collect(),
            height: high,
            above: 2.4 * unit,
            keep: true,
            ..Slab::default()
        }];
        let small = Text {
            letters: Letters {
                font: Font::BodyItalic,
                size: self.size() * 0.94,
                ..self.text().letters
            },
            ..self.text()
        };
        let (marks, height) = small.set(caption, self.width());
        slabs.push(Slab {
            marks: Mark::within(Element::Paragraph, marks).collect(),
            height: height + 0.8 * unit,
            above: 0.8 * unit,
            ..Slab::default()
        });
        slabs
    }

    /// The index: a line for each word, and an empty text at its end for the page.
    pub(super) fn index(&self, entries: &[Entry]) -> Vec<Slab> {
        let small = Text {
            letters: Letters {
                size: self.size() * 0.94,
                ..self.text().letters
            },
            ..self.text()
        };
        let number = Letters {
            font: Font::BodyBold,
            color: INK,
            ..small.letters
        };
        let room = number.width("00") + 2.0 * self.unit();
        let line = |entry: &Entry| {
            let link = words::Span::Link {
                to: entry.place.clone(),
                text: entry.word.clone(),
            };
            let (mut marks, height) = small.set(&RichText(vec![link]), self.width() - room);
            marks.push(Mark::Text(self.width(), small.baseline(), number, String::new()));
            let body = Mark::within(Element::Body, marks);
            Slab {
                marks: Mark::within(Element::Item, body).collect(),
                height,
                page_of: Some(entry.place.clone()),
                ..Slab::default()
            }
        };
        let mut slabs: Vec<Slab> = entries.iter().map(line).collect();
        within(Element::List { numbered: false }, &mut slabs);
        within(Element::Index, &mut slabs);
        slabs
    }
}
