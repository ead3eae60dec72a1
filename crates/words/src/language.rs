//! The three languages, and how the right one is found.

use std::fmt;

/// A language the game speaks.
///
/// ```
/// use words::Language;
/// assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
/// assert_eq!(Language::from_tag("pl_PL.UTF-8"), Some(Language::Polish));
/// assert_eq!(Language::from_tag("fr"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Language {
    /// English, spoken where no other language fits.
    #[default]
    English,
    /// German.
    German,
    /// Polish.
    Polish,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Polish];

    /// The name used in files, options and web pages: `en`, `de` or `pl`.
    pub const fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }

    /// The language with this id.
    pub fn from_id(id: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.id() == id)
    }

    /// What the language calls itself, for a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Polish => "Polski",
        }
    }

    /// The language of a tag as browsers (`de-AT`) and systems (`pl_PL.UTF-8`) write it, if the game speaks it.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.trim();
        Language::ALL
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.id()))
    }

    /// The first language of a list of tags that the game speaks, for example a browser's `navigator.languages`.
    ///
    /// ```
    /// use words::Language;
    /// assert_eq!(Language::from_tags(["fr-FR", "pl", "en"]), Some(Language::Polish));
    /// ```
    pub fn from_tags<Tag: AsRef<str>>(tags: impl IntoIterator<Item = Tag>) -> Option<Language> {
        tags.into_iter().find_map(|tag| Language::from_tag(tag.as_ref()))
    }

    /// The language of the system, by its environment; English where it says nothing, or something else.
    pub fn from_system() -> Language {
        Language::from_environment(|name| std::env::var(name).ok())
    }

    /// As [`Language::from_system`], with the environment given: `LC_ALL` before `LC_MESSAGES` before `LANG`, and
    /// the list in `LANGUAGE` before all of them, unless they ask for the plain `C` locale.
    fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(&variable)
            .find(|value| !value.is_empty())
            .unwrap_or_default();
        if locale == "C" || locale == "POSIX" || locale.starts_with("C.") {
            return Language::English;
        }
        let wishes = variable("LANGUAGE").unwrap_or_default();
        Language::from_tags(wishes.split(':').chain([locale.as_str()])).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{self, *};

    fn system(variables: &[(&str, &str)]) -> Language {
        Language::from_environment(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_chooses() {
        assert_eq!(system(&[]), English);
        assert_eq!(system(&[("LANG", "de_DE.UTF-8")]), German);
        assert_eq!(system(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "pl_PL")]), Polish);
        assert_eq!(system(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")]), German);
        assert_eq!(system(&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "fr:pl:de")]), Polish);
        assert_eq!(system(&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "pl")]), English);
        assert_eq!(system(&[("LANG", "fr_FR.UTF-8")]), English);
    }

    #[test]
    fn ids_and_tags_agree() {
        for language in Language::ALL {
            assert_eq!(Language::from_id(language.id()), Some(language));
            assert_eq!(Language::from_tag(language.id()), Some(language));
        }
        assert_eq!(Language::from_tag("DE"), Some(German));
        assert_eq!(Language::from_tag(""), None);
        assert_eq!(Language::from_tag("deutsch"), None);
        assert_eq!(Language::from_id("de-AT"), None);
    }
}
