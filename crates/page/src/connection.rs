//! The connection to a table elsewhere: made, watched, lost, made again; and the choice that must arrive once, whatever
//! happens to it.
//!
//! Every socket has a number. What an older one than the present says or does is not heard, so a late message cannot reach
//! another table. Times are milliseconds, by whatever clock the caller has.

use crate::{Line, Unsaid};
use rules::Choice;

/// After how long without a word the server is asked whether it is there, sooner if an answer is due.
const QUIET: f64 = 12_000.0;
const QUIET_WITH_CHOICE: f64 = 2_500.0;
/// How long it may take to answer that, and to let somebody in.
const PATIENCE: f64 = 6_000.0;
/// After how many attempts the page says that the server is out of reach: about ten seconds.
const HOPEFUL: u32 = 4;
/// The pause before an attempt: this much, doubled each time, but never more than the last number.
const PAUSE: u64 = 300;
const LONGEST_PAUSE: u64 = 8_000;

/// How the connection is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Nobody wants a connection.
    #[default]
    Off,
    /// The connection is being made.
    Opening,
    /// The connection is there.
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

    /// Whether it was given up for good, or nobody wants one.
    fn is_over(&self) -> bool {
        matches!(self, Link::Off | Link::Outdated | Link::Gone(_))
    }
}

/// A choice that the server has not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Its name: the server counts it once, however often it comes.
    pub id: String,
    /// The number of what was told last when it was made.
    pub on: u64,
    /// The choice.
    pub choice: Choice,
}

/// Who somebody is when they come to the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    /// The table.
    pub table: String,
    /// The secret of the seat; nobody who only watches has one.
    pub token: Option<String>,
    /// The number of what was told last, so that only the rest is told.
    pub after: Option<u64>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// Open a socket, under this number.
    Connect(u32),
    /// Close the socket, and hear nothing more from it.
    HangUp,
    /// Say who comes.
    Hello(Hello),
    /// Ask whether the server is there.
    Ping,
    /// Send a choice.
    Choose(Pending),
    /// Say something to everybody at the table.
    Say(Line),
    /// Call [`Connection::woke`] with this number after that many milliseconds.
    Wake {
        /// The number.
        socket: u32,
        /// After this many milliseconds.
        after: u64,
    },
}

/// The connection.
#[derive(Clone, Debug, Default)]
pub struct Connection {
    link: Link,
    code: String,
    token: Option<String>,
    /// The number of what was told last.
    last: Option<u64>,
    pending: Option<Pending>,
    /// What was said and not told back yet.
    unsaid: Unsaid,
    /// The number of the last thing that was missed and is still to be told.
    missed: Option<u64>,
    /// How often it was tried since it broke.
    tries: u32,
    /// The number of the present socket, or of the last one.
    socket: u32,
    /// Whether there is a socket.
    is_there: bool,
    /// When the server was heard last, or this socket was opened.
    heard: f64,
    /// When the server was asked whether it is there.
    pinged: Option<f64>,
}

impl Connection {
    /// Whether the connection is there, and if not, why.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The code of the table.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The secret of the seat there.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The number of what was told last.
    pub fn last(&self) -> Option<u64> {
        self.last
    }

    /// The choice on its way.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// What was said and not told back yet.
    pub fn unsaid(&self) -> &Unsaid {
        &self.unsaid
    }

    /// Whether something that this socket says is to be heard.
    pub fn is_present(&self, socket: u32) -> bool {
        self.is_there && self.socket == socket
    }

    fn connect(&mut self, now: f64) -> Vec<Do> {
        self.socket = self.socket.wrapping_add(1);
        self.is_there = true;
        self.heard = now;
        self.pinged = None;
        vec![Do::Connect(self.socket)]
    }

    fn hang_up(&mut self) -> Vec<Do> {
        self.pinged = None;
        match std::mem::take(&mut self.is_there) {
            true => vec![Do::HangUp],
            false => Vec::new(),
        }
    }

    /// Goes to a table, whatever there was before.
    pub fn enter(&mut self, code: &str, token: Option<String>, now: f64) -> Vec<Do> {
        let mut deeds = self.hang_up();
        *self = Connection {
            link: Link::Opening,
            code: code.to_owned(),
            token,
            socket: self.socket,
            ..Connection::default()
        };
        deeds.extend(self.connect(now));
        deeds
    }

    /// Goes away.
    pub fn leave(&mut self) -> Vec<Do> {
        self.end(Link::Off)
    }

    /// It is given up: the server is another one now, or said goodbye for good.
    pub fn end(&mut self, why: Link) -> Vec<Do> {
        self.link = why;
        self.pending = None;
        self.unsaid.clear();
        self.hang_up()
    }

    /// A socket is open.
    pub fn opened(&mut self, socket: u32) -> Vec<Do> {
        if !self.is_present(socket) {
            return Vec::new();
        }
        vec![Do::Hello(Hello {
            table: self.code.clone(),
            token: self.token.clone(),
            after: self.last,
        })]
    }

    /// A socket has said something. Whether it is to be heard.
    pub fn heard(&mut self, socket: u32, now: f64) -> bool {
        let present = self.is_present(socket);
        if present {
            self.heard = now;
            self.pinged = None;
        }
        present
    }

