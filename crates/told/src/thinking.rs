//! What speaks for a choice, and how far: what bots and the coach hand over, to be put into words in any language.

use rules::{Choice, Faction, Hero};
use serde::{Deserialize, Serialize};

/// A choice that is this much worse than the best one throws away much.
pub const MUCH: f32 = 0.12;

/// What speaks for a choice, or against it. Shares are 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There was nothing else to choose.
    OnlyChoice,
    /// No reason stands out.
    Whim,
    /// It is a hero of a faction of the player's leader.
    Own {
        /// The hero that the choice is about.
        hero: Hero,
    },
    /// A faction of the player's leader would win if the game ended now.
    Now {
        /// The faction that would win.
        faction: Faction,
    },
    /// How likely a faction seems to win at the end, if the game goes on as it did before and after the choice.
    Faction {
        /// A faction of the player's leader, or one that leader must stop.
        faction: Faction,
        /// The value before the choice.
        before: f32,
        /// The chance after the choice.
        after: f32,
    },
    /// How likely the player's party seems to hold the majority if a faction wins.
    Majority {
        /// The faction whose heroes are counted.
        faction: Faction,
        /// The value before the choice.
        before: f32,
        /// The chance after the choice.
        after: f32,
    },
    /// How likely an onlooker's guess at the player's leader is right.
    Secret {
        /// The value before the choice.
        before: f32,
        /// The chance after the choice.
        after: f32,
    },
    /// How many turns seem to be left.
    Clock {
        /// The value before the choice.
        before: f32,
        /// The turns left after the choice.
        after: f32,
    },
    /// What a card that is drawn, kept or thrown away seems to be worth in the hand.
    Card {
        /// The card that is drawn, kept or thrown away.
        hero: Hero,
        /// Its worth, in chances to win.
        worth: f32,
    },
    /// The chance to win with this choice, as a search found it.
    WinChance {
        /// The chance to win, 0 to 1.
        chance: f32,
        /// How many possible games the search looked at.
        games: u32,
    },
    /// The best of the other choices a search looked at.
    InsteadOf {
        /// The next best choice.
        choice: Choice,
        /// The chance to win with it.
        chance: f32,
    },
}

/// Which way a reason points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// It speaks for the choice.
    For,
    /// It says something about it.
    Neither,
    /// The reason speaks against the choice.
    Against,
}

impl Reason {
    /// Which way it points for the player whose factions it names.
    pub fn side(&self) -> Side {
        let rises = |before: f32, after: f32| if after >= before { Side::For } else { Side::Against };
        match *self {
            Reason::Faction { before, after, .. } | Reason::Majority { before, after, .. } => rises(before, after),
            // The less the others can guess, the better.
            Reason::Secret { before, after } => rises(after, before),
            Reason::Own { .. } | Reason::Now { .. } => Side::For,
            Reason::OnlyChoice
            | Reason::Whim
            | Reason::Clock { .. }
            | Reason::Card { .. }
            | Reason::WinChance { .. }
            | Reason::InsteadOf { .. } => Side::Neither,
        }
    }
}

/// How a choice compares with the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rank {
    /// There is no other one.
    Only,
    /// The best, by more than luck.
    Best {
        /// The one after it.
        next: Choice,
        /// The chance to win with that.
        chance: f32,
    },
    /// The best, but another one may be as good.
    Level {
        /// The second-best choice.
        next: Choice,
        /// The chance to win with it.
        chance: f32,
    },
    /// Another one is better, by this much.
    Behind {
        /// How much smaller the chance to win is.
        loss: f32,
    },
}

/// A choice, and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// The choice that was considered.
    pub choice: Choice,
    /// The chance to win with it, 0 to 1.
    pub chance: f32,
    /// About how far the true chance may be from that, two times out of three.
    pub doubt: f32,
    /// How many possible games it was followed in.
    pub games: u32,
    /// What speaks for it, and what against.
    pub reasons: Vec<Reason>,
}

/// What a Master would consider.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// All choices, the best first.
    pub prospects: Vec<Prospect>,
}

impl Advice {
    /// The best choice and what it leads to.
    pub fn best(&self) -> Option<&Prospect> {
        self.prospects.first()
    }

    fn of(&self, choice: Choice) -> Option<&Prospect> {
        self.prospects.iter().find(|prospect| prospect.choice == choice)
    }

    /// The chance to win that this choice loses compared with the best one; none for a choice that is not listed.
    pub fn loss(&self, choice: Choice) -> Option<f32> {
        Some(self.best()?.chance - self.of(choice)?.chance)
    }

    /// How this choice compares with the others; none for a choice that is not listed.
    pub fn rank(&self, choice: Choice) -> Option<Rank> {
        let (best, chosen) = (self.best()?, self.of(choice)?);
        if best.choice != choice {
            let loss = best.chance - chosen.chance;
            return Some(Rank::Behind { loss });
        }
        let Some(other) = self.prospects.get(1) else {
            return Some(Rank::Only);
        };
        let (next, chance) = (other.choice, other.chance);
        let ahead = best.chance - chance;
        Some(match ahead > best.doubt.hypot(other.doubt) {
            true => Rank::Best { next, chance },
            false => Rank::Level { next, chance },
        })
    }

