//! Of which tables a browser wants to hear while the page is closed, and whom somebody may ask to a table.

use serde::{Deserialize, Serialize};
use told::server::Chair;
use told::server::http::Played;

/// Most tables that are named, the newest.
const MOST: usize = 100;
/// Most people who are offered to be asked.
const COMPANIONS: usize = 8;

/// Of which tables a browser wants to hear: of all but those that are named, or of those only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Calls {
    /// Whether it is all but those.
    pub everywhere: bool,
    /// Those that are named, the newest last.
    pub tables: Vec<String>,
    /// Under which name the server knows the browser.
    pub id: Option<String>,
}

impl Calls {
    /// As they were remembered, as far as that can be read.
    pub fn read(text: &str) -> Calls {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Whether it wants to hear of a table.
    pub fn wants(&self, code: &str) -> bool {
        self.tables.iter().any(|table| table == code) != self.everywhere
    }

    /// Whether it wants to hear of any.
    pub fn any(&self) -> bool {
        self.everywhere || !self.tables.is_empty()
    }

    /// Of a table it wants to hear from now on, or not any more.
    pub fn set(&mut self, code: &str, wanted: bool) {
        self.tables.retain(|table| table != code);
        if wanted != self.everywhere {
            self.tables.push(code.to_owned());
        }
        let over = self.tables.len().saturating_sub(MOST);
        self.tables.drain(..over);
    }

    /// Of all tables it wants to hear from now on, or of none.
    pub fn set_all(&mut self, wanted: bool) {
        self.everywhere = wanted;
        self.tables.clear();
    }
}

/// Somebody with whom the viewer has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    /// Their public id.
    pub player: String,
    /// Their name, as it was last.
    pub name: String,
}

/// With whom somebody has played, the latest first, but for those who sit at the table already.
pub fn companions(history: &[Played], own: &str, seats: &[Chair]) -> Vec<Companion> {
    let mut known: Vec<&str> = vec![own];
    known.extend(seats.iter().filter_map(player_of));
    let mut found: Vec<Companion> = Vec::new();
    for chair in history.iter().flat_map(|played| &played.details.seats) {
        let (Some(player), Chair::Person { name, .. }) = (player_of(chair), chair) else {
            continue;
        };
        let is_new = !known.contains(&player) && found.iter().all(|other| other.player != player);
        if is_new && !name.is_empty() && found.len() < COMPANIONS {
            found.push(Companion {
                player: player.to_owned(),
                name: name.clone(),
            });
        }
    }
    found
}

fn player_of(chair: &Chair) -> Option<&str> {
    match chair {
        Chair::Person { player, .. } => player.as_deref(),
        Chair::Bot { .. } | Chair::Free => None,
    }
}
