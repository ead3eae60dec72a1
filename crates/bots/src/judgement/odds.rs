//! How likely each faction is to win from where the markers stand.
//!
//! The heroes say how markers move. A turn is taken for the play of some hero by somebody who picks any of its moves;
//! how likely a faction is some turns ahead follows from how likely it is one turn less ahead.

use rules::effect::{Condition, Effect};
use rules::{Hero, Set, Track};
use std::sync::LazyLock;

/// Turns further ahead are as uncertain as this many.
pub(crate) const FARTHEST: usize = 32;

/// What X is taken for.
const USUAL_X: u8 = 1;

/// Chances of the four factions, in the order of [`Faction::ALL`].
pub(crate) type Odds = [f32; 4];

const SPACES: usize = Track::LAST as usize;

type Layer = [Odds; SPACES * SPACES];

fn place(track: Track) -> usize {
    (usize::from(track.red()) - 1) * SPACES + usize::from(track.green()) - 1
}

/// The chances of the factions with this many turns to go.
#[inline]
pub(crate) fn odds(track: Track, turns: usize) -> &'static Odds {
    &LAYERS[turns.min(FARTHEST)][place(track)]
}

static LAYERS: LazyLock<Vec<Layer>> = LazyLock::new(|| {
    let tracks: Vec<Track> = (1..=Track::LAST)
        .flat_map(|red| (1..=Track::LAST).filter_map(move |green| Track::new(red, green)))
        .collect();
    let mut now: Layer = [[0.0; 4]; SPACES * SPACES];
    for &track in &tracks {
        now[place(track)][track.winning_faction() as usize] = 1.0;
    }
    let mut layers = vec![now];
    let steps: Vec<Vec<(usize, f32)>> = tracks.iter().map(|&track| one_turn(track)).collect();
    for turns in 0..FARTHEST {
        let mut next: Layer = [[0.0; 4]; SPACES * SPACES];
        for (chances, steps) in next.iter_mut().zip(&steps) {
            for &(to, weight) in steps {
                for (sum, part) in chances.iter_mut().zip(layers[turns][to]) {
                    *sum += weight * part;
                }
            }
        }
        layers.push(next);
    }
    layers
});

/// Where the markers may stand one turn later, and how likely.
fn one_turn(track: Track) -> Vec<(usize, f32)> {
    let mut weights = vec![0.0; SPACES * SPACES];
    for hero in Hero::all().filter(|hero| hero.set() == Set::Base) {
        let mut ways = Vec::new();
        for effect in hero.effects() {
            if let Effect::Move(moves) = effect {
                ways.extend(moves.ways(track, USUAL_X).iter());
                // A condition holds about every second time.
                if moves.condition != Condition::Always {
                    for _ in 0..ways.len() {
                        ways.push((0, 0));
                    }
                }
            }
        }
        if ways.is_empty() {
            ways.push((0, 0));
        }
        for &(red, green) in &ways {
            weights[place(track.after(red, green))] += 1.0 / ways.len() as f32;
        }
    }
    let total: f32 = weights.iter().sum();
    let steps = weights.iter().enumerate().filter(|&(_, &weight)| weight > 0.0);
    steps.map(|(to, &weight)| (to, weight / total)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Faction;

    #[test]
    fn chances_are_chances() {
        for turns in 0..=FARTHEST {
            for red in 1..=Track::LAST {
                for green in 1..=Track::LAST {
                    let odds = odds(Track::new(red, green).unwrap(), turns);
                    assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{red} {green} {turns}");
                    assert!(odds.iter().all(|&chance| chance >= 0.0));
                }
            }
        }
    }

    #[test]
    fn the_end_is_certain_and_the_start_is_open() {
        let apart = Track::new(8, 3).unwrap();
        assert_eq!(odds(apart, 0)[Faction::ImperialArmy as usize], 1.0);
        assert!(odds(apart, 3)[Faction::ImperialArmy as usize] > odds(apart, 20)[Faction::ImperialArmy as usize]);
        assert!(odds(Track::START, 28).iter().all(|&chance| chance > 0.05));
    }
}
