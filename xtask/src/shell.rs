//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// What went wrong, in a sentence.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) String);

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
        println!("({} s)", begun.elapsed().as_secs());
        Ok(())
    } else {
        Err(Trouble(format!("`{line}` failed ({status})")))
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

fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
