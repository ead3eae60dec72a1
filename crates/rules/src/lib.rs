//! The game of Hidden Leaders.

mod edition;
pub mod effect;
mod faction;
mod heroes;
mod leader;
mod refusal;
mod seat;
mod track;

pub use edition::{Edition, Set, Sets, Setup};
pub use faction::{Faction, Factions};
pub use heroes::Hero;
pub use leader::Leader;
pub use refusal::Refusal;
pub use seat::{Audience, MOST_PLAYERS, Seat};
pub use track::{Marker, Track};
