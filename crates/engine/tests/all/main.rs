//! The game over a pipe, from outside.

mod example;
mod hostile;
mod programs;
mod schema;
