//! The game, from outside.

mod common;
mod corpus;
mod counting;
mod deal;
mod debug;
mod golden;
mod random_games;
mod scenarios;
mod secrecy;
mod secret_picks;
