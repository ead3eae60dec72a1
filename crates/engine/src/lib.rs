//! The game over a pipe, for programs in any language: `oshra engine`.
//!
//! [`serve`] reads requests, one JSON object per line, and writes an answer per line, in order. A refused line changes
//! nothing and ends nothing. docs/engine-protocol.md describes every request with an example.
//!
//! ```
//! let mut answers = Vec::new();
//! let requests = br#"{"do":"new","players":2,"seed":"example"}"#;
//! engine::serve(&requests[..], &mut answers, &mut engine::NoBots)?;
//! assert!(answers.starts_with(br#"{"ok":true,"#));
//! # Ok::<(), std::io::Error>(())
//! ```

mod fault;
mod lines;
mod session;

pub use fault::Fault;
pub use session::{Session, Thinker};

use lines::{Lines, Read};
use rules::{Choice, View};
use std::io::{self, BufRead, Write};
use std::time::Duration;

/// The longest line that is read; a longer one is refused as a whole.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers every line of `input` until it ends.
///
/// # Errors
/// Only when reading or writing fails.
pub fn serve(input: impl BufRead, mut output: impl Write, thinker: &mut impl Thinker) -> io::Result<()> {
    let mut session = Session::new();
    let mut lines = Lines::new(input, LONGEST_LINE);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Read::Line(line) => session.answer(line, thinker),
            Read::TooLong => Fault::LineTooLong.answer(),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// A thinker without any bots.
pub struct NoBots;

impl Thinker for NoBots {
    fn think(&mut self, _: &View, _: &str, _: Duration) -> Option<Choice> {
        None
    }
}
