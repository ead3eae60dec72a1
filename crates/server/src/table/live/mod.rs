//! A table in memory: one task of one server owns it. Choices are checked, written, then told.

mod calling;
mod catching_up;
mod connections;
mod order;
mod own;
mod writing;

use super::ask::{self, Deed, Newcomer};
use super::duty::{self, Duty, millis};
use super::presence::Presence;
use super::reading::{self, NOW, Unread};
use super::scrub::Target;
use super::state::{Phase, State};
use super::tell;
use crate::code::Code;
use crate::entry::{By, Entry};
use crate::fault::Fault;
use crate::lease::Lease;
use crate::limits::Bucket;
use crate::protocol::{Request, is_chatter};
use crate::secret::PlayerId;
use crate::shared::Shared;
use crate::storage::{Claim, Epoch};
use crate::thinkers::Thinker;
use crate::time::Millis;
use calling::Called;
use connections::Connected;
pub(crate) use connections::{Entering, Out};
use rules::{Choice, MOST_PLAYERS, Memory, Seat, Viewer};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use told::server::Aside;
pub(crate) use writing::listing;

/// How long a table without connections stays in memory.
const LINGER: Duration = Duration::from_secs(20);
/// How long a server that is not sure whether it still owns its tables waits until it looks again.
const UNSURE: Duration = Duration::from_millis(200);
/// After how long a table that cannot be read is tried again.
const LATER: Millis = 60_000;

/// What a table may be told.
pub(crate) enum Note {
    /// Somebody connects.
    Enter(Box<Entering>),
    /// A socket was given what it missed: up to where, or why not.
    Caught(u64, Result<Option<Box<State>>, Fault>),
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
    /// A player gives up the seat that is theirs; whether they had one.
    Leave(PlayerId, oneshot::Sender<Result<bool, Fault>>),
    /// Somebody wants to know about the table.
    Info(oneshot::Sender<Result<tell::Glance, Fault>>),
    /// A host removes something, or somebody wants to be forgotten.
    Scrub(Box<Target>, oneshot::Sender<Result<(), Fault>>),
    /// A host keeps those out who are connected to a seat: from where they are.
    Whence(Seat, oneshot::Sender<Result<Vec<IpAddr>, Fault>>),
    /// A host closes the table.
    Close(oneshot::Sender<Result<(), Fault>>),
    /// A bot has decided.
    Thought(Thought),
    /// It is this server's turn to look after the table.
    Look,
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
    /// The bot, for its next decision.
    thinker: Option<Thinker>,
}

/// A table in memory.
struct Live {
    shared: Arc<Shared>,
    /// Under which this server owns it.
    epoch: Epoch,
    /// How often this server had been given up before.
    losses: u64,
    state: State,
    sockets: Vec<Connected>,
    presence: Presence,
    chatter: [Option<Bucket>; MOST_PLAYERS],
    /// The question a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    /// The last game on its way into history and ratings.
    finishing: Option<tokio::task::JoinHandle<()>>,
    /// Bots that have thought here before.
    thinkers: [Option<Thinker>; MOST_PLAYERS],
    /// When this server began to look after a game that had begun before.
    resumed: Option<Millis>,
    /// What everybody was called for.
    called: Called,
    /// Since when nobody has been connected.
    deserted: Option<Instant>,
    /// Whether the lobby knows that somebody is here.
    listed: bool,
    /// Whether this server may not own it any more.
    unsure: bool,
    /// How often that had been so before.
    breaks: u64,
    stopped: bool,
    /// Whether another server owns it now.
    lost: bool,
}

/// Looks after a table until nobody needs it.
pub(crate) async fn run(shared: Arc<Shared>, code: Code, mut notes: mpsc::Receiver<Note>) {
    let losses = shared.lease_of(code).losses();
    let (epoch, state) = match load(&shared, code).await {
        Ok(loaded) => loaded,
        Err(fault) => {
            shared.registry.remove(code, &mut notes);
            while let Some(note) = notes.recv().await {
                turn_away(note, &fault);
            }
            return;
        }
    };
    shared.metrics.tables.up();
    shared.metrics.tables_claimed.one();
    let mut live = Live::new(shared, (epoch, losses), state);
    // It may have ended just before a server did.
    live.finish_last();
    let mut bans = live.shared.peace.changes();
    loop {
        live.look_at_the_lease();
        let next = live.next_time();
        tokio::select! {
            note = notes.recv() => match note {
                Some(note) => live.hear(note).await,
                None => break,
            },
            () = live.given_up() => live.lost = true,
            () = changed(&mut bans) => live.turn_out(),
            () = until(&live, next) => {
                // Much may have happened to this server while it waited.
                live.look_at_the_lease();
                let now = live.shared.now();
                if let Some((_, duty)) = live.next_duty().filter(|(when, _)| *when <= now) {
                    live.perform(duty).await;
                }
                live.make_calls();
            }
        }
        if live.stopped || live.lost || live.may_go() {
            break;
        }
    }
    live.end(&mut notes).await;
}

