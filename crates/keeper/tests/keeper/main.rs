//! The keeper as a page knows it: letters in, letters out.

mod desk;
mod house;
mod saving;
mod tables;
mod walk;
