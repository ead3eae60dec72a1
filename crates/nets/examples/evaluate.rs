//! How long the nets take: `evaluate FOLDER` with the folder of the weights. Positions come from games of random choices;
//! each is looked at several times, and what is told is the shortest time for all of them.

use encoding::{Deeds, OBSERVATION_SIZE, SHOWN_SIZE, Standing, observe, write_shown};
use nets::{Judge, Mind, Policy};
use rules::{Choices, Game, Made, Memory, Random, Seed, Setup, View, Viewer, World};
use std::error::Error;
use std::time::{Duration, Instant};

/// Times that all positions are looked at.
const TIMES: usize = 20;

struct Position {
    view: View,
    deeds: Deeds,
    world: World,
}

/// All positions of some games of four.
fn positions() -> Result<Vec<Position>, Box<dyn Error>> {
    let (mut all, mut random) = (Vec::new(), Random::new(1));
    for number in 0..20 {
        let mut game = Game::new(Setup::new(4)?, &Seed::from(format!("evaluate {number}")));
        let mut memory = Memory::of(&game, Viewer::Public);
        let (mut choices, mut events, mut deeds) = (Choices::new(), Vec::new(), Deeds::default());
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut choices);
            let view = game.view(Viewer::Seat(seat));
            let world = view.imagine(&mut random);
            all.push(Position {
                view,
                deeds: deeds.clone(),
                world,
            });
            let choice = choices[random.below(choices.len())];
            events.clear();
            game.choose(seat, choice, &mut events)?;
            memory.see(&game, Made { seat, choice }, &events);
            if let Some(moment) = memory.last() {
                deeds.see(moment);
            }
        }
    }
    Ok(all)
}

/// The shortest time for one of `count`, in microseconds.
fn shortest(count: usize, mut all: impl FnMut()) -> f64 {
    let time = |_| {
        let begun = Instant::now();
        all();
        begun.elapsed()
    };
    let least = (0..TIMES).map(time).min().unwrap_or(Duration::ZERO);
    least.as_secs_f64() * 1e6 / count.max(1) as f64
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("where are the weights?")?;
    let policy = Policy::read(&std::fs::read(format!("{folder}/policy.net"))?)?;
    let judge = Judge::read(&std::fs::read(format!("{folder}/value.net"))?)?;
    let positions = positions()?;
    let count = positions.len();
    let (mut observation, mut shown) = ([0; OBSERVATION_SIZE], [0; SHOWN_SIZE]);
    let (mut mind, mut likely) = (Mind::new(&policy), [0.0; 181]);
    let look = shortest(count, || {
        for Position { view, deeds, .. } in &positions {
            let Some(seat) = view.seat() else { continue };
            observe(view, seat, deeds, &mut observation);
            write_shown(view, seat, &mut shown);
            policy.look(&observation, &mut mind);
            policy.choices(&mind, view.choices(), seat, view.players(), &shown, &mut likely);
        }
    });
    let mut standing = Standing::default();
    let judging = shortest(count, || {
        for position in &positions {
            std::hint::black_box(judge.chances(&position.world, &mut standing));
        }
    });
    println!(
        "{count} positions; policy and reader {look:.1} µs, judge {judging:.2} µs an evaluation, encoding included"
    );
    Ok(())
}
