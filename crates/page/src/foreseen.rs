//! What is shown on the board of a choice that is pointed at: where the markers would go, and who would win there.

use rules::{Faction, Marker, Track};
use told::Foresight;

/// What the choice that is pointed at would do, as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// The tracks it may lead to; none where the markers stay as they are.
    tracks: Vec<Track>,
    /// Whether there are more ways than were followed.
    pub more: bool,
}

impl Foreseen {
    /// What a choice would do from here.
    pub fn of(foresight: Option<&Foresight>, now: Track) -> Foreseen {
        let Some(foresight) = foresight else {
            return Foreseen::default();
        };
        let tracks = foresight.tracks.iter();
        let mut tracks: Vec<Track> = tracks.filter_map(|&(red, green)| Track::new(red, green)).collect();
        if tracks == [now] {
            tracks.clear();
        }
        Foreseen {
            tracks,
            more: foresight.more,
        }
    }

    /// Whether nothing would be seen of it.
    pub fn is_nothing(&self) -> bool {
        self.tracks.is_empty()
    }

    /// The spaces a marker may come to, other than where it is, each once.
    pub fn spaces(&self, marker: Marker, now: Track) -> Vec<u8> {
        let mut spaces: Vec<u8> = self.tracks.iter().map(|track| track.space(marker)).collect();
        spaces.sort_unstable();
        spaces.dedup();
        spaces.retain(|space| *space != now.space(marker));
        spaces
    }

    /// The factions that may win there, each once.
    pub fn winning(&self) -> Vec<Faction> {
        let mut factions: Vec<Faction> = self.tracks.iter().map(|track| track.winning_faction()).collect();
        factions.sort_unstable();
        factions.dedup();
        factions
    }
}

/// Where a choice certainly leads: nowhere if there are several ways, or more than were followed.
pub fn certain(foresight: Option<&Foresight>) -> Option<Track> {
    match foresight?.tracks.as_slice() {
        &[(red, green)] if !foresight?.more => Track::new(red, green),
        _ => None,
    }
}

/// How far a marker went, with its sign.
pub fn shifted(from: u8, to: u8) -> String {
    format!("{}{}", if to < from { "−" } else { "+" }, to.abs_diff(from))
}
