//! Numbers as people of a language write them, and texts that are safe in HTML.

use words::{Language, Words};

/// A number with narrow blanks between thousands.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A number with so many digits after the point, or after the comma where that is the custom.
pub(crate) fn decimal(words: Words, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}").replace('-', "−");
    match words.language() {
        Language::English => text,
        Language::German | Language::Polish => text.replace('.', ","),
    }
}

/// A share from 0 to 1 in percent.
pub(crate) fn percent(words: Words, share: f64, digits: usize) -> String {
    decimal(words, share * 100.0, digits) + "\u{202f}%"
}

/// A text that is safe in HTML.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_they_are_written() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(decimal(Words::new(Language::English), -1.25, 2), "−1.25");
        assert_eq!(percent(Words::new(Language::Polish), 0.453, 1), "45,3\u{202f}%");
    }
}
