//! The pictures of Hidden Leaders as SVG: every card, the backs, the board, markers, signs and icons.
//!
//! The art itself lies in files, one per hero and leader, in the folder `art/`: background and figure, without frame,
//! sign or text. This crate sets the rest around it. Nothing here reads files or fonts while it runs, so it works in a
//! browser as well: art is handed in as text, fetched as needed under the name [`Picture::id`] gives, or, with the
//! feature `embedded`, taken from inside the program with `art`.
//!
//! ```
//! # #[cfg(feature = "embedded")] {
//! use faces::Style;
//! use words::{Language, Words};
//! let hero = rules::Hero::from_id("furious-frog").unwrap();
//! let card = faces::hero_card(hero, faces::art(hero), Words::new(Language::Polish), Style::new("hand-3-"));
//! assert!(card.starts_with("<svg ") && card.contains(">Zażarta<") && card.contains(">Żaba<"));
//! # }
//! ```
//!
//! Texts are set in Yanone Kaffeesatz Bold and never outgrow their place: sizes and line breaks come from the widths of
//! the letters, which are read from the font when the crate is built. A page that shows a card must offer the font
//! under that name: see [`Font`].

mod art;
mod back;
mod board;
mod card;
#[cfg(feature = "figures")]
mod figure;
mod figure_size;
mod fonts;
mod frame;
mod icon;
mod leader;
mod movement;
mod palette;
mod shape;
#[cfg(feature = "png")]
pub mod sheet;
mod style;
mod svg;
mod text;
mod thumb;

#[cfg(feature = "embedded")]
pub use art::art;
pub use art::{Art, Picture, UnknownPicture};
pub use back::{hero_back, leader_back};
pub use board::{BOARD, board, marker, marker_spots, space, winning};
pub use card::{CARD, hero_card};
#[cfg(feature = "figures")]
pub use figure::{Source, figure};
pub use figure_size::{FIGURE_WIDTH, figure_height};
pub use fonts::{Font, reach, width};
pub use icon::{badge, icon, sign};
pub use leader::leader_card;
pub use palette::{Theme, color};
pub use style::Style;
pub use svg::{inline, sheet as style_sheet};
pub use thumb::{hero_thumb, leader_thumb, portrait};
