//! A function fits on a screen, so that it is read at a glance.

use crate::shell::{Trouble, root};
use std::fs;
use std::path::{Path, PathBuf};

/// Lines from its name to its last brace.
const LINES: usize = 80;

/// Crates whose functions are lists of what they draw, a line for a stroke, a field or a mark: those are as long as the
/// picture.
const DRAWING: [&str; 3] = ["faces", "print", "web"];

/// Fails where a function in the sources of a crate is too long. Tests are stories and tables and may take longer.
pub(crate) fn check() -> Result<(), Trouble> {
    let mut complaints = Vec::new();
    for path in sources() {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| Trouble(format!("{name}: {error}")))?;
        let long = too_long(&text).into_iter();
        complaints.extend(long.map(|(line, lines)| format!("{name}:{line}: {lines} lines")));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(Trouble(format!(
        "a function has at most {LINES} lines; these are longer:\n{}",
        complaints.join("\n")
    )))
}

/// The source files of all crates but those that draw, and of these chores.
fn sources() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).into_iter().flatten().flatten();
    let crates = crates.filter(|entry| !DRAWING.iter().any(|name| entry.file_name() == *name));
    let mut folders: Vec<PathBuf> = crates.map(|entry| entry.path().join("src")).collect();
    folders.push(root().join("xtask/src"));
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if is_rust(&path) {
                sources.push(path);
            }
        }
    }
    sources.sort();
    sources
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs")
}

/// The lines at which functions begin that are too long, and how long they are. Every file is formatted, so a function
/// ends with the first brace that stands as far to the right as it began.
fn too_long(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        if !begins(line) {
            continue;
        }
        let margin = &line[..line.len() - line.trim_start().len()];
        let end = lines[number..].iter().position(|line| ends(line, margin));
        let count = end.map_or(0, |end| end + 1);
        if count > LINES {
            found.push((number + 1, count));
        }
    }
    found
}

/// Whether a function begins on this line.
fn begins(line: &str) -> bool {
    let before = line.split_whitespace().take_while(|word| *word != "fn");
    let is_prefix = |word: &str| word.starts_with("pub") || ["const", "async", "unsafe"].contains(&word);
    before.clone().all(is_prefix) && line.split_whitespace().count() > before.count()
}

/// Whether a function that began at this margin ends on this line, with its body or, where it has none, with a semicolon.
fn ends(line: &str, margin: &str) -> bool {
    let Some(rest) = line.strip_prefix(margin) else {
        return false;
    };
    let inside = rest.starts_with(' ');
    rest == "}" || !inside && (rest.ends_with(';') || rest.ends_with('}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(lines: usize) -> String {
        let body = "    let _ = 1;\n".repeat(lines - 2);
        format!("pub(crate) async fn long() {{\n{body}}}\n")
    }

    #[test]
    fn only_long_functions_are_found() {
        assert!(too_long(&function(LINES)).is_empty());
        assert_eq!(too_long(&function(LINES + 1)), [(1, LINES + 1)]);
        let inside = function(LINES + 1).replace('\n', "\n    ");
        let inside = format!("impl One {{\n    fn short(&self) {{}}\n    {inside}}}\n");
        assert_eq!(too_long(&inside), [(3, LINES + 1)]);
        // What has no body is no longer than its first line, however much follows.
        let without = format!(
            "trait Some {{\n    fn none(&self) -> u8;\n{}}}\n",
            "    // more\n".repeat(LINES)
        );
        assert!(too_long(&without).is_empty());
        let commented = format!("// a word about a fn that\n{}", "// more\n".repeat(LINES));
        assert!(too_long(&commented).is_empty());
    }

    #[test]
    fn there_are_functions_to_look_at() {
        let sources = sources();
        assert!(
            sources
                .iter()
                .any(|path| path.ends_with("crates/rules/src/game/mod.rs"))
        );
        assert!(sources.iter().any(|path| path.ends_with("xtask/src/length.rs")));
        assert!(!sources.iter().any(|path| path.ends_with("crates/web/src/lib.rs")));
    }
}
