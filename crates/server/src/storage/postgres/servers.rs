//! Which servers there are, and which tables each of them owns. Time is the database's own, so that servers whose clocks
//! disagree agree about leases.

use super::{PATIENCE, Postgres, Value, patiently};
use crate::code::Code;
use crate::secret::peers_secret;
use crate::storage::{Claim, Owner, StorageError, signed, unsigned};
use crate::time::Millis;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio_postgres::Client;
use tokio_postgres::types::Type;

/// How often it is looked again who owns a table that was given up at that moment.
const TRIES: usize = 4;

/// The secret by which servers that share the database know each other; the first one makes it.
pub(super) async fn secret(client: &Client) -> Result<String, StorageError> {
    let fresh = peers_secret().map_err(|error| StorageError::Unusable(error.to_string()))?;
    let make = "insert into meta (name, value) values ('peers', $1) on conflict do nothing";
    patiently(client.execute(make, &[&fresh])).await?;
    let row = patiently(client.query_one("select value from meta where name = 'peers'", &[])).await?;
    Ok(row.get(0))
}

fn milliseconds(lease: Duration) -> f64 {
    1000.0 * lease.as_secs_f64()
}

pub(super) async fn join(
    storage: &Postgres,
    server: u32,
    address: SocketAddr,
    lease: Duration,
) -> Result<(), StorageError> {
    let mut address = address;
    if address.ip().is_unspecified() {
        // The address under which the database sees this server is the one under which others can.
        let rows = storage.query("select host(inet_client_addr())", &[]).await?;
        let seen = rows.first().and_then(|row| row.get::<_, Option<&str>>(0)?.parse().ok());
        address.set_ip(seen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)));
    }
    let values: [Value<'_>; 3] = [
        (&i64::from(server), Type::INT8),
        (&address.to_string(), Type::TEXT),
        (&milliseconds(lease), Type::FLOAT8),
    ];
    // This server listens there, so whoever did before is gone, and what belonged to it need not wait.
    let query = "with dead as (delete from servers where address = $2 and id <> $1 returning id),
                 freed as (
                     update tables set owner = null, epoch = epoch + 1, due = least(due, 0)
                     where owner in (select id from dead)
                 )
                 insert into servers (id, address, until) values ($1, $2, now() + $3 * interval '1 millisecond')
                 on conflict (id) do update set address = excluded.address, until = excluded.until";
    storage.query(query, &values).await?;
    Ok(())
}

pub(super) async fn renew(storage: &Postgres, server: u32, lease: Duration) -> Result<Option<Vec<u32>>, StorageError> {
    let query = "with renewed as (
                     update servers set until = now() + $2 * interval '1 millisecond' where id = $1 returning id
                 )
                 select servers.id from servers where exists (select 1 from renewed)";
    let values: [Value<'_>; 2] = [(&i64::from(server), Type::INT8), (&milliseconds(lease), Type::FLOAT8)];
    // A connection on which nothing comes back must be noticed before the lease runs out.
    let rows = storage.query_within((lease / 3).min(PATIENCE), query, &values).await?;
    let ids: Vec<u32> = rows
        .iter()
        .filter_map(|row| u32::try_from(row.get::<_, i64>(0)).ok())
        .collect();
    Ok((!ids.is_empty()).then_some(ids))
}

pub(super) async fn bury(storage: &Postgres, now: Millis) -> Result<u64, StorageError> {
    let query = "with dead as (delete from servers where until < now() returning id),
                 freed as (
                     update tables set owner = null, epoch = epoch + 1, due = least(due, $1)
                     where owner in (select id from dead)
                 )
                 select count(*) from dead";
    let rows = storage.query(query, &[(&signed(now), Type::INT8)]).await?;
    Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
}

pub(super) async fn leave(storage: &Postgres, server: u32) -> Result<(), StorageError> {
    let query = "with gone as (delete from servers where id = $1)
                 update tables set owner = null, epoch = epoch + 1 where owner = $1";
    storage.query(query, &[(&i64::from(server), Type::INT8)]).await?;
    Ok(())
}

pub(super) async fn neighbors(storage: &Postgres, server: u32) -> Result<Vec<Owner>, StorageError> {
    let query = "select id, address from servers where id <> $1 and until > now()";
    let rows = storage.query(query, &[(&i64::from(server), Type::INT8)]).await?;
    Ok(rows
        .iter()
        .map(|row| Owner {
            server: u32::try_from(row.get::<_, i64>(0)).unwrap_or_default(),
            address: row.get::<_, &str>(1).parse().ok(),
        })
        .collect())
}

pub(super) async fn claim(storage: &Postgres, code: Code, server: u32) -> Result<Claim, StorageError> {
    let values: [Value<'_>; 2] = [(&code.as_str(), Type::TEXT), (&i64::from(server), Type::INT8)];
    for _ in 0..TRIES {
        let query = "select owner, epoch, address from tables left join servers on id = owner where code = $1";
        let rows = storage.query(query, &values[..1]).await?;
        let Some(row) = rows.first() else {
            return Ok(Claim::NoTable);
        };
        match row.get::<_, Option<i64>>(0) {
            Some(owner) if owner == i64::from(server) => return Ok(Claim::Mine(unsigned(row.get(1)))),
            Some(owner) => {
                let address: Option<&str> = row.get(2);
                return Ok(Claim::Other(Owner {
                    server: u32::try_from(owner).unwrap_or_default(),
                    address: address.and_then(|address| address.parse().ok()),
                }));
            }
            None => {}
        }
        let query = "update tables set owner = $2, epoch = epoch + 1 where code = $1 and owner is null returning epoch";
        let rows = storage.query(query, &values).await?;
        if let Some(row) = rows.first() {
            return Ok(Claim::Mine(unsigned(row.get(0))));
        }
    }
    Err(StorageError::Unavailable("its owner keeps changing".to_owned()))
}
