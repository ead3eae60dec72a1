//! A table elsewhere: over a socket, telling the same news as a table on this device.

mod api;
pub mod seats;
pub mod told;

use crate::app::{App, Screen};
use crate::table::Table;
use dealer::foresight::outlook;
use dealer::protocol::{Chapter, Chosen, News, Request, Scene, Sitter};
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Seat, Step};
use serde_json::{Value, json};
use std::time::Duration;
use told::{Chair, Listed, Message, Phase, Said, Sat, SeatClock, TableSettings, TableTold};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

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
    /// The server cannot save; the table waits.
    Waiting,
    /// It will not come back: why.
    Gone(String),
}

/// A choice that the server has not answered yet.
#[derive(Clone, Debug)]
struct Pending {
    id: String,
    on: u64,
    choice: Choice,
}

/// What belongs to one connection.
#[derive(Default)]
struct Line {
    code: String,
    token: Option<String>,
    socket: Option<WebSocket>,
    /// The last number that was told.
    last: Option<u64>,
    pending: Option<Pending>,
    /// How often it was tried since it broke.
    tries: u32,
    /// Connections made: what comes from an older one is not heard any more.
    age: u32,
    chosen: Vec<Chosen>,
}

/// A table elsewhere, as the page knows it. All of it are handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// The table.
    pub table: RwSignal<Option<TableTold>>,
    /// The own seat; none for somebody who watches.
    pub seat: RwSignal<Option<Seat>>,
    /// Who is connected, by seat.
    pub present: RwSignal<Vec<bool>>,
    /// How many watch.
    pub watchers: RwSignal<u32>,
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
    line: StoredValue<Line, LocalStorage>,
}

/// How a seat at another table stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// The table.
    pub table: TableTold,
    /// Whether the seat is asked.
    pub asked: bool,
}

/// The address of the socket: beside the page, whatever folder that is in.
fn address(path: &str) -> Option<String> {
    let base = document().base_uri().ok()??;
    Some(web_sys::Url::new_with_base(path, &base).ok()?.href())
}

fn socket() -> Option<WebSocket> {
    let address = address("api/socket")?;
    let address = address.replacen("http", "ws", 1);
    WebSocket::new(&address).ok()
}

fn id() -> String {
    format!(
        "{:x}-{:x}",
        js_sys::Date::now() as u64,
        (js_sys::Math::random() * 4e9) as u32
    )
}

