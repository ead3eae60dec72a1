//! Texts that people type: names and chat. They are shown to others, so nothing in them may upset a page.

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
        for letter in word.chars().filter(|&letter| !is_unseen(letter)) {
            accents = if is_accent(letter) { accents + 1 } else { 0 };
            if accents <= 2 {
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

fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}'
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
}
