//! The fonts, and how wide their letters are.

include!(concat!(env!("OUT_DIR"), "/widths.rs"));

/// A font the game is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Font {
    /// Yanone Kaffeesatz Bold: names, figures, card texts.
    Display,
    /// Cabin: longer texts.
    Body,
    /// Cabin Bold.
    BodyBold,
    /// Cabin Italic.
    BodyItalic,
}

impl Font {
    /// All fonts.
    pub const ALL: [Font; 4] = [Font::Display, Font::Body, Font::BodyBold, Font::BodyItalic];

    /// The family, as style sheets call it.
    pub const fn family(self) -> &'static str {
        match self {
            Font::Display => "Yanone Kaffeesatz",
            Font::Body | Font::BodyBold | Font::BodyItalic => "Cabin",
        }
    }

    /// The file name, for a page to ask for.
    pub const fn file_name(self) -> &'static str {
        match self {
            Font::Display => "YanoneKaffeesatz-Bold.otf",
            Font::Body => "Cabin-Regular.ttf",
            Font::BodyBold => "Cabin-Bold.ttf",
            Font::BodyItalic => "Cabin-Italic.ttf",
        }
    }

    /// The font file.
    pub const fn data(self) -> &'static [u8] {
        match self {
            Font::Display => include_bytes!("../fonts/YanoneKaffeesatz-Bold.otf"),
            Font::Body => include_bytes!("../fonts/Cabin-Regular.ttf"),
            Font::BodyBold => include_bytes!("../fonts/Cabin-Bold.ttf"),
            Font::BodyItalic => include_bytes!("../fonts/Cabin-Italic.ttf"),
        }
    }

    /// The width of a letter in thousandths of the size.
    fn letter_width(self, letter: char) -> Option<u16> {
        let widths = self.widths();
        // Most letters of most texts stand in a row from the blank on.
        let near = (letter as usize)
            .checked_sub(' ' as usize)
            .and_then(|index| widths.get(index));
        match near {
            Some((known, width)) if *known == letter => Some(*width),
            _ => {
                let index = widths.binary_search_by_key(&letter, |(known, _)| *known).ok()?;
                Some(widths[index].1)
            }
        }
    }

    fn widths(self) -> &'static [(char, u16)] {
        match self {
            Font::Display => DISPLAY,
            Font::Body => BODY,
            Font::BodyBold => BODY_BOLD,
            Font::BodyItalic => BODY_ITALIC,
        }
    }

    /// Whether the font has this letter.
    pub fn has(self, letter: char) -> bool {
        self.letter_width(letter).is_some()
    }
}

/// How wide a text is at this size. Kerning is left out: what is shown may differ by about a hundredth.
///
/// ```
/// use faces::{Font, width};
/// assert!(width(Font::Display, "Żaba", 66.0) > width(Font::Display, "Żaba", 60.0));
/// ```
pub fn width(font: Font, text: &str, size: f32) -> f32 {
    // A letter the font lacks comes from another font: reckon with a wide one.
    let letters = text.chars().map(|letter| font.letter_width(letter).unwrap_or(700));
    let thousandths: u32 = letters.map(u32::from).sum();
    thousandths as f32 * size / 1000.0
}

/// How far the ink of a text in the display font reaches above and below its baseline at this size.
///
/// ```
/// let (plain, _) = faces::reach("Zaba", 66.0);
/// let (marked, _) = faces::reach("Żaba", 66.0);
/// assert!(marked > plain + 6.0);
/// ```
pub fn reach(text: &str, size: f32) -> (f32, f32) {
    let ends = |letter: char| match DISPLAY_REACH.binary_search_by_key(&letter, |(known, ..)| *known) {
        Ok(index) => (DISPLAY_REACH[index].1, DISPLAY_REACH[index].2),
        Err(_) => (0, 0),
    };
    let (above, below) = text.chars().map(ends).fold((0, 0), |(above, below), (top, bottom)| {
        (above.max(top), below.max(bottom))
    });
    (f32::from(above) * size / 1000.0, f32::from(below) * size / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()/+-=&'\"%×·…–—−\
        ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźż„“”‚‘’«»\u{a0}\u{2011}";

    #[test]
    fn german_and_polish_letters_are_in_every_font() {
        for font in Font::ALL {
            let missing: String = LETTERS.chars().filter(|&letter| !font.has(letter)).collect();
            assert_eq!(missing, "", "{font:?}");
        }
    }

    #[test]
    fn widths_are_those_of_the_font() {
        assert_eq!(width(Font::Display, "", 100.0), 0.0);
        let one = width(Font::Display, "W", 100.0);
        assert!((30.0..90.0).contains(&one), "{one}");
        assert_eq!(width(Font::Display, "WW", 50.0), one);
    }
}
