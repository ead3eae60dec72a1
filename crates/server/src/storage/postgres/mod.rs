//! Tables in PostgreSQL, for one server or several.

pub(super) mod copy;
pub(super) mod examine;
mod order;
mod players;
mod push;
mod reaching;
mod servers;
mod tls;
mod writer;

use super::format;
use super::{
    Answer, Appended, Claim, Epoch, FinishedGame, Listing, Owner, Played, Player, Snapshots, Storage, StorageError,
    may_use, read_code, signed, unsigned,
};
use crate::code::{Code, PartLetter};
use crate::entry::Stored;
use crate::metrics::Waiting;
use crate::secret::PlayerId;
use crate::time::Millis;
use deadpool_postgres::{Object, Pool, Runtime};
use players::{KNOWN_AS, PLAYER, read_played, read_player};
use reaching::Way;
use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Row};
use writer::{Job, Right, Writing};

const MIGRATIONS: [&str; 4] = [
    include_str!("../migrations/postgres-1.sql"),
    include_str!("../migrations/postgres-2.sql"),
    include_str!("../migrations/postgres-3.sql"),
    include_str!("../migrations/postgres-4.sql"),
];
const QUEUE: usize = 4096;
/// How long anything may take until it counts as failed.
const PATIENCE: Duration = Duration::from_secs(15);
/// Connections for everything but entries.
const CONNECTIONS: usize = 8;

/// A value and its type.
type Value<'a> = (&'a (dyn ToSql + Sync), Type);

/// Tables in PostgreSQL.
pub(crate) struct Postgres {
    /// Takes what is to be written, and `None` at the end.
    writer: mpsc::Sender<Option<Job>>,
    pool: Pool,
    secret: String,
}

