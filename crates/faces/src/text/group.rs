//! Lines of a card taken apart into what stays together.

use crate::fonts::{Font, width};
use rules::{Faction, Marker};
use words::{CardLine, Icon, LineKind, Piece};

/// Letters, and how wide they are, in thousandths of their size: a size is looked for, and the letters stay the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Measured<'a> {
    pub(super) letters: &'a str,
    pub(super) thousandths: f32,
}

impl<'a> From<&'a str> for Measured<'a> {
    fn from(letters: &'a str) -> Measured<'a> {
        Measured {
            letters,
            thousandths: width(Font::Display, letters, 1000.0),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Atom<'a> {
    Words(Measured<'a>),
    Figure(Measured<'a>),
    Icon(Icon),
}

impl Atom<'_> {
    fn starts_with(&self, letters: &[char]) -> bool {
        matches!(self, Atom::Words(words) if words.letters.starts_with(letters))
    }
}

/// An atom in its group.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Part<'a> {
    pub(super) atom: Atom<'a>,
    /// Whether a blank stands before it, at which no line breaks.
    pub(super) apart: bool,
}

/// What stays together on a line.
pub(super) type Group<'a> = Vec<Part<'a>>;

/// A line of a card, taken apart.
pub(super) struct Grouped<'a> {
    pub(super) kind: LineKind,
    pub(super) groups: Vec<Group<'a>>,
}

/// What stands between two atoms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum Gap {
    #[default]
    None,
    /// A blank at which no line breaks.
    Bound,
    /// A blank at which a line may break.
    Free,
}

const NO_BREAK: char = '\u{a0}';

/// A line of a card in groups. Lines break at blanks, but not between a figure and what it counts, between a word and
/// the icon it speaks of, or after a word of one letter.
pub(super) fn grouped(line: &CardLine) -> Grouped<'_> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let mut add = |atom, gap: Gap| match groups.last_mut() {
        Some(group) if gap != Gap::Free || group.last().is_some_and(|before| belong(&before.atom, &atom)) => {
            let apart = gap != Gap::None;
            group.push(Part { atom, apart });
        }
        _ => groups.push(vec![Part { atom, apart: false }]),
    };
    let mut gap = Gap::None;
    for piece in &line.pieces {
        match piece {
            Piece::Icon(icon) => add(Atom::Icon(*icon), std::mem::take(&mut gap)),
            Piece::Figure(figure) => add(Atom::Figure(figure.as_str().into()), std::mem::take(&mut gap)),
            Piece::Text(text) => {
                for (index, words) in text.split(' ').enumerate() {
                    if index > 0 {
                        gap = Gap::Free;
                    }
                    let letters = words.trim_matches(NO_BREAK);
                    if words.starts_with(NO_BREAK) {
                        gap = gap.max(Gap::Bound);
                    }
                    if !letters.is_empty() {
                        add(Atom::Words(letters.into()), std::mem::take(&mut gap));
                        if words.ends_with(NO_BREAK) {
                            gap = Gap::Bound;
                        }
                    }
                }
            }
        }
    }
    Grouped {
        kind: line.kind,
        groups,
    }
}

/// Whether two neighbors with a blank between them stay on one line.
fn belong(first: &Atom<'_>, second: &Atom<'_>) -> bool {
    let Atom::Words(Measured { letters, .. }) = first else {
        return false;
    };
    let counts = letters.chars().all(|letter| letter.is_ascii_digit());
    let short =
        letters.chars().count() == 1 && letters.starts_with(|letter: char| letter.is_alphabetic() || letter == '=');
    let speaks_of = matches!(second, Atom::Icon(_))
        && letters.ends_with(char::is_alphabetic)
        && letters.contains(char::is_lowercase);
    counts || short || speaks_of
}

/// From where to where the ink of an icon reaches in its square.
pub(super) const fn span(icon: Icon) -> (f32, f32) {
    match icon {
        Icon::FaceUp | Icon::FaceDown => (0.13, 0.89),
        Icon::Marker(Marker::Red) => (0.08, 0.93),
        Icon::Player => (0.02, 0.99),
        Icon::Tavern => (0.05, 0.9),
        Icon::Harbor => (0.03, 0.98),
        Icon::Wilderness => (-0.02, 1.0),
        Icon::Faction(Faction::HillTribes) => (0.0, 1.05),
        Icon::Faction(Faction::ImperialArmy) => (-0.03, 1.05),
        Icon::Faction(Faction::WaterFolk) => (-0.02, 1.03),
        Icon::Faction(Faction::Undead) => (-0.01, 1.06),
        Icon::Graveyard | Icon::Look | Icon::Marker(Marker::Green) => (0.0, 1.0),
    }
}

