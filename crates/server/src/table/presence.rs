//! Who is connected to a table, here and at other servers.

use crate::time::Millis;
use rules::{MOST_PLAYERS, Seat};

/// What another server said about its connections.
#[derive(Clone, Copy, Debug)]
struct Elsewhere {
    server: u32,
    seats: u8,
    watchers: u32,
}

/// Who is connected to a table.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    /// A bit for each seat that is connected here.
    here: u8,
    watchers: u32,
    elsewhere: Vec<Elsewhere>,
    /// Since when a seat has not been connected anywhere.
    gone: [Option<Millis>; MOST_PLAYERS],
}

impl Presence {
    /// Nobody is.
    pub(crate) fn nobody(now: Millis) -> Presence {
        Presence {
            here: 0,
            watchers: 0,
            elsewhere: Vec::new(),
            gone: [Some(now); MOST_PLAYERS],
        }
    }

    /// Those who are connected here; whether that changed.
    pub(crate) fn set_here(&mut self, seats: u8, watchers: u32, now: Millis) -> bool {
        let changed = (self.here, self.watchers) != (seats, watchers);
        self.here = seats;
        self.watchers = watchers;
        self.note(now);
        changed
    }

    /// Those who are connected to another server; whether that changed.
    pub(crate) fn set_elsewhere(&mut self, server: u32, seats: u8, watchers: u32, now: Millis) -> bool {
        let before = self.all();
        self.elsewhere.retain(|elsewhere| elsewhere.server != server);
        if seats != 0 || watchers != 0 {
            self.elsewhere.push(Elsewhere {
                server,
                seats,
                watchers,
            });
        }
        self.note(now);
        self.all() != before
    }

    fn all(&self) -> (u8, u32) {
        self.elsewhere
            .iter()
            .fold((self.here, self.watchers), |(seats, watchers), elsewhere| {
                (seats | elsewhere.seats, watchers.saturating_add(elsewhere.watchers))
            })
    }

    fn note(&mut self, now: Millis) {
        let (seats, _) = self.all();
        for (index, gone) in self.gone.iter_mut().enumerate() {
            if seats & (1 << index) != 0 {
                *gone = None;
            } else if gone.is_none() {
                *gone = Some(now);
            }
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
        self.all().1
    }

    /// What this server says to others.
    pub(crate) fn here(&self) -> (u8, u32) {
        (self.here, self.watchers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_here_and_elsewhere_count() {
        let mut presence = Presence::nobody(10);
        assert_eq!(presence.gone_since(Seat(1)), Some(10));
        assert!(presence.set_here(0b01, 0, 20));
        assert!(presence.is_there(Seat(0)) && !presence.is_there(Seat(1)));
        assert!(presence.set_elsewhere(7, 0b11, 2, 30));
        assert!(!presence.set_elsewhere(7, 0b11, 2, 31));
        assert!(presence.is_there(Seat(1)));
        assert_eq!(presence.watchers(), 2);
        assert!(presence.set_elsewhere(7, 0, 0, 40));
        assert!(presence.is_there(Seat(0)));
        assert_eq!(presence.gone_since(Seat(1)), Some(40));
        assert!(!presence.is_there(Seat(200)));
    }
}
