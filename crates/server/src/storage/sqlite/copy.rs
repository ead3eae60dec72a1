//! All rows of an SQLite file, out of it and into it.

use super::examine::is_locked;
use super::file::{keep_private, lock, migrate, open_to_read, prepare, unavailable};
use crate::storage::StorageError;
use crate::storage::copying::{Copied, Rows, Spreading, WAITING};
use crate::storage::places::{KEYS, Kind, PLACES, Place, Row};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, params_from_iter};
use serde_json::Value;
use std::fs::File;
use std::path::Path;
use tokio::sync::mpsc;

fn unusable(path: &Path, reason: impl std::fmt::Display) -> StorageError {
    StorageError::Unusable(format!("{}: {reason}", path.display()))
}

/// The lock of a file that no server uses.
fn alone_with(path: &Path) -> Result<File, StorageError> {
    lock(path).map_err(|reason| match is_locked(path) {
        true => StorageError::InUse,
        false => unusable(path, reason),
    })
}

/// All rows of a file as it is now; servers may go on writing. With `alone`, only if no server uses it, and none can as
/// long as the lock is held.
pub(crate) fn copied(path: &Path, alone: bool) -> Result<Copied, StorageError> {
    if !path.exists() {
        return Err(unusable(path, "there is no such file"));
    }
    let mut held = None;
    let connection = if alone {
        held = Some(alone_with(path)?);
        let mut connection = Connection::open(path).map_err(|error| unusable(path, error))?;
        prepare(&connection).map_err(|error| unusable(path, error))?;
        migrate(&mut connection)?;
        connection
    } else {
        open_to_read(path).map_err(|error| unusable(path, error))?
    };
    // What is read from here on is as it is at the first reading.
    connection.execute_batch("begin").map_err(unavailable)?;
    connection
        .query_row("select max(number) from log", [], |row| row.get::<_, Option<i64>>(0))
        .map_err(|error| unusable(path, error))?;
    // One of an earlier version is copied as it would be after it was brought up to date.
    let version: u32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|error| unusable(path, error))?;
    let mut counts = [0, 0];
    for (like, count) in Spreading::FACTS.into_iter().zip(&mut counts) {
        let query = "select count(*) from meta where name like ?";
        if version > 1 {
            *count = connection
                .query_row(query, [like], |row| row.get(0))
                .map_err(unavailable)?;
        }
    }
    let spread = Spreading::of(counts);
    let (send, rows) = mpsc::channel(WAITING);
    std::thread::Builder::new()
        .name("copy".to_owned())
        .spawn(move || {
            for place in PLACES {
                if let Err(error) = each(&connection, place, version as usize, &send) {
                    drop(send.blocking_send(Err(error)));
                    return;
                }
            }
        })
        .map_err(|error| unusable(path, error))?;
    Ok(Copied {
        rows,
        spread,
        _held: held.map(|file| Box::new(file) as Box<dyn Send + Sync>),
    })
}

/// Hands over every row of a place.
fn each(connection: &Connection, place: &'static Place, version: usize, send: &Rows) -> Result<(), StorageError> {
    let Some(columns) = place.read_from(version) else {
        return Ok(());
    };
    let query = format!("select {columns} from {}", place.name);
    let mut select = connection.prepare(&query).map_err(unavailable)?;
    let mut rows = select.query([]).map_err(unavailable)?;
    while let Some(row) = rows.next().map_err(unavailable)? {
        let mut copied = Row::new();
        for (index, (name, kind)) in place.columns.iter().enumerate() {
            let value = read(row.get_ref(index).map_err(unavailable)?, *kind);
            copied.insert((*name).to_owned(), value);
        }
        if send.blocking_send(Ok((place, copied))).is_err() {
            // Nobody wants the rest.
            return Ok(());
        }
    }
    Ok(())
}

fn read(value: ValueRef<'_>, kind: Kind) -> Value {
    match (value, kind) {
        (ValueRef::Integer(number), Kind::Yes) => Value::Bool(number != 0),
        (ValueRef::Integer(number), _) => Value::from(number),
        (ValueRef::Real(number), _) => Value::from(number),
        (ValueRef::Text(text), _) => Value::from(String::from_utf8_lossy(text)),
        (ValueRef::Null | ValueRef::Blob(_), _) => Value::Null,
    }
}

/// An empty file that is being filled. Nothing of it is there before `finish`.
pub(crate) struct Filling {
    connection: Connection,
    _lock: File,
}

impl Filling {
    /// A file that is not there yet, or holds no table.
    pub(crate) fn open(path: &Path) -> Result<Filling, StorageError> {
        let lock = alone_with(path)?;
        keep_private(path).map_err(|reason| unusable(path, reason))?;
        let mut connection = Connection::open(path).map_err(|error| unusable(path, error))?;
        prepare(&connection).map_err(|error| unusable(path, error))?;
        migrate(&mut connection)?;
        connection.execute_batch("begin immediate").map_err(unavailable)?;
        for place in PLACES.iter().filter(|place| place.fills()) {
            let query = format!("select exists (select 1 from {})", place.name);
            let filled: bool = connection
                .query_row(&query, [], |row| row.get(0))
                .map_err(unavailable)?;
            if filled {
                return Err(StorageError::NotEmpty);
            }
        }
        let clear = format!("delete from {KEYS}");
        connection.execute(&clear, []).map_err(unavailable)?;
        Ok(Filling {
            connection,
            _lock: lock,
        })
    }

    pub(crate) fn put(&self, place: &Place, row: &Row) -> Result<(), StorageError> {
        let marks = vec!["?"; place.columns.len()].join(", ");
        let query = format!("insert into {} ({}) values ({marks})", place.name, place.listed());
        let values = place.columns.iter().map(|(name, _)| written(&row[*name]));
        self.connection
            .prepare_cached(&query)
            .and_then(|mut insert| insert.execute(params_from_iter(values)))
            .map(drop)
            .map_err(unavailable)
    }

    pub(crate) fn finish(self) -> Result<(), StorageError> {
        self.connection.execute_batch("commit").map_err(unavailable)
    }
}

fn written(value: &Value) -> rusqlite::types::Value {
    use rusqlite::types::Value as Sql;
    match value {
        Value::Bool(yes) => Sql::Integer(i64::from(*yes)),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Sql::Integer(whole),
            None => Sql::Real(number.as_f64().unwrap_or_default()),
        },
        Value::String(text) => Sql::Text(text.clone()),
        Value::Null | Value::Array(_) | Value::Object(_) => Sql::Null,
    }
}
