//! What is to be printed.

use crate::{BoardSheet, Paper};
use faces::Theme;
use rules::{Edition, Hero, Sets};
use words::Language;

/// What is to be printed, and on what.
///
/// ```
/// use print::{Options, Paper};
/// use rules::Edition;
/// let options = Options { edition: Edition::PrintAndPlay, paper: Paper::Letter, ..Options::default() };
/// assert_eq!(options.heroes().count(), 90);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Options {
    /// The heroes of this edition.
    pub edition: Edition,
    /// More sets of heroes.
    pub added: Sets,
    /// The language of everything.
    pub language: Language,
    /// The paper.
    pub paper: Paper,
    /// The paper of the board.
    pub board: BoardSheet,
    /// Whether it is for a printer without colour: white paper, greys, less toner.
    pub grey: bool,
    /// Whether sheets are printed on one side only. Otherwise the board and the player aids get empty backs, so that
    /// the whole book can be printed on both sides in one go.
    pub single_sided: bool,
}

impl Options {
    /// The heroes that are printed, by number.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> {
        let sets = self.edition.sets().and(self.added);
        Hero::all().filter(move |hero| sets.contains(hero.set()))
    }

    pub(crate) const fn theme(&self) -> Theme {
        if self.grey { Theme::Grey } else { Theme::Light }
    }
}
