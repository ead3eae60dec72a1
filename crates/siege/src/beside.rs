//! Side by side with boardgame.io: its server doing the smallest possible move for two, ours a whole game for four with durable
//! writes and full views. Taking turns in one run, because machines have moods.

use crate::fort::{Folder, Fort};
use load::{Moment, Plan};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often each is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// How long each is measured
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// Our tables; boardgame.io has 20 matches
    #[arg(long, default_value_t = 400)]
    tables: u32,
    /// Where boardgame.io is set up
    #[arg(long, default_value = "target/boardgame")]
    folder: PathBuf,
}

const FILES: [(&str, &str); 4] = [
    ("package.json", include_str!("../boardgame/package.json")),
    ("game.js", include_str!("../boardgame/game.js")),
    ("server.js", include_str!("../boardgame/server.js")),
    ("clients.js", include_str!("../boardgame/clients.js")),
];

/// Their server, killed with its owner.
struct Theirs(Child);

impl Drop for Theirs {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn said(error: std::io::Error) -> String {
    error.to_string()
}

fn set_up(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(said)?;
    for (name, text) in FILES {
        std::fs::write(folder.join(name), text).map_err(said)?;
    }
    if folder.join("node_modules/boardgame.io").is_dir() && folder.join("node_modules/node-persist").is_dir() {
        return Ok(());
    }
    let installed = Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(folder)
        .status()
        .map_err(|error| format!("npm: {error}"))?;
    installed
        .success()
        .then_some(())
        .ok_or("npm could not install boardgame.io".to_owned())
}

/// Moves a second of boardgame.io with this store.
async fn theirs(folder: &Path, store: &str, port: u16, seconds: u64) -> Result<f64, String> {
    let files = Folder::new("flatfile")?;
    let server = Command::new("node")
        .args(["server.js", &port.to_string(), store])
        .arg(files.path())
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("node: {error}"))?;
    let _server = Theirs(server);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let clients = Command::new("node")
        .args(["clients.js", &port.to_string(), "20", &seconds.to_string()])
        .current_dir(folder)
        .output()
        .map_err(said)?;
    let told: serde_json::Value = serde_json::from_slice(&clients.stdout).unwrap_or_default();
    told["moves_per_second"]
        .as_f64()
        .filter(|moves| *moves > 0.0)
        .ok_or(format!("no moves: {}", String::from_utf8_lossy(&clients.stderr)))
}

/// Choices a second of ours.
async fn ours(arguments: &Arguments) -> Result<f64, String> {
    let folder = Folder::new("beside")?;
    let database = folder.path().join("tables.db").display().to_string();
    let mut fort = Fort::new(&database, folder.path().join("log"), false).quiet();
    fort.ready().await?;
    let plan = Plan {
        address: fort.address,
        from: None,
        metrics: None,
        tables: arguments.tables,
        seats: 4,
        time: Duration::from_secs(arguments.seconds),
        pace: None,
    };
    let report = load::drive(&plan, |_: Moment| {})
        .await
        .map_err(|trouble| trouble.to_string())?;
    Ok(report.choices_per_second)
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    set_up(&arguments.folder)?;
    let mut ratios = (Vec::new(), Vec::new());
    for round in 0..arguments.rounds {
        let port = 18_200 + u16::try_from(2 * round).unwrap_or_default();
        let memory = theirs(&arguments.folder, "memory", port, arguments.seconds).await?;
        let our = ours(arguments).await?;
        let flat = theirs(&arguments.folder, "flatfile", port + 1, arguments.seconds).await?;
        println!(
            "boardgame.io in memory {memory:.0}, FlatFile {flat:.0} moves a second; ours on SQLite {our:.0} choices a second: {:.1} and {:.0} times as many",
            our / memory,
            our / flat
        );
        ratios.0.push(our / memory);
        ratios.1.push(our / flat);
    }
    for (name, mut found) in [("in memory", ratios.0), ("FlatFile", ratios.1)] {
        found.sort_by(f64::total_cmp);
        println!(
            "against {name}: lowest {:.1}, median {:.1}, highest {:.1}",
            found.first().copied().unwrap_or_default(),
            found[found.len() / 2],
            found.last().copied().unwrap_or_default()
        );
    }
    Ok(())
}
