//! The game in numbers, for whoever learns from it: every choice has an id, and what a seat remembers is a tensor.
//!
//! - [`Action`]: the id of a choice, the same in every game and for every number of players; seats count from the one
//!   that looks. [`write_mask`] marks the legal ones.
//! - [`Deeds`]: what everybody saw each seat do so far, counted.
//! - [`observe`]: what a seat may know and what the others did, as bytes with named [ranges](OBSERVATION). It looks at a
//!   view, or at a [seat in a world](SeatIn) without making a view.
//! - [`observe_all`]: the rest of a [world](rules::World), for critics; only imagined games can be read.
//! - [`Standing`]: a world at the beginning of a turn as a short list of features, for a judge that is asked often.
//!
//! Nothing here allocates. docs/encoding.md has the tables.
//!
//! ```
//! use encoding::{Action, Deeds, OBSERVATION_SIZE, observe, write_mask};
//! use rules::{Record, Seat, Seed, Setup, Viewer};
//! let record = Record::deal(Setup::new(4)?, Seed::from("in numbers"));
//! let memory = record.memory(Viewer::Seat(Seat::S2));
//! let mut tensor = [0; OBSERVATION_SIZE];
//! observe(memory.now(), Seat::S2, &Deeds::of(&memory), &mut tensor);
//! let mut mask = [0; Action::COUNT];
//! write_mask(memory.now().choices(), Seat::S2, 4, &mut mask);
//! assert_eq!(mask.iter().filter(|&&legal| legal == 1).count(), memory.now().choices().len());
//! # Ok::<(), rules::Refusal>(())
//! ```

mod action;
mod deeds;
mod everything;
mod observation;
mod party;
mod sight;
mod span;
mod standing;

pub use action::{Action, SHOWN_SIZE, mark_actions, write_mask, write_shown};
pub use deeds::{Before, DEEDS, DEEDS_SIZE, Deeds};
pub use everything::{EVERYTHING, EVERYTHING_SIZE, observe_all};
pub use observation::{OBSERVATION, OBSERVATION_SIZE, observe};
pub use sight::{SeatIn, Sight};
pub use span::Span;
pub use standing::{STANDING, STANDING_MOST, STANDING_SIZE, Standing};

use rules::{Faction, Hero, Seat};

/// The place of `seat` as `me` sees it: 0 for `me`, then clockwise.
#[inline]
pub fn relative(seat: Seat, me: Seat, players: u8) -> usize {
    // No remainder is taken: this is asked many times for every tensor.
    match seat.index().checked_sub(me.index()) {
        Some(place) => place,
        None => (seat.index() + usize::from(players)).saturating_sub(me.index()),
    }
}

/// The seat at this place as `me` sees it.
#[inline]
pub fn absolute(place: usize, me: Seat, players: u8) -> Option<Seat> {
    let players = usize::from(players);
    let seat = me.index() + place;
    // No remainder is taken here either.
    let seat = if seat < players { seat } else { seat - players };
    if place < players {
        Seat::ALL.get(seat).copied()
    } else {
        None
    }
}

/// The place of a hero in a list of all heroes.
#[inline]
const fn place_of(hero: Hero) -> usize {
    hero.number() as usize - 1
}

/// Ones, and as many zeros after them.
const MARKS: [u8; 32] = {
    let mut marks = [0; 32];
    let mut place = 0;
    while place < 16 {
        marks[place] = 1;
        place += 1;
    }
    marks
};

/// Marks the first `count` of `N` places from `first` on, at most sixteen; the others become 0.
#[inline]
fn fill_up_to<const N: usize>(out: &mut [u8], first: usize, count: usize) {
    const { assert!(N <= 16, "there are sixteen marks") };
    // A window over ones and zeros: one copy, and no branch.
    let begin = 16 - count.min(16);
    out[first..first + N].copy_from_slice(&MARKS[begin..begin + N]);
}

/// Counts a hero for its factions.
#[inline]
fn count_factions(hero: Hero, counts: &mut [u8; 4]) {
    let factions = hero.factions();
    for (count, faction) in counts.iter_mut().zip(Faction::ALL) {
        *count += u8::from(factions.contains(faction));
    }
}
