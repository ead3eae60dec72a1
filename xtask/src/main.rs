//! The chores of this repository.
//!
//! `cargo xtask test` installs what the tests need where it can, and runs all of them.

mod audit;
mod fuzz;
mod shell;
mod suite;

use clap::{Parser, Subcommand};
use shell::Trouble;
use std::process::ExitCode;

/// The chores of this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install what the tests need where possible, and run all of them
    Test {
        /// Seconds to fuzz each target
        #[arg(long, default_value_t = 10)]
        fuzz_seconds: u32,
    },
    /// Draw contact sheets of all cards, thumbs, signs and the board as PNG files, for looking at them
    Faces {
        /// Where to put them
        #[arg(default_value = "target/faces")]
        folder: String,
    },
    /// Kill servers hundreds of times while games are played, and see that nothing is lost
    Crash {
        /// How many kills: in each of three settings (SQLite, PostgreSQL, two servers on one PostgreSQL)
        #[arg(long, default_value_t = 200)]
        kills: u32,
    },
    /// What else the server must stand, in full length: secrecy, hostile, outage; figures and beside measure it
    Siege {
        /// Which
        #[arg(value_parser = ["secrecy", "hostile", "outage", "figures", "beside"])]
        kind: String,
        /// What else to tell it; `--help` lists it
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check where dependencies come from, under which licences, and, where the network allows, known faults in them
    Audit,
    /// Feed random bytes to every parser the outside can reach
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Only this target
        target: Option<String>,
    },
    /// Lay the browser client into a folder that any static host can serve, at any path
    Site {
        /// Where to put it
        #[arg(long, default_value = "target/site")]
        out: String,
    },
    /// Measure how small and how fast the page is: a release client in Chromium, on a slow line and a slow processor
    Pace {
        /// Fail where a goal is missed
        #[arg(long)]
        check: bool,
    },
    /// Take pictures of the main moments in the browser, at three sizes
    Shots {
        /// Where to put them
        #[arg(long, default_value = "target/shots")]
        folder: std::path::PathBuf,
    },
}

/// One of the long forms of what the server must stand; the short forms are tests of the crate `siege`.
fn siege(kind: &str, arguments: &[&str]) -> Result<(), Trouble> {
    let siege = ["run", "--quiet", "--release", "-p", "siege", "--", kind];
    shell::run(shell::cargo(&siege).args(arguments))
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Test { fuzz_seconds } => suite::run_all(fuzz_seconds),
        Chore::Faces { folder } => {
            let sheet = ["run", "--quiet", "--release", "-p", "faces", "--features", "png"];
            shell::run(shell::cargo(&sheet).args(["--example", "sheet", "--", &folder]))
        }
        Chore::Crash { kills } => siege("crash", &["--kills", &kills.to_string()]),
        Chore::Siege { kind, arguments } => {
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            siege(&kind, &arguments)
        }
        Chore::Audit => audit::run(),
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Site { out } => shell::run(
            shell::cargo(&["run", "--quiet", "--release", "-p", "client", "--example", "site", "--"]).arg(&out),
        ),
        Chore::Pace { check } => pace(check),
        Chore::Shots { folder } => shots(&folder),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble(what)) => {
            eprintln!("\nxtask: {what}");
            ExitCode::FAILURE
        }
    }
}

/// The measuring is done by a test that is not run with the others.
fn pace(check: bool) -> Result<(), Trouble> {
    let mut command = shell::cargo(&[
        // Of the whole workspace, so that what the tests built is used.
        "test",
        "--workspace",
        "--test",
        "browser",
        "--",
        "--ignored",
        "--nocapture",
        "pace",
    ]);
    command.env("OSHRA_SMALL_CLIENT", "1");
    if check {
        command.env("OSHRA_PACE_CHECK", "1");
    }
    shell::run(&mut command)
}

/// The pictures are taken by a test that plays, and is not run with the others.
fn shots(folder: &std::path::Path) -> Result<(), Trouble> {
    let folder = shell::root().join(folder);
    shell::run(
        shell::cargo(&[
            "test",
            // Of the whole workspace, so that what the tests built is used.
            "--workspace",
            "--test",
            "browser",
            "--",
            "--ignored",
            "shots",
        ])
        .env("OSHRA_SHOTS", &folder),
    )?;
    println!("The pictures are in {}", folder.display());
    Ok(())
}
