//! The rules as Markdown, for reading in a terminal, for files and for tests.

use super::{Block, Document, RichText, Span};
use std::fmt::Write as _;

impl Document {
    /// The document as Markdown, with the places as HTML anchors.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", self.title);
        for block in &self.blocks {
            out.push('\n');
            out.push_str(&block.markdown());
        }
        out
    }
}

impl Block {
    fn markdown(&self) -> String {
        match self {
            Block::Heading { level, id, text } => {
                let marks = "#".repeat(usize::from(*level));
                format!("<a id=\"{id}\"></a>\n\n{marks} {text}\n")
            }
            Block::Paragraph(text) => format!("{}\n", marked(text)),
            Block::List { numbered, items } => {
                items.iter().enumerate().fold(String::new(), |mut out, (index, item)| {
                    let mark = if *numbered {
                        format!("{}.", index + 1)
                    } else {
                        "-".to_owned()
                    };
                    let _ = writeln!(out, "{mark} {}", marked(item));
                    out
                })
            }
            Block::Table { head, rows } => {
                let mut out = format!("| {} |\n|{}\n", head.join(" | "), " --- |".repeat(head.len()));
                for row in rows {
                    let cells: Vec<String> = row.iter().map(marked).collect();
                    let _ = writeln!(out, "| {} |", cells.join(" | "));
                }
                out
            }
            Block::Picture {
                figure,
                caption,
                description,
            } => {
                format!("![{description}](figure/{}.svg)\n\n{}\n", figure.id(), marked(caption))
            }
            Block::Index(entries) => entries.iter().fold(String::new(), |mut out, entry| {
                let _ = writeln!(out, "- [{}](#{})", entry.word, entry.place);
                out
            }),
            Block::Ruling {
                id,
                title,
                text,
                reason,
                ..
            } => {
                format!(
                    "<a id=\"{id}\"></a>\n\n#### {title}\n\n{}\n\n{}\n",
                    marked(text),
                    marked(reason)
                )
            }
            Block::Hero {
                hero,
                id,
                name,
                factions,
                text,
                notes,
                see,
            } => {
                let plus = if hero.is_advanced() { " (+)" } else { "" };
                let mut out = format!("<a id=\"{id}\"></a>\n\n#### {}. {name}{plus}\n\n", hero.number());
                if !factions.is_empty() {
                    let _ = writeln!(out, "*{}*\n", factions.join(", "));
                }
                let _ = writeln!(out, "{}", text.spoken());
                for note in notes.iter().chain([see]).filter(|note| !note.is_empty()) {
                    let _ = writeln!(out, "\n- {}", marked(note));
                }
                out
            }
        }
    }
}

fn marked(text: &RichText) -> String {
    text.0.iter().fold(String::new(), |mut out, span| {
        let _ = match span {
            Span::Text(text) => write!(out, "{text}"),
            Span::Strong(text) => write!(out, "**{text}**"),
            Span::Emphasis(text) => write!(out, "*{text}*"),
            Span::Link { to, text } => write!(out, "[{text}](#{to})"),
            Span::Icon(icon) => write!(out, "({})", icon.id()),
        };
        out
    })
}
