//! The random generator of a bot: its own, never the game's.

use rand_xoshiro::Xoshiro256PlusPlus;
use rules::rand_core::{Rng, SeedableRng};

/// A bot's own chance.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Dice that fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`; zero for a bound of zero.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 to 1, without 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// A seed for other dice.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// The generator, for sampling worlds.
    pub fn generator(&mut self) -> &mut impl Rng {
        &mut self.0
    }
}
