//! Every word of Hidden Leaders in English, German and Polish.
//!
//! Texts are kept in Fluent files, one folder per language under `locales/`, and asked for by key with [`text!`], which
//! the compiler checks. The text of a card is made from the effects of its hero, in two forms: see [`CardText`].

mod card;
mod ending;
mod event;
mod language;
mod names;
mod phrase;
mod players;
mod prompt;
mod refusal;
mod rulebook;
mod text;

pub use card::{CardText, Icon, Line, LineKind, Piece};
pub use ending::Ending;
pub use language::Language;
pub use names::Gender;
pub use phrase::Phrase;
pub use players::Players;
pub use prompt::Question;
pub use rulebook::{Block, Document, Passage, RichText, Span};
pub use text::{Value, Words, check, keys};
