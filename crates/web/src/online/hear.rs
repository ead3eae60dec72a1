//! What the server says, and what becomes of it on the page.

use super::line::{Line, Pending};
use super::told::{Chair, Message, Phase, Said, TableTold};
use super::{Link, Online, call, seats, sitters};
use crate::app::{App, Screen};
use dealer::foresight::outlook;
use dealer::protocol::{Chapter, Chosen, News, Scene};
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Seat, Step};
use serde_json::json;

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

/// Where what was chosen for an ability survives a reload; the server tells nobody what was chosen, only what came of it.
const CHOSEN: &str = "oshra-chosen";

fn session() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

fn keep_chosen(line: &Line) {
    let moment = json!([line.code, line.chapters, line.chosen]);
    if let Some(store) = session() {
        let _ = store.set_item(CHOSEN, &moment.to_string());
    }
}

/// What was chosen at this very moment of this game.
fn kept_chosen(line: &Line) -> Vec<Chosen> {
    let kept = session().and_then(|store| store.get_item(CHOSEN).ok()?);
    let kept: Option<(String, usize, Vec<Chosen>)> = kept.and_then(|kept| serde_json::from_str(&kept).ok());
    match kept {
        Some((code, chapters, chosen)) if code == line.code && chapters == line.chapters => chosen,
        _ => Vec::new(),
    }
}

impl Online {
    pub(super) fn hear(self, app: App, text: &str) {
        match serde_json::from_str::<Message>(text) {
            Ok(message) => self.understand(app, message),
            // What cannot be read came from a server of another time; going on would show a wrong table.
            Err(error) => {
                leptos::logging::warn!("the server said something strange: {error}");
                self.outdated();
            }
        }
    }

    fn outdated(self) {
        self.close();
        self.link.set(Link::Outdated);
    }

