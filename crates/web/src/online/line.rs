//! The connection: made, watched, lost, made again; and the choice that must arrive once, whatever happens to it.

use super::{Link, Online};
use crate::app::App;
use dealer::protocol::Chosen;
use leptos::prelude::*;
use rules::Choice;
use serde_json::json;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// After how many milliseconds without a word the server is asked whether it is there, sooner if an answer is due.
const QUIET: f64 = 12_000.0;
const QUIET_WITH_CHOICE: f64 = 2_500.0;
/// How long it may take to answer that, and to let somebody in.
const PATIENCE: f64 = 6_000.0;
/// After how many attempts the page says that the server is out of reach: about ten seconds.
const HOPEFUL: u32 = 4;
/// How often the own tables are looked at, in seconds.
const ROUND: u32 = 30;

/// A choice that the server has not answered yet.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub(super) id: String,
    pub(super) on: u64,
    pub(super) choice: Choice,
}

/// What belongs to one connection.
#[derive(Default)]
pub(super) struct Line {
    pub(super) code: String,
    pub(super) token: Option<String>,
    pub(super) socket: Option<WebSocket>,
    /// The last number that was told.
    pub(super) last: Option<u64>,
    pub(super) pending: Option<Pending>,
    /// How often it was tried since it broke.
    pub(super) tries: u32,
    /// Connections made: what comes from an older one is not heard any more.
    pub(super) age: u32,
    /// What was chosen for the ability that is performed.
    pub(super) chosen: Vec<Chosen>,
    /// How many choices of the game were told.
    pub(super) chapters: usize,
    /// When the server was heard last, or this connection was begun.
    pub(super) heard: f64,
    /// When the server was asked whether it is there.
    pub(super) pinged: Option<f64>,
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
                self.each_second(app);
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

    fn each_second(self, app: App) {
        if self.clocks.with_untracked(|clocks| !clocks.is_empty()) {
            self.tick.update(|tick| *tick = tick.wrapping_add(1));
        }
        let now = js_sys::Date::now();
        let open = matches!(self.link.get_untracked(), Link::Open | Link::Waiting);
        let (silent, quiet) = self.line.with_value(|line| {
            let there = line.socket.is_some();
            let since = if open { line.pinged } else { Some(line.heard) };
            let silent = there && since.is_some_and(|since| now - since > PATIENCE);
            let limit = if line.pending.is_some() {
                QUIET_WITH_CHOICE
            } else {
                QUIET
            };
            (
                silent,
                there && open && line.pinged.is_none() && now - line.heard > limit,
            )
        });
        if silent {
            self.hang_up();
            self.lost(app);
        } else if quiet {
            self.line.update_value(|line| line.pinged = Some(now));
            self.say(&json!({ "do": "ping" }));
        }
    }

    /// Tries again at once, if there is something to try.
    pub fn try_now(self, app: App) {
        let broken = self.link.with_untracked(Link::is_broken);
        if broken && self.line.with_value(|line| line.socket.is_none()) {
            self.connect(app);
        }
    }

    /// Ends the connection without a word.
    fn hang_up(self) {
        self.line.update_value(|line| {
            line.age += 1;
            line.pinged = None;
            if let Some(socket) = line.socket.take() {
                socket.set_onopen(None);
                socket.set_onmessage(None);
                socket.set_onclose(None);
                let _ = socket.close();
            }
        });
    }

    pub(super) fn close(self) {
        self.hang_up();
    }

    pub(super) fn connect(self, app: App) {
        let Some(socket) = socket() else { return };
        let age = self
            .line
            .try_update_value(|line| {
                line.age += 1;
                line.heard = js_sys::Date::now();
                line.pinged = None;
                line.socket = Some(socket.clone());
                line.age
            })
            .unwrap_or_default();
        let language = app.words.get_untracked().language().id();
        let opened = Closure::<dyn Fn()>::new(move || {
            let hello = self.line.with_value(|line| {
                let mut hello =
                    json!({ "do": "hello", "version": 1, "table": line.code, "language": language, "chronicle": true });
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
                self.line.update_value(|line| {
                    line.heard = js_sys::Date::now();
                    line.pinged = None;
                });
                self.hear(app, &event.data().as_string().unwrap_or_default());
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
        if matches!(self.link.get_untracked(), Link::Gone(_) | Link::Off | Link::Outdated) {
            return;
        }
        let (tries, age) = self
            .line
            .try_update_value(|line| {
                line.tries += 1;
                line.socket = None;
                (line.tries, line.age)
            })
            .unwrap_or_default();
        self.link
            .set(if tries > HOPEFUL { Link::Unreachable } else { Link::Lost });
        let pause = (300 * 2_u64.pow(tries.min(5))).min(8_000);
        set_timeout(
            move || {
                let same = self.line.with_value(|line| line.age) == age;
                if same && self.link.with_untracked(Link::is_broken) {
                    self.connect(app);
                }
            },
            Duration::from_millis(pause),
        );
    }

    pub(super) fn connected(self) {
        self.line.update_value(|line| line.tries = 0);
        self.network.set(true);
        self.link.set(Link::Open);
    }

    /// A choice whose answer was lost with the connection: it counts once, however often it is sent.
    pub(super) fn send_again(self) {
        let pending = self.line.with_value(|line| line.pending.clone());
        if let Some(Pending { id, on, choice }) = pending {
            self.say(&json!({ "do": "choose", "id": id, "on": on, "choice": choice }));
        }
    }

    pub(super) fn choose(self, choice: Choice) {
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
            self.sending.set(true);
            self.send_again();
        }
    }

    /// The choice on its way has been answered.
    pub(super) fn answered(self, id: Option<&str>) {
        let done = self.line.try_update_value(|line| {
            let same = line
                .pending
                .as_ref()
                .is_some_and(|pending| Some(pending.id.as_str()) == id);
            line.pending.take_if(|_| same)
        });
        if done.flatten().is_some() {
            self.sending.set(false);
        }
    }
}
