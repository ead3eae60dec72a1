//! The page as values, from outside.

mod address;
mod beside;
mod ceremony;
mod chart;
mod connection;
mod curtain;
mod foreseen;
mod gathering;
mod hand;
mod happened;
mod keys;
mod layout;
mod lineup;
mod moments;
mod notes;
mod on_table;
mod own_tables;
mod pointer;
mod queue;
mod settings;
mod showing;
mod some;
mod standing;
mod talk;
mod trail;
mod undo;
