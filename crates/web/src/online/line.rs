//! The connection as the browser carries it out: sockets, clocks and what the network says. What becomes of it is decided
//! by `page::Connection`.

use super::{Online, key};
use crate::app::{App, put};
use leptos::prelude::*;
use page::{Connection, Do, Link, Pending};
use rules::Choice;
use std::time::Duration;
use told::server::{self, Request, VERSION};
use told::{Chosen, Secret};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// How often one's other tables are looked at, in seconds.
const ROUND: u32 = 30;

/// What belongs to one table.
#[derive(Default)]
pub(super) struct OpenLine {
    pub(super) connection: Connection,
    socket: Option<Socket>,
    /// What was chosen for the ability that is performed.
    pub(super) chosen: Vec<Chosen>,
    /// How many choices of the game were told.
    pub(super) chapters: usize,
}

/// A socket with those who listen to it.
struct Socket {
    socket: WebSocket,
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
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

impl Online {
    /// Watches the connection from now on: that it is alive, that the network is there, whose turn it is elsewhere.
    pub(crate) fn watch(self, app: App) {
        let seconds = StoredValue::new(0_u32);
        set_interval(
            move || {
                if self.clocks.with_untracked(|clocks| !clocks.is_empty()) {
                    self.tick.update(|tick| *tick = tick.wrapping_add(1));
                }
                self.act(app, |connection| connection.tick(js_sys::Date::now()));
                seconds.update_value(|seconds| *seconds = seconds.wrapping_add(1));
                if seconds.get_value().is_multiple_of(ROUND) {
                    self.look_around(app);
                }
            },
            Duration::from_secs(1),
        );
        for (event, there) in [("online", true), ("offline", false)] {
            let _ = window_event_listener_untyped(event, move |_| {
                self.network.set(there);
                if there {
                    self.try_now(app);
                }
            });
        }
        // A page that comes to the front again may have slept.
        let _ = window_event_listener_untyped("focus", move |_| self.try_now(app));
        self.look_around(app);
    }

    /// Tries again at once, if there is something to try.
    pub fn try_now(self, app: App) {
        self.act(app, |connection| connection.try_now(js_sys::Date::now()));
    }

    /// Something happens to the connection; what comes of it is done, and the page shows how it is.
    pub(super) fn act(self, app: App, act: impl FnOnce(&mut Connection) -> Vec<Do>) {
        let deeds = self.line.try_update_value(|line| act(&mut line.connection));
        for deed in deeds.unwrap_or_default() {
            self.carry_out(app, deed);
        }
        self.show_link();
    }

    fn show_link(self) {
        let (link, sending, unsaid) = self.line.with_value(|line| {
            let connection = &line.connection;
            let unsaid: Vec<page::Line> = connection.unsaid().lines().cloned().collect();
            (connection.link().clone(), connection.pending().is_some(), unsaid)
        });
        put(self.link, link);
        put(self.sending, sending);
        put(self.unsaid, unsaid);
    }

    fn carry_out(self, app: App, deed: Do) {
        match deed {
            Do::Connect(number) => self.connect(app, number),
            Do::HangUp => self.line.update_value(|line| line.socket = None),
            Do::Hello(hello) => {
                let language = app.words.get_untracked().language().id();
                self.say(&Request::Hello(server::Hello {
                    version: VERSION,
                    table: hello.table,
                    token: hello.token.as_deref().map(Secret::from),
                    key: key::kept().map(Secret::from),
                    after: hello.after,
                    chronicle: true,
                    language: Some(language.to_owned()),
                }));
            }
            Do::Ping => self.say(&Request::Ping),
            Do::Say(page::Line::Text(text)) => self.say(&Request::Say { text }),
            Do::Say(page::Line::Phrase(phrase)) => self.say(&Request::Phrase { phrase }),
            Do::Choose(Pending { id, on, choice }) => self.say(&Request::Choose { id, on, choice }),
            Do::Wake { socket, after } => {
                let wake = move || self.act(app, |connection| connection.woke(socket, js_sys::Date::now()));
                set_timeout(wake, Duration::from_millis(after));
            }
        }
    }

    fn connect(self, app: App, number: u32) {
        let Some(socket) = socket() else {
            // Where none can be made now, it is as if it had broken.
            let closed = move || self.act(app, |connection| connection.closed(number));
            return set_timeout(closed, Duration::ZERO);
        };
        let opened = Closure::<dyn Fn()>::new(move || self.act(app, |connection| connection.opened(number)));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let now = js_sys::Date::now();
            let present = self.line.try_update_value(|line| line.connection.heard(number, now));
            if present == Some(true) {
                self.hear(app, &event.data().as_string().unwrap_or_default());
            }
        });
        let closed = Closure::<dyn Fn()>::new(move || self.act(app, |connection| connection.closed(number)));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.line.update_value(|line| {
            line.socket = Some(Socket {
                socket,
                _opened: opened,
                _heard: heard,
                _closed: closed,
            });
        });
    }

    /// Says something to the server.
    pub fn say(self, request: &Request) {
        self.line.with_value(|line| {
            let open = line
                .socket
                .as_ref()
                .filter(|open| open.socket.ready_state() == WebSocket::OPEN);
            if let Some(open) = open {
                let _ = open.socket.send_with_str(&request.text());
            }
        });
    }

    /// Says something to everybody at the table, as soon as the server hears it.
    pub fn speak(self, app: App, line: page::Line) {
        self.act(app, |connection| connection.say(line));
    }

    /// The server has let us in.
    pub(super) fn connected(self, app: App, let_in: impl FnOnce(&mut Connection) -> Vec<Do>) {
        self.network.set(true);
        self.act(app, let_in);
    }

    /// The server cannot save, or can again.
    pub(super) fn waits(self, app: App, waits: bool) {
        self.act(app, |connection| {
            connection.waits(waits);
            Vec::new()
        });
    }

    /// The connection is given up.
    pub(super) fn end(self, app: App, why: Link) {
        self.act(app, |connection| connection.end(why));
    }

    pub(super) fn choose(self, app: App, choice: Choice) {
        self.act(app, |connection| connection.choose(choice, id));
    }

    /// The choice on its way has been answered: what it was, if it is the one with this name.
    pub(super) fn answered(self, id: Option<&str>) -> Option<Pending> {
        let answered = self.line.try_update_value(|line| line.connection.answered(id));
        self.show_link();
        answered.flatten()
    }
}
