//! How likely each faction is to win from where the markers stand.
//!
//! The heroes say how markers move. A turn is taken for the play of some hero by somebody who picks any of its moves;
//! how likely a faction is some turns ahead follows from how likely it is one turn less ahead.

use rules::effect::{By, Condition, Effect, Join, Move, Pawn, Shift};
use rules::{Hero, Marker, Set, Track};
use std::sync::LazyLock;

/// Turns further ahead are as uncertain as this many.
pub(crate) const FARTHEST: usize = 32;

/// Chances of the four factions, in the order of [`Faction::ALL`].
pub(crate) type Odds = [f32; 4];

const SPACES: usize = Track::LAST as usize;

type Layer = [Odds; SPACES * SPACES];

fn place(track: Track) -> usize {
    (usize::from(track.red()) - 1) * SPACES + usize::from(track.green()) - 1
}

/// The chances of the factions with so many turns to go.
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
                list_ways(moves, track, 1, &mut ways);
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

/// The ways a move effect lets markers go, with X as given.
pub(crate) fn list_ways(moves: &Move, track: Track, x: i8, ways: &mut Vec<(i8, i8)>) {
    let list = ways_of(moves, track, x);
    ways.extend(list.iter());
}

/// At most three ways to move the markers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ways {
    ways: [(i8, i8); 3],
    count: usize,
}

impl Ways {
    fn add(&mut self, way: (i8, i8)) {
        if let Some(free) = self.ways.get_mut(self.count) {
            *free = way;
            self.count += 1;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (i8, i8)> + '_ {
        self.ways[..self.count].iter().copied()
    }
}

/// The ways a move effect lets markers go, with X as given.
pub(crate) fn ways_of(moves: &Move, track: Track, x: i8) -> Ways {
    let mut ways = Ways::default();
    let Some(first) = way(&moves.first, track, x) else {
        return ways;
    };
    match &moves.then {
        Join::Alone => ways.add(first),
        Join::And(second) => {
            if let Some(second) = way(second, track, x) {
                ways.add((first.0 + second.0, first.1 + second.1));
            }
        }
        Join::Or(second) => {
            ways.add(first);
            way(second, track, x).into_iter().for_each(|second| ways.add(second));
        }
        Join::AndOr(second) => {
            ways.add(first);
            if let Some(second) = way(second, track, x) {
                ways.add(second);
                ways.add((first.0 + second.0, first.1 + second.1));
            }
        }
        Join::OrIfLeading(marker, second) => {
            ways.add(first);
            if track.leading() == Some(*marker) {
                way(second, track, x).into_iter().for_each(|second| ways.add(second));
            }
        }
    }
    ways
}

fn way(shift: &Shift, track: Track, x: i8) -> Option<(i8, i8)> {
    let marker = match shift.pawn {
        Pawn::Is(marker) => marker,
        Pawn::Leading => track.leading()?,
        Pawn::Trailing => track.leading()?.other(),
    };
    let spaces = match shift.by {
        By::Spaces(spaces) => spaces,
        By::PlusX => x,
        By::MinusX => -x,
    };
    Some(match marker {
        Marker::Red => (spaces, 0),
        Marker::Green => (0, spaces),
    })
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
