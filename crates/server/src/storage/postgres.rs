//! Tables in PostgreSQL, for one server or several. Entries that wait are written by one statement, so they reach the disk
//! together; the same transaction tells the other servers.

use super::{
    Answer, Appended, FinishedGame, Listing, News, Played, Player, Storage, StorageError, count, phase_number,
    read_code, read_entry, signed, unsigned, write_entry,
};
use crate::code::Code;
use crate::entry::Stored;
use crate::rating::Rating;
use crate::secret::PlayerId;
use crate::time::Millis;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{AsyncMessage, Client, Config, GenericClient, NoTls, Row, Statement};

const MIGRATIONS: [&str; 1] = [include_str!("migrations/postgres-1.sql")];
/// Most entries in one statement.
const GROUP: usize = 512;
const QUEUE: usize = 4096;
/// How long anything may take until it counts as failed.
const PATIENCE: Duration = Duration::from_secs(15);
/// News that may wait to be heard.
const NEWS: usize = 8192;

/// An entry on its way.
struct Job {
    code: Code,
    number: i64,
    at: i64,
    origin: i64,
    body: String,
    listing: Option<Listing>,
    reply: oneshot::Sender<Result<Appended, StorageError>>,
}

/// Tables in PostgreSQL.
pub(crate) struct Postgres {
    /// None is the end.
    writer: mpsc::Sender<Option<Job>>,
    reading: Link,
    changing: tokio::sync::Mutex<Option<Client>>,
    config: Arc<Config>,
    whispers: mpsc::Sender<String>,
    news: Mutex<Option<mpsc::Receiver<News>>>,
    closed: watch::Sender<bool>,
}

/// A connection that is made again when it was lost.
struct Link {
    config: Arc<Config>,
    client: tokio::sync::Mutex<Option<Arc<Client>>>,
}

impl Link {
    fn new(config: &Arc<Config>) -> Link {
        Link {
            config: config.clone(),
            client: tokio::sync::Mutex::new(None),
        }
    }

    async fn get(&self) -> Result<Arc<Client>, StorageError> {
        let mut client = self.client.lock().await;
        match &*client {
            Some(client) if !client.is_closed() => Ok(client.clone()),
            _ => {
                let fresh = Arc::new(connect(&self.config).await?);
                *client = Some(fresh.clone());
                Ok(fresh)
            }
        }
    }
}

fn unavailable(error: tokio_postgres::Error) -> StorageError {
    // The database's own sentence says more than "db error".
    let reason = match error.as_db_error() {
        Some(database) => database.message().to_owned(),
        None => error.to_string(),
    };
    StorageError::Unavailable(reason)
}

fn too_slow() -> StorageError {
    StorageError::Unavailable("it took too long".to_owned())
}

async fn patiently<T>(work: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StorageError> {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => done.map_err(unavailable),
        Err(_) => Err(too_slow()),
    }
}

async fn connect(config: &Config) -> Result<Client, StorageError> {
    let (client, connection) = patiently(config.connect(NoTls)).await?;
    // It ends with the client.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Postgres, StorageError> {
        let mut config: Config = url
            .parse()
            // The address may hold a password, so it is not repeated.
            .map_err(|_| StorageError::Unusable("this is not the address of a PostgreSQL database".to_owned()))?;
        config
            .application_name("oshra")
            .connect_timeout(Duration::from_secs(10))
            // A server whose machine died in the middle of a transaction must not hold up the others.
            .options("-c idle_in_transaction_session_timeout=5000")
            .keepalives_idle(Duration::from_secs(10));
        let config = Arc::new(config);
        let mut client = connect(&config).await?;
        migrate(&mut client).await?;
        let writing = Writing::prepare(client).await?;
        let (writer, to_write) = mpsc::channel(QUEUE);
        let (whispers, to_whisper) = mpsc::channel(QUEUE);
        let (tell_news, news) = mpsc::channel(NEWS);
        let (closed, is_closed) = watch::channel(false);
        tokio::spawn(write_all(config.clone(), writing, to_write));
        let (begun, listening) = oneshot::channel();
        tokio::spawn(listen(config.clone(), tell_news, is_closed, begun));
        // Nothing may be missed from the first entry on.
        match tokio::time::timeout(PATIENCE, listening).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return Err(too_slow()),
        }
        tokio::spawn(whisper_all(Link::new(&config), to_whisper));
        Ok(Postgres {
            writer,
            reading: Link::new(&config),
            changing: tokio::sync::Mutex::new(None),
            config,
            whispers,
            news: Mutex::new(Some(news)),
            closed,
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
        let newer = "the database was made by a newer version of this program";
        return Err(StorageError::Unusable(newer.to_owned()));
    }
    for migration in &MIGRATIONS[version..] {
        patiently(transaction.batch_execute(migration)).await?;
    }
    let version = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    patiently(transaction.execute("delete from oshra_version", &[])).await?;
    patiently(transaction.execute("insert into oshra_version values ($1)", &[&version])).await?;
    patiently(transaction.commit()).await
}

