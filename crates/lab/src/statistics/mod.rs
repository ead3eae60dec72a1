//! The statistics behind a report: how sure a share is, what a hero adds, whether two rules differ.
//!
//! What is counted are whole numbers that add up in any order; everything here works from such sums, so that merged
//! parts say exactly what one run says.

mod correction;
mod normal;
mod paired;
mod regression;
mod share;
mod strength;

pub use correction::holm;
pub use normal::{quantile, two_sided};
pub use paired::{Difference, Moments, Pairs};
pub use regression::{Effect, Sums};
pub(crate) use share::Z;
pub use share::{Gap, Share};
pub use strength::{Meeting, Strength, strengths};