/// The scene of a view that came from a server.
fn scene(view: Sight, chosen: Vec<Chosen>) -> Scene<Sight> {
    Scene {
        effect: None,
        foresights: view.choices.iter().map(|&choice| outlook(&view, choice)).collect(),
        can_take_back: false,
        chosen,
        view,
    }
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
            table: RwSignal::new(None),
            seat: RwSignal::new(None),
            present: RwSignal::new(Vec::new()),
            watchers: RwSignal::new(0),
            chat: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            chat_open: RwSignal::new(false),
            clocks: RwSignal::new(Vec::new()),
            ahead: RwSignal::new(0.0),
            tick: RwSignal::new(0),
            notice: RwSignal::new(None),
            lobby: RwSignal::new(None),
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

    /// Milliseconds a seat has left for its decision.
    pub fn left(self, seat: Seat) -> Option<f64> {
        self.tick.track();
        let deadline = self.clocks.with(|clocks| clocks.get(seat.index())?.deadline)?;
        Some((deadline - js_sys::Date::now() - self.ahead.get()).max(0.0))
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
        let code = code.trim().to_uppercase();
        let place = seats::at(&code);
        self.close();
        self.table.set(None);
        self.seat.set(None);
        self.chat.set(Vec::new());
        self.unread.set(0);
        self.clocks.set(Vec::new());
        self.notice.set(None);
        self.line.update_value(|line| {
            *line = Line {
                code: code.clone(),
                token: place.map(|place| place.token),
                age: line.age + 1,
                ..Line::default()
            };
        });
        app.at_address(Some(&code));
        app.screen.set(Screen::Gather);
        self.link.set(Link::Opening);
        self.connect(app);
    }

    /// Away from the table. The seat is kept, and in a game a bot plays on.
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
        self.close();
        self.link.set(Link::Off);
        self.table.set(None);
        app.at_address(None);
    }

    fn close(self) {
        self.line.update_value(|line| {
            line.age += 1;
            if let Some(socket) = line.socket.take() {
                socket.set_onmessage(None);
                socket.set_onclose(None);
                let _ = socket.close();
            }
        });
    }

    fn connect(self, app: App) {
        let Some(socket) = socket() else { return };
        let age = self
            .line
            .try_update_value(|line| {
                line.age += 1;
                line.socket = Some(socket.clone());
                line.age
            })
            .unwrap_or_default();
        let language = app.words.get_untracked().language().id();
        let opened = Closure::<dyn Fn()>::new(move || {
            let hello = self.line.with_value(|line| {
                let mut hello = json!({ "do": "hello", "version": 1, "table": line.code, "language": language });
                if let Some(token) = &line.token {
                    hello["token"] = json!(token);
                }
                if let Some(last) = line.last {
                    hello["after"] = json!(last);
                }
                hello
            });
            self.say(&hello);
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        opened.forget();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if self.line.with_value(|line| line.age) == age {
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str::<Message>(&text) {
                    Ok(message) => self.hear(app, message),
                    Err(error) => leptos::logging::warn!("the server said something strange: {error}"),
                }
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let closed = Closure::<dyn Fn()>::new(move || {
            if self.line.with_value(|line| line.age) == age {
                self.lost(app);
            }
        });
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        closed.forget();
    }

    /// The connection broke: try again, later each time.
    fn lost(self, app: App) {
        if matches!(self.link.get_untracked(), Link::Gone(_) | Link::Off) {
            return;
        }
        self.link.set(Link::Lost);
        let (tries, age) = self
            .line
            .try_update_value(|line| {
                line.tries += 1;
                line.socket = None;
                (line.tries, line.age)
            })
            .unwrap_or_default();
        let pause = (300 * 2_u64.pow(tries.min(5))).min(8_000);
        set_timeout(
            move || {
                let same = self.line.with_value(|line| line.age) == age;
                if same && self.link.get_untracked() == Link::Lost {
                    self.connect(app);
                }
            },
            Duration::from_millis(pause),
        );
    }

    fn hear(self, app: App, message: Message) {
        if let Some(now) = message.now {
            self.ahead.set(now - js_sys::Date::now());
        }
        match message.kind.as_str() {
            "welcome" => return self.welcomed(app, message),
            "resumed" => {
                self.connected();
                self.seat.set(message.seat);
                self.send_again();
                return;
            }
            "presence" => {
                self.present.set(message.seats);
                self.watchers.set(message.watchers);
                return;
            }
            "accepted" => {
                self.line.update_value(|line| line.pending = None);
                return;
            }
            "refused" => {
                self.line.update_value(|line| {
                    if message.id.is_some() && line.pending.as_ref().map(|pending| &pending.id) == message.id.as_ref() {
                        line.pending = None;
                    }
                });
                if message.code.as_deref() != Some("stale") {
                    self.notice.set(message.message);
                }
                return;
            }
            "waiting" => return self.link.set(Link::Waiting),
            "goes-on" => return self.link.set(Link::Open),
            "goodbye" => return self.sent_away(message),
            "done" | "pong" => return,
            _ => {}
        }
        let Some(number) = message.number else { return };
        // Nothing is told twice, and after a gap the connection is made anew.
        let known = self.line.with_value(|line| line.last);
        if known.is_some_and(|known| number <= known) {
            return;
        }
        self.line.update_value(|line| line.last = Some(number));
        if let Some(table) = message.table {
            app.sitters.set(sitters(&table));
            self.table.set(Some(table));
        }
        if let Some(clock) = message.clock {
            self.clocks.set(clock);
        }
        match (message.kind.as_str(), message.seat, message.view) {
            ("started", _, Some(view)) => {
                self.line.update_value(|line| line.chosen.clear());
                self.open(app, view);
            }
            ("choice", Some(chooser), Some(view)) => {
                let chosen = self.note(app, chooser, message.id.as_deref(), &view);
                let happenings = message.events;
                app.hear(News::Told {
                    chapter: Chapter { chooser, happenings },
                    scene: Box::new(scene(view, chosen)),
                });
            }
            ("said" | "phrase", Some(seat), _) => {
                let said = Said {
                    seat,
                    text: message.text,
                    phrase: message.phrase,
                };
                self.chat.update(|chat| chat.push(said));
                if !self.chat_open.get_untracked() && self.seat.get_untracked() != Some(seat) {
                    self.unread.update(|unread| *unread += 1);
                }
            }
            _ => {}
        }
    }

    /// Remembers what was chosen for the ability that is performed.
    fn note(self, app: App, chooser: Seat, id: Option<&str>, after: &Sight) -> Vec<Chosen> {
        let before = app.scene.get_untracked();
        self.line
            .try_update_value(|line| {
                let answered = line.pending.take_if(|pending| Some(pending.id.as_str()) == id);
                match answered {
                    _ if after.step != Step::Ability => line.chosen.clear(),
                    Some(pending) if matches!(pending.choice, Choice::Play(_)) => line.chosen.clear(),
                    Some(pending) if after.me() == Some(chooser) => {
                        let hero = before.and_then(|scene| scene.view.card(pending.choice));
                        line.chosen.push(Chosen {
                            choice: pending.choice,
                            hero,
                        });
                    }
                    _ => {}
                }
                line.chosen.clone()
            })
            .unwrap_or_default()
    }

    fn connected(self) {
        self.line.update_value(|line| line.tries = 0);
        self.link.set(Link::Open);
    }

    fn welcomed(self, app: App, message: Message) {
        self.connected();
        self.seat.set(message.seat);
        self.chat.set(message.chat);
        self.clocks.set(message.clock.unwrap_or_default());
        self.line.update_value(|line| {
            line.last = message.number;
            line.pending = None;
            line.chosen.clear();
        });
        if let Some(table) = message.table {
            app.sitters.set(sitters(&table));
            let playing = table.phase == Phase::Playing;
            self.table.set(Some(table));
            match message.view {
                Some(view) if playing => self.open(app, view),
                _ => app.screen.set(Screen::Gather),
            }
        }
    }

    fn open(self, app: App, view: Sight) {
        let seat = view.me().unwrap_or(Seat(0));
        app.hear(News::Opened {
            seat,
            sitters: self
                .table
                .with_untracked(|table| table.as_ref().map(sitters))
                .unwrap_or_default(),
            chronicle: Vec::new(),
            seen: 0,
            scene: Box::new(scene(view, Vec::new())),
        });
    }

    fn sent_away(self, message: Message) {
        let code = message.code.unwrap_or_default();
        // The server comes back, or reading was too slow: the connection is made again by itself.
        if matches!(
            code.as_str(),
            "stopping" | "unavailable" | "not-reading" | "silent" | "too-fast"
        ) {
            return;
        }
        if code == "wrong-token" {
            self.line.with_value(|line| seats::forget(&line.code));
        }
        self.link.set(Link::Gone(message.message.unwrap_or_default()));
    }

    /// A choice whose answer was lost with the connection: it counts once, however often it is sent.
    fn send_again(self) {
        let pending = self.line.with_value(|line| line.pending.clone());
        if let Some(Pending { id, on, choice }) = pending {
            self.say(&json!({ "do": "choose", "id": id, "on": on, "choice": choice }));
        }
    }

    fn choose(self, choice: Choice) {
        let pending = self
            .line
            .try_update_value(|line| {
                if line.pending.is_some() {
                    return None;
                }
                let pending = Pending {
                    id: id(),
                    on: line.last?,
                    choice,
                };
                line.pending = Some(pending.clone());
                Some(pending)
            })
            .flatten();
        if pending.is_some() {
            self.send_again();
        }
    }

    /// Opens a table and sits down at it.
    pub fn create(self, app: App, name: String, settings: TableSettings) {
        let body = json!({ "settings": settings, "name": name });
        self.take_seat(app, "api/tables".to_owned(), body, name, String::new());
    }

    /// Takes a seat at the table that is watched.
    pub fn sit(self, app: App, name: String) {
        let code = self.line.with_value(|line| line.code.clone());
        let path = format!("api/tables/{code}/seats");
        self.take_seat(app, path, json!({ "name": name }), name, code);
    }

    /// Asks for a seat, remembers it and goes there. A new table says its code itself.
    fn take_seat(self, app: App, path: String, body: Value, name: String, code: String) {
        let language = app.words.get_untracked().language().id();
        leptos::task::spawn_local(async move {
            match api::ask::<Sat>("POST", &path, Some(body), language, None).await {
                Ok(Sat {
                    code: new,
                    token: Some(token),
                }) => {
                    let code = new.unwrap_or(code);
                    seats::remember(seats::Place {
                        code: code.clone(),
                        token,
                        name,
                    });
                    self.enter(app, &code);
                }
                Ok(_) => {}
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    fn refused(self, app: App, refused: String) {
        let words = app.words.get_untracked();
        self.notice.set(Some(if refused.is_empty() {
            words::text!(words, "screen-no-server")
        } else {
            refused
        }));
    }

    /// Looks at the lobby.
    pub fn look(self, app: App) {
        let language = app.words.get_untracked().language().id();
        leptos::task::spawn_local(async move {
            match api::ask::<Listed>("GET", "api/tables", None, language, None).await {
                Ok(listed) => self.lobby.set(Some(listed.tables)),
                Err(refused) => {
                    self.lobby.set(None);
                    self.refused(app, refused);
                }
            }
        });
    }

    /// Looks how a seat at another table stands, and tells it.
    pub fn glance(self, place: &seats::Place, tell: impl Fn(Option<Glance>) + 'static) {
        let Some(socket) = socket() else { return };
        let hello = json!({ "do": "hello", "version": 1, "table": place.code, "token": place.token }).to_string();
        let greeted = socket.clone();
        let opened = Closure::once_into_js(move || {
            let _ = greeted.send_with_str(&hello);
        });
        socket.set_onopen(Some(opened.unchecked_ref()));
        let asked = socket.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(message) = serde_json::from_str::<Message>(&text) else {
                return;
            };
            match message.kind.as_str() {
                "welcome" => tell(message.table.map(|table| Glance {
                    asked: message.view.is_some_and(|view| !view.choices.is_empty()),
                    table,
                })),
                "goodbye" => tell(None),
                _ => return,
            }
            let _ = asked.close();
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
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
