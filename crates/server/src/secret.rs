//! Secrets: what proves that a seat or a name is somebody's own. None of them ever shows in a log line.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The operating system gives no randomness.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the operating system gives no randomness")]
pub struct NoRandomness;

/// Random bytes from the operating system.
pub(crate) fn random<const LENGTH: usize>() -> Result<[u8; LENGTH], NoRandomness> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A random text of 128 bits.
fn secret() -> Result<String, NoRandomness> {
    Ok(hex(&random::<16>()?))
}

fn hash(purpose: &str, secret: &str) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(purpose);
    hasher.update(secret);
    hasher.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// Whether a text looks like a secret this server gave out.
fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// What proves that a seat is somebody's own.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Token(String);

impl Token {
    /// A fresh one.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn random() -> Result<Token, NoRandomness> {
        secret().map(Token)
    }

    /// A token as somebody sent it; none if it cannot be one.
    pub fn from_text(text: &str) -> Option<Token> {
        is_secret(text).then(|| Token(text.to_ascii_lowercase()))
    }

    /// The text, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is written down and compared, so that nobody who reads the database can sit down in another's place.
    pub fn hash(&self) -> TokenHash {
        TokenHash(hash("oshra seat ", &self.0))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token(…)")
    }
}

/// The hash of a [`Token`].
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash([u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("TokenHash(…)")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> String {
        hex(&hash.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TokenHash, &'static str> {
        const WRONG: &str = "a hash has 64 hexadecimal digits";
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(WRONG);
        }
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| WRONG)?;
        }
        Ok(TokenHash(bytes))
    }
}

/// The private key of a player: whoever has it plays under its ratings and sees its history. It is kept in the browser
/// and can be carried to another one; the server forgets it at once and knows only the [`PlayerId`].
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct PlayerKey(String);

impl PlayerKey {
    /// A fresh one.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn random() -> Result<PlayerKey, NoRandomness> {
        secret().map(PlayerKey)
    }

    /// A key as somebody sent it; none if it cannot be one.
    pub fn from_text(text: &str) -> Option<PlayerKey> {
        is_secret(text).then(|| PlayerKey(text.to_ascii_lowercase()))
    }

    /// The text, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Who that is, for everybody.
    pub fn id(&self) -> PlayerId {
        PlayerId(hex(&hash("oshra player ", &self.0)[..8]))
    }
}

impl fmt::Debug for PlayerKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("PlayerKey(…)")
    }
}

/// The public name of a [`PlayerKey`]: it says who it is and gives nothing away.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(String);

impl PlayerId {
    /// An id as it was written down.
    pub(crate) fn from_written(text: String) -> PlayerId {
        PlayerId(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_show() {
        let token = Token::random().unwrap();
        let key = PlayerKey::random().unwrap();
        let shown = format!("{token:?} {:?} {key:?}", token.hash());
        assert!(!shown.contains(token.reveal()) && !shown.contains(key.reveal()));
        assert!(!key.id().as_str().contains(key.reveal()));
    }

    #[test]
    fn hashes_read_back() {
        let hash = Token::random().unwrap().hash();
        assert_eq!(TokenHash::try_from(String::from(hash)), Ok(hash));
        assert!(TokenHash::try_from("é".repeat(32)).is_err());
        assert!(TokenHash::try_from("zz".repeat(32)).is_err());
        assert!(Token::from_text("short").is_none());
        let token = Token::from_text(&"AB".repeat(16)).unwrap();
        assert_eq!(token.reveal(), "ab".repeat(16));
    }
}
