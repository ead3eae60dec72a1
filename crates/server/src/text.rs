//! Texts that people type: names and chat. They are shown to others, so nothing in them may upset a page.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// Longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// Longest chat line, in characters.
pub const LONGEST_CHAT: usize = 300;

/// Why a typed text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadText {
    Empty,
    TooLong,
}

/// The text as it may be shown: without control characters, marks that turn the writing direction or are invisible,
/// and piles of accents; every run of white space is one space.
pub(crate) fn clean(text: &str, longest: usize) -> Result<String, BadText> {
    // What is thrown away counts too, so that nobody sends megabytes of it.
    if text.len() > 8 * longest {
        return Err(BadText::TooLong);
    }
    let mut cleaned = String::new();
    let mut accents = 0;
    for word in text.split_whitespace() {
        // A word of which nothing is left leaves no space either: two names that look the same would be different.
        let mut gap = !cleaned.is_empty();
        let mut letters = word.chars().filter(|&letter| !is_unseen(letter)).peekable();
        while let Some(letter) = letters.next() {
            if joins_nothing(letter, &cleaned, letters.peek().copied()) {
                continue;
            }
            accents = if is_combining_mark(letter) { accents + 1 } else { 0 };
            if accents <= if is_accent(letter) { 2 } else { 4 } {
                if std::mem::take(&mut gap) {
                    cleaned.push(' ');
                }
                cleaned.push(letter);
            }
        }
    }
    let cleaned = cleaned.trim();
    match cleaned.chars().count() {
        0 => Err(BadText::Empty),
        count if count > longest => Err(BadText::TooLong),
        _ => Ok(cleaned.to_owned()),
    }
}

fn bones(text: &str) -> String {
    skeleton(text).collect()
}

/// A text by which others that look like it are found, whatever their case.
pub(crate) fn folded(text: &str) -> String {
    bones(&text.nfkc().flat_map(char::to_lowercase).collect::<String>())
}

/// Names of this many letters and more are recognized by how a word begins: in many languages names have endings.
const INFLECTED: usize = 4;

/// The text without these names: where one stood, there are three dots.
pub(crate) fn unnamed<'a>(text: &str, names: impl Iterator<Item = &'a str> + Clone) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_part = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphanumeric());
    let mut rest = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(letter) = letters.get(at) {
        let begins = at == 0 || !is_part(at - 1);
        let ends = names.clone().filter(|_| begins).filter_map(|name| {
            let length = begins_with(&letters[at..], name)?;
            let end = (at + length..).find(|&next| !is_part(next))?;
            (end == at + length || length >= INFLECTED).then_some(end)
        });
        match ends.max() {
            Some(end) => {
                rest.push('…');
                at = end;
            }
            None => {
                rest.push(*letter);
                at += 1;
            }
        }
    }
    rest
}

/// How many letters of a text a name takes at its beginning, large or small.
fn begins_with(letters: &[char], name: &str) -> Option<usize> {
    let length = name.chars().count();
    let same = |(one, other): (&char, char)| one.to_lowercase().eq(other.to_lowercase());
    let fits = length > 0 && letters.len() >= length && letters.iter().zip(name.chars()).all(same);
    fits.then_some(length)
}

/// Whether two names look alike: people would take one for the other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    folded(one) == folded(other) || bones(one) == bones(other)
}

/// Whether a letter is there to join or change pictures, and there are none.
fn joins_nothing(letter: char, before: &str, after: Option<char>) -> bool {
    let picture = before.chars().next_back().is_some_and(is_picture);
    match letter {
        '\u{200d}' => !(picture && after.is_some_and(is_picture)),
        '\u{fe0e}' | '\u{fe0f}' => !picture,
        _ => false,
    }
}

fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{203c}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..)
}

fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_left_out_of_texts() {
        let without = |text: &str| unnamed(text, ["Al", "Żaneta", "", "Mary Ann"].into_iter());
        assert_eq!(without("al, also AL; not Alan"), "…, also …; not Alan");
        assert_eq!(without("żaneta i Żanetami"), "… i …");
        assert_eq!(without("Mary and Mary Ann's (mary ann)"), "Mary and …'s (…)");
        assert_eq!(without("nobody"), "nobody");
        assert_eq!(without(""), "");
    }

    #[test]
    fn plain_texts_stay() {
        for text in ["Ada", "Żółć gęślą", "Ünal & Jörg", "<b>bold</b>", "👩‍🚀 crew"] {
            assert_eq!(clean(text, 24).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_breaks_a_page_goes() {
        assert_eq!(clean("  a \n\t b  ", 24).as_deref(), Ok("a b"));
        assert_eq!(clean("a \u{200b} b", 24).as_deref(), Ok("a b"));
        assert_eq!(clean("a\u{202e}b\u{0}c\u{2066}", 24).as_deref(), Ok("abc"));
        assert_eq!(
            clean(&format!("z{}", "\u{301}".repeat(20)), 24)
                .unwrap()
                .chars()
                .count(),
            3
        );
        assert_eq!(clean("\u{200b}\u{200b} \u{3164}", 24), Err(BadText::Empty));
        assert_eq!(clean("", 24), Err(BadText::Empty));
        assert_eq!(clean(&"x".repeat(25), 24), Err(BadText::TooLong));
        assert_eq!(clean(&"\u{200b}".repeat(10_000), 24), Err(BadText::TooLong));
    }

    #[test]
    fn marks_that_are_not_seen_go() {
        for (text, cleaned) in [
            ("Ada\u{200d}", "Ada"),
            ("Ada\u{fe0f}", "Ada"),
            ("A\u{200d}da", "Ada"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("👩\u{200d}", "👩"),
        ] {
            assert_eq!(clean(text, 24).as_deref(), Ok(cleaned));
        }
        for unseen in ["\u{200d}", "\u{2800}", "\u{fe0f}\u{fe0f}", "\u{2800} \u{200d}"] {
            assert_eq!(clean(unseen, 24), Err(BadText::Empty), "{unseen:?}");
        }
        let pile = clean(&format!("ก{}", "\u{e49}".repeat(15)), 24).unwrap();
        assert_eq!(pile.chars().count(), 5);
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Paul", "PauI"),
            ("Ada", "\u{ff21}\u{ff44}\u{ff41}"),
            ("Zoë", "Zoe\u{308}"),
            ("Ben", "Bеn"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Ben", "Benn"), ("Żółw", "Zolw"), ("Łukasz", "Lukas")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
