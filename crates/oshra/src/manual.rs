//! Man pages and completions for shells, made from the command line itself, for those who package the program.

use clap::Command;
use clap_complete::{Shell, generate_to};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Prints the completions of one shell.
pub(crate) fn complete(shell: Shell, command: &mut Command) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, command, "oshra", &mut script);
    io::stdout().lock().write_all(&script)
}

/// Writes `man1/*.1` and `completions/*` into this folder.
pub(crate) fn write(command: &Command, folder: &Path) -> io::Result<()> {
    let pages = folder.join("man1");
    fs::create_dir_all(&pages)?;
    clap_mangen::generate_to(command.clone(), &pages)?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for shell in [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
        generate_to(shell, &mut command.clone(), "oshra", &completions)?;
    }
    Ok(())
}
