//! How a chapter is shown: which heroes come into the middle, which cards travel, what it sounds like, and how long all
//! of it takes.

use rules::{Happening, Hero, How, Place, Seat};
use told::{Chapter, Sight};

/// No more cards than this travel: a reshuffle or the end moves dozens, and a few tell it.
const MOST: usize = 8;

/// A card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    /// Which, if it is seen.
    pub card: Option<Hero>,
    /// The place it comes from.
    pub from: Place,
    /// The place it goes to.
    pub to: Place,
}

/// Whether a choice of somebody else leaves the viewer with the question they had: several may be asked at once, and whoever
/// is about to answer goes on undisturbed.
pub fn is_still_asked(before: &Sight, after: &Sight) -> bool {
    let asked = after.question().is_some();
    asked && before.question() == after.question() && before.choices == after.choices
}

/// The heroes that are shown in the middle, and who plays them.
pub fn spotlights(chapter: &Chapter) -> Vec<(Hero, Seat)> {
    let shown = chapter.happenings.iter().filter_map(|happening| match *happening {
        Happening::Card {
            card: Some(hero),
            how: How::Played,
            by,
            ..
        }
        | Happening::Performs { by, hero }
        | Happening::Revealed {
            by, card: Some(hero), ..
        } => Some((hero, by)),
        _ => None,
    });
    shown.collect()
}

/// The cards that travel.
pub fn travels(chapter: &Chapter) -> Vec<Travel> {
    let cards = chapter.happenings.iter().filter_map(|happening| match *happening {
        Happening::Card { card, from, to, .. } if from != to => Some(Travel { card, from, to }),
        _ => None,
    });
    cards.take(MOST).collect()
}

/// How long a chapter with this many traveling cards is looked at, in milliseconds at normal speed.
pub fn lasting(chapter: &Chapter, cards: usize) -> f64 {
    let moves = |happening: &Happening| matches!(happening, Happening::Marker { .. });
    match cards {
        0 if chapter.happenings.iter().any(moves) => 500.0,
        0 => 120.0,
        cards => 430.0 + 140.0 * cards as f64,
    }
}

/// What a place is called on the page.
pub fn place_name(place: Place) -> String {
    match place {
        Place::Harbor => "harbor".to_owned(),
        Place::Wilderness => "wilderness".to_owned(),
        Place::Graveyard => "graveyard".to_owned(),
        Place::Tavern(slot) => format!("tavern-{}", slot.number()),
        Place::Hand(seat) => format!("hand-{seat}"),
        Place::FaceUp(seat) => format!("up-{seat}"),
        Place::Hidden { seat, .. } => format!("hidden-{seat}"),
        Place::Aside => "aside".to_owned(),
    }
}

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card slides over the table.
    Card,
    /// A hero is played.
    Play,
    /// Something is buried.
    Bury,
    /// A marker takes a step.
    Marker,
    /// It is the viewer's turn.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// What a happening sounds like.
    const fn of(happening: &Happening) -> Option<Sound> {
        match happening {
            Happening::Card { how: How::Played, .. } | Happening::Performs { .. } => Some(Sound::Play),
            Happening::Card { how: How::Buried, .. } => Some(Sound::Bury),
            Happening::Card { .. } => Some(Sound::Card),
            Happening::Marker { .. } => Some(Sound::Marker),
            Happening::Over { .. } => Some(Sound::End),
            _ => None,
        }
    }
}

/// What a chapter sounds like: each thing once, in the order in which it is heard first.
pub fn sounds(chapter: &Chapter) -> Vec<Sound> {
    let mut heard = Vec::new();
    for sound in chapter.happenings.iter().filter_map(Sound::of) {
        if !heard.contains(&sound) {
            heard.push(sound);
        }
    }
    heard
}
