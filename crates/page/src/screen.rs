//! Which screen fills the page.

use crate::{Over, Place, Route};

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first page.
    Start,
    /// Options of a game, against bots or around one device.
    Options {
        /// Around one device.
        around: bool,
    },
    /// A table.
    Table,
    /// All heroes.
    Gallery,
    /// The rules.
    Rules,
    /// Tables with others.
    Friends,
    /// A table with others, before and between games.
    Gather,
    /// Your games with others, and the key they belong to.
    Record,
    /// Lesson, puzzles, your games.
    Learn,
    /// All puzzles.
    Puzzles,
    /// Your games.
    Games,
    /// Looking back at a game.
    Analysis,
}

impl Screen {
    /// What fills the page at a route. Until something lies on the table there, what was to be seen before stays.
    pub fn at(route: &Route, laid: bool, before: Option<Screen>) -> Screen {
        if route.over.contains(&Over::Gallery) {
            return Screen::Gallery;
        }
        match &route.place {
            Place::Start => Screen::Start,
            Place::Options { around } => Screen::Options { around: *around },
            Place::Rules => Screen::Rules,
            Place::Friends => Screen::Friends,
            Place::Record => Screen::Record,
            Place::Learn => Screen::Learn,
            Place::Puzzles => Screen::Puzzles,
            Place::Games => Screen::Games,
            Place::Analysis(_) => Screen::Analysis,
            Place::Elsewhere { game, .. } if !game || !laid => Screen::Gather,
            _ if laid => Screen::Table,
            _ => before
                .filter(|before| *before != Screen::Gallery)
                .unwrap_or(Screen::Start),
        }
    }
}
