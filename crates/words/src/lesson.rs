//! What the guided game says.

use crate::{Words, text};
use told::Idea;

impl Words {
    /// What the guided game says about an idea.
    ///
    /// ```
    /// use told::Idea;
    /// use words::{Language, Words};
    /// assert!(!Words::new(Language::German).lesson(Idea::Welcome).is_empty());
    /// ```
    pub fn lesson(self, idea: Idea) -> String {
        match idea {
            Idea::Welcome => text!(self, "lesson-welcome"),
            Idea::Leader => text!(self, "lesson-leader"),
            Idea::Markers => text!(self, "lesson-markers"),
            Idea::Play => text!(self, "lesson-play"),
            Idea::Adjacent => text!(self, "lesson-adjacent"),
            Idea::Draw => text!(self, "lesson-draw"),
            Idea::Harbor => text!(self, "lesson-harbor"),
            Idea::Discard => text!(self, "lesson-discard"),
            Idea::Others => text!(self, "lesson-others"),
            Idea::Undead => text!(self, "lesson-undead"),
            Idea::Hide => text!(self, "lesson-hide"),
            Idea::HideWhich => text!(self, "lesson-hide-which"),
            Idea::Hidden => text!(self, "lesson-hidden"),
            Idea::DrawAgain => text!(self, "lesson-draw-again"),
            Idea::HarborAgain => text!(self, "lesson-harbor-again"),
            Idea::DiscardAgain => text!(self, "lesson-discard-again"),
            Idea::Army => text!(self, "lesson-army"),
            Idea::End => text!(self, "lesson-end"),
            Idea::Last => text!(self, "lesson-last"),
            Idea::Won => text!(self, "lesson-won"),
            Idea::LastDraw => text!(self, "lesson-last-draw"),
            Idea::LastHarbor => text!(self, "lesson-last-harbor"),
            Idea::LastDiscard => text!(self, "lesson-last-discard"),
            Idea::Over => text!(self, "lesson-over"),
        }
    }
}
