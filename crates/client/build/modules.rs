//! The two modules and the JavaScript around them.

use crate::{Files, Outcome, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules: the crate, the name its files get, and the profile of a release.
const MODULES: [(&str, &str, &str); 2] = [("web", "page", "wasm"), ("worker", "worker", "wasm-worker")];
/// The profile of both while working on them.
const QUICK: &str = "wasm-dev";

/// Builds the modules for the browser, and the JavaScript around them.
pub(crate) fn modules(root: &Path, out: &Path, small: bool, files: &mut Files) -> Outcome<()> {
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
    for (module, (_, name, _)) in MODULES.into_iter().enumerate() {
        bind(&built(module), &out.join("bound"), name, root, files)?;
    }
    Ok(())
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

/// Makes the JavaScript that browsers load a module with. What opens it stands at its end, so that one file comes and
/// not two after each other.
fn bind(wasm: &Path, folder: &Path, name: &str, root: &Path, files: &mut Files) -> Outcome<()> {
    let _ = fs::remove_dir_all(folder);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).out_name(name);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)?;
    let script = fs::read_to_string(folder.join(format!("{name}.js")))?;
    let opening = fs::read_to_string(root.join("crates/web/page").join(format!("{name}.js")))?;
    let languages = words::Language::ALL.map(|language| json(language.id())).join(",");
    files.add(
        format!("{name}.js"),
        script + &opening.replace("/* languages */", &languages),
    );
    files.add(
        format!("{name}.wasm"),
        fs::read(folder.join(format!("{name}_bg.wasm")))?,
    );
    Ok(())
}
