//! Reads the Fluent files, stops the build where the languages disagree, and writes down every key with its variables
//! so that a text asked for by a wrong name, or without one of its variables, does not compile.

#[path = "src/inventory.rs"]
mod inventory;

use inventory::Inventory;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=src/inventory.rs");
    let locales = Path::new("locales");
    let mut faults = Vec::new();
    let mut inventories = Vec::new();
    let mut sources = String::from(
        "/// The Fluent files of a language.\n#[cfg(feature = \"embedded\")]\nconst fn sources(language: Language) -> &'static [(&'static str, &'static str)] {\n    match language {\n",
    );
    for (language, variant) in LANGUAGES.into_iter().zip(["English", "German", "Polish"]) {
        let mut inventory = Inventory::new(language);
        let folder = locales.join(language);
        let mut files: Vec<_> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
            .collect();
        files.sort();
        writeln!(sources, "        Language::{variant} => &[").unwrap();
        for file in files {
            let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(
                sources,
                "            ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/{language}/{name}.ftl\"))),"
            )
            .unwrap();
            faults.extend(inventory.read(&name, &text));
        }
        sources.push_str("        ],\n");
        inventories.push(inventory);
    }
    sources.push_str("    }\n}\n\n");
    faults.extend(inventory::compare(&inventories));
    assert!(faults.is_empty(), "the words do not agree:\n{}", faults.join("\n"));

    let mut keys = String::from("/// Every key and its variables, sorted.\nconst KEYS: &[(&str, &[&str])] = &[\n");
    for (key, variables) in inventory::union(&inventories) {
        let variables: Vec<_> = variables.into_iter().collect();
        writeln!(keys, "    ({key:?}, &{variables:?}),").unwrap();
    }
    keys.push_str("];\n");
    let terms = inventory::union(&inventories).into_keys();
    let terms: Vec<_> = terms
        .filter(|key| key.starts_with("term-") && !key.contains('.'))
        .collect();
    writeln!(
        keys,
        "/// The words of the glossary.\npub(crate) const TERMS: &[&str] = &{terms:?};"
    )
    .unwrap();
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("keys.rs"), sources + &keys).unwrap_or_else(|error| panic!("keys.rs: {error}"));
}