/// The connection entries are written by.
struct Writing {
    client: Client,
    write: Statement,
    list: Statement,
}

/// One statement for all entries that wait; it is whole by itself.
const WRITE: &str = "
    with written as (
        insert into log (code, number, at, origin, body)
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
        on conflict do nothing
        returning code, number
    )
    select code, number, pg_notify('oshra', 'entry ' || code || ' ' || number) from written";

const LIST: &str = "
    insert into tables (code, phase, shown, due, changed, body) values ($1, $2, $3, $4, $5, $6)
    on conflict (code) do update set phase = excluded.phase, shown = excluded.shown, due = excluded.due,
    changed = excluded.changed, body = excluded.body";

impl Writing {
    async fn prepare(client: Client) -> Result<Writing, StorageError> {
        Ok(Writing {
            write: patiently(client.prepare(WRITE)).await?,
            list: patiently(client.prepare(LIST)).await?,
            client,
        })
    }

    async fn write(&mut self, group: &[Job]) -> Result<Vec<Appended>, tokio_postgres::Error> {
        if group.iter().all(|job| job.listing.is_none()) {
            let written = insert(&self.client, &self.write, group).await?;
            return Ok(appended(group, &written));
        }
        let transaction = self.client.transaction().await?;
        let written = insert(&transaction, &self.write, group).await?;
        for job in group
            .iter()
            .filter(|job| written.contains(&(job.code.as_str(), job.number)))
        {
            let Some(listing) = &job.listing else { continue };
            let (phase, due) = (phase_number(listing.phase), listing.due.map(signed));
            let code = job.code.as_str();
            let values: [&(dyn ToSql + Sync); 6] = [&code, &phase, &listing.shown, &due, &job.at, &listing.body];
            transaction.execute(&self.list, &values).await?;
        }
        transaction.commit().await?;
        Ok(appended(group, &written))
    }
}

/// Writes the entries that nobody was faster with; the answer is those that are there now and are our own.
async fn insert<'a>(
    client: &impl GenericClient,
    write: &Statement,
    group: &'a [Job],
) -> Result<HashSet<(&'a str, i64)>, tokio_postgres::Error> {
    let codes: Vec<&str> = group.iter().map(|job| job.code.as_str()).collect();
    let numbers: Vec<i64> = group.iter().map(|job| job.number).collect();
    let times: Vec<i64> = group.iter().map(|job| job.at).collect();
    let origins: Vec<i64> = group.iter().map(|job| job.origin).collect();
    let bodies: Vec<&str> = group.iter().map(|job| job.body.as_str()).collect();
    let rows = client
        .query(write, &[&codes, &numbers, &times, &origins, &bodies])
        .await?;
    let same = |row: &Row, job: &Job| row.get::<_, &str>(0) == job.code.as_str() && row.get::<_, i64>(1) == job.number;
    let mut written = HashSet::new();
    let mut missing = Vec::new();
    if rows.len() == group.len() {
        written.extend(group.iter().map(|job| (job.code.as_str(), job.number)));
        return Ok(written);
    }
    for job in group {
        if rows.iter().any(|row| same(row, job)) {
            written.insert((job.code.as_str(), job.number));
        } else {
            missing.push(job);
        }
    }
    // What was there already may be our own, if the answer to the first try was lost.
    for job in missing {
        let there = client
            .query_typed(
                "select 1 from log where code = $1 and number = $2 and origin = $3",
                &[
                    (&job.code.as_str(), Type::TEXT),
                    (&job.number, Type::INT8),
                    (&job.origin, Type::INT8),
                ],
            )
            .await?;
        if !there.is_empty() {
            written.insert((job.code.as_str(), job.number));
        }
    }
    Ok(written)
}

