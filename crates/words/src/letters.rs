//! Small and capital letters of European languages. The general functions know all scripts of the world, and their
//! tables would be a good part of what a browser loads.

/// The small letter of a capital one; any other letter itself.
pub(crate) fn small(letter: char) -> char {
    let code = letter as u32;
    let small = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => code + 32,
        'İ' => code,
        'Ā'..='ķ' | 'Ŋ'..='ŷ' if code % 2 == 0 => code + 1,
        'Ĺ'..='Ň' | 'Ź'..='Ž' if code % 2 == 1 => code + 1,
        'Ÿ' => 0xff,
        _ => code,
    };
    char::from_u32(small).unwrap_or(letter)
}

/// The capital letter of a small one; any other letter itself.
pub(crate) fn capital(letter: char) -> char {
    let code = letter as u32;
    let capital = match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => code - 32,
        'ı' => code,
        'ā'..='ķ' | 'ŋ'..='ŷ' if code % 2 == 1 => code - 1,
        'ĺ'..='ň' | 'ź'..='ž' if code % 2 == 0 => code - 1,
        'ÿ' => 0x178,
        _ => code,
    };
    char::from_u32(capital).unwrap_or(letter)
}

/// A text in small letters, for comparing.
///
/// ```
/// assert_eq!(words::small_letters("Ślizgi WĄŻ, ÖL"), "ślizgi wąż, öl");
/// ```
pub fn small_letters(text: &str) -> String {
    text.chars().map(small).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters that other languages treat in a way of their own.
    const SPECIAL: &str = "µßİıĸŉſ";

    #[test]
    fn as_everybody_else_does_it() {
        for letter in ('\0'..'\u{180}').filter(|letter| !SPECIAL.contains(*letter)) {
            let one = |mut all: std::char::ToLowercase| all.next().filter(|_| all.next().is_none());
            let other = |mut all: std::char::ToUppercase| all.next().filter(|_| all.next().is_none());
            assert_eq!(Some(small(letter)), one(letter.to_lowercase()), "{letter}");
            assert_eq!(Some(capital(letter)), other(letter.to_uppercase()), "{letter}");
        }
        assert_eq!((small('ß'), capital('ß')), ('ß', 'ß'));
    }
}
