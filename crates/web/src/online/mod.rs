//! A table elsewhere: over a socket, telling the same news as a table on this device.

mod api;
pub mod call;
mod doors;
mod hear;
mod house;
pub mod key;
mod line;
mod own;
pub(crate) mod push;
pub mod seats;
pub(crate) mod together;

use crate::app::App;
use leptos::prelude::*;
use line::OpenLine;
pub(crate) use own::may_have_some as may_have_tables;
pub use page::Link;
use page::{Connection, OnTable, OwnPlace, Place};
use rules::Seat;
use told::Sitter;
use told::server::http::{House, OwnPlayer};
use told::server::{self, Chair, Clock, Listed, Phase, Said, SeatClock, Table as ServerTable};

/// A table elsewhere, as the page knows it. All of it are handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Whether this device has a network, as far as the browser knows.
    pub network: RwSignal<bool>,
    /// The table.
    pub table: RwSignal<Option<ServerTable>>,
    /// The viewer's own seat; none for somebody who watches.
    pub seat: RwSignal<Option<Seat>>,
    /// Who is connected, by seat.
    pub present: RwSignal<Vec<bool>>,
    /// How many watch.
    pub watchers: RwSignal<u32>,
    /// Whether a choice is on its way.
    pub sending: RwSignal<bool>,
    /// What was said.
    pub chat: RwSignal<Vec<Said>>,
    /// What was said here and has not reached the server yet.
    pub unsaid: RwSignal<Vec<page::Line>>,
    /// How much of it was not read yet.
    pub unread: RwSignal<usize>,
    /// The clocks, by seat.
    pub clocks: RwSignal<Vec<SeatClock>>,
    /// How far the server's time is ahead of ours, in milliseconds.
    pub ahead: RwSignal<f64>,
    /// Counts seconds while there are clocks.
    pub tick: RwSignal<u32>,
    /// Whether somebody wanted to sit down without a name.
    pub nameless: RwSignal<bool>,
    /// Whether it is to be told what happened since the viewer's last turn.
    pub missed: RwSignal<bool>,
    /// Something to tell the person.
    pub notice: RwSignal<Option<String>>,
    /// Open tables.
    pub lobby: RwSignal<Option<Vec<Listed>>>,
    /// The tables at which this person sits, as they were seen last; none before that.
    pub own: RwSignal<Option<Vec<OwnPlace>>>,
    /// A key that came with the address, while this browser has another one.
    pub brought: RwSignal<Option<String>>,
    /// Whether this person may be called.
    pub leave_to_call: RwSignal<call::Leave>,
    /// Of which tables this browser wants to hear while the page is closed, and whether that was said anew on this visit.
    pub(crate) calls: RwSignal<page::Calls>,
    renewed: RwSignal<bool>,
    /// Those whose lines are not shown here, by seat.
    pub muted: RwSignal<Vec<Seat>>,
    /// What the host has set up, once that is known.
    pub house: RwSignal<Option<House>>,
    /// The viewer's own games, as they were asked for last.
    pub record: RwSignal<Option<OwnPlayer>>,
    line: StoredValue<OpenLine, LocalStorage>,
}

/// Who sits there, as the table on the page wants to know it.
pub fn sitters(table: &ServerTable) -> Vec<Sitter> {
    let chairs = table.seats.iter().enumerate();
    let sitters = chairs.map(|(seat, chair)| match chair {
        Chair::Free => Sitter::person(""),
        Chair::Bot { level, .. } => Sitter::bot(chair.name(seat).unwrap_or_default(), *level),
        Chair::Person { name, .. } => Sitter::person(name),
    });
    sitters.collect()
}

impl Online {
    /// No table, and no connection.
    pub fn new() -> Online {
        Online {
            link: RwSignal::new(Link::Off),
            network: RwSignal::new(window().navigator().on_line()),
            table: RwSignal::new(None),
            seat: RwSignal::new(None),
            present: RwSignal::new(Vec::new()),
            watchers: RwSignal::new(0),
            sending: RwSignal::new(false),
            chat: RwSignal::new(Vec::new()),
            unsaid: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            clocks: RwSignal::new(Vec::new()),
            ahead: RwSignal::new(0.0),
            tick: RwSignal::new(0),
            nameless: RwSignal::new(false),
            missed: RwSignal::new(false),
            notice: RwSignal::new(None),
            lobby: RwSignal::new(None),
            own: RwSignal::new(None),
            brought: RwSignal::new(key::from_address()),
            leave_to_call: RwSignal::new(call::leave()),
            calls: RwSignal::default(),
            renewed: RwSignal::new(false),
            muted: RwSignal::new(Vec::new()),
            house: RwSignal::new(None),
            record: RwSignal::new(None),
            line: StoredValue::new_local(OpenLine::default()),
        }
    }

