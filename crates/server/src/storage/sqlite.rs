//! Tables in an SQLite file. One thread writes: whatever waits when it comes round goes into one transaction and reaches
//! the disk together, so that a hundred tables cost hardly more than one.

use super::{
    Answer, Appended, FinishedGame, Listing, Played, Player, Storage, StorageError, count, phase_number, read_code,
    read_entry, signed, unsigned, write_entry,
};
use crate::code::Code;
use crate::entry::Stored;
use crate::rating::Rating;
use crate::secret::PlayerId;
use crate::time::Millis;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

const MIGRATIONS: [&str; 1] = [include_str!("migrations/sqlite-1.sql")];
/// Most jobs in one transaction.
const GROUP: usize = 512;
/// Jobs that may wait. A table has at most one entry under way, so there are never many.
const QUEUE: usize = 4096;

type Told = Box<dyn FnOnce(Result<(), StorageError>) + Send>;
/// Does something with the database; what it returns tells the one who asked, once it is known to be on the disk.
type Work = Box<dyn FnOnce(&Connection) -> Told + Send>;
/// Work, or the end of it.
type Job = Option<Work>;

/// Tables in an SQLite file.
pub(crate) struct Sqlite {
    writer: mpsc::Sender<Job>,
    reader: mpsc::Sender<Job>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Held until it is closed: two servers on one file would not hear of each other's entries.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens or makes the file.
    pub(crate) fn open(path: &Path) -> Result<Sqlite, StorageError> {
        let unusable = |reason: String| StorageError::Unusable(format!("{}: {reason}", path.display()));
        let lock = lock(path).map_err(unusable)?;
        keep_private(path).map_err(unusable)?;
        let mut connection = Connection::open(path).map_err(|error| unusable(error.to_string()))?;
        prepare(&connection).map_err(|error| unusable(error.to_string()))?;
        migrate(&mut connection).map_err(unusable)?;
        let read_only = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reading = Connection::open_with_flags(path, read_only)
            .and_then(|reading| {
                prepare(&reading)?;
                reading.pragma_update(None, "query_only", true)?;
                Ok(reading)
            })
            .map_err(|error| unusable(error.to_string()))?;
        let (writer, to_write) = mpsc::channel(QUEUE);
        let (reader, to_read) = mpsc::channel(QUEUE);
        let threads = vec![
            std::thread::Builder::new()
                .name("writer".to_owned())
                .spawn(move || write_all(&connection, to_write)),
            std::thread::Builder::new()
                .name("reader".to_owned())
                .spawn(move || read_all(&reading, to_read)),
        ];
        let threads: Result<Vec<_>, _> = threads.into_iter().collect();
        Ok(Sqlite {
            writer,
            reader,
            threads: Mutex::new(threads.map_err(|error| unusable(error.to_string()))?),
            lock: Mutex::new(Some(lock)),
        })
    }

    fn ask<T: Send + 'static>(
        queue: &mpsc::Sender<Job>,
        work: impl FnOnce(&Connection) -> Result<T, StorageError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            let work: Work = Box::new(move |connection| {
                let done = work(connection);
                Box::new(move |committed| drop(reply.send(committed.and(done))))
            });
            let closed = || StorageError::Unavailable("it is closed".to_owned());
            queue.send(Some(work)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StorageError> + Send + 'static,
    ) -> Answer<'_, T> {
        Sqlite::ask(&self.writer, work)
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StorageError> + Send + 'static,
    ) -> Answer<'_, T> {
        Sqlite::ask(&self.reader, work)
    }
}

/// Makes the file, if it is not there, so that only its owner can read it: it holds the seeds of games being played.
fn keep_private(path: &Path) -> Result<(), String> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| error.to_string())
}

fn lock(path: &Path) -> Result<File, String> {
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

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "busy_timeout", 500)?;
    connection.pragma_update(None, "cache_size", -32_000)?;
    // Pages go from the journal into the file in larger lots, which is rarer.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn migrate(connection: &mut Connection) -> Result<(), String> {
    let words = |error: rusqlite::Error| error.to_string();
    let transaction = connection.transaction().map_err(words)?;
    let version: u32 = transaction
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(words)?;
    let version = version as usize;
    if version > MIGRATIONS.len() {
        return Err("it was made by a newer version of this program".to_owned());
    }
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration).map_err(words)?;
    }
    transaction
        .pragma_update(None, "user_version", MIGRATIONS.len() as u32)
        .map_err(words)?;
    transaction.commit().map_err(words)
}

