//! The table in a real browser. Where Chromium and its driver are missing, these tests say so and pass over.

mod access;
mod around;
mod everywhere;
mod learn;
mod learn_back;
mod online;
mod online_cut;
mod online_places;
mod online_servers;
mod pace;
mod page;
mod proxy;
mod secrets;
mod session;
mod shots;
mod solo;

pub(crate) use session::{Failed, Session, TableServer};
