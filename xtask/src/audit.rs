//! Where dependencies come from, under which licences, and whether faults in them are known.

use crate::shell::{Trouble, cargo, root, works};
use serde_json::Value;
use std::collections::BTreeSet;

/// The only place crates may come from.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Licences that let everybody do what ours let them.
const LICENCES: [&str; 16] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "OFL-1.1",
];

/// The command `cargo xtask audit`; the suite runs it too.
pub(crate) fn run() -> Result<(), Trouble> {
    let mut packages = metadata("Cargo.toml")?;
    packages.extend(metadata("fuzz/Cargo.toml")?);
    let checked = packages.iter().filter(|package| !package["source"].is_null()).count();
    let complaints: BTreeSet<String> = packages.iter().filter_map(complaint).collect();
    if !complaints.is_empty() {
        let all: Vec<String> = complaints.into_iter().collect();
        return Err(Trouble(all.join("\n")));
    }
    println!("\n{checked} packages come from crates.io under licences that fit.");
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
fn complaint(package: &Value) -> Option<String> {
    let name = format!("{} {}", package["name"], package["version"]).replace('"', "");
    match package["source"].as_str() {
        // Our own.
        None => return None,
        Some(SOURCE) => {}
        Some(other) => return Some(format!("{name} comes from {other}")),
    }
    match package["license"].as_str() {
        Some(licence) if fits(licence) => None,
        Some(licence) => Some(format!("{name} has the licence {licence}")),
        None => Some(format!("{name} names no licence")),
    }
}

/// Whether one of the alternatives can be had whole.
fn fits(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" OR ").any(|alternative| {
        let mut parts = alternative.split(" AND ").map(str::trim);
        parts.all(|part| LICENCES.contains(&part))
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
        assert!(fits("MIT OR Apache-2.0") && fits("MIT/Apache-2.0") && fits("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(fits("GPL-3.0 OR MIT") && !fits("GPL-3.0") && !fits("MIT AND GPL-3.0") && !fits(""));
        let package =
            |source: &str, license: &str| json!({"name": "x", "version": "1", "source": source, "license": license});
        assert_eq!(complaint(&package(SOURCE, "MIT")), None);
        assert!(complaint(&package("git+https://example.org", "MIT")).is_some());
        assert!(complaint(&package(SOURCE, "AGPL-3.0")).is_some());
        assert_eq!(complaint(&json!({"name": "ours", "source": null})), None);
    }
}