    /// A socket has closed, or could not be opened.
    pub fn closed(&mut self, socket: u32) -> Vec<Do> {
        match self.is_present(socket) {
            true => self.lost(),
            false => Vec::new(),
        }
    }

    /// The connection broke: it is tried again, later each time.
    fn lost(&mut self) -> Vec<Do> {
        let mut deeds = self.hang_up();
        if self.link.is_over() {
            return deeds;
        }
        self.unsaid.lost();
        self.tries = self.tries.saturating_add(1);
        self.link = match self.tries > HOPEFUL {
            true => Link::Unreachable,
            false => Link::Lost,
        };
        deeds.push(Do::Wake {
            socket: self.socket,
            after: (PAUSE << self.tries.min(5)).min(LONGEST_PAUSE),
        });
        deeds
    }

    /// A pause is over.
    pub fn woke(&mut self, socket: u32, now: f64) -> Vec<Do> {
        match socket == self.socket {
            true => self.try_now(now),
            false => Vec::new(),
        }
    }

    /// Tries again at once, if there is something to try.
    pub fn try_now(&mut self, now: f64) -> Vec<Do> {
        match self.link.is_broken() && !self.is_there {
            true => self.connect(now),
            false => Vec::new(),
        }
    }

    /// A second has passed.
    pub fn tick(&mut self, now: f64) -> Vec<Do> {
        if !self.is_there {
            return Vec::new();
        }
        let is_open = matches!(self.link, Link::Open | Link::Waiting);
        let since = if is_open { self.pinged } else { Some(self.heard) };
        if since.is_some_and(|since| now - since > PATIENCE) {
            return self.lost();
        }
        let limit = match self.pending {
            Some(_) => QUIET_WITH_CHOICE,
            None => QUIET,
        };
        if is_open && self.pinged.is_none() && now - self.heard > limit {
            self.pinged = Some(now);
            return vec![Do::Ping];
        }
        Vec::new()
    }

    fn is_in(&mut self) {
        self.tries = 0;
        self.link = Link::Open;
    }

    /// The server tells everything from the start. What was on its way is answered by what it tells.
    pub fn welcomed(&mut self, number: Option<u64>) {
        self.is_in();
        self.last = number;
        self.pending = None;
        self.missed = None;
    }

    /// The server tells what was missed, up to this number. A choice whose answer was lost is sent again, under its name.
    pub fn resumed(&mut self, number: u64) -> Vec<Do> {
        self.is_in();
        self.missed = Some(number);
        self.pending.clone().map(Do::Choose).into_iter().collect()
    }

    /// The server cannot save, or can again.
    pub fn waits(&mut self, waits: bool) {
        if matches!(self.link, Link::Open | Link::Waiting) {
            self.link = if waits { Link::Waiting } else { Link::Open };
        }
    }

    /// Something with a number was told. Whether it is new: nothing is told twice.
    pub fn told(&mut self, number: u64) -> bool {
        let new = self.last.is_none_or(|last| number > last);
        if new {
            self.last = Some(number);
        }
        new
    }

    /// Something is said to everybody; without a connection it waits for one.
    pub fn say(&mut self, line: Line) -> Vec<Do> {
        if self.link.is_over() {
            return Vec::new();
        }
        self.unsaid.add(line);
        self.speak()
    }

    /// What waits to be said, as soon as all that was missed has been told.
    pub fn speak(&mut self) -> Vec<Do> {
        let behind = self
            .missed
            .is_some_and(|missed| self.last.is_none_or(|last| last < missed));
        if behind || !matches!(self.link, Link::Open | Link::Waiting) {
            return Vec::new();
        }
        self.missed = None;
        self.unsaid.send().into_iter().map(Do::Say).collect()
    }

    /// The server has answered something that was asked after it let us in: all that was missed has been told.
    pub fn caught_up(&mut self) -> Vec<Do> {
        self.missed = None;
        self.speak()
    }

    /// Somebody on one's own seat has said this.
    pub fn said(&mut self, line: &Line) {
        self.unsaid.told(line);
    }

    /// The server does not want to hear what was said last.
    pub fn silenced(&mut self) {
        self.unsaid.refused();
    }

    /// A choice is made. Nothing happens while another one is on its way, or before anything was told.
    pub fn choose(&mut self, choice: Choice, id: impl FnOnce() -> String) -> Vec<Do> {
        let (None, Some(on), false) = (&self.pending, self.last, self.link.is_over()) else {
            return Vec::new();
        };
        let pending = Pending { id: id(), on, choice };
        self.pending = Some(pending.clone());
        // Without a connection it goes out when there is one again.
        match self.link {
            Link::Open | Link::Waiting => vec![Do::Choose(pending)],
            _ => Vec::new(),
        }
    }

    /// The choice with this name had been taken under this number. It stays on its way until that is told: the table looks
    /// as it did before until then, and what it offers is out of date.
    pub fn accepted(&mut self, id: &str, number: u64) {
        if self.last.is_some_and(|last| last >= number) {
            self.answered(Some(id));
        }
    }

    /// The choice with this name was answered. What it was, if it is the one on its way.
    pub fn answered(&mut self, id: Option<&str>) -> Option<Pending> {
        self.pending.take_if(|pending| Some(pending.id.as_str()) == id)
    }
}
