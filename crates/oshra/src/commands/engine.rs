//! `oshra engine`: the game over a pipe.

use crate::failure::Failure;
use std::io;

pub(crate) fn run() -> Result<(), Failure> {
    engine::serve(io::stdin().lock(), io::stdout().lock(), &mut engine::NoBots)?;
    Ok(())
}
