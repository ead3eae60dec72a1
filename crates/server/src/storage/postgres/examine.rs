//! What state a PostgreSQL database is in, without changing it.

use super::reaching::Way;
use super::{MIGRATIONS, patiently};
use crate::storage::StorageError;
use crate::storage::examining::{Condition, Examined};
use crate::time::Millis;
use tokio_postgres::Client;

/// The oldest PostgreSQL that is supported, as it numbers itself.
const OLDEST: i32 = 150_000;

/// Looks at a database.
pub(crate) async fn examine(url: &str, now: impl Fn() -> Millis) -> Examined {
    let mut examined = Examined {
        condition: Condition::New,
        in_use: false,
        ahead: None,
        reports: 0,
        free: None,
    };
    match look(url, now, &mut examined).await {
        Ok(condition) => examined.condition = condition,
        Err(error) => {
            examined.condition = Condition::Unreachable(match error {
                StorageError::Unavailable(reason) | StorageError::Unusable(reason) => reason,
                other => other.to_string(),
            })
        }
    }
    examined
}

async fn look(url: &str, now: impl Fn() -> Millis, examined: &mut Examined) -> Result<Condition, StorageError> {
    let client = Way::to(url)?.connect().await?;
    let asked = now();
    let query = "select current_setting('server_version_num')::int,
                 (extract(epoch from clock_timestamp()) * 1000)::bigint,
                 to_regclass('oshra_version') is not null, to_regclass('servers') is not null,
                 to_regclass('reports') is not null";
    let row = patiently(client.query_one(query, &[])).await?;
    let (number, clock): (i32, i64) = (row.get(0), row.get(1));
    // It was some time between asking and hearing the answer.
    let middle = asked.cast_signed().midpoint(now().cast_signed());
    examined.ahead = Some(clock - middle);
    if number < OLDEST {
        return Ok(Condition::OldDatabase);
    }
    let (made, servers, reports): (bool, bool, bool) = (row.get(2), row.get(3), row.get(4));
    if let Err(error) = try_to_write(&client, made).await {
        return Ok(Condition::ReadOnly(error.to_string()));
    }
    if servers {
        let query = "select exists (select 1 from servers where until > now())";
        examined.in_use = patiently(client.query_one(query, &[])).await?.get(0);
    }
    if reports {
        let query = "select count(*) from reports where settled is null";
        let open: i64 = patiently(client.query_one(query, &[])).await?.get(0);
        examined.reports = open.cast_unsigned();
    }
    if !made {
        return Ok(Condition::New);
    }
    let row = patiently(client.query_opt("select version from oshra_version", &[])).await?;
    let version = row.map_or(0, |row| usize::try_from(row.get::<_, i32>(0)).unwrap_or(usize::MAX));
    Ok(Condition::of(version, MIGRATIONS.len()))
}

/// What a server does first, taken back at once.
async fn try_to_write(client: &Client, made: bool) -> Result<(), StorageError> {
    let attempt = match made {
        true => "begin; update oshra_version set version = version; rollback",
        false => "begin; create table oshra_doctor (tried integer); rollback",
    };
    let done = client.batch_execute(attempt).await;
    done.map_err(|error| match error.as_db_error() {
        Some(database) => StorageError::Unavailable(database.message().to_owned()),
        None => StorageError::Unavailable(error.to_string()),
    })
}
