//! Fuzzing with libFuzzer, on the stable compiler: the coverage flags below are all it needs.

use crate::shell::{self, Trouble, root};
use std::fs;
use std::process::Command;

const TARGETS: [&str; 7] = [
    "engine_stream",
    "log",
    "position",
    "server_body",
    "server_entries",
    "server_message",
    "server_table",
];

/// What `cargo fuzz` passes to the compiler, without the sanitizers that need a nightly one.
const FLAGS: &str = "--cfg fuzzing -Ccodegen-units=1 -Cdebug-assertions -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Fuzzes every target, or one, for so many seconds each.
pub(crate) fn run_targets(seconds: u32, targets: &[&str]) -> Result<(), Trouble> {
    let folder = root().join("fuzz");
    let triple = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    shell::run(
        Command::new("cargo")
            .args(["build", "--release", "--quiet", "--target", &triple])
            .current_dir(&folder)
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", FLAGS),
    )?;
    for target in targets {
        let corpus = folder.join("corpus").join(target);
        let artifacts = folder.join("artifacts").join(target);
        for made in [&corpus, &artifacts] {
            fs::create_dir_all(made).map_err(|error| Trouble(format!("{}: {error}", made.display())))?;
        }
        shell::run(
            Command::new(folder.join("target").join(&triple).join("release").join(target))
                .arg(&corpus)
                .arg(folder.join("seeds").join(target))
                .arg(format!("-max_total_time={seconds}"))
                .arg("-max_len=8192")
                .arg("-verbosity=0")
                .arg("-print_final_stats=1")
                .arg(format!("-artifact_prefix={}/", artifacts.display())),
        )?;
    }
    Ok(())
}

/// The command `cargo xtask fuzz`.
pub(crate) fn run(seconds: u32, target: Option<&str>) -> Result<(), Trouble> {
    match target {
        None => run_targets(seconds, &TARGETS),
        Some(name) => match TARGETS.iter().find(|&&known| known == name) {
            Some(known) => run_targets(seconds, &[known]),
            None => Err(Trouble(format!("the targets are {}", TARGETS.join(", ")))),
        },
    }
}
