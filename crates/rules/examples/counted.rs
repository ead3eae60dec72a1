//! Does the same work every time and prints how often: for counting instructions (`cargo xtask instructions`).
//!
//! The argument says what: `decision` (all legal choices are listed and a random one is carried out), `remembered` (the
//! same, and a player remembers it), `caught-up` (a memory is cloned and compared with what it was one choice before).

use rules::{Choices, Edition, Event, Game, Made, Memory, Record, Seat, Seed, Setup, Viewer};
use std::hint::black_box;

/// Games of each kind: enough that starting the program does not matter.
const GAMES: u32 = 200;

/// Numbers that are as good as random here (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

/// Deals all games and lets them be played by somebody who tells how many decisions that took.
fn games(mut play: impl FnMut(Game, &mut Numbers) -> u64) -> u64 {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let mut decisions = 0;
    for (players, edition) in [(4, Edition::Classic), (2, Edition::Classic), (6, Edition::PrintAndPlay)] {
        let setup = Setup::new(players).expect("2 to 6 players").with_edition(edition);
        for number in 0..GAMES {
            let mut key = [0; 32];
            key[..4].copy_from_slice(&number.to_le_bytes());
            decisions += play(Game::deal(setup, key), &mut numbers);
        }
    }
    decisions
}

fn decided() -> u64 {
    let mut choices = Choices::new();
    games(|mut game, numbers| {
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut choices);
            let index = numbers.below(choices.len());
            game.choose_listed(seat, &choices, index, &mut ());
        }
        u64::from(game.decisions_made())
    })
}

fn remembered() -> u64 {
    let mut choices = Choices::new();
    let mut events: Vec<Event> = Vec::new();
    games(|mut game, numbers| {
        let mut memory = Memory::of(&game, Viewer::Seat(Seat::S0));
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut choices);
            let index = numbers.below(choices.len());
            let choice = choices[index];
            events.clear();
            game.choose_listed(seat, &choices, index, &mut events);
            memory.see(&game, Made { seat, choice }, &events);
        }
        u64::from(black_box(memory).decisions())
    })
}

/// Times that one memory is caught up with: so often that playing the game does not matter.
const CATCHES: u64 = 200_000;

fn caught_up() -> u64 {
    let mut record = Record::deal(Setup::new(4).expect("four may play"), Seed::from("caught up"));
    let mut numbers = Numbers(7);
    for _ in 0..120 {
        let Some(seat) = record.game().decider() else { break };
        let choices = record.choices(seat);
        let choice = choices[numbers.below(choices.len())];
        record.choose(seat, choice, &mut ()).expect("it was offered");
    }
    let memory = record.memory(Viewer::Seat(Seat::S0));
    let mut kept = memory.until(memory.len() - 1);
    let before = kept.clone();
    for _ in 0..CATCHES {
        assert!(black_box(&memory).continues(&kept));
        kept = memory.clone();
        black_box(&kept);
        kept = before.clone();
    }
    CATCHES
}

fn main() {
    let done = match std::env::args().nth(1).as_deref() {
        Some("remembered") => remembered(),
        Some("caught-up") => caught_up(),
        _ => decided(),
    };
    println!("{done}");
}
