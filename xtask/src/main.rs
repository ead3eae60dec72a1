//! The chores of this repository.
//!
//! `cargo xtask test` installs what the tests need where it can, and runs all of them.

mod audit;
mod dev;
mod first_minutes;
mod fuzz;
mod house;
mod instructions;
#[cfg(test)]
mod layout;
mod length;
mod map;
#[cfg(test)]
mod mentions;
#[cfg(test)]
mod profiles;
mod publish;
mod python;
mod release;
mod sbom;
mod select;
mod shell;
mod suite;
mod tools;
mod trainer;
mod width;

use clap::{Parser, Subcommand};
use shell::Trouble;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  cargo xtask test                everything CI runs
  cargo xtask test rules words    what a change in two crates needs
  cargo xtask test --changed      what your changes since the main branch need
  cargo xtask dev                 the game, rebuilt and reloaded while you work";

/// The chores of this repository
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run all tests, or those of some crates; missing tools are installed first where possible
    Test(suite::Options),
    /// Build and run the game, and do so again after every change; the page in the browser reloads
    Dev {
        /// The port the page is served on
        #[arg(long, default_value_t = 7373)]
        port: u16,
        /// Do not open a browser
        #[arg(long)]
        no_open: bool,
    },
    /// Redraw docs/house.svg, the picture of all crates
    Map,
    /// Draw contact sheets of all cards, signs and the board as PNG files
    Faces {
        /// The folder for the files
        #[arg(default_value = "target/faces")]
        folder: String,
    },
    /// Take pictures of the page in a browser: its main moments, the table on every screen, and those of the README
    Shots {
        /// The folder for the pictures
        #[arg(long, default_value = "target/shots")]
        folder: std::path::PathBuf,
    },
    /// Look at the table at every size of screen and text, with every number of players, in every language; it takes a while
    Grid,
    /// Measure how small and fast the page is: a release client in Chromium, on a slow line and a slow processor
    Pace {
        /// Fail where a goal is missed
        #[arg(long)]
        check: bool,
    },
    /// Measure how long somebody waits after cloning: fresh clones, second builds, the size of the program
    FirstMinutes(first_minutes::Options),
    /// Build the small client, and fail where a first visit loads more than its budget
    Budget,
    /// Count the instructions of a decision and of remembering it, and compare them with the recorded ones
    Instructions {
        /// Record the counts instead
        #[arg(long)]
        record: bool,
    },
    /// Compare every view and event of many random games with what its viewer may know
    Secrecy {
        /// The least number of states each test visits
        #[arg(long, default_value_t = 1_000_000)]
        states: u32,
    },
    /// Feed random bytes to every parser that can be reached from outside
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Only this target
        target: Option<String>,
    },
    /// Kill servers hundreds of times while games are played, and check that nothing is lost
    Crash {
        /// Kills in each of five settings: SQLite, PostgreSQL, two and three servers sharing one PostgreSQL, three sharing two
        #[arg(long, default_value_t = 200)]
        kills: u32,
    },
    /// Attack the server (secrecy, hostile, outage) or measure it (figures, beside, scale), in full length
    Siege {
        /// Which of them
        #[arg(value_parser = ["secrecy", "hostile", "outage", "figures", "beside", "scale"])]
        kind: String,
        /// Passed on to it; `--help` lists its options
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check the sources and licenses of all dependencies and, where the network allows, their known vulnerabilities
    Audit,
    /// Put the browser client into a folder that any static host can serve, at any path
    Site {
        /// The folder
        #[arg(long, default_value = "target/site")]
        out: String,
    },
    /// Build and pack what is shipped: archive, Debian package where cargo-deb is installed, checksums, bill of materials
    Release(release::Options),
    /// Let the trainer learn a little on two cores, for some minutes; needs PyTorch
    Trainer,
    /// Build the Python package as a wheel for this machine, and try it in an environment of its own
    Wheels {
        /// Where the wheel goes
        #[arg(long, default_value = "target/wheels")]
        out: std::path::PathBuf,
    },
}

/// One of the long forms of what the server must stand; the short forms are tests of the crate `siege`.
fn siege(kind: &str, arguments: &[&str]) -> Result<(), Trouble> {
    let siege = ["run", "--quiet", "--release", "-p", "siege", "--", kind];
    shell::run(shell::cargo(&siege).args(arguments))
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Test(options) => suite::run_all(&options),
        Chore::Dev { port, no_open } => dev::run_dev(port, no_open),
        Chore::Map => map::run(),
        Chore::Faces { folder } => {
            let sheet = ["run", "--quiet", "--release", "-p", "faces", "--features", "png"];
            shell::run(shell::cargo(&sheet).args(["--example", "sheet", "--", &folder]))
        }
        Chore::Crash { kills } => siege("crash", &["--kills", &kills.to_string()]),
        Chore::Siege { kind, arguments } => {
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            siege(&kind, &arguments)
        }
        Chore::Budget => shell::run(
            shell::cargo(&["build", "--package", "client"])
                .env("OSHRA_SMALL_CLIENT", "1")
                .env("OSHRA_HOLD_BUDGET", "1"),
        ),
        Chore::FirstMinutes(options) => first_minutes::measure(&options),
        Chore::Audit => audit::run(),
        Chore::Instructions { record } => instructions::count(record),
        Chore::Secrecy { states } => shell::run(
            shell::cargo(&[
                "test",
                "--release",
                "--package",
                "hidden-leaders",
                "--test",
                "all",
                "secrecy::",
            ])
            .env("OSHRA_SECRECY_STATES", states.to_string()),
        ),
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Site { out } => shell::run(
            shell::cargo(&["run", "--quiet", "--release", "-p", "client", "--example", "site", "--"]).arg(&out),
        ),
        Chore::Grid => grid(),
        Chore::Pace { check } => pace(check),
        Chore::Release(options) => release::run(&options),
        Chore::Trainer => trainer::test(),
        Chore::Wheels { out } => python::wheels(&out),
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

/// The tests of the layout, which look at a part of the grid otherwise.
fn grid() -> Result<(), Trouble> {
    shell::run(
        // Of the whole workspace, so that what the tests built is used.
        shell::cargo(&[
            "test",
            "--workspace",
            "--test",
            "browser",
            "--",
            "room::",
            "--include-ignored",
        ])
        .env("OSHRA_WHOLE_GRID", "1"),
    )
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
