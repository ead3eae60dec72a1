//! Parts of a module that come later: each function marked with `wasm_split` leads to one, with all that nothing else
//! leads to.

use crate::{Files, Outcome};
use std::fs;
use std::path::Path;
use wasm_split_cli_support::Options;

/// What the module calls the script that fetches its parts.
const LINK: &str = "./parts.js";

/// Cuts the parts out of a module. What is left goes to `main`, the parts to the files, and the script that fetches them is
/// returned.
pub(crate) fn cut(module: &[u8], main: &Path, name: &str, files: &mut Files) -> Outcome<String> {
    let folder = main.with_extension("parts");
    let mut options = Options::new(module);
    options.output_dir = &folder;
    options.main_out_path = main;
    options.link_name = LINK;
    let cut = wasm_split_cli_support::transform(options).map_err(|error| format!("cutting {name}: {error}"))?;
    let mut script = fs::read_to_string(folder.join(LINK))?;
    for path in cut.split_modules {
        let file = path
            .file_name()
            .and_then(|file| file.to_str())
            .ok_or("a part without a name")?;
        let bytes = fs::read(&path)?;
        if !script.contains(file) {
            // Nothing is in it.
            continue;
        }
        let part = format!("{name}-{}", file.trim_start_matches("split_"));
        script = script.replace(file, &part);
        files.add(part, without_names(&bytes)?);
    }
    Ok(script)
}

/// How a part is set in, also where a host does not know what kind of file it is.
const SET_IN: &str = r#"const setIn = async (coming, imports) => {
  const answer = await coming;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const streams = answer.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.instantiateStreaming(answer, imports) : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};
"#;

/// Sets the script that fetches parts into the script of the module, so that it does not have to be fetched itself.
pub(crate) fn join(script: &str, parts: &str) -> Outcome<String> {
    let (names, lines): (Vec<_>, Vec<_>) = parts
        .lines()
        .filter(|line| !line.starts_with("import "))
        .map(|line| match line.strip_prefix("export const ") {
            Some(rest) => (rest.split(' ').next(), format!("const {rest}")),
            None => (None, line.to_owned()),
        })
        .unzip();
    let names: Vec<&str> = names.into_iter().flatten().collect();
    let lines = lines.join("\n");
    // A part that does not come is nothing unheard of; it is tried again.
    let (plain, complains) = ("WebAssembly.instantiateStreaming(", "console.error(");
    if !lines.contains(plain) || !lines.contains(complains) {
        return Err("the parts of a module are fetched in another way".into());
    }
    let parts = format!(
        "const parts = (() => {{\n{SET_IN}{}\nreturn {{ {} }};\n}})();\n",
        lines.replace(plain, "setIn(").replace(complains, "console.warn("),
        names.join(", ")
    );
    let imported = format!(" from \"{LINK}\"");
    let mut joined = parts;
    let mut found = false;
    for line in script.lines() {
        match line
            .strip_prefix("import * as ")
            .and_then(|line| line.strip_suffix(&imported))
        {
            Some(name) => {
                found = true;
                joined.push_str(&format!("const {name} = parts;"));
            }
            None => joined.push_str(line),
        }
        joined.push('\n');
    }
    if found && !names.is_empty() {
        Ok(joined)
    } else {
        Err("the parts of a module have no place in its script".into())
    }
}

/// A module without the sections that browsers do not need.
fn without_names(module: &[u8]) -> Outcome<Vec<u8>> {
    const CUSTOM: u8 = 0;
    let (head, mut rest) = module.split_at_checked(8).ok_or("no module")?;
    let mut kept = head.to_vec();
    while let [kind, after @ ..] = rest {
        // The length of a section, seven bits in a byte.
        let (mut length, mut bytes) = (0_usize, 0);
        loop {
            let byte = *after.get(bytes).ok_or("a module that breaks off")?;
            length |= usize::from(byte & 0x7f) << (7 * bytes);
            bytes += 1;
            if byte < 0x80 {
                break;
            }
        }
        let (section, next) = rest
            .split_at_checked(1 + bytes + length)
            .ok_or("a module that breaks off")?;
        if *kind != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = next;
    }
    Ok(kept)
}
