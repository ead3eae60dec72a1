//! Those who are connected to a table: coming, catching up, being told, going.

use super::Live;
use super::catching_up::CatchingUp;
use crate::entry::{Entry, Stored};
use crate::fault::Fault;
use crate::protocol::Hello;
use crate::secret::TokenHash;
use crate::table::state::{Phase, State};
use crate::table::tell::{self, PROTOCOL_VERSION};
use axum::extract::ws::Utf8Bytes;
use rules::{Event, MOST_PLAYERS, Seat, Viewer};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc, oneshot};
use told::server::Aside;
use words::Words;

/// Somebody who connects.
pub(crate) struct Entering {
    pub(crate) socket: u64,
    pub(crate) hello: Hello,
    /// From where; an older server that passes somebody on does not say.
    pub(crate) from: Option<IpAddr>,
    pub(crate) outbox: mpsc::Sender<Out>,
    /// Ends a socket that is stuck.
    pub(crate) cut: Arc<Notify>,
    pub(crate) reply: oneshot::Sender<Result<(), Fault>>,
}

/// What a socket is given to send.
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// Say goodbye and close.
    End(Fault),
}

/// A connection.
pub(super) struct Connected {
    pub(super) id: u64,
    pub(super) token: Option<TokenHash>,
    pub(super) words: Words,
    from: Option<IpAddr>,
    outbox: mpsc::Sender<Out>,
    cut: Arc<Notify>,
    /// The last message it was given.
    told: u64,
    /// Whether it has all, and gets what happens at once.
    caught_up: bool,
    /// Whether it was told how the table stands; before, nothing else may be said.
    greeted: bool,
    /// Whether it wants to be told what happened in the game so far.
    chronicle: bool,
}

impl Connected {
    /// Gives it something to send; false if it cannot take any more.
    fn give(&self, out: Out) -> bool {
        match self.outbox.try_send(out) {
            Ok(()) => true,
            // It is going already.
            Err(TrySendError::Closed(_)) => true,
            Err(TrySendError::Full(_)) => false,
        }
    }

    /// Tells it something that is not part of what happened. A client that cannot take it is cut off at the next thing
    /// that is.
    pub(super) fn tell(&self, aside: &Aside) {
        if self.greeted {
            self.give(Out::Text(aside.text().into()));
        }
    }

    /// Whether it has been told everything.
    pub(super) fn is_caught_up(&self) -> bool {
        self.caught_up
    }

    /// Whether it wants to be told what happened in the game so far.
    pub(super) fn wants_chronicle(&self) -> bool {
        self.chronicle
    }

    /// It is told everything again from here on.
    pub(super) fn start_over(&mut self, number: u64) {
        self.told = number;
        self.caught_up = false;
    }

    /// Tells it how the table stands.
    pub(super) fn greet(&self, welcome: String) {
        if !self.give(Out::Text(welcome.into())) {
            self.cut.notify_one();
        }
    }

    pub(super) fn end(self, fault: Fault) {
        if !self.give(Out::End(fault)) {
            self.cut.notify_one();
        }
    }
}

/// How much somebody with this token may see: of a seat that is not theirs, or not yet, what everybody sees.
pub(super) fn viewer(state: &State, token: Option<TokenHash>) -> Viewer {
    token
        .and_then(|token| state.seat_of(token))
        .map_or(Viewer::Public, Viewer::Seat)
}

