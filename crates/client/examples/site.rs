//! Lays the whole client into a folder that any static host can serve, at any path: `cargo xtask site`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: site FOLDER");
        return ExitCode::from(2);
    };
    match client::lay(&folder) {
        Ok(count) => {
            println!("{count} files in {}", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
