//! Routes at random.

use fastrand::Rng;
use page::{Over, Place, Route, Watched};
use rules::{Hero, Leader, Seat};
use told::Eyes;
use told::keeper::Source;

fn some_text(dice: &mut Rng) -> String {
    let letters: Vec<char> = "abcXYZ09-_.~ &=+%?/äß#\"'".chars().collect();
    let length = dice.usize(1..12);
    (0..length).map(|_| letters[dice.usize(..letters.len())]).collect()
}

fn some_watched(dice: &mut Rng) -> Watched {
    let game = match dice.u8(..3) {
        0 => Source::Last,
        1 => Source::Own(dice.u64(..)),
        _ => Source::Link(some_text(dice)),
    };
    let eyes = Eyes {
        seat: Seat::ALL[dice.usize(..Seat::ALL.len())],
        all: dice.bool(),
    };
    Watched {
        game,
        moment: dice.bool().then(|| usize::from(dice.u16(..))),
        eyes: dice.bool().then_some(eyes),
    }
}

fn some_place(dice: &mut Rng) -> Place {
    match dice.u8(..15) {
        0 => Place::Start,
        1 => Place::Options { around: dice.bool() },
        2 => Place::Rules,
        3 => Place::Friends,
        4 => Place::Record,
        5 => Place::Learn,
        6 => Place::Puzzles,
        7 => Place::Games,
        8 => Place::Game {
            number: dice.bool().then(|| dice.u64(..)),
        },
        9 => Place::Lesson {
            step: dice.bool().then(|| usize::from(dice.u16(..))),
        },
        10 => Place::Puzzle { id: some_text(dice) },
        11 => Place::Replay(some_watched(dice)),
        12 => Place::Analysis(some_watched(dice)),
        _ => Place::Elsewhere {
            code: ["ABCD", "X1Y2", "K"][dice.usize(..3)].to_owned(),
            game: dice.bool(),
        },
    }
}

/// Something that may be open.
pub(crate) fn some_over(dice: &mut Rng) -> Over {
    match dice.u8(..10) {
        0 => Over::Gallery,
        1 => Over::Menu,
        2 => Over::Keys,
        3 => Over::Notebook,
        4 => Over::Chronicle,
        5 => Over::Talk,
        8 => Over::Welcome,
        6 => Over::Hero(Hero::all().nth(dice.usize(..Hero::all().count())).expect("a hero")),
        7 => Over::Leader(Leader::ALL[dice.usize(..Leader::ALL.len())]),
        _ => Over::Rules(some_text(dice)),
    }
}

/// A route.
pub(crate) fn some_route(dice: &mut Rng) -> Route {
    let mut route = Route::from(some_place(dice));
    for _ in 0..dice.usize(..4) {
        route = route.opening(some_over(dice));
    }
    route
}
