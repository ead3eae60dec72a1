//! The same deals under two rules.

use super::{Z, quantile, two_sided};

/// Something that is so or not, game by game under both rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Deals of which it was so under both.
    pub both: u64,
    /// Only under the first.
    pub first: u64,
    /// Only under the second.
    pub second: u64,
    /// Games won under neither set of rules.
    pub neither: u64,
}

/// How far the second is above the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The mean under the first rules.
    pub first: f64,
    /// The mean under the second rules.
    pub second: f64,
    /// The second less the first.
    pub difference: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
    /// How likely so great a difference is where there is none.
    pub p_value: f64,
    /// The smallest difference that this many deals show in 80 of 100 experiments.
    pub shown: f64,
}

/// How often an experiment should see a difference that is there.
const POWER: f64 = 0.8;

/// How many standard errors a difference must have so that it is seen that often.
fn reach() -> f64 {
    Z + quantile(POWER)
}

impl Pairs {
    /// Counts a deal.
    pub fn add(&mut self, first: bool, second: bool) {
        *match (first, second) {
            (true, true) => &mut self.both,
            (true, false) => &mut self.first,
            (false, true) => &mut self.second,
            (false, false) => &mut self.neither,
        } += 1;
    }

    /// The difference of the shares, tested as McNemar does: only deals that came out differently say anything.
    ///
    /// ```
    /// use lab::Pairs;
    /// // Agresti's approval ratings: 794 and 570 the same, 150 one way, 86 the other; z = 4.17.
    /// let asked = Pairs { both: 794, first: 150, second: 86, neither: 570 };
    /// let difference = asked.difference();
    /// assert!((difference.difference + 0.04).abs() < 1e-9);
    /// assert!((difference.low + 0.059).abs() < 5e-4 && (difference.high + 0.021).abs() < 5e-4);
    /// assert!(difference.p_value < 1e-4);
    /// ```
    pub fn difference(&self) -> Difference {
        let games = (self.both + self.first + self.second + self.neither).max(1) as f64;
        let (first, second) = (self.first as f64, self.second as f64);
        let difference = (second - first) / games;
        let error = (first + second - (second - first).powi(2) / games).max(0.0).sqrt() / games;
        Difference {
            first: (self.both as f64 + first) / games,
            second: (self.both as f64 + second) / games,
            difference,
            low: difference - Z * error,
            high: difference + Z * error,
            p_value: sign_test(self.first, self.second),
            shown: reach() * (first + second).sqrt() / games,
        }
    }
}

/// How likely it is that a fair coin falls so unevenly: exact for few throws, by the normal distribution for many.
fn sign_test(one: u64, other: u64) -> f64 {
    const MANY: u64 = 1_000;
    let (throws, fewer) = (one + other, one.min(other));
    if throws == 0 {
        return 1.0;
    }
    if throws > MANY {
        return two_sided((one as f64 - other as f64) / (throws as f64).sqrt());
    }
    let n = throws as f64;
    let logarithm = |heads: f64| {
        libm::lgamma(n + 1.0) - libm::lgamma(heads + 1.0) - libm::lgamma(n - heads + 1.0) - n * std::f64::consts::LN_2
    };
    let tail: f64 = (0..=fewer).map(|heads| logarithm(heads as f64).exp()).sum();
    (2.0 * tail).min(1.0)
}

/// A number, game by game under both rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    games: u64,
    first: i64,
    second: i64,
    squares: i64,
}

impl Moments {
    /// Counts a deal.
    pub fn add(&mut self, first: i64, second: i64) {
        self.games += 1;
        self.first += first;
        self.second += second;
        self.squares += (second - first).pow(2);
    }

    /// The difference of the means, by the paired t-test, with enough deals for the normal distribution to serve.
    ///
    /// ```
    /// use lab::Moments;
    /// let mut lengths = Moments::default();
    /// for (first, second) in [(1, 2), (2, 4), (3, 6), (4, 4)] {
    ///     lengths.add(first, second);
    /// }
    /// // Differences 1, 2, 3, 0: mean 1.5, standard deviation 1.291, standard error 0.6455.
    /// let difference = lengths.difference();
    /// assert_eq!((difference.first, difference.difference), (2.5, 1.5));
    /// assert!((difference.high - 1.5 - 1.96 * 0.6455).abs() < 1e-3);
    /// ```
    pub fn difference(&self) -> Difference {
        let games = self.games.max(1) as f64;
        let (first, second) = (self.first as f64 / games, self.second as f64 / games);
        let difference = second - first;
        let spread = (self.squares as f64 - games * difference.powi(2)).max(0.0);
        let error = (spread / (games - 1.0).max(1.0) / games).sqrt();
        let p_value = match (error > 0.0, difference == 0.0) {
            (true, _) => two_sided(difference / error),
            (false, true) => 1.0,
            (false, false) => 0.0,
        };
        Difference {
            first,
            second,
            difference,
            low: difference - Z * error,
            high: difference + Z * error,
            p_value,
            shown: reach() * error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_throws_are_counted_exactly() {
        // 1 of 10: 2 * (1 + 10) / 1024; 0 of 5: 2 / 32; 3 of 6 is as even as can be.
        assert!((sign_test(1, 9) - 22.0 / 1024.0).abs() < 1e-12);
        assert!((sign_test(5, 0) - 2.0 / 32.0).abs() < 1e-12);
        assert_eq!(sign_test(3, 3), 1.0);
        assert_eq!(sign_test(0, 0), 1.0);
        // Where exact and normal meet they say nearly the same.
        assert!((sign_test(470, 530) - two_sided(59.0 / 1_000_f64.sqrt())).abs() < 5e-4);
    }
}
