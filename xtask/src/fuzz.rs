//! Fuzzing with libFuzzer, on the stable compiler: the coverage flags below are all it needs.

use crate::shell::{self, Trouble, root, works};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::{fs, thread};

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
const FLAGS: &str = "--cfg fuzzing -Cdebug-assertions -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Whether targets can be built here.
pub(crate) fn is_possible() -> bool {
    cfg!(target_os = "linux") && works("c++", &["--version"])
}

/// The command `cargo xtask fuzz`: every target, or one, for a number of seconds each.
pub(crate) fn run(seconds: u32, target: Option<&str>) -> Result<(), Trouble> {
    let targets = match target {
        None => &TARGETS[..],
        Some(name) => match TARGETS.iter().position(|&known| known == name) {
            Some(index) => &TARGETS[index..=index],
            None => return Err(Trouble(format!("the targets are {}", TARGETS.join(", ")))),
        },
    };
    build()?;
    let programs = thread::available_parallelism().map_or(1, usize::from);
    let waiting = Mutex::new(targets.iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let worker = || {
        while let Some(target) = next() {
            run_target(target, seconds)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..programs).map(|_| scope.spawn(worker)).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended
            .map(|end| end.unwrap_or_else(|_| Err(Trouble("xtask panicked".to_owned()))))
            .fold(Ok(()), Result::and)
    })
}

/// Builds all targets.
pub(crate) fn build() -> Result<(), Trouble> {
    shell::run(
        Command::new("cargo")
            .args(["build", "--release", "--quiet", "--target", &triple()])
            .current_dir(folder())
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", FLAGS),
    )
}

fn folder() -> PathBuf {
    root().join("fuzz")
}

fn triple() -> String {
    format!("{}-unknown-linux-gnu", std::env::consts::ARCH)
}

fn run_target(target: &str, seconds: u32) -> Result<(), Trouble> {
    let folder = folder();
    let corpus = folder.join("corpus").join(target);
    let artifacts = folder.join("artifacts").join(target);
    for made in [&corpus, &artifacts] {
        fs::create_dir_all(made).map_err(|error| Trouble(format!("{}: {error}", made.display())))?;
    }
    shell::run(
        Command::new(folder.join("target").join(triple()).join("release").join(target))
            .arg(&corpus)
            .arg(folder.join("seeds").join(target))
            .arg(format!("-max_total_time={seconds}"))
            .arg("-max_len=8192")
            .arg("-verbosity=0")
            .arg("-print_final_stats=1")
            .arg(format!("-artifact_prefix={}/", artifacts.display())),
    )
}
