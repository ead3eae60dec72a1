//! Answers to what the game asks.

use crate::vocabulary::named;
use crate::{Faction, Hero, Seat};
use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One of the three Tavern slots, 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// All slots, 1 first.
    pub const ALL: [Slot; 3] = [Slot(1), Slot(2), Slot(3)];

    /// The slot with this number, 1 to 3.
    pub const fn new(number: u8) -> Option<Slot> {
        if number >= 1 && number <= 3 {
            Some(Slot(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 3.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Slot {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Slot, Self::Error> {
        Slot::new(number).ok_or("Tavern slots are 1, 2 and 3")
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.0
    }
}

/// A pile that an ability lets a player choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The face-down discard pile.
    Wilderness,
    /// The face-up pile of buried heroes.
    Graveyard,
}

impl Pile {
    /// Both piles.
    pub const ALL: [Pile; 2] = [Pile::Wilderness, Pile::Graveyard];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Pile::Wilderness => "wilderness",
            Pile::Graveyard => "graveyard",
        }
    }
}

named!(Pile, "pile");

/// One of two things a text offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Mode {
    /// Turn a hero over.
    TurnOver,
    /// Look at a hero.
    Look,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Mode; 2] = [Mode::TurnOver, Mode::Look];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::TurnOver => "turn-over",
            Mode::Look => "look",
        }
    }
}

named!(Mode, "mode");

/// An answer to what the game asks. In JSON and as text it reads as documented for `oshra engine`:
///
/// ```
/// use rules::{Choice, Seat};
/// let choice = Choice::Hidden { seat: Seat::S1, index: 0 };
/// assert_eq!(choice.to_string(), "hero 1 hidden 0");
/// assert_eq!("hero 1 hidden 0".parse(), Ok(choice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ChoiceJson", into = "ChoiceJson")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Choice {
    /// Pass, or stop.
    Pass,
    /// Play this hand card.
    Play(Hero),
    /// Discard this hand card.
    Discard(Hero),
    /// Draw the top card of the Harbor.
    DrawHarbor,
    /// Draw this Tavern card.
    DrawTavern(Slot),
    /// Move the markers this far, before the ends of the track stop them.
    Move {
        /// The red marker.
        red: i8,
        /// The green marker.
        green: i8,
    },
    /// Pick a player.
    Player(Seat),
    /// Name a faction.
    Faction(Faction),
    /// Pick a face-up hero.
    FaceUp {
        /// The seat whose party the hero is in.
        seat: Seat,
        /// The hero that is meant.
        hero: Hero,
    },
    /// Pick a hidden hero.
    Hidden {
        /// The seat whose party the hero is in.
        seat: Seat,
        /// Its index in the stack, 0 for the oldest.
        index: u8,
    },
    /// Pick a hand card for an ability, or one of the cards being looked at.
    Card(Hero),
    /// Pick a Tavern card.
    Tavern(Slot),
    /// Pick a pile.
    Pile(Pile),
    /// Pick one of two things.
    Mode(Mode),
}

/// The JSON form.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ChoiceJson {
    Pass(bool),
    Play(Hero),
    Discard(Hero),
    Draw(DrawJson),
    Move(MoveJson),
    Player(Seat),
    Faction(Faction),
    Hero(HeroJson),
    Card(Hero),
    Tavern(Slot),
    Pile(Pile),
    Mode(Mode),
}

/// Where a card is drawn from: the number of a Tavern slot, or a word.
enum DrawJson {
    Tavern(Slot),
    Harbor,
}

const HARBOR: &str = "harbor";

impl Serialize for DrawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            DrawJson::Tavern(slot) => slot.serialize(serializer),
            DrawJson::Harbor => serializer.serialize_str(HARBOR),
        }
    }
}

/// By hand, because the derived code of an enum without tags brings along a buffer for any JSON.
impl<'de> Deserialize<'de> for DrawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DrawJson, D::Error> {
        deserializer.deserialize_any(DrawVisitor)
    }
}

struct DrawVisitor;

