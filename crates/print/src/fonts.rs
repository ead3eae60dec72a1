//! The fonts of a document.

use faces::Font;
use krilla::text;

/// The fonts of a document, each read once.
pub(crate) struct Fonts {
    display: text::Font,
    body: text::Font,
    bold: text::Font,
    italic: text::Font,
}

impl Fonts {
    /// All fonts; nothing if one of them cannot be read.
    pub(crate) fn new() -> Option<Fonts> {
        let read = |font: Font| text::Font::new(font.data().into(), 0);
        Some(Fonts {
            display: read(Font::Display)?,
            body: read(Font::Body)?,
            bold: read(Font::BodyBold)?,
            italic: read(Font::BodyItalic)?,
        })
    }

    pub(crate) fn get(&self, font: Font) -> text::Font {
        match font {
            Font::Display => &self.display,
            Font::Body => &self.body,
            Font::BodyBold => &self.bold,
            Font::BodyItalic => &self.italic,
        }
        .clone()
    }
}
