//! How sure a share is.

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
const Z: f64 = 1.959_963_984_540_054;

impl Share {
    /// So many of so many games.
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
