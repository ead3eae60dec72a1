//! Prose wraps at one width, so that it can be read side by side.

use crate::select::git;
use crate::shell::{Trouble, root};
use std::fs;
use std::path::PathBuf;

const COLUMNS: usize = 100;

/// Fails where a line of prose in a Markdown file is too long. Tables, code and lines that are one long word cannot be
/// wrapped.
pub(crate) fn check() -> Result<(), Trouble> {
    let mut complaints = Vec::new();
    for path in documents()? {
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

/// Every Markdown file of the repository; what tools leave beside it is not part of it.
fn documents() -> Result<Vec<PathBuf>, Trouble> {
    let listed = git(&["ls-files", "*.md"])?;
    Ok(listed.lines().map(|path| root().join(path)).collect())
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
        let documents = documents().unwrap();
        for wanted in ["README.md", "docs/words.md", "crates/faces/art/README.md"] {
            assert!(documents.contains(&root().join(wanted)), "{wanted} is missing");
        }
    }
}
