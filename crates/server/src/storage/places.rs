//! All that a database holds and a copy of it must hold, place by place. What can be made again (snapshots), and what
//! belongs to servers that run (owners, leases, the secret of the servers), is not copied.

use super::StorageError;
use serde_json::{Map, Value};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Whole,
    Real,
    Yes,
    /// A whole number, or nothing.
    Perhaps,
}

/// A place of a database: its name and its columns.
#[derive(Debug)]
pub(crate) struct Place {
    pub(super) name: &'static str,
    /// The version of the schema that brought it.
    since: usize,
    pub(super) columns: &'static [(&'static str, Kind)],
}

/// A row, by the names of its columns.
pub(crate) type Row = Map<String, Value>;

/// What a server shows to push services.
pub(super) const KEYS: &str = "push_keys";

use Kind::{Perhaps, Real, Text, Whole, Yes};

/// Every place, in the order in which they are copied.
pub(crate) const PLACES: &[Place] = &[
    Place {
        name: "tables",
        since: 1,
        columns: &[
            ("code", Text),
            ("phase", Whole),
            ("shown", Yes),
            ("due", Perhaps),
            ("changed", Whole),
            ("body", Text),
            ("epoch", Whole),
        ],
    },
    Place {
        name: "log",
        since: 1,
        columns: &[
            ("code", Text),
            ("number", Whole),
            ("at", Whole),
            ("origin", Whole),
            ("format", Whole),
            ("body", Text),
        ],
    },
    Place {
        name: "players",
        since: 1,
        columns: &[
            ("id", Text),
            ("name", Text),
            ("rating", Real),
            ("uncertainty", Real),
            ("games", Whole),
            ("wins", Whole),
            ("rated_games", Whole),
        ],
    },
    Place {
        name: "games",
        since: 1,
        columns: &[("code", Text), ("game", Whole), ("at", Whole), ("body", Text)],
    },
    Place {
        name: "played",
        since: 1,
        columns: &[
            ("player", Text),
            ("at", Whole),
            ("code", Text),
            ("game", Whole),
            ("seat", Whole),
            ("won", Yes),
            ("rated", Yes),
            ("rating", Real),
        ],
    },
    Place {
        name: "records",
        since: 2,
        columns: &[("code", Text), ("game", Whole), ("body", Text)],
    },
    Place {
        name: "bans",
        since: 3,
        columns: &[
            ("id", Text),
            ("subject", Text),
            ("at", Whole),
            ("until", Perhaps),
            ("reason", Text),
        ],
    },
    Place {
        name: "audit",
        since: 3,
        columns: &[
            ("id", Text),
            ("at", Whole),
            ("host", Text),
            ("deed", Text),
            ("subject", Text),
            ("note", Text),
        ],
    },
    Place {
        name: "reports",
        since: 3,
        columns: &[
            ("id", Text),
            ("at", Whole),
            ("code", Text),
            ("number", Whole),
            ("line", Perhaps),
            ("seat", Whole),
            ("player", Text),
            ("reason", Text),
            ("settled", Perhaps),
        ],
    },
    Place {
        name: "blocks",
        since: 3,
        columns: &[("player", Text), ("blocked", Text)],
    },
    Place {
        name: KEYS,
        since: 4,
        columns: &[("name", Text), ("secret", Text)],
    },
    Place {
        name: "subscriptions",
        since: 4,
        columns: &[
            ("endpoint", Text),
            ("player", Text),
            ("p256dh", Text),
            ("auth", Text),
            ("everywhere", Yes),
            ("tables", Text),
            ("at", Whole),
        ],
    },
    Place {
        name: "told",
        since: 4,
        columns: &[
            ("player", Text),
            ("code", Text),
            ("what", Text),
            ("number", Whole),
            ("at", Whole),
        ],
    },
];

/// Columns that came later than their places: where, which, with which version, and what every row had in it then.
const LATER: [(&str, &str, usize, &str); 2] = [("log", "format", 2, "1"), ("tables", "epoch", 2, "0")];

impl Place {
    /// The place of this name.
    pub(crate) fn named(name: &str) -> Option<&'static Place> {
        PLACES.iter().find(|place| place.name == name)
    }

    /// The name of the table in the database.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Whether a database with something in it is not empty. Keys are made by every server when it is first started; where
    /// there is nothing else, those of a copy take their place.
    pub(super) fn fills(&self) -> bool {
        self.name != KEYS
    }

    /// The names of its columns, as statements list them.
    pub(super) fn listed(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// Its columns, as they are read from a database of some version of the schema, which is not changed by that;
    /// nothing if that version does not have the place.
    pub(super) fn read_from(&self, version: usize) -> Option<String> {
        let column = |name: &str| {
            let later = |(place, column, since, _): &&(&str, &str, usize, &str)| {
                *place == self.name && *column == name && version < *since
            };
            match LATER.iter().find(later) {
                Some((.., filled)) => format!("{filled} as {name}"),
                None => name.to_owned(),
            }
        };
        let names: Vec<String> = self.columns.iter().map(|(name, _)| column(name)).collect();
        (self.since <= version).then(|| names.join(", "))
    }

    /// Whether a row has exactly these columns with what they hold.
    pub(crate) fn check(&self, row: &Row) -> Result<(), StorageError> {
        let fits = |(name, kind): &(&str, Kind)| {
            row.get(*name).is_some_and(|value| match kind {
                Kind::Text => value.is_string(),
                Kind::Whole => value.is_i64(),
                Kind::Real => value.is_number(),
                Kind::Yes => value.is_boolean(),
                Kind::Perhaps => value.is_i64() || value.is_null(),
            })
        };
        match row.len() == self.columns.len() && self.columns.iter().all(fits) {
            true => Ok(()),
            false => Err(StorageError::Unreadable(format!(
                "a row of `{}` is not as it should be",
                self.name
            ))),
        }
    }
}
