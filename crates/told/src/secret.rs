//! A secret on its way to the one it belongs to.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The token of a seat, or the key of a player. It does not show itself.
///
/// ```
/// let token = told::Secret::from("0123");
/// assert_eq!(format!("{token:?}"), "Secret");
/// assert_eq!(serde_json::to_string(&token)?, "\"0123\"");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The secret itself, for whoever must show it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for Secret {
    fn from(text: T) -> Secret {
        Secret(text.into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret")
    }
}
