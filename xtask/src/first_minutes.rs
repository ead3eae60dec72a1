//! How long somebody waits who has just cloned the repository, and whoever changes something after that; how large the
//! program is, and what the time is spent on. Printed as the tables that docs/performance.md has.

use crate::shell::{Trouble, root, run};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

/// What is changed before a second build: a file, and what is written at its end, so that what is built is really another.
const CHANGES: [(&str, &str, &str); 2] = [
    (
        "a screen",
        "crates/web/src/screen/start.rs",
        "\n/// Another page.\n#[wasm_bindgen::prelude::wasm_bindgen]\npub fn another_page() -> u32 {\n    7\n}\n",
    ),
    (
        "a rule",
        "crates/rules/src/lib.rs",
        "\n/// Another library.\npub fn another_library() -> u32 {\n    7\n}\n",
    ),
];

/// How many of the longest compilations are listed.
const LISTED: usize = 15;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many fresh clones are built
    #[arg(long, default_value_t = 3)]
    times: u32,
    /// The commit to measure
    #[arg(long, default_value = "HEAD")]
    revision: String,
    /// Where the clones go; what is there is deleted
    #[arg(long, default_value = "target/first-minutes")]
    folder: PathBuf,
}

/// How long something took, by the clock and by the processor's time on all cores.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Took {
    clock: Duration,
    cores: Option<Duration>,
}

/// The command `cargo xtask first-minutes`.
pub(crate) fn measure(options: &Options) -> Result<(), Trouble> {
    let folder = root().join(&options.folder);
    let mut rows = Vec::new();
    let mut clone = PathBuf::new();
    for number in 1..=options.times.max(1) {
        clone = fresh(&folder, &options.revision)?;
        // The registry is filled: what is measured is building.
        run(cargo(&clone).args(["fetch", "--locked"]))?;
        rows.push((format!("a fresh clone, {number}"), built(&clone)?));
    }
    let (size, units) = (size(&clone)?, longest(&clone.join("target")));
    for (what, file, more) in CHANGES {
        let path = clone.join(file);
        let file = fs::File::options().append(true).open(&path);
        file.and_then(|mut file| file.write_all(more.as_bytes()))
            .map_err(|error| Trouble(format!("{}: {error}", path.display())))?;
        rows.push((format!("after a change of {what}"), built(&clone)?));
    }
    rows.push(("after no change".to_owned(), built(&clone)?));
    println!("\n{}", machine());
    print!("\n{}", report(&rows, size, &units));
    Ok(())
}

fn cargo(clone: &Path) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(clone);
    for inherited in [
        "CARGO_TARGET_DIR",
        "OSHRA_SKIP_CLIENT",
        "OSHRA_SMALL_CLIENT",
        "RUSTFLAGS",
    ] {
        command.env_remove(inherited);
    }
    command
}

/// A clone where nothing was built.
fn fresh(folder: &Path, revision: &str) -> Result<PathBuf, Trouble> {
    let clone = folder.join("clone");
    if clone.exists() {
        fs::remove_dir_all(&clone).map_err(|error| Trouble(format!("{}: {error}", clone.display())))?;
    }
    run(Command::new("git").args(["clone", "--quiet"]).arg(root()).arg(&clone))?;
    let commit = Command::new("git")
        .args(["rev-parse", revision])
        .current_dir(root())
        .output();
    let commit = commit.map_err(|error| Trouble(format!("git: {error}")))?;
    let commit = String::from_utf8_lossy(&commit.stdout).trim().to_owned();
    run(Command::new("git")
        .args(["checkout", "--quiet", &commit])
        .current_dir(&clone))?;
    Ok(clone)
}

/// Builds what `cargo run --release` builds.
fn built(clone: &Path) -> Result<Took, Trouble> {
    let (begun, before) = (Instant::now(), of_children());
    run(cargo(clone).args(["build", "--release", "--locked", "--quiet"]))?;
    Ok(Took {
        clock: begun.elapsed(),
        cores: of_children()
            .zip(before)
            .map(|(after, before)| after.saturating_sub(before)),
    })
}

