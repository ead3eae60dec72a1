//! The six secret leaders.

use crate::vocabulary::named;
use crate::{Faction, Factions};
use serde::{Deserialize, Serialize};

/// A secret leader, aligned with two factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Leader {
    /// The Wise: Water Folk and Hill Tribes.
    Lemron = 1,
    /// The Righteous: Imperial Army and Water Folk.
    Cyra,
    /// The Banished: Undead and Hill Tribes.
    Myrad,
    /// The Cunning: Imperial Army and Undead.
    Xiadul,
    /// The Opportunist: Imperial Army and Hill Tribes.
    Pavyr,
    /// The Innocent: Undead and Water Folk.
    Enned,
}

impl Leader {
    /// All six, by number.
    pub const ALL: [Leader; 6] = [
        Leader::Lemron,
        Leader::Cyra,
        Leader::Myrad,
        Leader::Xiadul,
        Leader::Pavyr,
        Leader::Enned,
    ];

    /// The number on the card, which is the last tie-break.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Leader::Lemron => "lemron",
            Leader::Cyra => "cyra",
            Leader::Myrad => "myrad",
            Leader::Xiadul => "xiadul",
            Leader::Pavyr => "pavyr",
            Leader::Enned => "enned",
        }
    }

    /// The two factions this leader is aligned with, in the order of the leader's card.
    pub const fn alignment(self) -> [Faction; 2] {
        use Faction::*;
        match self {
            Leader::Lemron => [WaterFolk, HillTribes],
            Leader::Cyra => [ImperialArmy, WaterFolk],
            Leader::Myrad => [Undead, HillTribes],
            Leader::Xiadul => [ImperialArmy, Undead],
            Leader::Pavyr => [ImperialArmy, HillTribes],
            Leader::Enned => [Undead, WaterFolk],
        }
    }

    /// The two factions as a set.
    ///
    /// ```
    /// use rules::{Faction, Leader};
    /// assert!(Leader::Cyra.factions().contains(Faction::WaterFolk));
    /// ```
    pub const fn factions(self) -> Factions {
        let [first, second] = self.alignment();
        first.only().union(second.only())
    }
}

named!(Leader, "leader");
