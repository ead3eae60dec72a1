//! How fast Master thinks: `thinking POSITIONS ITERATIONS`.
//!
//! Adepts play four-player games up to the middle; there Master thinks about the next choice. Positions where the
//! answer is soon clear take fewer iterations than allowed, so those that were made are counted.

use bots::{Adept, Bot, Budget, Dice, Master};
use rules::{Record, Seed, Setup, Step, Viewer};
use std::time::{Duration, Instant};

/// Turns that are played before Master is asked: three rounds of about six.
const TURNS: u32 = 12;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<u32> = std::env::args()
        .skip(1)
        .map(|word| word.parse())
        .collect::<Result<_, _>>()?;
    let positions = words.first().copied().unwrap_or(50);
    let iterations = words.get(1).copied().unwrap_or(5_000);
    let mut dice = Dice::new(1);
    let mut time = Duration::ZERO;
    let mut made = 0;
    for number in 0..positions {
        let mut record = Record::deal(Setup::new(4)?, Seed::from(format!("thinking/{number}")));
        let mut adept = Adept::new(dice.seed());
        while let Some(seat) = record.game().decider() {
            let memory = record.memory(Viewer::Seat(seat));
            let game = record.game();
            if game.turn() > TURNS && game.step() == Step::Play && memory.now().choices().len() > 1 {
                let mut master = Master::new(dice.seed(), Budget::iterations(iterations));
                // What it concludes from the game so far is not what is measured.
                master.believe(&memory);
                let begun = Instant::now();
                master.think(&memory);
                time += begun.elapsed();
                made += master.iterations();
                break;
            }
            let thought = adept.think(&memory).ok_or("no thought")?;
            record.choose(seat, thought.choice, &mut ())?;
        }
    }
    let seconds = time.as_secs_f64();
    println!(
        "{made} iterations in {seconds:.2} s: {:.0} a second",
        f64::from(made) / seconds
    );
    Ok(())
}
