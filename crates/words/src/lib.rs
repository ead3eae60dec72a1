//! Every word of Hidden Leaders in English, German and Polish.
//!
//! Texts are kept in Fluent files, one folder per language under `locales/`, and asked for by key with [`text!`], which
//! the compiler checks. What is made from the game itself has a method of its own on [`Words`]:
//!
//! - [`Words::card`]: the text of a card, made from the effects of its hero, for faces and for reading aloud;
//! - [`Words::question`], [`Words::choice`], [`Words::waiting`]: what is asked, and what can be answered;
//! - [`Words::events`]: the chronicle, as one viewer saw it; [`Words::refusal`]: why not;
//! - [`Words::ending`], [`Words::if_ended_now`]: who wins, step by step, and who would;
//! - [`Words::grouped`], [`Words::decimal`], [`Words::percent`]: numbers;
//! - [`Words::rulebook`], [`Words::player_aid`]: the rules as a [`Document`], for the screen and for paper.
//!
//! # For translators
//!
//! A sentence is one text with places for what changes. Which case, number or gender a place asks for is decided in the
//! file of the language: program code names only its part in the sentence. `grammar.ftl` holds phrases that other texts
//! of the same language refer to; every other file has the same keys in every language. The build stops where a key or
//! a variable is missing; tests stop at keys nobody asks for, at letters and words of another language, and show every
//! finished text in `tests/all/snapshots` (`INSTA_UPDATE=always cargo test -p words` rewrites them, for reading).
//! Words that two languages really share are listed in `tests/shared`.

mod card;
mod ending;
mod event;
mod fluent;
mod language;
mod lesson;
mod looking;
mod names;
mod numbers;
mod phrase;
mod players;
mod prompt;
mod refusal;
mod rulebook;
mod story;
mod tables;
mod text;

pub use card::{CardLine, CardText, Icon, LineKind, Piece};
pub use ending::Ending;
pub use fluent::Value;
pub use language::Language;
pub use names::Gender;
pub use players::Players;
pub use prompt::Question;
pub use rulebook::{Block, Document, Entry, Figure, Hit, Passage, RichText, Span, wrap};
pub use text::{Words, check};
#[cfg(feature = "embedded")]
pub use text::{first, source};
pub use told::{Phrase, Reason, SavedError};
