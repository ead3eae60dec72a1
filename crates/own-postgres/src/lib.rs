//! A PostgreSQL of one's own: made for a test in a folder of its own, reachable over a socket in it, and gone afterwards,
//! however the test ends.

mod wire;

pub use wire::Wire;

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// The port in the name of its socket, unless it listens on a real one.
const PORT: u16 = 5432;

/// Certificates that only tests trust: of whoever vouches for the server, and the server's own for `localhost`.
const ROOT: &str = include_str!("../tls/ca.pem");
const CERTIFICATE: &str = include_str!("../tls/server.pem");
const CERTIFICATE_KEY: &str = include_str!("../tls/server.key");

/// Runs PostgreSQL and waits for orders. When nobody is left to give them, it clears away.
const KEEPER: &str = r#"
    begin() {
        "$1" -D "$2/data" -k "$2" -c listen_addresses="$4" -c port="$5" -c ssl="$6" \
            -c ssl_cert_file="$2/server.pem" -c ssl_key_file="$2/server.key" \
            -c fsync="$3" -c full_page_writes="$3" \
            -c max_connections=400 -c shared_buffers=32MB >>"$2/log" 2>&1 & process=$!
    }
    begin "$@"
    while read order; do
        case "$order" in
            kill)
                kill -KILL $process $(cat /proc/$process/task/$process/children 2>/dev/null)
                wait $process 2>/dev/null; rm -f "$2/.s.PGSQL.$5" ;;
            start) begin "$@" ;;
        esac
    done
    kill -INT $process; wait $process; rm -rf "$2""#;

/// A PostgreSQL of one's own. It goes with its owner.
pub struct OwnPostgres {
    folder: PathBuf,
    port: u16,
    keeper: Child,
}

impl OwnPostgres {
    /// Makes and starts one that keeps what it is told only as long as the machine runs, which is quick; nothing where
    /// PostgreSQL is not installed, unless everything must run.
    ///
    /// # Panics
    /// Where it is installed but cannot be started, and where it is missing but must run: a test can do nothing better
    /// about it.
    pub fn start() -> Option<OwnPostgres> {
        OwnPostgres::start_with("off", None)
    }

    /// One that can also be reached as `localhost`, over an encrypted connection.
    ///
    /// # Panics
    /// As [`OwnPostgres::start`].
    pub fn start_encrypted() -> Option<OwnPostgres> {
        OwnPostgres::start_with("off", Some(needs::free_address().port()))
    }

    /// One that writes everything to the disk before it says so, as PostgreSQL does by itself.
    ///
    /// # Panics
    /// As [`OwnPostgres::start`].
    pub fn start_durable() -> Option<OwnPostgres> {
        OwnPostgres::start_with("on", None)
    }

    fn start_with(fsync: &str, port: Option<u16>) -> Option<OwnPostgres> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let Some((initdb, postgres)) = program("initdb").zip(program("postgres")) else {
            needs::missing("PostgreSQL (Debian's package `postgresql`)");
            return None;
        };
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("oshra-postgres-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for PostgreSQL");
        for (name, text) in [
            ("root.pem", ROOT),
            ("server.pem", CERTIFICATE),
            ("server.key", CERTIFICATE_KEY),
        ] {
            private(&folder.join(name))
                .and_then(|mut file| file.write_all(text.as_bytes()))
                .expect("a certificate");
        }
        // Root gives the folder away; anybody else owns it already.
        let _ = Command::new("chown").arg("-R").arg(user()).arg(&folder).output();
        let made = unprivileged(&initdb)
            .arg("-D")
            .arg(folder.join("data"))
            .args(["-U", "oshra", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
            .current_dir("/")
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let keeper = unprivileged(Path::new("sh"))
            .args(["-c", KEEPER, "sh"])
            .arg(&postgres)
            .arg(&folder)
            .arg(fsync)
            .arg(port.map_or("", |_| "localhost"))
            .arg(port.unwrap_or(PORT).to_string())
            .arg(port.map_or("off", |_| "on"))
            .current_dir("/")
            .stdin(Stdio::piped())
            .spawn()
            .expect("PostgreSQL runs");
        let port = port.unwrap_or(PORT);
        let running = OwnPostgres { folder, port, keeper };
        running.wait();
        Some(running)
    }

    fn wait(&self) {
        let begun = Instant::now();
        while !answers(&self.socket()).unwrap_or(false) {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn order(&mut self, order: &str) {
        let keeper = self.keeper.stdin.as_mut().expect("the keeper listens");
        writeln!(keeper, "{order}").expect("the keeper listens");
    }

    /// Kills it where it stands, every process of it.
    pub fn kill(&mut self) {
        self.order("kill");
        let begun = Instant::now();
        while self.socket().exists() {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not die");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Starts it again after it was killed.
    pub fn start_again(&mut self) {
        self.order("start");
        self.wait();
    }

    /// The socket it listens on.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{}", self.port))
    }

    /// The port on which one that can be reached as `localhost` listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The file with the certificate by which `localhost` is known.
    pub fn roots(&self) -> PathBuf {
        self.folder.join("root.pem")
    }

    /// Makes a database in it; its name.
    ///
    /// # Panics
    /// If it cannot be made: a test can do nothing better about it.
    pub fn create(&self, database: &str) -> String {
        let psql = program("psql").expect("PostgreSQL comes with psql");
        let made = Command::new(psql)
            .args([
                "-U",
                "oshra",
                "-d",
                "postgres",
                "-c",
                &format!("create database {database}"),
                "-h",
            ])
            .arg(&self.folder)
            .output()
            .expect("psql runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        database.to_owned()
    }

    /// The address of a database in it; `postgres` is always there.
    pub fn address(&self, database: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://oshra@{folder}/{database}")
    }
}

impl Drop for OwnPostgres {
    fn drop(&mut self) {
        // Without orders to wait for, the keeper clears away and ends.
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Whether PostgreSQL takes connections: its socket is there a while before it does.
fn answers(socket: &Path) -> io::Result<bool> {
    let mut stream = UnixStream::connect(socket)?;
    let mut hello = vec![0, 0, 0, 0, 0, 3, 0, 0];
    hello.extend(b"user\0oshra\0database\0postgres\0\0");
    let length = u32::try_from(hello.len()).map_err(io::Error::other)?;
    hello[..4].copy_from_slice(&length.to_be_bytes());
    stream.write_all(&hello)?;
    // `R` is about authentication; an error begins with `E`.
    let mut first = [0];
    stream.read_exact(&mut first)?;
    Ok(first == *b"R")
}

/// A new file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    File::options().write(true).create_new(true).mode(0o600).open(path)
}

/// Where a program of PostgreSQL is; Debian keeps them out of the usual path.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// PostgreSQL refuses to run as root, so root asks another user to run it.
fn unprivileged(program: &Path) -> Command {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout == b"0\n");
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", user(), "--"]).arg(program);
    command
}

fn user() -> &'static str {
    let known = |name: &str| {
        Command::new("id")
            .arg(name)
            .output()
            .is_ok_and(|output| output.status.success())
    };
    if known("postgres") { "postgres" } else { "nobody" }
}