/// Waits until bans have changed.
async fn changed(bans: &mut watch::Receiver<u64>) {
    if bans.changed().await.is_err() {
        std::future::pending().await
    }
}

/// Takes a table that belongs to nobody, and reads it.
async fn load(shared: &Shared, code: Code) -> Result<(Epoch, State), Fault> {
    let claim = shared.storage.claim(code, shared.server).await;
    let epoch = match claim.map_err(|error| Unread::from(error).fault(code))? {
        Claim::Mine(epoch) => epoch,
        Claim::Other(owner) => return Err(Fault::Elsewhere(owner)),
        Claim::NoTable => return Err(Fault::NoSuchTable),
    };
    let fault = match reading::read(shared, code, NOW).await {
        Ok(Some(state)) => return Ok((epoch, state)),
        Ok(None) => Fault::NoSuchTable,
        Err(unread) => unread.fault(code),
    };
    // A server that can read it may have it.
    let now = shared.now();
    let released = shared.storage.release(code, epoch, now, None, Some(now + LATER)).await;
    if let Err(error) = released {
        tracing::warn!(table = %code, %error, "a table could not be given back");
    }
    Err(fault)
}

/// Answers somebody for whom there is no table.
fn turn_away(note: Note, fault: &Fault) {
    match note {
        Note::Enter(entering) => drop(entering.reply.send(Err(fault.clone()))),
        Note::Sit(_, reply) => drop(reply.send(Err(fault.clone()))),
        Note::Leave(_, reply) => drop(reply.send(Err(fault.clone()))),
        Note::Info(reply) => drop(reply.send(Err(fault.clone()))),
        Note::Whence(_, reply) => drop(reply.send(Err(fault.clone()))),
        Note::Scrub(_, reply) | Note::Close(reply) => drop(reply.send(Err(fault.clone()))),
        _ => {}
    }
}

