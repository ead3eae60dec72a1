//! Everything a database holds, row by row, out of either kind of database and into either.

use super::places::{Place, Row};
use super::{StorageError, postgres, sqlite};
use crate::config::Database;
use tokio::sync::mpsc;

/// Rows that may wait between two databases.
pub(super) const WAITING: usize = 1000;

/// Where the rows of a copy are handed over.
pub(super) type Rows = mpsc::Sender<Result<(&'static Place, Row), StorageError>>;

/// What a database says about others that belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spreading {
    /// Databases beside it.
    parts: u32,
    /// Whether it is beside another one.
    is_part: bool,
}

impl Spreading {
    /// The names under which facts about that are found.
    pub(super) const FACTS: [&'static str; 2] = ["part-%", "belongs-to"];

    /// By how many of these facts there are.
    pub(super) fn of([parts, homes]: [u32; 2]) -> Spreading {
        let is_part = homes > 0;
        Spreading { parts, is_part }
    }
}

/// All rows of a database as it was at one moment, place by place.
pub(crate) struct Copied {
    pub(super) spread: Spreading,
    pub(super) rows: mpsc::Receiver<Result<(&'static Place, Row), StorageError>>,
    /// What keeps servers away meanwhile.
    pub(super) _held: Option<Box<dyn Send + Sync>>,
}

impl Copied {
    /// Looks at a database; with `alone`, only if no server uses it.
    pub(crate) async fn open(database: &Database, alone: bool) -> Result<Copied, StorageError> {
        match database {
            Database::Sqlite(path) => sqlite::copy::copied(path, alone),
            Database::Postgres(url) => postgres::copy::copied(url, alone).await,
        }
    }

    /// Looks at a database and at all that are beside it, one after the other.
    pub(crate) async fn open_all(
        home: &Database,
        beside: &[Database],
        alone: bool,
    ) -> Result<Vec<Copied>, StorageError> {
        let mut all = vec![Copied::open(home, alone).await?];
        for other in beside {
            all.push(Copied::open(other, alone).await?);
        }
        let mut spread = all.iter().map(|one| one.spread);
        let is_home = spread
            .next()
            .is_some_and(|home| !home.is_part && home.parts as usize == beside.len());
        match is_home && spread.all(|part| part.is_part) {
            true => Ok(all),
            false => {
                let reason =
                    "tables are spread over several databases: name all of them, the one with the players first";
                Err(StorageError::Unusable(reason.to_owned()))
            }
        }
    }

    /// The next row; nothing at the end.
    pub(crate) async fn next(&mut self) -> Result<Option<(&'static Place, Row)>, StorageError> {
        loop {
            match self.rows.recv().await.transpose()? {
                // One that was alone once has keys of its own; those of the home are shown.
                Some((place, _)) if self.spread.is_part && !place.fills() => {}
                next => return Ok(next),
            }
        }
    }
}

/// An empty database that is being filled; nothing of it is there before it is finished.
pub(crate) enum Filling {
    Sqlite(sqlite::copy::Filling),
    Postgres(postgres::copy::Filling),
}

impl Filling {
    /// A database that holds nothing and that no server uses.
    pub(crate) async fn open(database: &Database) -> Result<Filling, StorageError> {
        Ok(match database {
            Database::Sqlite(path) => Filling::Sqlite(sqlite::copy::Filling::open(path)?),
            Database::Postgres(url) => Filling::Postgres(postgres::copy::Filling::open(url).await?),
        })
    }

    pub(crate) async fn put(&mut self, place: &'static Place, row: Row) -> Result<(), StorageError> {
        match self {
            Filling::Sqlite(filling) => filling.put(place, &row),
            Filling::Postgres(filling) => filling.put(place, row).await,
        }
    }

    pub(crate) async fn finish(self) -> Result<(), StorageError> {
        match self {
            Filling::Sqlite(filling) => filling.finish(),
            Filling::Postgres(filling) => filling.finish().await,
        }
    }
}
