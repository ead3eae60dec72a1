//! How fast Master thinks: `thinking POSITIONS ITERATIONS`.
//!
//! Adepts play four-player games up to the middle; there Master thinks about the next choice. Positions where the
//! answer is soon clear take fewer iterations than allowed, so those that were made are counted.

use bots::{Adept, Bot, Budget, Dice, Master};
use rules::{Game, Seed, Setup, Step, Viewer};
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
        let mut game = Game::new(Setup::new(4)?, &Seed::from(format!("thinking/{number}")));
        let mut adept = Adept::new(dice.seed());
        while let Some(seat) = game.decider() {
            let view = game.view(Viewer::Seat(seat));
            if game.turn() > TURNS && game.step() == Step::Play && view.choices().len() > 1 {
                let mut master = Master::new(dice.seed(), Budget::iterations(iterations));
                let begun = Instant::now();
                master.think(&view);
                time += begun.elapsed();
                made += master.iterations();
                break;
            }
            let thought = adept.think(&view).ok_or("no thought")?;
            game.choose(seat, thought.choice, &mut ())?;
        }
    }
    let seconds = time.as_secs_f64();
    println!(
        "{made} iterations in {seconds:.2} s: {:.0} a second",
        f64::from(made) / seconds
    );
    Ok(())
}
