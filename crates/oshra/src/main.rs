//! The digital table for the card game Hidden Leaders.

mod commands;
mod failure;
mod manual;

use clap::{CommandFactory, Parser, Subcommand};
use commands::{
    admin, analyze, cards, contest, copies, doctor, engine, guest, load, play, print, puzzles, replay, rules, serve,
    sim,
};
use failure::Failure;
use std::path::PathBuf;
use std::process::ExitCode;

/// What a script may want to know.
const EXIT_CODES: &str = "\
Exit codes:
  0    done
  1    something went wrong while it was done: a disk is full, a server cannot be reached
  2    what was asked makes no sense, or names a file that cannot be read; nothing was done
  130  broken off by Ctrl-C or a service manager; what was done until then has been said";

/// The digital table for the card game Hidden Leaders.
#[derive(Parser)]
#[command(name = "oshra", version, about, after_help = EXIT_CODES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Write man pages and completions for shells into this folder
    #[arg(long, value_name = "FOLDER", hide = true, exclusive = true)]
    write_manual: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Play against the computer (also without a command)
    Play(play::Arguments),
    /// Serve tables for friends by a link
    Serve(Box<serve::Arguments>),
    /// Tell what is wrong with the way a server is set up: takes the same options
    Doctor(Box<doctor::Arguments>),
    /// Keep the peace on a running server: tables, reports, bans, and what is kept of people
    Admin(Box<admin::Arguments>),
    /// Write all tables into a file, also while games go on
    Backup(copies::BackupArguments),
    /// Fill an empty database with what a backup holds
    Restore(copies::RestoreArguments),
    /// Copy all tables into another database, from SQLite to PostgreSQL or back, while no server runs
    Move(copies::MoveArguments),
    /// Let many players play at a running server, and tell what it took
    Load(load::Arguments),
    /// Play many games between bots and count
    Sim(Box<sim::Arguments>),
    /// Let bots and programs play against each other until it is known who is stronger
    Match(Box<contest::Arguments>),
    /// Let a program of yours take a seat at a table on a server
    Sit(guest::Arguments),
    /// List the heroes with their texts
    Cards(cards::Arguments),
    /// Read the rules: all of them, or what they say about a hero or a word
    Rules(rules::Arguments),
    /// Play over a pipe: one JSON object per line in, one per line out
    Engine(engine::Arguments),
    /// Print and play: cards, board, markers, player aids and rules as one PDF
    Print(print::Arguments),
    /// Play a saved game again, through anybody's eyes
    Replay(replay::Arguments),
    /// Look back at a finished game: chances, turning points, choices that mattered
    #[command(name = "analyse", alias = "analyze")]
    Analyze(analyze::Arguments),
    /// Win this turn: puzzles, and how they are found and verified
    Puzzles(puzzles::Arguments),
    /// Print what a shell needs to complete these commands
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

fn main() -> ExitCode {
    let run = match Arguments::try_parse() {
        Ok(arguments) => run(arguments),
        Err(error) => Err(Failure::Usage(error)),
    };
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    if let Some(folder) = arguments.write_manual {
        return Ok(manual::write(&Arguments::command(), &folder)?);
    }
    match arguments.command {
        None => play::run(&play::Arguments::default()),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Doctor(arguments)) => doctor::run(&arguments),
        Some(Command::Admin(arguments)) => admin::run(&arguments),
        Some(Command::Backup(arguments)) => copies::backup(&arguments),
        Some(Command::Restore(arguments)) => copies::restore(&arguments),
        Some(Command::Move(arguments)) => copies::transfer(&arguments),
        Some(Command::Load(arguments)) => load::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Match(arguments)) => contest::run(&arguments),
        Some(Command::Sit(arguments)) => guest::run(&arguments),
        Some(Command::Cards(arguments)) => cards::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Engine(arguments)) => engine::run(&arguments),
        Some(Command::Print(arguments)) => print::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Analyze(arguments)) => analyze::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
        Some(Command::Completions { shell }) => Ok(manual::complete(shell, &mut Arguments::command())?),
    }
}