    fn understand(self, app: App, message: Message) {
        if let Some(now) = message.now {
            self.ahead.set(now - js_sys::Date::now());
        }
        match message.kind.as_str() {
            "welcome" => return self.welcomed(app, message),
            "resumed" => {
                self.connected();
                self.seat.set(message.seat);
                return self.send_again();
            }
            "presence" => {
                self.present.set(message.seats);
                return self.watchers.set(message.watchers);
            }
            "accepted" => return self.answered(message.id.as_deref()),
            "refused" => {
                self.answered(message.id.as_deref());
                if message.code.as_deref() != Some("stale") {
                    self.tell(message.message);
                }
                return;
            }
            "waiting" => return self.link.set(Link::Waiting),
            "goes-on" => return self.link.set(Link::Open),
            "goodbye" => return self.sent_away(message),
            _ => {}
        }
        // Nothing is told twice.
        let known = self.line.with_value(|line| line.last);
        let Some(number) = message
            .number
            .filter(|number| known.is_none_or(|known| *number > known))
        else {
            return;
        };
        self.line.update_value(|line| line.last = Some(number));
        if let Some(table) = message.table {
            app.sitters.set(sitters(&table));
            self.table.set(Some(table));
        }
        if let Some(clock) = message.clock {
            self.clocks.set(clock);
        } else if self
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.phase != Phase::Playing))
        {
            self.clocks.set(Vec::new());
        }
        match (message.kind.as_str(), message.seat, message.view) {
            ("started", _, Some(view)) => {
                self.line.update_value(|line| {
                    line.chosen.clear();
                    line.chapters = 0;
                });
                self.open(app, view, Vec::new());
            }
            ("choice", Some(chooser), Some(view)) => {
                let chosen = self.note(app, chooser, message.id.as_deref(), &view);
                let asked = !view.choices.is_empty();
                let happenings = message.events;
                app.hear(News::Told {
                    chapter: Chapter { chooser, happenings },
                    scene: Box::new(scene(view, chosen)),
                });
                if asked && self.seat.get_untracked() != Some(chooser) {
                    let code = self.line.with_value(|line| line.code.clone());
                    self.call(app, &code);
                }
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

    /// Calls somebody who looks at another page.
    pub(super) fn call(self, app: App, code: &str) {
        let words = app.words.get_untracked();
        call::call(&words::text!(words, "online-call-text", code = code), code);
    }

    /// Tells the person something for a while.
    fn tell(self, notice: Option<String>) {
        self.notice.set(notice.clone());
        set_timeout(
            move || {
                if self.notice.get_untracked() == notice {
                    self.notice.set(None);
                }
            },
            std::time::Duration::from_secs(6),
        );
    }

    /// Remembers what was chosen for the ability that is performed.
    fn note(self, app: App, chooser: Seat, id: Option<&str>, after: &Sight) -> Vec<Chosen> {
        let before = app.scene.get_untracked();
        let answered = self.line.with_value(|line| {
            let pending = line.pending.clone();
            pending.filter(|pending| Some(pending.id.as_str()) == id)
        });
        self.answered(id);
        self.line
            .try_update_value(|line| {
                line.chapters += 1;
                match answered {
                    _ if after.step != Step::Ability => line.chosen.clear(),
                    Some(Pending {
                        choice: Choice::Play(_),
                        ..
                    }) => line.chosen.clear(),
                    Some(Pending { choice, .. }) if after.me() == Some(chooser) => {
                        let hero = before.and_then(|scene| scene.view.card(choice));
                        line.chosen.push(Chosen { choice, hero });
                    }
                    _ => {}
                }
                keep_chosen(line);
                line.chosen.clone()
            })
            .unwrap_or_default()
    }

    fn welcomed(self, app: App, message: Message) {
        self.connected();
        self.seat.set(message.seat);
        self.chat.set(message.chat);
        self.clocks.set(message.clock.unwrap_or_default());
        self.sending.set(false);
        self.line.update_value(|line| {
            line.last = message.number;
            line.pending = None;
            line.chosen.clear();
        });
        let Some(table) = message.table else { return };
        app.sitters.set(sitters(&table));
        let playing = table.phase == Phase::Playing;
        self.remember_seat(&table, message.seat);
        self.table.set(Some(table));
        let chronicle: Vec<Chapter> = message
            .chronicle
            .into_iter()
            .map(|passed| Chapter {
                chooser: passed.seat,
                happenings: passed.events,
            })
            .collect();
        match message.view {
            Some(view) if playing => {
                self.line.update_value(|line| {
                    line.chapters = chronicle.len();
                    line.chosen = kept_chosen(line);
                });
                self.open(app, view, chronicle);
            }
            Some(view) => {
                app.lay_out(chronicle, scene(view, Vec::new()));
                app.screen.set(Screen::Gather);
            }
            None => app.screen.set(Screen::Gather),
        }
    }

    /// The seat as the server knows it, for looking at it from afar.
    fn remember_seat(self, table: &TableTold, seat: Option<Seat>) {
        let chair = seat.and_then(|seat| table.seats.get(seat.index()));
        let token = self.line.with_value(|line| line.token.clone());
        if let (Some(Chair::Person { name, .. }), Some(token)) = (chair, token) {
            seats::remember(seats::Place {
                code: table.code.clone(),
                token,
                name: name.clone(),
                seat,
            });
        }
    }

    fn open(self, app: App, view: Sight, chronicle: Vec<Chapter>) {
        let seat = view.me().unwrap_or(Seat(0));
        let chosen = self.line.with_value(|line| line.chosen.clone());
        app.hear(News::Opened {
            seat,
            sitters: self
                .table
                .with_untracked(|table| table.as_ref().map(sitters))
                .unwrap_or_default(),
            seen: chronicle.len(),
            chronicle,
            scene: Box::new(scene(view, chosen)),
        });
    }

    fn sent_away(self, message: Message) {
        let code = message.code.unwrap_or_default();
        match code.as_str() {
            // The server comes back, or reading was too slow: the connection is made again by itself.
            "stopping" | "unavailable" | "not-reading" | "silent" | "too-fast" => return,
            "wrong-version" | "unknown-request" | "bad-request" | "hello-first" => return self.outdated(),
            "wrong-token" | "no-such-table" => self.line.with_value(|line| seats::forget(&line.code)),
            _ => {}
        }
        self.link.set(Link::Gone(message.message.unwrap_or_default()));
    }
}
