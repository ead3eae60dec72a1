//! The viewer's own tables: found by the key, on whatever device the seats were taken, and those that only this browser
//! knows of.

use super::api::{Refused, ask, ask_text};
use super::doors::language;
use super::house::name_somebody;
use super::{Online, key, seats};
use crate::app::App;
use leptos::prelude::*;
use page::{OwnPlace, in_order, kept_seat};
use std::collections::BTreeSet;
use told::server::http::{Glance, Left, OwnTables};

/// Whether there may be any.
pub(crate) fn may_have_some() -> bool {
    seats::are_kept() || key::kept().is_some()
}

/// What the server knows by the key.
async fn by_key(app: App) -> Result<Vec<OwnPlace>, Refused> {
    let Some(key) = key::kept() else { return Ok(Vec::new()) };
    let own: OwnTables = ask("GET", "api/player/tables", None, language(app), Some(&key)).await?;
    let ahead = own.now as f64 - js_sys::Date::now();
    let words = app.words.get_untracked();
    let places = own.tables.into_iter().map(|mut own| {
        name_somebody(&mut own.table.seats, words);
        OwnPlace::of(own, ahead)
    });
    Ok(places.collect())
}

/// What becomes of a seat that only this browser knows of.
async fn kept(app: App, place: &seats::Place) -> Option<OwnPlace> {
    let path = format!("api/tables/{}", place.code);
    match ask::<Glance>("GET", &path, None, language(app), None).await {
        Ok(mut glance) => {
            let seat = kept_seat(place.seat, &place.name, &glance.table);
            name_somebody(&mut glance.table.seats, app.words.get_untracked());
            match seat {
                Some(seat) => Some(OwnPlace::seen(glance, seat, js_sys::Date::now())),
                None => {
                    seats::forget(&place.code);
                    None
                }
            }
        }
        Err(refused) if refused.code == "no-such-table" => {
            seats::forget(&place.code);
            None
        }
        Err(_) => Some(OwnPlace::unknown(&place.code)),
    }
}

impl Online {
    /// Looks how the viewer's own tables stand. Looking is not being there: a bot that plays on does so.
    pub fn look_around(self, app: App) {
        if !may_have_some() {
            return self.own.set(None);
        }
        leptos::task::spawn_local(async move {
            // Without a server the list stays as it is.
            let Ok(mut places) = by_key(app).await else { return };
            for place in seats::all() {
                if places.iter().all(|known| known.code != place.code) {
                    places.extend(kept(app, &place).await);
                }
            }
            in_order(&mut places);
            self.seen(app, places);
        });
    }

    /// The player's tables as they stand now. Somebody who looks elsewhere is called to those that have begun to wait.
    fn seen(self, app: App, places: Vec<OwnPlace>) {
        let here = self.code();
        let waited: BTreeSet<String> = self.own.with_untracked(|own| {
            let waiting = own.iter().flatten().filter(|place| place.asked);
            waiting.map(|place| place.code.clone()).collect()
        });
        let news = places
            .iter()
            .filter(|place| place.asked && !waited.contains(&place.code));
        for place in news.filter(|place| Some(&place.code) != here.as_ref()) {
            self.call(app, &place.code);
        }
        self.own.set(Some(places));
    }

    /// At how many tables that are not open here somebody is asked.
    pub fn turns_elsewhere(self) -> usize {
        let here = self.code();
        self.own.with(|own| {
            let asked = own.iter().flatten().filter(|place| place.asked);
            asked.filter(|place| Some(&place.code) != here.as_ref()).count()
        })
    }

    /// Gives a seat up from afar; the others there are told.
    pub fn give_up(self, app: App, code: String) {
        let Some(key) = key::kept() else { return };
        leptos::task::spawn_local(async move {
            let path = format!("api/player/tables/{code}");
            match ask::<Left>("DELETE", &path, None, language(app), Some(&key)).await {
                Ok(_) => self.look_around(app),
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    /// The way to another device, to this table or to the first page: the link, and a picture of it. Both hold the key.
    pub fn way_onwards(self, app: App, table: Option<String>, then: impl Fn(String, String) + 'static) {
        let language = language(app);
        leptos::task::spawn_local(async move {
            let drawn: Result<(String, String), Refused> = async {
                let key = key::kept_or_made(language).await?;
                let (path, query) = match &table {
                    Some(code) => (format!("t/{code}"), format!("?table={code}")),
                    None => (String::new(), String::new()),
                };
                let picture = ask_text("GET", &format!("api/player/qr.svg{query}"), None, language, Some(&key)).await?;
                Ok((key::link(&path, &key), picture))
            }
            .await;
            match drawn {
                Ok((link, picture)) => then(link, picture),
                Err(refused) => self.refused(app, refused),
            }
        });
    }
}
