//! Every text of every language, from outside.

mod cards;
mod endings;
mod events;
mod prompts;
mod rulebook;
mod texts;
