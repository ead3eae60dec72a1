//! How a server is set up.

use crate::house::House;
use crate::landing;
use crate::time::Time;
use axum::Router;
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How a server is set up.
///
/// ```
/// use server::{Config, Database};
/// let config = Config::new(Database::Sqlite("tables.db".into()));
/// assert!(config.listen.ip().is_loopback());
/// ```
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the numbers for Prometheus are served; nowhere without it.
    pub metrics: Option<SocketAddr>,
    /// Where other servers with the same database reach this one; without it, on any free port of the address it listens on.
    pub peers: Option<SocketAddr>,
    /// Where the tables are kept.
    pub database: Database,
    /// Further databases of the same kind, which tables are spread over, too; players and ratings stay in the first one.
    pub beside: Vec<Database>,
    /// The address people reach it under, for links: `https://tables.example.org`.
    pub public_url: Option<String>,
    /// Names under which it is reached, without ports. If there are none: under that of the public address, `localhost` and any
    /// numerical address, or, without a public address, under any.
    pub hosts: Vec<String>,
    /// Whose word is taken for where requests come from.
    pub proxies: Proxies,
    /// What it allows.
    pub limits: Limits,
    /// How long it waits for people, bots and clocks.
    pub pace: Pace,
    /// What makes it its host's own.
    pub house: House,
    /// Where the time comes from.
    pub time: Time,
    /// For tests and measurements: games that can be repeated. Nobody should play for anything there.
    pub rehearsal: Option<Rehearsal>,
    /// For tests: browsers may be told something at any address, also of this machine and without encryption.
    pub push_anywhere: bool,
    /// The pages: asked for whatever is not part of the interface for programs. The link of a table
    /// (`/t/CODE`) leads to `/?table=CODE`. Headers a page sets for itself stay as they are.
    pub pages: Router,
}

impl Config {
    /// A server on the loopback address, with everything as usual.
    pub fn new(database: Database) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8400)),
            metrics: None,
            peers: None,
            database,
            beside: Vec::new(),
            public_url: None,
            hosts: Vec::new(),
            proxies: Proxies::default(),
            limits: Limits::default(),
            pace: Pace::default(),
            house: House::default(),
            time: Time::default(),
            rehearsal: None,
            push_anywhere: false,
            pages: landing::router(),
        }
    }
}

/// Proxies before a server: their word is taken for where a request comes from.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    /// Whoever connects is a proxy.
    pub anybody: bool,
    /// Addresses in these networks are proxies, also when one of them stands before another.
    pub networks: Vec<IpNet>,
    /// The header they say it in.
    pub header: ForwardedHeader,
}

/// How a proxy says where a request comes from. The other header may come from anybody, so it is not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForwardedHeader {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwarded,
    /// `Forwarded`, as RFC 7239 has it.
    Forwarded,
}

impl Proxies {
    /// Whether whoever connects from there is a proxy.
    pub(crate) fn is_trusted(&self, peer: IpAddr) -> bool {
        self.anybody || self.is_proxy(peer)
    }

    /// Whether an address is known to be a proxy's.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.contains(&address))
    }
}

/// Games that go the same way every time, as far as bots play them: everybody who knows this knows all the cards.
#[derive(Clone, Debug)]
pub struct Rehearsal {
    /// The seed of the first deal of every table.
    pub deal: String,
    /// What the dice of bots come from: the bot on seat 2 has the seed `BOTS/2`, as text.
    pub bots: String,
    /// Iterations that a bot searches for a decision, however long they take.
    pub iterations: u32,
}

/// Where tables are kept.
#[derive(Clone)]
pub enum Database {
    /// In an SQLite file.
    Sqlite(PathBuf),
    /// In PostgreSQL at this address, which may hold a password.
    Postgres(String),
}

