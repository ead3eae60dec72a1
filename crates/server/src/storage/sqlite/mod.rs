//! Tables in an SQLite file. One thread writes: whatever waits when it comes round goes into one transaction and reaches
//! the disk together, so that a hundred tables cost hardly more than one. Several threads read.

pub(super) mod copy;
pub(super) mod examine;
mod file;
mod log;
mod order;
mod players;
mod push;

use super::format::Row;
use super::{
    Answer, Appended, Claim, Epoch, FinishedGame, Listing, Owner, Played, Player, Snapshots, Storage, StorageError,
    read_code, signed, unsigned,
};
use crate::code::{Code, PartLetter};
use crate::entry::Stored;
use crate::metrics::Waiting;
use crate::secret::PlayerId;
use crate::time::Millis;
use file::{Job, Work, keep_private, lock, migrate, open_to_read, prepare, read_all, unavailable, whole, write_all};
use players::{PLAYER, read_played, read_player};
use rusqlite::{Connection, OptionalExtension, params};
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Jobs that may wait. A table has at most one entry under way, so there are never many.
const QUEUE: usize = 4096;
/// Threads that read.
const READERS: usize = 4;

/// Tables in an SQLite file.
pub(crate) struct Sqlite {
    /// Where the file lies.
    folder: PathBuf,
    writer: mpsc::Sender<Job>,
    reader: mpsc::Sender<Job>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Whether something is being removed for good.
    scrubbing: Arc<AtomicBool>,
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
        migrate(&mut connection).map_err(|error| match error {
            StorageError::Unusable(reason) => unusable(reason),
            other => unusable(other.to_string()),
        })?;
        let (writer, to_write) = mpsc::channel(QUEUE);
        let (reader, to_read) = mpsc::channel(QUEUE);
        let to_read = Arc::new(Mutex::new(to_read));
        let scrubbing = Arc::new(AtomicBool::new(false));
        let removes = scrubbing.clone();
        let mut threads = vec![
            std::thread::Builder::new()
                .name("writer".to_owned())
                .spawn(move || write_all(&connection, to_write, &removes)),
        ];
        for _ in 0..READERS {
            let reading = open_to_read(path).map_err(|error| unusable(error.to_string()))?;
            let to_read = to_read.clone();
            threads.push(
                std::thread::Builder::new()
                    .name("reader".to_owned())
                    .spawn(move || read_all(&reading, &to_read)),
            );
        }
        let threads: Result<Vec<_>, _> = threads.into_iter().collect();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        Ok(Sqlite {
            folder: folder.unwrap_or(Path::new(".")).to_owned(),
            writer,
            reader,
            scrubbing,
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

impl Storage for Sqlite {
    fn facts(&self, beginning: &'static str) -> Answer<'_, Vec<(String, String)>> {
        self.read(move |connection| {
            connection
                .prepare_cached("select name, value from meta where substr(name, 1, length(?1)) = ?1 order by name")
                .and_then(|mut select| {
                    select
                        .query_map([beginning], |row| Ok((row.get(0)?, row.get(1)?)))?
                        .collect()
                })
                .map_err(unavailable)
        })
    }

    fn keep_fact(&self, name: String, value: String) -> Answer<'_, String> {
        self.write(move |connection| {
            let make = "insert or ignore into meta (name, value) values (?, ?)";
            connection.execute(make, [&name, &value]).map_err(unavailable)?;
            let query = "select value from meta where name = ?";
            connection
                .query_row(query, [&name], |row| row.get(0))
                .map_err(unavailable)
        })
    }

    fn has_codes_in(&self, part: PartLetter) -> Answer<'_, bool> {
        self.read(move |connection| {
            let query = "select exists (select 1 from tables where length(code) = 9 and substr(code, 9) = ?)";
            connection
                .query_row(query, [part.as_char().to_string()], |row| row.get(0))
                .map_err(unavailable)
        })
    }

    fn join(&self, server: u32, _address: SocketAddr, _lease: Duration) -> Answer<'_, ()> {
        // The file is locked, so whoever owned a table before is gone.
        self.write(move |connection| {
            let free = "update tables set owner = null, epoch = epoch + 1, due = min(due, 0)
                        where owner is not null and owner <> ?";
            connection.execute(free, [server]).map_err(unavailable)?;
            Ok(())
        })
    }

    fn renew(&self, server: u32, _lease: Duration) -> Answer<'_, Option<Vec<u32>>> {
        Box::pin(async move { Ok(Some(vec![server])) })
    }

