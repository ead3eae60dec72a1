//! What learning and looking back has to say: considerations of a Master, and what is wrong with a file. Both are plain
//! data, so that whoever thinks and whoever speaks need not be the same.

use crate::{Words, text};
use rules::{Choice, Faction, Hero, LogError};
use serde::{Deserialize, Serialize};

/// What speaks for a choice, or against it. Shares are 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "kebab-case")]
pub enum Consideration {
    /// There is nothing else to choose.
    OnlyChoice,
    /// Nothing in particular.
    Whim,
    /// It is a hero of an own faction.
    Own {
        /// The hero.
        hero: Hero,
    },
    /// An own faction would win if the game ended now.
    Now {
        /// The faction.
        faction: Faction,
    },
    /// How likely a faction seems to win.
    Faction {
        /// The faction.
        faction: Faction,
        /// Before the choice.
        before: f32,
        /// After it.
        after: f32,
    },
    /// How likely the own party has the most heroes of a faction.
    Majority {
        /// The faction.
        faction: Faction,
        /// Before the choice.
        before: f32,
        /// After it.
        after: f32,
    },
    /// What an onlooker's guess at the own leader is worth.
    Secret {
        /// Before the choice.
        before: f32,
        /// After it.
        after: f32,
    },
    /// How many turns seem to be left.
    Clock {
        /// Before the choice.
        before: f32,
        /// After it.
        after: f32,
    },
    /// What a card is worth in the hand.
    Card {
        /// The card.
        hero: Hero,
        /// In chances to win.
        worth: f32,
    },
    /// The chance to win.
    WinChance {
        /// The chance.
        chance: f32,
        /// In how many possible games it was found.
        games: u32,
    },
    /// The best of the other choices.
    InsteadOf {
        /// That choice.
        choice: Choice,
        /// The chance to win with it.
        chance: f32,
    },
}

/// What is wrong with a saved game or a history of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Fault {
    /// It is something else.
    NotAGame,
    /// It is from another version.
    Version {
        /// Which.
        version: u32,
    },
    /// A line cannot be read.
    Unreadable {
        /// Which.
        line: usize,
    },
    /// It starts from a position that cannot be.
    Start,
    /// The seed is not the one that was promised.
    Seed,
    /// A choice is against the rules.
    Refused {
        /// Which, the first is 1.
        step: usize,
    },
    /// A choice was changed afterwards.
    Changed {
        /// Which, the first is 1.
        step: usize,
    },
    /// It does not end as it says.
    Outcome,
    /// A history that cannot be read.
    NotAHistory,
    /// The game is not over yet.
    NotOver,
    /// There is no such game here.
    Gone,
    /// What it takes is not on this device, and there is no network.
    Away,
}

impl From<&LogError> for Fault {
    fn from(error: &LogError) -> Fault {
        match error {
            LogError::NotALog(_) => Fault::NotAGame,
            LogError::Version(version) => Fault::Version { version: *version },
            LogError::Unreadable { line, .. } => Fault::Unreadable { line: *line },
            LogError::Start(_) => Fault::Start,
            LogError::SeedHash => Fault::Seed,
            LogError::Refused { step, .. } => Fault::Refused { step: *step },
            LogError::Changed { step } => Fault::Changed { step: *step },
            LogError::Outcome => Fault::Outcome,
        }
    }
}

impl Words {
    /// A share as people read it: whole percents.
    pub fn share(self, share: f32) -> String {
        self.percent(f64::from(share), 0)
    }

    /// One consideration; `choice` says what a choice is called.
    pub fn consideration(self, consideration: &Consideration, choice: impl FnOnce(Choice) -> String) -> String {
        let change = |before: f32, after: f32| if after >= before { "up" } else { "down" };
        match *consideration {
            Consideration::OnlyChoice => text!(self, "coach-only-choice"),
            Consideration::Whim => text!(self, "coach-whim"),
            Consideration::Own { hero } => text!(self, "coach-own", hero = self.hero_name(hero)),
            Consideration::Now { faction } => text!(self, "coach-now", faction = self.faction(faction)),
            Consideration::Faction { faction, before, after } => text!(
                self,
                "coach-faction",
                change = change(before, after),
                faction = self.faction(faction),
                before = self.share(before),
                after = self.share(after)
            ),
            Consideration::Majority { faction, before, after } => text!(
                self,
                "coach-majority",
                change = change(before, after),
                faction = self.faction(faction),
                before = self.share(before),
                after = self.share(after)
            ),
            Consideration::Secret { before, after } => text!(
                self,
                "coach-secret",
                change = change(before, after),
                before = self.share(before),
                after = self.share(after)
            ),
            Consideration::Clock { before, after } => text!(
                self,
                "coach-clock",
                change = change(before, after),
                before = self.decimal(f64::from(before), 0),
                after = self.decimal(f64::from(after), 0)
            ),
            Consideration::Card { hero, worth } => text!(
                self,
                "coach-card",
                hero = self.hero_name(hero),
                worth = self.percent(f64::from(worth), 1)
            ),
            Consideration::WinChance { chance, games } => self.chance_to_win(chance, games),
            Consideration::InsteadOf { choice: other, chance } => {
                text!(
                    self,
                    "coach-instead",
                    choice = choice(other),
                    chance = self.share(chance)
                )
            }
        }
    }

    /// A chance to win, and what it was found from.
    pub fn chance_to_win(self, chance: f32, games: u32) -> String {
        text!(
            self,
            "coach-chance",
            chance = self.share(chance),
            games = self.grouped(u64::from(games))
        )
    }

    /// What is wrong with a file, as a sentence.
    ///
    /// ```
    /// use words::{Fault, Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.fault(Fault::Changed { step: 7 }), "Choice 7 of this game was changed afterwards.");
    /// ```
    pub fn fault(self, fault: Fault) -> String {
        match fault {
            Fault::NotAGame => text!(self, "fault-not-a-game"),
            Fault::Version { version } => text!(self, "fault-version", version = version.to_string()),
            Fault::Unreadable { line } => text!(self, "fault-unreadable", line = line.to_string()),
            Fault::Start => text!(self, "fault-start"),
            Fault::Seed => text!(self, "fault-seed"),
            Fault::Refused { step } => text!(self, "fault-refused", step = step.to_string()),
            Fault::Changed { step } => text!(self, "fault-changed", step = step.to_string()),
            Fault::Outcome => text!(self, "fault-outcome"),
            Fault::NotAHistory => text!(self, "fault-not-a-history"),
            Fault::NotOver => text!(self, "fault-not-over"),
            Fault::Gone => text!(self, "fault-gone"),
            Fault::Away => text!(self, "screen-part-late"),
        }
    }
}
