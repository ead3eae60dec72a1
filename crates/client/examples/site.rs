//! Lays the whole client into a folder that any static host can serve, at any path: `cargo xtask site`.
//!
//! Beside every file lies the same compressed with gzip and brotli, for hosts that send those.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: site FOLDER");
        return ExitCode::from(2);
    };
    match write(&folder) {
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

fn write(folder: &std::path::Path) -> io::Result<usize> {
    let mut count = 0;
    for (path, file) in client::files() {
        let place = folder.join(path);
        if let Some(parent) = place.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(&place, file.plain())?;
        std::fs::write(folder.join(format!("{path}.gz")), file.gzip)?;
        std::fs::write(folder.join(format!("{path}.br")), file.brotli)?;
        count += 1;
    }
    Ok(count)
}
