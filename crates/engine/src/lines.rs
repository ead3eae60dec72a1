//! Lines of a stream nobody vouches for: any bytes, any length.

use std::io::{self, BufRead};

/// What was read.
pub(crate) enum Read<'a> {
    /// A line without its end.
    Line(&'a [u8]),
    /// A line longer than allowed, which was skipped.
    TooLong,
}

pub(crate) struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, longest: usize) -> Lines<R> {
        Lines {
            input,
            buffer: Vec::new(),
            longest,
        }
    }

    /// The next line; memory stays within the longest allowed.
    pub(crate) fn next(&mut self) -> io::Result<Option<Read<'_>>> {
        self.buffer.clear();
        let mut too_long = false;
        let mut anything = false;
        loop {
            let available = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                break;
            }
            anything = true;
            let end = available.iter().position(|&byte| byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            if self.buffer.len() + part.len() > self.longest {
                too_long = true;
                self.buffer.clear();
            } else if !too_long {
                self.buffer.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (anything, too_long) {
            (false, _) => None,
            (true, true) => Some(Read::TooLong),
            (true, false) => Some(Read::Line(&self.buffer)),
        })
    }
}
