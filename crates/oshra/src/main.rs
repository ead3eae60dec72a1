//! The digital table for the card game Hidden Leaders.

mod commands;
mod failure;

use clap::{Parser, Subcommand};
use commands::{cards, engine};
use failure::Failure;
use std::process::ExitCode;

/// The digital table for the card game Hidden Leaders.
#[derive(Parser)]
#[command(name = "oshra", version, about, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the heroes with their texts
    Cards(cards::Arguments),
    /// Play over a pipe: one JSON object per line in, one per line out
    Engine,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        None => Ok(()),
        Some(Command::Cards(arguments)) => cards::run(&arguments),
        Some(Command::Engine) => engine::run(),
    }
}
