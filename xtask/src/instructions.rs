//! What the rules, and stepping many games, cost in instructions, counted by callgrind: the same however busy the machine is.

use crate::shell::{Trouble, cargo, must_run, root, run, works};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A count that is higher than the recorded one by this factor fails.
const TOO_MUCH: f64 = 1.1;

/// What is counted, and by which example.
const COUNTED: [(&str, &str); 4] = [
    ("decision", "counted"),
    ("remembered", "counted"),
    ("caught-up", "counted"),
    ("stepped", "stepped"),
];

/// Where the examples are.
const PACKAGES: [(&str, &str); 2] = [("hidden-leaders", "counted"), ("arena", "stepped")];

/// Counts where that is possible; where the tests must run, it must be.
pub(crate) fn count_if_possible() -> Result<(), Trouble> {
    if must_run() || works("valgrind", &["--version"]) {
        return count(false);
    }
    println!("\nNo instructions are counted here: it needs valgrind.");
    Ok(())
}

/// Counts, and compares with what is recorded, or records it.
pub(crate) fn count(record: bool) -> Result<(), Trouble> {
    for (package, example) in PACKAGES {
        run(cargo(&["build", "--quiet", "--release", "-p", package]).args(["--example", example]))?;
    }
    let mut counts = Vec::new();
    for (what, example) in COUNTED {
        counts.push((what, instructions(&program(example), what)?));
    }
    let file = record_file();
    if record {
        return std::fs::write(&file, written(&counts))
            .map_err(|error| Trouble(format!("{} cannot be written: {error}", file.display())));
    }
    let recorded = std::fs::read_to_string(&file)
        .map_err(|error| Trouble(format!("{} cannot be read: {error}", file.display())))?;
    for (what, count) in counts {
        compare(what, count, &recorded)?;
    }
    Ok(())
}

fn program(example: &str) -> PathBuf {
    root().join("target/release/examples").join(example)
}

fn record_file() -> PathBuf {
    root().join("crates/rules/benches/instructions.txt")
}

fn written(counts: &[(&str, f64)]) -> String {
    let mut text = String::new();
    for (what, count) in counts {
        // Nothing can fail here.
        let _ = writeln!(text, "{what} {count:.1}");
    }
    text
}

/// Holds a count against what is recorded, in lines like `decision 331.0`.
fn compare(what: &str, count: f64, recorded: &str) -> Result<(), Trouble> {
    let before = recorded.lines().find_map(|line| {
        let (name, number) = line.split_once(' ')?;
        (name == what).then(|| number.trim().parse::<f64>().ok())?
    });
    let Some(before) = before else {
        return Err(Trouble(format!(
            "no instructions are recorded for `{what}`: cargo xtask instructions --record"
        )));
    };
    println!("{what}: {count:.1} instructions; {before:.1} are recorded.");
    if count > before * TOO_MUCH {
        return Err(Trouble(format!(
            "`{what}` costs {count:.1} instructions, {:.0} % more than the recorded {before:.1}. Where they go: valgrind \
             --tool=callgrind target/release/examples/{} {what}. If it must be: cargo xtask instructions --record",
            (count / before - 1.0) * 100.0,
            COUNTED
                .iter()
                .find(|counted| counted.0 == what)
                .map_or("counted", |counted| counted.1)
        )));
    }
    Ok(())
}

/// Runs the program, which prints how often it did something, under callgrind, which tells its instructions.
fn instructions(program: &Path, what: &str) -> Result<f64, Trouble> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .arg(what)
        .output()
        .map_err(|error| Trouble(format!("valgrind could not be started: {error}")))?;
    let told = String::from_utf8_lossy(&output.stderr);
    let instructions = told.lines().find_map(|line| {
        let (_, number) = line.split_once("Collected :")?;
        number.trim().parse::<f64>().ok()
    });
    let times = String::from_utf8_lossy(&output.stdout).trim().parse::<f64>().ok();
    match (instructions, times) {
        (Some(instructions), Some(times)) if output.status.success() && times > 0.0 => Ok(instructions / times),
        _ => Err(Trouble(format!("valgrind told no count:\n{told}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_more_is_too_much() {
        let recorded = written(&[("decision", 300.0), ("remembered", 900.0)]);
        assert!(compare("decision", 329.9, &recorded).is_ok());
        assert!(compare("decision", 100.0, &recorded).is_ok());
        let Trouble(why) = compare("decision", 331.0, &recorded).unwrap_err();
        assert!(why.contains("10 % more"), "{why}");
        assert!(compare("remembered", 991.0, &recorded).is_err());
        assert!(compare("caught-up", 1.0, &recorded).is_err(), "it is not recorded");
    }

    #[test]
    fn everything_that_is_counted_is_recorded() {
        let recorded = std::fs::read_to_string(record_file()).unwrap();
        assert_eq!(recorded.lines().count(), COUNTED.len());
        for (what, _) in COUNTED {
            assert!(compare(what, 0.0, &recorded).is_ok());
        }
    }
}
