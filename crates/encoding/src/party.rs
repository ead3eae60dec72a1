//! The cards of hands and parties by faction, for all seats at once.

use rules::{Faction, Hero, MOST_PLAYERS, Seat, Whereabouts};

/// Cards counted: a byte for each faction, and one for the cards themselves.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count(u64);

/// What each hero adds to a count, by its number less one.
const ADDS: [u64; Hero::COUNT] = {
    let mut adds = [0; Hero::COUNT];
    let mut index = 0;
    while index < Hero::COUNT {
        let Some(hero) = Hero::new(index as u8 + 1) else {
            panic!("heroes are numbered from 1")
        };
        let mut faction = 0;
        while faction < 4 {
            if hero.factions().contains(Faction::ALL[faction]) {
                adds[index] |= 1 << (8 * faction);
            }
            faction += 1;
        }
        adds[index] |= 1 << 32;
        index += 1;
    }
    adds
};

impl Count {
    /// Of this faction, by its place in [`Faction::ALL`].
    #[inline]
    pub(crate) const fn of(self, faction: usize) -> u8 {
        self.0.to_le_bytes()[faction]
    }

    /// All cards.
    #[inline]
    pub(crate) const fn heroes(self) -> usize {
        (self.0 >> 32) as usize
    }

    /// Both together.
    #[inline]
    pub(crate) const fn and(self, other: Count) -> Count {
        Count(self.0 + other.0)
    }
}

/// Hands, face-up and hidden heroes of all seats.
const ZONES: usize = 3 * MOST_PLAYERS;
/// The first of them.
const FIRST: u8 = Whereabouts::hand(Seat::S0);

/// The cards that somebody knows in hands and parties.
pub(crate) struct Parties([Count; ZONES]);

impl Parties {
    /// Counts them.
    #[inline]
    pub(crate) fn new(places: &Whereabouts) -> Parties {
        const { assert!(Whereabouts::hidden(Seat::S5) - FIRST == ZONES as u8 - 1) };
        let mut parties = Parties([Count::default(); ZONES]);
        let numbers = places.numbers();
        for (half, mut heroes) in held(places).into_iter().enumerate() {
            while heroes != 0 {
                let index = 64 * half + heroes.trailing_zeros() as usize;
                heroes &= heroes - 1;
                let zone = usize::from(numbers[index].wrapping_sub(FIRST));
                if let (Some(count), Some(add)) = (parties.0.get_mut(zone), ADDS.get(index)) {
                    count.0 += add;
                }
            }
        }
        parties
    }

    /// The cards of a hand.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Count {
        self.0[seat.index()]
    }

    /// The face-up heroes of a party.
    #[inline]
    pub(crate) fn face_up(&self, seat: Seat) -> Count {
        self.0[MOST_PLAYERS + seat.index()]
    }

    /// The hidden heroes of a party.
    #[inline]
    pub(crate) fn hidden(&self, seat: Seat) -> Count {
        self.0[2 * MOST_PLAYERS + seat.index()]
    }
}

/// A bit for every hero that lies in a hand or a party.
#[inline]
fn held(places: &Whereabouts) -> [u64; 2] {
    let mut marks = [0; Whereabouts::WIDTH];
    for (mark, place) in marks.iter_mut().zip(places.numbers()) {
        *mark = u8::from(place.wrapping_sub(FIRST) < ZONES as u8);
    }
    let mut heroes = [0; 2];
    for (group, eight) in marks.as_chunks::<8>().0.iter().enumerate() {
        // The product gathers the lowest bits of the eight bytes in its highest byte.
        let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        heroes[group / 8] |= bits << (8 * (group % 8));
    }
    heroes
}
