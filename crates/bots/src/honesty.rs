//! Chances that come true.
//!
//! A search gives the share of imagined games that it wins, and in those everybody else plays by instinct. Against players
//! as good as itself that is far too sure, so what is told lies nearer to an equal share. How much nearer was found from
//! games that were played to their end.

use nets::{exp, ln};

/// How what a search finds turns into a chance that is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Honesty {
    /// What is added, as a logarithm of odds.
    pub(crate) lean: f32,
    /// How much of the distance from an equal share is kept.
    pub(crate) trust: f32,
}

/// Nothing is ever as sure as all games of a small sample make it look.
const LEAST: f32 = 0.005;

/// The logarithm of the odds of a chance.
pub(crate) fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    ln(chance / (1.0 - chance))
}

/// The chance with these odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + exp(-odds))
}

impl Honesty {
    /// What to tell where a search found this chance, in a game of so many.
    pub(crate) fn tell(&self, found: f32, players: u8) -> f32 {
        let equal = odds(1.0 / f32::from(players));
        chance(equal + self.lean + self.trust * (odds(found) - equal))
    }

    /// How much what is told changes where what was found changes a little.
    pub(crate) fn slope(&self, found: f32, players: u8) -> f32 {
        let found = found.clamp(LEAST, 1.0 - LEAST);
        let told = self.tell(found, players);
        self.trust * told * (1.0 - told) / (found * (1.0 - found))
    }

    /// What a search had found where this was told, less an equal share, as a logarithm of odds.
    pub(crate) fn found(&self, told: f32, players: u8) -> f32 {
        (odds(told) - odds(1.0 / f32::from(players)) - self.lean) / self.trust
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HONESTY: Honesty = Honesty { lean: -0.2, trust: 0.5 };

    #[test]
    fn what_is_told_lies_nearer_to_an_equal_share() {
        for players in 2..=6 {
            let equal = 1.0 / f32::from(players);
            let even = Honesty { lean: 0.0, ..HONESTY };
            assert!((even.tell(equal, players) - equal).abs() < 1e-4);
            assert!(even.tell(0.9, players) < 0.9 && even.tell(0.9, players) > equal);
            assert!(even.tell(0.02, players) > 0.02 && even.tell(0.02, players) < equal);
            let told: Vec<f32> = (0..=100)
                .map(|found| HONESTY.tell(found as f32 / 100.0, players))
                .collect();
            assert!(
                told.windows(2).all(|pair| pair[0] <= pair[1]),
                "the better stays the better"
            );
        }
    }

    #[test]
    fn what_was_found_follows_from_what_was_told() {
        for players in 2..=6 {
            for found in [0.01, 0.2, 0.5, 0.77, 0.99] {
                let back = HONESTY.found(HONESTY.tell(found, players), players);
                assert!((back - odds(found) + odds(1.0 / f32::from(players))).abs() < 1e-2);
                let step = (HONESTY.tell(found + 5e-3, players) - HONESTY.tell(found - 5e-3, players)) / 1e-2;
                assert!(
                    !(0.05..=0.95).contains(&found) || (step - HONESTY.slope(found, players)).abs() < 0.05 * step,
                    "{found}: {step}"
                );
            }
        }
    }
}
