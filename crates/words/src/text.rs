//! Texts by key, in one language.

use crate::Language;
use crate::fluent::{Texts, Value};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// Everything the game says, in one language. It is small and copied freely: the texts themselves are read once.
///
/// ```
/// use words::{Language, Words, text};
/// let words = Words::new(Language::German);
/// assert_eq!(text!(words, "cards", count = 1), "1\u{a0}Karte");
/// assert_eq!(text!(words, "cards", count = 5), "5\u{a0}Karten");
/// ```
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    texts: &'static Texts,
}

/// The languages that were read, in their order.
static READ: [OnceLock<Texts>; 3] = [const { OnceLock::new() }; 3];

/// All texts of the languages whose first texts were read alone.
static WHOLE: [OnceLock<Texts>; 3] = [const { OnceLock::new() }; 3];

/// The text with this key, its variables filled in. A key that does not exist, a variable that is missing and one
/// that the text does not have are errors when the program is compiled.
///
/// ```
/// # use words::{Language, Words, text};
/// let words = Words::new(Language::English);
/// assert_eq!(text!(words, "wait-for", name = "Ada"), "Waiting for Ada");
/// ```
/// ```compile_fail
/// # use words::{Language, Words, text};
/// # let words = Words::new(Language::English);
/// text!(words, "wait-for"); // for whom?
/// ```
/// ```compile_fail
/// # use words::{Language, Words, text};
/// # let words = Words::new(Language::English);
/// text!(words, "no-such-text");
/// ```
#[macro_export]
macro_rules! text {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = $crate::check($key, &[$(stringify!($name)),*]);
        $words.format($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    }};
}

impl Words {
    /// The words of this language.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Words {
        Words {
            language,
            texts: READ[language as usize].get_or_init(|| {
                let sources = sources(language).iter().map(|(_, source)| *source);
                Texts::read(language, sources)
            }),
        }
    }

    /// The words of this language, if they have been read.
    pub fn known(language: Language) -> Option<Words> {
        let texts = READ[language as usize].get()?;
        Some(Words { language, texts })
    }

    /// Takes in the texts of a language: [`source`] is what they look like. What was read first counts.
    pub fn read(language: Language, source: &str) -> Words {
        Words {
            language,
            texts: READ[language as usize].get_or_init(|| kept(language, source)),
        }
    }

    /// Takes in all texts of a language of which only the [`first`] have been read. Whoever has its words has them all from
    /// then on.
    pub fn read_all(language: Language, source: &str) {
        WHOLE[language as usize].get_or_init(|| kept(language, source));
    }

    /// Whether all texts of a language have been read, and not only the [`first`].
    pub fn are_all_read(language: Language) -> bool {
        Words::known(language).is_some_and(|words| words.try_format("rules-title", &[]).is_some())
    }

    /// The language these words are of.
    pub const fn language(self) -> Language {
        self.language
    }

    /// What [`text!`] calls, with the key already checked. A text that cannot be found is its own key.
    pub fn format(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.try_format(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// The text with a key that is put together while the program runs, if there is one.
    pub(crate) fn try_format(self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let whole = || WHOLE[self.language as usize].get()?.format(key, values);
        self.texts.format(key, values).or_else(whole)
    }
}

/// Texts that are kept as long as the program runs, like those that are part of it.
fn kept(language: Language, source: &str) -> Texts {
    let source: &'static str = Box::leak(source.into());
    Texts::read(language, [source])
}

impl fmt::Debug for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Words").field(&self.language).finish()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.language == other.language
    }
}

impl Eq for Words {}

/// Files of texts that only programs in a terminal speak.
#[cfg(feature = "embedded")]
const TERMINAL: [&str; 5] = ["contest", "hosts", "laboratory", "print", "terminal"];

/// Files of texts that a page speaks only in parts of it that come later.
#[cfg(feature = "embedded")]
const LATER: [&str; 10] = [
    "glossary", "learn", "lessons", "notes", "online", "pictures", "rulebook", "rulings", "server", "study",
];

/// All texts of a language that a page may want, in one Fluent file without remarks, for [`Words::read`].
///
/// ```
/// use words::{Language, Words, text};
/// let words = Words::read(Language::Polish, &words::source(Language::Polish));
/// assert_eq!(text!(words, "wait-for", name = "Ada"), "Czekamy na: Ada");
/// ```
#[cfg(feature = "embedded")]
pub fn source(language: Language) -> String {
    written(language, |_| true)
}

/// The texts of a language that a page wants from the beginning; [`Words::read_all`] takes in the others.
///
/// ```
/// use words::{Language, Words, text};
/// let words = Words::read(Language::Polish, &words::first(Language::Polish));
/// assert_eq!(text!(words, "wait-for", name = "Ada"), "Czekamy na: Ada");
/// assert!(!Words::are_all_read(Language::Polish));
/// Words::read_all(Language::Polish, &words::source(Language::Polish));
/// assert!(Words::are_all_read(Language::Polish));
/// assert_ne!(text!(words, "rules-title"), "rules-title");
/// ```
#[cfg(feature = "embedded")]
pub fn first(language: Language) -> String {
    written(language, |name| !LATER.contains(&name))
}

#[cfg(feature = "embedded")]
fn written(language: Language, wanted: impl Fn(&str) -> bool) -> String {
    let sources = sources(language)
        .iter()
        .filter(|(name, _)| !TERMINAL.contains(name) && wanted(name));
    let lines = sources.flat_map(|(_, source)| source.lines());
    let texts = lines.filter(|line| !line.starts_with('#'));
    texts.flat_map(|line| [line, "\n"]).collect()
}

/// Stops the compiler at a key that does not exist, or that has other variables.
///
/// # Panics
/// While compiling, as [`text!`] uses it.
pub const fn check(key: &str, given: &[&str]) {
    let variables = match variables(key) {
        Some(variables) => variables,
        None => panic!("{}", key),
    };
    let mut index = 0;
    while index < variables.len() {
        if !contains(given, variables[index]) {
            panic!("this variable of the text is not given");
        }
        index += 1;
    }
    let mut index = 0;
    while index < given.len() {
        if !contains(variables, given[index]) {
            panic!("the text has no such variable");
        }
        index += 1;
    }
}

/// Stops the compiler at a key that does not exist, or that has a variable which is in neither list.
pub(crate) const fn check_covers(key: &str, common: &[&str], more: &[&str]) {
    let variables = match variables(key) {
        Some(variables) => variables,
        None => panic!("{}", key),
    };
    let mut index = 0;
    while index < variables.len() {
        if !contains(common, variables[index]) && !contains(more, variables[index]) {
            panic!("this variable of the text is not given");
        }
        index += 1;
    }
}

const fn variables(key: &str) -> Option<&'static [&'static str]> {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = (low + high) / 2;
        match compare(KEYS[middle].0.as_bytes(), key.as_bytes()) {
            0 => return Some(KEYS[middle].1),
            order if order < 0 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut index = 0;
    while index < names.len() {
        if compare(names[index].as_bytes(), name.as_bytes()) == 0 {
            return true;
        }
        index += 1;
    }
    false
}

const fn compare(left: &[u8], right: &[u8]) -> i32 {
    let mut index = 0;
    while index < left.len() && index < right.len() {
        if left[index] != right[index] {
            return left[index] as i32 - right[index] as i32;
        }
        index += 1;
    }
    left.len() as i32 - right.len() as i32
}

/// A text as a value for a place in another one.
pub(crate) fn finished(text: impl Into<Cow<'static, str>>) -> Value<'static> {
    Value::Text(text.into())
}
