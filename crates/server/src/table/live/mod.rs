//! A table in memory: one task owns it. Choices are checked, written, then told.

mod connections;
mod writing;

use super::ask::{self, Deed, Newcomer};
use super::duty::{self, Duty, millis};
use super::presence::Presence;
use super::registry::Board;
use super::state::{Phase, State};
use super::tell::{Aside, Glance};
use crate::code::Code;
use crate::entry::{By, Entry};
use crate::fault::Fault;
use crate::limits::Bucket;
use crate::protocol::Request;
use crate::secret::random;
use crate::shared::Shared;
use crate::storage::StorageError;
use crate::time::Millis;
use connections::Connected;
pub(crate) use connections::{Entering, Out};
use rules::{Choice, MOST_PLAYERS, Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use writing::Outcome;
pub(crate) use writing::{CLAIM, listing};

/// How long a table without connections stays in memory.
const LINGER: Duration = Duration::from_secs(20);

/// What a table may be told.
pub(crate) enum Note {
    /// Somebody connects.
    Enter(Box<Entering>),
    /// A socket has sent what it was given to catch up.
    More(u64),
    /// A socket is gone.
    Gone(u64),
    /// Somebody asks for something.
    Ask {
        socket: u64,
        request: Box<Request>,
        arrived: Instant,
    },
    /// Somebody wants to sit down.
    Sit(Box<Newcomer>, oneshot::Sender<Result<Seat, Fault>>),
    /// Somebody wants to know about the table.
    Info(oneshot::Sender<Result<Glance, Fault>>),
    /// A bot has decided.
    Thought(Thought),
    /// Another server may have written something.
    News,
    /// It is this server's turn to look after the table.
    Look,
    /// Another server wants to know who is here.
    Who,
    /// What other servers said about who is there may have been missed.
    AskWho,
    /// Another server says who is there.
    Elsewhere { server: u32, seats: u8, watchers: u32 },
    /// The server stops.
    Stop,
}

/// What a bot decided, and for which question.
pub(crate) struct Thought {
    seat: Seat,
    /// Since which entry that question is asked.
    asked: u64,
    choice: Option<Choice>,
    by: By,
}

/// A table in memory.
struct Live {
    shared: Arc<Shared>,
    board: Arc<Board>,
    state: State,
    sockets: Vec<Connected>,
    presence: Presence,
    chatter: [Option<Bucket>; MOST_PLAYERS],
    /// The question a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    loaded: Millis,
    /// Since when nobody has been connected.
    deserted: Option<Instant>,
    /// Whether the lobby knows that somebody is here.
    listed: bool,
    stopped: bool,
}

/// Looks after a table until nobody needs it.
pub(crate) async fn run(shared: Arc<Shared>, code: Code, board: Arc<Board>, mut notes: mpsc::Receiver<Note>) {
    let state = match load(&shared, code).await {
        Ok(state) => state,
        Err(fault) => {
            shared.registry.remove(code, &mut notes);
            while let Some(note) = notes.recv().await {
                turn_away(note, &fault);
            }
            return;
        }
    };
    shared.metrics.tables.up();
    let mut live = Live::new(shared, board, state);
    live.begin();
    loop {
        let duty = live.next_duty();
        tokio::select! {
            note = notes.recv() => match note {
                Some(note) => live.hear(note).await,
                None => break,
            },
            () = until(&live, duty.map(|(when, _)| when)) => {
                if let Some((_, duty)) = duty.filter(|(when, _)| *when <= live.shared.now()) {
                    live.perform(duty).await;
                }
            }
        }
        live.catch_up_with_others().await;
        if live.stopped {
            live.rest().await;
            live.shared.registry.remove(code, &mut notes);
            break;
        }
        if live.may_go() {
            live.rest().await;
            if live.shared.registry.remove_if_quiet(code, &mut notes) {
                break;
            }
            live.deserted = Some(Instant::now());
        }
    }
    live.shared.metrics.tables.down();
    // Whoever told it something at the last moment is heard by the table that comes next.
    while let Some(note) = notes.recv().await {
        if live.stopped {
            turn_away(note, &Fault::Stopping);
        } else {
            live.shared.tell(code, note).await;
        }
    }
}

async fn load(shared: &Shared, code: Code) -> Result<State, Fault> {
    let entries = shared
        .storage
        .entries(code, 0)
        .await
        .map_err(|error| fault_of(code, &error))?;
    match State::replay(code, &entries) {
        Ok(Some(state)) => Ok(state),
        Ok(None) => Err(Fault::NoSuchTable),
        Err(error) => {
            tracing::error!(table = %code, %error, "the log of a table is broken");
            Err(Fault::Internal)
        }
    }
}

/// What somebody is told when the database fails.
pub(crate) fn fault_of(code: Code, error: &StorageError) -> Fault {
    match error {
        StorageError::Unavailable(_) => {
            tracing::warn!(table = %code, %error, "a table cannot be read or written");
            Fault::Unavailable
        }
        StorageError::Unreadable(_) | StorageError::Unusable(_) => {
            tracing::error!(table = %code, %error, "a table cannot be understood");
            Fault::Internal
        }
    }
}

/// Answers somebody for whom there is no table.
fn turn_away(note: Note, fault: &Fault) {
    match note {
        Note::Enter(entering) => drop(entering.reply.send(Err(fault.clone()))),
        Note::Sit(_, reply) => drop(reply.send(Err(fault.clone()))),
        Note::Info(reply) => drop(reply.send(Err(fault.clone()))),
        _ => {}
    }
}

/// Waits until something must be done, or the table may leave memory.
async fn until(live: &Live, when: Option<Millis>) {
    let now = live.shared.now();
    let duty = when.map(|when| Duration::from_millis(when.saturating_sub(now)));
    let leave = live
        .deserted
        .map(|since| (since + LINGER).saturating_duration_since(Instant::now()));
    match [duty, leave].into_iter().flatten().min() {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}

impl Live {
    fn new(shared: Arc<Shared>, board: Arc<Board>, state: State) -> Live {
        let now = shared.now();
        Live {
            board,
            state,
            sockets: Vec::new(),
            presence: Presence::nobody(now),
            chatter: [None; MOST_PLAYERS],
            thinking: None,
            loaded: now,
            deserted: Some(Instant::now()),
            listed: false,
            stopped: false,
            shared,
        }
    }

    fn code(&self) -> Code {
        self.state.code
    }

    fn begin(&mut self) {
        self.show_on_board();
        // It may have ended just before a server did.
        self.finish_last();
        self.ask_who();
    }

    fn ask_who(&self) {
        if self.shared.is_shared {
            self.shared.storage.whisper(format!("who {}", self.code()));
        }
    }

    fn show_on_board(&self) {
        let playing = self.state.phase == Phase::Playing;
        self.board.playing.store(playing, Ordering::Relaxed);
    }

    /// The next thing to do without being asked, and when.
    fn next_duty(&self) -> Option<(Millis, Duty)> {
        if self.thinking.is_some() {
            return None;
        }
        let (when, duty) = duty::next(&self.state, &self.presence, &self.shared.config.pace, self.loaded)?;
        // Of several servers the one that wrote last goes on; the others stand by in case it is gone.
        let others_turn = self.shared.is_shared && self.state.origin.server() != self.shared.server;
        let deference = if others_turn {
            millis(self.shared.config.pace.deference)
        } else {
            0
        };
        Some((when.max(self.state.at) + deference, duty))
    }

    /// Whether nobody needs it in memory.
    fn may_go(&self) -> bool {
        let lingered = self.deserted.is_some_and(|since| since.elapsed() >= LINGER);
        let soon = self.shared.now() + 2 * millis(LINGER);
        lingered && self.thinking.is_none() && self.next_duty().is_none_or(|(when, _)| when > soon)
    }

    /// Notes when the table must be looked after again.
    async fn rest(&mut self) {
        let due = match self.stopped {
            // Whoever comes next looks after it at once.
            true => (self.state.phase == Phase::Playing).then(|| self.shared.now()),
            false => self.next_duty().map(|(when, _)| when),
        };
        let shown = self.is_shown() && (self.stopped || self.is_slow());
        self.listed = shown;
        if let Err(error) = self.shared.storage.note(self.code(), shown, due).await {
            tracing::warn!(table = %self.code(), %error, "when a table must be looked after could not be noted");
        }
    }

    fn is_slow(&self) -> bool {
        matches!(self.state.settings.clock, Some(crate::settings::Clock::Slow { .. }))
    }

    fn is_shown(&self) -> bool {
        self.state.settings.open && self.state.phase != Phase::Ended
    }

    async fn hear(&mut self, note: Note) {
        match note {
            Note::Enter(entering) => self.enter(*entering).await,
            Note::More(socket) => self.more(socket).await,
            Note::Gone(socket) => self.gone(socket),
            Note::Ask {
                socket,
                request,
                arrived,
            } => self.asked(socket, *request, arrived).await,
            Note::Sit(newcomer, reply) => {
                let sat = self.sit(&newcomer).await;
                drop(reply.send(sat));
            }
            Note::Info(reply) => {
                let glance = Glance::of(&self.state, self.shared.now());
                drop(reply.send(glance.ok_or(Fault::Internal)));
            }
            Note::Thought(thought) => self.thought(thought).await,
            // The board is looked at after every note.
            Note::News => {}
            Note::Look => self.finish_last(),
            Note::Who => self.whisper_presence(),
            Note::AskWho => {
                self.ask_who();
                self.whisper_presence();
            }
            Note::Elsewhere {
                server,
                seats,
                watchers,
            } => {
                let now = self.shared.now();
                if self.presence.set_elsewhere(server, seats, watchers, now) {
                    self.tell_presence();
                }
            }
            Note::Stop => {
                self.stopped = true;
                for socket in std::mem::take(&mut self.sockets) {
                    socket.end(Fault::Stopping);
                }
            }
        }
    }

    /// Reads what other servers wrote, if they did.
    async fn catch_up_with_others(&mut self) {
        let newest = self.board.newest.swap(0, Ordering::Relaxed);
        if newest > self.state.number && !self.refresh().await {
            self.board.newest.fetch_max(newest, Ordering::Relaxed);
            let (shared, code) = (self.shared.clone(), self.code());
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_secs(1)).await;
                shared.registry.tell_if_live(code, Note::News);
            });
        }
    }

    async fn sit(&mut self, newcomer: &Newcomer) -> Result<Seat, Fault> {
        loop {
            let entry = ask::sit(&self.state, newcomer)?;
            let Entry::Seated { seat, .. } = entry else {
                return Err(Fault::Internal);
            };
            if self.write(entry).await? == Outcome::Done {
                return Ok(seat);
            }
        }
    }

    /// Answers somebody who asks for something.
    async fn asked(&mut self, socket: u64, request: Request, arrived: Instant) {
        let answered = self.try_answer(socket, &request).await;
        let Some(connected) = self.sockets.iter().find(|connected| connected.id == socket) else {
            return;
        };
        match answered {
            Ok(Answered::Told) => {
                if matches!(request, Request::Choose { .. }) {
                    self.shared.metrics.choice_seconds.took(arrived.elapsed());
                }
            }
            Ok(Answered::Accepted(number)) => {
                let id = request.id().unwrap_or_default();
                connected.tell(&Aside::Accepted { id, number });
            }
            Ok(Answered::Nothing) => connected.tell(&Aside::Done { id: request.id() }),
            Err(fault) => {
                self.shared.metrics.refused.one();
                connected.tell(&Aside::Refused {
                    id: request.id(),
                    code: fault.code(),
                    message: fault.message(connected.words),
                });
            }
        }
    }

    async fn try_answer(&mut self, socket: u64, request: &Request) -> Result<Answered, Fault> {
        // A client that was told more than this server knows came from another server.
        if let Request::Choose { on, .. } = request
            && *on > self.state.number
        {
            self.refresh().await;
        }
        let mut paid = false;
        loop {
            let connected = self.sockets.iter().find(|connected| connected.id == socket);
            let token = connected
                .and_then(|connected| connected.token)
                .ok_or(Fault::OnlyWatching)?;
            // The token is looked up every time: the seat may have been given up since.
            let seat = self.state.seat_of(token).ok_or(Fault::WrongToken)?;
            if !paid && request.is_chatter() && !self.may_chatter(seat) {
                return Err(Fault::TooFast);
            }
            paid = true;
            let absence = millis(self.shared.config.pace.absence);
            let now = self.shared.now();
            let is_absent = |seat| {
                let gone = self.presence.gone_since(seat);
                gone.is_some_and(|gone| gone + absence <= now)
            };
            match ask::answer(&self.state, seat, request, is_absent)? {
                Deed::Accepted(number) => return Ok(Answered::Accepted(number)),
                Deed::Nothing => return Ok(Answered::Nothing),
                Deed::First(entry) => {
                    self.write(entry).await?;
                }
                Deed::Last(entry) => {
                    if self.write(entry).await? == Outcome::Done {
                        return Ok(Answered::Told);
                    }
                }
            }
        }
    }

    fn may_chatter(&mut self, seat: Seat) -> bool {
        let per_minute = f64::from(self.shared.config.limits.chatter_per_minute);
        let Some(bucket) = self.chatter.get_mut(seat.index()) else {
            return false;
        };
        bucket
            .get_or_insert_with(|| Bucket::full(per_minute))
            .take(per_minute, per_minute / 60.0)
    }

    /// Does what must be done without being asked.
    async fn perform(&mut self, duty: Duty) {
        match duty {
            Duty::Bot(seat, level) => self.think(seat, level, By::Bot),
            Duty::OutOfTime(seat, level) => self.think(seat, level, By::Clock),
            Duty::TakeOver(seat, why) => {
                // If that fails, it is still to be done.
                let _ = self.write(Entry::Away { seat, why }).await;
            }
        }
    }

    /// Lets a bot think about what a seat is asked. It sees what that seat sees.
    fn think(&mut self, seat: Seat, level: bots::Level, by: By) {
        let (Some((asked, _)), Some(game)) = (self.state.turns[seat.index()].asked, &self.state.game) else {
            return;
        };
        self.thinking = Some((seat, asked));
        let view = game.view(Viewer::Seat(seat));
        let shared = self.shared.clone();
        let code = self.code();
        tokio::spawn(async move {
            let seed = random().map_or(asked, u64::from_le_bytes);
            let choice = shared.thinkers.choose(level, view, seed).await;
            let thought = Thought {
                seat,
                asked,
                choice,
                by,
            };
            shared.tell(code, Note::Thought(thought)).await;
        });
    }

    async fn thought(&mut self, thought: Thought) {
        let Thought {
            seat,
            asked,
            choice,
            by,
        } = thought;
        if self.thinking == Some((seat, asked)) {
            self.thinking = None;
        }
        let still_asked = self.state.turns[seat.index()]
            .asked
            .is_some_and(|(since, _)| since == asked);
        // Somebody came back while the bot thought for them.
        let still_wanted = match by {
            By::Bot => self.state.bot_for(seat).is_some(),
            By::Clock => self.state.bot_for(seat).is_none(),
            By::Player => false,
        };
        let Some(choice) = choice.filter(|_| still_asked && still_wanted) else {
            return;
        };
        // If somebody else was faster, the question is looked at anew.
        let _ = self
            .write(Entry::Choice {
                seat,
                choice,
                by,
                id: None,
            })
            .await;
    }
}

/// What became of a request.
enum Answered {
    /// Everybody was told.
    Told,
    /// It had been accepted with this number.
    Accepted(u64),
    /// It was so already.
    Nothing,
}
