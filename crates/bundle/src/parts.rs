//! Parts of a module that come later: each function marked with `wasm_split` leads to one, with all that nothing else
//! leads to.

use crate::{BundleError, Files};
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_split_cli_support::Options;
use wasmparser::{Parser, Payload};

/// What the module calls the script that fetches its parts.
const LINK: &str = "./parts.js";

/// Cuts the parts out of a module. What is left goes to `main`, the parts to the files, and the script that fetches them is
/// returned.
///
/// # Errors
/// Where the bytes are not a module that the linker left its notes in, or nothing can be written beside `main`.
pub fn cut(module: &[u8], main: &Path, name: &str, files: &mut Files) -> Result<String, BundleError> {
    let folder = main.with_extension("parts");
    let mut options = Options::new(module);
    options.output_dir = &folder;
    options.main_out_path = main;
    options.link_name = LINK;
    let cut =
        wasm_split_cli_support::transform(options).map_err(|error| BundleError::module(name, format!("{error:#}")))?;
    let link = folder.join(LINK);
    let mut script = fs::read_to_string(&link).map_err(BundleError::file(&link))?;
    for path in cut.split_modules {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !script.contains(&file) {
            // Nothing is in it.
            continue;
        }
        let bytes = fs::read(&path).map_err(BundleError::file(&path))?;
        let part = match file.strip_suffix(".wasm").filter(|chunk| chunk.starts_with("chunk_")) {
            Some(chunk) => format!("{name}-{chunk}{}.wasm", used_by(&script, chunk)),
            None => format!("{name}-{}", file.trim_start_matches("split_")),
        };
        script = script.replace(&file, &part);
        files.add(
            part,
            compact(&bytes).map_err(|reason| BundleError::module(name, reason))?,
        );
    }
    Ok(script)
}

/// Which parts share a chunk, as the end of its name: `-aside-learning`. Nothing where the script does not say.
fn used_by(script: &str, chunk: &str) -> String {
    let begin = format!("const __{chunk} = ");
    let mut before = "";
    for line in script.lines() {
        if line.starts_with(&begin) {
            let parts = before.strip_prefix("/* ").and_then(|line| line.strip_suffix(" */"));
            return parts.map_or_else(String::new, |parts| format!("-{}", parts.replace(", ", "-")));
        }
        before = line;
    }
    String::new()
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
///
/// # Errors
/// Where the scripts are not what the tools made until now: then this function must learn what they make.
pub fn join(name: &str, script: &str, parts: &str) -> Result<String, BundleError> {
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
        return Err(BundleError::module(name, "its parts are fetched in another way"));
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
            Some(imported_as) => {
                found = true;
                joined.push_str(&format!("const {imported_as} = parts;"));
            }
            None => joined.push_str(line),
        }
        joined.push('\n');
    }
    if found && !names.is_empty() {
        Ok(joined)
    } else {
        Err(BundleError::module(name, "its parts have no place in its script"))
    }
}

/// A part as browsers get it: nothing in it that only tools read, and every number as short as it can be. The linker leaves
/// room for any number wherever the cutter may have to write another one.
fn compact(part: &[u8]) -> Result<Vec<u8>, String> {
    let part = without_custom_sections(part).map_err(|error| error.to_string())?;
    let mut compact = wasm_encoder::Module::new();
    RoundtripReencoder
        .parse_core_module(&mut compact, Parser::new(0), &part)
        .map_err(|error| error.to_string())?;
    Ok(compact.finish())
}

/// A module without names, notes for tools and other sections that browsers do not need.
///
/// # Errors
/// Where the bytes are not a module.
pub fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>, wasmparser::BinaryReaderError> {
    let mut kept = Vec::with_capacity(module.len());
    let mut done = 0;
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        let (end, wanted) = match &payload {
            Payload::Version { range, .. } => (range.end, true),
            Payload::CustomSection(section) => (section.range().end, false),
            // The functions of a section follow it one by one, and are inside it.
            other => match other.as_section() {
                Some((_, range)) => (range.end, true),
                None => continue,
            },
        };
        // Where memory is smaller than that, the module was not read in the first place.
        let end = usize::try_from(end).unwrap_or(usize::MAX);
        if end <= done {
            continue;
        }
        if wanted {
            kept.extend_from_slice(&module[done..end]);
        }
        done = end;
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::used_by;

    #[test]
    fn a_chunk_is_named_after_the_parts_that_share_it() {
        let script = "/* aside, shelf */\nconst __chunk_9 = makeLoad(\nconst __chunk_10 = makeLoad(\n";
        assert_eq!(used_by(script, "chunk_9"), "-aside-shelf");
        assert_eq!(used_by(script, "chunk_10"), "");
        assert_eq!(used_by(script, "chunk_1"), "");
    }
}
