//! The short code of a table: it is the link, and can be said over the telephone.

use crate::secret::{NoRandomness, random};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Letters and digits that are not mistaken for each other; without vowels they make no words.
const LETTERS: &[u8; 28] = b"23456789BCDFGHJKMNPQRSTVWXYZ";
/// Enough codes that guessing finds nothing, however many tables there are.
const LENGTH: usize = 8;
/// Codes of the first version were shorter, and still hold.
const SHORT: usize = 6;
/// With one more letter: in which of several databases the table is.
const LONG: usize = LENGTH + 1;

/// The code of a table.
///
/// ```
/// use server::Code;
/// let code: Code = " k7x9-pz4d ".parse()?;
/// assert_eq!(code.to_string(), "K7X9PZ4D");
/// assert_eq!("K7X9PZ".parse::<Code>()?.to_string(), "K7X9PZ");
/// assert_eq!("K7X9PZ4D2".parse::<Code>()?.to_string(), "K7X9PZ4D2");
/// assert!("K0X9PZ".parse::<Code>().is_err());
/// # Ok::<(), server::NotACode>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code(
    /// Shorter ones end with zeros.
    [u8; LONG],
);

/// The letter by which tables of one of several databases are known: the ninth of their codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PartLetter(u8);

impl PartLetter {
    /// All there are, in the order in which they are given away.
    pub(crate) fn all() -> impl Iterator<Item = PartLetter> {
        LETTERS.iter().map(|&letter| PartLetter(letter))
    }

    /// The letter.
    pub(crate) fn as_char(self) -> char {
        char::from(self.0)
    }
}

impl Code {
    /// A random code, one of 380 billion.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn random() -> Result<Code, NoRandomness> {
        // Four bytes per letter make every letter equally likely for all purposes.
        let bytes = random::<{ 4 * LENGTH }>()?;
        let mut code = [0; LONG];
        for (letter, bytes) in code.iter_mut().zip(bytes.chunks_exact(4)) {
            let number = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            *letter = LETTERS[number as usize % LETTERS.len()];
        }
        Ok(Code(code))
    }

    /// A random code of a table in one of several databases.
    pub(crate) fn random_in(part: PartLetter) -> Result<Code, NoRandomness> {
        let Code(mut code) = Code::random()?;
        code[LENGTH] = part.0;
        Ok(Code(code))
    }

    /// In which of several databases its table is; in the first one without it.
    pub(crate) fn part(&self) -> Option<PartLetter> {
        Some(self.0[LENGTH]).filter(|&letter| letter != 0).map(PartLetter)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        // Only the letters above are ever in it.
        std::str::from_utf8(&self.0).unwrap_or_default().trim_end_matches('\0')
    }
}

/// A text that is no code of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's code has eight letters and digits, or nine, or six, without vowels, 0 and 1")]
pub struct NotACode;

impl FromStr for Code {
    type Err = NotACode;

    /// Small letters, spaces and hyphens are forgiven.
    fn from_str(text: &str) -> Result<Code, NotACode> {
        let mut code = [0; LONG];
        let mut letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let mut length = 0;
        for (place, letter) in code.iter_mut().zip(&mut letters) {
            let letter = letter.to_ascii_uppercase();
            *place = *LETTERS.iter().find(|&&known| known == letter).ok_or(NotACode)?;
            length += 1;
        }
        match (length, letters.next()) {
            (SHORT | LENGTH | LONG, None) => Ok(Code(code)),
            _ => Err(NotACode),
        }
    }
}

impl TryFrom<String> for Code {
    type Error = NotACode;
    fn try_from(text: String) -> Result<Code, NotACode> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.as_str().to_owned()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for _ in 0..200 {
            let code = Code::random().unwrap();
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!(code.to_string().to_lowercase().parse(), Ok(code));
            assert_eq!((code.as_str().len(), code.part()), (8, None));
        }
        for part in PartLetter::all() {
            let code = Code::random_in(part).unwrap();
            assert_eq!((code.as_str().len(), code.part()), (9, Some(part)));
            assert_eq!(code.to_string().parse(), Ok(code));
            assert!(code.to_string().ends_with(part.as_char()));
        }
        let short: Code = "K7X-9PZ".parse().unwrap();
        assert_eq!((short.as_str(), short.to_string().parse()), ("K7X9PZ", Ok(short)));
        for wrong in [
            "",
            "K7X9P",
            "K7X9PZZ",
            "K7X9PZZZZZ",
            "K7X9PÄ",
            "AAAAAA",
            "<scri>",
            "K7X9PZ\0\0",
        ] {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode), "{wrong}");
        }
    }
}
