//! Why a position is impossible.

use super::Position;
use crate::revision::RULES_REVISION;
use crate::{Hero, Leader, Step};
use std::fmt;

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PositionFault {
    /// Not a position in JSON.
    #[error("this is not a position: {0}")]
    NotAPosition(String),
    /// Not 2 to 6 players.
    #[error("a position has 2 to 6 players, not {0}")]
    SeatCount(usize),
    /// No such edition.
    #[error("there is no edition `{0}`")]
    UnknownEdition(String),
    /// No such set.
    #[error("there is no set `{0}`")]
    UnknownSet(String),
    /// No such card.
    #[error("there is no card `{0}`")]
    UnknownCard(String),
    /// No such leader.
    #[error("there is no leader `{0}`")]
    UnknownLeader(String),
    /// No such step.
    #[error("`{0}` is not the start of a step: setup, play, draw or discard")]
    UnknownStep(String),
    /// A step that cannot be entered without the choices that led there.
    #[error("`{0}` is not the start of a step: setup, play, draw or discard")]
    NotAStart(Step),
    /// A card in two places.
    #[error("the card `{0}` is in two places")]
    CardTwice(Hero),
    /// A leader at two seats.
    #[error("the leader `{0}` is at two seats")]
    LeaderTwice(Leader),
    /// A marker off the track.
    #[error("markers stand on the spaces 1 to 12")]
    MarkerOffTrack,
    /// More than three Tavern slots.
    #[error("the Tavern has three slots, not {0}")]
    TavernSlots(usize),
    /// A seat that is not there.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    /// Nobody's turn.
    #[error("a step needs an active player")]
    NobodyActive,
    /// More chance than a game can ever use.
    #[error("no game has used chance {0} times")]
    TooMuchChance(u64),
    /// More cards discarded than may be, or before the step in which they are.
    #[error("up to three cards are discarded instead of playing one, before the step `draw`, not {0}")]
    Discarded(u8),
    /// Somebody knows a card that is not in the game, or "everybody" is misspelled.
    #[error("what is known of `{0}` makes no sense: name seats, or \"public\" for everybody")]
    Known(String),
    /// The choices since the start of the step do not lead here.
    #[error("the choices since the start of the step do not lead to this position")]
    SinceDiffers,
    /// A position within a position within a position.
    #[error("the start of a step cannot itself be in the middle of one")]
    SinceTwice,
    /// The choices since the start of the step lead elsewhere, because the rules were different then.
    #[error(
        "this position is of revision {0} of the rules, and by revision {RULES_REVISION} its choices lead elsewhere"
    )]
    Revision(u32),
    /// The operating system gave no random seed.
    #[error("no random seed could be had")]
    NoRandomSeed,
}

/// Why a position is impossible: everything that is wrong with it, and the position itself, to be corrected.
#[derive(Clone, PartialEq, Eq)]
pub struct PositionError {
    faults: Vec<PositionFault>,
    position: Option<Box<Position>>,
}

impl PositionError {
    pub(crate) fn new(faults: Vec<PositionFault>, position: Position) -> PositionError {
        PositionError {
            faults,
            position: Some(Box::new(position)),
        }
    }

    /// Everything that is wrong; at least one thing.
    pub fn faults(&self) -> &[PositionFault] {
        &self.faults
    }

    /// The position as far as it could be read: names that are unknown are left out of it.
    pub fn into_position(self) -> Option<Position> {
        self.position.map(|position| *position)
    }
}

impl From<PositionFault> for PositionError {
    fn from(fault: PositionFault) -> PositionError {
        PositionError {
            faults: vec![fault],
            position: None,
        }
    }
}

impl std::error::Error for PositionError {}

/// All sentences, one after the other.
impl fmt::Display for PositionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let between = if index == 0 { "" } else { "; " };
            write!(out, "{between}{fault}")?;
        }
        Ok(())
    }
}

/// The position itself is all-knowing and stays out of debug output.
impl fmt::Debug for PositionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(&self.faults).finish()
    }
}
