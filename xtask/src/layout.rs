//! Tests that nobody would miss: those that a manifest or a forgotten line keeps from being run.

use crate::shell::root;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of all crates.
fn crates() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("crates")).unwrap();
    let folders = entries.map(|entry| entry.unwrap().path());
    let mut crates: Vec<PathBuf> = folders.filter(|folder| folder.join("Cargo.toml").exists()).collect();
    assert!(crates.len() > 20, "{crates:?}");
    crates.push(root().join("xtask"));
    crates
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// Crates that say that a line like this is nowhere in their sources, although it is.
fn wrongly_left_out(setting: &str, is_one: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let says = |folder: &PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        manifest.lines().any(|line| line == setting)
    };
    let quiet = crates().into_iter().filter(says);
    quiet
        .flat_map(|folder| sources(&folder.join("src")))
        .filter(|path| {
            fs::read_to_string(path)
                .unwrap()
                .lines()
                .any(|line| is_one(line.trim()))
        })
        .collect()
}

#[test]
fn a_crate_that_is_not_built_for_tests_has_none_inside() {
    let found = wrongly_left_out("test = false", |line| {
        line.starts_with("#[test") || line.starts_with("#[tokio::test")
    });
    assert!(found.is_empty(), "`test = false` keeps these from being run: {found:?}");
}

#[test]
fn a_crate_whose_documentation_is_not_tried_holds_no_code() {
    let found = wrongly_left_out("doctest = false", |line| {
        let comment = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        comment.is_some_and(|comment| comment.trim().starts_with("```"))
    });
    assert!(
        found.is_empty(),
        "`doctest = false` keeps these from being tried: {found:?}"
    );
}

#[test]
fn every_file_of_tests_is_part_of_a_program() {
    let mut forgotten = Vec::new();
    for folder in crates() {
        for main in sources(&folder.join("tests")) {
            if main.file_name().is_none_or(|name| name != "main.rs") {
                continue;
            }
            let text = fs::read_to_string(&main).unwrap();
            for entry in fs::read_dir(main.parent().unwrap()).unwrap() {
                let path = entry.unwrap().path();
                let is_module = path.extension().is_some_and(|ending| ending == "rs") || path.join("mod.rs").exists();
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                if is_module && name != "main" && !text.contains(&name) {
                    forgotten.push(path);
                }
            }
        }
    }
    assert!(forgotten.is_empty(), "main.rs does not name {forgotten:?}");
}