impl Live {
    pub(super) async fn enter(&mut self, entering: Entering) {
        let Entering {
            socket,
            mut hello,
            from,
            outbox,
            cut,
            reply,
        } = entering;
        hello.token = self.own_token(&hello);
        if let Err(fault) = self.check_entry(&hello) {
            drop(reply.send(Err(fault)));
            return;
        }
        if reply.send(Ok(())).is_err() {
            return;
        }
        let viewer = viewer(&self.state, hello.token);
        let now = self.shared.now();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let resumes = hello.after.filter(|&after| after <= self.state.number);
        // What happened so far is read beside the table, and its welcome waits for it.
        let chronicle = hello.chronicle && resumes.is_none();
        let connected = Connected {
            id: socket,
            token: hello.token,
            words: hello.words,
            from,
            outbox,
            cut,
            told: resumes.unwrap_or(self.state.number),
            caught_up: !chronicle && resumes.is_none_or(|after| after == self.state.number),
            greeted: !chronicle,
            chronicle: hello.chronicle,
        };
        if resumes.is_some() {
            self.shared.metrics.resumed.one();
            connected.tell(&Aside::Resumed {
                version: PROTOCOL_VERSION,
                number: self.state.number,
                now,
                seat,
            });
        } else if !chronicle {
            let welcome = tell::welcome(&self.state, viewer, now, None);
            connected.give(Out::Text(welcome.into()));
        }
        let catching_up = (!connected.caught_up).then(|| self.catching_up(&connected));
        self.make_room(connected.token);
        self.sockets.push(connected);
        self.deserted = None;
        // Whoever comes gets to know who is there; the others only if that changed, or somebody who comes and goes all the
        // time would give them more to read than what happens.
        if self.count_presence() {
            self.tell_presence();
        } else if let Some(newcomer) = self.sockets.last() {
            newcomer.tell(&self.who_is_there());
        }
        self.list_again();
        if let Some(catching_up) = catching_up {
            let number = self.state.number;
            tokio::spawn(async move {
                match resumes {
                    Some(after) => catching_up.begin(after, number).await,
                    None => catching_up.welcome(number).await,
                }
            });
        }
        if let Some(seat) = seat
            && self.state.phase == Phase::Playing
            && self.state.is_away(seat)
        {
            // If it fails, they can still say that they are back.
            let _ = self.write(Entry::Back { seat }).await;
        }
    }

    /// From where a seat is connected, each address once.
    pub(super) fn whence(&self, seat: Seat) -> Vec<IpAddr> {
        let theirs = self
            .sockets
            .iter()
            .filter(|one| viewer(&self.state, one.token) == Viewer::Seat(seat));
        let mut whence: Vec<IpAddr> = theirs.filter_map(|one| one.from).collect();
        whence.sort_unstable();
        whence.dedup();
        whence
    }

    fn check_entry(&self, hello: &Hello) -> Result<(), Fault> {
        match hello.token {
            Some(token) => match self.state.seat_of(token) {
                None => Err(Fault::WrongToken),
                Some(seat) if self.is_banned(seat) => Err(Fault::Banned),
                Some(_) => Ok(()),
            },
            None if !self.state.settings.spectators => Err(Fault::NoSpectators),
            None => {
                let watchers = self.sockets.iter().filter(|connected| connected.token.is_none());
                if watchers.count() >= self.shared.config.limits.watchers {
                    return Err(Fault::TooManySockets);
                }
                Ok(())
            }
        }
    }

    /// The oldest connection of a seat that is open in too many windows ends.
    fn make_room(&mut self, token: Option<TokenHash>) {
        let same = |connected: &Connected| token.is_some() && connected.token == token;
        let count = self.sockets.iter().filter(|connected| same(connected)).count();
        if count >= self.shared.config.limits.sockets_per_seat
            && let Some(oldest) = self.sockets.iter().position(same)
        {
            self.sockets.remove(oldest).end(Fault::Replaced);
        }
    }

    /// The lobby shows a table again to which somebody has come.
    fn list_again(&mut self) {
        if !self.listed && self.is_shown() {
            self.listed = true;
            let (shared, code, epoch) = (self.shared.clone(), self.code(), self.epoch);
            tokio::spawn(async move {
                if let Err(error) = shared.storage.show(code, epoch, true).await {
                    tracing::warn!(table = %code, %error, "a table could not be listed again");
                }
            });
        }
    }

    pub(super) fn gone(&mut self, socket: u64) {
        self.sockets.retain(|connected| connected.id != socket);
        if self.count_presence() {
            self.tell_presence();
        }
    }

    /// What tells a socket what it missed.
    pub(super) fn catching_up_of(&self, socket: u64) -> Option<CatchingUp> {
        let connected = self.sockets.iter().find(|connected| connected.id == socket)?;
        Some(self.catching_up(connected))
    }

    fn catching_up(&self, connected: &Connected) -> CatchingUp {
        CatchingUp {
            shared: self.shared.clone(),
            code: self.code(),
            socket: connected.id,
            token: connected.token,
            outbox: connected.outbox.clone(),
        }
    }

