//! The cluster example, small, where Python has Ray and DuckDB.

use crate::{json_of, oshra, temporary, text};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A Python that has both: the one `cargo xtask test` prepares, or the system's.
fn python() -> Option<PathBuf> {
    let prepared = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../cluster/bin/python");
    [prepared, PathBuf::from("python3")].into_iter().find(|python| {
        let both = Command::new(python).args(["-c", "import duckdb, ray"]).output();
        both.is_ok_and(|output| output.status.success())
    })
}

fn cluster(python: &Path, home: &Path, arguments: &[&str]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/cluster/cluster.py");
    let mut command = Command::new(python);
    command
        .arg(script)
        .args(["--oshra", env!("CARGO_BIN_EXE_oshra")])
        .args(arguments);
    // Nothing is told to anybody outside, and nothing is left in anybody's home.
    command
        .env("RAY_USAGE_STATS_ENABLED", "0")
        .env("HOME", home)
        .output()
        .expect("Python starts")
}

#[test]
fn shards_as_tasks_are_the_whole() {
    let Some(python) = python() else {
        needs::missing("Python with Ray and DuckDB (`cargo xtask test` installs them)");
        return;
    };
    let folder = temporary("cluster");
    let out = folder.to_str().expect("a path");
    let experiment = [
        "--players",
        "2,3",
        "--bots",
        "random",
        "--games",
        "40",
        "--seed",
        "cluster",
    ];
    let small = ["--out", out, "--shards", "2", "--"];
    let output = cluster(&python, &folder, &[&small[..], &experiment[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("80 games"), "{}", text(&output.stdout));

    let timeless = |mut report: Value| {
        for key in [
            "seconds",
            "core_seconds",
            "decisions_per_second",
            "decisions_per_second_per_core",
        ] {
            report[key] = Value::Null;
        }
        report["made"] = Value::Null;
        report.to_string()
    };
    let merged = std::fs::read_to_string(folder.join("report.json")).expect("a report");
    let whole = json_of(&oshra(&[&["sim", "--json", "--heroes"], &experiment[..]].concat(), ""));
    assert_eq!(timeless(serde_json::from_str(&merged).expect("JSON")), timeless(whole));
    for file in ["report.html", "games.parquet", "decisions.parquet"] {
        assert!(folder.join(file).exists(), "{file}");
    }
    // The folder is that experiment's: another one is refused before anything is played.
    let other = [
        "--players",
        "2,3",
        "--bots",
        "novice",
        "--games",
        "40",
        "--seed",
        "other",
    ];
    let output = cluster(&python, &folder, &[&small[..], &other[..]].concat());
    assert!(!output.status.success(), "{}", text(&output.stdout));
    assert!(
        text(&output.stderr).contains("another experiment"),
        "{}",
        text(&output.stderr)
    );
    let _ = std::fs::remove_dir_all(&folder);
}
