//! Plays random games on one core and prints decisions per second as JSON.
//!
//! A decision is the listing of all legal choices and the carrying out of a random one. The arguments are seconds,
//! players and the most games: with few games and many seconds the work is always the same, for counting instructions.

use rules::{Choices, Game, Setup};
use std::time::{Duration, Instant};

fn main() {
    let seconds: f64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(3.0);
    let players: u8 = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(4);
    let most: u64 = std::env::args()
        .nth(3)
        .and_then(|text| text.parse().ok())
        .unwrap_or(u64::MAX);
    let setup = Setup::new(players).expect("2 to 6 players");
    let mut choices = Choices::new();
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let start = Instant::now();
    while games < most && start.elapsed() < Duration::from_secs_f64(seconds) {
        for _ in 0..100 {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&games.to_le_bytes());
            let mut game = Game::deal(setup, key);
            while let Some(seat) = game.decider() {
                game.choices_into(seat, &mut choices);
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let index = ((random >> 32) * choices.len() as u64) >> 32;
                game.choose_listed(seat, &choices, index as usize, &mut ());
            }
            games += 1;
            decisions += u64::from(game.decisions_made());
        }
    }
    let per_second = decisions as f64 / start.elapsed().as_secs_f64();
    println!(r#"{{"games":{games},"decisions":{decisions},"decisions_per_second":{per_second:.0}}}"#);
}
