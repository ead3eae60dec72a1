//! Numbers as people of a language write them.

use crate::{Language, Words};

impl Words {
    /// A number with narrow blanks between thousands.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let words = Words::new(Language::Polish);
    /// assert_eq!(words.grouped(1_234_567), "1\u{202f}234\u{202f}567");
    /// assert_eq!(words.decimal(-1.25, 2), "−1,25");
    /// assert_eq!(words.percent(0.453, 1), "45,3%");
    /// assert_eq!(Words::new(Language::German).percent(0.453, 1), "45,3\u{202f}%");
    /// ```
    pub fn grouped(self, number: u64) -> String {
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

    /// A number with this many digits after the decimal point, or after the comma where that is the custom.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        match self.language() {
            Language::English => text,
            Language::German | Language::Polish => text.replace('.', ","),
        }
    }

    /// The sign behind a number of percent, after a narrow blank where that is the custom.
    pub const fn percent_sign(self) -> &'static str {
        match self.language() {
            Language::English | Language::Polish => "%",
            Language::German => "\u{202f}%",
        }
    }

    /// A share from 0 to 1 in percent.
    pub fn percent(self, share: f64, digits: usize) -> String {
        self.decimal(share * 100.0, digits) + self.percent_sign()
    }
}
