//! The parts of a turn.

use crate::vocabulary::named;
use serde::{Deserialize, Serialize};

/// The part of a turn a game is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Step {
    /// Everybody chooses a hidden hero and a card for the Wilderness.
    Setup,
    /// Play or discard.
    Play,
    /// A played hero's abilities are performed.
    Ability,
    /// Drawing up to four cards.
    Draw,
    /// Discard down to three.
    Discard,
    /// The game is over.
    Over,
}

impl Step {
    /// All steps, in the order of a game.
    pub const ALL: [Step; 6] = [
        Step::Setup,
        Step::Play,
        Step::Ability,
        Step::Draw,
        Step::Discard,
        Step::Over,
    ];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Step::Setup => "setup",
            Step::Play => "play",
            Step::Ability => "ability",
            Step::Draw => "draw",
            Step::Discard => "discard",
            Step::Over => "over",
        }
    }
}

named!(Step, "step");
