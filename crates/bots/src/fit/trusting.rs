//! How far others do what an Adept would.

use crate::belief::Trust;
use crate::fitted::{READER, TRUST};
use crate::{Belief, Dice, Reader};
use rules::{Record, Viewer};

/// How badly the true leaders were believed in at the middle and at the end of these games, with this trust and by this
/// reader.
fn loss(games: &[Record], trust: Trust, reader: Reader) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (number, record) in games.iter().enumerate() {
        let mut dice = Dice::new(number as u64);
        let seats: Vec<_> = record.game().seats().collect();
        let seat = seats[dice.below(seats.len())];
        let memory = record.memory(Viewer::Seat(seat));
        // The last moment tells all.
        for until in [memory.len() / 3, memory.len() * 2 / 3] {
            let Some(belief) = Belief::trusting(&memory.until(until), number as u64, trust) else {
                continue;
            };
            let believed = belief.reading(reader).leaders();
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

/// The trust that believes in true leaders most.
pub(super) fn fit(games: &[Record]) -> Trust {
    let mut best = TRUST;
    if games.is_empty() {
        return best;
    }
    let alone = Reader {
        deduces: 1.0,
        counts: 0.0,
    };
    let mut least = loss(games, best, alone);
    for step in [1.6_f32, 1.25] {
        let changes: [fn(&mut Trust, f32); 2] = [
            |trust, by| trust.blur *= by,
            |trust, by| trust.whim = (trust.whim * by).min(0.9),
        ];
        for _ in 0..2 {
            for change in changes {
                for by in [step, 1.0 / step] {
                    let mut other = best;
                    change(&mut other, by);
                    let found = loss(games, other, alone);
                    if found < least {
                        (best, least) = (other, found);
                    }
                }
            }
        }
    }
    best
}

/// The reader that believes in true leaders most, with the trust in use.
pub(super) fn fit_reader(games: &[Record]) -> Reader {
    let (mut best, mut least) = (READER, f64::INFINITY);
    if games.is_empty() {
        return best;
    }
    for deduces in [0.0, 0.2, 0.35, 0.5, 0.7, 1.0] {
        for counts in [0.0, 0.3, 0.5, 0.7, 1.0] {
            let reader = Reader { deduces, counts };
            let found = loss(games, TRUST, reader);
            if found < least {
                (best, least) = (reader, found);
            }
        }
    }
    best
}
