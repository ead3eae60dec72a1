//! Quick phrases for the chat: sent by id, read by everybody in their own language.

use crate::Words;
use told::Phrase;

impl Words {
    /// A quick phrase.
    ///
    /// ```
    /// use told::Phrase;
    /// use words::{Language, Words};
    /// assert_eq!(Words::new(Language::Polish).phrase(Phrase::GoodLuck), "Powodzenia!");
    /// ```
    pub fn phrase(self, phrase: Phrase) -> String {
        self.try_format(&format!("chat-{}", phrase.id()), &[])
            .unwrap_or_default()
    }
}
