//! Files of weights: a head of lines, an empty line, numbers.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Why a file is no net.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not begin as such a file does.
    #[error("this is no file of weights")]
    NotWeights,
    /// Its version is not 1.
    #[error("these weights are of version {0}; this program reads version 1")]
    Version(String),
    /// A line is missing.
    #[error("the head of the weights has no line `{0}`")]
    Missing(&'static str),
    /// It is another net, or for another encoding.
    #[error("these weights are for {0}")]
    Other(String),
    /// The numbers are not those it was made with.
    #[error("the weights are damaged: their checksum is another one")]
    Damaged,
}

/// What a file says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head<'a> {
    /// Which net it is.
    pub kind: &'a str,
    /// The command it was made with.
    pub command: &'a str,
    /// How far its training was.
    pub note: &'a str,
    lines: &'a str,
}

impl<'a> Head<'a> {
    fn line(&self, name: &'static str) -> Result<&'a str, WeightsError> {
        find(self.lines, name)
    }

    /// A size.
    pub(crate) fn size(&self, name: &'static str) -> Result<usize, WeightsError> {
        self.line(name)?.parse().map_err(|_| WeightsError::Missing(name))
    }

    /// Refuses another size than the one needed.
    pub(crate) fn expect(&self, name: &'static str, wanted: usize) -> Result<(), WeightsError> {
        match self.size(name)? {
            size if size == wanted => Ok(()),
            size => Err(WeightsError::Other(format!("{size} {name}, not {wanted}"))),
        }
    }
}

fn find<'a>(lines: &'a str, name: &'static str) -> Result<&'a str, WeightsError> {
    let value = |line: &'a str| line.strip_prefix(name)?.strip_prefix(' ');
    lines.lines().find_map(value).ok_or(WeightsError::Missing(name))
}

/// Reads the head of a file and checks that its numbers are whole; they follow.
///
/// # Errors
/// A [`WeightsError`] that says what is wrong.
pub fn read_head(file: &[u8]) -> Result<(Head<'_>, &[u8]), WeightsError> {
    let end = file.windows(2).take(4_096).position(|two| two == b"\n\n");
    let end = end.ok_or(WeightsError::NotWeights)?;
    let lines = std::str::from_utf8(&file[..end]).map_err(|_| WeightsError::NotWeights)?;
    let version = find(lines, "oshra-net").map_err(|_| WeightsError::NotWeights)?;
    if version != "1" {
        return Err(WeightsError::Version(version.to_owned()));
    }
    let numbers = &file[end + 2..];
    let mut hash = String::new();
    for byte in Sha256::digest(numbers) {
        // Writing into a string never fails.
        let _ = write!(hash, "{byte:02x}");
    }
    if find(lines, "sha256")? != hash {
        return Err(WeightsError::Damaged);
    }
    let head = Head {
        kind: find(lines, "kind")?,
        command: find(lines, "command")?,
        note: find(lines, "note")?,
        lines,
    };
    Ok((head, numbers))
}

/// The numbers of a file, one after the other.
pub(crate) struct Numbers<'a>(pub(crate) &'a [u8]);

impl Numbers<'_> {
    pub(crate) fn bytes(&mut self, count: usize) -> Result<Vec<i8>, WeightsError> {
        let (now, later) = self.0.split_at_checked(count).ok_or(WeightsError::Damaged)?;
        self.0 = later;
        Ok(now.iter().map(|&byte| byte as i8).collect())
    }

    pub(crate) fn floats(&mut self, count: usize) -> Result<Vec<f32>, WeightsError> {
        let (now, later) = self.0.split_at_checked(4 * count).ok_or(WeightsError::Damaged)?;
        self.0 = later;
        let number = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        Ok(now.chunks_exact(4).map(number).collect())
    }

    /// Refuses a file with more in it.
    pub(crate) fn end(self) -> Result<(), WeightsError> {
        self.0.is_empty().then_some(()).ok_or(WeightsError::Damaged)
    }
}
