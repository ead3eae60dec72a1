//! What state an SQLite file is in, without changing it.

use super::file::MIGRATIONS;
use crate::storage::examining::{Condition, Examined};
use crate::time::Millis;
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File, TryLockError};
use std::path::Path;

/// Looks at a file, and at the folder it is in.
pub(crate) fn examine(path: &Path, now: Millis) -> Examined {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut examined = Examined {
        condition: Condition::New,
        in_use: is_locked(path),
        ahead: None,
        reports: 0,
        free: free(folder),
    };
    examined.condition = if path.exists() {
        match look(path, now) {
            Ok(looked) => {
                examined.ahead = looked.ahead;
                examined.reports = looked.reports;
                looked.condition
            }
            Err(error) => Condition::Unreachable(error.to_string()),
        }
    } else {
        match try_to_write(folder) {
            Ok(()) => Condition::New,
            Err(error) => Condition::ReadOnly(error.to_string()),
        }
    };
    examined
}

/// Whether a server uses the file.
pub(super) fn is_locked(path: &Path) -> bool {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    File::open(name).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

fn try_to_write(folder: &Path) -> std::io::Result<()> {
    let file = folder.join(format!(".oshra-doctor-{}", std::process::id()));
    fs::write(&file, b"")?;
    fs::remove_file(file)
}

/// What is in a file.
struct Looked {
    condition: Condition,
    ahead: Option<i64>,
    reports: u64,
}

impl Looked {
    fn nothing(condition: Condition) -> Looked {
        Looked {
            condition,
            ahead: None,
            reports: 0,
        }
    }
}

fn look(path: &Path, now: Millis) -> rusqlite::Result<Looked> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "busy_timeout", 2000)?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if let Err(error) = connection.execute_batch("begin immediate; rollback") {
        return Ok(Looked::nothing(Condition::ReadOnly(error.to_string())));
    }
    if version == 0 {
        return Ok(Looked::nothing(Condition::New));
    }
    let newest: Option<i64> = connection.query_row("select max(changed) from tables", [], |row| row.get(0))?;
    let ahead = newest.map(|newest| newest.saturating_sub(now.cast_signed()).max(0));
    // The first versions knew no reports.
    let query = "select count(*) from sqlite_schema where type = 'table' and name = 'reports'";
    let knows_reports: bool = connection.query_row(query, [], |row| row.get(0))?;
    let open = "select count(*) from reports where settled is null";
    let reports: i64 = match knows_reports {
        true => connection.query_row(open, [], |row| row.get(0))?,
        false => 0,
    };
    Ok(Looked {
        condition: Condition::of(version as usize, MIGRATIONS.len()),
        ahead,
        reports: reports.cast_unsigned(),
    })
}

/// The room that is left where the file is.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

#[cfg(not(unix))]
fn free(_folder: &Path) -> Option<u64> {
    None
}