fn appended(group: &[Job], written: &HashSet<(&str, i64)>) -> Vec<Appended> {
    group
        .iter()
        .map(|job| match written.contains(&(job.code.as_str(), job.number)) {
            true => Appended::Written,
            false => Appended::Lost,
        })
        .collect()
}

async fn write_all(config: Arc<Config>, writing: Writing, mut jobs: mpsc::Receiver<Option<Job>>) {
    let mut writing = Some(writing);
    let mut group = Vec::new();
    let mut open = true;
    while open {
        match jobs.recv().await {
            Some(Some(job)) => group.push(job),
            Some(None) | None => return,
        }
        while group.len() < GROUP
            && let Ok(job) = jobs.try_recv()
        {
            match job {
                Some(job) => group.push(job),
                None => {
                    open = false;
                    break;
                }
            }
        }
        let written = async {
            let ready = match writing.take().filter(|writing| !writing.client.is_closed()) {
                Some(writing) => writing,
                None => Writing::prepare(connect(&config).await?).await?,
            };
            patiently(writing.insert(ready).write(&group)).await
        };
        match written.await {
            Ok(written) => {
                for (job, appended) in group.drain(..).zip(written) {
                    drop(job.reply.send(Ok(appended)));
                }
            }
            Err(error) => {
                // Whether anything was written is not known; whoever asked asks again.
                writing = None;
                for job in group.drain(..) {
                    drop(job.reply.send(Err(error.clone())));
                }
            }
        }
    }
}

