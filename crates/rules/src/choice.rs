//! Answers to what the game asks.

use crate::{Faction, Hero, Seat};
use serde::{Deserialize, Serialize};
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

/// One of two things a text offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Turn a hero over.
    TurnOver,
    /// Look at a hero.
    Look,
}

/// An answer to what the game asks. In JSON and as text it reads as documented for `oshra engine`:
///
/// ```
/// use rules::{Choice, Seat};
/// let choice = Choice::Hidden { seat: Seat(1), index: 0 };
/// assert_eq!(choice.to_string(), "hero 1 hidden 0");
/// assert_eq!("hero 1 hidden 0".parse(), Ok(choice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Choice {
    /// Nothing (more).
    Pass,
    /// Play this hand card.
    Play(Hero),
    /// Discard this hand card.
    Discard(Hero),
    /// Draw the top card of the Harbor.
    DrawHarbor,
    /// Draw this Tavern card.
    DrawTavern(Slot),
    /// Move the markers so far, before the ends of the track stop them.
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
        /// In whose party.
        seat: Seat,
        /// Which one.
        hero: Hero,
    },
    /// Pick a hidden hero.
    Hidden {
        /// In whose party.
        seat: Seat,
        /// Its place in the stack, 0 for the oldest.
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
enum Written {
    Pass(bool),
    Play(Hero),
    Discard(Hero),
    Draw(WrittenDraw),
    Move(WrittenMove),
    Player(Seat),
    Faction(Faction),
    Hero(WrittenHero),
    Card(Hero),
    Tavern(Slot),
    Pile(Pile),
    Mode(Mode),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenDraw {
    Tavern(Slot),
    Harbor(HarborWord),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HarborWord {
    Harbor,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMove {
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
struct WrittenHero {
    seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    face_up: Option<Hero>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<u8>,
}

impl From<Choice> for Written {
    fn from(choice: Choice) -> Written {
        match choice {
            Choice::Pass => Written::Pass(true),
            Choice::Play(hero) => Written::Play(hero),
            Choice::Discard(hero) => Written::Discard(hero),
            Choice::DrawHarbor => Written::Draw(WrittenDraw::Harbor(HarborWord::Harbor)),
            Choice::DrawTavern(slot) => Written::Draw(WrittenDraw::Tavern(slot)),
            Choice::Move { red, green } => Written::Move(WrittenMove { red, green }),
            Choice::Player(seat) => Written::Player(seat),
            Choice::Faction(faction) => Written::Faction(faction),
            Choice::FaceUp { seat, hero } => Written::Hero(WrittenHero {
                seat,
                face_up: Some(hero),
                hidden: None,
            }),
            Choice::Hidden { seat, index } => Written::Hero(WrittenHero {
                seat,
                face_up: None,
                hidden: Some(index),
            }),
            Choice::Card(hero) => Written::Card(hero),
            Choice::Tavern(slot) => Written::Tavern(slot),
            Choice::Pile(pile) => Written::Pile(pile),
            Choice::Mode(mode) => Written::Mode(mode),
        }
    }
}

impl TryFrom<Written> for Choice {
    type Error = &'static str;
    fn try_from(written: Written) -> Result<Choice, Self::Error> {
        Ok(match written {
            Written::Pass(true) => Choice::Pass,
            Written::Pass(false) => return Err("`pass` can only be true"),
            Written::Play(hero) => Choice::Play(hero),
            Written::Discard(hero) => Choice::Discard(hero),
            Written::Draw(WrittenDraw::Harbor(_)) => Choice::DrawHarbor,
            Written::Draw(WrittenDraw::Tavern(slot)) => Choice::DrawTavern(slot),
            Written::Move(WrittenMove { red, green }) => Choice::Move { red, green },
            Written::Player(seat) => Choice::Player(seat),
            Written::Faction(faction) => Choice::Faction(faction),
            Written::Hero(WrittenHero { seat, face_up, hidden }) => match (face_up, hidden) {
                (Some(hero), None) => Choice::FaceUp { seat, hero },
                (None, Some(index)) => Choice::Hidden { seat, index },
                _ => return Err("a hero is either `face_up` or `hidden`"),
            },
            Written::Card(hero) => Choice::Card(hero),
            Written::Tavern(slot) => Choice::Tavern(slot),
            Written::Pile(pile) => Choice::Pile(pile),
            Written::Mode(mode) => Choice::Mode(mode),
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
            Choice::Faction(faction) => write!(out, "faction {}", faction.id()),
            Choice::FaceUp { seat, hero } => write!(out, "hero {seat} face-up {hero}"),
            Choice::Hidden { seat, index } => write!(out, "hero {seat} hidden {index}"),
            Choice::Card(hero) => write!(out, "card {hero}"),
            Choice::Tavern(slot) => write!(out, "tavern {}", slot.0),
            Choice::Pile(Pile::Wilderness) => write!(out, "pile wilderness"),
            Choice::Pile(Pile::Graveyard) => write!(out, "pile graveyard"),
            Choice::Mode(Mode::TurnOver) => write!(out, "mode turn-over"),
            Choice::Mode(Mode::Look) => write!(out, "mode look"),
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
        let seat = |text: &str| text.parse().map(Seat).map_err(|_| NotAChoice);
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
            ["pile", "wilderness"] => Choice::Pile(Pile::Wilderness),
            ["pile", "graveyard"] => Choice::Pile(Pile::Graveyard),
            ["mode", "turn-over"] => Choice::Mode(Mode::TurnOver),
            ["mode", "look"] => Choice::Mode(Mode::Look),
            _ => return Err(NotAChoice),
        })
    }
}
