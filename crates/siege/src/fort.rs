//! A server in a process of its own, so that it can be killed.

use server::{AdminSecret, Config, Database, Limits, Pace, Server};
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tracing_subscriber::filter::LevelFilter;

/// How long a server that is shot at owns its tables without a sign of life.
pub(crate) const LEASE: Duration = Duration::from_secs(1);

/// What opens its door for hosts.
pub(crate) const ADMIN_SECRET: &str = "only the host of the fort knows this";

/// How a server is set up that is shot at.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where tables are kept; several times, they are spread over several databases
    #[arg(long)]
    database: Vec<String>,
    /// Where to listen
    #[arg(long)]
    listen: SocketAddr,
    /// Where to serve numbers
    #[arg(long)]
    metrics: SocketAddr,
    /// Where other servers reach it
    #[arg(long)]
    peers: SocketAddr,
    /// Keep the limits a server has as delivered
    #[arg(long)]
    limited: bool,
    /// Believe whoever connects about where requests come from
    #[arg(long)]
    behind_proxy: bool,
    /// Log as a server does as delivered
    #[arg(long)]
    quiet: bool,
}

/// Serves until it is killed.
pub(crate) async fn serve(arguments: &Arguments) -> Result<(), String> {
    tracing_subscriber::fmt()
        .json()
        .with_max_level(match arguments.quiet {
            true => LevelFilter::INFO,
            false => LevelFilter::DEBUG,
        })
        .with_writer(std::io::stderr)
        .init();
    let mut databases = arguments.database.iter().map(|text| Database::from_text(text));
    let mut config = Config::new(databases.next().ok_or("where tables are kept must be said")?);
    config.beside = databases.collect();
    config.listen = arguments.listen;
    config.metrics = Some(arguments.metrics);
    config.peers = Some(arguments.peers);
    config.proxies.anybody = arguments.behind_proxy;
    if !arguments.limited {
        config.limits = generous();
    }
    config.pace = Pace {
        bot: Duration::from_millis(1),
        thinking: Duration::from_millis(5),
        absence: Duration::from_secs(3),
        lease: LEASE,
        calling: Duration::ZERO,
        ..Pace::default()
    };
    config.push_anywhere = true;
    config.house.admin = AdminSecret::new(ADMIN_SECRET);
    let _server = Server::start(config).await.map_err(|error| error.to_string())?;
    std::future::pending().await
}

/// Limits that many players on one machine do not run into.
pub(crate) fn generous() -> Limits {
    Limits {
        messages_per_second: 100_000,
        chatter_per_minute: 100_000,
        requests_per_second: 100_000,
        tables_per_hour: 1_000_000,
        sockets_per_address: 100_000,
        // Some of them play on disks that are full on purpose.
        reserve: 0,
        ..Limits::default()
    }
}

/// A folder that is gone with its owner.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Result<Folder, String> {
        Folder::in_folder(&std::env::temp_dir(), name)
    }

    pub(crate) fn in_folder(folder: &Path, name: &str) -> Result<Folder, String> {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!("oshra-siege-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Folder(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own.
pub(crate) struct Fort {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: SocketAddr,
    peers: SocketAddr,
    databases: Vec<String>,
    log: PathBuf,
    limited: bool,
    behind_proxy: bool,
    quiet: bool,
    process: Option<Child>,
}

impl Fort {
    /// A server for this database; what it logs is added to the file.
    pub(crate) fn new(database: &str, log: PathBuf, limited: bool) -> Fort {
        Fort::spread(vec![database.to_owned()], log, limited)
    }

    /// A server whose tables are spread over these databases.
    pub(crate) fn spread(databases: Vec<String>, log: PathBuf, limited: bool) -> Fort {
        Fort {
            address: needs::free_address(),
            metrics: needs::free_address(),
            peers: needs::free_address(),
            databases,
            log,
            limited,
            behind_proxy: false,
            quiet: false,
            process: None,
        }
    }

    /// It logs as a server does as delivered, so that logging costs what it does there.
    pub(crate) fn quiet(mut self) -> Fort {
        self.quiet = true;
        self
    }

    /// It stands behind a proxy, and believes what that says.
    pub(crate) fn behind_proxy(mut self) -> Fort {
        self.behind_proxy = true;
        self
    }

    /// Starts it, if it does not run.
    pub(crate) fn start(&mut self) -> Result<(), String> {
        if self.runs() {
            return Ok(());
        }
        let words = |error: std::io::Error| error.to_string();
        let log = File::options()
            .create(true)
            .append(true)
            .open(&self.log)
            .map_err(words)?;
        let mut command = Command::new(std::env::current_exe().map_err(words)?);
        command.arg("serve");
        for database in &self.databases {
            command.args(["--database", database]);
        }
        command.args(["--listen", &self.address.to_string()]);
        command.args(["--metrics", &self.metrics.to_string()]);
        command.args(["--peers", &self.peers.to_string()]);
        if self.limited {
            command.arg("--limited");
        }
        if self.behind_proxy {
            command.arg("--behind-proxy");
        }
        if self.quiet {
            command.arg("--quiet");
        }
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        self.process = Some(process.map_err(words)?);
        Ok(())
    }

    /// Whether its process is there.
    pub(crate) fn runs(&mut self) -> bool {
        self.process
            .as_mut()
            .is_some_and(|process| matches!(process.try_wait(), Ok(None)))
    }

    /// Kills it where it stands: SIGKILL.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Lets it hang where it stands (SIGSTOP), or go on (SIGCONT).
    pub(crate) fn hang(&self, hang: bool) {
        if let Some(process) = &self.process {
            let signal = if hang { "-STOP" } else { "-CONT" };
            let _ = Command::new("kill").args([signal, &process.id().to_string()]).status();
        }
    }

    /// Starts it, as often as it takes, and waits until it is ready to serve.
    pub(crate) async fn ready(&mut self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            self.start()?;
            let ready = load::Http::new(self.address).get("/ready").await;
            if ready.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            if begun.elapsed() > Duration::from_secs(60) {
                let log = std::fs::read_to_string(&self.log).unwrap_or_default();
                let end = log.len().saturating_sub(1000);
                return Err(format!(
                    "a server does not become ready: {}",
                    &log[log.floor_char_boundary(end)..]
                ));
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

impl Drop for Fort {
    fn drop(&mut self) {
        self.kill();
    }
}
