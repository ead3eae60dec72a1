//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What went wrong, in a sentence.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) String);

/// What was run, and how long it took.
static TIMES: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// The top of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Cargo, at the top of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).current_dir(root());
    command
}

/// Shows and runs a command; anything but success is trouble.
pub(crate) fn run(command: &mut Command) -> Result<(), Trouble> {
    let line = shown(command);
    println!("\n$ {line}");
    let begun = Instant::now();
    let status = command
        .status()
        .map_err(|error| Trouble(format!("`{line}` could not be started: {error}")))?;
    if status.success() {
        let took = begun.elapsed();
        println!("({} s)", took.as_secs());
        TIMES.lock().unwrap_or_else(PoisonError::into_inner).push((line, took));
        Ok(())
    } else {
        Err(Trouble(format!("`{line}` failed ({status})")))
    }
}

/// Says what was run and how long each command took, the longest first. What took less than a second is left out.
pub(crate) fn print_times() {
    let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner).clone();
    times.retain(|(_, took)| took.as_secs() > 0);
    times.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    println!();
    for (line, took) in times {
        println!("{:>5} s  {line}", took.as_secs());
    }
}

/// Whether a command can be started and succeeds, quietly.
pub(crate) fn works(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .stdin(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a step whose tool is missing fails instead of being passed over.
pub(crate) fn must_run() -> bool {
    std::env::var("OSHRA_TESTS_MUST_RUN").is_ok_and(|value| value != "0")
}

fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
