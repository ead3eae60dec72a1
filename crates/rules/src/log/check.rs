//! The checks of a log: one over the choices, which tells where a log was edited, and one over the states they lead to,
//! which tells where the rules differ.

use crate::chance::hex;
use crate::edition::Sets;
use crate::record::{Made, Start};
use crate::{Game, Set};
use sha2::{Digest, Sha256};
use std::fmt;

/// The running checks of a log.
#[derive(Clone)]
pub(crate) struct Chain {
    choices: Sha256,
    states: Sha256,
}

/// What is written beside a choice in a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Check {
    choices: [u8; 3],
    states: [u8; 2],
}

impl Chain {
    pub(crate) fn new(start: &Start, game: &Game) -> Chain {
        let mut choices = Sha256::new();
        match start {
            Start::Deal(setup, seed) => {
                choices.update(format!(
                    "{} {} {} {}\n",
                    setup.players(),
                    setup.edition.id(),
                    sets_text(setup.added),
                    setup.short
                ));
                choices.update(seed.text());
            }
            Start::Position(position) => choices.update(serde_json::to_vec(position).unwrap_or_default()),
        }
        let mut states = Sha256::new();
        states.update(game.digest().number().to_be_bytes());
        Chain { choices, states }
    }

    /// Adds a choice and the state it led to.
    pub(crate) fn next(&mut self, made: Made, after: &Game) -> Check {
        self.choices = self.with(made);
        self.states.update(after.digest().number().to_be_bytes());
        Check {
            choices: first(&self.choices),
            states: first(&self.states),
        }
    }

    /// Whether a written check fits the choice it stands beside, whatever the rules make of it.
    pub(crate) fn fits_choice(&self, made: Made, written: &str) -> bool {
        written.get(..6) == Some(&hex(&first::<3>(&self.with(made))))
    }

    fn with(&self, made: Made) -> Sha256 {
        let mut choices = self.choices.clone();
        choices.update(format!("\n{} {}", made.seat, made.choice));
        choices
    }
}

impl Check {
    /// Whether a written check says that the choice led to the same state. Logs of the first version say nothing.
    pub(crate) fn fits_state(self, written: &str) -> bool {
        written
            .get(6..)
            .is_none_or(|states| states.is_empty() || states == hex(&self.states))
    }
}

impl fmt::Display for Check {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", hex(&self.choices), hex(&self.states))
    }
}

/// The first bytes of what has been hashed so far.
fn first<const BYTES: usize>(hasher: &Sha256) -> [u8; BYTES] {
    let mut first = [0; BYTES];
    first.copy_from_slice(&hasher.clone().finalize()[..BYTES]);
    first
}

pub(super) fn sets_text(sets: Sets) -> String {
    sets.iter().map(Set::id).collect::<Vec<_>>().join(",")
}
