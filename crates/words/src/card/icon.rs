//! Icons, and lines of text with icons in them.

use rules::{Faction, Marker};
use std::fmt;

/// A small picture that stands for a word on the face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// The red or the green marker.
    Marker(Marker),
    /// A hero who lies face up.
    FaceUp,
    /// A hero who lies face down: a hidden hero.
    FaceDown,
    /// A player: a bust.
    Player,
    /// The Tavern: a mug.
    Tavern,
    /// The Harbor: an anchor.
    Harbor,
    /// The Wilderness: a campfire.
    Wilderness,
    /// The Graveyard: a gravestone.
    Graveyard,
    /// Looking: an eye.
    Look,
    /// The sign of a faction.
    Faction(Faction),
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 14] = [
        Icon::Marker(Marker::Red),
        Icon::Marker(Marker::Green),
        Icon::FaceUp,
        Icon::FaceDown,
        Icon::Player,
        Icon::Tavern,
        Icon::Harbor,
        Icon::Wilderness,
        Icon::Graveyard,
        Icon::Look,
        Icon::Faction(Faction::HillTribes),
        Icon::Faction(Faction::ImperialArmy),
        Icon::Faction(Faction::WaterFolk),
        Icon::Faction(Faction::Undead),
    ];

    /// The name used in the Fluent files, as in `{ ICON("tavern") }`, and for files of pictures.
    pub const fn id(self) -> &'static str {
        match self {
            Icon::Marker(Marker::Red) => "red",
            Icon::Marker(Marker::Green) => "green",
            Icon::FaceUp => "face-up",
            Icon::FaceDown => "face-down",
            Icon::Player => "player",
            Icon::Tavern => "tavern",
            Icon::Harbor => "harbor",
            Icon::Wilderness => "wilderness",
            Icon::Graveyard => "graveyard",
            Icon::Look => "look",
            Icon::Faction(faction) => faction.id(),
        }
    }

    /// The icon with this id.
    pub fn from_id(id: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.id() == id)
    }

    /// The character that stands for the icon inside a text, from the range that Unicode leaves free for this.
    pub(crate) fn mark(self) -> char {
        let index = Icon::ALL.into_iter().position(|icon| icon == self).unwrap_or_default();
        char::from_u32(FIRST_MARK + index as u32).unwrap_or_default()
    }

    pub(crate) fn from_mark(mark: char) -> Option<Icon> {
        let index = (mark as u32).checked_sub(FIRST_MARK)?;
        Icon::ALL.get(index as usize).copied()
    }
}

const FIRST_MARK: u32 = 0xE000;

/// A part of a line. The pieces of a line follow each other without blanks of their own: where a blank belongs, a text
/// begins or ends with it. A line may be broken at blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words without icons.
    Text(String),
    /// How far a marker moves, as *+2*, *−1* or *+X*; it follows the marker's icon or name.
    Figure(String),
    /// A small picture.
    Icon(Icon),
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// How the markers move, the part that reads from afar.
    Movement,
    /// Everything else.
    Text,
}

/// A line on the face of a card. Where it is too long for the card it may be broken at blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// What kind of sentence the line is.
    pub kind: LineKind,
    /// What stands in it, from left to right.
    pub pieces: Vec<Piece>,
}

impl CardLine {
    /// Takes apart a text with marks for icons in it.
    pub(crate) fn from_marked(kind: LineKind, text: &str) -> CardLine {
        let mut pieces = Vec::new();
        let mut words = String::new();
        let mut rest = text.chars().peekable();
        while let Some(letter) = rest.next() {
            let piece = match letter {
                '+' | '−' if rest.peek().is_some_and(|next| next.is_ascii_digit() || *next == 'X') => {
                    let mut figure = String::from(letter);
                    while let Some(next) = rest.next_if(|next| next.is_ascii_digit() || *next == 'X') {
                        figure.push(next);
                    }
                    Piece::Figure(figure)
                }
                letter => match Icon::from_mark(letter) {
                    Some(icon) => Piece::Icon(icon),
                    None => {
                        words.push(letter);
                        continue;
                    }
                },
            };
            if !words.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut words)));
            }
            pieces.push(piece);
        }
        if !words.is_empty() {
            pieces.push(Piece::Text(words));
        }
        CardLine { kind, pieces }
    }
}

/// The line with the ids of its icons in round brackets, for tests and plain text.
impl fmt::Display for CardLine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) | Piece::Figure(text) => out.write_str(text)?,
                Piece::Icon(icon) => write!(out, "({})", icon.id())?,
            }
        }
        Ok(())
    }
}
