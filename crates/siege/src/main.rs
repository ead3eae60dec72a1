//! The table server under fire: killed, attacked, listened to. Everything stays on this machine and comes to an end.

mod beside;
mod crash;
mod figures;
mod fort;
mod hostile;
mod outage;
mod people;
mod scale;
mod secrecy;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The table server under fire. Everything stays on this machine and comes to an end.
#[derive(Parser)]
#[command(name = "siege", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Kill servers while games are played, and see that nothing is lost
    Crash(crash::Arguments),
    /// Attack a server in every way while others play
    Hostile(hostile::Arguments),
    /// Look at every frame of whole games, and at twins that differ in one secret choice
    Secrecy(secrecy::Arguments),
    /// Fill the disk and stop the database: tables wait, say so, and go on
    Outage(outage::Arguments),
    /// Measure a server side by side with boardgame.io
    Beside(beside::Arguments),
    /// Measure a server: many quiet tables, full throttle, memory, and whether the cost of a choice grows
    Figures(figures::Arguments),
    /// Measure several servers on several databases against one of each
    Scale(scale::Arguments),
    /// A server for the others to shoot at
    #[command(hide = true)]
    Serve(fort::Arguments),
}

fn main() -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("siege: {error}");
            return ExitCode::FAILURE;
        }
    };
    let done = runtime.block_on(async {
        match Arguments::parse().command {
            Command::Crash(arguments) => crash::run(&arguments).await,
            Command::Hostile(arguments) => hostile::run(&arguments).await,
            Command::Secrecy(arguments) => secrecy::run(&arguments).await,
            Command::Outage(arguments) => outage::run(&arguments).await,
            Command::Beside(arguments) => beside::run(&arguments).await,
            Command::Figures(arguments) => figures::run(&arguments).await,
            Command::Scale(arguments) => scale::run(&arguments).await,
            Command::Serve(arguments) => fort::serve(&arguments).await,
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("siege: {reason}");
            ExitCode::FAILURE
        }
    }
}
