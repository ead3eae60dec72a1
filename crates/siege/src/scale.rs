//! Several servers on several databases against one of each, on one machine and in one run: everybody chooses at once, and
//! everybody chooses at the pace of people. All of them share the machine's processors, so this shows what a choice costs,
//! and that nothing is waited for, not how much faster more machines would be.

use crate::fort::{Folder, Fort};
use load::{Moment, Plan, Report};
use own_postgres::OwnPostgres;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Tables of four, in all
    #[arg(long, default_value_t = 90)]
    tables: u32,
    /// How long each run is measured
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Servers and databases against one of each, as 3x2
    #[arg(long, default_value = "3x2", value_parser = crowd)]
    crowd: (usize, usize),
}

fn crowd(text: &str) -> Result<(usize, usize), String> {
    let read = |number: &str| number.parse().ok().filter(|number| (1..=9).contains(number));
    text.split_once('x')
        .and_then(|(servers, databases)| Some((read(servers)?, read(databases)?)))
        .ok_or("servers and databases, as 3x2".to_owned())
}

/// Servers and their databases.
struct Crowd {
    forts: Vec<Fort>,
    _folder: Folder,
    _postgres: Vec<OwnPostgres>,
}

impl Crowd {
    async fn start((servers, databases): (usize, usize)) -> Result<Crowd, String> {
        let folder = Folder::new("scale")?;
        let postgres: Option<Vec<OwnPostgres>> = (0..databases).map(|_| OwnPostgres::start_durable()).collect();
        let postgres = postgres.ok_or("PostgreSQL is not installed")?;
        let addresses: Vec<String> = postgres.iter().map(|one| one.address("postgres")).collect();
        let mut forts = Vec::new();
        for _ in 0..servers {
            let mut fort = Fort::spread(addresses.clone(), folder.path().join("log"), false).quiet();
            fort.ready().await?;
            forts.push(fort);
        }
        Ok(Crowd {
            forts,
            _folder: folder,
            _postgres: postgres,
        })
    }

    /// Tables at all servers, each with its share.
    async fn drive(&self, arguments: &Arguments, pace: Option<Duration>) -> Result<Vec<Report>, String> {
        let share = arguments.tables.div_ceil(u32::try_from(self.forts.len()).unwrap_or(1));
        let mut driving = tokio::task::JoinSet::new();
        for fort in &self.forts {
            let plan = Plan {
                address: fort.address,
                from: None,
                metrics: Some(fort.metrics),
                tables: share,
                seats: 4,
                time: Duration::from_secs(arguments.seconds),
                pace,
            };
            driving.spawn(async move { load::drive(&plan, |_: Moment| {}).await });
        }
        let mut reports = Vec::new();
        while let Some(driven) = driving.join_next().await {
            let report = driven.map_err(|error| error.to_string())?;
            reports.push(report.map_err(|trouble| trouble.to_string())?);
        }
        Ok(reports)
    }
}

/// What all servers did together: choices a second, and the longest of their waits.
struct Together {
    choices: f64,
    p50: u32,
    p99: u32,
    micros: f64,
}

fn together(reports: &[Report]) -> Together {
    let choices: f64 = reports.iter().map(|report| report.choices_per_second).sum();
    let cost = |report: &Report| {
        let server = report.server.clone().unwrap_or_default();
        server.cpu_micros_per_choice * report.choices_per_second
    };
    Together {
        choices,
        p50: reports
            .iter()
            .map(|report| report.latency.p50)
            .max()
            .unwrap_or_default(),
        p99: reports
            .iter()
            .map(|report| report.latency.p99)
            .max()
            .unwrap_or_default(),
        micros: reports.iter().map(cost).sum::<f64>() / choices.max(1.0),
    }
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    for (name, pace) in [
        ("everybody at once", None),
        ("people's pace", Some(Duration::from_secs(5))),
    ] {
        let mut first = None;
        for crowd in [(1, 1), arguments.crowd] {
            let reports = Crowd::start(crowd).await?.drive(arguments, pace).await?;
            let lost: u64 = reports.iter().map(|report| report.lost + report.refused).sum();
            if lost > 0 {
                return Err(format!("{name}: {lost} connections were lost or choices refused"));
            }
            let now = together(&reports);
            println!(
                "{name}: {} servers, {} databases, {} tables: {:.0} choices a second; echo in ms: half {:.1}, 99 % {:.1}; \
                 {:.0} µs of the servers a choice",
                crowd.0,
                crowd.1,
                arguments.tables,
                now.choices,
                f64::from(now.p50) / 1000.0,
                f64::from(now.p99) / 1000.0,
                now.micros
            );
            match &first {
                None => first = Some(now),
                Some(alone) => println!(
                    "{name}: {:.2} times the choices, {:.2} times the wait of half of them, {:.2} times the processor time",
                    now.choices / alone.choices.max(1.0),
                    f64::from(now.p50) / f64::from(alone.p50.max(1)),
                    now.micros / alone.micros.max(1.0)
                ),
            }
        }
    }
    Ok(())
}
