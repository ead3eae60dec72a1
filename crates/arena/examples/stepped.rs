//! Does the same work every time and prints how often: for counting instructions (`cargo xtask instructions`). Random
//! players step games of four on one core, and what they see is written for every decision.

use arena::{Arena, Buffers, Company, Kind};
use bots::Dice;
use rules::Setup;

const GAMES: usize = 64;
/// So many that making the arena does not matter.
const STEPS: usize = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    // Callgrind counts what waiting threads do as well.
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    alone.install(|| {
        let kind = Kind {
            setup: Setup::new(4)?,
            company: Company::Alone,
        };
        let mut arena = Arena::new(vec![kind; GAMES], 1);
        let mut buffers = Buffers::new(GAMES);
        buffers.critic = false;
        let mut dice = Dice::new(1);
        let (mut numbers, mut actions) = ([0.0; GAMES], [0; GAMES]);
        arena.look(buffers.rows());
        for _ in 0..STEPS {
            numbers.fill_with(|| dice.below(1 << 20) as f64 / f64::from(1 << 20));
            arena.random_actions(&numbers, &mut actions);
            arena.step(&actions, buffers.rows())?;
        }
        println!("{}", STEPS * GAMES);
        Ok(())
    })
}