    fn bury(&self, _now: Millis) -> Answer<'_, u64> {
        Box::pin(async { Ok(0) })
    }

    fn leave(&self, server: u32) -> Answer<'_, ()> {
        self.write(move |connection| {
            let free = "update tables set owner = null, epoch = epoch + 1 where owner = ?";
            connection.execute(free, [server]).map_err(unavailable)?;
            Ok(())
        })
    }

    fn neighbors(&self, _server: u32) -> Answer<'_, Vec<Owner>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn peers_secret(&self) -> Option<&str> {
        None
    }

    fn claim(&self, code: Code, server: u32) -> Answer<'_, Claim> {
        self.write(move |connection| log::claim(connection, code, server).map_err(unavailable))
    }

    fn claim_due(&self, server: u32, now: Millis) -> Answer<'_, Vec<Code>> {
        self.write(move |connection| {
            let codes: Vec<String> = connection
                .prepare_cached(
                    "update tables set owner = ?, epoch = epoch + 1 where owner is null and due <= ? returning code",
                )
                .and_then(|mut update| {
                    update
                        .query_map(params![server, signed(now)], |row| row.get(0))?
                        .collect()
                })
                .map_err(unavailable)?;
            codes.iter().map(|code| read_code(code)).collect()
        })
    }

    fn release(
        &self,
        code: Code,
        epoch: Epoch,
        now: Millis,
        shown: Option<bool>,
        due: Option<Millis>,
    ) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "update tables set owner = null, epoch = epoch + 1, shown = coalesce(?, shown), due = ?, changed = max(changed, ?)
                     where code = ? and epoch = ?",
                )
                .and_then(|mut update| {
                    update.execute(params![
                        shown,
                        due.map(signed),
                        signed(now),
                        code.as_str(),
                        signed(epoch)
                    ])
                })
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn open(&self, code: Code, owner: Option<u32>, stored: &Stored, listing: Listing) -> Answer<'_, Appended> {
        let row = match Row::write(stored) {
            Ok(row) => row,
            Err(error) => return Box::pin(async { Err(error) }),
        };
        self.write(move |connection| {
            whole(connection, |connection| {
                log::open(connection, code, owner, &row, &listing).map_err(unavailable)
            })
        })
    }

    fn append(&self, code: Code, epoch: Epoch, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        let row = match Row::write(stored) {
            Ok(row) => row,
            Err(error) => return Box::pin(async { Err(error) }),
        };
        self.write(move |connection| match listing {
            // One statement is whole by itself.
            None => log::append(connection, code, epoch, &row, None).map_err(unavailable),
            listing => whole(connection, |connection| {
                log::append(connection, code, epoch, &row, listing.as_ref()).map_err(unavailable)
            }),
        })
    }

    fn entries(&self, code: Code, after: u64, most: u32) -> Answer<'_, Vec<Stored>> {
        self.read(move |connection| {
            let mut select = connection
                .prepare_cached(
                    "select number, at, origin, format, body from log
                     where code = ? and number > ? order by number limit ?",
                )
                .map_err(unavailable)?;
            let mut rows = select
                .query(params![code.as_str(), signed(after), most])
                .map_err(unavailable)?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next().map_err(unavailable)? {
                let body = row.get_ref(4).map_err(unavailable)?;
                let body = body
                    .as_str()
                    .map_err(|error| StorageError::Unreadable(error.to_string()))?;
                let number = |column: usize| row.get(column).map_err(unavailable);
                entries.push(Row::read(number(0)?, number(1)?, number(2)?, number(3)?, body)?);
            }
            Ok(entries)
        })
    }

    fn snapshot(&self, code: Code, upto: u64, format: u16) -> Answer<'_, Snapshots> {
        self.read(move |connection| {
            // Before anything else: what is removed afterwards may still be in what is read.
            let scrubs = order::scrubs(connection, code)?.unwrap_or_default();
            let newest = connection
                .prepare_cached(
                    "select number, body from snapshots where code = ? and number <= ? and format = ?
                     order by number desc limit 1",
                )
                .and_then(|mut select| {
                    select
                        .query_row(params![code.as_str(), signed(upto), format], |row| {
                            Ok((unsigned(row.get(0)?), row.get(1)?))
                        })
                        .optional()
                })
                .map_err(unavailable)?;
            Ok(Snapshots { scrubs, newest })
        })
    }

    fn keep_snapshot(&self, code: Code, number: u64, format: u16, scrubs: u64, body: String) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "insert or replace into snapshots (code, number, format, body) select ?1, ?2, ?3, ?4
                     where exists (select 1 from tables where code = ?1 and scrubs = ?5)",
                )
                .and_then(|mut insert| {
                    insert.execute(params![code.as_str(), signed(number), format, body, signed(scrubs)])
                })
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn record(&self, code: Code, game: u32) -> Answer<'_, Option<String>> {
        self.read(move |connection| {
            connection
                .prepare_cached("select body from records where code = ? and game = ?")
                .and_then(|mut select| {
                    select
                        .query_row(params![code.as_str(), game], |row| row.get(0))
                        .optional()
                })
                .map_err(unavailable)
        })
    }

    fn keep_record(&self, code: Code, game: u32, body: String) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached("insert or ignore into records (code, game, body) values (?, ?, ?)")
                .and_then(|mut insert| insert.execute(params![code.as_str(), game, body]))
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<(Millis, String)>> {
        self.read(move |connection| {
            connection
                .prepare_cached("select changed, body from tables where shown = 1 order by changed desc limit ?")
                .and_then(|mut select| {
                    select
                        .query_map([most], |row| Ok((unsigned(row.get(0)?), row.get(1)?)))?
                        .collect()
                })
                .map_err(unavailable)
        })
    }

    fn seats_of(&self, player: PlayerId, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        self.read(move |connection| {
            let short = player.short().unwrap_or(player.as_str());
            connection
                .prepare_cached(
                    r#"select body from tables where (phase < 2 or changed > ?) and code in (select code from log
                       where substr(body, 1, 16) = '{"type":"seated"' and json_extract(body, '$.player') in (?, ?))
                       order by changed desc limit ?"#,
                )
                .and_then(|mut select| {
                    select
                        .query_map(params![signed(since), player.as_str(), short, most], |row| row.get(0))?
                        .collect()
                })
                .map_err(unavailable)
        })
    }

    fn show(&self, code: Code, epoch: Epoch, shown: bool) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached("update tables set shown = ? where code = ? and epoch = ?")
                .and_then(|mut update| update.execute(params![shown, code.as_str(), signed(epoch)]))
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64> {
        self.write(move |connection| {
            whole(connection, |connection| {
                log::forget(connection, since).map_err(unavailable)
            })
        })
    }

    fn finish(&self, game: FinishedGame) -> Answer<'_, bool> {
        self.write(move |connection| {
            whole(connection, |connection| {
                players::finish(connection, &game).map_err(unavailable)
            })
        })
    }

    fn adopt(&self, id: PlayerId) -> Answer<'_, ()> {
        self.write(move |connection| {
            whole(connection, |connection| {
                players::adopt(connection, &id).map_err(unavailable)
            })
        })
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        self.read(move |connection| {
            let known = players::known_as(connection, &id).map_err(unavailable)?;
            connection
                .prepare_cached(&format!("select {PLAYER} from players where id = ?"))
                .and_then(|mut select| select.query_row([known], read_player).optional())
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

    fn waiting(&self) -> Waiting {
        Waiting {
            writes: QUEUE - self.writer.capacity(),
            reads: QUEUE - self.reader.capacity(),
            lease: None,
        }
    }

    fn room(&self) -> Option<u64> {
        #[cfg(unix)]
        let room = {
            let disk = rustix::fs::statvfs(&self.folder).ok()?;
            Some(disk.f_bavail.saturating_mul(disk.f_frsize))
        };
        #[cfg(not(unix))]
        let room = None;
        room
    }

    fn check(&self) -> Answer<'_, ()> {
        // Something that really reaches the disk says more than any question: a full one answers all of them.
        self.write(|connection| {
            connection
                .execute(
                    "insert into meta (name, value) values ('tried', '1')
                     on conflict (name) do update set value = value + 1",
                    [],
                )
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // Everything that was asked before is done before the threads end and close the file.
            let _ = self.writer.send(None).await;
            for _ in 0..READERS {
                let _ = self.reader.send(None).await;
            }
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