fn write_all(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut open = true;
    while open {
        match jobs.blocking_recv() {
            Some(Some(first)) => group.push(first),
            Some(None) | None => return,
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
        for tell in told {
            tell(committed.clone());
        }
    }
}

fn read_all(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(Some(work)) = jobs.blocking_recv() {
        work(connection)(Ok(()));
    }
}

/// All of the work or nothing of it, whatever becomes of the other jobs of the group.
fn whole<T>(
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

fn unavailable(error: rusqlite::Error) -> StorageError {
    StorageError::Unavailable(error.to_string())
}

fn append(
    connection: &Connection,
    code: Code,
    stored: &(i64, i64, i64, String),
    listing: Option<Listing>,
) -> Result<Appended, StorageError> {
    let (number, at, origin, body) = stored;
    let written = connection
        .prepare_cached(
            "insert into log (code, number, at, origin, body) values (?, ?, ?, ?, ?) on conflict do nothing",
        )
        .and_then(|mut insert| insert.execute(params![code.as_str(), number, at, origin, body]))
        .map_err(unavailable)?;
    if written == 0 {
        let there: Option<i64> = connection
            .prepare_cached("select origin from log where code = ? and number = ?")
            .and_then(|mut select| {
                select
                    .query_row(params![code.as_str(), number], |row| row.get(0))
                    .optional()
            })
            .map_err(unavailable)?;
        if there != Some(*origin) {
            return Ok(Appended::Lost);
        }
    }
    if let Some(listing) = listing {
        connection
            .prepare_cached(
                "insert into tables (code, phase, shown, due, changed, body) values (?, ?, ?, ?, ?, ?)
                 on conflict (code) do update set phase = excluded.phase, shown = excluded.shown, due = excluded.due,
                 changed = excluded.changed, body = excluded.body",
            )
            .and_then(|mut insert| {
                insert.execute(params![
                    code.as_str(),
                    phase_number(listing.phase),
                    listing.shown,
                    listing.due.map(signed),
                    at,
                    listing.body
                ])
            })
            .map_err(unavailable)?;
    }
    Ok(Appended::Written)
}

impl Storage for Sqlite {
    fn append(&self, code: Code, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        let body = match write_entry(&stored.entry) {
            Ok(body) => body,
            Err(error) => return Box::pin(async { Err(error) }),
        };
        let stored = (signed(stored.number), signed(stored.at), signed(stored.origin.0), body);
        self.write(move |connection| match listing {
            // One statement is whole by itself.
            None => append(connection, code, &stored, None),
            listing => whole(connection, |connection| append(connection, code, &stored, listing)),
        })
    }

    fn entries(&self, code: Code, after: u64) -> Answer<'_, Vec<Stored>> {
        self.read(move |connection| {
            let mut select = connection
                .prepare_cached(
                    "select number, at, origin, body from log where code = ? and number > ? order by number",
                )
                .map_err(unavailable)?;
            let mut rows = select
                .query(params![code.as_str(), signed(after)])
                .map_err(unavailable)?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next().map_err(unavailable)? {
                let body = row.get_ref(3).map_err(unavailable)?;
                let body = body
                    .as_str()
                    .map_err(|error| StorageError::Unreadable(error.to_string()))?;
                let number = |column: usize| row.get(column).map_err(unavailable);
                entries.push(read_entry(number(0)?, number(1)?, number(2)?, body)?);
            }
            Ok(entries)
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>> {
        self.read(move |connection| {
            connection
                .prepare_cached("select body from tables where shown = 1 order by changed desc limit ?")
                .and_then(|mut select| select.query_map([most], |row| row.get(0))?.collect())
                .map_err(unavailable)
        })
    }

    fn claim_due(&self, now: Millis, until: Millis) -> Answer<'_, Vec<Code>> {
        self.write(move |connection| {
            let codes: Vec<String> = connection
                .prepare_cached("update tables set due = ? where due <= ? returning code")
                .and_then(|mut update| {
                    update
                        .query_map([signed(until), signed(now)], |row| row.get(0))?
                        .collect()
                })
                .map_err(unavailable)?;
            codes.iter().map(|code| read_code(code)).collect()
        })
    }

    fn keep(&self, codes: Vec<Code>, until: Millis) -> Answer<'_, ()> {
        self.write(move |connection| {
            let mut update = connection
                .prepare_cached("update tables set due = ? where code = ?")
                .map_err(unavailable)?;
            for code in codes {
                update
                    .execute(params![signed(until), code.as_str()])
                    .map_err(unavailable)?;
            }
            Ok(())
        })
    }

    fn note(&self, code: Code, shown: bool, due: Option<Millis>) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached("update tables set shown = ?, due = ? where code = ?")
                .and_then(|mut update| update.execute(params![shown, due.map(signed), code.as_str()]))
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64> {
        self.write(move |connection| {
            whole(connection, |connection| {
                let old = "select code from tables where phase = 0 and changed < ?";
                connection
                    .execute(&format!("delete from log where code in ({old})"), [signed(since)])
                    .map_err(unavailable)?;
                let forgotten = connection
                    .execute("delete from tables where phase = 0 and changed < ?", [signed(since)])
                    .map_err(unavailable)?;
                Ok(forgotten as u64)
            })
        })
    }

    fn finish(&self, game: FinishedGame) -> Answer<'_, bool> {
        self.write(move |connection| whole(connection, |connection| finish(connection, &game).map_err(unavailable)))
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!("select {PLAYER} from players where id = ?"))
                .and_then(|mut select| select.query_row([id.as_str()], read_player).optional())
                .map_err(unavailable)
        })
    }

    fn history(&self, id: PlayerId, before: Millis, most: u32) -> Answer<'_, Vec<Played>> {
        self.read(move |connection| {
            let mut select = connection
                .prepare_cached(
                    "select code, game, played.at, seat, won, rated, rating, body
                     from played join games using (code, game)
                     where player = ? and played.at < ? order by played.at desc limit ?",
                )
                .map_err(unavailable)?;
            let mut rows = select
                .query(params![id.as_str(), signed(before), most])
                .map_err(unavailable)?;
            let mut games = Vec::new();
            while let Some(row) = rows.next().map_err(unavailable)? {
                let code: String = row.get(0).map_err(unavailable)?;
                games.push(read_played(row, read_code(&code)?).map_err(unavailable)?);
            }
            Ok(games)
        })
    }

    fn best(&self, most: u32) -> Answer<'_, Vec<Player>> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!(
                    "select {PLAYER} from players where rated_games > 0 order by rating - 3 * uncertainty desc limit ?"
                ))
                .and_then(|mut select| select.query_map([most], read_player)?.collect())
                .map_err(unavailable)
        })
    }

    fn check(&self) -> Answer<'_, ()> {
        // Something that really reaches the disk says more than any question: a full one answers all of them.
        self.write(|connection| {
            let version = MIGRATIONS.len() as u32;
            connection
                .pragma_update(None, "user_version", version)
                .map_err(unavailable)
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // Everything that was asked before is done before the threads end and close the file.
            let _ = self.writer.send(None).await;
            let _ = self.reader.send(None).await;
            let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
            let ended = tokio::task::spawn_blocking(move || threads.into_iter().all(|thread| thread.join().is_ok()));
            let ended = ended.await;
            drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
            match ended {
                Ok(true) => Ok(()),
                _ => Err(StorageError::Unavailable("a thread ended badly".to_owned())),
            }
        })
    }
}

