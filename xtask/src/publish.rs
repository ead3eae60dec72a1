//! Crates that anybody may get without the rest of the house must be whole by themselves.

use crate::shell::{Trouble, cargo, run};
use serde_json::Value;

/// Packs every crate that may be published, as it would be sent to a registry, and builds it from what was packed. Nothing
/// is sent, and nothing is asked of the network.
pub(crate) fn check() -> Result<(), Trouble> {
    let names = published()?;
    if names.is_empty() {
        return Err(Trouble("no crate may be published".to_owned()));
    }
    let mut pack = cargo(&["package", "--locked", "--offline", "--allow-dirty", "--quiet"]);
    for name in &names {
        pack.args(["--package", name]);
    }
    run(&mut pack)
}

/// The names of those crates.
fn published() -> Result<Vec<String>, Trouble> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps", "--locked"])
        .output()
        .map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let told: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let packages = told["packages"].as_array().cloned().unwrap_or_default();
    // Cargo lists the registries a crate may go to: none at all, or nothing where any will do.
    let published = packages.iter().filter(|package| package["publish"].is_null());
    Ok(published
        .filter_map(|package| Some(package["name"].as_str()?.to_owned()))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_may_be_published_and_the_program_may_not() {
        let names = published().unwrap();
        assert!(names.contains(&"hidden-leaders".to_owned()), "{names:?}");
        assert!(!names.contains(&"oshra".to_owned()), "{names:?}");
    }
}
