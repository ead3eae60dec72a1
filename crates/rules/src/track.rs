//! The power track and its two markers.

use crate::Faction;
use crate::vocabulary::named;
use serde::{Deserialize, Serialize};

/// One of the two markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// The marker of the Imperial Army.
    Red,
    /// The marker of the Hill Tribes.
    Green,
}

impl Marker {
    /// Both markers.
    pub const ALL: [Marker; 2] = [Marker::Red, Marker::Green];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Marker::Red => "red",
            Marker::Green => "green",
        }
    }

    /// The other marker.
    pub const fn other(self) -> Marker {
        match self {
            Marker::Red => Marker::Green,
            Marker::Green => Marker::Red,
        }
    }
}

named!(Marker, "marker");

/// Where the two markers stand.
///
/// ```
/// use rules::{Faction, Marker, Track};
/// let track = Track::START.after(2, -1);
/// assert_eq!((track.red(), track.green()), (6, 3));
/// assert_eq!(track.leading(), Some(Marker::Red));
/// assert_eq!(track.winning_faction(), Faction::ImperialArmy);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Track {
    red: u8,
    green: u8,
}

impl Track {
    /// The last space, the plus end.
    pub const LAST: u8 = 12;
    /// The first space of the war area.
    pub const WAR: u8 = 9;
    /// Both markers on space 4.
    pub const START: Track = Track { red: 4, green: 4 };

    /// A track with the markers on these spaces, if they are on the track.
    pub const fn new(red: u8, green: u8) -> Option<Track> {
        if red >= 1 && red <= Self::LAST && green >= 1 && green <= Self::LAST {
            Some(Track { red, green })
        } else {
            None
        }
    }

    /// The space of the red marker, 1 to 12.
    pub const fn red(self) -> u8 {
        self.red
    }

    /// The space of the green marker, 1 to 12.
    pub const fn green(self) -> u8 {
        self.green
    }

    /// The space of `marker`, 1 to 12.
    pub const fn space(self, marker: Marker) -> u8 {
        match marker {
            Marker::Red => self.red,
            Marker::Green => self.green,
        }
    }

    /// The marker farther right; none when they share a space.
    pub const fn leading(self) -> Option<Marker> {
        if self.red > self.green {
            Some(Marker::Red)
        } else if self.green > self.red {
            Some(Marker::Green)
        } else {
            None
        }
    }

    /// The track after both moves, each stopped by the ends of the track.
    #[must_use]
    pub fn after(self, red: i8, green: i8) -> Track {
        let stop = |space: u8, by: i8| (space as i8 + by).clamp(1, Self::LAST as i8) as u8;
        Track {
            red: stop(self.red, red),
            green: stop(self.green, green),
        }
    }

    /// The faction that wins with the markers as they are.
    pub const fn winning_faction(self) -> Faction {
        if self.red >= Self::WAR && self.green >= Self::WAR {
            Faction::Undead
        } else if self.red.abs_diff(self.green) <= 1 {
            Faction::WaterFolk
        } else if self.red > self.green {
            Faction::ImperialArmy
        } else {
            Faction::HillTribes
        }
    }
}
