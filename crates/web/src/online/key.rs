//! The key of a player: a secret text that stands for somebody in all browsers they carry it to. It stays in this
//! browser; only the server it belongs to is ever shown it.

use super::api::{Refused, ask};
use leptos::prelude::*;
use told::server::http::NewKey;

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

/// What stands before a key in an address. Browsers send nothing of that to a server.
const IN_ADDRESS: &str = "#key=";

/// A link to a path beside the page that brings the key along.
pub(crate) fn link(path: &str, key: &str) -> String {
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    let base = base.split(['?', '#']).next().unwrap_or_default();
    let folder = &base[..=base.rfind('/').unwrap_or_default()];
    format!("{folder}{path}{IN_ADDRESS}{key}")
}

/// Takes a key out of the address, where nobody should see it. A browser without one has it from now on; if it has another
/// one, its person is asked first, so the key is handed on.
pub(super) fn from_address() -> Option<String> {
    let window = web_sys::window()?;
    let location = window.location();
    let brought = find(location.hash().ok()?.strip_prefix(IN_ADDRESS)?);
    let (path, query) = (location.pathname().ok()?, location.search().ok()?);
    let history = window.history().ok()?;
    let state = history.state().ok()?;
    let _ = history.replace_state_with_url(&state, "", Some(&format!("{path}{query}")));
    let brought = brought?;
    match kept() {
        Some(own) => Some(brought).filter(|brought| *brought != own),
        None => {
            keep(&brought);
            None
        }
    }
}

/// A key that comes into the address of an open page is taken in as on the way here.
pub(crate) fn watch_address() {
    let _ = window_event_listener_untyped("hashchange", |_| {
        let location = window().location();
        if location.hash().is_ok_and(|hash| hash.starts_with(IN_ADDRESS)) {
            let _ = location.reload();
        }
    });
}

/// The key of this browser, or a fresh one.
pub(crate) async fn kept_or_made(language: &str) -> Result<String, Refused> {
    if let Some(key) = kept() {
        return Ok(key);
    }
    let NewKey { key, .. } = ask("POST", "api/players", Some("{}".to_owned()), language, None).await?;
    // Another window may have been faster; one browser is one player.
    if let Some(key) = kept() {
        return Ok(key);
    }
    keep(key.reveal());
    Ok(key.reveal().to_owned())
}
