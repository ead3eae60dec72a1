//! What is asked over HTTP: opening a table, sitting down, looking around, the viewer's own games.

use super::api::{Refused, ask, body};
use super::house::name_somebody;
use super::{Online, key, seats};
use crate::app::App;
use leptos::prelude::*;
use rules::Seat;
use told::server::http::{Lobby, Opened, Opening, OwnPlayer, Seated, Sitting};
use told::server::{Millis, Settings};

pub(super) fn language(app: App) -> &'static str {
    app.words.get_untracked().language().id()
}

impl Online {
    /// Opens a table and sits down at it.
    pub fn create(self, app: App, name: String, settings: Settings) {
        let opening = Opening {
            settings,
            bots: Vec::new(),
            name: Some(name.clone()),
        };
        let language = language(app);
        leptos::task::spawn_local(async move {
            let key = key::kept_or_made(language).await.ok();
            let opened = ask::<Opened>("POST", "api/tables", body(&opening), language, key.as_deref()).await;
            match opened {
                Ok(Opened { code, token, seat, .. }) => {
                    if let Some(token) = token {
                        self.seated(app, code, token.reveal(), name, seat);
                    }
                }
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    /// Takes a seat at the table that is watched.
    pub fn sit(self, app: App, name: String) {
        let code = self.line.with_value(|line| line.connection.code().to_owned());
        let sitting = Sitting {
            name: name.clone(),
            seat: None,
        };
        let language = language(app);
        leptos::task::spawn_local(async move {
            // Whoever plays gets a key, so that the games can be found again. Without one they play all the same.
            let key = key::kept_or_made(language).await.ok();
            let path = format!("api/tables/{code}/seats");
            match ask::<Seated>("POST", &path, body(&sitting), language, key.as_deref()).await {
                Ok(Seated { seat, token }) => self.seated(app, code, token.reveal(), name, Some(seat)),
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    /// Goes to the seat that was taken.
    fn seated(self, app: App, code: String, token: &str, name: String, seat: Option<Seat>) {
        seats::remember(seats::Place {
            code: code.clone(),
            token: token.to_owned(),
            name,
            seat,
        });
        self.enter(app, &code);
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
            match ask::<Lobby>("GET", "api/tables", None, language, None).await {
                Ok(lobby) => {
                    // The server is there again; what else was said stays.
                    if self.lobby.with_untracked(Option::is_none) {
                        self.notice.set(None);
                    }
                    let words = app.words.get_untracked();
                    let mut tables = lobby.tables;
                    for table in &mut tables {
                        name_somebody(&mut table.seats, words);
                    }
                    self.lobby.set(Some(tables));
                }
                Err(refused) => {
                    self.lobby.set(None);
                    self.refused(app, refused);
                }
            }
        });
    }

    /// Asks for the viewer's own games, those before this time if there is one.
    pub fn look_back(self, app: App, before: Option<Millis>) {
        let Some(key) = key::kept() else {
            return self.record.set(None);
        };
        let language = language(app);
        leptos::task::spawn_local(async move {
            let path = match before {
                Some(before) => format!("api/player?before={before}"),
                None => "api/player".to_owned(),
            };
            match ask::<OwnPlayer>("GET", &path, None, language, Some(&key)).await {
                Ok(mut found) => {
                    let words = app.words.get_untracked();
                    for game in &mut found.history {
                        name_somebody(&mut game.details.seats, words);
                    }
                    self.record.update(|record| match record {
                        Some(record) if before.is_some() => record.history.extend(found.history),
                        _ => *record = Some(found),
                    });
                }
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
