//! Why something was refused, in the player's language.

use crate::{Words, text};
use rules::Refusal;

impl Words {
    /// The reason for a refusal, as a sentence.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let words = Words::new(Language::German);
    /// assert_eq!(words.refusal(rules::Refusal::NotFaceUp), "Dieser Charakter liegt nicht offen.");
    /// ```
    pub fn refusal(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::PlayerCount => text!(self, "refusal-player-count"),
            Refusal::Over => text!(self, "refusal-over"),
            Refusal::NoSuchSeat => text!(self, "refusal-no-such-seat"),
            Refusal::NotAsked => text!(self, "refusal-not-asked"),
            Refusal::OtherQuestion(_) => text!(self, "refusal-other-question"),
            Refusal::MustChoose => text!(self, "refusal-must-choose"),
            Refusal::NotInHand => text!(self, "refusal-not-in-hand"),
            Refusal::NotAmongCards => text!(self, "refusal-not-among-cards"),
            Refusal::EmptySlot => text!(self, "refusal-empty-slot"),
            Refusal::EmptyPile => text!(self, "refusal-empty-pile"),
            Refusal::NotFaceUp => text!(self, "refusal-not-face-up"),
            Refusal::NoSuchHidden => text!(self, "refusal-no-such-hidden"),
            Refusal::NotYours => text!(self, "refusal-not-yours"),
            Refusal::NotAnothers => text!(self, "refusal-not-anothers"),
            Refusal::NotNextPlayers => text!(self, "refusal-not-next-players"),
            Refusal::NeedsFaceUp => text!(self, "refusal-needs-face-up"),
            Refusal::NeedsHidden => text!(self, "refusal-needs-hidden"),
            Refusal::WrongFaction => text!(self, "refusal-wrong-faction"),
            Refusal::AlreadyLooked => text!(self, "refusal-already-looked"),
            Refusal::NoAbilities => text!(self, "refusal-no-abilities"),
            Refusal::AlreadyPerformed => text!(self, "refusal-already-performed"),
            Refusal::PlayerCannotBePicked => text!(self, "refusal-player-cannot-be-picked"),
            Refusal::NobodyToReceive => text!(self, "refusal-nobody-to-receive"),
            Refusal::NoSuchMove => text!(self, "refusal-no-such-move"),
        }
    }
}
