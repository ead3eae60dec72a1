//! Fluent texts, filled in: as much of the language as our texts use, which is messages, attributes, variables, choices by
//! word, number or plural, and the one function `ICON`. Reading the files is left to `fluent-syntax`; the build stops at
//! anything else.

use crate::Language;
use crate::card::Icon;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;

/// What fills a place in a text: a number, or a word of the program, or a text that is already finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize);

/// The texts of a language.
pub(crate) struct Texts {
    language: Language,
    messages: HashMap<&'static str, Message<&'static str>>,
}

/// Texts may speak of texts, but not in a circle.
const DEEPEST: u8 = 16;

impl Texts {
    /// Reads files. Those with a fault do not pass the build; what can be read of them is used all the same.
    pub(crate) fn read(language: Language, sources: impl IntoIterator<Item = &'static str>) -> Texts {
        let mut messages = HashMap::new();
        for source in sources {
            let read = fluent_syntax::parser::parse_runtime(source).unwrap_or_else(|(read, _)| read);
            for entry in read.body {
                if let Entry::Message(message) = entry {
                    messages.insert(message.id.name, message);
                }
            }
        }
        Texts { language, messages }
    }

    /// The text with this key, which may have an attribute behind a point.
    pub(crate) fn format(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let filled = Filling {
            texts: self,
            values,
            depth: 0,
        };
        let mut text = String::new();
        filled.pattern(self.pattern(id, attribute)?, &mut text);
        Some(match self.language {
            Language::Polish => bound(text),
            Language::English | Language::German => text,
        })
    }

    fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&'static str>> {
        let message = self.messages.get(id)?;
        match attribute {
            Some(name) => {
                let found = message.attributes.iter().find(|attribute| attribute.id.name == name);
                found.map(|attribute| &attribute.value)
            }
            None => message.value.as_ref(),
        }
    }

    /// The plural of a number, as CLDR calls it. None of our texts has fractions.
    fn plural(&self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        let (tens, hundreds) = (number % 10, number % 100);
        match self.language {
            _ if number == 1 => "one",
            Language::English | Language::German => "other",
            Language::Polish if (2..=4).contains(&tens) && !(12..=14).contains(&hundreds) => "few",
            Language::Polish => "many",
        }
    }
}

/// Polish does not leave a word of one letter at the end of a line: the blank after it becomes one that no line breaks at.
fn bound(text: String) -> String {
    let short = |at: usize| {
        let bytes = text.as_bytes();
        let alone = at < 2 || matches!(bytes[at - 2], b' ' | b'(' | 0xa0 | 0x9e);
        alone && at > 0 && b"aiouwzAIOUWZ".contains(&bytes[at - 1])
    };
    let blanks: Vec<usize> = text
        .match_indices(' ')
        .map(|(at, _)| at)
        .filter(|&at| short(at))
        .collect();
    if blanks.is_empty() {
        return text;
    }
    let mut out = String::with_capacity(text.len() + blanks.len());
    let mut from = 0;
    for at in blanks {
        out.push_str(&text[from..at]);
        out.push('\u{a0}');
        from = at + 1;
    }
    out.push_str(&text[from..]);
    out
}

/// A text that is being filled in.
struct Filling<'a> {
    texts: &'a Texts,
    values: &'a [(&'a str, Value<'a>)],
    depth: u8,
}

