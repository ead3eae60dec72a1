//! A house: a database and the servers that use it.

use crate::postgres;
use serde_json::Value;
use server::{Config, Database, Limits, Pace, Server};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A database for one test.
pub(crate) struct House {
    pub(crate) database: Database,
    /// Further databases that tables are spread over.
    pub(crate) beside: Vec<Database>,
    folder: Option<PathBuf>,
}

impl House {
    pub(crate) fn sqlite() -> House {
        static HOUSES: AtomicU32 = AtomicU32::new(0);
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("oshra-tables-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        House {
            database: Database::Sqlite(folder.join("tables.db")),
            beside: Vec::new(),
            folder: Some(folder),
        }
    }

    pub(crate) async fn postgres() -> Option<House> {
        Some(House {
            database: Database::Postgres(postgres::fresh_database().await?),
            beside: Vec::new(),
            folder: None,
        })
    }

    /// Several files.
    pub(crate) fn spread() -> House {
        let mut house = House::sqlite();
        let folder = house.folder.clone().expect("a folder");
        house.beside = ["beside.db", "further.db"]
            .map(|name| Database::Sqlite(folder.join(name)))
            .to_vec();
        house
    }

    /// Several databases in PostgreSQL.
    pub(crate) async fn spread_postgres() -> Option<House> {
        let mut house = House::postgres().await?;
        house.beside.push(Database::Postgres(postgres::fresh_database().await?));
        Some(house)
    }

    /// How servers are set up here: without limits that tests would run into, and in a hurry.
    pub(crate) fn config(&self) -> Config {
        let mut config = Config::new(self.database.clone());
        config.beside = self.beside.clone();
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        config.limits = Limits {
            messages_per_second: 100_000,
            chatter_per_minute: 10_000,
            requests_per_second: 100_000,
            tables_per_hour: 100_000,
            sockets_per_address: 100_000,
            keys_per_hour: 100_000,
            ..Limits::default()
        };
        config.pace = Pace {
            bot: Duration::ZERO,
            thinking: Duration::from_millis(5),
            lease: Duration::from_secs(3),
            notice: Duration::from_millis(100),
            ..Pace::default()
        };
        config
    }

    /// The files of the database, where it has some.
    pub(crate) fn files(&self) -> Vec<(String, Vec<u8>)> {
        let folder = self
            .folder
            .iter()
            .flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
        folder
            .map(|entry| {
                let path = entry.expect("a file").path();
                (path.display().to_string(), std::fs::read(&path).expect("its bytes"))
            })
            .collect()
    }

    pub(crate) async fn serve(&self) -> Server {
        self.serve_with(self.config()).await
    }

    pub(crate) async fn serve_with(&self, config: Config) -> Server {
        Server::start(config).await.expect("the server starts")
    }
}

/// A server that can be gone from one moment to the next, in a runtime of its own.
pub(crate) struct Doomed {
    pub(crate) address: SocketAddr,
    runtime: Option<tokio::runtime::Runtime>,
    _server: Server,
}

impl Doomed {
    pub(crate) fn serve(house: &House) -> Doomed {
        Doomed::serve_with(house.config())
    }

    pub(crate) fn serve_with(config: Config) -> Doomed {
        // Started from a thread of its own, because one runtime may not wait inside another.
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build()
                .expect("a runtime");
            let server = runtime.block_on(start_patiently(config));
            Doomed {
                address: server.address(),
                runtime: Some(runtime),
                _server: server,
            }
        })
        .join()
        .expect("the server starts")
    }

    /// Ends every task where it stands.
    pub(crate) fn crash(mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Doomed {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The file of a server that has just crashed may still be in its hands for a moment.
async fn start_patiently(config: Config) -> Server {
    let mut tries = 0;
    loop {
        match Server::start(config.clone()).await {
            Ok(server) => return server,
            Err(error) => assert!(tries < 100, "the server does not start: {error}"),
        }
        tries += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Sends the bytes of a request and reads the answer.
pub(crate) async fn send(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request).await.expect("the request is sent");
    let mut bytes = Vec::new();
    // A server that refuses early may close before everything is read.
    let _ = stream.read_to_end(&mut bytes).await;
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1))
        .and_then(|status| status.parse().ok());
    let headers: HashMap<String, String> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    Answer {
        status: status.expect("a status"),
        headers,
        body: bytes[end + 4..].to_vec(),
    }
}

/// A request as people make it.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if let Some(body) = body {
        head += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    head += "\r\n";
    head += body.unwrap_or_default();
    send(address, head.as_bytes()).await
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Answer {
    request(address, "GET", path, &[], None).await
}

pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Answer {
    request(address, "POST", path, &[], Some(&body.to_string())).await
}

impl House {
    fn databases(&self) -> impl Iterator<Item = &Database> {
        [&self.database].into_iter().chain(&self.beside)
    }

    /// Says something to the database, past the servers; to all of them, if there are several.
    pub(crate) async fn execute(&self, sql: &str) {
        for database in self.databases() {
            match database {
                Database::Sqlite(file) => {
                    let database = rusqlite::Connection::open(file).expect("the file");
                    database.busy_timeout(Duration::from_secs(5)).expect("patience");
                    database.execute_batch(sql).expect("what is said is done");
                }
                Database::Postgres(url) => {
                    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls)
                        .await
                        .expect("a connection");
                    tokio::spawn(connection);
                    client.batch_execute(sql).await.expect("what is said is done");
                }
            }
        }
    }

    /// One number from the database; the sum of all, if there are several.
    pub(crate) async fn count(&self, sql: &str) -> i64 {
        let mut sum = 0;
        for database in self.databases() {
            sum += match database {
                Database::Sqlite(file) => {
                    let database = rusqlite::Connection::open(file).expect("the file");
                    let number: i64 = database.query_row(sql, [], |row| row.get(0)).expect("a number");
                    number
                }
                Database::Postgres(url) => {
                    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls)
                        .await
                        .expect("a connection");
                    tokio::spawn(connection);
                    let number: i64 = client.query_one(sql, &[]).await.expect("a number").get(0);
                    number
                }
            };
        }
        sum
    }
}
