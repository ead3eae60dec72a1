//! A PostgreSQL of one's own: made for a test in a folder of its own, reachable over a socket in it, and gone afterwards,
//! however the test ends.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where it can be reached, in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// Runs PostgreSQL and waits for orders. When nobody is left to give them, it clears away.
const KEEPER: &str = r#"
    begin() {
        "$1" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \
            -c max_connections=400 -c shared_buffers=32MB >>"$2/log" 2>&1 & process=$!
    }
    begin "$1" "$2"
    while read order; do
        case "$order" in
            kill)
                kill -KILL $process $(cat /proc/$process/task/$process/children 2>/dev/null)
                wait $process 2>/dev/null; rm -f "$2/.s.PGSQL.5432" ;;
            start) begin "$1" "$2" ;;
        esac
    done
    kill -INT $process; wait $process; rm -rf "$2""#;

/// A PostgreSQL of one's own. It goes with its owner.
pub struct OwnPostgres {
    folder: PathBuf,
    keeper: Child,
}

impl OwnPostgres {
    /// Makes and starts one; nothing where PostgreSQL is not installed.
    ///
    /// # Panics
    /// Where it is installed but cannot be started: a test can do nothing better about it.
    pub fn start() -> Option<OwnPostgres> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let (initdb, postgres) = (program("initdb")?, program("postgres")?);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("oshra-postgres-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for PostgreSQL");
        // Root gives the folder away; anybody else owns it already.
        let _ = Command::new("chown").arg(user()).arg(&folder).output();
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
            .current_dir("/")
            .stdin(Stdio::piped())
            .spawn()
            .expect("PostgreSQL runs");
        let running = OwnPostgres { folder, keeper };
        running.wait();
        Some(running)
    }

    fn wait(&self) {
        let begun = Instant::now();
        while !self.folder.join(SOCKET).exists() {
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
        while self.folder.join(SOCKET).exists() {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not die");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Starts it again after it was killed.
    pub fn start_again(&mut self) {
        self.order("start");
        self.wait();
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
