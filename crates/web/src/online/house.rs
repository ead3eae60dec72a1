//! The host's house: what it says, its password, and what it keeps of whoever has the key.

use super::api::ask;
use super::{Online, key};
use crate::app::App;
use crate::learn::files::save;
use leptos::prelude::*;
use rules::Seat;
use std::collections::BTreeMap;
use told::server::http::{House, Player};
use told::server::{Chair, Table};
use words::{Words, text};

const PASSWORD: &str = "oshra-password";
const MET: &str = "oshra-blocked";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The password of a closed server, as headers hold it.
pub(super) fn password() -> Option<String> {
    let kept = storage()?.get_item(PASSWORD).ok()??;
    js_sys::encode_uri_component(&kept).as_string()
}

/// Puts the password of this server into this browser.
fn keep_password(password: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(PASSWORD, password);
    }
}

/// The names under which people were met who are blocked now, by id. A server knows the names of those only who have
/// finished a game with a key.
fn names_met() -> BTreeMap<String, String> {
    let kept = storage().and_then(|storage| storage.get_item(MET).ok()?);
    kept.and_then(|kept| serde_json::from_str(&kept).ok())
        .unwrap_or_default()
}

fn keep_names_met(names: &BTreeMap<String, String>) {
    if let (Some(storage), Ok(names)) = (storage(), serde_json::to_string(names)) {
        let _ = storage.set_item(MET, &names);
    }
}

/// Whoever has no name any more is somebody.
pub(super) fn name_somebody(chairs: &mut [Chair], words: Words) {
    for chair in chairs {
        if let Chair::Person { name, .. } = chair
            && name.is_empty()
        {
            *name = text!(words, "online-somebody");
        }
    }
}

/// A table at which everybody has a name.
pub(super) fn named(mut table: Table, words: Words) -> Table {
    name_somebody(&mut table.seats, words);
    table
}

impl Online {
    /// Asks what the host has set up; where there is no server there is no host.
    pub fn ask_house(self, app: App) {
        let language = app.words.get_untracked().language().id();
        leptos::task::spawn_local(async move {
            let house = ask::<House>("GET", "api/house", None, language, None).await;
            self.house.set(house.ok());
        });
    }

    /// Comes in with a password.
    pub fn knock(self, app: App, password: &str) {
        keep_password(password.trim());
        self.notice.set(None);
        self.look(app);
    }

    /// Saves everything that is kept of whoever has the key.
    pub fn download_data(self, app: App) {
        self.about_key(app, "GET", "api/player/data", |_, data| {
            save("oshra-data.json", &data.to_string())
        });
    }

    /// Deletes everything that is kept of whoever has the key.
    pub fn delete_data(self, app: App, then: impl Fn() + 'static) {
        self.about_key(app, "DELETE", "api/player", move |online, _| {
            online.record.set(None);
            keep_names_met(&BTreeMap::new());
            then();
        });
    }

    /// Whether nothing that is said at a seat is shown here.
    pub fn is_muted(self, seat: Seat) -> bool {
        self.muted.with(|muted| muted.contains(&seat))
    }

    /// Shows nothing that is said at a seat any more, or shows it again.
    pub fn mute(self, seat: Seat, muted: bool) {
        self.muted.update(|seats| {
            seats.retain(|one| *one != seat);
            seats.extend(muted.then_some(seat));
        });
    }

    /// Never sits with a player again, who was met under this name; `then` once the server knows.
    pub fn block(self, app: App, player: &str, name: &str, then: impl Fn() + 'static) {
        let path = format!("api/player/blocks/{player}");
        let (player, name) = (player.to_owned(), name.to_owned());
        self.about_key(app, "PUT", &path, move |_, _| {
            let mut names = names_met();
            names.insert(player.clone(), name.clone());
            keep_names_met(&names);
            then();
        });
    }

    /// Would sit with a player again.
    pub fn unblock(self, app: App, player: &str, then: impl Fn() + 'static) {
        let path = format!("api/player/blocks/{player}");
        let player = player.to_owned();
        self.about_key(app, "DELETE", &path, move |_, _| {
            let mut names = names_met();
            names.remove(&player);
            keep_names_met(&names);
            then();
        });
    }

    /// Asks whom the owner of the key has blocked: their ids, and the names under which they were met.
    pub fn ask_blocked(self, app: App, blocked: RwSignal<Vec<(String, String)>>) {
        self.about_key(app, "GET", "api/player/blocks", move |_, told| {
            let ids = told["blocks"].as_array().cloned().unwrap_or_default();
            leptos::task::spawn_local(async move {
                let words = app.words.get_untracked();
                let met = names_met();
                for id in ids.iter().filter_map(|id| id.as_str()) {
                    let name = match met.get(id) {
                        Some(name) => Some(name.clone()),
                        None => {
                            let path = format!("api/players/{id}");
                            let player = ask::<Player>("GET", &path, None, words.language().id(), None).await;
                            player.ok().map(|player| player.name).filter(|name| !name.is_empty())
                        }
                    };
                    let name = name.unwrap_or_else(|| text!(words, "online-somebody"));
                    // The page may have been left meanwhile.
                    let _ = blocked.try_update(|blocked| blocked.push((id.to_owned(), name)));
                }
            });
        });
    }

    fn about_key(self, app: App, method: &'static str, path: &str, then: impl Fn(Online, serde_json::Value) + 'static) {
        let (language, path) = (app.words.get_untracked().language().id(), path.to_owned());
        let Some(key) = key::kept() else { return };
        leptos::task::spawn_local(async move {
            match ask::<serde_json::Value>(method, &path, None, language, Some(&key)).await {
                Ok(told) => then(self, told),
                Err(refused) => self.refused(app, refused),
            }
        });
    }
}