impl Database {
    /// PostgreSQL if it begins like its addresses do, otherwise a file, with or without `sqlite:` before it.
    ///
    /// ```
    /// use server::Database;
    /// let is_file = |text, file: &str| matches!(Database::from_text(text), Database::Sqlite(path) if path.as_os_str() == file);
    /// assert!(is_file("sqlite:tables.db", "tables.db"));
    /// assert!(is_file("sqlite:///var/lib/oshra/tables.db", "/var/lib/oshra/tables.db"));
    /// assert!(is_file("tables.db", "tables.db"));
    /// assert!(matches!(Database::from_text("postgres://host/name"), Database::Postgres(_)));
    /// ```
    pub fn from_text(text: &str) -> Database {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Database::Postgres(text.to_owned())
        } else {
            let file = text.strip_prefix("sqlite:").unwrap_or(text);
            Database::Sqlite(file.strip_prefix("//").unwrap_or(file).into())
        }
    }
}

/// What a server allows. Addresses of the same network of an Internet provider's customer count as one.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Longest message and body, in bytes.
    pub message: usize,
    /// Messages of a socket per second; three seconds' worth at once.
    pub messages_per_second: u32,
    /// Chat lines and other things that are not choices, of a seat per minute.
    pub chatter_per_minute: u32,
    /// Requests of an address per second; ten seconds' worth at once.
    pub requests_per_second: u32,
    /// Tables an address may open in an hour.
    pub tables_per_hour: u32,
    /// Keys an address may have made in an hour.
    pub keys_per_hour: u32,
    /// Games somebody must have finished here before they may type at tables that the lobby shows; 0 for none.
    pub newcomer_games: u32,
    /// Sockets of an address.
    pub sockets_per_address: u32,
    /// Sockets and other connections in all.
    pub connections: u32,
    /// Sockets of one seat.
    pub sockets_per_seat: usize,
    /// People who watch one table, on one server.
    pub watchers: usize,
    /// Messages that may wait for a client that reads slowly.
    pub outbox: usize,
    /// Bytes of the disk that are left to games that are played: no table is opened when there are fewer.
    pub reserve: u64,
}

impl Limits {
    /// Connections of an address that are no sockets, or not yet: enough for what pages ask for, and not for a flood.
    pub(crate) const fn connections_per_address(&self) -> u32 {
        self.sockets_per_address.saturating_mul(4)
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 8 * 1024,
            messages_per_second: 20,
            chatter_per_minute: 30,
            requests_per_second: 10,
            tables_per_hour: 60,
            keys_per_hour: 30,
            newcomer_games: 0,
            sockets_per_address: 64,
            connections: 20_000,
            sockets_per_seat: 4,
            watchers: 100,
            outbox: 64,
            reserve: 256 << 20,
        }
    }
}

/// How long a server waits for people, bots and clocks.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a bot takes at least, so that people can follow.
    pub bot: Duration,
    /// How long a bot that searches may think.
    pub thinking: Duration,
    /// How long the others wait for somebody who is gone until a bot takes over.
    pub absence: Duration,
    /// How long somebody must be gone until they are told that the game waits for them.
    pub calling: Duration,
    /// How long after a start nobody's time runs out, so that people can come back.
    pub grace: Duration,
    /// For how long a server owns its tables without a sign of life; another one takes them over after that.
    pub lease: Duration,
    /// How long a new connection has for its first message, and a body to arrive.
    pub patience: Duration,
    /// How long a client may take nothing, or next to nothing, of what it is sent.
    pub sending: Duration,
    /// How often a quiet connection is asked whether it is still there.
    pub heartbeat: Duration,
    /// How often tables that nobody has open are looked after.
    pub round: Duration,
    /// How often a server looks for new bans.
    pub notice: Duration,
    /// How long a stopping server waits for its connections to end.
    pub farewell: Duration,
    /// How long a table is kept at which no game was begun.
    pub unplayed: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            bot: Duration::from_millis(700),
            thinking: Duration::from_millis(300),
            absence: Duration::from_secs(60),
            calling: Duration::from_secs(10),
            grace: Duration::from_secs(15),
            lease: Duration::from_secs(5),
            patience: Duration::from_secs(10),
            sending: Duration::from_secs(20),
            heartbeat: Duration::from_secs(25),
            round: Duration::from_secs(20),
            notice: Duration::from_secs(3),
            farewell: Duration::from_secs(5),
            unplayed: Duration::from_secs(86_400),
        }
    }
}
