//! The rules as plain text, for reading in a terminal.

use super::{Block, Document, RichText, Span};
use crate::Words;
use std::fmt::Write as _;

/// Breaks a text into lines of at most `width` letters, between words. There is always one line.
///
/// ```
/// assert_eq!(words::wrap("one two three", 7), ["one two", "three"]);
/// ```
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let length = lines[last].chars().count();
        if length == 0 {
            lines[last].push_str(word);
        } else if length + 1 + word.chars().count() <= width {
            lines[last].push(' ');
            lines[last].push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

impl Words {
    /// Parts of the rules as plain text, in lines of at most `width` letters. Pictures are told in words.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let rules = words.rulebook();
    /// assert!(words.plain(rules.part("turn"), 60).starts_with("A TURN\n"));
    /// ```
    pub fn plain(self, blocks: &[Block], width: usize) -> String {
        let mut out = String::new();
        for block in blocks {
            if !out.is_empty() {
                out.push('\n');
            }
            self.plain_block(block, width, &mut out);
        }
        out
    }

    fn plain_block(self, block: &Block, width: usize, out: &mut String) {
        match block {
            Block::Heading { level, text, .. } if *level <= 2 => {
                let _ = writeln!(out, "{}", text.to_uppercase());
            }
            Block::Heading { text, .. } => {
                let _ = writeln!(out, "{text}\n{}", "-".repeat(text.chars().count()));
            }
            Block::Paragraph(text) => hang(out, "", &self.spoken(text), width),
            Block::List { numbered, items } => {
                for (index, item) in items.iter().enumerate() {
                    let mark = if *numbered {
                        format!("{}. ", index + 1)
                    } else {
                        "- ".to_owned()
                    };
                    hang(out, &mark, &self.spoken(item), width);
                }
            }
            Block::Table { head, rows } => {
                for row in rows {
                    let cells = head
                        .iter()
                        .zip(row)
                        .map(|(head, cell)| format!("{head}: {}", self.spoken(cell)));
                    let cells: Vec<String> = cells.collect();
                    hang(out, "- ", &cells.join("; "), width);
                }
            }
            Block::Picture {
                caption, description, ..
            } => {
                hang(out, "", &self.spoken(caption), width);
                hang(out, "  ", &format!("[{description}]"), width);
            }
            Block::Ruling {
                title, text, reason, ..
            } => {
                let _ = writeln!(out, "{title}\n{}", "-".repeat(title.chars().count()));
                hang(out, "", &self.spoken(text), width);
                hang(out, "", &self.spoken(reason), width);
            }
            Block::Hero {
                hero,
                name,
                factions,
                text,
                notes,
                see,
                ..
            } => {
                let plus = if hero.is_advanced() { " +" } else { "" };
                let factions = if factions.is_empty() {
                    String::new()
                } else {
                    format!(" ({})", factions.join(", "))
                };
                hang(out, "", &format!("{}. {name}{plus}{factions}", hero.number()), width);
                hang(out, "    ", text.spoken(), width);
                for note in notes.iter().chain([see]).filter(|note| !note.is_empty()) {
                    hang(out, "    ", &self.spoken(note), width);
                }
            }
            Block::Index(entries) => {
                let words: Vec<&str> = entries.iter().map(|entry| entry.word.as_str()).collect();
                hang(out, "", &words.join(" · "), width);
            }
        }
    }

    /// A text with words for its icons.
    pub fn spoken(self, text: &RichText) -> String {
        text.0.iter().fold(String::new(), |mut out, span| {
            match span {
                Span::Text(words) | Span::Strong(words) | Span::Emphasis(words) | Span::Link { text: words, .. } => {
                    out.push_str(words);
                }
                Span::Icon(icon) => {
                    let _ = write!(out, "[{}]", self.icon(*icon));
                }
            }
            out
        })
    }
}

/// Lines that hang under their first.
fn hang(out: &mut String, mark: &str, text: &str, width: usize) {
    let indent = mark.chars().count();
    for (index, line) in wrap(text, width.saturating_sub(indent)).iter().enumerate() {
        let start = if index == 0 {
            mark.to_owned()
        } else {
            " ".repeat(indent)
        };
        let _ = writeln!(out, "{start}{line}");
    }
}

impl Document {
    /// The chapter or part with this name, or the first one in which these words are found.
    pub fn about(&self, words: &str) -> &[Block] {
        let part = self.part(words);
        if part.is_empty()
            && let Some(hit) = self.search(words).first()
        {
            return self.part(hit.place);
        }
        part
    }
}