impl<'a> Filling<'a> {
    fn pattern(&self, pattern: &'a Pattern<&'static str>, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, out),
            }
        }
    }

    fn expression(&self, expression: &'a Expression<&'static str>, out: &mut String) {
        match expression {
            Expression::Inline(inline) => match self.value(inline) {
                Value::Text(text) => out.push_str(&text),
                Value::Number(number) => {
                    let _ = write!(out, "{number}");
                }
            },
            Expression::Select { selector, variants } => {
                let chosen = self.value(selector);
                let fits = |variant: &&Variant<&'static str>| match (&variant.key, &chosen) {
                    (VariantKey::Identifier { name }, Value::Text(text)) => text == name,
                    (VariantKey::Identifier { name }, Value::Number(number)) => self.texts.plural(*number) == *name,
                    (VariantKey::NumberLiteral { value }, Value::Number(number)) => value.parse() == Ok(*number),
                    (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
                };
                let otherwise = || variants.iter().find(|variant| variant.default);
                if let Some(variant) = variants.iter().find(fits).or_else(otherwise) {
                    self.pattern(&variant.value, out);
                }
            }
        }
    }

    fn value(&self, inline: &'a InlineExpression<&'static str>) -> Value<'a> {
        let found = match inline {
            InlineExpression::VariableReference { id } => {
                // What was said last counts.
                let found = self.values.iter().rfind(|(name, _)| *name == id.name);
                found.map(|(_, value)| value.clone())
            }
            InlineExpression::MessageReference { id, attribute } if self.depth < DEEPEST => {
                let pattern = self
                    .texts
                    .pattern(id.name, attribute.as_ref().map(|attribute| attribute.name));
                pattern.map(|pattern| {
                    let inner = Filling {
                        depth: self.depth + 1,
                        ..*self
                    };
                    let mut text = String::new();
                    inner.pattern(pattern, &mut text);
                    Value::from(text)
                })
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "ICON" => {
                match arguments.positional.as_slice() {
                    [InlineExpression::StringLiteral { value }] => {
                        Icon::from_id(value).map(|icon| Value::from(icon.mark().to_string()))
                    }
                    _ => None,
                }
            }
            InlineExpression::StringLiteral { value } => {
                let mut text = String::new();
                let _ = fluent_syntax::unicode::unescape_unicode(&mut text, value);
                Some(Value::from(text))
            }
            InlineExpression::NumberLiteral { value } => value.parse().ok().map(Value::Number),
            InlineExpression::Placeable { expression } => {
                let mut text = String::new();
                self.expression(expression, &mut text);
                Some(Value::from(text))
            }
            InlineExpression::MessageReference { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => None,
        };
        debug_assert!(found.is_some(), "{}: {inline:?}", self.texts.language);
        found.unwrap_or(Value::Text(Cow::Borrowed("…")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
plain = A text
    on two lines
with = { $name } has { $count ->
    [0] nothing
    [one] one card
    [few] few cards
   *[other] { $count } cards
}
side = { $side ->
    [up] above
   *[down] below
}
    .icons = { ICON(\"face-up\") }
both = { side } { side.icons }{\"\\u00A0\"}{ 7 }
";

    fn texts(language: Language) -> Texts {
        Texts::read(language, [SOURCE])
    }

    #[test]
    fn places_are_filled() {
        let english = texts(Language::English);
        let with = |count: i64| english.format("with", &[("name", "Ada".into()), ("count", count.into())]);
        assert_eq!(english.format("plain", &[]).as_deref(), Some("A text\non two lines"));
        assert_eq!(with(0).as_deref(), Some("Ada has nothing"));
        assert_eq!(with(1).as_deref(), Some("Ada has one card"));
        assert_eq!(with(-3).as_deref(), Some("Ada has -3 cards"));
        assert_eq!(english.format("nothing", &[]), None);
        assert_eq!(english.format("side.nothing", &[]), None);
    }

    #[test]
    fn texts_speak_of_texts() {
        let both = texts(Language::German).format("both", &[("side", "up".into())]);
        let icon = Icon::from_id("face-up").map(Icon::mark).unwrap_or_default();
        assert_eq!(both, Some(format!("above {icon}\u{a0}7")));
    }

    #[test]
    fn polish_keeps_short_words_with_what_follows() {
        let bound = |text: &str| super::bound(text.to_owned()).replace('\u{a0}', "_");
        assert_eq!(bound("W Karczmie i w Porcie"), "W_Karczmie i_w_Porcie");
        assert_eq!(bound("karta (z ręki) „z ręki”"), "karta (z_ręki) „z_ręki”");
        assert_eq!(bound("na tej ręce są dwa, a potem"), "na tej ręce są dwa, a_potem");
        assert_eq!(bound(""), "");
    }

    #[test]
    fn polish_has_three_plurals() {
        let polish = texts(Language::Polish);
        let few = [2, 3, 4, 22, 34, 102];
        let many = [0, 5, 11, 12, 13, 14, 15, 21, 25, 100, 112, 114];
        assert_eq!(polish.plural(1), "one");
        assert!(few.iter().all(|&number| polish.plural(number) == "few"));
        assert!(many.iter().all(|&number| polish.plural(number) == "many"));
    }
}
