//! The text of a card, made from the effects of its hero, in two forms.

mod icon;
mod sentences;

pub use icon::{CardLine, Icon, LineKind, Piece};
pub(crate) use sentences::{capitalised, of_which, side, which, whose};

use crate::Words;
use rules::Hero;

/// What a card says: as lines with icons for its face, and as whole sentences for reading aloud. Both come from the
/// same list of effects.
///
/// ```
/// use words::{Language, Words};
/// let hero = rules::Hero::from_id("depressed-druid").unwrap();
/// let text = Words::new(Language::English).card(hero);
/// assert_eq!(text.spoken(), "Red minus 3 and green minus 1.");
/// assert_eq!(text.lines()[0].to_string(), "(red)−3 AND (green)−1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    lines: Vec<CardLine>,
    spoken: String,
}

impl CardText {
    /// Complete sentences, for screen readers and lists.
    pub fn spoken(&self) -> &str {
        &self.spoken
    }

    /// The lines on the face, from top to bottom.
    pub fn lines(&self) -> &[CardLine] {
        &self.lines
    }
}

impl Words {
    /// The text of a hero's card.
    pub fn card(self, hero: Hero) -> CardText {
        CardText {
            lines: self.card_lines(hero),
            spoken: self.card_spoken(hero),
        }
    }
}

#[cfg(test)]
mod patterns;
