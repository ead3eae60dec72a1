//! How sure a share is, and how sure the gap between two shares is.

/// A share of games and the range the true share lies in with 95 % confidence, by Wilson's score.
///
/// ```
/// let share = lab::Share::of(45, 100);
/// assert_eq!(share.share, 0.45);
/// assert!((share.low - 0.356).abs() < 0.001 && (share.high - 0.548).abs() < 0.001);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself, 0 to 1; zero of no games.
    pub share: f64,
    /// The lower end of the range.
    pub low: f64,
    /// The upper end of the range.
    pub high: f64,
}

/// The 97.5 % point of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

impl Share {
    /// A share: this many out of that many games.
    pub fn of(wins: u64, games: u64) -> Share {
        if games == 0 {
            return Share {
                share: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let n = games as f64;
        let share = wins as f64 / n;
        let spread = Z * Z / n;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = Z * (share * (1.0 - share) / n + spread / (4.0 * n)).sqrt() / (1.0 + spread);
        Share {
            share,
            // Rounding must not push an end past what is possible.
            low: if wins == 0 { 0.0 } else { (middle - half).max(0.0) },
            high: if wins == games { 1.0 } else { (middle + half).min(1.0) },
        }
    }
}

/// The gap between two shares of different games, with its 95 % interval by Newcombe's method.
///
/// ```
/// // Newcombe (1998): 56 of 70 against 48 of 80.
/// let gap = lab::Gap::between(lab::Share::of(56, 70), lab::Share::of(48, 80));
/// assert!((gap.gap - 0.2).abs() < 1e-12);
/// assert!((gap.low - 0.0524).abs() < 1e-4 && (gap.high - 0.3339).abs() < 1e-4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// The first share less the second.
    pub gap: f64,
    /// The lower end of the range.
    pub low: f64,
    /// The upper end of the range.
    pub high: f64,
}

impl Gap {
    /// How far `one` is above `other`.
    pub fn between(one: Share, other: Share) -> Gap {
        let gap = one.share - other.share;
        Gap {
            gap,
            low: gap - (one.share - one.low).hypot(other.high - other.share),
            high: gap + (one.high - one.share).hypot(other.share - other.low),
        }
    }
}
