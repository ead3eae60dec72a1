//! Commands that documents and workflows name are there.

use crate::Arguments;
use crate::shell::root;
use clap::CommandFactory as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that tell people and machines which chores to run.
fn files() -> Vec<PathBuf> {
    let folders = ["", "docs", ".github/workflows", ".ci"];
    let entries = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let files = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let told = |path: &Path| {
        let ending = path.extension().unwrap_or_default();
        ending == "md" || ending == "yml" || path.ends_with(".ci/run")
    };
    files.filter(|path| told(path)).collect()
}

/// The chores that a text names.
fn chores(text: &str) -> BTreeSet<&str> {
    let named = text.split("cargo xtask ").skip(1).map(|after| {
        let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        &after[..after.find(|letter| !is_part(letter)).unwrap_or(after.len())]
    });
    named
        .filter(|name| !name.is_empty() && !name.starts_with("--"))
        .collect()
}

#[test]
fn every_chore_that_is_named_is_there() {
    let command = Arguments::command();
    let known: BTreeSet<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    let files = files();
    assert!(
        files.len() > 15 && files.iter().any(|path| path.ends_with("ci.yml")),
        "{files:?}"
    );
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for chore in chores(&text) {
            assert!(known.contains(chore), "{}: there is no chore `{chore}`", path.display());
        }
    }
}

#[test]
fn chores_are_found_in_texts() {
    let text = "`cargo xtask test rules` and\n- run: cargo xtask first-minutes\n`cargo xtask --help`, cargo xtask dev.";
    assert_eq!(
        chores(text).into_iter().collect::<Vec<_>>(),
        ["dev", "first-minutes", "test"]
    );
}
