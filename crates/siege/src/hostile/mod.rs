//! Attacks of every kind. Attackers are refused or dropped; players do not notice; memory stays bounded; nothing
//! panics.

mod abuse;
mod attacks;
mod evasion;
mod frames;
mod origins;
mod target;

use crate::fort::{Folder, Fort};
use attacks::Attack;
use load::{Http, Moment, Plan, Report};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use target::{Outcome, Target};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How long each attack takes
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Tables of four that play meanwhile
    #[arg(long, default_value_t = 8)]
    tables: u32,
    /// Sockets that are opened and left
    #[arg(long, default_value_t = 4000)]
    half_open: usize,
}

/// How much memory may be more in use after all attacks than before them.
const MEMORY: u64 = 64 << 20;

/// Addresses of the local machine, all of which lead to it: every attack and every calm table has one of its own.
fn own_address(third: u8, fourth: u8) -> IpAddr {
    IpAddr::V4(Ipv4Addr::new(127, 0, third, fourth))
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    let folder = Folder::new("hostile")?;
    let log = folder.path().join("log");
    let database = folder.path().join("tables.db").display().to_string();
    let mut fort = Fort::new(&database, log.clone(), true).quiet();
    fort.ready().await?;
    stand(&mut fort, attacks::all(), arguments).await?;
    crate::crash::no_panic(&log)?;
    // Behind a proxy everybody connects from one address, and says from where they come.
    let log = folder.path().join("proxied.log");
    let database = folder.path().join("proxied.db").display().to_string();
    let mut proxied = Fort::new(&database, log.clone(), true).quiet().behind_proxy();
    proxied.ready().await?;
    stand(&mut proxied, origins::all(), arguments).await?;
    crate::crash::no_panic(&log)?;
    println!("Everything was refused or dropped, and those who play went on playing.");
    Ok(())
}

/// One attack after the other, while others play.
async fn stand(fort: &mut Fort, attacks: Vec<(&'static str, Attack)>, arguments: &Arguments) -> Result<(), String> {
    let calm = alone(fort, arguments).await?;
    show("nobody attacks", &calm, &Outcome::default(), memory(fort).await?);
    let before = memory(fort).await?;
    for (number, (name, attack)) in attacks.into_iter().enumerate() {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        let target = Target::new(fort, own_address(3, number + 1), arguments.half_open);
        let time = Duration::from_secs(arguments.seconds);
        let attacking = tokio::spawn(async move { attack(target, time).await });
        let calm = calm_tables(fort, arguments, number + 2).await;
        let outcome = attacking.await.map_err(|error| format!("{name}: {error}"))?;
        let outcome = outcome.map_err(|reason| format!("{name}: {reason}"))?;
        let report = calm.map_err(|reason| format!("{name}: those who play noticed: {reason}"))?;
        if report.lost > 0 || report.refused > 0 {
            return Err(format!(
                "{name}: those who play lost {} connections and were refused {} times",
                report.lost, report.refused
            ));
        }
        show(name, &report, &outcome, memory(fort).await?);
        if !fort.runs() {
            return Err(format!("{name}: the server is gone"));
        }
    }
    let after = memory(fort).await?;
    match after.saturating_sub(before) > MEMORY {
        true => Err(format!("memory grew from {before} to {after} bytes")),
        false => Ok(()),
    }
}

/// How those who play fare without an attack.
async fn alone(fort: &Fort, arguments: &Arguments) -> Result<Report, String> {
    calm_tables(fort, arguments, 1).await
}

async fn calm_tables(fort: &Fort, arguments: &Arguments, number: u8) -> Result<Report, String> {
    let plan = Plan {
        address: fort.address,
        from: Some(own_address(2, number)),
        metrics: Some(fort.metrics),
        tables: arguments.tables,
        seats: 4,
        time: Duration::from_secs(arguments.seconds),
        pace: Some(Duration::from_secs(1)),
    };
    load::drive(&plan, |_: Moment| {})
        .await
        .map_err(|trouble| trouble.to_string())
}

async fn memory(fort: &Fort) -> Result<u64, String> {
    let answer = Http::new(fort.metrics).get("/metrics").await;
    let text = answer.map_err(|trouble| trouble.to_string())?.text();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    line.and_then(|bytes| bytes.parse().ok())
        .ok_or("the server does not tell its memory".to_owned())
}

fn show(name: &str, report: &Report, outcome: &Outcome, memory: u64) {
    let ms = |micros: u32| f64::from(micros) / 1000.0;
    println!(
        "{name}: {} tries, {:?}; meanwhile {} choices, echo in ms: half {:.1}, 99 % {:.1}, longest {:.1}; memory {:.0} MB",
        outcome.tries,
        outcome.answers,
        report.choices,
        ms(report.latency.p50),
        ms(report.latency.p99),
        ms(report.latency.max),
        memory as f64 / 1e6
    );
}
