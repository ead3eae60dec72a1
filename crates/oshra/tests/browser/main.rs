//! The table in a real browser. Where Chromium and its driver are missing, these tests say so and pass over.

mod access;
mod around;
mod champion;
mod ending;
mod everywhere;
mod first;
mod games;
mod hosting;
mod hosts;
mod join;
mod learn;
mod learn_back;
mod missed;
mod narrow;
mod online;
mod online_cut;
mod online_places;
mod online_servers;
mod own_tables;
mod pace;
mod page;
mod playing;
mod proxy;
mod push;
mod room;
mod secrets;
mod session;
mod shots;
mod solo;
mod still;
mod style;
mod talk;
mod touch;
mod undo;
mod ways;

pub(crate) use session::{Failed, Session, TableServer};
