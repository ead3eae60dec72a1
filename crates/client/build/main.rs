//! Builds the browser client and lays all its files, compressed, where the crate embeds them.
//!
//! The client is two modules: the page, which is small, and the worker beside it, which is fast. From both, parts are cut
//! that come when they are first wanted.
//!
//! A release build gets a small client, a debug build a quickly built one, and with `OSHRA_SMALL_CLIENT=1` a small one
//! too. `OSHRA_SKIP_CLIENT=1` leaves the client out, for checking the other crates quickly.

mod content;
mod embed;
mod modules;
mod parts;

use base64::Engine as _;
use sha2::Digest as _;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The files of the client, by their path.
#[derive(Default)]
struct Files(Vec<(String, Vec<u8>)>);

impl Files {
    fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.push((path.into(), bytes.into()));
    }
}

fn main() -> Outcome<()> {
    println!("cargo::rerun-if-env-changed=OSHRA_SKIP_CLIENT");
    println!("cargo::rerun-if-env-changed=OSHRA_SMALL_CLIENT");
    println!("cargo::rerun-if-changed=build");
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let root = home.join("../..").canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
    let small = env::var("PROFILE")? == "release" || is_set("OSHRA_SMALL_CLIENT");
    let mut files = Files::default();
    let mut script = String::new();
    if is_set("OSHRA_SKIP_CLIENT") {
        let page = "<!doctype html><title>Oshra</title><p>This program was built without its browser client.";
        files.add("index.html", page);
    } else {
        for watched in [
            "web", "worker", "dealer", "desk", "study", "rules", "words", "faces", "bots",
        ] {
            println!(
                "cargo::rerun-if-changed={}",
                root.join("crates").join(watched).display()
            );
        }
        for watched in ["Cargo.toml", "Cargo.lock", ".cargo/config.toml"] {
            println!("cargo::rerun-if-changed={}", root.join(watched).display());
        }
        script = modules::modules(&root, &out, small, &mut files)?;
        content::page(&root, &script, &mut files)?;
        content::pictures(&mut files);
        content::texts(&mut files);
        content::offline(&root, &mut files)?;
    }
    // The page may run this script and no other.
    let hash = base64::engine::general_purpose::STANDARD.encode(sha2::Sha256::digest(&script));
    fs::write(
        out.join("script.rs"),
        format!("const SCRIPT: &str = \"'sha256-{hash}'\";\n"),
    )?;
    embed::embed(&out, files, small)
}

/// A text as JSON.
fn json(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
