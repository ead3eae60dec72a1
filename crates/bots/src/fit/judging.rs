//! Who seems to win.

use super::Known;
use crate::Dice;
use crate::judgement::{Judgement, Knowing, Standing, Weights};
use rules::{Happening, Leader, MOST_PLAYERS};

/// How things stood at the beginning of a turn, and who won in the end.
pub(super) struct Judged {
    standing: Standing,
    leaders: [Leader; MOST_PLAYERS],
    winner: usize,
}

pub(super) fn learn(known: &Known<'_>, judged: &mut Vec<Judged>, dice: &mut Dice) {
    let Some(winner) = known.winner else { return };
    for (index, moment) in known.memory.moments().enumerate() {
        if moment.is_end() || !moment.seen.iter().any(|seen| matches!(seen, Happening::Turn { .. })) {
            continue;
        }
        let Some(world) = known.world(index, dice) else {
            continue;
        };
        let mut leaders = [Leader::Lemron; MOST_PLAYERS];
        for seat in world.seats() {
            leaders[seat.index()] = world.leader_of(seat);
        }
        judged.push(Judged {
            standing: Standing::of(&world, Knowing::All),
            leaders,
            winner: winner.index(),
        });
    }
}

/// How badly the winners were foreseen: the average of minus the logarithm of what they were given.
pub(super) fn loss(judged: &[Judged], weights: &Weights) -> f64 {
    let judgement = Judgement::new(*weights);
    let given = |one: &Judged| judgement.chances(&one.standing, &one.leaders)[one.winner];
    let sum: f64 = judged.iter().map(|one| -f64::from(given(one).max(1e-4)).ln()).sum();
    sum / judged.len().max(1) as f64
}

/// The weights that foresee best, one after the other and again, in smaller and smaller steps.
pub(super) fn fit(judged: &[Judged]) -> Weights {
    let mut best = crate::fitted::JUDGEMENT;
    if judged.is_empty() {
        return best;
    }
    let mut least = loss(judged, &best);
    let changes: [fn(&mut Weights) -> &mut f32; 6] = [
        |weights| &mut weights.lead_at_end,
        |weights| &mut weights.lead_far,
        |weights| &mut weights.crowd,
        |weights| &mut weights.pace,
        |weights| &mut weights.support,
        |weights| &mut weights.support_turns,
    ];
    for step in [0.3, 0.15, 0.07, 0.03] {
        for _ in 0..3 {
            for change in changes {
                for by in [1.0 + step, 1.0 / (1.0 + step)] {
                    let mut other = best;
                    *change(&mut other) *= by;
                    let found = loss(judged, &other);
                    if found < least {
                        (best, least) = (other, found);
                    }
                }
            }
        }
    }
    best
}
