//! What the server says, and what becomes of it on the page.

use super::house::named;
use super::line::OpenLine;
use super::{Link, Online, call, seats, sitters};
use crate::app::App;
use leptos::prelude::*;
use page::{Connection, Line, Over, Pending};
use rules::{Choice, Happening, Seat, Step};
use told::keeper::News;
use told::server::{Aside, By, Chair, Change, Clock, Happened, Message, Millis, Phase, Said, Table, Welcome, Why};
use told::{Chapter, Chosen, Scene, Sight, outlook};

/// The scene of a view that came from a server.
fn scene(view: Sight, chosen: Vec<Chosen>) -> Scene {
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

fn keep_chosen(line: &OpenLine) {
    let moment = serde_json::to_string(&(line.connection.code(), line.chapters, &line.chosen));
    if let (Some(store), Ok(moment)) = (session(), moment) {
        let _ = store.set_item(CHOSEN, &moment);
    }
}

/// What was chosen at this very moment of this game.
fn kept_chosen(line: &OpenLine) -> Vec<Chosen> {
    let kept = session().and_then(|store| store.get_item(CHOSEN).ok()?);
    let kept: Option<(String, usize, Vec<Chosen>)> = kept.and_then(|kept| serde_json::from_str(&kept).ok());
    match kept {
        Some((code, chapters, chosen)) if code == line.connection.code() && chapters == line.chapters => chosen,
        _ => Vec::new(),
    }
}

impl Online {
    pub(super) fn hear(self, app: App, text: &str) {
        match Message::read(text) {
            Ok(message) => self.understand(app, message),
            // What cannot be read came from a server of another time; going on would show a wrong table.
            Err(error) => {
                leptos::logging::warn!("the server said something strange: {error}");
                self.end(app, Link::Outdated);
            }
        }
    }

    fn understand(self, app: App, message: Message) {
        match message {
            Message::Welcome(welcome) => self.welcomed(app, *welcome),
            Message::Happened(happened) => self.happened(app, *happened),
            Message::Aside(aside) => self.aside(app, aside),
            // A newer server may have more to say than this page knows.
            Message::Unknown => {}
        }
    }

    fn set_time(self, now: Millis) {
        self.ahead.set(now as f64 - js_sys::Date::now());
    }

    fn aside(self, app: App, aside: Aside) {
        match aside {
            Aside::Resumed { now, seat, number, .. } => {
                self.set_time(now);
                self.seat.set(seat);
                self.connected(app, |connection| connection.resumed(number));
                self.act(app, Connection::speak);
            }
            Aside::Presence { seats, watchers } => {
                self.present.set(seats);
                self.watchers.set(watchers);
            }
            Aside::Accepted { id, number } => self.act(app, |connection| {
                connection.accepted(&id, number);
                Vec::new()
            }),
            Aside::Done { .. } => {}
            Aside::Refused { id, code, message, .. } => {
                self.answered(id.as_deref());
                if matches!(code.as_str(), "chat-empty" | "chat-too-long" | "too-fast" | "worn-out") {
                    self.act(app, |connection| {
                        connection.silenced();
                        Vec::new()
                    });
                }
                if code != "stale" {
                    self.tell(Some(message));
                }
            }
            Aside::Pong { now } => {
                self.set_time(now);
                self.act(app, Connection::caught_up);
            }
            Aside::Waiting => self.waits(app, true),
            Aside::GoesOn => self.waits(app, false),
            Aside::Goodbye { code, message } => self.sent_away(app, &code, message),
        }
    }

    fn happened(self, app: App, happened: Happened) {
        // Nothing is told twice.
        let new = self.line.try_update_value(|line| line.connection.told(happened.number));
        if new != Some(true) {
            return;
        }
        self.tell_who_left(app, &happened.change);
        if let Some(table) = happened.table.map(|table| named(table, app.words.get_untracked())) {
            app.sitters.set(sitters(&table));
            self.table.set(Some(table));
        }
        if let Some(clock) = happened.clock {
            self.clocks.set(clock);
        } else if self
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.phase != Phase::Playing))
        {
            self.clocks.set(Vec::new());
        }
        let said = |seat, text, phrase| Said {
            number: happened.number,
            at: happened.at,
            seat,
            name: String::new(),
            text,
            phrase,
        };
        match (happened.change, happened.view) {
            (Change::Started { .. }, Some(view)) => {
                self.line.update_value(|line| {
                    line.chosen.clear();
                    line.chapters = 0;
                });
                self.open(app, view, Vec::new());
            }
            (Change::Choice { seat, by, id, events }, Some(view)) => {
                let chapter = self.chapter(seat, by, events);
                self.chose(app, chapter, id.as_deref(), view);
            }
            // The last game is put away, and what comes next is talked about.
            (Change::Changed, _) => self.gather(app),
            // A line that was removed.
            (Change::Said { text, .. }, _) if text.is_empty() => {}
            (Change::Said { seat, text }, _) => self.heard(app, said(seat, Some(text), None)),
            (Change::Phrase { seat, phrase }, _) => self.heard(app, said(seat, None, Some(phrase))),
            _ => {}
        }
        // What was said here before goes out once all that was missed is told.
        self.act(app, Connection::speak);
    }

    /// Whoever leaves is named to those who stay.
    fn tell_who_left(self, app: App, change: &Change) {
        let seat = match change {
            Change::Left { seat }
            | Change::Removed { seat }
            | Change::Away {
                seat, why: Why::Left, ..
            } => *seat,
            _ => return,
        };
        let name = self
            .table
            .with_untracked(|table| match table.as_ref()?.seats.get(seat.index()) {
                Some(Chair::Person { name, .. }) => Some(name.clone()),
                _ => None,
            });
        if let Some(name) = name.filter(|_| self.seat.get_untracked() != Some(seat)) {
            let words = app.words.get_untracked();
            self.tell(Some(match change {
                Change::Left { .. } | Change::Removed { .. } => words::text!(words, "online-left-table", name = name),
                _ => words::text!(words, "online-left-game", name = name),
            }));
        }
    }

    /// A choice, and whether a bot made it for a person.
    fn chapter(self, chooser: Seat, by: By, happenings: Vec<Happening>) -> Chapter {
        let is_person = |table: &Table| matches!(table.seats.get(chooser.index()), Some(Chair::Person { .. }));
        let person = self.table.with_untracked(|table| table.as_ref().is_some_and(is_person));
        Chapter {
            chooser,
            happenings,
            by_bot: person && by != By::Player,
        }
    }

    fn chose(self, app: App, chapter: Chapter, id: Option<&str>, view: Sight) {
        let chooser = chapter.chooser;
        let chosen = self.note(app, chooser, id, &view);
        let asked = !view.choices.is_empty();
        app.hear(News::Told {
            chapter,
            scene: Box::new(scene(view, chosen)),
        });
        if asked && self.seat.get_untracked() != Some(chooser) {
            let code = self.line.with_value(|line| line.connection.code().to_owned());
            self.call(app, &code);
        }
    }

    /// Somebody said something.
    fn heard(self, app: App, said: Said) {
        let seat = said.seat;
        self.note_said(app, &said);
        self.chat.update(|chat| chat.push(said));
        if untrack(|| self.is_muted(seat)) {
            return;
        }
        if !untrack(|| app.way.is_open(|over| *over == Over::Talk)) && self.seat.get_untracked() != Some(seat) {
            self.unread.update(|unread| *unread += 1);
        }
    }

    /// What was said from here has arrived.
    fn note_said(self, app: App, said: &Said) {
        let line = match (said.phrase, &said.text) {
            (Some(phrase), _) => Line::Phrase(phrase),
            (None, Some(text)) => Line::Text(text.clone()),
            (None, None) => return,
        };
        if self.seat.get_untracked() == Some(said.seat) {
            self.act(app, |connection| {
                connection.said(&line);
                Vec::new()
            });
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
        let answered = self.answered(id);
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

    fn welcomed(self, app: App, welcome: Welcome) {
        self.set_time(welcome.now);
        let before = self.line.with_value(|line| line.connection.last());
        self.connected(app, |connection| {
            connection.welcomed(Some(welcome.number));
            Vec::new()
        });
        self.seat.set(welcome.seat);
        let new = welcome
            .chat
            .iter()
            .filter(|said| before.is_some_and(|before| said.number > before));
        new.for_each(|said| self.note_said(app, said));
        self.act(app, Connection::speak);
        self.chat.set(welcome.chat);
        self.clocks.set(welcome.clock.unwrap_or_default());
        self.line.update_value(|line| line.chosen.clear());
        let table = named(welcome.table, app.words.get_untracked());
        let other = self
            .table
            .with_untracked(|before| before.as_ref().is_none_or(|before| before.code != table.code));
        if other {
            self.muted.set(Vec::new());
        }
        app.sitters.set(sitters(&table));
        let playing = table.phase == Phase::Playing;
        self.remember_seat(&table, welcome.seat);
        self.table.set(Some(table));
        let chronicle: Vec<Chapter> = welcome
            .chronicle
            .unwrap_or_default()
            .into_iter()
            .map(|passed| self.chapter(passed.seat, passed.by, passed.events))
            .collect();
        match welcome.view {
            Some(view) if playing => {
                self.line.update_value(|line| {
                    line.chapters = chronicle.len();
                    line.chosen = kept_chosen(line);
                });
                self.missed.set(self.has_missed(&chronicle, view.me()));
                self.open(app, view, chronicle);
            }
            Some(view) => {
                app.lay_out(chronicle, scene(view, Vec::new()));
                self.gather(app);
            }
            None => self.gather(app),
        }
    }

    /// Whether somebody who comes back is told first what happened: where days pass between turns, and where a bot decided.
    fn has_missed(self, chronicle: &[Chapter], me: Option<Seat>) -> bool {
        let is_slow = self.table.with_untracked(|table| {
            let clock = table.as_ref().and_then(|table| table.settings.clock);
            matches!(clock, Some(Clock::Slow { .. }))
        });
        let missed = page::missed(chronicle, me);
        !missed.is_empty() && (is_slow || missed.iter().any(|turn| turn.by_bot))
    }

    /// Those who gather at the table fill the page.
    fn gather(self, app: App) {
        app.show_elsewhere(self.line.with_value(|line| line.connection.code().to_owned()), false);
    }

    /// The seat as the server knows it, for looking at it from afar.
    fn remember_seat(self, table: &Table, seat: Option<Seat>) {
        let chair = seat.and_then(|seat| table.seats.get(seat.index()));
        let token = self.line.with_value(|line| line.connection.token().map(str::to_owned));
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
        let chosen = self.line.with_value(|line| line.chosen.clone());
        app.hear(News::Opened {
            game: None,
            sitters: self
                .table
                .with_untracked(|table| table.as_ref().map(sitters))
                .unwrap_or_default(),
            chronicle,
            scene: Box::new(scene(view, chosen)),
        });
    }

    fn sent_away(self, app: App, code: &str, message: String) {
        match code {
            // The server comes back, or reading was too slow: the connection is made again by itself.
            "stopping" | "unavailable" | "not-reading" | "silent" | "too-fast" => return,
            "wrong-version" | "unknown-request" | "bad-request" | "hello-first" => {
                return self.end(app, Link::Outdated);
            }
            "wrong-token" | "removed" | "no-such-table" | "table-closed" => {
                self.line.with_value(|line| seats::forget(line.connection.code()))
            }
            _ => {}
        }
        self.end(app, Link::Gone(message));
    }
}