    /// Whether of all cards that may go this one is worth least in the hand.
    pub fn is_least(&self, hero: Hero) -> bool {
        let worth = |prospect: &Prospect| match (prospect.choice, prospect.reasons.first()) {
            (Choice::Discard(_), Some(Reason::Card { hero, worth })) => Some((*hero, *worth)),
            _ => None,
        };
        let worths: Vec<(Hero, f32)> = self.prospects.iter().filter_map(worth).collect();
        let own = worths.iter().find(|(other, _)| *other == hero);
        own.is_some_and(|(_, own)| worths.len() > 1 && worths.iter().all(|(_, worth)| own <= worth))
    }

    /// The chance to win that this choice throws away, if that is much, and not only by the luck of a few games.
    pub fn throws_away(&self, choice: Choice) -> Option<f32> {
        let (best, chosen) = (self.best()?, self.of(choice)?);
        let loss = best.chance - chosen.chance;
        (loss >= MUCH && loss >= 2.0 * best.doubt.hypot(chosen.doubt)).then_some(loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prospect(choice: Choice, chance: f32, doubt: f32) -> Prospect {
        Prospect {
            choice,
            chance,
            doubt,
            games: 100,
            reasons: Vec::new(),
        }
    }

    #[test]
    fn a_choice_is_ranked_by_more_than_luck() {
        let (best, next) = (Choice::Pass, Choice::DrawHarbor);
        let advice = |chance, doubt| Advice {
            prospects: vec![prospect(best, chance, doubt), prospect(next, 0.4, doubt)],
        };
        let chance = 0.4;
        assert_eq!(advice(0.6, 0.02).rank(best), Some(Rank::Best { next, chance }));
        assert_eq!(advice(0.42, 0.02).rank(best), Some(Rank::Level { next, chance }));
        assert!(matches!(advice(0.6, 0.02).rank(next), Some(Rank::Behind { loss }) if (loss - 0.2).abs() < 1e-6));
        assert_eq!(advice(0.6, 0.02).rank(Choice::Move { red: 1, green: 0 }), None);
        let only = Advice {
            prospects: vec![prospect(best, 0.6, 0.02)],
        };
        assert_eq!(only.rank(best), Some(Rank::Only));
    }

    #[test]
    fn reasons_point_one_way() {
        let faction = Faction::Undead;
        let (low, high) = (0.2, 0.6);
        let side = |reason: Reason| reason.side();
        let more = Reason::Faction {
            faction,
            before: low,
            after: high,
        };
        let fewer = Reason::Majority {
            faction,
            before: high,
            after: low,
        };
        assert_eq!((side(more), side(fewer)), (Side::For, Side::Against));
        let told = Reason::Secret {
            before: low,
            after: high,
        };
        let hides = Reason::Secret {
            before: high,
            after: low,
        };
        assert_eq!((side(told), side(hides)), (Side::Against, Side::For));
        assert_eq!(side(Reason::Whim), Side::Neither);
    }

    #[test]
    fn the_card_that_is_worth_least_is_found() {
        let heroes: Vec<Hero> = Hero::all().take(3).collect();
        let card = |hero: Hero, worth| Prospect {
            reasons: vec![Reason::Card { hero, worth }],
            ..prospect(Choice::Discard(hero), 0.5, 0.1)
        };
        let advice = Advice {
            prospects: vec![card(heroes[0], 0.1), card(heroes[1], 0.3)],
        };
        assert!(advice.is_least(heroes[0]));
        assert!(!advice.is_least(heroes[1]));
        assert!(!advice.is_least(heroes[2]), "it is not in the hand");
        let alone = Advice {
            prospects: vec![card(heroes[0], 0.1)],
        };
        assert!(!alone.is_least(heroes[0]), "there is nothing to compare it with");
    }

    #[test]
    fn only_a_great_and_certain_loss_is_thrown_away() {
        let (best, close, worse) = (Choice::Pass, Choice::DrawHarbor, Choice::Move { red: 1, green: 0 });
        let advice = |doubt| Advice {
            prospects: vec![
                prospect(best, 0.6, doubt),
                prospect(close, 0.55, doubt),
                prospect(worse, 0.3, doubt),
            ],
        };
        let sure = advice(0.02);
        assert_eq!(sure.throws_away(best), None);
        assert_eq!(sure.throws_away(close), None);
        assert!(sure.throws_away(worse).is_some_and(|loss| (loss - 0.3).abs() < 1e-6));
        assert!(sure.loss(close).is_some_and(|loss| (loss - 0.05).abs() < 1e-6));
        assert_eq!(sure.loss(Choice::Move { red: 0, green: 1 }), None);
        assert_eq!(advice(0.2).throws_away(worse), None);
        assert_eq!(Advice::default().throws_away(best), None);
    }
}
