//! How well several readers read everybody, whoever plays.

use bots::{Belief, Reader};
use rules::{MOST_PLAYERS, Memory, Seat};

/// What each of them makes of the same deeds: how much it deduces, and how much it counts.
const READERS: [(f32, f32); 19] = [
    (1.0, 0.0),
    (0.5, 0.0),
    (0.35, 0.0),
    (0.2, 0.0),
    (0.1, 0.0),
    (0.0, 1.0),
    (0.0, 0.6),
    (0.0, 0.3),
    (0.5, 0.5),
    (0.35, 0.5),
    (0.35, 0.35),
    (0.35, 0.7),
    (0.2, 0.7),
    (0.2, 0.5),
    (0.2, 0.3),
    (0.1, 0.7),
    (0.1, 0.5),
    (0.1, 0.3),
    (0.0, 0.0),
];

type Leaders = [[f32; 6]; MOST_PLAYERS];

/// What all of them read at one moment, the policy's reader last.
pub(crate) struct Opinions([Leaders; READERS.len() + 1]);

impl Opinions {
    /// What somebody reads who believes this, and what the policy does, as logarithms.
    pub(crate) fn of(belief: &Belief, policy: &Leaders) -> Opinions {
        let mut all = [[[0.0; 6]; MOST_PLAYERS]; READERS.len() + 1];
        for (opinion, (deduces, counts)) in all.iter_mut().zip(READERS) {
            *opinion = belief.clone().reading(Reader { deduces, counts }).leaders();
        }
        all[READERS.len()] = policy.map(|row| row.map(nets::exp));
        Opinions(all)
    }
}

/// A belief for each seat, which sees what that seat sees.
pub(crate) fn watch(memories: &[Memory]) -> Vec<Belief> {
    memories.iter().filter_map(|memory| Belief::of(memory, 1)).collect()
}

/// How well everybody was read, by reader.
#[derive(Clone, Default)]
pub(crate) struct Scores([Score; READERS.len() + 1]);

#[derive(Clone, Copy, Default)]
struct Score {
    count: u64,
    chance: f64,
    logarithm: f64,
}

impl Scores {
    /// A seat has this leader.
    pub(crate) fn add(&mut self, opinions: &Opinions, seat: Seat, leader: u8) {
        for (score, opinion) in self.0.iter_mut().zip(&opinions.0) {
            let chance = f64::from(opinion[seat.index()][usize::from(leader) - 1].max(1e-4));
            score.count += 1;
            score.chance += chance;
            score.logarithm += chance.ln();
        }
    }

    pub(crate) fn join(&mut self, other: &Scores) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            mine.count += theirs.count;
            mine.chance += theirs.chance;
            mine.logarithm += theirs.logarithm;
        }
    }

    pub(crate) fn report(&self) {
        for (number, score) in self.0.iter().enumerate().filter(|(_, score)| score.count > 0) {
            let name = match READERS.get(number) {
                Some((deduces, counts)) => format!("deduces {deduces}, counts {counts}"),
                None => "the policy's reader".to_owned(),
            };
            let count = score.count as f64;
            println!(
                "  {name}: gives the true leaders {:.3}, log {:.3} ({} looks)",
                score.chance / count,
                score.logarithm / count,
                score.count
            );
        }
    }
}
