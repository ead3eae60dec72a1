//! Who is the host of a table, and what the host does at it. Whoever sits down first is the host, usually the one who opened
//! the table; when they go, somebody who stays is.

use super::past::Past;
use super::state::{Broken, Chair, Phase, State};
use crate::entry::{Entry, Why};
use crate::fault::Fault;
use crate::settings::{self, Settings};
use crate::text::{BadText, LONGEST_NAME, clean, look_alike};
use rules::Seat;
use std::sync::Arc;
use told::Level;

/// Players whose seats were freed that a table remembers.
const REMOVED: usize = 50;

impl State {
    /// Whether whoever sits there may be the host.
    fn may_host(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.away != Some(Why::Left))
    }

    /// A host who has gone hands the table on to whoever sits next to them.
    pub(super) fn hand_on(&mut self) {
        if self.host.is_some_and(|host| self.may_host(host)) {
            return;
        }
        let first = self.host.map_or(0, |host| host.index() + 1);
        let count = self.chairs.len();
        let mut around = (0..count).filter_map(|step| Seat::at((first + step) % count));
        let next = around.find(|&seat| self.may_host(seat));
        self.host = next;
    }

    /// The host frees the seat of somebody who is not to come back.
    pub(super) fn remove(&mut self, seat: Seat) -> Result<(), Broken> {
        let player = self.person(seat).ok_or(Broken::Seat)?.player.clone();
        *self.chair_between_games(seat)? = Chair::Free;
        self.removed.extend(player);
        if self.removed.len() > REMOVED {
            self.removed.remove(0);
        }
        Ok(())
    }

    /// The next game is played with something else. Whoever was ready says so anew.
    pub(super) fn change(&mut self, settings: &Settings) -> Result<(), Broken> {
        self.between_games()?;
        settings.setup()?;
        let seats = usize::from(settings.seats);
        if self
            .chairs
            .iter()
            .skip(seats)
            .any(|chair| matches!(chair, Chair::Person(_)))
        {
            return Err(Broken::Seat);
        }
        self.chairs.resize(seats, Chair::Free);
        for chair in &mut self.chairs {
            if let Chair::Person(person) = chair {
                person.ready = false;
            }
        }
        // Seats are not what they were then.
        self.put_away = self.phase == Phase::Ended;
        self.game = None;
        self.past = Past::default();
        self.settings = Arc::new(settings.clone());
        Ok(())
    }
}

/// Refuses whoever is not the host.
pub(super) fn host_only(state: &State, seat: Seat) -> Result<(), Fault> {
    match state.host == Some(seat) {
        true => Ok(()),
        false => Err(Fault::HostOnly),
    }
}

/// A bot's name; nobody at the table has one like it.
pub(super) fn bot_name(state: &State, seat: Seat, name: &str) -> Result<String, Fault> {
    let name = clean(name, LONGEST_NAME).map_err(|bad| match bad {
        BadText::Empty => Fault::NameMissing,
        BadText::TooLong => Fault::NameTooLong,
    })?;
    match is_taken(state, Some(seat), &name) {
        true => Err(Fault::NameTaken),
        false => Ok(name),
    }
}

/// Whether somebody on another seat has a name like this one.
pub(super) fn is_taken(state: &State, besides: Option<Seat>, name: &str) -> bool {
    let others = state.seats().filter(|seat| Some(*seat) != besides);
    let mut names = others.filter_map(|seat| match &state.chairs[seat.index()] {
        Chair::Person(person) => Some(&person.name),
        Chair::Bot(bot) => bot.name.as_ref(),
        Chair::Free => None,
    });
    names.any(|there| look_alike(there, name))
}

/// What comes of the host's wish for other settings; nothing if they are like that already.
pub(super) fn change(state: &State, wanted: &Settings) -> Result<Option<Entry>, Fault> {
    let mut wanted = wanted.clone();
    if wanted.rated {
        wanted.substitute = state.settings.substitute;
    }
    if wanted == *state.settings {
        return Ok(None);
    }
    let seats = usize::from(wanted.seats);
    let bots = state.chairs.iter().take(seats).filter_map(|chair| match chair {
        Chair::Bot(bot) => Some(bot.level),
        Chair::Free | Chair::Person(_) => None,
    });
    settings::check(&wanted, &bots.collect::<Vec<Level>>())?;
    // Who came from where was not asked at a table that does not count.
    if wanted.rated && !state.settings.rated {
        return Err(Fault::RatedFromTheStart);
    }
    if state
        .chairs
        .iter()
        .skip(seats)
        .any(|chair| matches!(chair, Chair::Person(_)))
    {
        return Err(Fault::StillSeated);
    }
    Ok(Some(Entry::Changed { settings: wanted }))
}
