//! The crates of this repository as Cargo knows them, and what stands on what.

use crate::shell::{Trouble, cargo};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The crates by their folders: what is published has a longer name.
pub(crate) type House = BTreeMap<String, Room>;

/// A crate.
#[derive(Debug, Default)]
pub(crate) struct Room {
    /// What Cargo calls it.
    pub(crate) package: String,
    pub(crate) description: String,
    /// Cargo refuses to look for examples in the documentation of anything else.
    pub(crate) is_library: bool,
    /// The crates of the house that it stands on.
    pub(crate) on: BTreeSet<String>,
    /// Those that only its tests use.
    pub(crate) tested_with: BTreeSet<String>,
}

/// The crates. Page and worker are inside `modules`, through a Cargo of its own.
pub(crate) fn house() -> Result<House, Trouble> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .output()
        .map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let told: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| Trouble(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr))))?;
    let mut house = read(&told);
    if let Some(modules) = house.get_mut("modules") {
        modules.on.extend(["web".to_owned(), "worker".to_owned()]);
    }
    Ok(house)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[][..], Vec::as_slice)
}

/// Reads what `cargo metadata` tells.
pub(crate) fn read(told: &Value) -> House {
    let packages = list(&told["packages"]);
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let folders: BTreeMap<String, String> = packages
        .iter()
        .map(|package| (name(package), folder(package)))
        .collect();
    let rooms = packages.iter().map(|package| {
        let others = |in_tests: bool| -> BTreeSet<String> {
            let wanted = list(&package["dependencies"])
                .iter()
                .filter(|dependency| (dependency["kind"] == "dev") == in_tests);
            let others = wanted.map(name).filter(|other| *other != name(package));
            others.filter_map(|other| folders.get(&other).cloned()).collect()
        };
        let mut kinds = list(&package["targets"])
            .iter()
            .flat_map(|target| list(&target["kind"]));
        let room = Room {
            package: name(package),
            description: package["description"].as_str().unwrap_or_default().to_owned(),
            is_library: kinds.any(|kind| kind == "lib" || kind == "rlib"),
            on: others(false),
            tested_with: others(true),
        };
        (folder(package), room)
    });
    rooms.collect()
}

fn folder(package: &Value) -> String {
    let manifest = package["manifest_path"].as_str().map(Path::new);
    let folder = manifest.and_then(Path::parent).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}

/// All that a crate stands on, however deep.
pub(crate) fn below<'a>(house: &'a House, name: &str) -> BTreeSet<&'a str> {
    let on = |name: &str| {
        let room = house.get(name).into_iter().flat_map(|room| &room.on);
        room.map(String::as_str).collect::<Vec<_>>()
    };
    let mut found = BTreeSet::new();
    let mut waiting = on(name);
    while let Some(next) = waiting.pop() {
        if found.insert(next) {
            waiting.extend(on(next));
        }
    }
    found
}

/// The crates that stand on some of these, however high, or use what does in their tests; these themselves are left out.
pub(crate) fn above(house: &House, names: &BTreeSet<String>) -> BTreeSet<String> {
    let touches = |name: &str| names.contains(name) || below(house, name).iter().any(|other| names.contains(*other));
    let above = house.iter().filter(|(name, room)| {
        let tested_with = || room.tested_with.iter().any(|other| touches(other));
        !names.contains(*name) && (touches(name) || tested_with())
    });
    above.map(|(name, _)| name.clone()).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use serde_json::json;

    /// Four crates: `oshra` stands on `bots` and `rules`, `bots` on `rules`, and `tests` uses `oshra` in its tests.
    pub(crate) fn small() -> House {
        let on =
            |names: &[&str]| -> Vec<Value> { names.iter().map(|name| json!({ "name": name, "kind": null })).collect() };
        let package = |folder: &str, name: &str, dependencies: Vec<Value>| {
            let manifest = format!("/crates/{folder}/Cargo.toml");
            let targets = json!([{ "kind": [if folder == "oshra" { "bin" } else { "lib" }] }]);
            json!({
                "name": name, "manifest_path": manifest, "description": "", "dependencies": dependencies,
                "targets": targets,
            })
        };
        read(&json!({ "packages": [
            package("rules", "the-game", on(&["serde"])),
            package("bots", "bots", on(&["the-game"])),
            package("oshra", "oshra", on(&["bots", "the-game"])),
            package("tests", "tests", vec![json!({ "name": "oshra", "kind": "dev" })]),
        ] }))
    }

    fn above_of(names: &[&str]) -> Vec<String> {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        above(&small(), &names).into_iter().collect()
    }

    #[test]
    fn a_change_reaches_whatever_stands_on_it() {
        assert_eq!(above_of(&["rules"]), ["bots", "oshra", "tests"]);
        assert_eq!(above_of(&["bots"]), ["oshra", "tests"]);
        assert_eq!(above_of(&["bots", "oshra"]), ["tests"]);
        assert!(above_of(&["tests"]).is_empty());
    }

    #[test]
    fn a_crate_is_known_by_its_folder_and_its_name() {
        let house = house().unwrap();
        assert_eq!(house["rules"].package, "hidden-leaders");
        assert!(house["rules"].is_library && !house["xtask"].is_library);
        assert!(house["oshra"].on.contains("server") && house["modules"].on.contains("web"));
    }
}
