//! The game over a pipe, for programs in any language: `oshra engine`.
//!
//! [`serve`] reads requests, one JSON object per line, and writes an answer per line, in order. A refused line changes
//! nothing and ends nothing; an empty one is skipped. docs/engine-protocol.md describes every request with an example.
//!
//! ```
//! let mut answers = Vec::new();
//! let requests = br#"{"do":"new","players":2,"seed":"example"}"#;
//! engine::serve(&requests[..], &mut answers, &mut engine::NoBots)?;
//! assert!(answers.starts_with(br#"{"ok":true,"#));
//! # Ok::<(), std::io::Error>(())
//! ```

mod all_knowing;
mod error;
mod imagine;
mod lines;
mod request;
mod schema;
mod session;
mod table;
mod thinker;

pub use error::RequestError;
pub use imagine::imagine;
pub use schema::{documents, schema};
pub use session::{MOST_GAMES, Session};
pub use thinker::{Leaders, NoBots, Thinker, Thought, Wanted};

use lines::{Lines, Read};
use std::io::{self, BufRead, Write};

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
            Read::Line(line) if line.trim_ascii().is_empty() => continue,
            Read::Line(line) => session.answer(line, thinker),
            Read::TooLong => RequestError::LineTooLong.answer(),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}
