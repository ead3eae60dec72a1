//! Who is connected to a table. All connections lead to its owner, also those that another server passes on.

use crate::time::Millis;
use rules::{MOST_PLAYERS, Seat};

/// Who is connected to a table.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    /// A bit for each seat that is connected.
    seats: u8,
    watchers: u32,
    /// Since when a seat has not been connected.
    gone: [Option<Millis>; MOST_PLAYERS],
}

impl Presence {
    /// The presence at a table where nobody is.
    pub(crate) fn nobody(now: Millis) -> Presence {
        Presence {
            seats: 0,
            watchers: 0,
            gone: [Some(now); MOST_PLAYERS],
        }
    }

    /// Those who are connected; whether that changed.
    pub(crate) fn set(&mut self, seats: u8, watchers: u32, now: Millis) -> bool {
        let changed = (self.seats, self.watchers) != (seats, watchers);
        self.seats = seats;
        self.watchers = watchers;
        for (index, gone) in self.gone.iter_mut().enumerate() {
            if seats & (1 << index) != 0 {
                *gone = None;
            } else if gone.is_none() {
                *gone = Some(now);
            }
        }
        changed
    }

    /// This server could not be reached, or could not be sure of itself, until now: whoever is not there has had no chance
    /// to be.
    pub(crate) fn excuse(&mut self, now: Millis) {
        for gone in self.gone.iter_mut().flatten() {
            *gone = now;
        }
    }

    /// Whether a seat is connected.
    pub(crate) fn is_there(&self, seat: Seat) -> bool {
        self.gone.get(seat.index()).is_some_and(Option::is_none)
    }

    /// Since when a seat has not been.
    pub(crate) fn gone_since(&self, seat: Seat) -> Option<Millis> {
        self.gone.get(seat.index()).copied().flatten()
    }

    /// How many watch.
    pub(crate) fn watchers(&self) -> u32 {
        self.watchers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_connected_is_gone_since_then() {
        let mut presence = Presence::nobody(10);
        assert_eq!(presence.gone_since(Seat::S1), Some(10));
        assert!(presence.set(0b11, 2, 20));
        assert!(!presence.set(0b11, 2, 30));
        assert!(presence.is_there(Seat::S0) && presence.is_there(Seat::S1));
        assert_eq!(presence.watchers(), 2);
        assert!(presence.set(0b01, 2, 40));
        assert_eq!(presence.gone_since(Seat::S1), Some(40));
        presence.excuse(50);
        assert_eq!(presence.gone_since(Seat::S1), Some(50));
        assert!(presence.is_there(Seat::S0));
    }
}
