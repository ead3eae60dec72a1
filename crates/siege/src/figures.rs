//! What a server can do on this machine: many quiet tables, full throttle, memory, and whether the cost of a choice grows.

use crate::fort::{Folder, Fort};
use crate::people::{Two, words};
use load::{Heard, Http, Moment, Plan, Report, Socket};
use own_postgres::OwnPostgres;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Tables of four in the quiet run
    #[arg(long, default_value_t = 2000)]
    tables: u32,
    /// How long each run is measured
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Only this part
    #[arg(long, value_parser = ["quiet", "throttle", "growth", "length", "memory", "resume"])]
    only: Option<String>,
    /// On PostgreSQL instead of SQLite
    #[arg(long)]
    postgres: bool,
    /// Where the database is put; a temporary folder without it
    #[arg(long)]
    folder: Option<PathBuf>,
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    let wanted = |part: &str| arguments.only.as_deref().is_none_or(|only| only == part);
    if wanted("quiet") {
        quiet(arguments).await?;
    }
    if wanted("throttle") {
        throttle(arguments).await?;
    }
    if wanted("growth") {
        growth(arguments).await?;
    }
    if wanted("length") {
        length(arguments).await?;
    }
    if wanted("memory") {
        memory(arguments).await?;
    }
    if wanted("resume") {
        resume(arguments).await?;
    }
    Ok(())
}

/// A server with a fresh database.
struct Fresh {
    fort: Fort,
    _folder: Folder,
    _postgres: Option<OwnPostgres>,
}

impl Fresh {
    async fn start(arguments: &Arguments) -> Result<Fresh, String> {
        let folder = match &arguments.folder {
            Some(path) => Folder::in_folder(path, "figures")?,
            None => Folder::new("figures")?,
        };
        let postgres = match arguments.postgres {
            true => Some(OwnPostgres::start().ok_or("PostgreSQL is not installed")?),
            false => None,
        };
        let database = match &postgres {
            Some(postgres) => postgres.address("postgres"),
            None => folder.path().join("tables.db").display().to_string(),
        };
        let mut fort = Fort::new(&database, folder.path().join("log"), false).quiet();
        fort.ready().await?;
        Ok(Fresh {
            fort,
            _folder: folder,
            _postgres: postgres,
        })
    }

    async fn drive(&self, tables: u32, seconds: u64, pace: Option<f64>) -> Result<Report, String> {
        let plan = Plan {
            address: self.fort.address,
            from: None,
            metrics: Some(self.fort.metrics),
            tables,
            seats: 4,
            time: Duration::from_secs(seconds),
            pace: pace.map(Duration::from_secs_f64),
        };
        load::drive(&plan, |_: Moment| {})
            .await
            .map_err(|trouble| trouble.to_string())
    }

    /// One of the server's numbers.
    async fn number(&self, name: &str) -> Result<f64, String> {
        let answer = Http::new(self.fort.metrics).get("/metrics").await;
        let text = answer.map_err(|trouble| trouble.to_string())?.text();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok())
            .ok_or(format!("the server does not tell {name}"))
    }

    async fn memory(&self) -> Result<u64, String> {
        Ok(self.number("process_resident_memory_bytes").await? as u64)
    }
}

fn show(what: &str, report: &Report) {
    let ms = |micros: u32| f64::from(micros) / 1000.0;
    let latency = &report.latency;
    let server = report.server.clone().unwrap_or_default();
    println!(
        "{what}: {} tables, {} sockets: {:.0} choices a second; echo in ms: half {:.1}, 99 % {:.1}, 99.9 % {:.1}, longest {:.1}; \
         server {:.0} µs a choice, {:.0} MB; {} refused, {} lost",
        report.tables,
        report.sockets,
        report.choices_per_second,
        ms(latency.p50),
        ms(latency.p99),
        ms(latency.p999),
        ms(latency.max),
        server.cpu_micros_per_choice,
        server.memory_after as f64 / 1e6,
        report.refused,
        report.lost
    );
}

/// Thousands of tables at the pace of people.
async fn quiet(arguments: &Arguments) -> Result<(), String> {
    let fresh = Fresh::start(arguments).await?;
    let report = fresh.drive(arguments.tables, arguments.seconds, Some(10.0)).await?;
    show("people's pace", &report);
    Ok(())
}

/// Everybody chooses at once.
async fn throttle(arguments: &Arguments) -> Result<(), String> {
    for tables in [20, 100, 400] {
        let fresh = Fresh::start(arguments).await?;
        show(
            "full throttle",
            &fresh.drive(tables, arguments.seconds.min(15), None).await?,
        );
    }
    Ok(())
}

/// The same number of choices a second at few tables and at many.
async fn growth(arguments: &Arguments) -> Result<(), String> {
    for tables in [50, 200, 800] {
        let fresh = Fresh::start(arguments).await?;
        // Four hundred choices a second in all.
        let pace = f64::from(tables * 4) / 400.0;
        show(
            "400 a second",
            &fresh.drive(tables, arguments.seconds.min(20), Some(pace)).await?,
        );
    }
    Ok(())
}

