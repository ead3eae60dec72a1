//! The two modules, the parts cut out of them, and the JavaScript around them.

use crate::{Files, Outcome, json, parts};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules: the crate, the name its files get, and the profile of a release.
const MODULES: [(&str, &str, &str); 2] = [("web", "page", "wasm"), ("worker", "worker", "wasm-worker")];
/// The profile of both while working on them.
const QUICK: &str = "wasm-dev";

/// Builds the modules for the browser, and the JavaScript around them. The page's script goes into the page.
pub(crate) fn modules(root: &Path, out: &Path, small: bool, files: &mut Files) -> Outcome<String> {
    add_target()?;
    // .../target/<profile>/build/client-<hash>/out
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("an unexpected place to build")?
        .join("client");
    let profile = |module: usize| if small { MODULES[module].2 } else { QUICK };
    let built = |module: usize| {
        let file = format!("{}.wasm", MODULES[module].0);
        target.join(TARGET).join(profile(module)).join(file)
    };
    if !built(0).exists() {
        println!("cargo::warning=building the browser client: this takes a few minutes the first time");
    }
    if small {
        for (package, _, profile) in MODULES {
            build(root, &target, &[package], profile)?;
        }
    } else {
        build(root, &target, &MODULES.map(|(package, ..)| package), QUICK)?;
    }
    // One after the other in one file: what they have in common is packed once.
    let bound =
        |module: usize, files: &mut Files| bind(&built(module), &out.join("bound"), MODULES[module].1, root, files);
    let (page, mut both) = bound(0, files)?;
    let page = page.replace("PAGE_LENGTH", &both.len().to_string());
    let (worker, module) = bound(1, files)?;
    both.extend(module);
    files.add("worker.js", worker);
    files.add("modules.wasm", both);
    Ok(page)
}

/// Builds crates for the browser, in a target directory of their own: the outer build holds the lock of its own.
fn build(root: &Path, target: &Path, packages: &[&str], profile: &str) -> Outcome<()> {
    let mut command = Command::new(env::var("CARGO")?);
    command
        .current_dir(root)
        .args([
            "build",
            "--lib",
            "--target",
            TARGET,
            "--profile",
            profile,
            "--target-dir",
        ])
        .arg(target);
    for package in packages {
        command.args(["--package", package]);
    }
    // Where the sources lie on this machine is nobody's business, and takes room.
    let flags: Vec<String> = source_folders(root)
        .map(|folder| json(&format!("--remap-path-prefix={folder}=")))
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
    folders.map(|folder| format!("{}/", folder.display()))
}

/// Without the target the build would only say that it cannot find `std`.
fn add_target() -> Outcome<()> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let found = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .ok()
        .map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
        .is_some_and(|folder| folder.exists());
    if !found {
        println!("cargo::warning=adding the compiler's target for browsers");
        let added = Command::new("rustup").args(["target", "add", TARGET]).status();
        if !added.is_ok_and(|status| status.success()) {
            return Err(format!("please add the target for browsers: rustup target add {TARGET}").into());
        }
    }
    Ok(())
}

/// Cuts a module into what is needed at once and the parts that come later, and makes the JavaScript that browsers load
/// them with. What opens the module stands at its end, so that one file comes and not two after each other.
fn bind(wasm: &Path, folder: &Path, name: &str, root: &Path, files: &mut Files) -> Outcome<(String, Vec<u8>)> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)?;
    let (main, bound) = (folder.join("main.wasm"), folder.join("bound"));
    let parts = parts::cut(&fs::read(wasm)?, &main, name, files)?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(main).web(true)?.typescript(false).out_name(name);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // Parts share the table of functions.
    bindgen.keep_lld_exports(true);
    bindgen.generate(&bound)?;
    let script = fs::read_to_string(bound.join(format!("{name}.js")))?;
    let script = parts::join(&script, &parts)?;
    let opening = fs::read_to_string(root.join("crates/web/page").join(format!("{name}.js")))?;
    let languages = words::Language::ALL.map(|language| json(language.id())).join(",");
    let script = script + &opening.replace("/* languages */", &languages);
    Ok((script, fs::read(bound.join(format!("{name}_bg.wasm")))?))
}
