//! What is to be printed.

use crate::{BoardSheet, Paper};
use faces::Theme;
use rules::{Edition, Hero, Set, Sets};
use std::fmt;
use std::str::FromStr;
use words::{Language, Words, text};

/// Which cards: an edition, what is added to it, and how they look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cards {
    /// The heroes of this edition.
    pub edition: Edition,
    /// More sets of heroes.
    pub added: Sets,
    /// The language of everything.
    pub language: Language,
    /// Whether it is for a printer without color: white paper, grays, less toner.
    pub gray: bool,
}

impl Cards {
    /// The heroes that are printed, by number.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> {
        let sets = self.edition.sets().union(self.added);
        Hero::all().filter(move |hero| sets.contains(hero.set()))
    }

    /// What is printed, in words: the edition and the sets that are added to it.
    ///
    /// ```
    /// use rules::{Set, Sets};
    /// let cards = print::Cards { added: Sets::of(&[Set::Queens, Set::Base]), ..Default::default() };
    /// assert_eq!(cards.title(), "Classic edition + Queens & Friends");
    /// ```
    pub fn title(&self) -> String {
        let words = self.words();
        let added = Set::ALL
            .into_iter()
            .filter(|&set| self.added.contains(set) && !self.edition.sets().contains(set));
        added.fold(words.edition(self.edition), |title, set| {
            format!("{title} + {}", words.set(set))
        })
    }

    /// The title of a whole document: the name of the game, unless the edition says it, and what is printed.
    pub(crate) fn document_title(&self) -> String {
        let (game, title) = (text!(self.words(), "app-name"), self.title());
        if title.starts_with(&game) {
            title
        } else {
            format!("{game}: {title}")
        }
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.language)
    }

    pub(crate) const fn theme(&self) -> Theme {
        if self.gray { Theme::Gray } else { Theme::Light }
    }
}

/// What is printed at home, and on what.
///
/// ```
/// use print::{Cards, Options, Paper};
/// use rules::Edition;
/// let cards = Cards { edition: Edition::PrintAndPlay, ..Cards::default() };
/// let options = Options { cards, paper: Paper::Letter, ..Options::default() };
/// assert_eq!(options.cards.heroes().count(), 90);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Options {
    /// The cards.
    pub cards: Cards,
    /// The paper.
    pub paper: Paper,
    /// The paper of the board.
    pub board: BoardSheet,
    /// Which sides of the sheets are printed.
    pub sides: Sides,
    /// Millimeters between the cards of a sheet, so that each has a bleed of its own.
    pub gap: u8,
    /// The parts of the kit.
    pub parts: Parts,
}

/// A name that is none of those that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown `{given}`; known are {known}")]
pub struct UnknownName {
    /// The name that was given.
    pub given: String,
    /// What could be given, with commas.
    pub known: String,
}

/// Something with a name among a few.
pub(crate) fn named<T: Copy>(given: &str, all: &[T], id: impl Fn(T) -> &'static str) -> Result<T, UnknownName> {
    let found = all.iter().copied().find(|&one| id(one).eq_ignore_ascii_case(given));
    found.ok_or_else(|| UnknownName {
        given: given.to_owned(),
        known: all.iter().map(|&one| id(one)).collect::<Vec<_>>().join(", "),
    })
}

/// Which sides of the sheets are printed at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Sides {
    /// Both: every page of cards is followed by its backs, every other page that is cut by an empty one, so that the
    /// whole document can be printed in one go.
    #[default]
    Both,
    /// One, with the backs on sheets of their own, to be glued on.
    Single,
    /// One, without backs, for sleeves.
    Fronts,
}

impl Sides {
    /// All ways to print the sides.
    pub const ALL: [Sides; 3] = [Sides::Both, Sides::Single, Sides::Fronts];

    /// The name used in options.
    pub const fn id(self) -> &'static str {
        match self {
            Sides::Both => "both",
            Sides::Single => "single",
            Sides::Fronts => "fronts",
        }
    }
}

impl FromStr for Sides {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Sides, UnknownName> {
        named(id, &Sides::ALL, Sides::id)
    }
}

/// A part of the kit that is printed at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// How to print, cut and glue.
    Guide,
    /// The cards.
    Cards,
    /// The board with the power track and the places for cards.
    Board,
    /// The two markers.
    Markers,
    /// A box to fold.
    Box,
    /// Six player aids.
    Aids,
    /// The rules.
    Rules,
}

impl Part {
    /// All parts, in the order they are printed.
    pub const ALL: [Part; 7] = [
        Part::Guide,
        Part::Cards,
        Part::Board,
        Part::Markers,
        Part::Box,
        Part::Aids,
        Part::Rules,
    ];

    /// The name used in options.
    pub const fn id(self) -> &'static str {
        match self {
            Part::Guide => "guide",
            Part::Cards => "cards",
            Part::Board => "board",
            Part::Markers => "markers",
            Part::Box => "box",
            Part::Aids => "aids",
            Part::Rules => "rules",
        }
    }
}

impl FromStr for Part {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Part, UnknownName> {
        named(id, &Part::ALL, Part::id)
    }
}

/// Several parts of the kit; all of them if nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Parts(u8);

impl Parts {
    /// These parts.
    pub fn of(parts: &[Part]) -> Parts {
        Parts(parts.iter().fold(0, |bits, &part| bits | 1 << part as u8))
    }

    /// Whether this part is among them.
    pub const fn contains(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Default for Parts {
    fn default() -> Parts {
        Parts::of(&Part::ALL)
    }
}

impl fmt::Debug for Parts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = Part::ALL.into_iter().filter(|&part| self.contains(part));
        out.debug_set().entries(parts).finish()
    }
}
