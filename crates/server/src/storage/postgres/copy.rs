//! All rows of a PostgreSQL database, out of it and into it.

use super::reaching::Way;
use super::{migrate, patiently, unavailable};
use crate::storage::StorageError;
use crate::storage::copying::{Copied, Rows, Spreading, WAITING};
use crate::storage::places::{KEYS, PLACES, Place, Row};
use futures_util::{StreamExt, pin_mut};
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio_postgres::Client;
use tokio_postgres::types::ToSql;

/// Rows in one statement.
const GROUP: usize = 500;

/// All rows of a database as it is now; servers may go on writing. With `alone`, only if no server uses it, and none can
/// begin to before all is read.
pub(crate) async fn copied(url: &str, alone: bool) -> Result<Copied, StorageError> {
    let mut client = Way::to(url)?.connect().await?;
    if alone {
        migrate(&mut client).await?;
    }
    // The rest is read as it is now, however long that takes.
    let begin = "set idle_in_transaction_session_timeout = 0; begin transaction isolation level repeatable read";
    patiently(client.batch_execute(begin)).await?;
    if alone {
        shut_out(&client).await?;
    }
    // One of an earlier version is copied as it would be after it was brought up to date.
    let row = patiently(client.query_one("select version from oshra_version", &[])).await?;
    let version = usize::try_from(row.get::<_, i32>(0)).unwrap_or(usize::MAX);
    let mut counts = [0, 0];
    for (like, count) in Spreading::FACTS.into_iter().zip(&mut counts) {
        let query = "select count(*) from meta where name like $1";
        if version > 1 {
            let row = patiently(client.query_one(query, &[&like])).await?;
            *count = u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX);
        }
    }
    let spread = Spreading::of(counts);
    let (send, rows) = mpsc::channel(WAITING);
    let client = Arc::new(client);
    let reading = client.clone();
    tokio::spawn(async move {
        for place in PLACES {
            if let Err(error) = each(&reading, place, version, &send).await {
                drop(send.send(Err(error)).await);
                return;
            }
        }
    });
    Ok(Copied {
        rows,
        spread,
        _held: Some(Box::new(client)),
    })
}

/// Hands over every row of a place.
async fn each(client: &Client, place: &'static Place, version: usize, send: &Rows) -> Result<(), StorageError> {
    let Some(columns) = place.read_from(version) else {
        return Ok(());
    };
    let query = format!(
        "select row_to_json(found)::text from (select {columns} from {}) found",
        place.name
    );
    let none: [&(dyn ToSql + Sync); 0] = [];
    let rows = patiently(client.query_raw(&query, none)).await?;
    pin_mut!(rows);
    while let Some(row) = rows.next().await {
        let text: String = row.map_err(unavailable)?.get(0);
        let row: Row = serde_json::from_str(&text).map_err(|error| StorageError::Unreadable(error.to_string()))?;
        if send.send(Ok((place, row))).await.is_err() {
            // Nobody wants the rest.
            return Ok(());
        }
    }
    Ok(())
}

/// No server may run, and none can start before the transaction ends.
async fn shut_out(client: &Client) -> Result<(), StorageError> {
    let query = "lock table servers in share mode";
    patiently(client.batch_execute(query)).await?;
    let query = "select exists (select 1 from servers where until > now())";
    let row = patiently(client.query_one(query, &[])).await?;
    match row.get(0) {
        true => Err(StorageError::InUse),
        false => Ok(()),
    }
}

/// An empty database that is being filled. Nothing of it is there before `finish`.
pub(crate) struct Filling {
    client: Client,
    waiting: Vec<Value>,
    place: Option<&'static Place>,
}

impl Filling {
    /// A database without tables.
    pub(crate) async fn open(url: &str) -> Result<Filling, StorageError> {
        let mut client = Way::to(url)?.connect().await?;
        migrate(&mut client).await?;
        let begin = "set idle_in_transaction_session_timeout = 0; begin";
        patiently(client.batch_execute(begin)).await?;
        shut_out(&client).await?;
        for place in PLACES.iter().filter(|place| place.fills()) {
            let query = format!("select exists (select 1 from {})", place.name);
            if patiently(client.query_one(&query, &[])).await?.get(0) {
                return Err(StorageError::NotEmpty);
            }
        }
        let clear = format!("delete from {KEYS}");
        patiently(client.execute(&clear, &[])).await?;
        Ok(Filling {
            client,
            waiting: Vec::with_capacity(GROUP),
            place: None,
        })
    }

    pub(crate) async fn put(&mut self, place: &'static Place, row: Row) -> Result<(), StorageError> {
        let another = self.place.is_some_and(|before| before.name != place.name);
        if another || self.waiting.len() >= GROUP {
            self.write().await?;
        }
        self.place = Some(place);
        self.waiting.push(Value::Object(row));
        Ok(())
    }

    async fn write(&mut self) -> Result<(), StorageError> {
        let Some(place) = self.place else { return Ok(()) };
        let rows = Value::Array(std::mem::take(&mut self.waiting)).to_string();
        let query = format!(
            "insert into {name} ({columns}) select {columns} from json_populate_recordset(null::{name}, $1::text::json)",
            name = place.name,
            columns = place.listed()
        );
        patiently(self.client.execute(&query, &[&rows])).await.map(drop)
    }

    pub(crate) async fn finish(mut self) -> Result<(), StorageError> {
        self.write().await?;
        patiently(self.client.batch_execute("commit")).await
    }
}
