//! What the game costs in time: listing and applying, cloning, viewing, sampling, whole random games.
//!
//! `cargo bench -p hidden-leaders` prints for each the median of many samples, and between what half of them lie. Times
//! depend on the machine and on what else it does; `cargo xtask instructions` counts what does not.

use rules::rand_core::SeedableRng;
use rules::{Choices, Edition, Game, Random, Seat, Seed, Setup, Viewer};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long one thing is measured.
const LONG_ENOUGH: Duration = Duration::from_secs(2);
/// How long a sample takes, so that the clock itself does not count.
const SAMPLE: Duration = Duration::from_micros(500);

/// Prints how long something takes, done once.
fn measure<T>(name: &str, mut act: impl FnMut() -> T) {
    let mut times = 1_u32;
    let mut samples = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < LONG_ENOUGH {
        let start = Instant::now();
        for _ in 0..times {
            black_box(act());
        }
        let took = start.elapsed();
        if took < SAMPLE {
            times *= 2;
        } else {
            samples.push(took.as_secs_f64() / f64::from(times));
        }
    }
    report(name, samples);
}

/// Prints how long something takes that needs preparing each time; the preparing does not count.
fn measure_prepared<T, U>(name: &str, mut prepare: impl FnMut() -> T, mut act: impl FnMut(T) -> U) {
    let mut samples = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < LONG_ENOUGH {
        let prepared = prepare();
        let start = Instant::now();
        black_box(act(black_box(prepared)));
        samples.push(start.elapsed().as_secs_f64());
    }
    report(name, samples);
}

fn report(name: &str, mut samples: Vec<f64>) {
    samples.sort_by(f64::total_cmp);
    let at = |quarter: usize| {
        samples
            .get(samples.len() * quarter / 4)
            .map_or(f64::NAN, |time| time * 1e9)
    };
    println!("{name:<32} {:>10.1} ns   ({:.1} to {:.1})", at(2), at(1), at(3));
}

/// Plays this many random decisions, or to the end.
fn play(game: &mut Game, random: &mut Random, choices: &mut Choices, most: u32) {
    for _ in 0..most {
        let Some(seat) = game.decider() else { return };
        game.choices_into(seat, choices);
        let index = random.below(choices.len());
        game.choose_listed(seat, choices, index, &mut ());
    }
}

fn setup(players: u8) -> Setup {
    Setup::new(players).expect("2 to 6 players")
}

fn middle() -> Game {
    let mut game = Game::new(setup(4), &Seed::from("bench"));
    play(&mut game, &mut Random::new(7), &mut Choices::new(), 120);
    game
}

fn parts() {
    let game = middle();
    let mut choices = Choices::new();
    let seat = game.decider().expect("a game in the middle");
    measure("list", || {
        game.choices_into(black_box(seat), &mut choices);
        choices.len()
    });
    measure("clone", || black_box(&game).clone());
    measure("view", || black_box(&game).view(Viewer::Seat(Seat::S1)));
    let view = game.view(Viewer::Seat(Seat::S1));
    let mut random = chacha20::ChaCha8Rng::seed_from_u64(1);
    measure("sample", || view.sample(&mut random));
    let mut key = [0_u8; 32];
    measure("deal", || {
        key[0] = key[0].wrapping_add(1);
        Game::deal(setup(4), key)
    });
}

/// Decisions early and late in a game: the cost must not grow with its length.
fn decisions() {
    for after in [20, 100, 180] {
        let mut random = Random::new(3);
        let mut choices = Choices::new();
        let mut number = 0;
        let prepare = || {
            number += 1;
            let mut game = Game::new(setup(4), &Seed::from(format!("{number}")));
            play(&mut game, &mut Random::new(number), &mut Choices::new(), after);
            game
        };
        measure_prepared(&format!("20 decisions after {after}"), prepare, |mut game| {
            play(&mut game, &mut random, &mut choices, 20);
            game
        });
    }
}

fn games() {
    for players in 2..=6 {
        for edition in [Edition::Classic, Edition::PrintAndPlay] {
            let setup = setup(players).with_edition(edition);
            let mut random = Random::new(11);
            let mut choices = Choices::new();
            let mut key = [0_u8; 32];
            measure(&format!("game of {players}, {edition}"), || {
                key[0] = key[0].wrapping_add(1);
                let mut game = Game::deal(setup, key);
                play(&mut game, &mut random, &mut choices, u32::MAX);
                game.decisions_made()
            });
        }
    }
}

fn main() {
    parts();
    decisions();
    games();
}
