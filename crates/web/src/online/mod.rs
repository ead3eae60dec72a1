//! A table elsewhere: over a socket, telling the same news as a table on this device.

mod api;
pub mod call;
mod doors;
mod hear;
pub mod key;
mod line;
pub mod seats;
pub(crate) mod together;
pub mod told;

use crate::app::{App, Screen};
use crate::learn::Mode;
use crate::table::Table;
use dealer::protocol::{Request, Sitter};
pub use doors::Glance;
use leptos::prelude::*;
use line::Line;
use rules::Seat;
use serde_json::{Value, json};
use std::collections::HashMap;
use told::{Chair, Clock, Phase, Record, Said, SeatClock, TableTold};
use web_sys::WebSocket;

/// How the connection is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Nobody wants one.
    Off,
    /// It is being made.
    Opening,
    /// It is there.
    Open,
    /// It broke; it comes back by itself.
    Lost,
    /// It has been broken for a while; it still comes back by itself.
    Unreachable,
    /// The server cannot save; the table waits.
    Waiting,
    /// The server has become another one than this page was made for.
    Outdated,
    /// It will not come back: why.
    Gone(String),
}

impl Link {
    /// Whether it is to be made again.
    pub fn is_broken(&self) -> bool {
        matches!(self, Link::Lost | Link::Unreachable)
    }
}

/// A table elsewhere, as the page knows it. All of it are handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Whether this device has a network, as far as the browser knows.
    pub network: RwSignal<bool>,
    /// The table.
    pub table: RwSignal<Option<TableTold>>,
    /// The own seat; none for somebody who watches.
    pub seat: RwSignal<Option<Seat>>,
    /// Who is connected, by seat.
    pub present: RwSignal<Vec<bool>>,
    /// How many watch.
    pub watchers: RwSignal<u32>,
    /// Whether a choice is on its way.
    pub sending: RwSignal<bool>,
    /// What was said.
    pub chat: RwSignal<Vec<Said>>,
    /// How much of it was not read yet.
    pub unread: RwSignal<usize>,
    /// Whether the talk is open.
    pub chat_open: RwSignal<bool>,
    /// The clocks, by seat.
    pub clocks: RwSignal<Vec<SeatClock>>,
    /// How far the server's time is ahead of ours, in milliseconds.
    pub ahead: RwSignal<f64>,
    /// Counts seconds while there are clocks.
    pub tick: RwSignal<u32>,
    /// Something to tell the person.
    pub notice: RwSignal<Option<String>>,
    /// Open tables.
    pub lobby: RwSignal<Option<Vec<TableTold>>>,
    /// The tables this browser has a seat at, as they were seen last.
    pub glances: RwSignal<HashMap<String, Glance>>,
    /// Whether this person may be called.
    pub leave_to_call: RwSignal<call::Leave>,
    /// The own games, as they were asked for last.
    pub record: RwSignal<Option<Record>>,
    line: StoredValue<Line, LocalStorage>,
}

/// Who sits there, as the table on the page wants to know it.
pub fn sitters(table: &TableTold) -> Vec<Sitter> {
    let chairs = table.seats.iter().enumerate();
    let sitters = chairs.map(|(seat, chair)| match chair {
        Chair::Free => Sitter {
            name: String::new(),
            bot: None,
        },
        Chair::Bot { level } => Sitter {
            name: dealer::bot_name(seat).to_owned(),
            bot: Some(*level),
        },
        Chair::Person { name, .. } => Sitter {
            name: name.clone(),
            bot: None,
        },
    });
    sitters.collect()
}

impl Online {
    /// Nothing yet.
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
            unread: RwSignal::new(0),
            chat_open: RwSignal::new(false),
            clocks: RwSignal::new(Vec::new()),
            ahead: RwSignal::new(0.0),
            tick: RwSignal::new(0),
            notice: RwSignal::new(None),
            lobby: RwSignal::new(None),
            glances: RwSignal::new(HashMap::new()),
            leave_to_call: RwSignal::new(call::leave()),
            record: RwSignal::new(None),
            line: StoredValue::new_local(Line::default()),
        }
    }

    /// Whether somebody is at a table elsewhere.
    pub fn is_on(self) -> bool {
        self.link.with(|link| *link != Link::Off)
    }

    /// The same, without being told when it changes.
    pub fn is_on_now(self) -> bool {
        self.link.with_untracked(|link| *link != Link::Off)
    }

    /// Milliseconds a seat has left for its decision, its reserve included.
    pub fn left(self, seat: Seat) -> Option<f64> {
        self.tick.track();
        let deadline = self.clocks.with(|clocks| clocks.get(seat.index())?.deadline)?;
        Some((deadline - js_sys::Date::now() - self.ahead.get()).max(0.0))
    }

    /// Milliseconds a seat has in reserve, where tables have one.
    pub fn reserve(self, seat: Seat) -> Option<f64> {
        let has_one = self.table.with(|table| {
            let clock = table.as_ref().and_then(|table| table.settings.clock);
            matches!(clock, Some(Clock::Live { reserve: 1.., .. }))
        });
        let reserve = self.clocks.with(|clocks| Some(clocks.get(seat.index())?.reserve));
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

    /// Says something to the server.
    pub fn say(self, message: &Value) {
        self.line.with_value(|line| {
            if let Some(socket) = line
                .socket
                .as_ref()
                .filter(|socket| socket.ready_state() == WebSocket::OPEN)
            {
                let _ = socket.send_with_str(&message.to_string());
            }
        });
    }

    /// Goes to a table: to the own seat there, or to watch.
    pub fn enter(self, app: App, code: &str) {
        let code = code.trim().to_uppercase().replace('-', "");
        let place = seats::at(&code);
        self.close();
        self.table.set(None);
        self.seat.set(None);
        self.chat.set(Vec::new());
        self.unread.set(0);
        self.clocks.set(Vec::new());
        self.notice.set(None);
        self.sending.set(false);
        self.line.update_value(|line| {
            *line = Line {
                code: code.clone(),
                token: place.map(|place| place.token),
                age: line.age + 1,
                ..Line::default()
            };
        });
        app.clear_table(Mode::Game);
        app.zoom.set(None);
        app.at_address(Some(&code));
        app.screen.set(Screen::Gather);
        self.link.set(Link::Opening);
        self.connect(app);
    }

    /// Away from the table, and the seat is given up; in a game a bot plays on, and one can come back.
    pub fn leave(self, app: App) {
        if self.seat.get_untracked().is_some() {
            self.say(&json!({ "do": "leave" }));
            let playing = self
                .table
                .with_untracked(|table| table.as_ref().is_some_and(|table| table.phase == Phase::Playing));
            if !playing {
                self.line.with_value(|line| seats::forget(&line.code));
            }
        }
        self.step_away(app);
    }

    /// Away from the table; the seat waits.
    pub fn step_away(self, app: App) {
        self.close();
        self.link.set(Link::Off);
        self.table.set(None);
        self.clocks.set(Vec::new());
        self.chat_open.set(false);
        self.sending.set(false);
        app.at_address(None);
        self.look_around(app);
    }
}

impl Default for Online {
    fn default() -> Online {
        Online::new()
    }
}

impl Table for Online {
    fn ask(&self, request: &Request) {
        // Everything else belongs to a table on this device.
        if let Request::Choose { choice } = request {
            self.choose(*choice);
        }
    }
}
