//! The table in a real browser. Where Chromium and its driver are missing, these tests say so and pass over.

mod access;
mod around;
mod everywhere;
mod learn;
mod learn_back;
mod online;
mod pace;
mod page;
mod secrets;
mod session;
mod shots;
mod solo;

pub(crate) use session::{Failed, Session, TableServer};
