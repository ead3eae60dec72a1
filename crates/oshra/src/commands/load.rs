//! `oshra load`: many players at once against a running server, and what it took.

use crate::commands::options::print_json;
use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use load::{Moment, Plan, Report, Spread};
use std::net::SocketAddr;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The server: http://127.0.0.1:8400. Its limits for one address must be high enough
    url: String,
    /// How many tables
    #[arg(long, value_name = "COUNT", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many play at each
    #[arg(long, value_name = "COUNT", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    seats: u8,
    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Seconds between two choices of one player
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pace: f64,
    /// Choose at once: how much the server can do
    #[arg(long, conflicts_with = "pace")]
    full_throttle: bool,
    /// Where the server serves its numbers, to tell what it used: http://127.0.0.1:9400
    #[arg(long, value_name = "URL")]
    metrics: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("it is a number of seconds from 0.01 to 3600".to_owned()),
    }
}

fn address(url: &str) -> Result<SocketAddr, Failure> {
    load::server_address(url).map_err(|trouble| Failure::Request(trouble.to_string()))
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let plan = Plan {
        address: address(&arguments.url)?,
        from: None,
        metrics: arguments.metrics.as_deref().map(address).transpose()?,
        tables: arguments.tables,
        seats: arguments.seats,
        time: Duration::from_secs(arguments.seconds),
        pace: (!arguments.full_throttle).then(|| Duration::from_secs_f64(arguments.pace)),
    };
    // Drawn on a terminal only.
    let bar = ProgressBar::new_spinner();
    bar.set_style(
        ProgressStyle::with_template("{spinner} {msg}  {elapsed}").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let driven = runtime.block_on(load::drive(&plan, |moment| {
        bar.tick();
        bar.set_message(match moment {
            Moment::Seating(players) => format!("{players} players are seated"),
            Moment::Beginning(tables) => format!("{tables} tables have begun"),
            Moment::Playing(choices) => format!("{choices} choices"),
        });
    }));
    bar.finish_and_clear();
    let report = driven.map_err(|trouble| Failure::Request(trouble.to_string()))?;
    if arguments.json {
        return print_json(&report);
    }
    print_report(&report);
    Ok(())
}

fn print_report(report: &Report) {
    println!(
        "{} tables, {} sockets, {:.1} s",
        report.tables, report.sockets, report.seconds
    );
    println!("{} choices, {:.0} a second", report.choices, report.choices_per_second);
    println!(
        "{} messages to players, {:.0} bytes each on average",
        report.messages,
        report.bytes as f64 / report.messages.max(1) as f64
    );
    let Spread {
        p50,
        p90,
        p99,
        p999,
        max,
        ..
    } = report.latency;
    let ms = |micros: u32| f64::from(micros) / 1000.0;
    println!("from a choice to its echo, in ms:");
    println!(
        "  half below {:.1}, 90 % below {:.1}, 99 % below {:.1}, 99.9 % below {:.1}, longest {:.1}",
        ms(p50),
        ms(p90),
        ms(p99),
        ms(p999),
        ms(max)
    );
    println!(
        "{} games ended, {} requests refused, {} connections lost",
        report.games, report.refused, report.lost
    );
    if let Some(server) = &report.server {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        println!(
            "the server: {:.0} µs of processor time a choice; {:.0} MB before, {:.0} MB when all were seated, {:.0} MB at the end; {} clients cut off",
            server.cpu_micros_per_choice,
            megabytes(server.memory_before),
            megabytes(server.memory_seated),
            megabytes(server.memory_after),
            server.cut_off
        );
    }
}
