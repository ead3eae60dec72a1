//! Chance, drawn from a recorded generator.
//!
//! A seed is a text. Its SHA-256 hash can be published before the deal and checked with any tool once the seed is told.
//! The key of the generator is another hash of it, so the published one gives nothing away. Every chance event of a game
//! draws from a ChaCha12 stream of its own, numbered: a game carries 36 bytes, not a generator.

use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret text all chance of a game comes from.
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
    /// When the operating system gives no randomness.
    pub fn random() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
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

/// The chance of one game: its key, and how many chance events it has used.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Chance {
    key: [u8; 32],
    pub(crate) used: u32,
}

impl Chance {
    pub(crate) const fn new(key: [u8; 32], used: u32) -> Chance {
        Chance { key, used }
    }

    /// Something that tells this game from others and nothing about it.
    pub(crate) fn mark(&self) -> u64 {
        let mut mark = [0; 8];
        mark.copy_from_slice(&Sha256::digest(self.key)[..8]);
        u64::from_le_bytes(mark)
    }

    /// The dice for the next chance event.
    pub(crate) fn next(&mut self) -> Dice<ChaCha12Rng> {
        let mut generator = ChaCha12Rng::from_seed(self.key);
        generator.set_stream(u64::from(self.used));
        self.used += 1;
        Dice(generator)
    }
}

/// Fair picks and shuffles from a generator. Written out here, because saved games depend on every bit of it.
pub(crate) struct Dice<R>(pub(crate) R);

impl<R: Rng> Dice<R> {
    /// A number below `bound`, every one equally likely.
    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            // Only the rare draws in the uneven rest are thrown away.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Every order equally likely. One number from the generator serves several swaps: each multiplication gives an
    /// index and leaves a fraction for the next, and the few numbers in the uneven rest are thrown away as a whole.
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

/// Swaps that one number serves: with at most 90 cards hardly any number is thrown away.
const BATCH: usize = 8;
