//! Before and between games at a table elsewhere: who is missing, who wants to play, who may sit down.

use rules::Seat;
use told::server::{Chair, Millis, Phase, Table};

/// How far those at a table are with beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathering {
    /// Whether the viewer has said that they are ready.
    pub is_ready: bool,
    /// Whether a seat is free.
    pub has_room: bool,
    /// The others who have not said that they are ready.
    pub waits_for: Vec<Seat>,
    /// Whether people must come before it can begin: bots may not fill it, or only the host may let them.
    pub lacks_people: bool,
    /// Whether the viewer is the host.
    pub is_host: bool,
}

fn chairs(table: &Table) -> impl Iterator<Item = (Seat, &Chair)> {
    Seat::ALL.into_iter().zip(&table.seats)
}

fn is_person(chair: &Chair, wanted: bool) -> bool {
    matches!(chair, Chair::Person { ready, .. } if *ready == wanted)
}

impl Gathering {
    /// A table as whoever sits there sees it, or as somebody who only watches.
    pub fn of(table: &Table, own: Option<Seat>) -> Gathering {
        let has_room = table.seats.contains(&Chair::Free);
        let is_host = own.is_some() && own == table.host;
        let others = chairs(table).filter(|(seat, _)| Some(*seat) != own);
        Gathering {
            is_ready: chairs(table).any(|(seat, chair)| Some(seat) == own && is_person(chair, true)),
            has_room,
            waits_for: others
                .filter(|(_, chair)| is_person(chair, false))
                .map(|(seat, _)| seat)
                .collect(),
            lacks_people: has_room && (table.settings.rated || !is_host),
            is_host,
        }
    }

    /// Whether the viewer can begin the game now.
    pub fn may_begin(&self) -> bool {
        self.waits_for.is_empty() && !self.lacks_people
    }
}

/// The others who want another game after the last one.
pub fn want_another(table: &Table, own: Option<Seat>) -> Vec<Seat> {
    let others = chairs(table).filter(|(seat, chair)| Some(*seat) != own && is_person(chair, true));
    match table.phase {
        Phase::Ended => others.map(|(seat, _)| seat).collect(),
        Phase::Gathering | Phase::Playing => Vec::new(),
    }
}

/// Whether somebody who has no seat may take one.
pub fn may_join(table: &Table, own: Option<Seat>) -> bool {
    own.is_none() && !table.locked && table.phase != Phase::Playing && table.seats.contains(&Chair::Free)
}

/// For how many hours a table has been open, if that is long enough to doubt that somebody waits there.
pub fn hours_open(opened: Millis, now: f64) -> Option<u32> {
    let hours = ((now - opened as f64) / 3_600_000.0).floor();
    (hours >= 1.0).then_some(hours as u32)
}

/// Who invites to a table: its host.
pub fn host(table: &Table) -> Option<&str> {
    match table.seats.get(table.host?.index())? {
        Chair::Person { name, .. } => Some(name),
        Chair::Free | Chair::Bot { .. } => None,
    }
}
