//! Everything on paper, from outside.

mod book;
mod file;
mod shop;
mod structure;
