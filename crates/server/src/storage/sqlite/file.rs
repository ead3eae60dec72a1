//! The file itself: opening it, bringing it up to date, and the threads that work on it.

use super::super::{StorageError, may_use};
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TryRecvError;

pub(super) const MIGRATIONS: [&str; 4] = [
    include_str!("../migrations/sqlite-1.sql"),
    include_str!("../migrations/sqlite-2.sql"),
    include_str!("../migrations/sqlite-3.sql"),
    include_str!("../migrations/sqlite-4.sql"),
];
/// Most jobs in one transaction.
const GROUP: usize = 512;
pub(super) type Told = Box<dyn FnOnce(Result<(), StorageError>) + Send>;
/// Does something with the database; what it returns tells the one who asked, once it is known to be on the disk.
pub(super) type Work = Box<dyn FnOnce(&Connection) -> Told + Send>;
/// Work, or the end of it.
pub(super) type Job = Option<Work>;

/// Makes the file, if it is not there, so that only its owner can read it: it holds the seeds of games being played.
pub(super) fn keep_private(path: &Path) -> Result<(), String> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| error.to_string())
}

/// Two servers on one file would not hear of each other.
pub(super) fn lock(path: &Path) -> Result<File, String> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(&name).map_err(|error| error.to_string())?;
    // A server that is just going away holds it for a moment longer than it lives.
    for _ in 0..40 {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(25)),
            Err(TryLockError::Error(error)) => return Err(error.to_string()),
        }
    }
    Err("another server uses this file".to_owned())
}

pub(super) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "busy_timeout", 500)?;
    connection.pragma_update(None, "cache_size", -32_000)?;
    // Pages go from the journal into the file in larger lots, which is rarer.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // What is removed is overwritten: people may ask for that.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

pub(super) fn open_to_read(path: &Path) -> rusqlite::Result<Connection> {
    // A connection that may write keeps the journal's index up to date; it is told not to write anything else.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reading = Connection::open_with_flags(path, flags)?;
    prepare(&reading)?;
    reading.pragma_update(None, "cache_size", -8_000)?;
    reading.pragma_update(None, "query_only", true)?;
    Ok(reading)
}

pub(super) fn migrate(connection: &mut Connection) -> Result<(), StorageError> {
    let transaction = connection.transaction().map_err(unavailable)?;
    let version: u32 = transaction
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(unavailable)?;
    let version = version as usize;
    if version > MIGRATIONS.len() {
        let oldest: Option<String> = transaction
            .query_row("select value from meta where name = 'oldest'", [], |row| row.get(0))
            .optional()
            .map_err(unavailable)?;
        let oldest = oldest.and_then(|oldest| oldest.parse().ok()).unwrap_or(version);
        return may_use(version, oldest, MIGRATIONS.len());
    }
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration).map_err(unavailable)?;
    }
    transaction
        .pragma_update(None, "user_version", MIGRATIONS.len() as u32)
        .map_err(unavailable)?;
    transaction.commit().map_err(unavailable)
}

/// Does what comes, in groups, until the end. After something was removed (`scrubbing`), nothing of it is left in the journal.
pub(super) fn write_all(connection: &Connection, mut jobs: mpsc::Receiver<Job>, scrubbing: &AtomicBool) {
    let mut group = Vec::with_capacity(GROUP);
    let mut open = true;
    while open {
        match next_job(connection, &mut jobs, scrubbing) {
            Some(first) => group.push(first),
            None => return,
        }
        while group.len() < GROUP
            && let Ok(next) = jobs.try_recv()
        {
            match next {
                Some(next) => group.push(next),
                None => {
                    open = false;
                    break;
                }
            }
        }
        let begun = connection.execute_batch("begin immediate").map_err(unavailable);
        let told: Vec<Told> = group.drain(..).map(|work| work(connection)).collect();
        let committed = begun.and_then(|()| {
            // A full disk can end the transaction before its time, with all that was in it.
            if connection.is_autocommit() {
                return Err(StorageError::Unavailable("the transaction was undone".to_owned()));
            }
            connection.execute_batch("commit").map_err(unavailable)
        });
        if committed.is_err() && !connection.is_autocommit() {
            // If even that fails, the next `begin` says so.
            let _ = connection.execute_batch("rollback");
        }
        if committed.is_ok() && scrubbing.swap(false, Ordering::Relaxed) && !empty_journal(connection) {
            // Somebody has been reading for long; later, then.
            scrubbing.store(true, Ordering::Relaxed);
        }
        for tell in told {
            tell(committed.clone());
        }
    }
}

/// The next job. While there is none, the journal is emptied, if that is still to be done and nobody reads any more.
fn next_job(connection: &Connection, jobs: &mut mpsc::Receiver<Job>, scrubbing: &AtomicBool) -> Option<Work> {
    while scrubbing.load(Ordering::Relaxed) {
        match jobs.try_recv() {
            Ok(job) => return job,
            Err(TryRecvError::Disconnected) => return None,
            Err(TryRecvError::Empty) if empty_journal(connection) => scrubbing.store(false, Ordering::Relaxed),
            Err(TryRecvError::Empty) => std::thread::sleep(Duration::from_millis(25)),
        }
    }
    jobs.blocking_recv().flatten()
}

/// Brings everything from the journal into the file and empties it; whether that went well. Waits a moment for those who
/// read.
fn empty_journal(connection: &Connection) -> bool {
    let busy = connection.query_row("pragma wal_checkpoint(truncate)", [], |row| row.get::<_, i64>(0));
    busy.is_ok_and(|busy| busy == 0)
}

/// Whichever reader is free takes the next question.
pub(super) fn read_all(connection: &Connection, jobs: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        match job {
            Some(Some(work)) => work(connection)(Ok(())),
            Some(None) | None => return,
        }
    }
}

/// All of the work or nothing of it, whatever becomes of the other jobs of the group.
pub(super) fn whole<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    connection.execute_batch("savepoint job").map_err(unavailable)?;
    let done = work(connection);
    let end = if done.is_ok() {
        "release job"
    } else {
        "rollback to job; release job"
    };
    connection.execute_batch(end).map_err(unavailable)?;
    done
}

pub(super) fn unavailable(error: rusqlite::Error) -> StorageError {
    StorageError::Unavailable(error.to_string())
}
