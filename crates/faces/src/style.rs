//! How a face is to be made.

use crate::Theme;

/// How a face is to be made: its light, its corners, and a prefix that keeps the ids inside it apart from those of
/// other pictures on the same page.
///
/// ```
/// use faces::{Style, Theme};
/// let style = Style::new("seat-2-").theme(Theme::Dark);
/// assert_eq!(style.prefix, "seat-2-");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Style<'a> {
    /// The light.
    pub theme: Theme,
    /// Stands before every id inside the picture. Two pictures in one page need different prefixes.
    pub prefix: &'a str,
    /// Whether the corners are square, for cards that will be cut.
    pub square: bool,
    /// Whether the page around the picture has the [`style_sheet`](crate::style_sheet) already: then the picture need not
    /// bring one, which would make a browser restyle the whole page.
    pub bare: bool,
    /// What a screen reader says for the whole picture; without it the picture is only decoration.
    pub label: Option<&'a str>,
}

impl<'a> Style<'a> {
    /// Light, with round corners.
    pub const fn new(prefix: &'a str) -> Style<'a> {
        Style {
            theme: Theme::Light,
            prefix,
            square: false,
            bare: false,
            label: None,
        }
    }

    /// This style in another light.
    #[must_use]
    pub const fn theme(self, theme: Theme) -> Style<'a> {
        Style { theme, ..self }
    }

    /// This style with square corners, for paper that will be cut.
    #[must_use]
    pub const fn square(self) -> Style<'a> {
        Style { square: true, ..self }
    }

    /// This style for a page that has the style sheet itself.
    #[must_use]
    pub const fn bare(self) -> Style<'a> {
        Style { bare: true, ..self }
    }

    /// This style with a text for screen readers.
    #[must_use]
    pub const fn label(self, label: &'a str) -> Style<'a> {
        Style {
            label: Some(label),
            ..self
        }
    }
}
