//! What is asked over HTTP: opening a table, sitting down, looking around, the own games.

use super::api::{Refused, ask};
use super::told::{Chair, Listed, Phase, Record, Sat, Seen, TableSettings, TableTold};
use super::{Online, key, seats};
use crate::app::App;
use leptos::prelude::*;
use rules::Seat;
use serde_json::json;

/// How a seat at another table stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// The table.
    pub table: TableTold,
    /// Whether the seat is asked.
    pub asked: bool,
    /// Until when it must have chosen, in our time.
    pub deadline: Option<f64>,
}

fn language(app: App) -> &'static str {
    app.words.get_untracked().language().id()
}

/// Which seat is somebody's own: the one they took, as long as they are still on it.
fn own_seat(place: &seats::Place, table: &TableTold) -> Option<Seat> {
    let is_mine = |chair: &Chair| matches!(chair, Chair::Person { name, .. } if *name == place.name.trim());
    let known = place
        .seat
        .filter(|seat| table.seats.get(seat.index()).is_some_and(is_mine));
    known.or_else(|| {
        let found = table.seats.iter().position(is_mine)?;
        Some(Seat(found as u8))
    })
}

impl Online {
    /// Opens a table and sits down at it.
    pub fn create(self, app: App, name: String, settings: TableSettings) {
        let body = json!({ "settings": settings, "name": name });
        self.take_seat(app, "api/tables".to_owned(), body, name, None);
    }

    /// Takes a seat at the table that is watched.
    pub fn sit(self, app: App, name: String) {
        let code = self.line.with_value(|line| line.code.clone());
        let body = json!({ "name": name });
        self.take_seat(app, format!("api/tables/{code}/seats"), body, name, Some(code));
    }

    fn take_seat(self, app: App, path: String, body: serde_json::Value, name: String, at: Option<String>) {
        let language = language(app);
        leptos::task::spawn_local(async move {
            // Whoever plays gets a key, so that the games can be found again. Without one they play all the same.
            let key = key::kept_or_made(language).await.ok();
            let sat = ask::<Sat>("POST", &path, Some(body), language, key.as_deref()).await;
            match sat {
                Ok(Sat {
                    code,
                    token: Some(token),
                    seat,
                }) => {
                    let Some(code) = code.or(at) else { return };
                    seats::remember(seats::Place {
                        code: code.clone(),
                        token,
                        name,
                        seat,
                    });
                    self.enter(app, &code);
                }
                Ok(_) => {}
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    pub(crate) fn refused(self, app: App, refused: Refused) {
        let words = app.words.get_untracked();
        self.notice.set(Some(if refused.message.is_empty() {
            words::text!(words, "screen-no-server")
        } else {
            refused.message
        }));
    }

    /// Looks at the lobby.
    pub fn look(self, app: App) {
        let language = language(app);
        leptos::task::spawn_local(async move {
            match ask::<Listed>("GET", "api/tables", None, language, None).await {
                Ok(listed) => {
                    // The server is there again; what else was said stays.
                    if self.lobby.with_untracked(Option::is_none) {
                        self.notice.set(None);
                    }
                    self.lobby.set(Some(listed.tables));
                }
                Err(refused) => {
                    self.lobby.set(None);
                    self.refused(app, refused);
                }
            }
        });
    }

    /// Looks how the own seats at other tables stand. Looking is not being there: a bot that plays on does so.
    pub fn look_around(self, app: App) {
        let here = self.is_on_now().then(|| self.line.with_value(|line| line.code.clone()));
        for place in seats::all() {
            if Some(&place.code) == here.as_ref() {
                continue;
            }
            let language = language(app);
            leptos::task::spawn_local(async move {
                let path = format!("api/tables/{}", place.code);
                match ask::<Seen>("GET", &path, None, language, None).await {
                    Ok(seen) => self.seen(app, &place, seen),
                    Err(refused) if refused.code == "no-such-table" => self.forget(&place.code),
                    Err(_) => {}
                }
            });
        }
    }

    fn seen(self, app: App, place: &seats::Place, seen: Seen) {
        let Some(seat) = own_seat(place, &seen.table) else {
            return self.forget(&place.code);
        };
        let ahead = seen.now - js_sys::Date::now();
        let clock = seen.clock.get(seat.index());
        let glance = Glance {
            asked: seen.table.phase == Phase::Playing && seen.asked.contains(&seat),
            deadline: clock.and_then(|clock| clock.deadline).map(|deadline| deadline - ahead),
            table: seen.table,
        };
        let before = self
            .glances
            .with_untracked(|glances| glances.get(&place.code).is_some_and(|glance| glance.asked));
        if glance.asked && !before {
            self.call(app, &place.code);
        }
        self.glances.update(|glances| {
            glances.insert(place.code.clone(), glance);
        });
    }

    /// Forgets a seat.
    pub fn forget(self, code: &str) {
        seats::forget(code);
        self.glances.update(|glances| {
            glances.remove(code);
        });
    }

    /// At how many other tables somebody is asked.
    pub fn turns_elsewhere(self) -> usize {
        self.glances
            .with(|glances| glances.values().filter(|glance| glance.asked).count())
    }

    /// Asks for the own games, those before this time if there is one.
    pub fn look_back(self, app: App, before: Option<f64>) {
        let Some(key) = key::kept() else {
            return self.record.set(None);
        };
        let language = language(app);
        leptos::task::spawn_local(async move {
            let path = match before {
                Some(before) => format!("api/player?before={before}"),
                None => "api/player".to_owned(),
            };
            match ask::<Record>("GET", &path, None, language, Some(&key)).await {
                Ok(found) => self.record.update(|record| match record {
                    Some(record) if before.is_some() => record.history.extend(found.history),
                    _ => *record = Some(found),
                }),
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    /// Makes a key, if there is none.
    pub fn make_key(self, app: App, then: impl Fn() + 'static) {
        let language = language(app);
        leptos::task::spawn_local(async move {
            match key::kept_or_made(language).await {
                Ok(_) => then(),
                Err(refused) => self.refused(app, refused),
            }
        });
    }
}
