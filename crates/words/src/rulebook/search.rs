//! Finding things in the rules.

use super::{Block, Document, RichText, Span};

/// A place in the rules where something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'a> {
    /// The name of the place, for a link.
    pub place: &'a str,
    /// What it is called there: the heading, the ruling or the hero.
    pub title: &'a str,
    /// The words around what was found.
    pub excerpt: String,
}

/// Letters of an excerpt before and after what was found.
const AROUND: usize = 50;

impl Document {
    /// The places where all words of a query stand together, titles first. Capitals and accents do not matter, and the
    /// beginning of a word is enough.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let rules = Words::new(Language::Polish).rulebook();
    /// let hits = rules.search("zazarta zaba");
    /// assert_eq!(hits[0].title, "Zażarta Żaba");
    /// assert!(rules.search("").is_empty());
    /// assert!(rules.search("xylophone").is_empty());
    /// ```
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        let wanted: Vec<String> = words_of(query).map(|(_, word)| word).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let (mut titles, mut texts) = (Vec::new(), Vec::new());
        let mut heading = None;
        for block in &self.blocks {
            let (own, text) = match block {
                Block::Heading { id, text, .. } => {
                    heading = Some((id.as_str(), text.as_str()));
                    (heading, String::new())
                }
                Block::Ruling { id, title, .. } => (Some((id.as_str(), title.as_str())), plain(block)),
                Block::Hero { id, name, text, .. } => {
                    let text = format!("{} {}", text.spoken(), plain(block));
                    (Some((id.as_str(), name.as_str())), text)
                }
                Block::Paragraph(_) | Block::List { .. } | Block::Table { .. } | Block::Picture { .. } => {
                    (None, plain(block))
                }
                // It says nothing that is not said elsewhere.
                Block::Index(_) => (None, String::new()),
            };
            if let Some((place, title)) = own
                && found(title, &wanted).is_some()
            {
                titles.push(Hit {
                    place,
                    title,
                    excerpt: excerpt(&text, 0),
                });
            } else if let Some((place, title)) = own.or(heading)
                && let Some(at) = found(&text, &wanted)
                && texts.iter().all(|hit: &Hit<'_>| hit.place != place)
            {
                texts.push(Hit {
                    place,
                    title,
                    excerpt: excerpt(&text, at),
                });
            }
        }
        titles.append(&mut texts);
        titles
    }
}

/// The words of a block without their marks.
fn plain(block: &Block) -> String {
    let mut out = String::new();
    for text in block.rich_texts() {
        if !out.is_empty() {
            out.push(' ');
        }
        out += &plain_text(text);
    }
    out
}

fn plain_text(text: &RichText) -> String {
    let words = text.0.iter().map(|span| match span {
        Span::Text(words) | Span::Strong(words) | Span::Emphasis(words) | Span::Link { text: words, .. } => words,
        Span::Icon(_) => "",
    });
    words.collect()
}

/// Where the first of the wanted words begins, if all of them are there.
fn found(text: &str, wanted: &[String]) -> Option<usize> {
    let there: Vec<(usize, String)> = words_of(text).collect();
    let mut first = None;
    for word in wanted {
        let at = there.iter().find(|(_, other)| other.starts_with(word.as_str()))?.0;
        first.get_or_insert(at);
    }
    first
}

/// The words of a text with the places they begin at, without capitals and accents.
fn words_of(text: &str) -> impl Iterator<Item = (usize, String)> + '_ {
    let mut at = 0;
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter_map(move |word| {
            let begin = at;
            // Every separator is one letter, of whatever length.
            at += word.len() + text[at + word.len()..].chars().next().map_or(0, char::len_utf8);
            (!word.is_empty()).then(|| (begin, folded(word)))
        })
}

/// A word as people type it in a hurry.
fn folded(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ą' | 'ä' => out.push('a'),
            'ć' => out.push('c'),
            'ę' => out.push('e'),
            'ł' => out.push('l'),
            'ń' => out.push('n'),
            'ó' | 'ö' => out.push('o'),
            'ś' => out.push('s'),
            'ü' => out.push('u'),
            'ź' | 'ż' => out.push('z'),
            'ß' => out.push_str("ss"),
            other => out.push(other),
        }
    }
    out
}

/// The words around a place.
fn excerpt(text: &str, at: usize) -> String {
    let mut before = text[..at].char_indices().rev().skip(AROUND);
    // From the beginning of a word.
    let begin = before.find(|(_, letter)| letter.is_whitespace());
    let begin = begin.map_or(0, |(index, letter)| index + letter.len_utf8());
    let end = text[at..]
        .char_indices()
        .skip(2 * AROUND)
        .find(|(_, letter)| letter.is_whitespace())
        .map_or(text.len(), |(index, _)| at + index);
    let before = if begin > 0 { "… " } else { "" };
    let after = if end < text.len() { " …" } else { "" };
    format!("{before}{}{after}", text[begin..end].trim())
}
