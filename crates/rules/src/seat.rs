//! Places at the table, and sets of them.

use crate::vocabulary::set_of;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most players a game can have.
pub const MOST_PLAYERS: usize = 6;

/// A place at the table, counted from 0 clockwise. Every `Seat` exists at a table of six; [`Seat::is_at`]
/// tells whether a smaller table has it.
///
/// ```
/// use rules::Seat;
/// assert_eq!(Seat::new(2), Some(Seat::S2));
/// assert_eq!(Seat::new(6), None);
/// assert_eq!("2".parse(), Ok(Seat::S2));
/// assert!(Seat::S2.is_at(3) && !Seat::S2.is_at(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    S0,
    /// The one to its left.
    S1,
    /// The third seat.
    S2,
    /// The fourth seat.
    S3,
    /// The fifth seat.
    S4,
    /// The last seat of a full table.
    S5,
}

impl Seat {
    /// The seats of a full table, in their order.
    pub const ALL: [Seat; MOST_PLAYERS] = [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4, Seat::S5];

    /// The seat with this number, 0 to 5.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MOST_PLAYERS {
            Some(Seat::ALL[number as usize])
        } else {
            None
        }
    }

    /// The seat at this index of a list with an element for every seat.
    pub fn at(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// Its number, 0 to 5.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its index in a list with an element for every seat.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether a table of `players` has this seat.
    pub const fn is_at(self, players: u8) -> bool {
        self.number() < players
    }

    /// The next seat clockwise at a table of `players`.
    pub const fn next(self, players: u8) -> Seat {
        let next = self.index() + 1;
        if next < players as usize && next < MOST_PLAYERS {
            Seat::ALL[next]
        } else {
            Seat::S0
        }
    }

    /// All seats of a table of `players`, from 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(usize::from(players))
    }

    /// All seats of a table of `players` in turn order, this one first.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        let mut seat = self;
        (0..players.min(MOST_PLAYERS as u8)).map(move |_| {
            let here = seat;
            seat = here.next(players);
            here
        })
    }
}

/// A number that is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seats are numbered from 0 to 5")]
pub struct NotASeat;

impl TryFrom<u8> for Seat {
    type Error = NotASeat;
    fn try_from(number: u8) -> Result<Seat, NotASeat> {
        Seat::new(number).ok_or(NotASeat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        text.parse().ok().and_then(Seat::new).ok_or(NotASeat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(out)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Seat({})", self.number())
    }
}

/// A set of seats that may include the public: those who know a card, for example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Audience(pub(crate) u8);

impl Audience {
    /// An audience of nobody.
    pub const NOBODY: Audience = Audience(0);
    /// Every seat and the public.
    pub const EVERYBODY: Audience = Audience(0b0111_1111);
    const PUBLIC: u8 = 0b0100_0000;

    /// The set as bits: a bit for every seat, and one for the public.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// An audience of one seat.
    pub const fn only(seat: Seat) -> Audience {
        Audience(1 << seat.number())
    }

    /// Whether `seat` belongs to it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.number()) != 0
    }

    /// Whether the public, who only watch, belong to it.
    pub const fn public(self) -> bool {
        self.0 & Self::PUBLIC != 0
    }

    /// Those who are in either.
    pub const fn union(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }

    /// Those who are in both.
    pub const fn common(self, other: Audience) -> Audience {
        Audience(self.0 & other.0)
    }

    /// These seats without `seat`.
    pub const fn without(self, seat: Seat) -> Audience {
        Audience(self.0 & !(1 << seat.number()))
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

set_of!(Audience, Seat, Audience::only);