/// The processor's time of all that was started from here and has ended. Linux tells it.
fn of_children() -> Option<Duration> {
    of_children_in(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The same, as it stands in a line of Linux: two numbers of hundredths, counted from behind the name in brackets.
fn of_children_in(line: &str) -> Option<Duration> {
    let (_, fields) = line.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(13).take(2);
    let mut next = || times.next()?.parse::<u64>().ok();
    Some(Duration::from_millis(10 * (next()? + next()?)))
}

fn size(clone: &Path) -> Result<u64, Trouble> {
    let program = clone
        .join("target/release")
        .join(format!("oshra{}", std::env::consts::EXE_SUFFIX));
    let known = fs::metadata(&program).map_err(|error| Trouble(format!("{}: {error}", program.display())))?;
    Ok(known.len())
}

/// The compilations that took longest, in a folder that Cargo has just built from nothing: it notes when a compiler was
/// started, and writes the fingerprint when that is done. Those of the browser client are in a folder of their own.
fn longest(target: &Path) -> Vec<(String, Duration)> {
    let folders = [
        ("", target.join("release/.fingerprint")),
        ("client: ", target.join("release/client/release/.fingerprint")),
        ("client: ", target.join("release/client/wasm/.fingerprint")),
        (
            "client: ",
            target.join("release/client/wasm32-unknown-unknown/wasm/.fingerprint"),
        ),
    ];
    let mut units: Vec<(String, Duration)> = Vec::new();
    for (prefix, folder) in folders {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for unit in entries.flatten() {
            let name = unit.file_name().to_string_lossy().into_owned();
            let name = name.rsplit_once('-').map_or(name.as_str(), |(name, _)| name);
            if let Some(took) = lasted(&unit.path()) {
                units.push((format!("{prefix}{name}"), took));
            }
        }
    }
    units.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    units.truncate(LISTED);
    units
}

/// From the start of a compiler to the last file of its fingerprint.
fn lasted(unit: &Path) -> Option<Duration> {
    let changed = |path: PathBuf| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    let begun = changed(unit.join("invoked.timestamp"))?;
    let files = fs::read_dir(unit).ok()?.flatten();
    let done = files.filter_map(|file| changed(file.path())).max()?;
    done.duration_since(begun).ok()
}

/// The machine, in a line.
fn machine() -> String {
    let read = |path| fs::read_to_string(path).unwrap_or_default();
    let load = read("/proc/loadavg");
    let load: Vec<&str> = load.split_whitespace().take(3).collect();
    let processors = read("/proc/cpuinfo");
    let processor = processors.lines().find_map(|line| line.strip_prefix("model name"));
    let processor = processor.map_or("", |name| name.trim_start_matches([' ', '\t', ':']));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{cores} cores, {processor}; load average {}", load.join(" "))
}

fn spoken(took: Duration) -> String {
    let seconds = took.as_secs_f64().round() as u64;
    match seconds {
        0..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

/// The tables.
fn report(rows: &[(String, Took)], size: u64, units: &[(String, Duration)]) -> String {
    let mut text = "| `cargo build --release` | time | core-seconds |\n| --- | --- | --- |\n".to_owned();
    for (what, took) in rows {
        let cores = took.cores.map_or_else(String::new, |cores| cores.as_secs().to_string());
        let _ = writeln!(text, "| {what} | {} | {cores} |", spoken(took.clock));
    }
    let _ = writeln!(text, "| the program | {:.1} MB | |", size as f64 / 1e6);
    text.push_str("\n| compilation | time |\n| --- | --- |\n");
    for (name, took) in units {
        let _ = writeln!(text, "| {name} | {:.1} s |", took.as_secs_f64());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processors_time_is_read_whatever_a_program_is_called() {
        let line = "42 (a (very) odd name) S 1 2 3 4 5 6 7 8 9 10 11 12 1250 250 20 0 1";
        assert_eq!(of_children_in(line), Some(Duration::from_secs(15)));
        assert_eq!(of_children_in("42 (short) S 1"), None);
    }

    #[test]
    fn times_are_told_as_people_tell_them() {
        assert_eq!(spoken(Duration::from_millis(38_400)), "38 s");
        assert_eq!(spoken(Duration::from_millis(59_600)), "1 min 00 s");
        assert_eq!(spoken(Duration::from_secs(247)), "4 min 07 s");
    }

    #[test]
    fn a_report_is_two_tables() {
        let took = |clock, cores| Took {
            clock: Duration::from_secs(clock),
            cores: Some(Duration::from_secs(cores)),
        };
        let rows = [
            ("a fresh clone, 1".to_owned(), took(250, 480)),
            ("after a change of a rule".to_owned(), took(50, 90)),
        ];
        let units = [("krilla".to_owned(), Duration::from_millis(9_300))];
        let text = report(&rows, 27_960_000, &units);
        assert!(text.contains("| a fresh clone, 1 | 4 min 10 s | 480 |"), "{text}");
        assert!(text.contains("| the program | 28.0 MB | |"), "{text}");
        assert!(text.contains("| krilla | 9.3 s |"), "{text}");
    }

    #[test]
    fn what_is_changed_is_there() {
        for (_, file, _) in CHANGES {
            assert!(root().join(file).exists(), "{file}");
        }
    }

    #[test]
    fn a_compilation_lasts_from_its_start_to_its_fingerprint() {
        let folder = std::env::temp_dir().join(format!("oshra-unit-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        assert_eq!(lasted(&folder), None, "nothing was started");
        let begun = SystemTime::now() - Duration::from_secs(9);
        let stamp = fs::File::create(folder.join("invoked.timestamp")).expect("a file");
        stamp.set_modified(begun).expect("its time");
        let print = fs::File::create(folder.join("lib-unit")).expect("a file");
        print.set_modified(begun + Duration::from_secs(4)).expect("its time");
        assert_eq!(lasted(&folder), Some(Duration::from_secs(4)));
        fs::remove_dir_all(folder).expect("it can be removed");
    }
}