/// Waits until something must be done, or the table may leave memory.
async fn until(live: &Live, when: Option<Millis>) {
    if live.unsure {
        return tokio::time::sleep(UNSURE).await;
    }
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
    fn new(shared: Arc<Shared>, (epoch, losses): (Epoch, u64), state: State) -> Live {
        let now = shared.now();
        Live {
            epoch,
            losses,
            sockets: Vec::new(),
            presence: Presence::nobody(now),
            chatter: [None; MOST_PLAYERS],
            thinking: None,
            finishing: None,
            thinkers: Default::default(),
            resumed: (state.phase == Phase::Playing).then_some(now),
            called: Called::default(),
            deserted: Some(Instant::now()),
            listed: false,
            unsure: false,
            breaks: shared.lease_of(state.code).breaks(),
            stopped: false,
            lost: false,
            state,
            shared,
        }
    }

    fn code(&self) -> Code {
        self.state.code
    }

    /// By which this server owns it.
    fn lease(&self) -> &Lease {
        self.shared.lease_of(self.code())
    }

    /// Waits until the others have given this server up, and with it this table.
    async fn given_up(&self) {
        self.lease().lost_after(self.losses).await;
    }

    /// A server that may not own its tables any more does nothing at them by itself. When it is sure again, whoever is
    /// not there and whoever should have chosen has had no chance.
    fn look_at_the_lease(&mut self) {
        let breaks = self.lease().breaks();
        if self.breaks != breaks {
            let now = self.shared.now();
            self.breaks = breaks;
            self.presence.excuse(now);
            self.resumed = (self.state.phase == Phase::Playing).then_some(now);
        }
        self.unsure = !self.lease().is_sure();
    }

    /// The next thing to do without being asked, and when.
    fn next_duty(&self) -> Option<(Millis, Duty)> {
        if self.thinking.is_some() || self.unsure || ask::is_worn_out(&self.state) {
            return None;
        }
        let pace = &self.shared.config.pace;
        let (when, duty) = duty::next(&self.state, &self.presence, pace, self.resumed)?;
        Some((when.max(self.state.at), duty))
    }

    /// When it must do something without being asked.
    fn next_time(&self) -> Option<Millis> {
        let duty = self.next_duty().map(|(when, _)| when);
        let call = self.next_call().map(|(when, ..)| when);
        [duty, call].into_iter().flatten().min()
    }

    /// Whether nobody needs it in memory.
    fn may_go(&self) -> bool {
        let lingered = self.deserted.is_some_and(|since| since.elapsed() >= LINGER);
        let soon = self.shared.now() + 2 * millis(LINGER);
        let rests = self.thinking.is_none() && !self.unsure;
        lingered && rests && self.next_time().is_none_or(|when| when > soon)
    }

    /// Leaves memory: everybody is told, and the table is given back.
    async fn end(mut self, notes: &mut mpsc::Receiver<Note>) {
        let fault = if self.stopped {
            Fault::Stopping
        } else {
            Fault::Unavailable
        };
        for socket in std::mem::take(&mut self.sockets) {
            socket.end(fault.clone());
        }
        if !self.lost {
            self.give_back().await;
        }
        let (shared, code) = (self.shared.clone(), self.code());
        shared.registry.remove(code, notes);
        shared.metrics.tables.down();
        // Whoever told it something at the last moment is heard by the table that comes next.
        while let Some(note) = notes.recv().await {
            if self.stopped {
                turn_away(note, &Fault::Stopping);
            } else {
                shared.tell(code, note).await;
            }
        }
    }

    /// Gives the table back, and notes when it must be looked after again.
    async fn give_back(&self) {
        let now = self.shared.now();
        let due = match self.stopped {
            // Whoever comes next looks after it at once; that an ended game is in the history may not be known yet.
            true => (self.state.phase != Phase::Gathering).then_some(now),
            false => self.next_time(),
        };
        let shown = self.is_shown() && (self.stopped || self.is_slow());
        let storage = &self.shared.storage;
        if let Err(error) = storage.release(self.code(), self.epoch, now, Some(shown), due).await {
            tracing::warn!(table = %self.code(), %error, "a table could not be given back");
        }
    }

    fn is_slow(&self) -> bool {
        matches!(self.state.settings.clock, Some(crate::settings::Clock::Slow { .. }))
    }

    fn is_shown(&self) -> bool {
        writing::is_shown(&self.state)
    }

    async fn hear(&mut self, note: Note) {
        match note {
            Note::Enter(entering) => self.enter(*entering).await,
            Note::Caught(socket, caught) => self.caught(socket, caught),
            Note::Gone(socket) => self.gone(socket),
            Note::Ask {
                socket,
                request,
                arrived,
            } => self.asked(socket, *request, arrived).await,
            // Nobody would have the token of a seat that is given to somebody who has gone meanwhile.
            Note::Sit(_, reply) if reply.is_closed() => {}
            Note::Sit(newcomer, reply) => {
                let sat = self.sit(&newcomer).await;
                drop(reply.send(sat));
            }
            Note::Leave(player, reply) => {
                let left = self.leave(&player).await;
                drop(reply.send(left));
            }
            Note::Info(reply) => {
                let glance = tell::glance(&self.state, self.shared.now());
                drop(reply.send(Ok(glance)));
            }
            Note::Scrub(target, reply) => {
                let scrubbed = self.scrub(*target).await;
                drop(reply.send(scrubbed));
            }
            Note::Whence(seat, reply) => drop(reply.send(Ok(self.whence(seat)))),
            Note::Close(reply) => {
                let closed = self.close().await;
                drop(reply.send(closed));
            }
            Note::Thought(thought) => self.thought(thought).await,
            Note::Look => self.finish_last(),
            Note::Stop => self.stopped = true,
        }
    }

    async fn sit(&mut self, newcomer: &Newcomer) -> Result<Seat, Fault> {
        let entry = ask::sit(&self.state, newcomer)?;
        let Entry::Seated { seat, .. } = entry else {
            return Err(Fault::Internal);
        };
        self.check_company(newcomer).await?;
        self.write(entry).await?;
        Ok(seat)
    }

    /// Whether everybody who sits here is willing to sit with somebody.
    async fn check_company(&self, newcomer: &Newcomer) -> Result<(), Fault> {
        let Some(player) = &newcomer.player else { return Ok(()) };
        let people = self.state.seats().filter_map(|seat| self.state.person(seat));
        let players: Vec<_> = people.filter_map(|person| person.player.clone()).collect();
        if players.is_empty() {
            return Ok(());
        }
        let blocked = self.shared.storage.is_blocked(players, player.clone()).await;
        match blocked.map_err(|error| Unread::from(error).fault(self.code()))? {
            true => Err(Fault::NotWelcome),
            false => Ok(()),
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
                let id = request.id().unwrap_or_default().to_owned();
                connected.tell(&Aside::Accepted { id, number });
            }
            Ok(Answered::Nothing) => connected.tell(&Aside::Done {
                id: request.id().map(str::to_owned),
            }),
            Err(fault) => {
                self.shared.metrics.refused.one();
                self.shared.metrics.refusals.one(fault.code());
                connected.tell(&Aside::Refused {
                    id: request.id().map(str::to_owned),
                    code: fault.code().to_owned(),
                    message: fault.message(connected.words),
                    retry_ms: None,
                });
            }
        }
    }

    async fn try_answer(&mut self, socket: u64, request: &Request) -> Result<Answered, Fault> {
        let mut paid = false;
        loop {
            let connected = self.sockets.iter().find(|connected| connected.id == socket);
            let token = connected
                .and_then(|connected| connected.token)
                .ok_or(Fault::OnlyWatching)?;
            // The token is looked up every time: the seat may have been given up since.
            let seat = self.state.seat_of(token).ok_or(Fault::WrongToken)?;
            if !paid && is_chatter(request) && !self.may_chatter(seat) {
                return Err(Fault::TooFast);
            }
            paid = true;
            match request {
                Request::Report {
                    number,
                    seat: about,
                    why,
                } => {
                    self.report(seat, *number, *about, why).await?;
                    return Ok(Answered::Nothing);
                }
                Request::Say { .. } => self.may_type(seat).await?,
                Request::Bot { name: Some(name), .. } if self.shared.config.house.words.is_in(name) => {
                    return Err(Fault::NameRefused);
                }
                _ => {}
            }
            let absence = millis(self.shared.config.pace.absence);
            let now = self.shared.now();
            let is_absent = |seat| {
                let gone = self.presence.gone_since(seat);
                gone.is_some_and(|gone| gone + absence <= now)
            };
            match ask::answer(&self.state, seat, request, is_absent)? {
                Deed::Accepted(number) => return Ok(Answered::Accepted(number)),
                Deed::Nothing => return Ok(Answered::Nothing),
                Deed::First(entry) => self.write(entry).await?,
                Deed::Last(Entry::Said { seat, text }) => {
                    let text = self.shared.config.house.words.masked(&text);
                    self.write(Entry::Said { seat, text }).await?;
                    return Ok(Answered::Told);
                }
                Deed::Last(entry) => {
                    self.write(entry).await?;
                    return Ok(Answered::Told);
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

    /// Lets a bot think about what a seat is asked. It knows what that seat has seen.
    fn think(&mut self, seat: Seat, level: told::Level, by: By) {
        let (Some((asked, _)), Some(game)) = (self.state.turns[seat.index()].asked, &self.state.game) else {
            return;
        };
        let shared = self.shared.clone();
        let sits = self.thinkers[seat.index()].take();
        let thinker = shared.thinkers.seat(sits, level, seat, self.state.bot_seed(seat));
        let recalled = if thinker.remembers() {
            self.state.memory(seat)
        } else {
            None
        };
        let memory = recalled.unwrap_or_else(|| Memory::of(game, Viewer::Seat(seat)));
        self.thinking = Some((seat, asked));
        let code = self.code();
        tokio::spawn(async move {
            let (choice, thinker) = shared.thinkers.choose(thinker, memory).await;
            let thought = Thought {
                seat,
                asked,
                choice,
                by,
                thinker,
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
            thinker,
        } = thought;
        self.thinkers[seat.index()] = thinker;
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
        // If that fails, the question is looked at again.
        let _ = self
            .write(Entry::Choice {
                seat,
                choice,
                by,
                id: None,
                state: None,
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
    /// Nothing has changed, because it was so already.
    Nothing,
}
