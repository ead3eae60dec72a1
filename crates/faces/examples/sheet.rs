//! Draws contact sheets of everything: `cargo run -p faces --features png --example sheet -- FOLDER`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: sheet FOLDER");
        return ExitCode::from(2);
    };
    match faces::sheet::write(&folder) {
        Ok(written) => {
            println!("{} sheets in {}", written.len(), folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
