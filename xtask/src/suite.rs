//! Everything that must hold before a change is good.

use crate::shell::{Trouble, cargo, root, run, works};
use crate::{audit, fuzz};
use std::process::Command;
use std::time::Instant;

/// The programs some tests use, and the Debian packages that bring them. Tests say so and pass over what is missing.
const PACKAGES: [(&str, &[&str], &str); 6] = [
    ("pdftotext", &["-v"], "poppler-utils"),
    ("c++", &["--version"], "g++"),
    ("python3", &["--version"], "python3"),
    // Debian keeps the programs of PostgreSQL out of the usual path.
    (
        "sh",
        &["-c", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb"],
        "postgresql",
    ),
    ("chromium", &["--version"], "chromium"),
    ("chromedriver", &["--version"], "chromium-driver"),
];

/// Runs all of it.
pub(crate) fn run_all(fuzz_seconds: u32) -> Result<(), Trouble> {
    let begun = Instant::now();
    install();
    prepare_cluster();
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    audit::run()?;
    run(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))?;
    // Page and worker are only there for browsers; their parts were built beside the program a moment ago.
    run(&mut cargo(&[
        "clippy",
        "--package",
        "web",
        "--package",
        "worker",
        "--target",
        "wasm32-unknown-unknown",
        "--profile",
        "wasm-dev",
        "--target-dir",
        "target/client",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))?;
    if works("cargo", &["nextest", "--version"]) {
        run(&mut cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]))?;
    } else {
        run(&mut cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"]))?;
    }
    run(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    run(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    if cfg!(target_os = "linux") && works("c++", &["--version"]) {
        fuzz::run(fuzz_seconds, None)?;
    } else {
        println!("\nNo fuzzing here: it needs Linux and a C++ compiler.");
    }
    println!("\nAll of it holds, after {} s.", begun.elapsed().as_secs());
    Ok(())
}

/// Installs what is missing where that is possible without asking: as root on Debian.
fn install() {
    let missing: Vec<&str> = PACKAGES
        .iter()
        .filter(|(program, arguments, _)| !works(program, arguments))
        .map(|(_, _, package)| *package)
        .collect();
    if missing.is_empty() {
        return;
    }
    let root = works("sh", &["-c", "test \"$(id -u)\" = 0"]);
    if root && works("apt-get", &["--version"]) {
        println!("Installing {}", missing.join(" "));
        let update = run(Command::new("apt-get").args(["update", "-qq"]));
        let install = run(Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(&missing)
            .env("DEBIAN_FRONTEND", "noninteractive"));
        if update.is_ok() && install.is_ok() {
            return;
        }
    }
    println!(
        "Some tests will be passed over, because these Debian packages are missing: {}",
        missing.join(" ")
    );
}

/// Ray and DuckDB for the cluster example, in a folder of their own; the test of the example is passed over without them.
fn prepare_cluster() {
    let folder = root().join("target/cluster");
    let python = folder.join("bin/python");
    let ready = |python: &str| works(python, &["-c", "import duckdb, ray"]);
    if ready(&python.to_string_lossy()) || ready("python3") {
        return;
    }
    let made = run(Command::new("python3").args(["-m", "venv"]).arg(&folder)).and_then(|()| {
        let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        let briefly = ["--timeout", "20", "--retries", "1", "-r"];
        let list = root().join("examples/cluster/requirements.txt");
        run(Command::new(&python).args(quiet).args(briefly).arg(list))
    });
    if made.is_err() {
        println!("The cluster example will be passed over, because Ray and DuckDB cannot be had from PyPI here.");
    }
}
