//! Every class of the style is used by the page, and every class of the page has a style or is looked for by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Classes that are put together from the names of factions, seats and ratings.
const MADE: [&str; 10] = [
    "hill-tribes",
    "imperial-army",
    "undead",
    "water-folk",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
];

fn texts(folder: &Path, ending: &str) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.push_str(&texts(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            all.push_str(&fs::read_to_string(&path).expect("a text"));
            all.push('\n');
        }
    }
    all
}

fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// The word that a text begins with.
fn word(text: &str) -> &str {
    &text[..text.find(|letter| !is_part(letter)).unwrap_or(text.len())]
}

/// All classes that selectors name. What stands between braces and semicolons, and is followed by an opening brace, is a
/// selector.
fn styled(style: &str) -> BTreeSet<String> {
    let mut plain = String::new();
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let mut classes = BTreeSet::new();
    for piece in plain.split_inclusive(['{', '}', ';']) {
        let Some(selector) = piece.strip_suffix('{') else {
            continue;
        };
        for after in selector.split('.').skip(1) {
            let class = word(after);
            if class.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
                classes.insert(class.to_owned());
            }
        }
    }
    classes
}

/// All classes that the page writes out: `class="…"` and `class:…=`.
fn drawn(source: &str) -> BTreeSet<String> {
    let mut classes = BTreeSet::new();
    for (at, _) in source.match_indices("class") {
        let after = &source[at + "class".len()..];
        if let Some(name) = after.strip_prefix(':') {
            let name = word(name);
            if after[1 + name.len()..].starts_with('=') {
                classes.insert(name.to_owned());
            }
            continue;
        }
        let Some(value) = after.strip_prefix('=') else { continue };
        let value = value.strip_prefix("format!(").unwrap_or(value);
        let Some(value) = value.strip_prefix('"').and_then(|value| value.split('"').next()) else {
            continue;
        };
        let plain = value.split_whitespace().filter(|class| class.chars().all(is_part));
        classes.extend(plain.map(str::to_owned));
    }
    classes
}

fn is_said(word: &str, text: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

#[test]
fn every_class_is_used_on_both_sides() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = texts(&here.join("src"), ".rs") + &texts(&here.join("page"), ".html");
    let styled = styled(&texts(&here.join("page/style"), ".css"));
    assert!(styled.len() > 200, "the style was read");
    let unused: Vec<_> = styled
        .iter()
        .filter(|class| !MADE.contains(&class.as_str()) && !is_said(class, &source))
        .collect();
    assert!(unused.is_empty(), "no part of the page has these classes: {unused:?}");
    let drawn = drawn(&source);
    assert!(drawn.len() > 200, "the page was read");
    let tests = texts(&here.join("../oshra/tests/browser"), ".rs");
    let bare: Vec<_> = drawn
        .iter()
        .filter(|class| !styled.contains(*class) && !tests.contains(&format!(".{class}")))
        .collect();
    assert!(bare.is_empty(), "these classes have no style: {bare:?}");
}

#[test]
fn a_style_sheet_has_one_declaration_a_line() {
    let style = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("page/style"), ".css");
    for line in style.lines() {
        let line = line.split("/*").next().unwrap_or_default();
        let ends = line.matches(';').count() + line.matches('{').count() + line.matches('}').count();
        assert!(ends <= 1 || line.contains("url("), "more than one thing: {line}");
    }
}
