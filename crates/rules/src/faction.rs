//! The four factions, and sets of them.

use crate::vocabulary::{named, set_of};
use serde::{Deserialize, Serialize, Serializer};

/// One of the four peoples of Oshra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Faction {
    /// Green, wins when the green marker is two or more ahead.
    HillTribes,
    /// Red, wins when the red marker is two or more ahead.
    ImperialArmy,
    /// Blue, wins when the markers are on the same space or on adjacent ones.
    WaterFolk,
    /// Slate, wins when both markers are in the war area.
    Undead,
}

impl Faction {
    /// All four, in the order of the rules.
    pub const ALL: [Faction; 4] = [
        Faction::HillTribes,
        Faction::ImperialArmy,
        Faction::WaterFolk,
        Faction::Undead,
    ];

    /// The name used in files and protocols.
    ///
    /// ```
    /// assert_eq!(rules::Faction::WaterFolk.id(), "water-folk");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Faction::HillTribes => "hill-tribes",
            Faction::ImperialArmy => "imperial-army",
            Faction::WaterFolk => "water-folk",
            Faction::Undead => "undead",
        }
    }

    /// The set that holds only this faction.
    pub const fn only(self) -> Factions {
        Factions(1 << self as u8)
    }
}

named!(Faction, "faction");

/// A set of factions. Most heroes have one, the Emperor all, the Keeper none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Factions(u8);

impl Factions {
    /// No faction.
    pub const NONE: Factions = Factions(0);
    /// All four factions.
    pub const ALL: Factions = Factions(0b1111);

    /// Whether `faction` is in the set.
    pub const fn contains(self, faction: Faction) -> bool {
        self.0 & (1 << faction as u8) != 0
    }

    /// Whether the two sets share a faction.
    pub const fn meets(self, other: Factions) -> bool {
        self.0 & other.0 != 0
    }

    /// The factions of either set.
    pub const fn union(self, other: Factions) -> Factions {
        Factions(self.0 | other.0)
    }

    /// The factions of this set that are not in the other.
    pub const fn without(self, other: Factions) -> Factions {
        Factions(self.0 & !other.0)
    }

    /// How many factions are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The factions in the set, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALL.into_iter().filter(move |&faction| self.contains(faction))
    }
}

set_of!(Factions, Faction, Faction::only);

/// A list, in the order of the rules.
impl Serialize for Factions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
