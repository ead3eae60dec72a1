//! Lays the whole client into a folder that any static host can serve, at any path, with the kits to print that its page
//! offers: `cargo xtask site`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: site FOLDER");
        return ExitCode::from(2);
    };
    match lay(&folder) {
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

fn lay(folder: &Path) -> Result<usize, Box<dyn Error>> {
    let mut count = client::lay(folder)?;
    let kits = folder.join("print");
    std::fs::create_dir_all(&kits)?;
    for kit in print::kits() {
        print::write(&kits.join(&kit.name), || kit.pdf())?;
        count += 1;
    }
    Ok(count)
}
