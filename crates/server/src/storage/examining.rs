//! What state a database is in, for those who set up a server.

use super::{postgres, sqlite};
use crate::config::Database;
use crate::time::{Millis, Time};

/// Whether a database can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// There is nothing in it yet; a server will make what it needs.
    New,
    /// It is as this program wants it.
    Ready,
    /// It was made by an older version of this program; a server will bring it up to date.
    Older,
    /// It was made by a newer version of this program.
    Newer,
    /// It can be read, but not written.
    ReadOnly(String),
    /// It cannot be reached or read.
    Unreachable(String),
    /// The database program is too old.
    OldDatabase,
}

impl Condition {
    /// By the version of what is there, for a program that knows this many.
    pub(super) fn of(version: usize, known: usize) -> Condition {
        match version.cmp(&known) {
            std::cmp::Ordering::Less => Condition::Older,
            std::cmp::Ordering::Equal => Condition::Ready,
            std::cmp::Ordering::Greater => Condition::Newer,
        }
    }
}

/// What was found out about a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// Whether it can be used.
    pub condition: Condition,
    /// Whether a server uses it now.
    pub in_use: bool,
    /// How many milliseconds its clock, or the newest that happened in it, is ahead of this machine's clock; negative where
    /// it is behind. Unknown where nothing tells.
    pub ahead: Option<i64>,
    /// Reports that no host has seen to.
    pub reports: u64,
    /// The bytes that are free where it is kept, if that is this machine.
    pub free: Option<u64>,
}

/// Looks at a database without changing it, whether a server uses it or not.
pub async fn examine(database: &Database, time: &Time) -> Examined {
    match database {
        Database::Sqlite(path) => sqlite::examine::examine(path, time.now()),
        Database::Postgres(url) => {
            let now = || -> Millis { time.now() };
            postgres::examine::examine(url, now).await
        }
    }
}
