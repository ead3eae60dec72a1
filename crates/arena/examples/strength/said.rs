//! What players say of their chances, and what comes of it.

use bots::fit::Told;
use bots::{Level, Reason, Thought};

/// Sorted into tenths, by what was said.
const TENTHS: usize = 10;

/// What one kind of player said.
#[derive(Clone, Default)]
pub(crate) struct Said {
    tenths: [Tenth; TENTHS],
    told: Told,
}

#[derive(Clone, Copy, Default)]
struct Tenth {
    decisions: u64,
    said: f64,
    wins: u64,
    games: u64,
}

/// The chance that goes with a thought, if there is one.
pub(crate) fn chance(thought: &Thought) -> Option<f32> {
    thought.reasons.iter().find_map(|reason| match *reason {
        Reason::WinChance { chance, .. } => Some(chance),
        _ => None,
    })
}

impl Said {
    /// One of this kind said all this in a game of so many, and won or did not.
    pub(crate) fn hear(&mut self, level: Level, players: u8, chances: &[f32], won: bool) {
        let mut heard = [false; TENTHS];
        for &chance in chances {
            let index = ((chance * TENTHS as f32) as usize).min(TENTHS - 1);
            let tenth = &mut self.tenths[index];
            tenth.decisions += 1;
            tenth.said += f64::from(chance);
            tenth.wins += u64::from(won);
            tenth.games += u64::from(!heard[index]);
            heard[index] = true;
            self.told.hear(level, players, chance, won);
        }
    }

    pub(crate) fn join(&mut self, other: Said) {
        for (mine, theirs) in self.tenths.iter_mut().zip(other.tenths) {
            mine.decisions += theirs.decisions;
            mine.said += theirs.said;
            mine.wins += theirs.wins;
            mine.games += theirs.games;
        }
        self.told.join(other.told);
    }

    /// By tenths: what was said, how often it came true, decisions and games; then what would be honest.
    pub(crate) fn report(&self, level: Level) {
        if self.tenths.iter().all(|tenth| tenth.decisions == 0) {
            return;
        }
        for tenth in self.tenths.iter().filter(|tenth| tenth.decisions > 0) {
            let count = tenth.decisions as f64;
            println!(
                "    says {:.3}, wins {:.3} ({} decisions in {} games)",
                tenth.said / count,
                tenth.wins as f64 / count,
                tenth.decisions,
                tenth.games
            );
        }
        let (lean, trust) = self.told.honest(level);
        println!("    honest: lean {lean:.3}, trust {trust:.3}");
    }
}
