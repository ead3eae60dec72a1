//! Quick phrases for the chat: sent by id, read by everybody in their own language.

use serde::{Deserialize, Serialize};

/// A quick phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_written_as_their_names() {
        for phrase in Phrase::ALL {
            assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.id());
            assert_eq!(Phrase::from_id(phrase.id()), Some(phrase));
        }
    }
}
