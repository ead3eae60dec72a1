//! The key of a player: a secret text that stands for somebody in all browsers they carry it to. It stays in this
//! browser; only the server it belongs to is ever shown it.

use super::api::{Refused, ask};
use serde::Deserialize;

const KEY: &str = "oshra-key";
/// How long a key is.
const LENGTH: usize = 32;

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The key of this browser.
pub fn kept() -> Option<String> {
    storage()?.get_item(KEY).ok()?.and_then(|text| find(&text))
}

/// Puts a key into this browser, in place of the one it had.
pub fn keep(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, key);
    }
}

/// The key in a text that somebody pasted or a file held, whatever else stands around it.
pub fn find(text: &str) -> Option<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let mut keys = words.filter(|word| word.len() == LENGTH && word.bytes().all(|byte| byte.is_ascii_hexdigit()));
    keys.next().map(str::to_ascii_lowercase)
}

#[derive(Deserialize)]
struct Made {
    key: String,
}

/// The key of this browser, or a fresh one.
pub(crate) async fn kept_or_made(language: &str) -> Result<String, Refused> {
    if let Some(key) = kept() {
        return Ok(key);
    }
    let Made { key } = ask("POST", "api/players", Some(serde_json::json!({})), language, None).await?;
    // Another window may have been faster; one browser is one player.
    if let Some(key) = kept() {
        return Ok(key);
    }
    keep(&key);
    Ok(key)
}
