//! A hero as printed, and the words that make it readable as one line.

use super::{By, Condition, Decider, Effect, Join, Move, Pawn, Shift};
use crate::{Faction, Factions, Marker, Set};

/// The facts of a hero, as printed: one line of a file in `heroes/`.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub(crate) number: u8,
    pub(crate) name: &'static str,
    pub(crate) id: Id,
    pub(crate) factions: Factions,
    pub(crate) set: Set,
    pub(crate) advanced: bool,
    pub(crate) effects: &'static [Effect],
}

/// The kebab-case form of a hero's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id {
    bytes: [u8; 32],
    length: u8,
}

impl Id {
    const fn from_name(name: &str) -> Id {
        let name = name.as_bytes();
        let mut bytes = [0; 32];
        let mut length = 0;
        let mut index = 0;
        while index < name.len() {
            match name[index] {
                b'\'' => {}
                letter => {
                    bytes[length] = match letter {
                        b' ' => b'-',
                        other => other.to_ascii_lowercase(),
                    };
                    length += 1;
                }
            }
            index += 1;
        }
        Id {
            bytes,
            length: length as u8,
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..self.length as usize]).unwrap_or_default()
    }
}

impl std::fmt::Debug for Id {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.as_str())
    }
}

impl Card {
    pub(crate) const fn advanced(self) -> Card {
        Card { advanced: true, ..self }
    }

    pub(crate) const fn set(self, set: Set) -> Card {
        Card { set, ..self }
    }
}

pub(crate) const fn hero(number: u8, name: &'static str, faction: Faction, effects: &'static [Effect]) -> Card {
    hero_of(number, name, faction.only(), effects)
}

pub(crate) const fn hero_of(number: u8, name: &'static str, factions: Factions, effects: &'static [Effect]) -> Card {
    Card {
        number,
        name,
        id: Id::from_name(name),
        factions,
        set: Set::Base,
        advanced: false,
        effects,
    }
}

const fn shift(pawn: Pawn, by: By) -> Shift {
    Shift { pawn, by }
}

pub(crate) const fn red(spaces: i8) -> Shift {
    shift(Pawn::Is(Marker::Red), By::Spaces(spaces))
}

pub(crate) const fn green(spaces: i8) -> Shift {
    shift(Pawn::Is(Marker::Green), By::Spaces(spaces))
}

pub(crate) const RED_PLUS_X: Shift = shift(Pawn::Is(Marker::Red), By::PlusX);
pub(crate) const RED_MINUS_X: Shift = shift(Pawn::Is(Marker::Red), By::MinusX);
pub(crate) const GREEN_PLUS_X: Shift = shift(Pawn::Is(Marker::Green), By::PlusX);
pub(crate) const GREEN_MINUS_X: Shift = shift(Pawn::Is(Marker::Green), By::MinusX);

pub(crate) const fn leading(spaces: i8) -> Shift {
    shift(Pawn::Leading, By::Spaces(spaces))
}

pub(crate) const fn trailing(spaces: i8) -> Shift {
    shift(Pawn::Trailing, By::Spaces(spaces))
}

const fn joined(first: Shift, then: Join) -> Effect {
    Effect::Move(Move {
        condition: Condition::Always,
        decider: Decider::You,
        first,
        then,
    })
}

pub(crate) const fn only(shift: Shift) -> Effect {
    joined(shift, Join::Alone)
}

pub(crate) const fn and(first: Shift, second: Shift) -> Effect {
    joined(first, Join::And(second))
}

pub(crate) const fn or(first: Shift, second: Shift) -> Effect {
    joined(first, Join::Or(second))
}

pub(crate) const fn and_or(first: Shift, second: Shift) -> Effect {
    joined(first, Join::AndOr(second))
}

pub(crate) const fn or_if_leading(first: Shift, marker: Marker, second: Shift) -> Effect {
    joined(first, Join::OrIfLeading(marker, second))
}

pub(crate) const fn when(condition: Condition, effect: Effect) -> Effect {
    match effect {
        Effect::Move(moves) => Effect::Move(Move { condition, ..moves }),
        _ => panic!("only a move can have a condition"),
    }
}

pub(crate) const fn decided_by(decider: Decider, effect: Effect) -> Effect {
    match effect {
        Effect::Move(moves) => Effect::Move(Move { decider, ..moves }),
        _ => panic!("only a move is decided by somebody"),
    }
}
