//! Adds the compiler's target for browsers where it is missing, and says before the first build how long it takes.

use std::error::Error;
use std::path::PathBuf;
use std::process::Command;
use std::{env, io};

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=OSHRA_SKIP_CLIENT");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("OSHRA_SKIP_CLIENT").is_some_and(|value| !value.is_empty() && value != "0") {
        return Ok(());
    }
    // .../target/<profile>/build/browser-target-<hash>/out
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let target = out.ancestors().nth(4).ok_or("an unexpected place to build")?;
    if !target.join("client").exists() {
        println!(
            "cargo::warning=the game for the browser is built too: about three more minutes on two cores, only the first time"
        );
    }
    if !is_there()? {
        println!("cargo::warning=adding the compiler's target for browsers ({TARGET})");
        let added = Command::new("rustup").args(["target", "add", TARGET]).status();
        if !added.is_ok_and(|status| status.success()) {
            return Err(format!("please add the target for browsers: rustup target add {TARGET}").into());
        }
    }
    Ok(())
}

/// Whether the target is there. Without it the build would only say that it cannot find `std`.
fn is_there() -> io::Result<bool> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let asked = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()?;
    Ok(PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim()).exists())
}
