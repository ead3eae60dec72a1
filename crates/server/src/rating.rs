//! Ratings of players, for any number of them in a game.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How well somebody is thought to play, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The likeliest strength; 25 at first.
    pub rating: f64,
    /// How far off it may well be; 8.3 at first, less with every game.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::from(WengLinRating::new())
    }
}

impl From<WengLinRating> for Rating {
    fn from(from: WengLinRating) -> Rating {
        Rating {
            rating: from.rating,
            uncertainty: from.uncertainty,
        }
    }
}

/// The ratings after a game. The winner is before all others, who are equal; without a winner all are equal.
///
/// ```
/// let before = [server::Rating::default(); 3];
/// let after = server::rate(&before, Some(1));
/// assert!(after[1].rating > before[1].rating);
/// assert!(after[0].rating < before[0].rating && after[0] == after[2]);
/// ```
pub fn rate(before: &[Rating], winner: Option<usize>) -> Vec<Rating> {
    let players: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|rating| {
            [WengLinRating {
                rating: rating.rating,
                uncertainty: rating.uncertainty,
            }]
        })
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
        .iter()
        .enumerate()
        .map(|(index, player)| {
            let place = if winner.is_none_or(|winner| winner == index) {
                1
            } else {
                2
            };
            (&player[..], MultiTeamOutcome::new(place))
        })
        .collect();
    weng_lin_multi_team(&ranked, &WengLinConfig::new())
        .into_iter()
        .filter_map(|team| team.first().copied().map(Rating::from))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_rise_and_certainty_grows() {
        for players in 2..=6 {
            let mut ratings = vec![Rating::default(); players];
            for _ in 0..10 {
                ratings = rate(&ratings, Some(0));
            }
            assert_eq!(ratings.len(), players);
            assert!(ratings[0].rating > 30.0, "{ratings:?}");
            assert!(ratings[1..].iter().all(|rating| rating.rating < 25.0), "{ratings:?}");
            assert!(ratings.iter().all(|rating| rating.uncertainty < 8.0), "{ratings:?}");
        }
    }

    #[test]
    fn a_game_nobody_won_changes_little() {
        let after = rate(&[Rating::default(); 4], None);
        assert!(after.iter().all(|rating| (rating.rating - 25.0).abs() < 1e-9));
    }
}
