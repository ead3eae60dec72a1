//! Places at the table, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most players a game can have.
pub const MOST_PLAYERS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }

    /// All seats of a table of `players`, from 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats of a table of `players` in turn order, this one first.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// A set of seats, and whether the public belongs to it: those who know a card, for example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Audience(pub(crate) u8);

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience(0);
    /// Every seat and the public.
    pub const EVERYBODY: Audience = Audience(0b0111_1111);
    const PUBLIC: u8 = 0b0100_0000;

    /// One seat alone.
    pub const fn only(seat: Seat) -> Audience {
        Audience(1 << seat.0)
    }

    /// Whether `seat` belongs to it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether somebody who only watches belongs to it.
    pub const fn public(self) -> bool {
        self.0 & Self::PUBLIC != 0
    }

    /// Both together.
    pub const fn and(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }

    /// Those who are in both.
    pub const fn common(self, other: Audience) -> Audience {
        Audience(self.0 & other.0)
    }

    /// The same without `seat`.
    pub const fn without(self, seat: Seat) -> Audience {
        Audience(self.0 & !(1 << seat.0))
    }

    /// Whether nobody belongs to it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in it, for a table of `players`.
    pub fn seats(self, players: u8) -> impl Iterator<Item = Seat> {
        Seat::all(players).filter(move |&seat| self.contains(seat))
    }
}
