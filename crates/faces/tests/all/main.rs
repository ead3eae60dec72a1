//! Every picture, from outside.

mod fit;
mod ink;
mod pictures;
mod places;
