//! The digital table for the card game Hidden Leaders.

mod commands;
mod failure;

use clap::{Parser, Subcommand};
use commands::{analyse, cards, engine, load, play, print, puzzles, replay, serve, sim};
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
    /// Play against the computer (also without a command)
    Play(play::Arguments),
    /// Serve tables for friends by a link
    Serve(Box<serve::Arguments>),
    /// Let many players play at a running server, and tell what it took
    Load(load::Arguments),
    /// Play many games between bots and count
    Sim(Box<sim::Arguments>),
    /// List the heroes with their texts
    Cards(cards::Arguments),
    /// Play over a pipe: one JSON object per line in, one per line out
    Engine,
    /// Print and play: cards, board, markers, player aids and rules as one PDF
    Print(print::Arguments),
    /// Play a saved game again, through anybody's eyes
    Replay(replay::Arguments),
    /// Look back at a finished game: chances, turning points, choices that mattered
    #[command(alias = "analyze")]
    Analyse(analyse::Arguments),
    /// Win this turn: puzzles, and how they are found and verified
    Puzzles(puzzles::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        None => play::run(&play::Arguments::default()),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Load(arguments)) => load::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Cards(arguments)) => cards::run(&arguments),
        Some(Command::Engine) => engine::run(),
        Some(Command::Print(arguments)) => print::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
    }
}
