//! In which manners others play, and how many in each.

use crate::belief::Company;
use crate::fitted::COMPANY;
use crate::{Belief, Dice};
use rules::{Record, Viewer};

/// How badly the true leaders were believed in at the middle and at the end of these games, in this company.
fn loss(games: &[Record], company: Company) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (number, record) in games.iter().enumerate() {
        let mut dice = Dice::new(number as u64);
        let seats: Vec<_> = record.game().seats().collect();
        let seat = seats[dice.below(seats.len())];
        let memory = record.memory(Viewer::Seat(seat));
        // The last moment tells all.
        for until in [memory.len() / 3, memory.len().saturating_sub(1)] {
            let Some(mut belief) = Belief::among(&memory.until(until), number as u64, company) else {
                continue;
            };
            let believed = belief.leaders();
            for other in seats.iter().filter(|&&other| other != seat) {
                let Some(leader) = memory.now().leader(*other) else {
                    continue;
                };
                sum -= f64::from(believed[other.index()][leader as usize - 1].max(1e-3)).ln();
                count += 1;
            }
        }
    }
    sum / f64::from(count.max(1))
}

/// The company in which true leaders are believed in most.
pub(super) fn fit(games: &[Record]) -> Company {
    let mut best = COMPANY;
    if games.is_empty() {
        return best;
    }
    let mut least = loss(games, best);
    let changes: [fn(&mut Company, f32); 4] = [
        |company, by| company.blur *= by,
        |company, by| company.whim = (company.whim * by).min(0.9),
        |company, by| company.shares[0] *= by,
        |company, by| company.shares[2] *= by,
    ];
    for step in [1.6_f32, 1.25] {
        for _ in 0..2 {
            for change in changes {
                for by in [step, 1.0 / step] {
                    let mut other = best;
                    change(&mut other, by);
                    let all: f32 = other.shares.iter().sum();
                    other.shares = other.shares.map(|share| share / all);
                    let found = loss(games, other);
                    if found < least {
                        (best, least) = (other, found);
                    }
                }
            }
        }
    }
    best
}
