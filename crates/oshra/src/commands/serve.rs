//! `oshra serve`: tables for friends by a link.

use super::house::HouseArguments;
use super::options::{Where, words};
use crate::failure::Failure;
use server::{Config, ForwardedHeader, Limits, Pace, Proxies, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use words::Words;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to listen; 0.0.0.0:8400 for everybody who can reach this machine
    #[arg(long, value_name = "ADDRESS", env = "OSHRA_LISTEN", default_value = "127.0.0.1:8400")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Where,
    /// The address people reach the server under, for links
    #[arg(long, value_name = "URL", env = "OSHRA_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// A name under which the server is reached, without a port; requests for other names are refused. Several are separated by
    /// commas. Without it, the name in --public-url, localhost and numerical addresses, or, without that, any
    #[arg(long, value_name = "NAME", env = "OSHRA_HOSTS", value_delimiter = ',')]
    hosts: Vec<String>,
    /// A reverse proxy stands before the server: believe the address and the scheme it passes on
    #[arg(long, env = "OSHRA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// A network of proxies, as 10.0.0.0/8 or one address: believed when they connect, and skipped in what they pass on. Several
    /// are separated by commas
    #[arg(long, value_name = "NETWORK", env = "OSHRA_TRUSTED_PROXIES", value_delimiter = ',', value_parser = network)]
    trusted_proxies: Vec<ipnet::IpNet>,
    /// Proxies say where a request comes from in `Forwarded` instead of `X-Forwarded-For`
    #[arg(long, env = "OSHRA_FORWARDED")]
    forwarded: bool,
    /// Where to serve metrics for Prometheus; keep it to yourself
    #[arg(long, value_name = "ADDRESS", env = "OSHRA_METRICS")]
    metrics: Option<SocketAddr>,
    /// Where other servers with the same PostgreSQL reach this one; without it, on any free port of the address it listens on
    #[arg(long, value_name = "ADDRESS", env = "OSHRA_PEERS")]
    peers: Option<SocketAddr>,
    /// How much to log [error, warn, info, debug]
    #[arg(long, value_name = "LEVEL", env = "OSHRA_LOG", default_value = "info")]
    log: LevelFilter,
    /// Log one JSON object per line
    #[arg(long, env = "OSHRA_LOG_JSON")]
    log_json: bool,
    /// For tests: browsers may be told something at any address, also of this machine and without encryption
    #[arg(long, hide = true)]
    push_anywhere: bool,
    #[command(flatten)]
    house: HouseArguments,
    #[command(flatten)]
    limits: LimitArguments,
    #[command(flatten)]
    pace: PaceArguments,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArguments {
    /// Sockets of one address
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: u32,
    /// Connections in all
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections)]
    connections: u32,
    /// Tables an address may open in an hour
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().tables_per_hour)]
    tables_per_hour: u32,
    /// Keys an address may have made in an hour
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().keys_per_hour)]
    keys_per_hour: u32,
    /// Games somebody must have finished here, with a key, before they may type at tables that the lobby shows
    #[arg(long, value_name = "GAMES", env = "OSHRA_NEWCOMER_GAMES", default_value_t = Limits::default().newcomer_games)]
    newcomer_games: u32,
    /// HTTP requests of an address per second
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// Messages of a socket per second
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Chat lines of a seat per minute
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().chatter_per_minute)]
    chat_per_minute: u32,
    /// Megabytes of the disk that are left to games that are played; with less no table is opened
    #[arg(long, value_name = "MEGABYTES", default_value_t = Limits::default().reserve >> 20)]
    reserve: u64,
    /// People who watch one table
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().watchers)]
    watchers: usize,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Pace")]
struct PaceArguments {
    /// Milliseconds a bot takes at least, so that people can follow
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 700)]
    bot_pace: u64,
    /// Milliseconds a bot that searches may think
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 300)]
    bot_thinking: u64,
    /// Seconds the others wait for somebody who is gone and has no time in reserve until a bot takes over
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    absence: u64,
}

fn network(text: &str) -> Result<ipnet::IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(ipnet::IpNet::from);
    text.parse()
        .or_else(|_| address())
        .map_err(|_| "it is a network like 10.0.0.0/8 or an address".to_owned())
}

fn public_url(url: &str) -> Result<String, String> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['?', '#', ' ']) => Ok(url.trim_end_matches('/').to_owned()),
        _ => Err("it begins with https:// or http:// and a host".to_owned()),
    }
}

impl Arguments {
    /// What a server with these options is.
    pub(super) fn config(&self, words: Words) -> Result<Config, Failure> {
        let (database, beside) = self.database.databases();
        let mut config = Config::new(database);
        config.beside = beside;
        config.pages = super::pages::router();
        config.house = self.house.house(words)?;
        config.listen = self.listen;
        config.metrics = self.metrics;
        config.peers = self.peers;
        config.public_url = self.public_url.clone();
        config.hosts = self.hosts.clone();
        config.push_anywhere = self.push_anywhere;
        config.proxies = Proxies {
            anybody: self.behind_proxy,
            networks: self.trusted_proxies.clone(),
            header: match self.forwarded {
                true => ForwardedHeader::Forwarded,
                false => ForwardedHeader::XForwarded,
            },
        };
        config.limits = Limits {
            sockets_per_address: self.limits.sockets_per_address,
            connections: self.limits.connections,
            tables_per_hour: self.limits.tables_per_hour,
            keys_per_hour: self.limits.keys_per_hour,
            newcomer_games: self.limits.newcomer_games,
            requests_per_second: self.limits.requests_per_second,
            messages_per_second: self.limits.messages_per_second,
            chatter_per_minute: self.limits.chat_per_minute,
            watchers: self.limits.watchers,
            reserve: self.limits.reserve << 20,
            ..Limits::default()
        };
        config.pace = Pace {
            bot: Duration::from_millis(self.pace.bot_pace),
            thinking: Duration::from_millis(self.pace.bot_thinking),
            absence: Duration::from_secs(self.pace.absence),
            ..Pace::default()
        };
        Ok(config)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    begin_logging(arguments.log, arguments.log_json);
    let config = arguments.config(words(None))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Before the server says that it serves, so that nobody can stop it too early.
        let stop = Stop::listen()?;
        let server = Server::start(config).await?;
        match &arguments.public_url {
            Some(url) => println!("Tables on {url}, behind http://{}", server.address()),
            None => println!("Tables on http://{}", server.address()),
        }
        stop.wait().await;
        server.stop().await;
        Ok(())
    })
}

/// Logs go to standard error; only what the server itself says, nothing that its parts say about headers and bytes.
fn begin_logging(level: LevelFilter, json: bool) {
    let ours = Targets::new()
        .with_target("server", level)
        .with_default(LevelFilter::WARN);
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_target(false);
    let registry = tracing_subscriber::registry().with(ours);
    if json {
        registry.with(lines.json().flatten_event(true)).init();
    } else {
        registry.with(lines.with_ansi(false)).init();
    }
}

/// What stops a server: Ctrl-C, or a service manager.
#[cfg(unix)]
pub(super) struct Stop {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Stop {
    pub(super) fn listen() -> Result<Stop, std::io::Error> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Stop {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    pub(super) async fn wait(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub(super) struct Stop;

#[cfg(not(unix))]
impl Stop {
    pub(super) fn listen() -> Result<Stop, std::io::Error> {
        Ok(Stop)
    }

    pub(super) async fn wait(self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
