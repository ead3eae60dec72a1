//! The table in the browser: the server for one person. It listens to this machine alone, keeps its tables in the user's
//! data folder, and opens the page.

use super::serve::Stop;
use super::system::{data_folder, open};
use crate::failure::Failure;
use server::{Config, Database, Server};
use std::fs::{self, File};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
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
