//! Those who are connected to a table: coming, catching up, being told, going.

use super::{Live, fault_of};
use crate::entry::Entry;
use crate::entry::Stored;
use crate::fault::Fault;
use crate::protocol::Hello;
use crate::secret::TokenHash;
use crate::table::state::{Broken, Phase, State};
use crate::table::tell::{self, Aside, Chapter, PROTOCOL_VERSION};
use axum::extract::ws::Utf8Bytes;
use rules::{Event, MOST_PLAYERS, Seat, Viewer};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc, oneshot};
use words::Words;

/// Messages sent at once to somebody who catches up.
const PAGE: usize = 64;

/// Somebody who connects.
pub(crate) struct Entering {
    pub(crate) socket: u64,
    pub(crate) hello: Hello,
    pub(crate) outbox: mpsc::Sender<Out>,
    /// Ends a socket that is stuck.
    pub(crate) cut: Arc<Notify>,
    pub(crate) reply: oneshot::Sender<Result<(), Fault>>,
}

/// What a socket is given to send.
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// Part of what was missed; the socket asks for more when it is sent.
    Page(Vec<Utf8Bytes>),
    /// Say goodbye and close.
    End(Fault),
}

/// A connection.
pub(super) struct Connected {
    pub(super) id: u64,
    pub(super) token: Option<TokenHash>,
    pub(super) words: Words,
    outbox: mpsc::Sender<Out>,
    cut: Arc<Notify>,
    /// The last message it was given.
    told: u64,
    /// Whether it has all, and gets what happens at once.
    caught_up: bool,
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
    pub(super) fn tell(&self, aside: &Aside<'_>) {
        self.give(Out::Text(aside.text().into()));
    }

    pub(super) fn end(self, fault: Fault) {
        if !self.give(Out::End(fault)) {
            self.cut.notify_one();
        }
    }
}

/// How much somebody with this token may see: of a seat that is not theirs, or not yet, what everybody sees.
fn viewer(state: &State, token: Option<TokenHash>) -> Viewer {
    token
        .and_then(|token| state.seat_of(token))
        .map_or(Viewer::Public, Viewer::Seat)
}

impl Live {
    pub(super) async fn enter(&mut self, entering: Entering) {
        let Entering {
            socket,
            hello,
            outbox,
            cut,
            reply,
        } = entering;
        // A client that was told more than this server knows came from another server.
        let ahead = hello.after.is_some_and(|after| after > self.state.number);
        let unknown = hello.token.is_some_and(|token| self.state.seat_of(token).is_none());
        if self.shared.is_shared && (ahead || unknown) {
            self.refresh().await;
        }
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
        let connected = Connected {
            id: socket,
            token: hello.token,
            words: hello.words,
            outbox,
            cut,
            told: resumes.unwrap_or(self.state.number),
            caught_up: resumes.is_none_or(|after| after == self.state.number),
        };
        if resumes.is_some() {
            self.shared.metrics.resumed.one();
            connected.tell(&Aside::Resumed {
                version: PROTOCOL_VERSION,
                number: self.state.number,
                now,
                seat,
            });
        } else {
            let chronicle = match hello.chronicle {
                true => self.chronicle().await,
                false => None,
            };
            let welcome = tell::welcome(&self.state, viewer, now, chronicle.as_deref());
            connected.give(Out::Text(welcome.into()));
        }
        let behind = !connected.caught_up;
        self.make_room(connected.token);
        self.sockets.push(connected);
        self.deserted = None;
        self.count_presence();
        // Whoever comes gets to know who is there, even if nothing changed by it.
        self.tell_presence();
        self.list_again();
        if behind {
            self.more(socket).await;
        }
        if let Some(seat) = seat
            && self.state.phase == Phase::Playing
            && self.state.is_away(seat)
        {
            // If it fails, they can still say that they are back.
            let _ = self.write(Entry::Back { seat }).await;
        }
    }

