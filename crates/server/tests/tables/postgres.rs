//! A PostgreSQL of the tests' own, started once and gone when the tests are.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

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

struct Running {
    folder: PathBuf,
    _process: Child,
}

fn start() -> Option<Running> {
    let (initdb, postgres) = (program("initdb")?, program("postgres")?);
    let folder = std::env::temp_dir().join(format!("oshra-postgres-{}", std::process::id()));
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
    // The shell waits until the tests are over, however they end, and clears away.
    let script = r#""$1" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \
        -c max_connections=400 -c shared_buffers=32MB >"$2/log" 2>&1 & process=$!
        read line; kill -INT $process; wait $process; rm -rf "$2""#;
    let process = unprivileged(Path::new("sh"))
        .args(["-c", script, "sh"])
        .arg(&postgres)
        .arg(&folder)
        .current_dir("/")
        .stdin(Stdio::piped())
        .spawn()
        .expect("PostgreSQL runs");
    let begun = Instant::now();
    while !folder.join(".s.PGSQL.5432").exists() {
        assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not start");
        std::thread::sleep(Duration::from_millis(50));
    }
    Some(Running {
        folder,
        _process: process,
    })
}

/// The address of a fresh database; nothing where PostgreSQL is not installed.
pub(crate) async fn fresh_database() -> Option<String> {
    static RUNNING: OnceLock<Option<Running>> = OnceLock::new();
    static DATABASES: AtomicU32 = AtomicU32::new(0);
    let running = tokio::task::spawn_blocking(|| RUNNING.get_or_init(start))
        .await
        .expect("PostgreSQL starts");
    let Some(running) = running else {
        eprintln!("SKIPPED: PostgreSQL is not installed, so nothing is tested on it");
        return None;
    };
    let address = |name: &str| {
        let folder = running.folder.display().to_string().replace('/', "%2F");
        format!("postgres://oshra@{folder}/{name}")
    };
    let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let begun = Instant::now();
    loop {
        match tokio_postgres::connect(&address("postgres"), tokio_postgres::NoTls).await {
            Ok((client, connection)) => {
                tokio::spawn(connection);
                client
                    .batch_execute(&format!("create database {name}"))
                    .await
                    .expect("a fresh database");
                return Some(address(&name));
            }
            // It says that it is there a moment before it is.
            Err(error) => assert!(begun.elapsed() < Duration::from_secs(30), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
