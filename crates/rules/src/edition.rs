//! Editions, sets of heroes, and the options a game starts from.

use crate::heroes::Deck;
use crate::vocabulary::{named, set_of};
use crate::{Hero, MOST_PLAYERS, Refusal};
use serde::{Deserialize, Serialize};

/// A group of heroes that were published together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Set {
    /// The 72 heroes every edition has.
    Base,
    /// The Buried Emperor.
    Emperor,
    /// Four more heroes of the English and Polish box.
    Extra,
    /// Eight heroes of the campaign.
    Kickstarter,
    /// Queens & Friends.
    Queens,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 5] = [Set::Base, Set::Emperor, Set::Extra, Set::Kickstarter, Set::Queens];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Emperor => "emperor",
            Set::Extra => "extra",
            Set::Kickstarter => "kickstarter",
            Set::Queens => "queens",
        }
    }
}

named!(Set, "set");

/// Several sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Sets(u8);

impl Sets {
    /// No set.
    pub const NONE: Sets = Sets(0);

    /// These sets together.
    pub const fn of(sets: &[Set]) -> Sets {
        let mut bits = 0;
        let mut index = 0;
        while index < sets.len() {
            bits |= 1 << sets[index] as u8;
            index += 1;
        }
        Sets(bits)
    }

    /// Whether `set` is among them.
    pub const fn contains(self, set: Set) -> bool {
        self.0 & (1 << set as u8) != 0
    }

    /// The sets in either.
    #[must_use]
    pub const fn union(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// These sets without those.
    #[must_use]
    pub const fn without(self, other: Sets) -> Sets {
        Sets(self.0 & !other.0)
    }

    /// The sets among them.
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |&set| self.contains(set))
    }
}

set_of!(Sets, Set, |set: Set| Sets::of(&[set]));

/// A published combination of sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Edition {
    /// The English and Polish box.
    #[default]
    Classic,
    /// The German box, rules version 23.
    HeimlicheHerrschaft,
    /// Every hero there is.
    PrintAndPlay,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::Classic, Edition::HeimlicheHerrschaft, Edition::PrintAndPlay];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Classic => "classic",
            Edition::HeimlicheHerrschaft => "heimliche-herrschaft",
            Edition::PrintAndPlay => "print-and-play",
        }
    }

    /// The sets in the box.
    pub const fn sets(self) -> Sets {
        match self {
            Edition::Classic => Sets::of(&[Set::Base, Set::Emperor, Set::Extra]),
            Edition::HeimlicheHerrschaft => Sets::of(&[Set::Base, Set::Emperor]),
            Edition::PrintAndPlay => Sets::of(&Set::ALL),
        }
    }

    /// Whether the starting player is drawn only after the set-up choices.
    pub const fn draws_starting_player_late(self) -> bool {
        matches!(self, Edition::HeimlicheHerrschaft)
    }
}

named!(Edition, "edition");

/// The options a game starts from.
///
/// ```
/// use rules::{Edition, Setup};
/// let setup = Setup::new(4)?;
/// assert_eq!(setup.heroes().count(), 77);
/// assert_eq!(setup.heroes_to_end(), 7);
/// assert_eq!(setup.with_short(true).heroes().count(), 53);
/// assert!(Setup::new(7).is_err());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) players: u8,
    /// The box the game is played from.
    pub edition: Edition,
    /// Sets added to the box.
    pub added: Sets,
    /// Whether it is the short game.
    pub short: bool,
}

impl Setup {
    /// A full game of the classic edition.
    ///
    /// # Errors
    /// [`Refusal::PlayerCount`] unless there are 2 to 6 players.
    pub const fn new(players: u8) -> Result<Setup, Refusal> {
        if players < 2 || players as usize > MOST_PLAYERS {
            return Err(Refusal::PlayerCount);
        }
        Ok(Setup {
            players,
            edition: Edition::Classic,
            added: Sets::NONE,
            short: false,
        })
    }

    /// These options, but played from another box.
    #[must_use]
    pub const fn with_edition(self, edition: Edition) -> Setup {
        Setup { edition, ..self }
    }

    /// These options with more sets.
    #[must_use]
    pub const fn with_sets(self, sets: Sets) -> Setup {
        Setup {
            added: self.added.union(sets),
            ..self
        }
    }

    /// These options for the short game, or for the full one.
    #[must_use]
    pub const fn with_short(self, short: bool) -> Setup {
        Setup { short, ..self }
    }

    /// The number of players.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The heroes in the game, by number. The short game leaves out the advanced heroes and keeps, of the
    /// box, only the base heroes and the Emperor.
    pub fn heroes(self) -> impl Iterator<Item = Hero> {
        self.deck()
    }

    pub(crate) fn deck(self) -> Deck {
        let sets = if self.short {
            Sets::of(&[Set::Base, Set::Emperor])
        } else {
            self.edition.sets()
        }
        .union(self.added);
        Deck::of(sets, !self.short)
    }

    /// The number of face-up heroes in one party that ends the game.
    pub const fn heroes_to_end(self) -> u8 {
        let full = match self.players {
            2 => 8,
            3 | 4 => 7,
            5 => 6,
            _ => 5,
        };
        full - self.short as u8
    }
}
