//! The game of Hidden Leaders: no input or output, no clock, no threads.
//!
//! A [`Game`] is a small plain value that is over or asks somebody something. [`Game::list`] gives every legal
//! [`Choice`], [`Game::choose`] carries one out and tells a [`Witness`] what happens. Nobody but this crate decides what
//! is legal.
//!
//! Players, bots and screens never get a `Game`; they get a [`View`], made by [`Game::view`].
//! Heroes are data: one line each in the language of [`effect`].

mod chance;
mod choice;
mod edition;
pub mod effect;
pub mod event;
mod faction;
mod game;
mod heroes;
mod leader;
mod log;
mod places;
mod position;
mod prompt;
mod refusal;
mod ruling;
mod sample;
mod seat;
mod short;
mod track;
mod view;
mod view_json;
mod world;

pub use chance::Seed;
pub use choice::{Choice, Mode, NotAChoice, Pile, Slot};
pub use edition::{Edition, Set, Sets, Setup};
pub use event::{Event, Happening, How, Place, Witness};
pub use faction::{Faction, Factions};
pub use game::{Choices, Counted, DecidedBy, Finished, Game, Outcome, Step};
pub use heroes::Hero;
pub use leader::Leader;
pub use log::{LOG_VERSION, Line, Log, LogError, Made, Record, Start};
pub use position::{Knower, PlayerPosition, Position, PositionError, Since};
pub use prompt::{Asked, Prompt};
pub use rand_core;
pub use refusal::Refusal;
pub use ruling::Ruling;
pub use sample::Unknown;
pub use seat::{Audience, MOST_PLAYERS, Seat};
pub use track::{Marker, Track};
pub use view::{Seen, View, Viewer};
pub use world::World;
