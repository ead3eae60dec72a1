//! Trained nets at run time. No framework: weights are whole numbers, sums are whole numbers, and what is not is added up in
//! a fixed order with operations that every machine rounds alike, so a browser chooses what a server would.
//!
//! - [`Policy`] tells what to do and what leaders the others have, from an [observation](encoding::observe).
//! - [`Judge`] tells everybody's chances in a world at the beginning of a turn, from its
//!   [standing](encoding::Standing).
//!
//! Both are read from files that say what they are, how they were made, and whether they are whole ([`WeightsError`]). What
//! is needed while thinking is in a [`Mind`], which is made once.

mod file;
mod judge;
mod layer;
mod number;
mod policy;

pub use file::{Head, WeightsError, read_head};
pub use judge::Judge;
pub use number::{exp, ln, log_softmax};
pub use policy::{Mind, Policy};

/// The trained nets that come with the game.
#[cfg(feature = "embedded")]
pub mod embedded {
    /// The file of the policy.
    pub static POLICY: &[u8] = include_bytes!("../weights/policy.net");
    /// The file of the judge.
    pub static JUDGE: &[u8] = include_bytes!("../weights/value.net");
}
