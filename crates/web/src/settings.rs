//! What the page remembers: language, light, speed, and the options of the last game.

use crate::online::told::Clock;
use dealer::protocol::Options;
use js_sys::{Array, JSON, Object, Reflect};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use words::Language;

/// How light the page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    /// As the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast the moves of others are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// With time to read.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// Quickly.
    Fast,
    /// Not at all: only what came of them.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// How long things take compared to the normal speed.
    pub const fn factor(self) -> f64 {
        match self {
            Speed::Slow => 1.9,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
            Speed::Instant => 0.0,
        }
    }
}

/// All that is remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; the browser's if none was chosen.
    pub language: Option<String>,
    /// The light.
    pub light: Light,
    /// The speed.
    pub speed: Speed,
    /// Whether there is sound.
    pub sound: bool,
    /// How loud, 0 to 100.
    pub volume: u8,
    /// Whether nothing moves.
    pub still: bool,
    /// How large everything is, in percent.
    pub size: u16,
    /// The options of games against bots.
    pub solo: Options,
    /// Whether a game was played to its end: the first one is short, the next one full.
    pub played: bool,
    /// How many choices of the lesson were made.
    pub lesson: usize,
    /// Whether the lesson was taken to its end.
    pub learned: bool,
    /// The names of solved puzzles.
    pub solved: Vec<String>,
    /// The options of games around one device.
    pub around: Around,
    /// The options of games with friends.
    pub friends: Around,
    /// The name to sit down under at tables elsewhere.
    pub name: String,
    /// Whether the lobby lists the next table.
    pub open_table: bool,
    /// The clock of the next table.
    pub clock: Option<Clock>,
    /// Whether its games count for the ratings.
    pub rated: bool,
    /// Whether nobody may watch it.
    pub unwatched: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            light: Light::default(),
            speed: Speed::default(),
            sound: true,
            volume: 60,
            still: false,
            size: 100,
            solo: Options::default(),
            played: false,
            lesson: 0,
            learned: false,
            solved: Vec::new(),
            around: Around::default(),
            friends: Around::default(),
            name: String::new(),
            open_table: false,
            clock: None,
            rated: false,
            unwatched: false,
        }
    }
}

/// The options of games around one device, which begin with two people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Around(pub Options);

impl Default for Around {
    fn default() -> Around {
        Around(Options {
            players: 3,
            people: 3,
            ..Options::default()
        })
    }
}

const KEY: &str = "oshra-settings";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn read(value: &JsValue) -> Option<Settings> {
    let text = JSON::stringify(value).ok()?;
    serde_json::from_str(&String::from(text)).ok()
}

/// Takes out of an object, which is part of the settings at `place`, all that cannot be read: what another version of the
/// page has written.
fn heal(object: &Object, place: &dyn Fn(&JsValue) -> JsValue) {
    for key in Object::keys(object) {
        let only = |value: &JsValue| {
            let alone = Object::new();
            let _ = Reflect::set(&alone, &key, value);
            place(&alone)
        };
        let value = Reflect::get(object, &key).unwrap_or_default();
        if read(&only(&value)).is_some() {
            continue;
        }
        match value.dyn_ref::<Object>().filter(|_| !Array::is_array(&value)) {
            Some(inner) => heal(inner, &only),
            None => {
                let _ = Reflect::delete_property(object, &key);
            }
        }
    }
}

impl Settings {
    /// What was remembered; anything unreadable is forgotten.
    pub fn load() -> Settings {
        let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
        let Some(value) = text.and_then(|text| JSON::parse(&text).ok()) else {
            return Settings::default();
        };
        if let Some(object) = value.dyn_ref::<Object>() {
            heal(object, &JsValue::clone);
        }
        read(&value).unwrap_or_default()
    }

    /// Remembers it.
    pub fn save(&self) {
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The language to speak.
    pub fn spoken(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_id);
        chosen.unwrap_or_else(|| {
            let languages = web_sys::window().map(|window| window.navigator().languages());
            let tags = languages
                .into_iter()
                .flat_map(|list| list.to_vec())
                .filter_map(|tag| tag.as_string());
            Language::from_tags(tags).unwrap_or_default()
        })
    }
}
