//! Chance, drawn from a recorded generator.
//!
//! A seed is a text. Its SHA-256 hash can be published before the deal and checked with any tool once the seed is told.
//! The key of the generator is another hash of it, so the published one gives nothing away. Every chance event of a
//! game draws from a ChaCha12 stream of its own, numbered: a game carries 36 bytes, not a generator.

use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng, TryRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::fmt;

/// The secret text that all chance in a game is derived from.
///
/// ```
/// use rules::Seed;
/// let seed = Seed::from("abc");
/// // The same as `printf abc | sha256sum`.
/// assert!(seed.hash().starts_with("ba7816bf"));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(String);

impl Seed {
    /// A fresh seed with 128 bits from the operating system.
    ///
    /// # Errors
    /// If the operating system provides no randomness.
    pub fn random() -> Result<Seed, NoRandomness> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Seed(hex(&bytes)))
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What may be published before the deal: the SHA-256 hash of the text, in hexadecimal.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    pub(crate) fn key(&self) -> [u8; 32] {
        let mut hasher = Sha256::new();
        hasher.update(b"oshra deal 1\n");
        hasher.update(self.0.as_bytes());
        hasher.finalize().into()
    }
}

impl From<&str> for Seed {
    fn from(text: &str) -> Seed {
        Seed(text.to_owned())
    }
}

impl From<String> for Seed {
    fn from(text: String) -> Seed {
        Seed(text)
    }
}

/// The operating system provides no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no random numbers")]
pub struct NoRandomness;

/// A seed never shows in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Seed(hash {})", &self.hash()[..8])
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A game's source of chance: its key, and how many chance events it has used so far.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Chance {
    key: [u8; 32],
    pub(crate) used: u64,
}

impl Chance {
    pub(crate) const fn new(key: [u8; 32], used: u64) -> Chance {
        Chance { key, used }
    }

    /// Tells this game apart from others and gives nothing else away.
    pub(crate) fn mark(&self) -> u64 {
        let mut mark = [0; 8];
        mark.copy_from_slice(&Sha256::digest(self.key)[..8]);
        u64::from_le_bytes(mark)
    }

    /// The dice for the next chance event.
    pub(crate) fn next(&mut self) -> Fair<ChaCha12Rng> {
        let mut generator = ChaCha12Rng::from_seed(self.key);
        generator.set_stream(self.used);
        self.used += 1;
        Fair(generator)
    }
}

/// A generator for simulations, imagined worlds and tests: the same numbers from the same seed on every machine.
/// Deals do not come from it but from a [`Seed`].
///
/// ```
/// use rules::Random;
/// let (mut one, mut same) = (Random::new(7), Random::new(7));
/// assert_eq!(one.below(1000), same.below(1000));
/// ```
pub struct Random(Fair<ChaCha12Rng>);

impl Random {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(Fair(ChaCha12Rng::seed_from_u64(seed)))
    }

    /// A number below `bound`, all equally likely; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        // No list in this game is longer.
        match u32::try_from(bound).unwrap_or(u32::MAX) {
            0 => 0,
            bound => self.0.below(bound) as usize,
        }
    }

    /// Shuffles a list; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.shuffle(items);
    }
}

impl TryRng for Random {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.0.fill_bytes(bytes);
        Ok(())
    }
}

/// Fair picks and shuffles from a generator. Implemented here because saved games depend on every bit of the result.
pub(crate) struct Fair<R>(pub(crate) R);

impl<R: Rng> Fair<R> {
    /// A number below `bound`, all equally likely.
    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            // Only the rare draws that would bias the result are thrown away.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles; every order is equally likely. One number from the generator serves several swaps: each multiplication
    /// yields an index and leaves a fraction for the next, and the few numbers that would bias the result are thrown
    /// away.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut left = items.len();
        while left > 1 {
            let batch = BATCH.min(left - 1);
            let mut indices = [0; BATCH];
            loop {
                let mut fraction = self.0.next_u64();
                let mut ways = 1_u64;
                for (step, index) in indices[..batch].iter_mut().enumerate() {
                    let bound = (left - step) as u64;
                    let product = u128::from(fraction) * u128::from(bound);
                    *index = (product >> 64) as usize;
                    fraction = product as u64;
                    ways *= bound;
                }
                if fraction >= ways || fraction >= ways.wrapping_neg() % ways {
                    break;
                }
            }
            for index in &indices[..batch] {
                left -= 1;
                items.swap(left, *index);
            }
        }
    }
}

/// How many swaps one number serves. With at most 90 cards, hardly any number is thrown away.
const BATCH: usize = 8;
