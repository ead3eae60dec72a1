//! Quick phrases for the chat: sent by id, read by everybody in their own language.

use crate::Words;

/// A quick phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Hello everyone!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Nice move!
    NiceMove,
    /// Ouch!
    Ouch,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// It was not me!
    NotMe,
    /// I know who you are.
    IKnowYou,
    /// Trust me.
    TrustMe,
    /// Red is getting too strong.
    RedTooStrong,
    /// Green is getting too strong.
    GreenTooStrong,
    /// War is coming!
    WarIsComing,
    /// Your turn!
    Hurry,
    /// One moment, please.
    OneMoment,
    /// Back in a minute.
    BackSoon,
    /// Good game!
    GoodGame,
    /// Once more?
    Again,
}

impl Phrase {
    /// All phrases, in the order of a list to choose from.
    pub const ALL: [Phrase; 17] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::NiceMove,
        Phrase::Ouch,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::NotMe,
        Phrase::IKnowYou,
        Phrase::TrustMe,
        Phrase::RedTooStrong,
        Phrase::GreenTooStrong,
        Phrase::WarIsComing,
        Phrase::Hurry,
        Phrase::OneMoment,
        Phrase::BackSoon,
        Phrase::GoodGame,
        Phrase::Again,
    ];

    /// The name used in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::NiceMove => "nice-move",
            Phrase::Ouch => "ouch",
            Phrase::Thanks => "thanks",
            Phrase::Sorry => "sorry",
            Phrase::NotMe => "not-me",
            Phrase::IKnowYou => "i-know-you",
            Phrase::TrustMe => "trust-me",
            Phrase::RedTooStrong => "red-too-strong",
            Phrase::GreenTooStrong => "green-too-strong",
            Phrase::WarIsComing => "war-is-coming",
            Phrase::Hurry => "hurry",
            Phrase::OneMoment => "one-moment",
            Phrase::BackSoon => "back-soon",
            Phrase::GoodGame => "good-game",
            Phrase::Again => "again",
        }
    }

    /// The phrase with this id.
    pub fn from_id(id: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.id() == id)
    }
}

impl Words {
    /// A quick phrase.
    ///
    /// ```
    /// use words::{Language, Phrase, Words};
    /// assert_eq!(Words::new(Language::Polish).phrase(Phrase::GoodLuck), "Powodzenia!");
    /// ```
    pub fn phrase(self, phrase: Phrase) -> String {
        self.try_format(&format!("chat-{}", phrase.id()), &[])
            .unwrap_or_default()
    }
}
