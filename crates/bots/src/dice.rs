//! The random generator of a bot: its own, never the game's.
//!
//! A bot throws new dice for every decision, from its seed and the number of the decision in the game. So what it throws
//! does not depend on what it was asked before, and a bot that is made again in the middle of a game plays on as the
//! first one would have.

use rand_xoshiro::Xoshiro256PlusPlus;
use rules::rand_core::{Rng, SeedableRng};
use std::fmt;

/// A bot's own chance.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Dice that fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dice of somebody with this seed for one decision of a game: what fell before makes no difference.
    pub fn at(seed: u64, decision: u32) -> Dice {
        Dice::new(point(seed, decision))
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

/// A number for a decision, as good as random (the finalizer of SplitMix64).
pub(crate) const fn point(seed: u64, decision: u32) -> u64 {
    let step = (decision as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    scatter(seed.wrapping_add(step))
}

const fn scatter(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// A bot's seed that is written as text: the same everywhere, so that what a bot does in one program can be done again in
/// another.
///
/// ```
/// use bots::TextSeed;
/// use std::fmt::Write;
/// let mut seed = TextSeed::from("an evening/4");
/// write!(seed, "/{}", 17).unwrap();
/// assert_eq!(seed.number(), TextSeed::from("an evening/4/17").number());
/// assert_ne!(seed.number(), TextSeed::from("an evening/4/71").number());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextSeed(u64);

impl From<&str> for TextSeed {
    fn from(text: &str) -> TextSeed {
        let mut seed = TextSeed(0xCBF2_9CE4_8422_2325);
        seed.add(text);
        seed
    }
}

impl TextSeed {
    /// The number bots take.
    pub const fn number(self) -> u64 {
        scatter(self.0)
    }

    /// More text, as FNV-1a takes it.
    fn add(&mut self, text: &str) {
        self.0 = text.bytes().fold(self.0, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
    }
}

impl fmt::Write for TextSeed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text);
        Ok(())
    }
}
