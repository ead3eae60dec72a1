//! When enough was played: a sequential test of whether the first entrant is stronger than the others.
//!
//! As testers of chess programs do it, two guesses about its strength are weighed against each other after every deal, and
//! playing stops when one is much likelier. All games of a deal, in all orders of the seats, count as one sample, so luck
//! with cards and leaders does not pass for strength.

use crate::ContestError;
use serde::Serialize;
use std::str::FromStr;

/// The two guesses, in points of the ladder above the others, and how rarely the test may err.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// At most this many points mean: not stronger.
    pub low: f64,
    /// At least this many points mean: stronger.
    pub high: f64,
    /// How often it may say that somebody is stronger who is not, and the other way around.
    pub error: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// The logarithm of how much likelier the higher guess is.
    pub llr: f64,
    /// Where it is decided, up and down.
    pub bound: f64,
    /// The decision: whether the first entrant is stronger; nothing while it is open.
    pub stronger: Option<bool>,
}

/// Deals before anything is decided: fewer say nothing about how much they vary.
const FEWEST: usize = 10;

impl Default for Sprt {
    fn default() -> Sprt {
        Sprt {
            low: 0.0,
            high: 20.0,
            error: 0.05,
        }
    }
}

impl FromStr for Sprt {
    type Err = ContestError;

    /// Bounds as people write them: `0,20`.
    fn from_str(text: &str) -> Result<Sprt, ContestError> {
        let wrong = || ContestError::Bounds(text.to_owned());
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 2_000.0);
        match (number(low), number(high)) {
            (Some(low), Some(high)) if low < high => Ok(Sprt {
                low,
                high,
                ..Sprt::default()
            }),
            _ => Err(wrong()),
        }
    }
}

impl Sprt {
    /// What the results say: for each line-up how many seats the first entrant had and how many the others, and its share of
    /// every deal.
    pub(crate) fn judge<'a>(&self, line_ups: impl Iterator<Item = ((usize, usize), &'a [f64])>) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        let (mut llr, mut samples) = (0.0, 0);
        for ((own, others), deals) in line_ups {
            if own == 0 || others == 0 || deals.is_empty() {
                continue;
            }
            let (low, high) = (expected(self.low, own, others), expected(self.high, own, others));
            let count = deals.len() as f64;
            let mean = deals.iter().sum::<f64>() / count;
            let spread = deals.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
            llr += count * (high - low) * (mean - (low + high) / 2.0) / spread.max(LEAST_SPREAD);
            samples += deals.len();
        }
        let decided = samples >= FEWEST && llr.abs() >= bound;
        Verdict {
            llr,
            bound,
            stronger: decided.then_some(llr > 0.0),
        }
    }
}

/// Results that are all alike would otherwise count as certain.
const LEAST_SPREAD: f64 = 0.01;

/// The share of games won by somebody who is this many points stronger than the others.
fn expected(points: f64, own: usize, others: usize) -> f64 {
    let strength = own as f64 * 10.0_f64.powf(points / 400.0);
    strength / (strength + others as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_tells_the_stronger_from_the_weaker_and_waits_when_it_cannot() {
        let sprt: Sprt = "0,40".parse().unwrap();
        let judge = |deals: &[f64]| sprt.judge([((1, 1), deals)].into_iter());
        assert_eq!(judge(&[]).stronger, None);
        assert_eq!(judge(&[1.0; 5]).stronger, None, "five deals are too few");
        let mixed = |won: usize, of: usize| -> Vec<f64> {
            (0..of)
                .map(|index| {
                    if index % 10 < won {
                        1.0
                    } else {
                        0.5 - 0.5 * f64::from(won < 5)
                    }
                })
                .collect()
        };
        assert_eq!(judge(&mixed(7, 300)).stronger, Some(true));
        assert_eq!(judge(&mixed(3, 300)).stronger, Some(false));
        let even: Vec<f64> = (0..20).map(|index| f64::from(index % 2)).collect();
        assert_eq!(judge(&even).stronger, None);
        assert!((judge(&even).bound - 2.944).abs() < 0.001);
    }

    #[test]
    fn with_four_an_equal_player_wins_a_quarter() {
        assert!((expected(0.0, 1, 3) - 0.25).abs() < 1e-9);
        assert!((expected(400.0, 1, 1) - 10.0 / 11.0).abs() < 1e-9);
    }

    #[test]
    fn bounds_are_two_numbers() {
        for wrong in ["", "5", "20,0", "a,b", "0,0", "0,1e9", "nan,1"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
        assert_eq!("-5, 5".parse::<Sprt>().unwrap().high, 5.0);
    }
}
