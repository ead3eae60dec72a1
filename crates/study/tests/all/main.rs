//! Learning from games, from outside.

mod coach;
mod history;
mod lessons;
mod links;
mod puzzles;
mod replays;
mod worlds;
