//! A moment of a game as somebody sees it, and what happened before.

use crate::Sight;
use rules::{Choice, Happening, Hero, Seat, Track, View};
use serde::{Deserialize, Serialize};

/// What would come of a choice, as far as its chooser can know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foresight {
    /// Where the markers could stand when it is done: red and green.
    pub tracks: Vec<(u8, u8)>,
    /// Whether there are more ways than were followed.
    pub more: bool,
    /// Whether it reveals or draws something and cannot be taken back.
    pub bound: bool,
}

impl Foresight {
    /// Adds where the markers could stand, if that is not known yet; they stay in order.
    pub fn add(&mut self, track: Track) {
        let spaces = (track.red(), track.green());
        if let Err(place) = self.tracks.binary_search(&spaces) {
            self.tracks.insert(place, spaces);
        }
    }
}

/// A moment of the game, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// All the viewer knows.
    pub view: Sight,
    /// Which effect of the hero that asks is being performed.
    pub effect: Option<u8>,
    /// What would come of each choice, in their order.
    pub foresights: Vec<Foresight>,
    /// Whether the last choice can be taken back.
    pub can_take_back: bool,
    /// What the viewer has chosen for the ability that is being performed.
    #[serde(default)]
    pub chosen: Vec<Chosen>,
}

impl Scene {
    /// What a view shows, with nothing to choose by.
    pub fn of(view: &View) -> Scene {
        let effect = view.asked().next().and_then(|asked| {
            let effects = asked.source?.effects();
            effects.iter().position(|effect| Some(effect) == asked.effect)
        });
        Scene {
            view: Sight::from(view),
            effect: effect.map(|index| index as u8),
            foresights: Vec::new(),
            can_take_back: false,
            chosen: Vec::new(),
        }
    }
}

/// A choice that was made, with the card that it was about where its chooser knew it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// The choice that was made.
    pub choice: Choice,
    /// Which card lay there.
    pub hero: Option<Hero>,
}

impl Chosen {
    /// A choice that is about to be made by the one who has this view.
    pub fn from_view(view: &View, choice: Choice) -> Chosen {
        let hidden = |seat, index: u8| view.hidden(seat).get(usize::from(index)).and_then(|card| card.hero);
        let hero = match choice {
            Choice::Play(hero) | Choice::Discard(hero) | Choice::Card(hero) | Choice::FaceUp { hero, .. } => Some(hero),
            Choice::Tavern(slot) | Choice::DrawTavern(slot) => view.tavern(slot),
            Choice::Hidden { seat, index } => hidden(seat, index),
            _ => None,
        };
        Chosen { choice, hero }
    }
}

/// One choice and what came of it, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chapter {
    /// The seat that chose.
    pub chooser: Seat,
    /// What happened, as the viewer saw it.
    pub happenings: Vec<Happening>,
    /// Whether a bot decided for a person, at a table elsewhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_bot: bool,
}
