//! Servers are killed, hang, and lose their database while games are played. Afterwards nothing that anybody was told is
//! lost or doubled, and nothing was decided by somebody who may not.

mod check;
mod player;
mod trouble;

use crate::fort::Folder;
use crate::people::words;
pub(crate) use check::no_panic;
use load::{Http, SplitMix};
use own_postgres::OwnPostgres;
use player::{Notebook, Player};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use trouble::Trouble;

/// Every way of setting it up: how many servers that takes, and how many PostgreSQL.
const SETTINGS: [(&str, usize, usize); 5] = [
    ("sqlite", 1, 0),
    ("postgres", 1, 1),
    ("shared", 2, 1),
    ("three", 3, 1),
    ("spread", 3, 2),
];

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many kills and other troubles, for each way of setting it up
    #[arg(long, default_value_t = 250)]
    kills: u32,
    /// How many tables
    #[arg(long, default_value_t = 36)]
    tables: u32,
    /// Only this way: sqlite, postgres, shared (two servers on one PostgreSQL), three, or spread (three on two PostgreSQL)
    #[arg(long, value_parser = ["sqlite", "postgres", "shared", "three", "spread"])]
    only: Option<String>,
    /// Where the dice start
    #[arg(long, default_value_t = 1)]
    dice: u64,
}

/// How long games may take to come to an end.
const PATIENCE: Duration = Duration::from_secs(240);

/// What happened while players played and servers crashed.
#[derive(Debug, Default, serde::Serialize)]
pub(crate) struct Report {
    setting: String,
    tables: u32,
    seconds: u64,
    kills: u32,
    database_kills: u32,
    hangs: u32,
    cuts: u32,
    mutes: u32,
    reconnects: u64,
    games: u64,
    choices_acknowledged: u64,
    sent_again: u64,
    messages_compared: u64,
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    let mut troubles = 0;
    for (setting, servers, databases) in SETTINGS {
        if arguments.only.as_deref().is_some_and(|only| only != setting) {
            continue;
        }
        match besiege(setting, (servers, databases), arguments).await? {
            Some(report) => {
                troubles += report.troubles();
                println!("{}", serde_json::to_string(&report).unwrap_or_default());
            }
            None => println!("{setting}: passed over, because PostgreSQL is not installed"),
        }
    }
    println!("{troubles} kills and other troubles, and nothing was lost or doubled.");
    Ok(())
}

impl Report {
    fn troubles(&self) -> u32 {
        self.kills + self.database_kills + self.hangs + self.cuts + self.mutes
    }
}

/// Plays and kills in one setting; nothing where PostgreSQL is needed and missing.
async fn besiege(
    setting: &str,
    (servers, databases): (usize, usize),
    arguments: &Arguments,
) -> Result<Option<Report>, String> {
    let begun = Instant::now();
    let folder = Folder::new(&format!("crash-{setting}"))?;
    let log = folder.path().join("log");
    let mut trouble = match setting {
        "sqlite" => {
            let file = folder.path().join("tables.db").display().to_string();
            Trouble::with_file(&file, &log)?
        }
        _ => match (0..databases).map(|_| OwnPostgres::start_durable()).collect() {
            Some(postgres) => Trouble::with_postgres(postgres, servers, &log)?,
            None => return Ok(None),
        },
    };
    trouble.everybody_ready().await?;
    let addresses: Arc<[SocketAddr]> = trouble.addresses();
    let (finish, finishing) = watch::channel(false);
    let mut dice = SplitMix::new(arguments.dice);
    let mut players = JoinSet::new();
    let mut codes = Vec::new();
    for table in 0..arguments.tables {
        let at = addresses[table as usize % addresses.len()];
        let (code, seated) = open(at, &addresses, table, &mut dice).await?;
        codes.push(code);
        for player in seated {
            players.spawn(player.play(finishing.clone()));
        }
    }
    let mut report = Report {
        setting: setting.to_owned(),
        tables: arguments.tables,
        ..Report::default()
    };
    while report.troubles() < arguments.kills {
        tokio::time::sleep(Duration::from_millis(50 + dice.roll() % 600)).await;
        trouble.make(&mut dice, &mut report).await?;
    }
    trouble.everybody_ready().await?;
    finish.send_replace(true);
    let played = tokio::time::timeout(PATIENCE, to_the_end(players, addresses[0], &codes, &finishing)).await;
    let notebooks = played.map_err(|_| format!("{setting}: players do not come to an end"))??;
    check::everything(addresses[0], &codes, &notebooks, &mut report).await?;
    check::no_panic(&log)?;
    report.seconds = begun.elapsed().as_secs();
    Ok(Some(report))
}

/// What everybody wrote down, once all games have ended. A game that began while everybody was leaving waits for its people,
/// so they come back and play it.
async fn to_the_end(
    mut players: JoinSet<Player>,
    address: SocketAddr,
    codes: &[String],
    finishing: &watch::Receiver<bool>,
) -> Result<Vec<Notebook>, String> {
    loop {
        let mut left = Vec::new();
        while let Some(player) = players.join_next().await {
            left.push(player.map_err(|error| error.to_string())?);
        }
        let waiting = check::where_games_go_on(address, codes).await?;
        if waiting.is_empty() {
            return Ok(left.into_iter().map(Player::into_notebook).collect());
        }
        for player in left {
            // Those of other tables find that nothing goes on there, and leave again.
            players.spawn(player.look_again().play(finishing.clone()));
        }
    }
}

/// A table of two to six: people with tokens, sometimes a bot, sometimes a spectator.
async fn open(
    address: SocketAddr,
    addresses: &Arc<[SocketAddr]>,
    table: u32,
    dice: &mut SplitMix,
) -> Result<(String, Vec<Player>), String> {
    let mut http = Http::new(address);
    let seats = 2 + table as usize % 5;
    let bots = usize::from(seats > 2 && table % 4 == 1);
    let edition = ["classic", "heimliche-herrschaft", "print-and-play"][table as usize % 3];
    let settings = json!({"seats": seats, "edition": edition, "short": table.is_multiple_of(2)});
    let bot_levels = vec!["novice"; bots];
    let opening = json!({"settings": settings, "bots": bot_levels, "name": "Person 0"});
    let opened = http.post("/api/tables", &opening).await.map_err(words)?;
    if opened.status != 201 {
        return Err(format!("no table: {}", opened.text()));
    }
    let opened = opened.json();
    let code = opened["code"].as_str().unwrap_or_default().to_owned();
    let mut tokens = vec![opened["token"].as_str().map(str::to_owned)];
    for seat in 1..seats - bots {
        let body = json!({"name": format!("Person {seat}"), "seat": seat});
        let sat = http
            .post(&format!("/api/tables/{code}/seats"), &body)
            .await
            .map_err(words)?;
        tokens.push(sat.json()["token"].as_str().map(str::to_owned));
    }
    if table.is_multiple_of(3) {
        tokens.push(None);
    }
    let people = seats - bots;
    let players = tokens
        .into_iter()
        .enumerate()
        .map(|(seat, token)| {
            let notebook = Notebook::new(&code, token, seat, people);
            Player::new(addresses.clone(), notebook, SplitMix::new(dice.roll()))
        })
        .collect();
    Ok((code, players))
}
