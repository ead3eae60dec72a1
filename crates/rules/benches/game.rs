//! What the game costs: listing and applying, cloning, viewing, sampling, whole random games.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rules::rand_core::SeedableRng;
use rules::{Choices, Edition, Game, Seat, Seed, Setup, Viewer};
use std::hint::black_box;

/// A quick generator; the quality of the players' choices does not matter here.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

/// Plays so many random decisions, or to the end.
fn play(game: &mut Game, random: &mut Random, choices: &mut Choices, most: u32) {
    for _ in 0..most {
        let Some(seat) = game.decider() else { return };
        game.list(seat, choices);
        let index = random.below(choices.len());
        game.choose_listed(seat, choices, index, &mut ());
    }
}

fn setup(players: u8) -> Setup {
    Setup::new(players).expect("2 to 6 players")
}

fn middle() -> Game {
    let mut game = Game::new(setup(4), &Seed::from("bench"));
    play(&mut game, &mut Random(7), &mut Choices::new(), 120);
    game
}

fn parts(criterion: &mut Criterion) {
    let game = middle();
    let mut choices = Choices::new();
    let seat = game.decider().expect("a game in the middle");
    criterion.bench_function("list", |bench| {
        bench.iter(|| {
            game.list(black_box(seat), &mut choices);
            choices.len()
        });
    });
    criterion.bench_function("clone", |bench| bench.iter(|| black_box(&game).clone()));
    criterion.bench_function("view", |bench| {
        bench.iter(|| black_box(&game).view(Viewer::Seat(Seat(1))))
    });
    let view = game.view(Viewer::Seat(Seat(1)));
    let mut random = chacha20::ChaCha8Rng::seed_from_u64(1);
    criterion.bench_function("sample", |bench| bench.iter(|| view.sample(&mut random)));
    criterion.bench_function("deal", |bench| {
        let mut key = [0_u8; 32];
        bench.iter(|| {
            key[0] = key[0].wrapping_add(1);
            Game::deal(setup(4), key)
        });
    });
}

/// Decisions early and late in a game: the cost must not grow with its length.
fn decisions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("decision");
    group.throughput(Throughput::Elements(20));
    for after in [20, 100, 180] {
        group.bench_function(format!("after {after}"), |bench| {
            let mut random = Random(3);
            let mut choices = Choices::new();
            let mut number = 0_u64;
            bench.iter_batched(
                || {
                    number += 1;
                    let mut game = Game::new(setup(4), &Seed::from(format!("{number}")));
                    play(&mut game, &mut Random(number), &mut Choices::new(), after);
                    game
                },
                |mut game| {
                    play(&mut game, &mut random, &mut choices, 20);
                    game
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    for players in 2..=6 {
        for (name, setup) in [
            ("classic", setup(players)),
            ("print-and-play", setup(players).edition(Edition::PrintAndPlay)),
        ] {
            group.bench_function(format!("{players} players, {name}"), |bench| {
                let mut random = Random(11);
                let mut choices = Choices::new();
                let mut key = [0_u8; 32];
                bench.iter(|| {
                    key[0] = key[0].wrapping_add(1);
                    let mut game = Game::deal(setup, key);
                    play(&mut game, &mut random, &mut choices, u32::MAX);
                    game.decisions_made()
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, parts, decisions, games);
criterion_main!(benches);
