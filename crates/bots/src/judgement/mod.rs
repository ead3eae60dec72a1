//! Judgement: who seems to win, from how things stand.
//!
//! A [`Standing`] is what matters of a position: the markers, how near the end is, and how many heroes of each faction
//! every party has. From it follow the chances of the factions and, within a faction, of the players aligned with it.

pub(crate) mod odds;
mod standing;

pub(crate) use standing::{Knowing, Standing, counts_of, turns_left};

use crate::fitted::JUDGEMENT;
use nets::exp;
use odds::{FARTHEST, Odds, odds};
use rules::{Leader, MOST_PLAYERS};
use std::sync::LazyLock;

/// The numbers judgement works with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weights {
    /// How much one hero more of the winning faction is worth at the very end.
    pub(crate) lead_at_end: f32,
    /// And far from the end.
    pub(crate) lead_far: f32,
    /// How much of a hero each hero in all costs, because the smaller party wins a tie.
    pub(crate) crowd: f32,
    /// How many turns a turn counts for: markers move by purpose, not by chance.
    pub(crate) pace: f32,
    /// How much one more player aligned with a faction furthers it, per turn left.
    pub(crate) support: f32,
    /// Turns over which that support grows.
    pub(crate) support_turns: f32,
}

/// Everything that depends on the turns left and on nothing else, worked out once.
pub(crate) struct Moment {
    /// How much a hero more is worth.
    pub(crate) lead: f32,
    /// `exp(lead * quarters / 4)`.
    weight: [f32; QUARTERS],
    /// The turns to look ahead in [`odds`].
    pub(crate) turns: usize,
    /// `exp(support * players)`.
    support: [f32; MOST_PLAYERS + 1],
    per_player: f32,
}

/// Heroes are counted in quarters, because unknown ones count in part.
const QUARTERS: usize = 128;

impl Moment {
    fn new(turns: usize, weights: &Weights) -> Moment {
        let far = turns as f32;
        let lead = weights.lead_far + (weights.lead_at_end - weights.lead_far) / (1.0 + far);
        let support = weights.support * (far / weights.support_turns).min(1.0);
        let mut moment = Moment {
            lead,
            weight: [1.0; QUARTERS],
            turns: ((far * weights.pace).round() as usize).min(FARTHEST),
            support: [1.0; MOST_PLAYERS + 1],
            per_player: support,
        };
        for (quarters, weight) in moment.weight.iter_mut().enumerate() {
            *weight = exp(lead * quarters as f32 / 4.0);
        }
        for (players, weight) in moment.support.iter_mut().enumerate() {
            *weight = exp(support * players as f32);
        }
        moment
    }

    /// How much this many aligned players further each faction.
    pub(crate) fn tilt(&self, aligned: &[f32; 4]) -> [f32; 4] {
        aligned.map(|players| exp(self.per_player * players))
    }

    /// What this many heroes weigh among those aligned with the winning faction.
    #[inline]
    pub(crate) fn weigh(&self, heroes: f32) -> f32 {
        let quarters = (heroes * 4.0 + 0.5).max(0.0) as usize;
        self.weight[quarters.min(QUARTERS - 1)]
    }
}

/// How a position is judged, for every moment of a game.
pub(crate) struct Judgement {
    moments: Vec<Moment>,
    pub(crate) weights: Weights,
}

impl Judgement {
    /// Judgement by these numbers.
    pub(crate) fn new(weights: Weights) -> Judgement {
        Judgement {
            moments: (0..=FARTHEST).map(|turns| Moment::new(turns, &weights)).collect(),
            weights,
        }
    }

    /// Judgement by the fitted numbers.
    pub(crate) fn fitted() -> &'static Judgement {
        static FITTED: LazyLock<Judgement> = LazyLock::new(|| Judgement::new(JUDGEMENT));
        &FITTED
    }

    /// What depends on the turns left.
    #[inline]
    pub(crate) fn moment(&self, turns: usize) -> &Moment {
        &self.moments[turns.min(FARTHEST)]
    }

    /// The chances of the factions when this many players are aligned with each.
    pub(crate) fn factions_with(&self, standing: &Standing, aligned: [usize; 4]) -> Odds {
        let moment = self.moment(standing.turns);
        let mut odds = *odds(standing.track, moment.turns);
        for (chance, players) in odds.iter_mut().zip(aligned) {
            *chance *= moment.support[players.min(MOST_PLAYERS)];
        }
        let total: f32 = odds.iter().sum();
        odds.map(|chance| chance / total)
    }

    /// Everybody's chance to win with these leaders.
    pub(crate) fn chances(&self, standing: &Standing, leaders: &[Leader; MOST_PLAYERS]) -> [f32; MOST_PLAYERS] {
        let players = standing.players;
        let mut aligned = [0; 4];
        for leader in &leaders[..players] {
            for faction in leader.alignment() {
                aligned[faction as usize] += 1;
            }
        }
        let factions = self.factions_with(standing, aligned);
        let moment = self.moment(standing.turns);
        let mut chances = [0.0; MOST_PLAYERS];
        let mut parts = [[0.0; 2]; MOST_PLAYERS];
        let mut totals = [0.0; 4];
        for seat in 0..players {
            for (part, faction) in parts[seat].iter_mut().zip(leaders[seat].alignment()) {
                *part = moment.weigh(self.strength(standing, seat, faction as usize));
                totals[faction as usize] += *part;
            }
        }
        for seat in 0..players {
            for (part, faction) in parts[seat].iter().zip(leaders[seat].alignment()) {
                chances[seat] += factions[faction as usize] * part / totals[faction as usize];
            }
        }
        chances
    }

    /// The heroes of a faction in a party, less what the size of the party costs; always a little above zero.
    #[inline]
    pub(crate) fn strength(&self, standing: &Standing, seat: usize, faction: usize) -> f32 {
        standing.heroes[seat][faction] - self.weights.crowd * standing.sizes[seat] + 4.0
    }
}

/// The chances of the factions, tilted.
#[inline]
pub(crate) fn tilted(odds: &Odds, tilt: &[f32; 4]) -> Odds {
    let mut tilted = [0.0; 4];
    let mut total = 0.0;
    for ((chance, odds), tilt) in tilted.iter_mut().zip(odds).zip(tilt) {
        *chance = odds * tilt;
        total += *chance;
    }
    tilted.map(|chance| chance / total)
}