const PLAYER: &str = "id, name, rating, uncertainty, games, wins, rated_games";

fn read_player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player {
        player: PlayerId::from_written(row.get(0)?),
        name: row.get(1)?,
        rating: Rating {
            rating: row.get(2)?,
            uncertainty: row.get(3)?,
        },
        games: row.get(4)?,
        wins: row.get(5)?,
        rated_games: row.get(6)?,
    })
}

fn read_played(row: &Row<'_>, code: Code) -> rusqlite::Result<Played> {
    Ok(Played {
        code,
        game: row.get(1)?,
        at: unsigned(row.get(2)?),
        seat: row.get(3)?,
        won: row.get(4)?,
        rated: row.get(5)?,
        rating: row.get(6)?,
        body: row.get(7)?,
    })
}

fn finish(connection: &Connection, game: &FinishedGame) -> rusqlite::Result<bool> {
    let at = signed(game.at);
    let new = connection.execute(
        "insert into games (code, game, at, body) values (?, ?, ?, ?) on conflict do nothing",
        params![game.code.as_str(), game.game, at, game.body],
    )?;
    if new == 0 {
        return Ok(false);
    }
    let mut old = Vec::new();
    for (id, _) in game.players.iter().flatten() {
        let rating = connection
            .query_row(
                "select rating, uncertainty from players where id = ?",
                [id.as_str()],
                |row| {
                    Ok(Rating {
                        rating: row.get(0)?,
                        uncertainty: row.get(1)?,
                    })
                },
            )
            .optional()?;
        old.extend(rating.map(|rating| (id.clone(), rating)));
    }
    for counted in count(game, &old) {
        connection.execute(
            "insert into players (id, name, rating, uncertainty, games, wins, rated_games) values (?, ?, ?, ?, 1, ?, ?)
             on conflict (id) do update set name = excluded.name, rating = excluded.rating,
             uncertainty = excluded.uncertainty, games = games + 1, wins = wins + excluded.wins,
             rated_games = rated_games + excluded.rated_games",
            params![
                counted.id.as_str(),
                counted.name,
                counted.after.rating,
                counted.after.uncertainty,
                counted.won,
                game.rated
            ],
        )?;
        connection.execute(
            "insert into played (player, at, code, game, seat, won, rated, rating) values (?, ?, ?, ?, ?, ?, ?, ?)",
            params![
                counted.id.as_str(),
                at,
                game.code.as_str(),
                game.game,
                counted.seat as u8,
                counted.won,
                game.rated,
                counted.after.rating
            ],
        )?;
    }
    Ok(true)
}
