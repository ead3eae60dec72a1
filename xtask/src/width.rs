//! Prose wraps at one width, so that it can be read side by side.

use crate::shell::{Trouble, root};
use std::fs;
use std::path::{Path, PathBuf};

const COLUMNS: usize = 100;

/// Fails where a line of prose in a Markdown file is too long. Tables, code and lines that are one long word cannot be
/// wrapped.
pub(crate) fn check() -> Result<(), Trouble> {
    let mut complaints = Vec::new();
    for path in documents() {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| Trouble(format!("{name}: {error}")))?;
        complaints.extend(too_wide(&text).into_iter().map(|line| format!("{name}:{line}")));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(Trouble(format!(
        "prose wraps at {COLUMNS} columns; these lines are longer:\n{}",
        complaints.join("\n")
    )))
}

/// The Markdown files at the top and in `docs`.
fn documents() -> Vec<PathBuf> {
    let in_folder = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
            .collect::<Vec<_>>()
    };
    let mut documents = in_folder(&root());
    documents.extend(in_folder(&root().join("docs")));
    documents.sort();
    documents
}

/// The numbers of lines of prose that are too long.
fn too_wide(text: &str) -> Vec<usize> {
    let mut in_code = false;
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        let table = line.trim_start().starts_with('|');
        // A long word alone, or behind what begins a list, is where it must be.
        let words = line.split_whitespace().filter(|word| word.len() > 1).count();
        if !in_code && !table && words > 1 && line.chars().count() > COLUMNS {
            found.push(number + 1);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_prose_is_wrapped() {
        let long = "word ".repeat(30);
        assert_eq!(too_wide(&format!("short\n{long}\n")), [2]);
        assert!(too_wide(&format!("| {long} |\n```\n{long}\n```\n")).is_empty());
        assert!(too_wide(&"x".repeat(200)).is_empty());
        assert!(too_wide(&format!("- {}", "x".repeat(200))).is_empty());
    }

    #[test]
    fn there_are_documents() {
        assert!(documents().iter().any(|path| path.ends_with("README.md")));
    }
}
