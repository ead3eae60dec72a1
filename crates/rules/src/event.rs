//! What happens, and who sees it.

use crate::event_json::HappeningJson;
use crate::{Audience, Faction, Hero, Leader, Marker, Seat, Slot, view::Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place a card can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Place {
    /// The draw pile.
    Harbor,
    /// The discard pile.
    Wilderness,
    /// The pile of buried heroes.
    Graveyard,
    /// A Tavern slot.
    Tavern(Slot),
    /// A hand.
    Hand(Seat),
    /// The face-up row of a party.
    FaceUp(Seat),
    /// The hidden stack of a party.
    Hidden {
        /// The seat whose party it is.
        seat: Seat,
        /// The index in the stack, 0 for the oldest.
        index: u8,
    },
    /// Set aside while it is being performed, or while its player decides what to do with it.
    Aside,
}

/// How a card came from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum How {
    /// Played from the hand.
    Played,
    /// It was discarded to the Wilderness.
    Discarded,
    /// It was drawn from Tavern or Harbor.
    Drawn,
    /// It was buried on the Graveyard.
    Buried,
    /// Turned over.
    TurnedOver,
    /// It was taken up, but not drawn.
    Taken,
    /// It was placed, which performs no abilities.
    Placed,
    /// Exchanged; the other card follows as an event of its own.
    Exchanged,
    /// Filled an empty Tavern slot.
    Refilled,
    /// Put on the table during set-up.
    Dealt,
}

/// Something that happened, as one viewer saw it: `card` is empty where they did not see which card it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", try_from = "HappeningJson")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Happening {
    /// The starting player is known.
    Starts {
        /// The seat of the starting player.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// The seat of the player.
        seat: Seat,
    },
    /// A card went from one place to another.
    Card {
        /// The card, if the viewer knows it.
        card: Option<Hero>,
        /// How it moved.
        how: How,
        /// The seat that caused it.
        by: Seat,
        /// The place it came from.
        from: Place,
        /// The place it went to.
        to: Place,
    },
    /// Somebody looked at a card.
    Looked {
        /// The seat that looked.
        by: Seat,
        /// The card, if the viewer knows it.
        card: Option<Hero>,
        /// The place where it lies.
        at: Place,
    },
    /// A card was shown to everybody and stays where it is.
    Revealed {
        /// The seat that caused it.
        by: Seat,
        /// The card, if the viewer knows it.
        card: Option<Hero>,
        /// The place where it lies.
        at: Place,
    },
    /// A marker moved.
    Marker {
        /// The marker.
        marker: Marker,
        /// The space it stood on.
        from: u8,
        /// The space it stands on now.
        to: u8,
    },
    /// A faction was named.
    Named {
        /// The seat that did it.
        by: Seat,
        /// The faction.
        faction: Faction,
    },
    /// A player was picked.
    Picked {
        /// The seat that did it.
        by: Seat,
        /// The seat of the player who was picked or asked.
        player: Seat,
    },
    /// A player had no card of the named faction.
    Unable {
        /// The seat of the player who was picked or asked.
        player: Seat,
        /// The faction that was named.
        faction: Faction,
    },
    /// A hero's abilities are performed as if it had been played.
    Performs {
        /// The seat that did it.
        by: Seat,
        /// The hero whose abilities are performed.
        hero: Hero,
    },
    /// A face-up hero would have been buried and was protected.
    Protected {
        /// The protected hero.
        hero: Hero,
        /// The seat whose party it is in.
        seat: Seat,
    },
    /// Somebody made a choice that is shown once everybody has chosen.
    Chose {
        /// The seat of the player.
        seat: Seat,
    },
    /// The Wilderness was shuffled and is the Harbor now.
    Shuffled {
        /// How many cards.
        cards: u8,
    },
    /// The game is over.
    Over {
        /// The faction that won.
        faction: Faction,
        /// Who won, if anybody.
        winner: Option<Seat>,
    },
    /// A leader was revealed.
    Leader {
        /// The seat of the player.
        seat: Seat,
        /// The leader.
        leader: Leader,
    },
}

/// Something that happened, and who saw which card it was about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Event {
    happening: Happening,
    audience: Audience,
}

/// Debug output shows what the public sees of it.
impl fmt::Debug for Event {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Event({:?})", self.seen_by(Viewer::Public))
    }
}

impl Event {
    pub(crate) const fn new(happening: Happening, audience: Audience) -> Event {
        Event { happening, audience }
    }

    /// What `viewer` saw of it.
    pub fn seen_by(&self, viewer: Viewer) -> Happening {
        if viewer.is_in(self.audience) {
            return self.happening;
        }
        match self.happening {
            Happening::Card { how, by, from, to, .. } => Happening::Card {
                card: None,
                how,
                by,
                from,
                to,
            },
            Happening::Looked { by, at, .. } => Happening::Looked { by, card: None, at },
            Happening::Revealed { by, at, .. } => Happening::Revealed { by, card: None, at },
            open => open,
        }
    }

    /// All of it: for logs and tools that own the game, never for players.
    pub fn unmasked(&self) -> Happening {
        self.happening
    }
}

/// Somebody who is told what happens while a choice is carried out.
pub trait Witness {
    /// Whether it listens at all; if not, events are not even made.
    const LISTENS: bool = true;

    /// Hears about one event.
    fn witness(&mut self, event: Event);

    /// A list that events may be written into at once, if it only keeps them.
    #[inline]
    fn list(&mut self) -> Option<&mut Vec<Event>> {
        None
    }
}

/// Nobody listens, and nothing is spent on events: for simulations.
impl Witness for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn witness(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn witness(&mut self, event: Event) {
        self.push(event);
    }

    #[inline]
    fn list(&mut self) -> Option<&mut Vec<Event>> {
        Some(self)
    }
}
