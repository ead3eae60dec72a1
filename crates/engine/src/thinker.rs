//! Bots, as a session knows them.

use rules::{Choice, MOST_PLAYERS, Memory};
use std::time::Duration;

/// How likely each seat has each leader, in the order of [`rules::Leader::ALL`].
pub type Leaders = [[f32; 6]; MOST_PLAYERS];

/// Somebody who can say what a bot would do and what it believes.
pub trait Thinker {
    /// What a bot chooses for a seat that remembers this and is asked something; none for an unknown level.
    fn think(&mut self, memory: &Memory, wanted: &Wanted<'_>) -> Option<Thought>;

    /// What a bot believes in the place of a seat that remembers this; none for an unknown level.
    fn believe(&mut self, memory: &Memory, wanted: &Wanted<'_>) -> Option<Leaders>;
}

/// Which bot is to think, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// The level, as it was written.
    pub level: &'a str,
    /// What its dice come from; if nothing was said, from the game.
    pub seed: Option<&'a str>,
    /// The longest time, if it is limited.
    pub time: Option<Duration>,
    /// The most iterations of a search, if they are limited.
    pub iterations: Option<u32>,
}

/// What a bot thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// What it would do.
    pub choice: Choice,
    /// How likely it thought it would win with each choice it looked into, the best first.
    pub chances: Vec<(Choice, f32)>,
}

/// A thinker without any bots.
pub struct NoBots;

impl Thinker for NoBots {
    fn think(&mut self, _: &Memory, _: &Wanted<'_>) -> Option<Thought> {
        None
    }

    fn believe(&mut self, _: &Memory, _: &Wanted<'_>) -> Option<Leaders> {
        None
    }
}
