//! The short code of a table: it is the link, and can be said over the telephone.

use crate::secret::{NoRandomness, random};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Letters and digits that are not mistaken for each other; without vowels they make no words.
const LETTERS: &[u8; 28] = b"23456789BCDFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 6;

/// The code of a table.
///
/// ```
/// use server::Code;
/// let code: Code = " k7x-9pz ".parse()?;
/// assert_eq!(code.to_string(), "K7X9PZ");
/// assert!("K0X9PZ".parse::<Code>().is_err());
/// # Ok::<(), server::NotACode>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code([u8; LENGTH]);

impl Code {
    /// A random code, one of 480 million.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn random() -> Result<Code, NoRandomness> {
        // Four bytes per letter make every letter equally likely for all purposes.
        let bytes = random::<{ 4 * LENGTH }>()?;
        let mut code = [0; LENGTH];
        for (letter, bytes) in code.iter_mut().zip(bytes.chunks_exact(4)) {
            let number = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            *letter = LETTERS[number as usize % LETTERS.len()];
        }
        Ok(Code(code))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        // Only the letters above are ever in it.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// A text that is no code of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's code has six letters and digits, without vowels, 0 and 1")]
pub struct NotACode;

impl FromStr for Code {
    type Err = NotACode;

    /// Small letters, spaces and hyphens are forgiven.
    fn from_str(text: &str) -> Result<Code, NotACode> {
        let mut code = [0; LENGTH];
        let mut letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        for place in &mut code {
            let letter = letters.next().ok_or(NotACode)?.to_ascii_uppercase();
            *place = *LETTERS.iter().find(|&&known| known == letter).ok_or(NotACode)?;
        }
        match letters.next() {
            None => Ok(Code(code)),
            Some(_) => Err(NotACode),
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
        }
        for wrong in ["", "K7X9P", "K7X9PZZ", "K7X9PÄ", "AAAAAA", "<scri>"] {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode), "{wrong}");
        }
    }
}
