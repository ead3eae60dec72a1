//! Which crates a change needs tests of.

use crate::shell::{Trouble, root};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// The crates whose code runs in the browser or is part of what a browser loads: the tests in a browser are theirs too.
const IN_THE_BROWSER: [&str; 5] = ["bundle", "client", "modules", "web", "worker"];
/// Those that exist for the browser alone.
pub(crate) const ONLY_IN_THE_BROWSER: [&str; 2] = ["web", "worker"];

/// What can be tested beside crates.
const NOT_CRATES: [&str; 2] = ["browser", "python"];

/// What to test.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// Crates, by their folders.
    pub(crate) crates: BTreeSet<String>,
    /// The tests in a browser.
    pub(crate) browser: bool,
    /// The Python package.
    pub(crate) python: bool,
}

impl Selection {
    fn new(names: impl IntoIterator<Item = String>) -> Selection {
        let mut crates: BTreeSet<String> = names.into_iter().collect();
        let browser = crates.remove("browser") | crates.iter().any(|name| IN_THE_BROWSER.contains(&name.as_str()));
        let python = crates.remove("python");
        Selection {
            crates,
            browser,
            python,
        }
    }

    /// Whether there is nothing to test.
    pub(crate) fn is_empty(&self) -> bool {
        self.crates.is_empty() && !self.browser && !self.python
    }
}

/// A crate as Cargo knows it.
pub(crate) struct Member {
    /// What Cargo calls it: what is published has a name that says more than its folder's.
    pub(crate) package: String,
    /// Cargo refuses to look for examples in the documentation of anything else.
    pub(crate) is_library: bool,
}

/// The crate in a folder.
pub(crate) fn member(folder: &str) -> Result<Member, Trouble> {
    let folder = match folder {
        "xtask" => root().join("xtask"),
        _ => root().join("crates").join(folder),
    };
    let manifest = folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).map_err(|error| Trouble(format!("{}: {error}", manifest.display())))?;
    let name = text.lines().find_map(|line| line.strip_prefix("name = "));
    let name = name.ok_or_else(|| Trouble(format!("{} names no package", manifest.display())))?;
    Ok(Member {
        package: name.trim_matches('"').to_owned(),
        is_library: folder.join("src/lib.rs").exists(),
    })
}

/// What somebody named: crates, `browser` or `python`.
pub(crate) fn named(names: &[String]) -> Result<Selection, Trouble> {
    let known = crates()?;
    for name in names {
        if !NOT_CRATES.contains(&name.as_str()) && !known.contains(name) {
            let known: Vec<String> = known.into_iter().collect();
            return Err(Trouble(format!(
                "there is no crate {name}; there are {}, {}",
                NOT_CRATES.join(", "),
                known.join(", ")
            )));
        }
    }
    Ok(Selection::new(names.iter().cloned()))
}

/// The crates with files that are not as they are on the main branch.
pub(crate) fn changed() -> Result<Selection, Trouble> {
    let main = ["origin/main", "main"]
        .into_iter()
        .find_map(|main| git(&["merge-base", "HEAD", main]).ok())
        .unwrap_or_else(|| "HEAD".to_owned());
    let differs = git(&["diff", "--name-only", main.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let known = crates()?;
    let touched = differs.lines().chain(new.lines()).filter_map(crate_of);
    Ok(Selection::new(
        touched
            .filter(|name| NOT_CRATES.contains(name) || known.contains(*name))
            .map(str::to_owned),
    ))
}

/// The crate a file belongs to, or what else stands for it.
fn crate_of(path: &str) -> Option<&str> {
    if path.starts_with("xtask/") {
        return Some("xtask");
    }
    if path.starts_with("python/") || path == "docs/python.md" {
        return Some("python");
    }
    path.strip_prefix("crates/")?.split('/').next()
}

fn crates() -> Result<BTreeSet<String>, Trouble> {
    let folder = root().join("crates");
    let entries = fs::read_dir(&folder).map_err(|error| Trouble(format!("{}: {error}", folder.display())))?;
    let folders = entries
        .flatten()
        .filter(|entry| entry.path().join("Cargo.toml").exists());
    let names = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
    Ok(names.chain(["xtask".to_owned()]).collect())
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

    #[test]
    fn files_belong_to_crates() {
        assert_eq!(crate_of("crates/rules/src/lib.rs"), Some("rules"));
        assert_eq!(crate_of("xtask/src/main.rs"), Some("xtask"));
        assert_eq!(crate_of("python/oshra/envs.py"), Some("python"));
        assert_eq!(crate_of("docs/python.md"), Some("python"));
        assert_eq!(crate_of("docs/laboratory.md"), None);
    }

    #[test]
    fn what_a_browser_loads_is_tested_in_a_browser() {
        let selected = |names: &[&str]| Selection::new(names.iter().map(|name| (*name).to_owned()));
        assert!(!selected(&["rules"]).browser && selected(&["web"]).browser);
        let both = selected(&["rules", "browser"]);
        assert!(both.browser && both.crates.len() == 1);
        let package = selected(&["python"]);
        assert!(package.python && package.crates.is_empty() && !package.is_empty());
    }

    #[test]
    fn a_folder_is_found_whatever_its_package_is_called() {
        let rules = member("rules").unwrap();
        assert!(rules.package == "hidden-leaders" && rules.is_library);
        let chores = member("xtask").unwrap();
        assert!(chores.package == "xtask" && !chores.is_library);
        assert!(member("nothing").is_err());
    }

    #[test]
    fn every_name_is_a_crate() {
        let known = crates().unwrap();
        assert!(IN_THE_BROWSER.iter().all(|name| known.contains(*name)));
        let Err(Trouble(said)) = named(&["rulse".to_owned()]) else {
            panic!("there is no such crate");
        };
        assert!(said.contains("rulse") && said.contains("rules"), "{said}");
    }
}