    fn check_entry(&self, hello: &Hello) -> Result<(), Fault> {
        match hello.token {
            Some(token) if self.state.seat_of(token).is_none() => Err(Fault::WrongToken),
            Some(_) => Ok(()),
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
            let (shared, code) = (self.shared.clone(), self.code());
            let due = (self.state.phase == Phase::Playing).then(|| shared.now() + super::CLAIM);
            tokio::spawn(async move {
                if let Err(error) = shared.storage.note(code, true, due).await {
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

    /// Gives a socket that catches up the next part of what it missed.
    pub(super) async fn more(&mut self, socket: u64) {
        let Some(connected) = self.sockets.iter().find(|connected| connected.id == socket) else {
            return;
        };
        let (token, told) = (connected.token, connected.told);
        let page = self.page(token, told).await;
        let number = self.state.number;
        let Some(connected) = self.sockets.iter_mut().find(|connected| connected.id == socket) else {
            return;
        };
        match page {
            Ok(texts) => {
                connected.told += texts.len() as u64;
                connected.caught_up = connected.told >= number;
                if texts.is_empty() && !connected.caught_up {
                    // What it should catch up with cannot be read; it comes back for it.
                    self.drop_socket(socket, Fault::Unavailable);
                } else if !texts.is_empty() {
                    connected.give(Out::Page(texts));
                }
            }
            Err(fault) => self.drop_socket(socket, fault),
        }
    }

    fn drop_socket(&mut self, socket: u64, fault: Fault) {
        if let Some(index) = self.sockets.iter().position(|connected| connected.id == socket) {
            self.sockets.remove(index).end(fault);
        }
        if self.count_presence() {
            self.tell_presence();
        }
    }

    /// The messages after `told`, made anew from the entries: the same as were sent when they happened.
    async fn page(&self, token: Option<TokenHash>, told: u64) -> Result<Vec<Utf8Bytes>, Fault> {
        if told >= self.state.number {
            return Ok(Vec::new());
        }
        let entries = self.shared.storage.entries(self.code(), 0).await;
        let entries = entries.map_err(|error| fault_of(self.code(), &error))?;
        let upto = self.state.number.min(told + PAGE as u64);
        let texts = self.retell(&entries, token, told, upto);
        texts.map_err(|error| {
            tracing::error!(table = %self.code(), %error, "the log of a table is broken");
            Fault::Internal
        })
    }

    fn retell(
        &self,
        entries: &[Stored],
        token: Option<TokenHash>,
        told: u64,
        upto: u64,
    ) -> Result<Vec<Utf8Bytes>, Broken> {
        let mut texts = Vec::new();
        let mut past: Option<State> = None;
        for stored in entries.iter().take_while(|stored| stored.number <= upto) {
            let events = match &mut past {
                Some(past) => past.apply(stored)?,
                None => {
                    past = Some(State::open(self.code(), stored)?);
                    Vec::new()
                }
            };
            if let Some(past) = past.as_ref().filter(|_| stored.number > told) {
                texts.push(tell::message(past, stored, &events, viewer(past, token)).into());
            }
        }
        Ok(texts)
    }

    /// All choices of the game that is played, or was played last, and what came of them. If they cannot be read,
    /// somebody comes in without.
    async fn chronicle(&self) -> Option<Vec<Chapter>> {
        let entries = self.shared.storage.entries(self.code(), 0).await.ok()?;
        let (first, rest) = entries.split_first()?;
        let mut past = State::open(self.code(), first).ok()?;
        let mut chapters = Vec::new();
        for stored in rest.iter().take_while(|stored| stored.number <= self.state.number) {
            let events = past.apply(stored).ok()?;
            match stored.entry {
                Entry::Started { .. } => chapters.clear(),
                Entry::Choice { seat, .. } => chapters.push(Chapter { seat, events }),
                _ => {}
            }
        }
        Some(chapters)
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
        // Whose seat was given up has no business here any more.
        let state = &self.state;
        let lost = |connected: &Connected| connected.token.is_some_and(|token| state.seat_of(token).is_none());
        let lost: Vec<u64> = self.sockets.iter().filter(|one| lost(one)).map(|one| one.id).collect();
        for socket in lost {
            self.drop_socket(socket, Fault::WrongToken);
        }
    }

    pub(super) fn tell_everybody(&self, aside: &Aside<'_>) {
        let text = Utf8Bytes::from(aside.text());
        for connected in &self.sockets {
            connected.give(Out::Text(text.clone()));
        }
    }

    /// Counts who is connected; whether that changed.
    pub(super) fn count_presence(&mut self) -> bool {
        let mut seats = 0;
        let mut watchers = 0;
        for connected in &self.sockets {
            match viewer(&self.state, connected.token) {
                Viewer::Seat(seat) => seats |= 1 << seat.0,
                _ => watchers += 1,
            }
        }
        if self.sockets.is_empty() && self.deserted.is_none() {
            self.deserted = Some(Instant::now());
        }
        let changed = self.presence.set_here(seats, watchers, self.shared.now());
        if changed {
            self.whisper_presence();
        }
        changed
    }

    pub(super) fn whisper_presence(&self) {
        if self.shared.is_shared {
            let (seats, watchers) = self.presence.here();
            let server = self.shared.server;
            let code = self.code();
            self.shared
                .storage
                .whisper(format!("here {code} {server} {seats} {watchers}"));
        }
    }

    pub(super) fn tell_presence(&self) {
        let seats: Vec<bool> = self
            .state
            .seats()
            .map(|seat: Seat| self.presence.is_there(seat))
            .collect();
        self.tell_everybody(&Aside::Presence {
            seats: &seats,
            watchers: self.presence.watchers(),
        });
    }
}
