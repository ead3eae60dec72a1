//! What a game on this device is started from, and who sits at it.

use crate::{Character, Level};
use rules::{Edition, Refusal, Set, Sets, Setup};
use serde::{Deserialize, Serialize};

/// What a game is started from. The page remembers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many play, 2 to 6.
    pub players: u8,
    /// How many of them are people around this device, from the first seat on.
    pub people: u8,
    /// The edition it is played with.
    pub edition: Edition,
    /// Sets added to the box.
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    pub short: bool,
    /// How well the bots play.
    pub level: Level,
    /// What the bots are like; each has a character of its own, if none is given.
    pub character: Option<Character>,
    /// Names of people, by seat; empty ones are made up.
    pub names: Vec<String>,
}

impl Default for Options {
    /// What "Play now" does the first time: against three Adepts, the short game.
    fn default() -> Options {
        Options {
            players: 4,
            people: 1,
            edition: Edition::Classic,
            sets: Vec::new(),
            short: true,
            level: Level::Adept,
            character: Some(Character::Even),
            names: Vec::new(),
        }
    }
}

impl Options {
    /// What the rules need of it. Numbers that cannot be are brought into bounds: the options come from storage.
    ///
    /// # Errors
    /// None today; whatever the rules may refuse tomorrow.
    pub fn setup(&self) -> Result<Setup, Refusal> {
        let setup = Setup::new(self.players.clamp(2, 6))?
            .with_edition(self.edition)
            .with_sets(Sets::of(&self.sets));
        Ok(setup.with_short(self.short))
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The name; empty for somebody who gave none.
    pub name: String,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
    /// What it is like, if it is a bot.
    #[serde(default, skip_serializing_if = "Character::is_even")]
    pub character: Character,
}

impl Sitter {
    /// A person with this name.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter {
            name: name.into(),
            bot: None,
            character: Character::Even,
        }
    }

    /// A bot with this name.
    pub fn bot(name: impl Into<String>, level: Level) -> Sitter {
        Sitter {
            name: name.into(),
            bot: Some(level),
            character: Character::Even,
        }
    }

    /// This bot, as somebody who is like this.
    #[must_use]
    pub fn like(self, character: Character) -> Sitter {
        Sitter { character, ..self }
    }
}

/// The bots' names; people give theirs.
const NAMES: [&str; 10] = [
    "Mirjam", "Tobias", "Odile", "Casimir", "Yara", "Bruno", "Wanda", "Leopold", "Salome", "Ignaz",
];

/// What a bot is called that nobody has named: the next one has the next name, and after the last comes the first.
pub fn bot_name(number: usize) -> &'static str {
    NAMES[number % NAMES.len()]
}

/// What a bot is like where each has a character of its own: the next one has the next.
pub fn bot_character(number: usize) -> Character {
    // Nobody is even who is somebody.
    let own = &Character::ALL[1..];
    own[number % own.len()]
}
