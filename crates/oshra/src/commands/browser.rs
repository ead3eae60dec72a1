//! The table in the browser: the server for one person. It listens to this machine alone, keeps its tables in the user's
//! data folder, and opens the page.

use super::serve::Stop;
use crate::failure::Failure;
use server::{Config, Database, Server};
use std::fs::{self, File};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use words::Language;

/// Browsers keep a game by its address, so the address should stay the same.
const USUAL_PORT: u16 = 7373;

pub(crate) fn run(port: Option<u16>, no_open: bool, language: Option<Language>) -> Result<(), Failure> {
    let tables = Tables::open(&data_folder())?;
    let mut config = Config::new(Database::Sqlite(tables.file.clone()));
    config.pages = super::pages::router();
    // No page of another site that was told to be this machine gets in.
    config.hosts = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned).to_vec();
    config.listen = SocketAddr::from((Ipv4Addr::LOCALHOST, port.unwrap_or_else(free_port)));
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let stop = Stop::listen()?;
        let server = Server::start(config).await?;
        let mut page = format!("http://{}/", server.address());
        if let Some(language) = language {
            page.push_str(&format!("?language={language}"));
        }
        println!("{page}");
        io::stdout().flush()?;
        if !no_open {
            open(&page);
        }
        stop.wait().await;
        server.stop().await;
        Ok(())
    })
}

/// The usual port, or any where another table is open already or something else is there.
fn free_port() -> u16 {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT)) {
        Ok(_) => USUAL_PORT,
        Err(_) => 0,
    }
}

/// The file with the tables. Each file has one program at a time; a second program takes a second file.
struct Tables {
    file: PathBuf,
    /// Held as long as the program runs.
    _lock: File,
}

impl Tables {
    fn open(folder: &Path) -> Result<Tables, io::Error> {
        fs::create_dir_all(folder)?;
        let mut number = 1;
        loop {
            let name = match number {
                1 => "tables".to_owned(),
                more => format!("tables-{more}"),
            };
            let lock = File::create(folder.join(format!("{name}.lock")))?;
            match lock.try_lock() {
                Ok(()) => {
                    return Ok(Tables {
                        file: folder.join(format!("{name}.db")),
                        _lock: lock,
                    });
                }
                Err(fs::TryLockError::WouldBlock) => number += 1,
                Err(fs::TryLockError::Error(error)) => return Err(error),
            }
        }
    }
}

/// Where the system keeps what programs remember for a user.
fn data_folder() -> PathBuf {
    let from = |variable: &str| {
        std::env::var_os(variable)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let folder = if cfg!(target_os = "windows") {
        from("APPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local/share")))
    };
    folder.unwrap_or_else(std::env::temp_dir).join("oshra")
}

/// Opens the page in the browser of the system. Where that fails, the address is on the screen.
fn open(page: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program)
        .args(arguments)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
