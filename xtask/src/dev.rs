//! Working on the page: the program is built, run, and built again whenever something it was made from changes. The page
//! in the browser reloads by itself; a new style is set in where it is, without a build.

use crate::shell::{Trouble, cargo, root, run};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, SystemTime};

/// How often to look.
const PACE: Duration = Duration::from_millis(300);

/// The command `cargo xtask dev`.
pub(crate) fn run_dev(port: u16, no_open: bool) -> Result<(), Trouble> {
    let target = target_folder()?;
    let dep_info = target.join("debug/oshra.d");
    run(&mut cargo(&["build"]))?;
    let mut program = start(&target, port, no_open)?;
    println!(
        "\nEdit away: styles and scripts of the page show at once, everything else after a build. Ctrl-C ends it."
    );
    loop {
        let inputs = inputs(&dep_info)?;
        let known = times(&inputs);
        while times(&inputs) == known {
            if let Ok(Some(status)) = program.try_wait() {
                return Err(Trouble(format!("the program ended ({status})")));
            }
            thread::sleep(PACE);
        }
        // What does not compile leaves the old program running.
        match run(&mut cargo(&["build"])) {
            Err(Trouble(what)) => eprintln!("{what}"),
            Ok(()) => {
                let _ = program.kill();
                let _ = program.wait();
                program = start(&target, port, true)?;
            }
        }
    }
}

fn start(target: &Path, port: u16, no_open: bool) -> Result<Child, Trouble> {
    let program = target
        .join("debug")
        .join(format!("oshra{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(&program);
    command.args(["play", "--port", &port.to_string()]);
    command.args(no_open.then_some("--no-open"));
    command.env("OSHRA_DEV", "1");
    command
        .spawn()
        .map_err(|error| Trouble(format!("{}: {error}", program.display())))
}

fn target_folder() -> Result<PathBuf, Trouble> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let told: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| Trouble(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr))))?;
    match told["target_directory"].as_str() {
        Some(folder) => Ok(folder.into()),
        None => Err(Trouble("cargo metadata does not say where it builds".to_owned())),
    }
}

/// What the program was made from, as Cargo wrote it down, but for what it reads from the disk while it runs.
fn inputs(dep_info: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let text = fs::read_to_string(dep_info).map_err(|error| Trouble(format!("{}: {error}", dep_info.display())))?;
    let read_while_running = root().join("crates/web/page");
    let inputs = listed(&text).into_iter();
    Ok(inputs.filter(|path| !path.starts_with(&read_while_running)).collect())
}

/// The files in a dep-info: `program: one two three`, with a backslash before spaces.
fn listed(text: &str) -> Vec<PathBuf> {
    let inputs = text.split_once(": ").map_or("", |(_, inputs)| inputs.trim_end());
    let marked = inputs.replace("\\ ", "\0");
    let inputs = marked.split(' ').filter(|input| !input.is_empty());
    inputs.map(|input| input.replace('\0', " ").into()).collect()
}

/// When each of them was changed last; a folder stands for all that is in it.
fn times(inputs: &[PathBuf]) -> HashMap<PathBuf, SystemTime> {
    let mut times = HashMap::new();
    let mut waiting: Vec<PathBuf> = inputs.to_vec();
    while let Some(path) = waiting.pop() {
        let Ok(known) = fs::metadata(&path) else { continue };
        if known.is_dir() {
            let entries = fs::read_dir(&path).into_iter().flatten().flatten();
            waiting.extend(entries.map(|entry| entry.path()));
        } else if let Ok(time) = known.modified() {
            times.insert(path, time);
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_says_what_a_program_was_made_from() {
        let listed = listed("/t/oshra: /a/lib.rs /a/with\\ space.rs\n");
        assert_eq!(listed, [PathBuf::from("/a/lib.rs"), PathBuf::from("/a/with space.rs")]);
        assert!(super::listed("").is_empty());
    }

    #[test]
    fn a_change_anywhere_is_seen() {
        let folder = std::env::temp_dir().join(format!("oshra-dev-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        let (file, gone) = (folder.join("deep/file"), folder.join("gone"));
        fs::write(&file, "one").unwrap();
        let watched = [folder.clone(), gone];
        let before = times(&watched);
        assert_eq!(before.len(), 1);
        let later = SystemTime::now() + Duration::from_secs(5);
        fs::File::options()
            .append(true)
            .open(&file)
            .unwrap()
            .set_modified(later)
            .unwrap();
        assert_ne!(times(&watched), before);
        fs::remove_dir_all(folder).unwrap();
    }
}
