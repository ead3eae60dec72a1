//! Where dependencies come from, under which licenses, and whether faults in them are known.

use crate::shell::{self, Trouble, cargo, root, works};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// The only place crates may come from.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The licenses that deny.toml allows.
fn allowed() -> Result<Vec<String>, Trouble> {
    let rules = fs::read_to_string(root().join("deny.toml")).map_err(|error| Trouble(format!("deny.toml: {error}")))?;
    let licenses = listed(&rules);
    match licenses.is_empty() {
        true => Err(Trouble("deny.toml allows no license".to_owned())),
        false => Ok(licenses),
    }
}

/// The list `allow` of a deny.toml, one license on each line.
fn listed(rules: &str) -> Vec<String> {
    let lines = rules.lines().skip_while(|line| *line != "allow = [").skip(1);
    let lines = lines.take_while(|line| *line != "]");
    lines
        .filter_map(|line| Some(line.split('"').nth(1)?.to_owned()))
        .collect()
}

/// The command `cargo xtask audit`; the suite runs it too.
pub(crate) fn run() -> Result<(), Trouble> {
    let mut packages = metadata("Cargo.toml")?;
    packages.extend(metadata("fuzz/Cargo.toml")?);
    let checked = packages.iter().filter(|package| !package["source"].is_null()).count();
    let allowed = allowed()?;
    let complaints: BTreeSet<String> = packages
        .iter()
        .filter_map(|package| complaint(package, &allowed))
        .collect();
    if !complaints.is_empty() {
        let all: Vec<String> = complaints.into_iter().collect();
        return Err(Trouble(all.join("\n")));
    }
    println!("\n{checked} packages come from crates.io under licenses that fit.");
    if works("cargo", &["deny", "--version"]) {
        return shell::run(&mut cargo(&["deny", "--log-level", "error", "check"]));
    }
    advisories()
}

fn metadata(manifest: &str) -> Result<Vec<Value>, Trouble> {
    let manifest = root().join(manifest);
    let output = cargo(&["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(manifest)
        .output()
        .map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let told: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| Trouble(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr))))?;
    Ok(told["packages"].as_array().cloned().unwrap_or_default())
}

/// What is wrong about a package, if anything.
fn complaint(package: &Value, allowed: &[String]) -> Option<String> {
    let name = format!("{} {}", package["name"], package["version"]).replace('"', "");
    match package["source"].as_str() {
        // Our own.
        None => return None,
        Some(SOURCE) => {}
        Some(other) => return Some(format!("{name} comes from {other}")),
    }
    match package["license"].as_str() {
        Some(license) if fits(license, allowed) => None,
        Some(license) => Some(format!("{name} has the license {license}")),
        None => Some(format!("{name} names no license")),
    }
}

/// Whether one of the alternatives can be had whole.
fn fits(license: &str, allowed: &[String]) -> bool {
    let plain = license.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" OR ").any(|alternative| {
        let mut parts = alternative.split(" AND ").map(str::trim);
        parts.all(|part| allowed.iter().any(|license| license == part))
    })
}

/// Known faults, where the list of them can be had.
fn advisories() -> Result<(), Trouble> {
    if !works("cargo", &["audit", "--version"]) {
        println!(
            "Whether faults in them are known was not looked up: `cargo install cargo-audit` brings what is needed."
        );
        return Ok(());
    }
    let looked = cargo(&["audit", "--json"])
        .output()
        .map_err(|error| Trouble(format!("cargo audit: {error}")))?;
    let Ok(told) = serde_json::from_slice::<Value>(&looked.stdout) else {
        let reason = String::from_utf8_lossy(&looked.stderr).into_owned();
        println!(
            "Whether faults in them are known could not be looked up: {}",
            reason.trim()
        );
        return Ok(());
    };
    match told["vulnerabilities"]["count"].as_u64() {
        Some(0) => {
            println!("No fault is known in any of them.");
            Ok(())
        }
        _ => Err(Trouble(
            "faults are known in dependencies: `cargo audit` lists them".to_owned(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn licences_and_sources() {
        let allowed = allowed().unwrap();
        let fits = |license: &str| fits(license, &allowed);
        let complaint = |package: &Value| complaint(package, &allowed);
        assert!(fits("MIT OR Apache-2.0") && fits("MIT/Apache-2.0") && fits("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(fits("GPL-3.0 OR MIT") && !fits("GPL-3.0") && !fits("MIT AND GPL-3.0") && !fits(""));
        let package =
            |source: &str, license: &str| json!({"name": "x", "version": "1", "source": source, "license": license});
        assert_eq!(complaint(&package(SOURCE, "MIT")), None);
        assert!(complaint(&package("git+https://example.org", "MIT")).is_some());
        assert!(complaint(&package(SOURCE, "AGPL-3.0")).is_some());
        assert_eq!(complaint(&json!({"name": "ours", "source": null})), None);
    }

    #[test]
    fn licences_are_read_from_the_rules_of_cargo_deny() {
        let rules = "[licenses]\n# Ours.\nallow = [\n    \"MIT\",\n    # and\n    \"Zlib\",\n]\nother = [\"GPL\"]\n";
        assert_eq!(listed(rules), ["MIT", "Zlib"]);
        assert!(listed("").is_empty());
    }
}
