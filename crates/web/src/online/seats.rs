//! Where somebody sits: tables this browser has a seat at. Whoever has the token plays for the seat, so it stays here.

use rules::Seat;
use serde::{Deserialize, Serialize};

const KEY: &str = "oshra-seats";
/// Old tables are forgotten.
const MOST: usize = 12;

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The table.
    pub code: String,
    /// The token of the seat.
    pub token: String,
    /// The name it was taken under.
    pub name: String,
    /// Which seat it is.
    #[serde(default)]
    pub seat: Option<Seat>,
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Whether there may be any.
pub fn are_kept() -> bool {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.is_some_and(|text| text != "[]")
}

/// All of them, the newest first.
pub fn all() -> Vec<Place> {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn keep(places: &[Place]) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(places)) {
        let _ = storage.set_item(KEY, &text);
    }
}

/// The seat at this table.
pub fn at(code: &str) -> Option<Place> {
    all().into_iter().find(|place| place.code == code)
}

/// Remembers a seat.
pub fn remember(place: Place) {
    let mut places = all();
    places.retain(|other| other.code != place.code);
    places.insert(0, place);
    places.truncate(MOST);
    keep(&places);
}

/// Forgets a seat.
pub fn forget(code: &str) {
    let mut places = all();
    places.retain(|place| place.code != code);
    keep(&places);
}
