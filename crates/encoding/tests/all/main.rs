//! The game in numbers, from outside.

mod frozen;
mod games;