    /// A socket was given what it missed; perhaps more has happened since.
    pub(super) fn caught(&mut self, socket: u64, caught: Result<Option<Box<State>>, Fault>) {
        let Some(index) = self.sockets.iter().position(|connected| connected.id == socket) else {
            return;
        };
        let greeted = self.sockets[index].greeted;
        match caught {
            Ok(then) => {
                let number = self.state.number;
                let catching_up = self.catching_up(&self.sockets[index]);
                let connected = &mut self.sockets[index];
                connected.told = then.as_ref().map_or(0, |then| then.number);
                connected.caught_up = connected.told >= number;
                connected.greeted = true;
                if !connected.caught_up {
                    tokio::spawn(catching_up.go_on(then, number));
                }
            }
            // If what happened so far cannot be read, somebody comes in without.
            Err(_) if !greeted => {
                let connected = &mut self.sockets[index];
                let viewer = viewer(&self.state, connected.token);
                let welcome = tell::welcome(&self.state, viewer, self.shared.now(), None);
                connected.told = self.state.number;
                connected.caught_up = true;
                connected.greeted = true;
                connected.give(Out::Text(welcome.into()));
            }
            // It comes back for it.
            Err(fault) => return self.drop_socket(socket, fault),
        }
        if !greeted {
            self.sockets[index].tell(&self.who_is_there());
        }
    }

    pub(super) fn drop_socket(&mut self, socket: u64, fault: Fault) {
        if let Some(index) = self.sockets.iter().position(|connected| connected.id == socket) {
            self.sockets.remove(index).end(fault);
        }
        if self.count_presence() {
            self.tell_presence();
        }
    }

    /// Tells everybody what has just happened, each what they may know.
    pub(super) fn tell_all(&mut self, stored: &Stored, events: &[Event]) {
        // One message for each seat and one for everybody who watches.
        let mut texts: [Option<Utf8Bytes>; MOST_PLAYERS + 1] = Default::default();
        let mut stuck = Vec::new();
        let mut sent = 0;
        for connected in self.sockets.iter_mut().filter(|connected| connected.caught_up) {
            let viewer = viewer(&self.state, connected.token);
            let place = match viewer {
                Viewer::Seat(seat) => seat.index(),
                _ => MOST_PLAYERS,
            };
            let text = texts[place]
                .get_or_insert_with(|| tell::message(&self.state, stored, events, viewer).into())
                .clone();
            connected.told = stored.number;
            if connected.give(Out::Text(text)) {
                sent += 1;
            } else {
                stuck.push(connected.id);
            }
        }
        self.shared.metrics.messages_out.add(sent);
        for socket in stuck {
            self.shared.metrics.cut_off.one();
            self.drop_socket(socket, Fault::NotReading);
        }
        let why = match stored.entry {
            Entry::Removed { .. } => Fault::Removed,
            _ => Fault::WrongToken,
        };
        // Whose seat was given up has no business here any more.
        let state = &self.state;
        let lost = |connected: &Connected| connected.token.is_some_and(|token| state.seat_of(token).is_none());
        let lost: Vec<u64> = self.sockets.iter().filter(|one| lost(one)).map(|one| one.id).collect();
        for socket in lost {
            self.drop_socket(socket, why.clone());
        }
    }

    pub(super) fn tell_everybody(&self, aside: &Aside) {
        let text = Utf8Bytes::from(aside.text());
        for connected in self.sockets.iter().filter(|connected| connected.greeted) {
            connected.give(Out::Text(text.clone()));
        }
    }

    /// Counts who is connected; whether that changed.
    pub(super) fn count_presence(&mut self) -> bool {
        let mut seats = 0;
        let mut watchers = 0;
        for connected in &self.sockets {
            match viewer(&self.state, connected.token) {
                Viewer::Seat(seat) => seats |= 1 << seat.number(),
                _ => watchers += 1,
            }
        }
        if self.sockets.is_empty() && self.deserted.is_none() {
            self.deserted = Some(Instant::now());
        }
        self.presence.set(seats, watchers, self.shared.now())
    }

    fn who_is_there(&self) -> Aside {
        let there = |seat: Seat| self.presence.is_there(seat);
        Aside::Presence {
            seats: self.state.seats().map(there).collect(),
            watchers: self.presence.watchers(),
        }
    }

    pub(super) fn tell_presence(&self) {
        self.tell_everybody(&self.who_is_there());
    }
}
