//! How much nearer to an equal share chances must be told: a regression on who won.

use crate::Level;
use crate::fitted::{CHAMPIONS_HONESTY, MASTERS_HONESTY};
use crate::honesty::Honesty;

/// Chances that were told, and whether they came true.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// By level: how far what was found lay from an equal share, as logarithms of odds.
    all: Vec<(Level, Saying)>,
}

#[derive(Clone, Copy, Debug)]
struct Saying {
    found: f64,
    equal: f64,
    won: bool,
}

/// Sayings without which nothing is found.
const ENOUGH: usize = 200;

/// Steps of Newton's method: it settles in four or five.
const STEPS: usize = 20;

fn in_use(level: Level) -> Honesty {
    match level {
        Level::Champion => CHAMPIONS_HONESTY,
        _ => MASTERS_HONESTY,
    }
}

impl Told {
    /// Somebody told this chance to win in a game of that number of players, and won or did not.
    pub fn hear(&mut self, level: Level, players: u8, chance: f32, won: bool) {
        let saying = Saying {
            found: f64::from(in_use(level).found(chance, players)),
            equal: -f64::from(players - 1).ln(),
            won,
        };
        self.all.push((level, saying));
    }

    /// Takes in what others heard.
    pub fn join(&mut self, mut others: Told) {
        self.all.append(&mut others.all);
    }

    /// What to add, and how much of the distance from an equal share to keep, so that what this level tells comes true;
    /// what is in use, if it told too little.
    pub fn honest(&self, level: Level) -> (f32, f32) {
        let of_level = self.all.iter().filter(|(other, _)| *other == level);
        let sayings: Vec<Saying> = of_level.map(|(_, saying)| *saying).collect();
        let honesty = fit(&sayings).unwrap_or_else(|| in_use(level));
        (honesty.lean, honesty.trust)
    }
}

/// A logistic regression, by Newton's method.
fn fit(sayings: &[Saying]) -> Option<Honesty> {
    if sayings.len() < ENOUGH {
        return None;
    }
    let (mut lean, mut trust) = (0.0, 1.0);
    for _ in 0..STEPS {
        // A weak pull towards what a search finds keeps small samples sane.
        let (mut down, mut across) = ([lean, trust - 1.0], [[1.0, 0.0], [0.0, 1.0]]);
        for saying in sayings {
            let chance = 1.0 / (1.0 + (-(saying.equal + lean + trust * saying.found)).exp());
            let wrong = chance - f64::from(u8::from(saying.won));
            let weight = chance * (1.0 - chance);
            down[0] += wrong;
            down[1] += wrong * saying.found;
            across[0][0] += weight;
            across[0][1] += weight * saying.found;
            across[1][1] += weight * saying.found * saying.found;
        }
        let [[first, both], [_, second]] = across;
        let whole = first * second - both * both;
        lean -= (second * down[0] - both * down[1]) / whole;
        trust -= (first * down[1] - both * down[0]) / whole;
    }
    (lean.is_finite() && trust > 0.0).then_some(Honesty {
        lean: lean as f32,
        trust: trust as f32,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    /// Somebody who knows the odds doubles their distance from an equal share; that is found out.
    #[test]
    fn who_is_too_sure_is_found_out() {
        let mut dice = Dice::new(5);
        let mut told = Told::default();
        for _ in 0..20_000 {
            let true_odds = 4.0 * dice.unit() - 2.0;
            let equal = -(3.0_f32.ln());
            let chance = 1.0 / (1.0 + (-(equal + true_odds)).exp());
            let found = 1.0 / (1.0 + (-(equal + 2.0 * true_odds)).exp());
            let said = MASTERS_HONESTY.tell(found, 4);
            told.hear(Level::Master, 4, said, dice.unit() < chance);
        }
        let (lean, trust) = told.honest(Level::Master);
        assert!(lean.abs() < 0.1 && (trust - 0.5).abs() < 0.06, "{lean} {trust}");
        let unheard = CHAMPIONS_HONESTY;
        assert_eq!(told.honest(Level::Champion), (unheard.lean, unheard.trust));
    }
}
