//! What a bot chose, and why.

use rules::{Choice, Faction, Hero};

/// A choice and what decided for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The choice.
    pub choice: Choice,
    /// Why.
    pub reasons: Reasons,
}

/// One consideration, as data that can be put into words in any language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// There was nothing else to choose.
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
    /// How likely this faction seems to win at the end, if the game goes as it did before and after the choice.
    Faction {
        /// A faction of the own leader, or one it must stop.
        faction: Faction,
        /// Before the choice, 0 to 1.
        before: f32,
        /// After it, 0 to 1.
        after: f32,
    },
    /// How likely the own party seems to hold the majority if this faction wins.
    Majority {
        /// The faction.
        faction: Faction,
        /// Before the choice, 0 to 1.
        before: f32,
        /// After it, 0 to 1.
        after: f32,
    },
    /// How much an onlooker would learn about the own leader: what their guess of it would be worth.
    Secret {
        /// The chance a guess is right before the choice, 0 to 1.
        before: f32,
        /// After it, 0 to 1.
        after: f32,
    },
    /// How near the end is: turns that seem to be left.
    Clock {
        /// Before the choice.
        before: f32,
        /// After it.
        after: f32,
    },
    /// What a card that is drawn, kept or thrown away seems to be worth in the hand.
    Card {
        /// The card.
        hero: Hero,
        /// In chances to win, 0 to 1.
        worth: f32,
    },
    /// The own chance to win with this choice, as a search found it.
    WinChance {
        /// 0 to 1.
        chance: f32,
        /// How many possible games it looked at.
        games: u32,
    },
    /// The best of the other choices a search looked at, and the chance to win with it.
    InsteadOf {
        /// The other choice.
        choice: Choice,
        /// 0 to 1.
        chance: f32,
    },
}

/// Up to three reasons, the weightiest first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reasons {
    list: [Option<Reason>; 3],
}

impl Reasons {
    /// Adds one, if there is room.
    pub fn add(&mut self, reason: Reason) {
        if let Some(free) = self.list.iter_mut().find(|place| place.is_none()) {
            *free = Some(reason);
        }
    }

    /// The reasons, the weightiest first.
    pub fn iter(&self) -> impl Iterator<Item = &Reason> {
        self.list.iter().flatten()
    }
}

impl From<Reason> for Reasons {
    fn from(reason: Reason) -> Reasons {
        Reasons {
            list: [Some(reason), None, None],
        }
    }
}
