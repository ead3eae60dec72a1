//! Fresh databases in a PostgreSQL of the tests' own, started once and gone when the tests are.

use own_postgres::{OwnPostgres, Wire};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

static RUNNING: OnceLock<Option<OwnPostgres>> = OnceLock::new();

/// A wire to PostgreSQL, and the same database as the address names, over it.
pub(crate) fn wire(address: &str) -> (Wire, String) {
    let running = RUNNING.get().and_then(Option::as_ref).expect("PostgreSQL runs");
    let wire = Wire::lay(running.socket()).expect("a wire");
    let name = address.rsplit('/').next().expect("a name");
    let over_it = wire.database(name);
    (wire, over_it)
}

/// The address of a fresh database; nothing where PostgreSQL is not installed.
pub(crate) async fn fresh_database() -> Option<String> {
    static DATABASES: AtomicU32 = AtomicU32::new(0);
    let running = tokio::task::spawn_blocking(|| RUNNING.get_or_init(OwnPostgres::start))
        .await
        .expect("PostgreSQL starts");
    let running = running.as_ref()?;
    let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let begun = Instant::now();
    loop {
        match tokio_postgres::connect(&running.address("postgres"), tokio_postgres::NoTls).await {
            Ok((client, connection)) => {
                tokio::spawn(connection);
                client
                    .batch_execute(&format!("create database {name}"))
                    .await
                    .expect("a fresh database");
                return Some(running.address(&name));
            }
            // It says that it is there a moment before it is.
            Err(error) => assert!(begun.elapsed() < Duration::from_secs(30), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
