//! Short names for what a module imports. The tools name each import after what it does and a hash, which nothing packs,
//! and every name stands in the module and in the script around it.

use crate::BundleError;
use std::collections::HashMap;
use wasmparser::{BinaryReaderError, Parser, Payload};

/// What the names that are shortened begin with.
const BEGIN: &str = "__wb";

/// How many digits their hash has.
const HASH: usize = 16;

/// Gives what a module imports short names, in the script around it and in the module itself.
///
/// # Errors
/// Where the bytes are not a module, or it and its script do not name the same things.
pub fn shorten(name: &str, script: &str, module: &[u8]) -> Result<(String, Vec<u8>), BundleError> {
    let imports = imports(module).map_err(|error| BundleError::module(name, error))?;
    let Some(imports) = imports else {
        return Ok((script.to_owned(), module.to_owned()));
    };
    let short: HashMap<&str, String> = imports
        .names
        .iter()
        .enumerate()
        .map(|(index, (_, long))| (*long, format!("_{index}")))
        .collect();
    let (script, found) = renamed(script, &short);
    if found != short.len() {
        return Err(BundleError::module(name, "its script lacks something that it imports"));
    }
    let module = imports.renamed(module, &short);
    let module = module.ok_or_else(|| BundleError::module(name, "its imports are written in another way"))?;
    Ok((script, module))
}

/// What a module imports.
struct Imports<'a> {
    /// Where the section begins behind its length, and where it ends.
    begin: usize,
    end: usize,
    /// The names that are shortened, and where they stand.
    names: Vec<(usize, &'a str)>,
}

fn imports(module: &[u8]) -> Result<Option<Imports<'_>>, BinaryReaderError> {
    // Where memory is smaller than that, the module was not read in the first place.
    let place = |offset: u64| usize::try_from(offset).unwrap_or(usize::MAX);
    for payload in Parser::new(0).parse_all(module) {
        let Payload::ImportSection(section) = payload? else {
            continue;
        };
        let range = section.range();
        let mut names = Vec::new();
        for import in section.into_imports_with_offsets() {
            let (offset, import) = import?;
            if is_hashed(import.name) {
                let before = number(import.module.len()).len() + import.module.len() + number(import.name.len()).len();
                names.push((place(offset) + before, import.name));
            }
        }
        return Ok(Some(Imports {
            begin: place(range.start),
            end: place(range.end),
            names,
        }));
    }
    Ok(None)
}

impl Imports<'_> {
    /// The module with other names. Nothing where it writes numbers in another way than as short as they can be.
    fn renamed(&self, module: &[u8], short: &HashMap<&str, String>) -> Option<Vec<u8>> {
        let mut section = Vec::new();
        let mut done = self.begin;
        for (place, long) in &self.names {
            let length = number(long.len());
            let begin = place.checked_sub(length.len())?;
            let written = module.get(begin..place + long.len())?;
            if written != [length.as_slice(), long.as_bytes()].concat() {
                return None;
            }
            let short = short.get(long)?;
            section.extend_from_slice(module.get(done..begin)?);
            section.extend(number(short.len()));
            section.extend_from_slice(short.as_bytes());
            done = place + long.len();
        }
        section.extend_from_slice(module.get(done..self.end)?);
        let before = self.begin.checked_sub(number(self.end - self.begin).len())?;
        if module.get(before..self.begin)? != number(self.end - self.begin) {
            return None;
        }
        let length = number(section.len());
        Some([&module[..before], &length, &section, &module[self.end..]].concat())
    }
}

/// Whether a name ends with a hash.
fn is_hashed(name: &str) -> bool {
    let end = name.strip_prefix(BEGIN).and_then(|rest| rest.rsplit_once('_'));
    end.is_some_and(|(_, hash)| hash.len() == HASH && hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
}

/// A script with other names, and how many of them it has.
fn renamed(script: &str, short: &HashMap<&str, String>) -> (String, usize) {
    let is_in_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let (mut out, mut rest) = (String::with_capacity(script.len()), script);
    let mut found = std::collections::HashSet::new();
    while let Some(begin) = rest.find(BEGIN) {
        let (before, here) = rest.split_at(begin);
        let (word, after) = here.split_at(here.find(|letter| !is_in_name(letter)).unwrap_or(here.len()));
        out.push_str(before);
        match short.get(word) {
            Some(short) => {
                found.insert(word);
                out.push_str(short);
            }
            None => out.push_str(word),
        }
        rest = after;
    }
    out.push_str(rest);
    (out, found.len())
}

/// A number as modules write it: seven bits at a time, the lowest first.
fn number(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "__wbg_now_0123456789abcdef";

    /// A module that imports two functions from `./x`, with a name of more than 127 letters before them.
    fn module() -> Vec<u8> {
        let far = "f".repeat(200);
        let mut imports = vec![3];
        for name in [far.as_str(), LONG, "__wbindgen_throw"] {
            imports.extend([3, b'.', b'/', b'x']);
            imports.extend(number(name.len()));
            imports.extend_from_slice(name.as_bytes());
            imports.extend([0, 0]);
        }
        let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02".to_vec();
        module.extend(number(imports.len()));
        module.extend(imports);
        module
    }

    fn names(module: &[u8]) -> Vec<String> {
        let sections = Parser::new(0).parse_all(module).map(Result::unwrap);
        let imports = sections.filter_map(|payload| match payload {
            Payload::ImportSection(section) => Some(section.into_imports()),
            _ => None,
        });
        imports
            .flatten()
            .map(|import| import.unwrap().name.to_owned())
            .collect()
    }

    #[test]
    fn a_hash_is_left_out_of_the_module_and_of_its_script() {
        let script = format!("{{ {LONG}: () => 1, {LONG}0: 2, __wbindgen_throw: 3 }}; wasm.__wbg_start()");
        let (script, shorter) = shorten("page", &script, &module()).unwrap();
        assert_eq!(
            script,
            format!("{{ _0: () => 1, {LONG}0: 2, __wbindgen_throw: 3 }}; wasm.__wbg_start()")
        );
        assert_eq!(names(&shorter), ["f".repeat(200).as_str(), "_0", "__wbindgen_throw"]);
        assert_eq!(module().len() - shorter.len(), LONG.len() - 2);
        // There is nothing left to do.
        assert_eq!(shorten("page", &script, &shorter).unwrap(), (script, shorter));
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        for (script, module) in [("", module()), (LONG, b"no module".to_vec())] {
            let fault = shorten("page", script, &module).unwrap_err();
            assert!(fault.to_string().contains("page"), "{fault}");
        }
    }
}