impl Visitor<'_> for DrawVisitor {
    type Value = DrawJson;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the number of a Tavern slot or `{HARBOR}`")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<DrawJson, E> {
        let slot = u8::try_from(number).ok().and_then(Slot::new);
        slot.map(DrawJson::Tavern)
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<DrawJson, E> {
        match word {
            HARBOR => Ok(DrawJson::Harbor),
            other => Err(E::invalid_value(Unexpected::Str(other), &self)),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveJson {
    #[serde(default, skip_serializing_if = "is_zero")]
    red: i8,
    #[serde(default, skip_serializing_if = "is_zero")]
    green: i8,
}

fn is_zero(spaces: &i8) -> bool {
    *spaces == 0
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroJson {
    seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    face_up: Option<Hero>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<u8>,
}

impl From<Choice> for ChoiceJson {
    fn from(choice: Choice) -> ChoiceJson {
        match choice {
            Choice::Pass => ChoiceJson::Pass(true),
            Choice::Play(hero) => ChoiceJson::Play(hero),
            Choice::Discard(hero) => ChoiceJson::Discard(hero),
            Choice::DrawHarbor => ChoiceJson::Draw(DrawJson::Harbor),
            Choice::DrawTavern(slot) => ChoiceJson::Draw(DrawJson::Tavern(slot)),
            Choice::Move { red, green } => ChoiceJson::Move(MoveJson { red, green }),
            Choice::Player(seat) => ChoiceJson::Player(seat),
            Choice::Faction(faction) => ChoiceJson::Faction(faction),
            Choice::FaceUp { seat, hero } => ChoiceJson::Hero(HeroJson {
                seat,
                face_up: Some(hero),
                hidden: None,
            }),
            Choice::Hidden { seat, index } => ChoiceJson::Hero(HeroJson {
                seat,
                face_up: None,
                hidden: Some(index),
            }),
            Choice::Card(hero) => ChoiceJson::Card(hero),
            Choice::Tavern(slot) => ChoiceJson::Tavern(slot),
            Choice::Pile(pile) => ChoiceJson::Pile(pile),
            Choice::Mode(mode) => ChoiceJson::Mode(mode),
        }
    }
}

impl TryFrom<ChoiceJson> for Choice {
    type Error = &'static str;
    fn try_from(json: ChoiceJson) -> Result<Choice, Self::Error> {
        Ok(match json {
            ChoiceJson::Pass(true) => Choice::Pass,
            ChoiceJson::Pass(false) => return Err("`pass` can only be true"),
            ChoiceJson::Play(hero) => Choice::Play(hero),
            ChoiceJson::Discard(hero) => Choice::Discard(hero),
            ChoiceJson::Draw(DrawJson::Harbor) => Choice::DrawHarbor,
            ChoiceJson::Draw(DrawJson::Tavern(slot)) => Choice::DrawTavern(slot),
            ChoiceJson::Move(MoveJson { red, green }) => Choice::Move { red, green },
            ChoiceJson::Player(seat) => Choice::Player(seat),
            ChoiceJson::Faction(faction) => Choice::Faction(faction),
            ChoiceJson::Hero(HeroJson { seat, face_up, hidden }) => match (face_up, hidden) {
                (Some(hero), None) => Choice::FaceUp { seat, hero },
                (None, Some(index)) => Choice::Hidden { seat, index },
                _ => return Err("a hero is either `face_up` or `hidden`"),
            },
            ChoiceJson::Card(hero) => Choice::Card(hero),
            ChoiceJson::Tavern(slot) => Choice::Tavern(slot),
            ChoiceJson::Pile(pile) => Choice::Pile(pile),
            ChoiceJson::Mode(mode) => Choice::Mode(mode),
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pass => write!(out, "pass"),
            Choice::Play(hero) => write!(out, "play {hero}"),
            Choice::Discard(hero) => write!(out, "discard {hero}"),
            Choice::DrawHarbor => write!(out, "draw harbor"),
            Choice::DrawTavern(slot) => write!(out, "draw {}", slot.0),
            Choice::Move { red, green } => {
                write!(out, "move")?;
                if *red != 0 {
                    write!(out, " red {red:+}")?;
                }
                if *green != 0 {
                    write!(out, " green {green:+}")?;
                }
                Ok(())
            }
            Choice::Player(seat) => write!(out, "player {seat}"),
            Choice::Faction(faction) => write!(out, "faction {faction}"),
            Choice::FaceUp { seat, hero } => write!(out, "hero {seat} face-up {hero}"),
            Choice::Hidden { seat, index } => write!(out, "hero {seat} hidden {index}"),
            Choice::Card(hero) => write!(out, "card {hero}"),
            Choice::Tavern(slot) => write!(out, "tavern {}", slot.0),
            Choice::Pile(pile) => write!(out, "pile {pile}"),
            Choice::Mode(mode) => write!(out, "mode {mode}"),
        }
    }
}

/// A text that is not a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a choice")]
pub struct NotAChoice;

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Choice, NotAChoice> {
        let hero = |id: &str| Hero::from_id(id).ok_or(NotAChoice);
        let seat = |text: &str| text.parse().map_err(|_| NotAChoice);
        let slot = |text: &str| text.parse().ok().and_then(Slot::new).ok_or(NotAChoice);
        let spaces = |text: &str| text.parse::<i8>().map_err(|_| NotAChoice);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["pass"] => Choice::Pass,
            ["play", id] => Choice::Play(hero(id)?),
            ["discard", id] => Choice::Discard(hero(id)?),
            ["draw", "harbor"] => Choice::DrawHarbor,
            ["draw", number] => Choice::DrawTavern(slot(number)?),
            ["move", "red", by] => Choice::Move {
                red: spaces(by)?,
                green: 0,
            },
            ["move", "green", by] => Choice::Move {
                red: 0,
                green: spaces(by)?,
            },
            ["move", "red", red, "green", green] => Choice::Move {
                red: spaces(red)?,
                green: spaces(green)?,
            },
            ["player", number] => Choice::Player(seat(number)?),
            ["faction", id] => Choice::Faction(Faction::from_id(id).ok_or(NotAChoice)?),
            ["hero", number, "face-up", id] => Choice::FaceUp {
                seat: seat(number)?,
                hero: hero(id)?,
            },
            ["hero", number, "hidden", index] => Choice::Hidden {
                seat: seat(number)?,
                index: index.parse().map_err(|_| NotAChoice)?,
            },
            ["card", id] => Choice::Card(hero(id)?),
            ["tavern", number] => Choice::Tavern(slot(number)?),
            ["pile", id] => Choice::Pile(Pile::from_id(id).ok_or(NotAChoice)?),
            ["mode", id] => Choice::Mode(Mode::from_id(id).ok_or(NotAChoice)?),
            _ => return Err(NotAChoice),
        })
    }
}
