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

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// A random text that another server is asked to prove itself with.
pub(crate) fn peers_challenge() -> Result<String, NoRandomness> {
    secret()
}

/// What shows that a server knows the secret in the database, without saying it.
pub(crate) fn peers_proof(secret: &str, challenge: &str) -> String {
    hex(&hash("oshra peer ", &format!("{secret} {challenge}")))
}

/// Whether a proof is one.
pub(crate) fn is_proof(secret: &str, challenge: &str, proof: &str) -> bool {
    let expected = peers_proof(secret, challenge);
    // Every byte is looked at, so that the time it takes says nothing.
    let differences = expected.bytes().zip(proof.bytes()).map(|(ours, theirs)| ours ^ theirs);
    !secret.is_empty() && expected.len() == proof.len() && differences.fold(0, |all, one| all | one) == 0
}

/// Whether two secrets are the same. Their hashes are compared to the last byte, so that the time it takes says nothing.
fn is_same(purpose: &str, one: &str, other: &str) -> bool {
    let (one, other) = (hash(purpose, one), hash(purpose, other));
    let differences = one.iter().zip(other).map(|(one, other)| one ^ other);
    differences.fold(0, |all, one| all | one) == 0
}

/// What proves that somebody is a host.
#[derive(Clone)]
pub struct AdminSecret(String);

impl AdminSecret {
    /// Letters it must have at least.
    pub const SHORTEST: usize = 16;

    /// A secret; none if it is too short to be one.
    pub fn new(text: &str) -> Option<AdminSecret> {
        let text = text.trim();
        (text.chars().count() >= AdminSecret::SHORTEST).then(|| AdminSecret(text.to_owned()))
    }

    /// Whether somebody knows it.
    #[cfg(feature = "serve")]
    pub(crate) fn is(&self, given: &str) -> bool {
        is_same("oshra admin ", &self.0, given)
    }
}

impl fmt::Debug for AdminSecret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("AdminSecret(…)")
    }
}

/// What lets people into a closed server.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// A password; none if there is nothing in it.
    pub fn new(text: &str) -> Option<Password> {
        let text = text.trim();
        (!text.is_empty()).then(|| Password(text.to_owned()))
    }

    /// Whether somebody knows it.
    #[cfg(feature = "serve")]
    pub(crate) fn is(&self, given: &str) -> bool {
        is_same("oshra password ", &self.0, given)
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Password(…)")
    }
}

/// A secret of 256 bits that servers which share a database know each other by.
pub(crate) fn peers_secret() -> Result<String, NoRandomness> {
    Ok(hex(&random::<32>()?))
}

/// Something of the address somebody sat down from: enough to see that two at a table came from the same one, too little
/// to find out which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Network(u16);

impl Network {
    /// What is kept of an address, written as text, at one table.
    #[cfg(feature = "serve")]
    pub(crate) fn at(table: &str, address: &str) -> Network {
        let [first, second, ..] = hash("oshra network ", &format!("{table} {address}"));
        Network(u16::from_le_bytes([first, second]))
    }
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

impl TokenHash {
    /// The hash of no token: the seat is nobody's any more.
    pub(crate) const NOBODY: TokenHash = TokenHash([0; 32]);
}

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
        PlayerId(hex(&hash("oshra player ", &self.0)[..16]))
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

    /// What is left of a player who was forgotten: enough to see that a ban is theirs, and nothing to find them by.
    pub(crate) fn seal(&self) -> String {
        format!("forgotten-{}", hex(&hash("oshra forgotten ", &self.0)[..16]))
    }

    /// Whether it can be an id at all.
    pub(crate) fn is_one(&self) -> bool {
        matches!(self.0.len(), SHORT_ID | LONG_ID) && self.0.bytes().all(|byte| byte.is_ascii_hexdigit())
    }

    /// Whether both are the same player's, even if one of them is from the first version.
    pub(crate) fn is(&self, other: &PlayerId) -> bool {
        self == other || self.short() == Some(other.as_str()) || other.short() == Some(self.as_str())
    }

    /// The id this player had in the first version, when ids were half as long; none if it is one of those itself.
    pub(crate) fn short(&self) -> Option<&str> {
        self.0.get(..SHORT_ID).filter(|short| short.len() < self.0.len())
    }
}

/// Letters of an id of the first version.
const SHORT_ID: usize = 16;
/// Letters of an id.
const LONG_ID: usize = 32;

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
    fn only_who_knows_the_secret_proves_it() {
        let (secret, challenge) = (peers_secret().unwrap(), peers_challenge().unwrap());
        let proof = peers_proof(&secret, &challenge);
        assert!(is_proof(&secret, &challenge, &proof));
        assert!(!is_proof(&secret, &peers_challenge().unwrap(), &proof));
        assert!(!is_proof(&peers_secret().unwrap(), &challenge, &proof));
        assert!(!is_proof(&secret, &challenge, "") && !is_proof(&secret, &challenge, &proof[1..]));
        assert!(!is_proof("", &challenge, &peers_proof("", &challenge)));
    }

    #[test]
    fn ids_begin_with_those_of_the_first_version() {
        let id = PlayerKey::from_text(&"07".repeat(16)).unwrap().id();
        assert_eq!(id.as_str().len(), 32);
        let old = id.short().unwrap();
        assert_eq!(old, hex(&hash("oshra player ", &"07".repeat(16))[..8]));
        let old = PlayerId::from_written(old.to_owned());
        assert_eq!(old.short(), None);
        assert!(id.is(&old) && old.is(&id) && !id.is(&PlayerKey::random().unwrap().id()));
    }

    #[test]
    fn doors_open_to_those_who_know() {
        let secret = AdminSecret::new(" a secret of some length\n").unwrap();
        assert!(secret.is("a secret of some length"));
        for wrong in [
            "",
            "a secret of some lengt",
            "a secret of some length ",
            "A secret of some length",
        ] {
            assert!(!secret.is(wrong), "{wrong}");
        }
        assert!(AdminSecret::new("too short").is_none() && AdminSecret::new("").is_none());
        assert!(Password::new(" \n").is_none() && Password::new("please").unwrap().is("please"));
        assert_eq!(format!("{secret:?}"), "AdminSecret(…)");
    }

    #[test]
    fn whoever_was_forgotten_cannot_be_found() {
        let id = PlayerKey::random().unwrap().id();
        assert!(!id.seal().contains(id.as_str()) && !id.seal().contains(id.short().unwrap()));
        assert_eq!(id.seal(), PlayerId::from_written(id.as_str().to_owned()).seal());
        assert!(id.is_one() && !PlayerId::from_written("nobody".to_owned()).is_one());
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
