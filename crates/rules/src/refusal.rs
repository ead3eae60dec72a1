//! Why something was refused, and the codes of all refusals, side by side so that no code means two things.

use crate::Prompt;
use crate::log::LogError;
use crate::position::{PositionError, PositionFault};

/// Why the rules refuse something. A refusal leaves everything as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Refusal {
    /// Not 2 to 6 players.
    #[error("a game has 2 to 6 players")]
    PlayerCount,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no such seat at this table.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// Somebody else must choose now.
    #[error("this seat has nothing to choose now")]
    NotAsked,
    /// Something else is asked.
    #[error("this is not what is asked now")]
    OtherQuestion(Prompt),
    /// A choice must be made here.
    #[error("passing is not possible here: what can be performed must be performed")]
    MustChoose,
    /// The card is not in that hand.
    #[error("this card is not in your hand")]
    NotInHand,
    /// The card is not among those to choose from.
    #[error("this card is not among those to choose from")]
    NotAmongCards,
    /// The Tavern slot is empty.
    #[error("this Tavern slot is empty")]
    EmptySlot,
    /// There is no card left to draw.
    #[error("there is no card to draw there")]
    EmptyPile,
    /// The hero does not lie face up in that party.
    #[error("this hero does not lie face up in that party")]
    NotFaceUp,
    /// There is no hidden hero at that place.
    #[error("there is no hidden hero at that place")]
    NoSuchHidden,
    /// Only your own party.
    #[error("it must be one of your own heroes")]
    NotYours,
    /// Only another player's party.
    #[error("it must be a hero of another player")]
    NotAnothers,
    /// Only the next player's party.
    #[error("it must be a hero of the next player")]
    NotNextPlayers,
    /// A face-up hero is needed.
    #[error("a face-up hero is needed here")]
    NeedsFaceUp,
    /// A hidden hero is needed.
    #[error("a hidden hero is needed here")]
    NeedsHidden,
    /// The wrong faction.
    #[error("this card is not of the faction that is needed here")]
    WrongFaction,
    /// The hero has already been looked at.
    #[error("you have just looked at this hero")]
    AlreadyLooked,
    /// There is nothing to perform.
    #[error("this hero has no abilities to perform")]
    NoAbilities,
    /// The hero is already being performed.
    #[error("this hero is already being performed")]
    AlreadyPerformed,
    /// That player cannot be picked.
    #[error("this player cannot be picked here")]
    PlayerCannotBePicked,
    /// No player could receive this hero.
    #[error("no other player could receive this hero")]
    NobodyToReceive,
    /// The markers cannot be moved like that.
    #[error("the markers cannot be moved like that here")]
    NoSuchMove,
}

impl Refusal {
    /// One of every kind.
    pub const ALL: [Refusal; 24] = [
        Refusal::PlayerCount,
        Refusal::Over,
        Refusal::NoSuchSeat,
        Refusal::NotAsked,
        Refusal::OtherQuestion(Prompt::Play),
        Refusal::MustChoose,
        Refusal::NotInHand,
        Refusal::NotAmongCards,
        Refusal::EmptySlot,
        Refusal::EmptyPile,
        Refusal::NotFaceUp,
        Refusal::NoSuchHidden,
        Refusal::NotYours,
        Refusal::NotAnothers,
        Refusal::NotNextPlayers,
        Refusal::NeedsFaceUp,
        Refusal::NeedsHidden,
        Refusal::WrongFaction,
        Refusal::AlreadyLooked,
        Refusal::NoAbilities,
        Refusal::AlreadyPerformed,
        Refusal::PlayerCannotBePicked,
        Refusal::NobodyToReceive,
        Refusal::NoSuchMove,
    ];

    /// Its name in protocols, kebab-case and stable.
    ///
    /// ```
    /// assert_eq!(rules::Refusal::NotInHand.code(), "not-in-hand");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::PlayerCount => "player-count",
            Refusal::Over => "game-over",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::NotAsked => "not-asked",
            Refusal::OtherQuestion(_) => "other-question",
            Refusal::MustChoose => "must-choose",
            Refusal::NotInHand => "not-in-hand",
            Refusal::NotAmongCards => "not-among-cards",
            Refusal::EmptySlot => "empty-slot",
            Refusal::EmptyPile => "empty-pile",
            Refusal::NotFaceUp => "not-face-up",
            Refusal::NoSuchHidden => "no-such-hidden",
            Refusal::NotYours => "not-yours",
            Refusal::NotAnothers => "not-anothers",
            Refusal::NotNextPlayers => "not-next-players",
            Refusal::NeedsFaceUp => "needs-face-up",
            Refusal::NeedsHidden => "needs-hidden",
            Refusal::WrongFaction => "wrong-faction",
            Refusal::AlreadyLooked => "already-looked",
            Refusal::NoAbilities => "no-abilities",
            Refusal::AlreadyPerformed => "already-performed",
            Refusal::PlayerCannotBePicked => "player-cannot-be-picked",
            Refusal::NobodyToReceive => "nobody-to-receive",
            Refusal::NoSuchMove => "no-such-move",
        }
    }
}

impl PositionFault {
    /// Its name in protocols, kebab-case and stable.
    pub const fn code(&self) -> &'static str {
        match self {
            PositionFault::NotAPosition(_) => "bad-position",
            PositionFault::SeatCount(_) => "seat-count",
            PositionFault::UnknownEdition(_) => "unknown-edition",
            PositionFault::UnknownSet(_) => "unknown-set",
            PositionFault::UnknownCard(_) => "unknown-card",
            PositionFault::UnknownLeader(_) => "unknown-leader",
            PositionFault::UnknownStep(_) | PositionFault::NotAStart(_) => "unknown-step",
            PositionFault::CardTwice(_) => "card-twice",
            PositionFault::LeaderTwice(_) => "leader-twice",
            PositionFault::MarkerOffTrack => "marker-off-track",
            PositionFault::TavernSlots(_) => "tavern-slots",
            PositionFault::NoSuchSeat(_) => Refusal::NoSuchSeat.code(),
            PositionFault::NobodyActive => "nobody-active",
            PositionFault::TooMuchChance(_) => "too-much-chance",
            PositionFault::Discarded(_) => "bad-discarded",
            PositionFault::Known(_) => "bad-known",
            PositionFault::SinceDiffers | PositionFault::SinceTwice => "bad-since",
            PositionFault::Revision(_) => REVISION,
            PositionFault::NoRandomSeed => "no-random-seed",
        }
    }
}

/// Something was saved by other rules.
const REVISION: &str = "other-revision";

impl PositionError {
    /// The code of the first thing that is wrong.
    pub fn code(&self) -> &'static str {
        self.faults().first().map_or("bad-position", PositionFault::code)
    }
}

impl LogError {
    /// Its name in protocols, kebab-case and stable.
    pub fn code(&self) -> &'static str {
        match self {
            LogError::NotALog(_) | LogError::Unreadable { .. } => "bad-log",
            LogError::Version(_) => "log-version",
            LogError::Revision { .. } => REVISION,
            LogError::Start(error) => error.code(),
            LogError::SeedHash => "seed-hash-differs",
            LogError::Refused { .. } => "log-refused",
            LogError::Changed { .. } => "log-changed",
            LogError::Outcome => "log-outcome-differs",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_refusal_has_a_code_of_its_own() {
        let codes: BTreeSet<_> = Refusal::ALL.into_iter().map(Refusal::code).collect();
        assert_eq!(codes.len(), Refusal::ALL.len());
    }
}
