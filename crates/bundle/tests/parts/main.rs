//! Cutting a part out of a tiny module that the compiler makes on the spot, and setting the script that fetches it into the
//! script around the module.

use bundle::{BundleError, Files, cut, join, without_custom_sections};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasmparser::{ExternalKind, Parser, Payload};

/// A module with one function that comes later.
fn tiny_module(folder: &Path) -> Vec<u8> {
    let (source, module) = (folder.join("tiny.rs"), folder.join("tiny.wasm"));
    fs::write(&source, include_str!("tiny.rs")).unwrap();
    let rustc = std::env::var_os("RUSTC").map_or_else(|| PathBuf::from("rustc"), PathBuf::from);
    let made = Command::new(rustc)
        .args([
            "--edition=2024",
            "--crate-type=cdylib",
            "--target=wasm32-unknown-unknown",
        ])
        .args(["-Copt-level=z", "-Cpanic=abort", "-Clink-arg=--emit-relocs", "-o"])
        .arg(&module)
        .arg(&source)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    fs::read(module).unwrap()
}

/// The names of the custom sections, and how many functions a module has.
fn look(module: &[u8]) -> (Vec<String>, usize) {
    let (mut custom, mut functions) = (Vec::new(), 0);
    for payload in Parser::new(0).parse_all(module) {
        match payload.unwrap() {
            Payload::CustomSection(section) => custom.push(section.name().to_owned()),
            Payload::CodeSectionEntry(_) => functions += 1,
            _ => {}
        }
    }
    (custom, functions)
}

fn exports(module: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ExportSection(section) = payload.unwrap() {
            let functions = section.into_iter().map(Result::unwrap);
            let functions = functions.filter(|export| export.kind == ExternalKind::Func);
            names.extend(functions.map(|export| export.name.to_owned()));
        }
    }
    names
}

#[test]
fn a_part_is_cut_out_and_fetched_by_the_script() {
    let folder = tempfile::tempdir().unwrap();
    let module = tiny_module(folder.path());
    let (before, all) = look(&module);
    assert!(before.iter().any(|name| name == "name"), "{before:?}");
    let mut files = Files::default();
    let main = folder.path().join("main.wasm");
    let fetching = cut(&module, &main, "tiny", &mut files).unwrap();

    // The part is a file with a name of its own, and browsers get nothing in it that only tools read.
    let part = files.get("tiny-later.wasm").expect("the part is a file");
    assert!(fetching.contains("tiny-later.wasm"), "{fetching}");
    let (custom, later) = look(part);
    assert!(custom.is_empty(), "{custom:?}");
    // What was cut out is not in the main module any more.
    let left = fs::read(&main).unwrap();
    let (_, kept) = look(&left);
    assert!(
        later >= 1 && kept < all + later,
        "{kept} of {all} are left, {later} come later"
    );
    assert!(exports(&left).iter().any(|name| name == "call"));

    // The script around the module imports the other one; both become one.
    let around =
        "import * as import1 from \"./parts.js\"\nfunction __wbg_get_imports() { return { './parts.js': import1 }; }\n";
    let joined = join("tiny", around, &fetching).unwrap();
    assert!(!joined.contains("import * as"), "{joined}");
    assert!(joined.contains("const import1 = parts;"), "{joined}");
    assert!(
        joined.contains("setIn(") && !joined.contains("console.error("),
        "{joined}"
    );
    assert!(joined.contains("tiny-later.wasm"));
}

#[test]
fn scripts_that_are_made_in_another_way_are_refused() {
    let parts =
        "export const load = () => WebAssembly.instantiateStreaming(fetch(\"a.wasm\")).catch(e => console.error(e));";
    let around = "import * as x from \"./parts.js\"\nrun(x);";
    assert!(join("tiny", around, parts).is_ok());
    for (around, parts) in [
        (around, "export const load = () => fetch(\"a.wasm\");"),
        (around, ""),
        ("run();", parts),
        ("import x from \"./parts.js\"", parts),
    ] {
        let fault = join("tiny", around, parts).unwrap_err();
        assert!(matches!(fault, BundleError::Module { .. }), "{fault}");
    }
}

#[test]
fn sections_for_tools_are_left_out_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let module = tiny_module(folder.path());
    let small = without_custom_sections(&module).unwrap();
    let ((custom, functions), (_, before)) = (look(&small), look(&module));
    assert!(custom.is_empty() && functions == before && small.len() < module.len());
    assert_eq!(exports(&small), exports(&module));
    assert_eq!(without_custom_sections(&small).unwrap(), small);
}

#[test]
fn what_is_no_module_is_refused() {
    assert!(without_custom_sections(b"").is_err());
    assert!(without_custom_sections(b"\0asm\x01\0\0\0\x01\xff\xff\xff\xff\xff").is_err());
    let folder = tempfile::tempdir().unwrap();
    let main = folder.path().join("main.wasm");
    let fault = cut(b"not a module", &main, "broken", &mut Files::default()).unwrap_err();
    assert!(fault.to_string().contains("broken"), "{fault}");
}