/// Marks that hang on what is before them.
const HANGING: [char; 7] = ['.', ',', ':', ';', ')', '-', '’'];

/// The gap between two neighbors without a blank, in parts of the text size.
pub(super) fn kern(first: &Atom<'_>, second: &Atom<'_>) -> f32 {
    match (first, second) {
        (Atom::Icon(_), Atom::Figure(_)) => 0.14,
        (Atom::Icon(_), Atom::Icon(_)) => 0.1,
        (Atom::Icon(_), words) if words.starts_with(&HANGING) => 0.02,
        (Atom::Icon(_), _) | (_, Atom::Icon(_)) => 0.06,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(pieces: Vec<Piece>) -> CardLine {
        CardLine {
            kind: LineKind::Text,
            pieces,
        }
    }

    /// The groups as text: `_` for a blank at which no line breaks.
    fn shown(line: &CardLine) -> Vec<String> {
        let shown = |part: &Part<'_>| {
            let blank = if part.apart { "_" } else { "" };
            match part.atom {
                Atom::Words(words) | Atom::Figure(words) => format!("{blank}{}", words.letters),
                Atom::Icon(icon) => format!("{blank}({})", icon.id()),
            }
        };
        let groups = grouped(line).groups;
        groups.iter().map(|group| group.iter().map(shown).collect()).collect()
    }

    /// Punctuation stands close to the ink of an icon only if it is known where that ends.
    #[cfg(feature = "png")]
    #[test]
    fn spans_are_where_the_ink_is() {
        // Five pixels for each unit of an icon, and eight units around it.
        const SIZE: u32 = 580;
        let options = crate::sheet::options();
        let mut wrong = String::new();
        for icon in Icon::ALL {
            let drawn =
                crate::sheet::draw(&crate::icon(icon, crate::Style::new("")), icon.id(), SIZE, &options).unwrap();
            let inked = drawn
                .pixels()
                .iter()
                .enumerate()
                .filter(|(_, pixel)| pixel.alpha() > 127);
            let columns: Vec<u32> = inked.map(|(index, _)| index as u32 % SIZE).collect();
            let part = |column: u32| (column as f32 / 5.0 - 8.0) / 100.0;
            let ink = (
                part(columns.iter().copied().min().unwrap_or_default()),
                part(columns.iter().copied().max().unwrap_or_default() + 1),
            );
            let (left, right) = span(icon);
            if (left - ink.0).abs() > 0.015 || (right - ink.1).abs() > 0.015 {
                wrong.push_str(&format!("{icon:?}: {left}, {right}, not {:.2}, {:.2}\n", ink.0, ink.1));
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }

    #[test]
    fn groups_break_at_blanks() {
        let line = line(vec![
            Piece::Text("Bury it ".into()),
            Piece::Icon(Icon::FaceUp),
            Piece::Icon(Icon::Player),
            Piece::Text(".  Then\u{a0}look (".into()),
            Piece::Icon(Icon::Look),
            Piece::Text(") at it".into()),
        ]);
        let groups = [
            "Bury",
            "it_(face-up)(player).",
            "Then\u{a0}look",
            "((look))",
            "at",
            "it",
        ];
        assert_eq!(shown(&line), groups);
    }

    #[test]
    fn figures_and_short_words_stay_with_what_follows() {
        let line = line(vec![
            Piece::Text("Zamień 1 kartę z ".into()),
            Piece::Icon(Icon::Tavern),
            Piece::Text(" i 1 ze swoich ".into()),
            Piece::Icon(Icon::FaceUp),
            Piece::Text(". OR\u{a0}".into()),
            Piece::Icon(Icon::Look),
            Piece::Text(" OR ".into()),
            Piece::Icon(Icon::Look),
        ]);
        let groups = [
            "Zamień",
            "1_kartę",
            "z_(tavern)",
            "i_1_ze",
            "swoich_(face-up).",
            "OR_(look)",
            "OR",
            "(look)",
        ];
        assert_eq!(shown(&line), groups);
    }
}
