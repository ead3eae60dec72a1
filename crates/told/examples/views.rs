//! Writes views as JSON in one of two ways, to count the instructions that takes:
//! `valgrind --tool=callgrind --toggle-collect='views::counted*' target/release/examples/views hand`.

use rules::{Game, Seed, Setup, View, Viewer};
use std::hint::black_box;
use told::Sight;

/// How often all views are written.
const ROUNDS: usize = 20;

/// What every viewer sees at every moment of a few games.
fn views() -> Vec<View> {
    let mut views = Vec::new();
    for number in 0..4_usize {
        let setup = Setup::new(4).expect("four may play");
        let mut game = Game::new(setup, &Seed::from(format!("views {number}")));
        let mut step = number;
        while let Some(seat) = game.decider() {
            views.extend(game.seats().map(|seat| game.view(Viewer::Seat(seat))));
            let choices = game.view(Viewer::Seat(seat)).choices().to_vec();
            step += 1;
            let choice = choices[step * 7 % choices.len()];
            game.choose(seat, choice, &mut ()).expect("it was offered");
            if step > 120 {
                break;
            }
        }
    }
    views
}

#[inline(never)]
fn counted_by_hand(views: &[View], out: &mut String) -> usize {
    let mut bytes = 0;
    for view in views {
        out.clear();
        view.write_json(out);
        bytes += black_box(&*out).len();
    }
    bytes
}

#[inline(never)]
fn counted_derived(views: &[View], out: &mut Vec<u8>) -> usize {
    let mut bytes = 0;
    for view in views {
        out.clear();
        serde_json::to_writer(&mut *out, &Sight::from(view)).expect("a view is JSON");
        bytes += black_box(&*out).len();
    }
    bytes
}

fn main() {
    let views = views();
    let derived = std::env::args().nth(1).as_deref() == Some("derived");
    let (mut text, mut buffer) = (String::with_capacity(4096), Vec::with_capacity(4096));
    let bytes: usize = (0..ROUNDS)
        .map(|_| match derived {
            true => counted_derived(&views, &mut buffer),
            false => counted_by_hand(&views, &mut text),
        })
        .sum();
    println!("{} views, {bytes} bytes", ROUNDS * views.len());
}
