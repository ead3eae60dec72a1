//! Players that think, from outside.

mod characters;
mod games;
mod memory;
mod strength;
