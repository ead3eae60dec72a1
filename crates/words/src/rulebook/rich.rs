//! Text with strong words, links and icons.

use crate::card::Icon;
use std::fmt;

/// A text in pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RichText(pub Vec<Span>);

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words as they are.
    Text(String),
    /// Words that stand out.
    Strong(String),
    /// Words that are quoted.
    Emphasis(String),
    /// Words that lead to another place of the document.
    Link {
        /// The name of the place.
        to: String,
        /// The words.
        text: String,
    },
    /// A small picture.
    Icon(Icon),
}

impl RichText {
    /// Takes apart a text of the Fluent files, where `**words**` are strong, `*words*` quoted, and `[words](#place)`
    /// are a link. What does not read as such stays as it is.
    pub fn new(text: &str) -> RichText {
        let mut spans = Vec::new();
        let mut plain = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            match special(rest) {
                Some((span, after)) => {
                    if !plain.is_empty() {
                        spans.push(Span::Text(std::mem::take(&mut plain)));
                    }
                    spans.push(span);
                    rest = after;
                }
                None => {
                    plain.push(letter);
                    rest = &rest[letter.len_utf8()..];
                }
            }
        }
        if !plain.is_empty() {
            spans.push(Span::Text(plain));
        }
        RichText(spans)
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The piece that begins here, if one does, and what comes after it.
fn special(text: &str) -> Option<(Span, &str)> {
    if let Some(inner) = text.strip_prefix("**") {
        let (words, after) = inner.split_once("**")?;
        return Some((Span::Strong(words.to_owned()), after));
    }
    if let Some(inner) = text.strip_prefix('*') {
        let (words, after) = inner.split_once('*')?;
        return Some((Span::Emphasis(words.to_owned()), after));
    }
    if let Some(inner) = text.strip_prefix('[') {
        let (words, after) = inner.split_once("](#")?;
        let (to, after) = after.split_once(')')?;
        let (to, text) = (to.to_owned(), words.to_owned());
        return Some((Span::Link { to, text }, after));
    }
    let letter = text.chars().next()?;
    let icon = Icon::from_mark(letter)?;
    Some((Span::Icon(icon), &text[letter.len_utf8()..]))
}

/// The words alone, icons by their ids in round brackets.
impl fmt::Display for RichText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for span in &self.0 {
            match span {
                Span::Text(text) | Span::Strong(text) | Span::Emphasis(text) | Span::Link { text, .. } => {
                    out.write_str(text)?;
                }
                Span::Icon(icon) => write!(out, "({})", icon.id())?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_taken_apart() {
        let text = RichText::new("**Bury** a [hero](#hero-x), *if* you * can [so]");
        let expected = vec![
            Span::Strong("Bury".to_owned()),
            Span::Text(" a ".to_owned()),
            Span::Link {
                to: "hero-x".to_owned(),
                text: "hero".to_owned(),
            },
            Span::Text(", ".to_owned()),
            Span::Emphasis("if".to_owned()),
            Span::Text(" you * can [so]".to_owned()),
        ];
        assert_eq!(text.0, expected);
        assert_eq!(text.to_string(), "Bury a hero, if you * can [so]");
        assert!(RichText::new("").is_empty());
    }
}
