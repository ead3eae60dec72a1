//! Logs: a start and the choices make the game.

mod check;
mod json;
mod text;

pub(crate) use check::{Chain, Check};

use crate::game::Outcome;
use crate::position::PositionError;
use crate::record::{Made, Record, Start};
use crate::revision::{RULES_REVISION, StateDigest};
use crate::{Event, Refusal};
use json::LogJson;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the log format this crate writes. It also reads version 1, which has no revision and no digests.
pub const LOG_VERSION: u32 = 2;

/// A saved game. Each choice carries a check that depends on all choices before it and on the state it led to, so an
/// edited log is refused where it was edited, and a log of other rules where the rules differ.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "LogJson", into = "LogJson")]
pub struct Log {
    /// The revision of the rules it was played by.
    pub revision: u32,
    /// The deal or the position that the game began with.
    pub start: Start,
    /// The hash that was published before the deal.
    pub seed_hash: Option<String>,
    /// The choices.
    pub choices: Vec<LoggedChoice>,
    /// The state they led to; unknown in logs of the first version and in those written by hand.
    pub state: Option<StateDigest>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Choices may be secret, so only their number is shown.
impl fmt::Debug for Log {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, choices) = (&self.start, self.choices.len());
        write!(out, "Log(revision {}, {start:?}, {choices} choices)", self.revision)
    }
}

/// A choice in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct LoggedChoice {
    /// The choice.
    pub made: Made,
    /// Its check; logs written by hand may leave it out.
    pub check: Option<String>,
}

/// The choice may be secret.
impl fmt::Debug for LoggedChoice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "LoggedChoice({:?})", self.made.seat)
    }
}

/// Why a log is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LogError {
    /// Not a log at all.
    #[error("this is not a log of a game: {0}")]
    NotALog(String),
    /// It was written in another version of this format.
    #[error("this log is of version {0}; versions up to {LOG_VERSION} can be read")]
    Version(u32),
    /// Played by other rules, under which it is a different game.
    #[error(
        "this game was played by revision {revision} of the rules, and revision {RULES_REVISION} makes another game of it"
    )]
    Revision {
        /// The revision it was played by.
        revision: u32,
        /// The first choice that leads elsewhere, where that is known; the first is 1.
        step: Option<usize>,
    },
    /// A line that cannot be read.
    #[error("line {line} of the log cannot be read: {reason}")]
    Unreadable {
        /// Which line of the text.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The position it starts from is impossible.
    #[error("the start of the log cannot be: {0}")]
    Start(PositionError),
    /// The seed is not the one that was promised.
    #[error("the seed does not fit the hash that was published before the deal")]
    SeedHash,
    /// A choice that is not legal there.
    #[error("choice {step} of the log is refused: {refusal}")]
    Refused {
        /// Which choice; the first is 1.
        step: usize,
        /// Why the rules refuse it.
        refusal: Refusal,
    },
    /// A choice that was edited.
    #[error("choice {step} of the log was changed: its check does not fit")]
    Changed {
        /// Which choice; the first is 1.
        step: usize,
    },
    /// The end is not the one that is written.
    #[error("the game does not end as the log says")]
    Outcome,
}

impl LogError {
    /// The choice at which the log breaks; the first is 1.
    pub fn step(&self) -> Option<usize> {
        match self {
            LogError::Refused { step, .. } | LogError::Changed { step } => Some(*step),
            LogError::Revision { step, .. } => *step,
            _ => None,
        }
    }
}

impl Log {
    /// Plays the game again.
    ///
    /// # Errors
    /// A [`LogError`] that says at which choice it breaks, and why.
    pub fn replay(&self) -> Result<Record, LogError> {
        self.replay_with(|_, _| {})
    }

    /// Plays the game again and shows it after each choice.
    ///
    /// # Errors
    /// A [`LogError`] that says at which choice it breaks, and why.
    pub fn replay_with(&self, mut each: impl FnMut(&Record, &[Event])) -> Result<Record, LogError> {
        let mut record = match &self.start {
            Start::Deal(setup, seed) => Record::deal(*setup, seed.clone()),
            Start::Position(position) => Record::load((**position).clone()).map_err(LogError::Start)?,
        };
        if let Some(hash) = &self.seed_hash
            && *hash != record.seed().hash()
        {
            return Err(LogError::SeedHash);
        }
        each(&record, &[]);
        let mut events = Vec::new();
        for (index, logged) in self.choices.iter().enumerate() {
            events.clear();
            self.replay_choice(&mut record, index + 1, logged, &mut events)?;
            each(&record, &events);
        }
        self.check_end(&record)?;
        Ok(record)
    }

    /// Keeps only the first choices: the game as it was at that moment.
    pub fn truncate(&mut self, choices: usize) {
        if choices < self.choices.len() {
            self.choices.truncate(choices);
            self.state = None;
            self.outcome = None;
        }
    }

    fn replay_choice(
        &self,
        record: &mut Record,
        step: usize,
        logged: &LoggedChoice,
        events: &mut Vec<Event>,
    ) -> Result<(), LogError> {
        let LoggedChoice { made, check } = logged;
        let written = check.as_deref();
        if written.is_some_and(|written| !record.chain().fits_choice(*made, written)) {
            return Err(LogError::Changed { step });
        }
        record
            .choose(made.seat, made.choice, events)
            .map_err(|refusal| self.or_other_rules(step, LogError::Refused { step, refusal }))?;
        match (written, record.last_check()) {
            (Some(written), Some(check)) if !check.fits_state(written) => {
                Err(self.or_other_rules(step, LogError::Changed { step }))
            }
            _ => Ok(()),
        }
    }

    /// What is wrong with a choice that fits its check: `error` under the same rules, otherwise the other rules.
    fn or_other_rules(&self, step: usize, error: LogError) -> LogError {
        if self.revision == RULES_REVISION {
            return error;
        }
        LogError::Revision {
            revision: self.revision,
            step: Some(step),
        }
    }

    /// A game of other rules counts only if its digest shows that they make no difference to it.
    fn check_end(&self, record: &Record) -> Result<(), LogError> {
        let state_fits = self.state.map(|state| state == record.game().digest());
        if self.revision != RULES_REVISION && state_fits != Some(true) {
            return Err(LogError::Revision {
                revision: self.revision,
                step: None,
            });
        }
        if self.outcome.is_some() && self.outcome != record.game().outcome() || state_fits == Some(false) {
            return Err(LogError::Outcome);
        }
        Ok(())
    }
}
