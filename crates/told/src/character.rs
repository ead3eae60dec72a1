//! What bots are like beside how well they play.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a bot is like. It decides between choices that are about equally good, so all are about equally strong.
///
/// ```
/// use told::Character;
/// assert_eq!("sly".parse(), Ok(Character::Sly));
/// assert_eq!(Character::default().id(), "even");
/// assert!("grumpy".parse::<Character>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// Nothing but what is best.
    #[default]
    Even,
    /// Shows whom it backs.
    Open,
    /// Likes to be taken for somebody else.
    Sly,
    /// Pays back whoever took something from it.
    Vengeful,
    /// Plays heroes rather than cards away: let it be over soon.
    Hurried,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 5] = [
        Character::Even,
        Character::Open,
        Character::Sly,
        Character::Vengeful,
        Character::Hurried,
    ];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Character::Even => "even",
            Character::Open => "open",
            Character::Sly => "sly",
            Character::Vengeful => "vengeful",
            Character::Hurried => "hurried",
        }
    }

    /// Whether it is the one that has none of its own.
    pub fn is_even(&self) -> bool {
        *self == Character::Even
    }
}

impl fmt::Display for Character {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// A word that is no character.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no character `{0}`: the characters are even, open, sly, vengeful and hurried")]
pub struct UnknownCharacter(pub String);

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(id: &str) -> Result<Character, UnknownCharacter> {
        let mut all = Character::ALL.into_iter();
        all.find(|character| character.id() == id)
            .ok_or_else(|| UnknownCharacter(id.to_owned()))
    }
}
