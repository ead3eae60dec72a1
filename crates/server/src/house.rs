//! What makes a server its host's own: texts, words that are not wanted, who may come in, and how long things are kept.

use crate::secret::{AdminSecret, Password};
use crate::text::folded;
use std::collections::HashSet;
use std::time::Duration;

/// What a host has set up.
#[derive(Clone, Debug, Default)]
pub struct House {
    /// What people read before they sit down.
    pub welcome: Option<String>,
    /// A text that says who runs the server.
    pub imprint: Option<String>,
    /// What the host has to say about what is kept of people, beside what the server says itself.
    pub privacy: Option<String>,
    /// Words that are not wanted in names and chat.
    pub words: WordList,
    /// What lets people in; everybody may come in if there is none.
    pub passwords: Vec<Password>,
    /// What opens the door for hosts; it stays closed without.
    pub admin: Option<AdminSecret>,
    /// How long things are kept.
    pub keep: Keep,
}

impl House {
    /// Whether somebody may open tables and look around.
    pub(crate) fn lets_in(&self, password: Option<&str>) -> bool {
        // All are compared, so that nothing can be learned from how long it takes.
        let knows = |given: &str| self.passwords.iter().filter(|one| one.is(given)).count() > 0;
        self.passwords.is_empty() || password.is_some_and(knows)
    }
}

/// How long things are kept.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// What was typed at tables; as long as the table without it.
    pub chat: Option<Duration>,
    /// Tables at which the last game is over, with their games; forever without it.
    pub games: Option<Duration>,
    /// How long a record is kept of what hosts did.
    pub audit: Duration,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            chat: None,
            games: None,
            audit: Duration::from_secs(365 * 86_400),
        }
    }
}

/// Words that are not wanted. They are found in any case, and with letters that only look like theirs.
///
/// ```
/// let list = server::WordList::read("# not here\nturnip\nrad*\n");
/// assert_eq!(list.masked("You TURNIP, you radish!"), "You ******, you ******!");
/// assert_eq!(list.masked("Turnips are fine."), "Turnips are fine.");
/// ```
#[derive(Clone, Debug, Default)]
pub struct WordList {
    words: HashSet<String>,
    /// Beginnings of words.
    beginnings: Vec<String>,
}

impl WordList {
    /// A word per line; with a star at its end, all words that begin like this. Lines that begin with `#` are comments.
    pub fn read(text: &str) -> WordList {
        let mut list = WordList::default();
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.strip_suffix('*') {
                Some("") => {}
                Some(beginning) => list.beginnings.push(folded(beginning)),
                None => drop(list.words.insert(folded(line))),
            }
        }
        list
    }

    /// How many words it has.
    pub fn len(&self) -> usize {
        self.words.len() + self.beginnings.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn has(&self, word: &str) -> bool {
        let word = folded(word);
        self.words.contains(&word) || self.beginnings.iter().any(|beginning| word.starts_with(beginning))
    }

    /// Whether a name holds such a word, also one that is spelled out with something between its letters.
    pub fn is_in(&self, name: &str) -> bool {
        let mut words = name.split(|letter: char| !letter.is_alphanumeric());
        let joined: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
        !self.is_empty() && (words.any(|word| !word.is_empty() && self.has(word)) || self.has(&joined))
    }

    /// The text with stars for such words.
    pub fn masked(&self, text: &str) -> String {
        if self.is_empty() {
            return text.to_owned();
        }
        let mut masked = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest
                .find(|letter: char| !letter.is_alphanumeric())
                .unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            match self.has(word) && !word.is_empty() {
                true => masked.extend(word.chars().map(|_| '*')),
                false => masked.push_str(word),
            }
            let between = after.find(char::is_alphanumeric).unwrap_or(after.len());
            masked.push_str(&after[..between]);
            rest = &after[between..];
        }
        masked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_however_they_are_written() {
        let list = WordList::read("turnip\nRÜBE\n\n# radish\nbeet*\n*\n");
        assert_eq!(list.len(), 3);
        for (text, masked) in [
            ("turnip", "******"),
            ("Turnip!turnip", "******!******"),
            ("tur\u{43f}ip tиrnip turnipы", "tur\u{43f}ip tиrnip turnipы"),
            ("\u{ff34}\u{ff35}\u{ff32}\u{ff2e}\u{ff29}\u{ff30}", "******"),
            ("tur\u{578}ip", "******"),
            ("rübe, Rübezahl", "****, Rübezahl"),
            ("beetroot and beets", "******** and *****"),
            ("a radish for 🥕", "a radish for 🥕"),
            ("", ""),
        ] {
            assert_eq!(list.masked(text), masked, "{text}");
        }
        for name in ["Turnip", "the turnip", "t.u.r.n.i.p", "beetle"] {
            assert!(list.is_in(name), "{name}");
        }
        for name in ["Turner", "Ada", "🥕", ""] {
            assert!(!list.is_in(name), "{name}");
        }
        let none = WordList::default();
        assert!(!none.is_in("turnip") && none.masked("turnip") == "turnip");
    }

    #[test]
    fn closed_houses_want_a_password() {
        let mut house = House::default();
        assert!(house.lets_in(None));
        house.passwords = ["first", "second"].into_iter().filter_map(Password::new).collect();
        assert!(house.lets_in(Some("first")) && house.lets_in(Some("second")));
        assert!(!house.lets_in(None) && !house.lets_in(Some("third")) && !house.lets_in(Some("")));
    }
}
