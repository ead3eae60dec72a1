//! What deeds say about leaders: a regression on what was counted.

use super::Known;
use crate::Level;
use crate::reading::{Signs, TELLING};
use encoding::{DEEDS_SIZE, Deeds};
use rules::{Leader, Seat, Viewer};

/// What somebody had done after a round, and who they were.
#[derive(Clone)]
pub(super) struct Read {
    counters: [u8; DEEDS_SIZE],
    leader: Leader,
    pub(super) level: Option<Level>,
    round: u32,
    game: u64,
}

/// Passes over all that was seen.
const PASSES: usize = 400;
/// How strongly numbers are held near nothing.
const DECAY: f64 = 2e-4;

pub(super) fn learn(known: &Known<'_>, level: Option<Level>, read: &mut Vec<Read>) {
    let (memory, mut deeds, mut rounds) = (known.memory, Deeds::default(), 0);
    let players = u32::from(memory.first().players());
    for moment in memory.moments() {
        if moment.is_end() {
            break;
        }
        deeds.see(moment);
        let full = (moment.after.turn().max(1) - 1) / players;
        if full > rounds {
            rounds = full;
            for seat in moment.after.seats() {
                let Some(leader) = leader(known, seat) else { continue };
                read.push(Read {
                    counters: *deeds.of_seat(seat),
                    leader,
                    level,
                    round: rounds,
                    game: memory.game(),
                });
            }
        }
    }
}

fn leader(known: &Known<'_>, seat: Seat) -> Option<Leader> {
    debug_assert!(matches!(known.memory.viewer(), Viewer::All(_)), "all is known");
    known.memory.now().leader(seat)
}

/// What a reader gives each leader.
fn given(signs: &[[f64; 4]; DEEDS_SIZE], counters: &[u8; DEEDS_SIZE]) -> [f64; 6] {
    let mut spoken = [0.0; 4];
    for counter in telling().filter(|&counter| counters[counter] > 0) {
        for (spoken, sign) in spoken.iter_mut().zip(signs[counter]) {
            *spoken += sign * f64::from(counters[counter]);
        }
    }
    let mut odds = Leader::ALL.map(|leader| {
        let [one, other] = leader.alignment();
        (spoken[one as usize] + spoken[other as usize]).exp()
    });
    let total: f64 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= total);
    odds
}

fn telling() -> impl Iterator<Item = usize> {
    TELLING.into_iter().flat_map(|first| first..first + 4)
}

/// The signs that make the true leaders likeliest, by descent along the gradient with a step for each number (Adam).
pub(super) fn fit(read: &[Read]) -> Signs {
    let signs = descend(read);
    signs.map(|row| row.map(|sign| sign as f32))
}

fn descend(read: &[Read]) -> [[f64; 4]; DEEDS_SIZE] {
    let mut signs = [[0.0; 4]; DEEDS_SIZE];
    let (mut first, mut second) = (signs, signs);
    if read.is_empty() {
        return signs;
    }
    for pass in 1..=PASSES {
        let mut slope = [[0.0; 4]; DEEDS_SIZE];
        for one in read {
            let odds = given(&signs, &one.counters);
            let mut wrong = [0.0; 4];
            for leader in Leader::ALL {
                let error = odds[leader as usize - 1] - f64::from(u8::from(leader == one.leader));
                for faction in leader.alignment() {
                    wrong[faction as usize] += error;
                }
            }
            for counter in telling().filter(|&counter| one.counters[counter] > 0) {
                for (slope, wrong) in slope[counter].iter_mut().zip(wrong) {
                    *slope += wrong * f64::from(one.counters[counter]) / read.len() as f64;
                }
            }
        }
        let rate = 0.05 / (1.0 + pass as f64 / 100.0);
        for counter in telling() {
            for faction in 0..4 {
                let slope = slope[counter][faction] + DECAY * signs[counter][faction];
                let (first, second) = (&mut first[counter][faction], &mut second[counter][faction]);
                *first = 0.9 * *first + 0.1 * slope;
                *second = 0.99 * *second + 0.01 * slope * slope;
                let power = pass as i32;
                let (mean, spread) = (
                    *first / (1.0 - 0.9_f64.powi(power)),
                    *second / (1.0 - 0.99_f64.powi(power)),
                );
                signs[counter][faction] -= rate * mean / (spread.sqrt() + 1e-8);
            }
        }
    }
    signs
}

/// What a reader gives the true leaders after rounds 1, 2 and 4 in the fifth of the games it did not learn from.
pub(super) fn held_out(read: &[Read]) -> [(f64, usize); 3] {
    let is_kept = |one: &Read| one.game.is_multiple_of(5);
    let learned: Vec<Read> = read.iter().filter(|one| !is_kept(one)).cloned().collect();
    let signs = descend(&learned);
    [1, 2, 4].map(|round| {
        let asked = read.iter().filter(|one| is_kept(one) && one.round == round);
        let given: Vec<f64> = asked
            .map(|one| given(&signs, &one.counters)[one.leader as usize - 1])
            .collect();
        (given.iter().sum::<f64>() / given.len().max(1) as f64, given.len())
    })
}