fn unavailable(error: tokio_postgres::Error) -> StorageError {
    // The database's own sentence says more than "db error", and so does whatever is behind "error connecting".
    let reason = match (error.as_db_error(), error.source()) {
        (Some(database), _) => database.message().to_owned(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    };
    StorageError::Unavailable(reason)
}

fn too_slow() -> StorageError {
    StorageError::Unavailable("it took too long".to_owned())
}

async fn patiently<T>(work: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StorageError> {
    within(PATIENCE, work).await
}

async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StorageError> {
    match tokio::time::timeout(time, work).await {
        Ok(done) => done.map_err(unavailable),
        Err(_) => Err(too_slow()),
    }
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Postgres, StorageError> {
        let way = Way::to(url)?;
        let mut client = way.connect().await?;
        migrate(&mut client).await?;
        let secret = servers::secret(&client).await?;
        let writing = Writing::prepare(client).await?;
        let pool = Pool::builder(way.manager())
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| StorageError::Unusable(error.to_string()))?;
        let (writer, to_write) = mpsc::channel(QUEUE);
        tokio::spawn(writer::write_all(way, writing, to_write));
        Ok(Postgres { writer, pool, secret })
    }

    async fn connection(&self, time: Duration) -> Result<Object, StorageError> {
        match tokio::time::timeout(time, self.pool.get()).await {
            Ok(Ok(connection)) => Ok(connection),
            Ok(Err(error)) => Err(StorageError::Unavailable(error.to_string())),
            Err(_) => Err(too_slow()),
        }
    }

    /// Asks something that is one statement. A connection that does not answer in time is not used again.
    async fn query_within(&self, time: Duration, query: &str, values: &[Value<'_>]) -> Result<Vec<Row>, StorageError> {
        let client = self.connection(time).await?;
        let rows = within(time, client.query_typed(query, values)).await;
        if rows.is_err() {
            drop(Object::take(client));
        }
        rows
    }

    async fn query(&self, query: &str, values: &[Value<'_>]) -> Result<Vec<Row>, StorageError> {
        self.query_within(PATIENCE, query, values).await
    }

    fn write(&self, code: Code, right: Right, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        let row = format::Row::write(stored);
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            let job = Job {
                code,
                right,
                row: row?,
                listing,
                reply,
            };
            let closed = || StorageError::Unavailable("it is closed".to_owned());
            self.writer.send(Some(job)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        })
    }
}

async fn migrate(client: &mut Client) -> Result<(), StorageError> {
    let transaction = patiently(client.transaction()).await?;
    // Servers that start together wait for each other here.
    patiently(transaction.batch_execute(
        "select pg_advisory_xact_lock(7308604);
         create table if not exists oshra_version (version integer not null)",
    ))
    .await?;
    let row = patiently(transaction.query_opt("select version from oshra_version", &[])).await?;
    let version = row.map_or(0, |row| usize::try_from(row.get::<_, i32>(0)).unwrap_or(usize::MAX));
    if version > MIGRATIONS.len() {
        let oldest = patiently(transaction.query_opt("select value from meta where name = 'oldest'", &[])).await?;
        let oldest = oldest.and_then(|row| row.get::<_, &str>(0).parse().ok());
        return may_use(version, oldest.unwrap_or(version), MIGRATIONS.len());
    }
    for migration in &MIGRATIONS[version..] {
        patiently(transaction.batch_execute(migration)).await?;
    }
    let version = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    patiently(transaction.execute("delete from oshra_version", &[])).await?;
    patiently(transaction.execute("insert into oshra_version values ($1)", &[&version])).await?;
    patiently(transaction.commit()).await
}

impl Storage for Postgres {
    fn facts(&self, beginning: &'static str) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let query = "select name, value from meta where starts_with(name, $1) order by name";
            let rows = self.query(query, &[(&beginning, Type::TEXT)]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
    }

    fn keep_fact(&self, name: String, value: String) -> Answer<'_, String> {
        Box::pin(async move {
            let make = "insert into meta (name, value) values ($1, $2) on conflict do nothing";
            self.query(make, &[(&name, Type::TEXT), (&value, Type::TEXT)]).await?;
            let query = "select value from meta where name = $1";
            let rows = self.query(query, &[(&name, Type::TEXT)]).await?;
            Ok(rows.first().map_or(value, |row| row.get(0)))
        })
    }

    fn has_codes_in(&self, part: PartLetter) -> Answer<'_, bool> {
        Box::pin(async move {
            let query = "select 1 from tables where length(code) = 9 and right(code, 1) = $1 limit 1";
            let letter = part.as_char().to_string();
            Ok(!self.query(query, &[(&letter, Type::TEXT)]).await?.is_empty())
        })
    }

    fn join(&self, server: u32, address: SocketAddr, lease: Duration) -> Answer<'_, ()> {
        Box::pin(servers::join(self, server, address, lease))
    }

    fn renew(&self, server: u32, lease: Duration) -> Answer<'_, Option<Vec<u32>>> {
        Box::pin(servers::renew(self, server, lease))
    }

    fn bury(&self, now: Millis) -> Answer<'_, u64> {
        Box::pin(servers::bury(self, now))
    }

    fn leave(&self, server: u32) -> Answer<'_, ()> {
        Box::pin(servers::leave(self, server))
    }

    fn neighbors(&self, server: u32) -> Answer<'_, Vec<Owner>> {
        Box::pin(servers::neighbors(self, server))
    }

    fn peers_secret(&self) -> Option<&str> {
        Some(&self.secret)
    }

    fn claim(&self, code: Code, server: u32) -> Answer<'_, Claim> {
        Box::pin(servers::claim(self, code, server))
    }

    fn claim_due(&self, server: u32, now: Millis) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            // Servers that ask at the same time share the tables out between them.
            let rows = self
                .query(
                    "update tables set owner = $1, epoch = epoch + 1 where code in (
                         select code from tables where owner is null and due <= $2 limit 1000 for update skip locked
                     ) returning code",
                    &[(&i64::from(server), Type::INT8), (&signed(now), Type::INT8)],
                )
                .await?;
            rows.iter().map(|row| read_code(row.get(0))).collect()
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
        Box::pin(async move {
            let due = due.map(signed);
            let query = "update tables set owner = null, epoch = epoch + 1, shown = coalesce($3, shown), due = $4,
                         changed = greatest(changed, $5) where code = $1 and epoch = $2";
            let values: [Value<'_>; 5] = [
                (&code.as_str(), Type::TEXT),
                (&signed(epoch), Type::INT8),
                (&shown, Type::BOOL),
                (&due, Type::INT8),
                (&signed(now), Type::INT8),
            ];
            self.query(query, &values).await?;
            Ok(())
        })
    }

    fn open(&self, code: Code, owner: Option<u32>, stored: &Stored, listing: Listing) -> Answer<'_, Appended> {
        self.write(code, Right::New { owner }, stored, Some(listing))
    }

    fn append(&self, code: Code, epoch: Epoch, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        self.write(code, Right::Owned(epoch), stored, listing)
    }

    fn entries(&self, code: Code, after: u64, most: u32) -> Answer<'_, Vec<Stored>> {
        Box::pin(async move {
            let rows = self
                .query(
                    "select number, at, origin, format, body from log
                     where code = $1 and number > $2 order by number limit $3",
                    &[
                        (&code.as_str(), Type::TEXT),
                        (&signed(after), Type::INT8),
                        (&i64::from(most), Type::INT8),
                    ],
                )
                .await?;
            rows.iter()
                .map(|row| {
                    let format = i64::from(row.get::<_, i16>(3));
                    format::Row::read(row.get(0), row.get(1), row.get(2), format, row.get(4))
                })
                .collect()
        })
    }

    fn snapshot(&self, code: Code, upto: u64, format: u16) -> Answer<'_, Snapshots> {
        Box::pin(async move {
            let rows = self
                .query(
                    "select scrubs, number, snapshots.body from tables left join snapshots
                     on snapshots.code = tables.code and number <= $2 and format = $3
                     where tables.code = $1 order by number desc limit 1",
                    &[
                        (&code.as_str(), Type::TEXT),
                        (&signed(upto), Type::INT8),
                        (&small(format), Type::INT2),
                    ],
                )
                .await?;
            let newest = rows.first().and_then(|row| {
                let number: Option<i64> = row.get(1);
                number.map(|number| (unsigned(number), row.get(2)))
            });
            let scrubs = rows.first().map_or(0, |row| unsigned(row.get(0)));
            Ok(Snapshots { scrubs, newest })
        })
    }

    fn keep_snapshot(&self, code: Code, number: u64, format: u16, scrubs: u64, body: String) -> Answer<'_, ()> {
        Box::pin(async move {
            // Whoever removes something waits until this is there, or is waited for.
            let query = "insert into snapshots (code, number, format, body)
                         select code, $2, $3, $4 from tables where code = $1 and scrubs = $5 for share
                         on conflict (code, number) do update set format = excluded.format, body = excluded.body";
            let values: [Value<'_>; 5] = [
                (&code.as_str(), Type::TEXT),
                (&signed(number), Type::INT8),
                (&small(format), Type::INT2),
                (&body, Type::TEXT),
                (&signed(scrubs), Type::INT8),
            ];
            self.query(query, &values).await?;
            Ok(())
        })
    }

    fn record(&self, code: Code, game: u32) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let game = i32::try_from(game).unwrap_or(i32::MAX);
            let query = "select body from records where code = $1 and game = $2";
            let values: [Value<'_>; 2] = [(&code.as_str(), Type::TEXT), (&game, Type::INT4)];
            let rows = self.query(query, &values).await?;
            Ok(rows.first().map(|row| row.get(0)))
        })
    }

    fn keep_record(&self, code: Code, game: u32, body: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let game = i32::try_from(game).unwrap_or(i32::MAX);
            let query = "insert into records (code, game, body) values ($1, $2, $3) on conflict do nothing";
            let values: [Value<'_>; 3] = [(&code.as_str(), Type::TEXT), (&game, Type::INT4), (&body, Type::TEXT)];
            self.query(query, &values).await?;
            Ok(())
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<(Millis, String)>> {
        Box::pin(async move {
            let query = "select changed, body from tables where shown order by changed desc limit $1";
            let rows = self.query(query, &[(&i64::from(most), Type::INT8)]).await?;
            Ok(rows.iter().map(|row| (unsigned(row.get(0)), row.get(1))).collect())
        })
    }

    fn seats_of(&self, player: PlayerId, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let query = r#"select body from tables where (phase < 2 or changed > $3) and code in (select code from log
                where substr(body, 1, 16) = '{"type":"seated"' and (body::jsonb ->> 'player') in ($1, $2))
                order by changed desc limit $4"#;
            let short = player.short().unwrap_or(player.as_str());
            let values: [Value<'_>; 4] = [
                (&player.as_str(), Type::TEXT),
                (&short, Type::TEXT),
                (&signed(since), Type::INT8),
                (&i64::from(most), Type::INT8),
            ];
            let rows = self.query(query, &values).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn show(&self, code: Code, epoch: Epoch, shown: bool) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = "update tables set shown = $3 where code = $1 and epoch = $2";
            let values: [Value<'_>; 3] = [
                (&code.as_str(), Type::TEXT),
                (&signed(epoch), Type::INT8),
                (&shown, Type::BOOL),
            ];
            self.query(query, &values).await?;
            Ok(())
        })
    }

    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            // A table that some server has in memory belongs to it.
            let rows = self
                .query(
                    "with gone as (
                         delete from tables where owner is null and phase = 0 and changed < $1 returning code
                     ), entries as (delete from log where code in (select code from gone)),
                     past as (delete from snapshots where code in (select code from gone)),
                     told as (delete from reports where code in (select code from gone))
                     select count(*) from gone",
                    &[(&signed(since), Type::INT8)],
                )
                .await?;
            Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
        })
    }

    fn finish(&self, game: FinishedGame) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut client = self.connection(PATIENCE).await?;
            let finished = patiently(players::finish(&mut client, &game)).await;
            if finished.is_err() {
                drop(Object::take(client));
            }
            finished
        })
    }

    fn adopt(&self, id: PlayerId) -> Answer<'_, ()> {
        Box::pin(async move {
            let Some(short) = id.short() else { return Ok(()) };
            let query = "with adopted as (
                             update players set id = $1
                             where id = $2 and not exists (select 1 from players where id = $1) returning 1
                         )
                         update played set player = $1 where player = $2 and exists (select 1 from adopted)";
            self.query(query, &[(&id.as_str(), Type::TEXT), (&short, Type::TEXT)])
                .await?;
            Ok(())
        })
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let query = format!("select {PLAYER} from players where {KNOWN_AS} order by id desc limit 1");
            let rows = self.query(&query, &[(&id.as_str(), Type::TEXT)]).await?;
            Ok(rows.first().map(read_player))
        })
    }

    fn history(&self, id: PlayerId, before: Millis, most: u32) -> Answer<'_, Vec<Played>> {
        Box::pin(async move {
            let rows = self
                .query(
                    "select code, game, played.at, seat, won, rated, rating, body
                     from played join games using (code, game)
                     where player = $1 and played.at < $2 order by played.at desc limit $3",
                    &[
                        (&id.as_str(), Type::TEXT),
                        (&signed(before), Type::INT8),
                        (&i64::from(most), Type::INT8),
                    ],
                )
                .await?;
            rows.iter().map(read_played).collect()
        })
    }

    fn best(&self, most: u32) -> Answer<'_, Vec<Player>> {
        Box::pin(async move {
            let query = format!(
                "select {PLAYER} from players where rated_games > 0 order by rating - 3 * uncertainty desc limit $1"
            );
            let rows = self.query(&query, &[(&i64::from(most), Type::INT8)]).await?;
            Ok(rows.iter().map(read_player).collect())
        })
    }

    fn waiting(&self) -> Waiting {
        Waiting {
            writes: QUEUE - self.writer.capacity(),
            reads: self.pool.status().waiting,
            lease: None,
        }
    }

    fn room(&self) -> Option<u64> {
        // Its disk is another machine's.
        None
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Something that really reaches the disk says more than any question.
            let query = "insert into meta (name, value) values ('tried', '1')
                         on conflict (name) do update set value = (meta.value::bigint + 1)::text";
            self.query(query, &[]).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let _ = self.writer.send(None).await;
            self.writer.closed().await;
            self.pool.close();
            Ok(())
        })
    }
}

fn small(format: u16) -> i16 {
    i16::try_from(format).unwrap_or(i16::MAX)
}
