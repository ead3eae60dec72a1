//! The game of *Hidden Leaders*: rules, heroes, knowledge, saved games. No input or output, no clock, no threads.
//!
//! A [`Game`] is a small plain value that is over or asks somebody something. [`Game::choices`] gives every legal
//! [`Choice`], [`Game::choose`] carries one out and tells a [`Witness`] what happens. Nobody but this crate decides
//! what is legal.
//!
//! ```
//! use rules::{Edition, Game, Random, Seed, Setup};
//!
//! let setup = Setup::new(4)?.with_edition(Edition::PrintAndPlay);
//! let mut game = Game::new(setup, &Seed::from("a quiet evening"));
//! let mut random = Random::new(1);
//! while let Some(seat) = game.decider() {
//!     let choices = game.choices(seat);
//!     let choice = choices[random.below(choices.len())];
//!     game.choose(seat, choice, &mut ())?;
//! }
//! let outcome = game.outcome().expect("the game is over");
//! println!("{} wins", outcome.winning_faction);
//! # Ok::<(), rules::Refusal>(())
//! ```
//!
//! # Secrets
//!
//! Players, bots and screens never get a `Game`; they get a [`View`], made by [`Game::view`], which holds what its
//! viewer may know now and nothing else, or a [`Memory`] of everything they were ever shown. [`View::imagine`] fills in
//! the rest at random: a [`World`] may be read freely, because its secrets are invented.
//!
//! ```
//! use rules::{Game, Random, Seat, Seed, Setup, Viewer};
//!
//! let game = Game::new(Setup::new(3)?, &Seed::from("a quiet evening"));
//! let view = game.view(Viewer::Seat(Seat::S0));
//! assert!(view.leader(Seat::S1).is_none());
//! let world = view.imagine(&mut Random::new(7));
//! println!("seat 1 might be {}", world.leader_of(Seat::S1));
//! # Ok::<(), rules::Refusal>(())
//! ```
//!
//! # The order of cards
//!
//! In a [`View`], a [`World`], a [`Position`] and in JSON alike, the piles (Harbor, Wilderness, Graveyard) list their
//! top card first. Parties list their oldest hero first, so a hidden hero keeps its index when others join it. Hands
//! are in the order the cards arrived; in another player's hand the known cards come first, by number.
//!
//! # Where a card is
//!
//! A [`Place`] is where any card can be. A [`Slot`] is one of the three places of the Tavern, and a [`Pile`] one of the
//! two piles an ability lets a player choose.
//!
//! # Saved games
//!
//! A [`Record`] is a game together with how it came about, a [`Log`] is the form in which it is saved, and a
//! [`Position`] is one that anybody may write by hand. Logs and positions name the [revision](RULES_REVISION) of the
//! rules they follow.
//!
//! Heroes are data: one line each in the language of [`effect`].

mod chance;
mod choice;
mod edition;
pub mod effect;
pub mod event;
mod event_json;
mod faction;
mod game;
mod heroes;
mod leader;
mod log;
mod memory;
mod performing;
mod places;
mod position;
mod prompt;
mod record;
mod refusal;
mod revision;
mod ruling;
mod sample;
mod seat;
mod short;
mod step;
mod track;
mod view;
mod view_json;
mod vocabulary;
mod whereabouts;
mod world;

pub use chance::{NoRandomness, Random, Seed};
pub use choice::{Choice, Mode, NotAChoice, Pile, Slot};
pub use edition::{Edition, Set, Sets, Setup};
pub use event::{Event, Happening, How, Place, Witness};
pub use faction::{Faction, Factions};
pub use game::{Choices, Counted, DecidedBy, Finished, Game, Outcome};
pub use heroes::Hero;
pub use leader::Leader;
pub use log::{LOG_VERSION, Log, LogError, LoggedChoice};
pub use memory::{Memory, Moment};
pub use performing::Performing;
pub use position::{Knower, PlayerPosition, Position, PositionError, PositionFault, Since};
pub use prompt::{Asked, Prompt};
pub use rand_core;
pub use record::{Made, Record, Start};
pub use refusal::Refusal;
pub use revision::{NotADigest, RULES_REVISION, StateDigest};
pub use ruling::Ruling;
pub use sample::Unknown;
pub use seat::{Audience, MOST_PLAYERS, NotASeat, Seat};
pub use step::Step;
pub use track::{Marker, Track};
pub use view::{Seen, View, Viewer};
pub use vocabulary::UnknownId;
pub use whereabouts::Whereabouts;
pub use world::World;
