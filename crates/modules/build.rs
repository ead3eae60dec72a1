//! Builds the page and the worker for the browser.
//!
//! A release build gets small modules, a debug build quickly built ones, and with `OSHRA_SMALL_CLIENT=1` small ones too.
//! `OSHRA_SKIP_CLIENT=1` builds nothing, for checking the other crates quickly.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";
/// The crates, and what their modules are called for the build script of `client`.
const MODULES: [(&str, &str); 2] = [("web", "page"), ("worker", "worker")];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=OSHRA_SKIP_CLIENT");
    println!("cargo::rerun-if-env-changed=OSHRA_SMALL_CLIENT");
    println!("cargo::rerun-if-changed=build.rs");
    if is_set("OSHRA_SKIP_CLIENT") {
        return Ok(());
    }
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?)
        .join("../..")
        .canonicalize()?;
    // .../target/<profile>/build/modules-<hash>/out
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let target = out.ancestors().nth(4).ok_or("an unexpected place to build")?;
    let target = target.join("client");
    let small = env::var("PROFILE")? == "release" || is_set("OSHRA_SMALL_CLIENT");
    let profile = if small { "wasm" } else { "wasm-dev" };
    build(&root, &target, profile)?;
    let folder = target.join(TARGET).join(profile);
    let mut inputs = BTreeSet::new();
    for (package, name) in MODULES {
        println!(
            "cargo::metadata={name}={}",
            folder.join(format!("{package}.wasm")).display()
        );
        inputs.extend(inputs_of(&folder.join(format!("{package}.d")))?);
    }
    println!("cargo::metadata=small={}", u8::from(small));
    println!("cargo::metadata=target={}", target.display());
    watch(&root, &inputs);
    Ok(())
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0")
}

/// Builds both crates at once, in a target directory of their own: the outer Cargo holds the lock of its own.
fn build(root: &Path, target: &Path, profile: &str) -> Result<(), Box<dyn Error>> {
    let mut command = Command::new(env::var("CARGO")?);
    command.current_dir(root);
    command.args(["build", "--lib", "--target", TARGET, "--profile", profile]);
    command.arg("--target-dir").arg(target);
    for (package, _) in MODULES {
        command.args(["--package", package]);
    }
    // Where the sources lie on this machine is nobody's business, and takes room.
    let flags: Vec<String> = source_folders(root)
        .map(|folder| toml_string(&format!("--remap-path-prefix={folder}=")))
        .collect();
    command
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")));
    for inherited in [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_TARGET_DIR",
        "CLIPPY_ARGS",
    ] {
        command.env_remove(inherited);
    }
    let output = command.output()?;
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        return Err("the browser client could not be built (OSHRA_SKIP_CLIENT=1 leaves it out)".into());
    }
    Ok(())
}

/// A text as TOML writes it in quotes.
fn toml_string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The folders that sources come from: the workspace, and those of the registries.
fn source_folders(root: &Path) -> impl Iterator<Item = String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = registries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()));
    let folders = registries.chain([root.to_owned()]);
    folders.map(|folder| format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR))
}

/// What a module was made from, as Cargo wrote it down: `module: one two three`, with a backslash before spaces.
fn inputs_of(dep_info: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let text = fs::read_to_string(dep_info)?;
    let (_, inputs) = text.split_once(": ").ok_or("dep-info without a colon")?;
    let marked = inputs.trim_end().replace("\\ ", "\0");
    let inputs = marked.split(' ').filter(|input| !input.is_empty());
    Ok(inputs.map(|input| input.replace('\0', " ").into()).collect())
}

/// Watches exactly what the modules were made from, and the manifests of the crates they were made from.
fn watch(root: &Path, inputs: &BTreeSet<PathBuf>) {
    let manifests = inputs
        .iter()
        .filter_map(|input| input.ancestors().find(|folder| folder.join("Cargo.toml").exists()))
        .map(|folder| folder.join("Cargo.toml"));
    let settings =
        ["Cargo.toml", "Cargo.lock", ".cargo/config.toml", "rust-toolchain.toml"].map(|name| root.join(name));
    let watched: BTreeSet<PathBuf> = inputs.iter().cloned().chain(manifests).chain(settings).collect();
    for path in watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