    /// Whether somebody is at a table elsewhere.
    pub fn is_on(self) -> bool {
        self.link.with(|link| *link != Link::Off)
    }

    /// Whether somebody is at a table elsewhere right now; nothing is redrawn when that changes.
    pub fn is_on_now(self) -> bool {
        self.link.with_untracked(|link| *link != Link::Off)
    }

    /// The code of the table elsewhere, while somebody is there.
    pub fn code(self) -> Option<String> {
        self.is_on_now()
            .then(|| self.line.with_value(|line| line.connection.code().to_owned()))
    }

    /// Milliseconds a seat has left for its decision, its reserve included.
    pub fn left(self, seat: Seat) -> Option<f64> {
        self.tick.track();
        let deadline = self.clocks.with(|clocks| clocks.get(seat.index())?.deadline)?;
        Some((deadline as f64 - js_sys::Date::now() - self.ahead.get()).max(0.0))
    }

    /// Milliseconds a seat has in reserve, where tables have one.
    pub fn reserve(self, seat: Seat) -> Option<f64> {
        let has_one = self.table.with(|table| {
            let clock = table.as_ref().and_then(|table| table.settings.clock);
            matches!(clock, Some(Clock::Live { reserve: 1.., .. }))
        });
        let reserve = self
            .clocks
            .with(|clocks| Some(clocks.get(seat.index())?.reserve as f64));
        reserve.filter(|_| has_one)
    }

    /// Whether a bot decides for this seat.
    pub fn is_away(self, seat: Seat) -> bool {
        self.table.with(|table| {
            let chair = table.as_ref().and_then(|table| table.seats.get(seat.index()));
            matches!(chair, Some(Chair::Person { away: Some(_), .. }))
        })
    }

    /// Whether the person on this seat is connected; bots always are.
    pub fn is_there(self, seat: Seat) -> bool {
        let person = self.table.with(|table| {
            let chair = table.as_ref().and_then(|table| table.seats.get(seat.index()));
            matches!(chair, Some(Chair::Person { .. }))
        });
        !person
            || self
                .present
                .with(|present| present.get(seat.index()).copied().unwrap_or(false))
    }

    /// Whether a game is played.
    pub fn is_playing(self) -> bool {
        self.table
            .with(|table| table.as_ref().is_some_and(|table| table.phase == Phase::Playing))
    }

    /// Goes to a table: to the viewer's own seat there, or to watch.
    pub fn enter(self, app: App, code: &str) {
        let code = code.trim().to_uppercase().replace('-', "");
        let token = seats::at(&code).map(|place| place.token);
        self.act(app, Connection::leave);
        self.table.set(None);
        self.seat.set(None);
        self.chat.set(Vec::new());
        self.unread.set(0);
        self.clocks.set(Vec::new());
        self.notice.set(None);
        self.missed.set(false);
        self.line.update_value(|line| {
            line.chosen.clear();
            line.chapters = 0;
        });
        app.clear_table(OnTable::Elsewhere);
        app.hover.set(None);
        let place = Place::Elsewhere {
            code: code.clone(),
            game: false,
        };
        match app.way.place().is_same_table(&place) {
            true => app.way.note(place),
            false => app.way.go(place),
        }
        self.act(app, |connection| connection.enter(&code, token, js_sys::Date::now()));
    }

    /// Away from the table, and the seat is given up; in a game a bot plays on, and one can come back.
    pub fn leave(self, app: App) {
        if self.seat.get_untracked().is_some() {
            self.say(&server::Request::Leave);
            let playing = self
                .table
                .with_untracked(|table| table.as_ref().is_some_and(|table| table.phase == Phase::Playing));
            if !playing {
                self.line.with_value(|line| seats::forget(line.connection.code()));
            }
        }
        self.step_away(app);
    }

    /// Away from the table; the seat waits.
    pub fn step_away(self, app: App) {
        self.act(app, Connection::leave);
        self.table.set(None);
        self.clocks.set(Vec::new());
        self.look_around(app);
    }
}

impl Default for Online {
    fn default() -> Online {
        Online::new()
    }
}