/// A few tables for long: the cost of a choice after thousands of others, several games into the log.
async fn length(arguments: &Arguments) -> Result<(), String> {
    let fresh = Fresh::start(arguments).await?;
    let report = fresh.drive(40, 2 * arguments.seconds, None).await?;
    show("a long evening", &report);
    let choices = report.choices / u64::from(report.tables);
    let quarters = report.server.unwrap_or_default().quarters;
    println!("  {choices} choices a table; the server's µs a choice, quarter by quarter: {quarters:.0?}");
    Ok(())
}

/// Tables in the middle of a game that nobody has open.
async fn memory(arguments: &Arguments) -> Result<(), String> {
    const TABLES: u64 = 1000;
    let mut fresh = Fresh::start(arguments).await?;
    let before = fresh.memory().await?;
    let mut http = Http::new(fresh.fort.address);
    let mut codes = Vec::new();
    for _ in 0..TABLES {
        codes.push(begin(&mut http, fresh.fort.address).await?);
    }
    // A server that has just been started has nothing in memory but these.
    fresh.fort.kill();
    fresh.fort.ready().await?;
    for code in &codes {
        http.get(&format!("/api/tables/{code}")).await.map_err(words)?;
    }
    let after = fresh.memory().await?;
    println!(
        "memory: {TABLES} games without sockets take {:.1} KB each ({:.1} MB with an empty database, {:.1} MB with them)",
        after.saturating_sub(before) as f64 / 1024.0 / TABLES as f64,
        before as f64 / 1e6,
        after as f64 / 1e6
    );
    Ok(())
}

/// Coming back to a table with a long past and to one with a short past, taking turns in one run.
async fn resume(arguments: &Arguments) -> Result<(), String> {
    const PASTS: [u64; 2] = [100, 60_000];
    const ROUNDS: u32 = 10;
    const EACH: u32 = 100;
    let fresh = Fresh::start(arguments).await?;
    let mut tables = Vec::new();
    for past in PASTS {
        let mut http = Http::new(fresh.fort.address);
        let two = Two::sit_down(&mut http).await?;
        let mut socket = Socket::connect(fresh.fort.address).await.map_err(words)?;
        socket.say(&two.hello(0)).await.map_err(words)?;
        let mut number = 3;
        while number < past {
            // Not more at once than may wait for somebody who reads.
            let until = past.min(number + 40);
            for line in number..until {
                let line = format!("{{\"do\":\"say\",\"text\":\"line {line}\"}}");
                socket.say(&line).await.map_err(words)?;
            }
            while number < until {
                let heard = socket
                    .hear(|text| number += u64::from(load::field(text, "type") == Some("said")))
                    .await
                    .map_err(words)?;
                if heard == Heard::End {
                    return Err("a table cannot be filled".to_owned());
                }
            }
        }
        tables.push(two);
    }
    let mut seconds = [0.0; PASTS.len()];
    // The first round makes snapshots where there are none yet.
    for round in 0..=ROUNDS {
        for (index, (two, past)) in tables.iter().zip(PASTS).enumerate() {
            let before = fresh.number("process_cpu_seconds_total").await?;
            for _ in 0..EACH {
                come_back(fresh.fort.address, two, past).await?;
            }
            if round > 0 {
                seconds[index] += fresh.number("process_cpu_seconds_total").await? - before;
            }
        }
    }
    let micros = seconds.map(|seconds| 1e6 * seconds / f64::from(ROUNDS * EACH));
    println!(
        "coming back after 50 entries: {:.0} µs of the server at a table of {}, {:.0} µs at one of {}: {:.2} times as much",
        micros[0],
        PASTS[0],
        micros[1],
        PASTS[1],
        micros[1] / micros[0].max(1.0)
    );
    Ok(())
}

/// Somebody has missed the last fifty entries and is told them.
async fn come_back(address: SocketAddr, two: &Two, past: u64) -> Result<(), String> {
    let hello = two.hello(1);
    let hello = format!("{},\"after\":{}}}", hello.trim_end_matches('}'), past - 50);
    let mut socket = Socket::connect(address).await.map_err(words)?;
    socket.say(&hello).await.map_err(words)?;
    let mut missed = 0;
    while missed < 50 {
        let heard = socket
            .hear(|text| missed += u32::from(load::field(text, "type") == Some("said")))
            .await
            .map_err(words)?;
        if heard == Heard::End {
            return Err(format!("only {missed} of fifty entries are told"));
        }
    }
    Ok(())
}

/// Two people begin a game and go; the code of their table.
async fn begin(http: &mut Http, address: SocketAddr) -> Result<String, String> {
    let two = Two::sit_down(http).await?;
    for (who, word, until) in [(1, "ready", "ready"), (0, "start", "started")] {
        let mut socket = Socket::connect(address).await.map_err(words)?;
        socket.say(&two.hello(who)).await.map_err(words)?;
        socket.say(&format!("{{\"do\":\"{word}\"}}")).await.map_err(words)?;
        let mut done = false;
        while !done {
            let heard = socket
                .hear(|text| done |= load::field(text, "type") == Some(until))
                .await
                .map_err(words)?;
            if heard == Heard::End {
                return Err("a game does not begin".to_owned());
            }
        }
    }
    Ok(two.code)
}
