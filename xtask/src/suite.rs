//! Everything that must hold before a change is good.

use crate::house::{House, Room, house};
use crate::select::{self, ONLY_IN_THE_BROWSER, Selection};
use crate::shell::{Trouble, cargo, must_run, print_times, run, works};
use crate::{audit, fuzz, instructions, length, publish, python, tools, width};
use std::collections::BTreeSet;
use std::process::Command;
use std::thread;
use std::time::Instant;

/// What to run.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only these crates, named by their folders; `browser` stands for the tests in a browser, `fuzz` and `python` for these folders
    crates: Vec<String>,
    /// Only what has changed since the main branch
    #[arg(long, conflicts_with = "crates")]
    changed: bool,
    /// Install nothing
    #[arg(long)]
    no_install: bool,
    /// Seconds for each fuzz target
    #[arg(long, default_value_t = 10)]
    fuzz_seconds: u32,
}

/// The command `cargo xtask test`.
pub(crate) fn run_all(options: &Options) -> Result<(), Trouble> {
    let begun = Instant::now();
    let house = house()?;
    let selection = match (options.changed, &options.crates[..]) {
        (true, _) => select::changed(&house)?,
        (false, []) => None,
        (false, names) => Some(select::named(&house, names)?),
    };
    match selection {
        Some(selection) => {
            tools::prepare(!options.no_install);
            some(&house, &selection, options)?;
        }
        None => all(options)?,
    }
    print_times();
    println!("\nAll of it holds, after {} s.", begun.elapsed().as_secs());
    Ok(())
}

/// Everything. What builds nothing comes first, so that it fails early; then everything is looked at and everything is
/// tried.
fn all(options: &Options) -> Result<(), Trouble> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    width::check()?;
    length::check()?;
    audit::run()?;
    look_at_everything(!options.no_install)?;
    // Clippy has looked at examples and benchmarks; building them would only take time.
    run(&mut tests(&["--workspace", "--tests"], &[]))?;
    run(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    instructions::count_if_possible()?;
    publish::check()?;
    fuzz_if_possible(options.fuzz_seconds)
}

/// Feeds random bytes to what reads them, where that is possible; where the tests must run, it must be.
fn fuzz_if_possible(seconds: u32) -> Result<(), Trouble> {
    if must_run() || fuzz::is_possible() {
        return fuzz::run(seconds, None);
    }
    println!("\nNo fuzzing here: it needs Linux and a C++ compiler.");
    Ok(())
}

/// Lints and documentation, and beside them what needs the network or a target folder of its own: while one waits for
/// its last crate, the other keeps the cores busy.
fn look_at_everything(install: bool) -> Result<(), Trouble> {
    let native = || {
        run(&mut clippy(&["--workspace"]))?;
        run(&mut documents())
    };
    let beside = || {
        tools::prepare(install);
        run(&mut clippy_in_the_browser())?;
        if fuzz::is_possible() {
            fuzz::build()?;
        }
        python::test(install)
    };
    thread::scope(|scope| {
        let beside = scope.spawn(beside);
        let native = native();
        let beside = beside
            .join()
            .unwrap_or_else(|_| Err(Trouble("xtask panicked".to_owned())));
        native.and(beside)
    })
}

/// What a change in some crates needs.
fn some(house: &House, selection: &Selection, options: &Options) -> Result<(), Trouble> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    width::check()?;
    length::check()?;
    if selection.is_empty() {
        println!("\nNothing that has changed is read by a test.");
        return Ok(());
    }
    let looked_at: BTreeSet<String> = selection.crates.union(&selection.above).cloned().collect();
    if ONLY_IN_THE_BROWSER.iter().any(|name| looked_at.contains(*name)) {
        run(&mut clippy_in_the_browser())?;
    }
    if !looked_at.is_empty() {
        run(&mut clippy(&packages(house, &looked_at, |_| true)))?;
    }
    if !selection.crates.is_empty() {
        // The program runs without its client in tests that need no browser.
        let tested = [vec!["--tests"], packages(house, &selection.crates, |_| true)].concat();
        run(without_client(&mut tests(&tested, &["not binary(browser)"])))?;
        let libraries = packages(house, &selection.crates, |room| room.is_library);
        if !libraries.is_empty() {
            run(without_client(cargo(&["test", "--doc", "--quiet"]).args(libraries)))?;
        }
    }
    if selection.browser {
        run(&mut tests(&["--package", "oshra", "--test", "browser"], &[]))?;
    }
    if selection.fuzz {
        fuzz_if_possible(options.fuzz_seconds)?;
    }
    if selection.python {
        python::test(!options.no_install)?;
    }
    Ok(())
}

/// Some crates, as Cargo wants to be told them.
fn packages<'a>(house: &'a House, names: &BTreeSet<String>, wanted: fn(&Room) -> bool) -> Vec<&'a str> {
    let rooms = names.iter().filter_map(|name| house.get(name));
    let wanted = rooms.filter(|room| wanted(room));
    wanted.flat_map(|room| ["--package", &room.package]).collect()
}

/// What is only looked at needs no browser client inside.
fn without_client(command: &mut Command) -> &mut Command {
    command.env("OSHRA_SKIP_CLIENT", "1")
}

/// What rustdoc complains about, in all crates.
fn documents() -> Command {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    without_client(&mut command).env("RUSTDOCFLAGS", "-D warnings");
    command
}

fn clippy(what: &[&str]) -> Command {
    let mut command = cargo(&["clippy", "--all-targets", "--quiet"]);
    without_client(command.args(what)).args(["--", "-D", "warnings"]);
    command
}

/// Page and worker are only there for browsers.
fn clippy_in_the_browser() -> Command {
    let mut command = cargo(&["clippy", "--quiet"]);
    command.args(["--target", "wasm32-unknown-unknown", "--profile", "wasm-dev"]);
    command.args(["--target-dir", "target/client"]);
    for name in ONLY_IN_THE_BROWSER {
        command.args(["--package", name]);
    }
    command.args(["--", "-D", "warnings"]);
    command
}

/// The tests, as many at once as .config/nextest.toml allows. Without nextest plain Cargo runs them, one program after the
/// other.
fn tests(what: &[&str], filter: &[&str]) -> Command {
    let nextest = works("cargo", &["nextest", "--version"]);
    let mut command = match nextest {
        true => cargo(&["nextest", "run", "--no-fail-fast", "--no-tests", "pass"]),
        false => cargo(&["test", "--no-fail-fast"]),
    };
    command.args(what);
    if nextest {
        for &filter in filter {
            command.args(["--filterset", filter]);
        }
    }
    command
}