/// Hears what other servers say, and listens again when the connection was lost.
async fn listen(
    config: Arc<Config>,
    news: mpsc::Sender<News>,
    mut closed: watch::Receiver<bool>,
    begun: oneshot::Sender<()>,
) {
    let mut begun = Some(begun);
    loop {
        let listening = tokio::select! {
            heard = hear(&config, &news, &mut begun) => heard,
            _ = closed.wait_for(|closed| *closed) => return,
        };
        if let Err(error) = listening {
            tracing::warn!(%error, "the connection that hears of other servers was lost");
        }
        if news.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn hear(
    config: &Config,
    news: &mpsc::Sender<News>,
    begun: &mut Option<oneshot::Sender<()>>,
) -> Result<(), StorageError> {
    let (client, mut connection) = patiently(config.connect(NoTls)).await?;
    let (heard, mut messages) = mpsc::channel(NEWS);
    let connection = tokio::spawn(async move {
        let mut stream = futures_util::stream::poll_fn(move |context| connection.poll_message(context));
        while let Some(Ok(message)) = futures_util::StreamExt::next(&mut stream).await {
            if let AsyncMessage::Notification(notification) = message {
                let sent = heard.send(notification.payload().to_owned()).await;
                if sent.is_err() {
                    return;
                }
            }
        }
    });
    patiently(client.batch_execute("listen oshra")).await?;
    // From here on nothing is missed; what happened before may have been, unless nothing has happened yet.
    match begun.take() {
        Some(begun) => drop(begun.send(())),
        None if news.send(News::Gap).await.is_err() => return Ok(()),
        None => {}
    }
    while let Some(payload) = messages.recv().await {
        let entry = payload.strip_prefix("entry ").and_then(|rest| {
            let (code, number) = rest.split_once(' ')?;
            Some(News::Entry(code.parse().ok()?, number.parse().ok()?))
        });
        if news.send(entry.unwrap_or(News::Whisper(payload))).await.is_err() {
            break;
        }
    }
    connection.abort();
    Err(StorageError::Unavailable("the connection ended".to_owned()))
}

/// Says things to the other servers, one after the other. What cannot be said now is not worth keeping.
async fn whisper_all(link: Link, mut whispers: mpsc::Receiver<String>) {
    while let Some(text) = whispers.recv().await {
        let said = async {
            let client = link.get().await?;
            let query = "select pg_notify('oshra', $1)";
            patiently(client.query_typed(query, &[(&text, Type::TEXT)])).await
        };
        if let Err(error) = said.await {
            tracing::debug!(%error, "the other servers could not be told something");
        }
    }
}

impl Postgres {
    /// Asks something that changes nothing.
    async fn query(&self, query: &str, values: &[(&(dyn ToSql + Sync), Type)]) -> Result<Vec<Row>, StorageError> {
        let client = self.reading.get().await?;
        patiently(client.query_typed(query, values)).await
    }
}

impl Storage for Postgres {
    fn append(&self, code: Code, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        let body = write_entry(&stored.entry);
        let (number, at, origin) = (signed(stored.number), signed(stored.at), signed(stored.origin.0));
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            let job = Job {
                code,
                number,
                at,
                origin,
                body: body?,
                listing,
                reply,
            };
            let closed = || StorageError::Unavailable("it is closed".to_owned());
            self.writer.send(Some(job)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        })
    }

    fn entries(&self, code: Code, after: u64) -> Answer<'_, Vec<Stored>> {
        Box::pin(async move {
            let rows = self
                .query(
                    "select number, at, origin, body from log where code = $1 and number > $2 order by number",
                    &[(&code.as_str(), Type::TEXT), (&signed(after), Type::INT8)],
                )
                .await?;
            rows.iter()
                .map(|row| read_entry(row.get(0), row.get(1), row.get(2), row.get(3)))
                .collect()
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let query = "select body from tables where shown order by changed desc limit $1";
            let rows = self.query(query, &[(&i64::from(most), Type::INT8)]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn claim_due(&self, now: Millis, until: Millis) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            // Servers that ask at the same time share the tables out between them.
            let rows = self
                .query(
                    "update tables set due = $2 where code in (
                         select code from tables where due <= $1 limit 1000 for update skip locked
                     ) returning code",
                    &[(&signed(now), Type::INT8), (&signed(until), Type::INT8)],
                )
                .await?;
            rows.iter().map(|row| read_code(row.get(0))).collect()
        })
    }

    fn keep(&self, codes: Vec<Code>, until: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            let codes: Vec<&str> = codes.iter().map(Code::as_str).collect();
            let query = "update tables set due = $2 where code = any($1)";
            self.query(query, &[(&codes, Type::TEXT_ARRAY), (&signed(until), Type::INT8)])
                .await?;
            Ok(())
        })
    }

    fn note(&self, code: Code, shown: bool, due: Option<Millis>) -> Answer<'_, ()> {
        Box::pin(async move {
            let due = due.map(signed);
            let query = "update tables set shown = $2, due = $3 where code = $1";
            let values: [(&(dyn ToSql + Sync), Type); 3] =
                [(&code.as_str(), Type::TEXT), (&shown, Type::BOOL), (&due, Type::INT8)];
            self.query(query, &values).await?;
            Ok(())
        })
    }

    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            let rows = self
                .query(
                    "with gone as (delete from tables where phase = 0 and changed < $1 returning code),
                     entries as (delete from log where code in (select code from gone))
                     select count(*) from gone",
                    &[(&signed(since), Type::INT8)],
                )
                .await?;
            Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
        })
    }

    fn finish(&self, game: FinishedGame) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut changing = self.changing.lock().await;
            let client = match changing.take().filter(|client| !client.is_closed()) {
                Some(client) => client,
                None => connect(&self.config).await?,
            };
            patiently(finish(changing.insert(client), &game)).await
        })
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let query = format!("select {PLAYER} from players where id = $1");
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

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let rows = self.query("select pg_is_in_recovery()", &[]).await?;
            match rows.first().map(|row| row.get(0)) {
                Some(false) => Ok(()),
                _ => Err(StorageError::Unavailable("it cannot be written to".to_owned())),
            }
        })
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.news.lock().ok()?.take()
    }

    fn whisper(&self, text: String) {
        // What does not fit is not worth waiting for.
        let _ = self.whispers.try_send(text);
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let _ = self.writer.send(None).await;
            self.writer.closed().await;
            self.closed.send_replace(true);
            Ok(())
        })
    }
}

