//! What is inside the program, for those who must know: a software bill of materials in the format CycloneDX.

use crate::shell::{Trouble, cargo, root};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;

/// What a program is made of: itself, and page and worker, which it carries.
const ROOTS: [&str; 3] = ["oshra", "web", "worker"];

/// The bill of materials of the program.
pub(crate) fn bill() -> Result<Value, Trouble> {
    let output = cargo(&["metadata", "--format-version", "1", "--locked"])
        .output()
        .map_err(|error| Trouble(format!("cargo metadata: {error}")))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| Trouble(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr))))?;
    let lock =
        fs::read_to_string(root().join("Cargo.lock")).map_err(|error| Trouble(format!("Cargo.lock: {error}")))?;
    Ok(made(&metadata, &checksums(&lock)))
}

/// The checksum of every package that Cargo.lock names, by name and version.
fn checksums(lock: &str) -> HashMap<(String, String), String> {
    let field = |part: &str, name: &str| -> Option<String> {
        let line = part
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{name} = \"")))?;
        Some(line.trim_end_matches('"').to_owned())
    };
    let known = |part: &str| {
        Some((
            (field(part, "name")?, field(part, "version")?),
            field(part, "checksum")?,
        ))
    };
    lock.split("[[package]]").filter_map(known).collect()
}

/// The ids of everything the roots need while they run, and what each of these needs.
fn needed(metadata: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut edges: HashMap<String, BTreeSet<String>> = HashMap::new();
    for node in metadata["resolve"]["nodes"].as_array().into_iter().flatten() {
        let runs = |dependency: &&Value| {
            let mut kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
            kinds.any(|kind| kind["kind"].is_null())
        };
        let needs = node["deps"].as_array().into_iter().flatten().filter(runs);
        edges.insert(
            text(&node["id"]),
            needs.map(|dependency| text(&dependency["pkg"])).collect(),
        );
    }
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let is_root = |package: &&Value| {
        package["source"].is_null() && package["name"].as_str().is_some_and(|name| ROOTS.contains(&name))
    };
    let mut open: Vec<String> = packages.filter(is_root).map(|package| text(&package["id"])).collect();
    let mut found = BTreeMap::new();
    while let Some(id) = open.pop() {
        if found.contains_key(&id) {
            continue;
        }
        let needs = edges.remove(&id).unwrap_or_default();
        open.extend(needs.iter().cloned());
        found.insert(id, needs);
    }
    found
}

/// How everybody names a package; what is ours is not in the registry.
fn reference(package: &Value) -> String {
    let (name, version) = (&package["name"], &package["version"]);
    let whole = format!(
        "{}@{}",
        name.as_str().unwrap_or_default(),
        version.as_str().unwrap_or_default()
    );
    match package["source"].is_null() {
        true => format!("oshra:{whole}"),
        false => format!("pkg:cargo/{whole}"),
    }
}

fn component(package: &Value, checksums: &HashMap<(String, String), String>) -> Value {
    let reference = reference(package);
    let mut component = json!({
        "type": "library",
        "bom-ref": reference,
        "name": package["name"],
        "version": package["version"],
    });
    if let Some(license) = package["license"].as_str() {
        // The old way of writing "or" is not part of the language of licenses.
        component["licenses"] = json!([{"expression": license.replace('/', " OR ")}]);
    }
    if !package["source"].is_null() {
        component["purl"] = json!(reference);
        let text = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
        if let Some(hash) = checksums.get(&(text("name"), text("version"))) {
            component["hashes"] = json!([{"alg": "SHA-256", "content": hash}]);
        }
    }
    component
}

fn made(metadata: &Value, checksums: &HashMap<(String, String), String>) -> Value {
    let needed = needed(metadata);
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> = packages
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .filter(|(id, _)| needed.contains_key(*id))
        .collect();
    let named = |id: &String| packages.get(id.as_str()).map(|package| reference(package));
    let program = packages
        .values()
        .find(|package| package["name"] == "oshra" && package["source"].is_null());
    let dependencies: Vec<Value> = needed
        .iter()
        .filter_map(|(id, needs)| {
            let needs: Vec<String> = needs.iter().filter_map(named).collect();
            Some(json!({"ref": named(id)?, "dependsOn": needs}))
        })
        .collect();
    let mut main = program.map_or(Value::Null, |package| component(package, checksums));
    main["type"] = json!("application");
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": main},
        "components": packages
            .values()
            .filter(|package| package["name"] != "oshra" || !package["source"].is_null())
            .map(|package| component(package, checksums))
            .collect::<Vec<_>>(),
        "dependencies": dependencies,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_names_what_runs_with_its_checksum_and_nothing_else() {
        let bill = bill().unwrap_or_else(|trouble| panic!("{}", trouble.0));
        assert_eq!(bill["metadata"]["component"]["name"], "oshra");
        let components = bill["components"].as_array().unwrap();
        let find = |name: &str| components.iter().find(|component| component["name"] == name);
        for name in ["rusqlite", "tokio", "leptos", "hidden-leaders", "server"] {
            assert!(find(name).is_some(), "{name} is inside");
        }
        for name in ["thirtyfour", "cc", "xtask"] {
            assert!(find(name).is_none(), "{name} is not inside");
        }
        for component in components {
            let ours = component["bom-ref"].as_str().unwrap().starts_with("oshra:");
            assert_eq!(ours, component.get("purl").is_none(), "{component}");
            assert!(component["licenses"][0]["expression"].is_string(), "{component}");
            let hash = component["hashes"][0]["content"].as_str().unwrap_or_default();
            assert_eq!(hash.len(), if ours { 0 } else { 64 }, "{component}");
        }
        let references: BTreeSet<&str> = components.iter().filter_map(|part| part["bom-ref"].as_str()).collect();
        for dependency in bill["dependencies"].as_array().unwrap() {
            for needed in dependency["dependsOn"].as_array().unwrap() {
                assert!(references.contains(needed.as_str().unwrap()), "{needed} is listed");
            }
        }
    }
}
