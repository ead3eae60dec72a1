//! Which crates a change needs tests of.

use crate::house::{House, above};
use crate::shell::{Trouble, root};
use std::collections::BTreeSet;
use std::process::Command;

/// The crates whose code runs in the browser or is part of what a browser loads: the tests in a browser are theirs too.
const IN_THE_BROWSER: [&str; 5] = ["bundle", "client", "modules", "web", "worker"];
/// Those that exist for the browser alone.
pub(crate) const ONLY_IN_THE_BROWSER: [&str; 2] = ["web", "worker"];

/// What can be tested beside crates.
const NOT_CRATES: [&str; 3] = ["browser", "fuzz", "python"];

/// Which tests read what lies outside of the crates. What begins with a path of this list is tested by what stands beside it;
/// prose that nothing reads is looked at in every run.
const READ_BY: [(&str, &[&str]); 20] = [
    (".vscode/", &[]),
    ("CONTRIBUTING.md", &[]),
    ("Dockerfile", &["oshra"]),
    ("LICENSE-", &[]),
    ("README.md", &[]),
    ("compose.yaml", &["oshra"]),
    ("docs/encoding.md", &["encoding"]),
    ("docs/engine-protocol.md", &["engine"]),
    ("docs/house.svg", &["xtask"]),
    ("docs/operations.md", &["oshra"]),
    ("docs/python.md", &["python"]),
    ("docs/server-protocol.md", &["server"]),
    ("docs/", &[]),
    ("examples/", &["oshra"]),
    ("fuzz/", &["fuzz"]),
    ("packaging/", &["oshra", "server"]),
    ("python/", &["python"]),
    ("trainer/", &[]),
    ("xtask/", &["xtask"]),
    (".github/", &["xtask"]),
];

/// What to test.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    /// Crates, by their folders.
    pub(crate) crates: BTreeSet<String>,
    /// The crates that stand on these: what a change breaks there is found when they are looked at.
    pub(crate) above: BTreeSet<String>,
    /// The tests in a browser.
    pub(crate) browser: bool,
    /// What is fed with random bytes.
    pub(crate) fuzz: bool,
    /// The Python package.
    pub(crate) python: bool,
}

impl Selection {
    fn new(house: &House, names: impl IntoIterator<Item = String>) -> Selection {
        let mut crates: BTreeSet<String> = names.into_iter().collect();
        let mut takes = |name: &str| crates.remove(name);
        let (browser, fuzz, python) = (takes("browser"), takes("fuzz"), takes("python"));
        Selection {
            browser: browser || crates.iter().any(|name| IN_THE_BROWSER.contains(&name.as_str())),
            above: above(house, &crates),
            crates,
            fuzz,
            python,
        }
    }

    /// Whether there is nothing to test.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Selection::default()
    }
}

/// What somebody named: crates, `browser`, `fuzz` or `python`.
pub(crate) fn named(house: &House, names: &[String]) -> Result<Selection, Trouble> {
    for name in names {
        if !NOT_CRATES.contains(&name.as_str()) && !house.contains_key(name) {
            let known: Vec<&str> = house.keys().map(String::as_str).collect();
            return Err(Trouble(format!(
                "there is no crate {name}; there are {}, {}",
                NOT_CRATES.join(", "),
                known.join(", ")
            )));
        }
    }
    Ok(Selection::new(house, names.iter().cloned()))
}

/// What the files need that are not as they are on the main branch; nothing where one of them concerns everything.
pub(crate) fn changed(house: &House) -> Result<Option<Selection>, Trouble> {
    let main = ["origin/main", "main"]
        .into_iter()
        .find_map(|main| git(&["merge-base", "HEAD", main]).ok())
        .unwrap_or_else(|| "HEAD".to_owned());
    let differs = git(&["diff", "--name-only", main.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let mut names = BTreeSet::new();
    for path in differs.lines().chain(new.lines()) {
        let Some(tests) = tests_of(path) else {
            println!("{path} concerns everything.");
            return Ok(None);
        };
        names.extend(tests.into_iter().map(str::to_owned));
    }
    // A crate that is gone has no tests.
    names.retain(|name| NOT_CRATES.contains(&name.as_str()) || house.contains_key(name));
    Ok(Some(Selection::new(house, names)))
}

/// What tests a file: crates, by their folders, or what else stands for them; nothing where it is everything.
fn tests_of(path: &str) -> Option<Vec<&str>> {
    if let Some(inside) = path.strip_prefix("crates/") {
        return Some(inside.split('/').take(1).collect());
    }
    let (_, tests) = READ_BY.iter().find(|(begins, _)| path.starts_with(begins))?;
    Some(tests.to_vec())
}

pub(crate) fn git(arguments: &[&str]) -> Result<String, Trouble> {
    let output = Command::new("git").args(arguments).current_dir(root()).output();
    match output {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => Err(Trouble(String::from_utf8_lossy(&output.stderr).into_owned())),
        Err(error) => Err(Trouble(format!("git: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::house;

    fn selected(names: &[&str]) -> Selection {
        Selection::new(&house().unwrap(), names.iter().map(|name| (*name).to_owned()))
    }

    #[test]
    fn files_are_tested_by_whatever_reads_them() {
        let tests = |path| tests_of(path).unwrap();
        assert_eq!(tests("crates/rules/src/lib.rs"), ["rules"]);
        assert_eq!(tests("xtask/src/main.rs"), ["xtask"]);
        assert_eq!(tests("python/oshra/envs.py"), ["python"]);
        assert_eq!(tests("docs/python.md"), ["python"]);
        assert_eq!(tests("docs/server-protocol.md"), ["server"]);
        assert_eq!(tests("packaging/grafana-board.json"), ["oshra", "server"]);
        assert_eq!(tests("fuzz/fuzz_targets/log.rs"), ["fuzz"]);
        assert!(tests("docs/laboratory.md").is_empty());
    }

    #[test]
    fn what_stands_at_the_top_concerns_everything() {
        for path in [
            "Cargo.toml",
            "Cargo.lock",
            ".cargo/config.toml",
            ".config/nextest.toml",
            "rust-toolchain.toml",
        ] {
            assert_eq!(tests_of(path), None, "{path}");
        }
    }

    #[test]
    fn every_reader_is_there() {
        let house = house().unwrap();
        for (path, tests) in READ_BY {
            let is_there = |name: &&str| NOT_CRATES.contains(name) || house.contains_key(*name);
            assert!(tests.iter().all(is_there), "{path}");
        }
        assert!(IN_THE_BROWSER.iter().all(|name| house.contains_key(*name)));
    }

    #[test]
    fn what_a_browser_loads_is_tested_in_a_browser() {
        assert!(!selected(&["rules"]).browser && selected(&["web"]).browser);
        let both = selected(&["rules", "browser"]);
        assert!(both.browser && both.crates.len() == 1);
        let package = selected(&["python"]);
        assert!(package.python && package.crates.is_empty() && !package.is_empty());
        assert!(selected(&[]).is_empty());
    }

    #[test]
    fn what_stands_on_a_crate_is_looked_at() {
        let rules = selected(&["rules"]);
        assert!(rules.above.contains("bots") && rules.above.contains("web") && !rules.above.contains("rules"));
        assert!(selected(&["oshra"]).above.is_empty());
    }

    #[test]
    fn every_name_is_a_crate() {
        let Err(Trouble(said)) = named(&house().unwrap(), &["rulse".to_owned()]) else {
            panic!("there is no such crate");
        };
        assert!(said.contains("rulse") && said.contains("rules"), "{said}");
    }
}