const PLAYER: &str = "id, name, rating, uncertainty, games, wins, rated_games";

fn read_player(row: &Row) -> Player {
    Player {
        player: PlayerId::from_written(row.get(0)),
        name: row.get(1),
        rating: Rating {
            rating: row.get(2),
            uncertainty: row.get(3),
        },
        games: row.get(4),
        wins: row.get(5),
        rated_games: row.get(6),
    }
}

fn read_played(row: &Row) -> Result<Played, StorageError> {
    let number = |column: usize| u32::try_from(row.get::<_, i32>(column)).unwrap_or_default();
    Ok(Played {
        code: read_code(row.get(0))?,
        game: number(1),
        at: unsigned(row.get(2)),
        seat: u8::try_from(row.get::<_, i16>(3)).unwrap_or_default(),
        won: row.get(4),
        rated: row.get(5),
        rating: row.get(6),
        body: row.get(7),
    })
}

async fn finish(client: &mut Client, game: &FinishedGame) -> Result<bool, tokio_postgres::Error> {
    let at = signed(game.at);
    let code = game.code.as_str();
    let number = i32::try_from(game.game).unwrap_or(i32::MAX);
    let transaction = client.transaction().await?;
    let new = transaction
        .execute(
            "insert into games (code, game, at, body) values ($1, $2, $3, $4) on conflict do nothing",
            &[&code, &number, &at, &game.body],
        )
        .await?;
    if new == 0 {
        return Ok(false);
    }
    // One game after the other: nobody's rating is worked out from one that is changing.
    transaction
        .batch_execute("select pg_advisory_xact_lock(7308605)")
        .await?;
    let ids: Vec<&str> = game.players.iter().flatten().map(|(id, _)| id.as_str()).collect();
    let rows = transaction
        .query(
            "select id, rating, uncertainty from players where id = any($1)",
            &[&ids],
        )
        .await?;
    let old: Vec<(PlayerId, Rating)> = rows
        .iter()
        .map(|row| {
            let rating = Rating {
                rating: row.get(1),
                uncertainty: row.get(2),
            };
            (PlayerId::from_written(row.get(0)), rating)
        })
        .collect();
    for counted in count(game, &old) {
        transaction
            .execute(
                "insert into players (id, name, rating, uncertainty, games, wins, rated_games)
                 values ($1, $2, $3, $4, 1, $5, $6)
                 on conflict (id) do update set name = excluded.name, rating = excluded.rating,
                 uncertainty = excluded.uncertainty, games = players.games + 1, wins = players.wins + excluded.wins,
                 rated_games = players.rated_games + excluded.rated_games",
                &[
                    &counted.id.as_str(),
                    &counted.name,
                    &counted.after.rating,
                    &counted.after.uncertainty,
                    &i64::from(counted.won),
                    &i64::from(game.rated),
                ],
            )
            .await?;
        transaction
            .execute(
                "insert into played (player, at, code, game, seat, won, rated, rating)
                 values ($1, $2, $3, $4, $5, $6, $7, $8)",
                &[
                    &counted.id.as_str(),
                    &at,
                    &code,
                    &number,
                    &i16::try_from(counted.seat).unwrap_or_default(),
                    &counted.won,
                    &game.rated,
                    &counted.after.rating,
                ],
            )
            .await?;
    }
    transaction.commit().await?;
    Ok(true)
}
