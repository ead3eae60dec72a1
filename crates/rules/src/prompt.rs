//! What the game asks.

use crate::game::Frame;
use crate::vocabulary::named;
use crate::{Hero, Seat, effect::Effect};
use serde::{Deserialize, Serialize};

/// The kind of question. The effect that asks, in [`Asked`], says the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Prompt {
    /// Setting up: which card goes face down into your party.
    SetupHidden,
    /// Setting up: which card goes into the Wilderness.
    SetupWilderness,
    /// Play a card, or discard the first of up to three, or pass.
    Play,
    /// Discard another card, or stop.
    DiscardMore,
    /// Draw from the Tavern or the Harbor.
    Draw,
    /// Discard down to three.
    DiscardDown,
    /// Which way the markers move.
    Move,
    /// Name a faction.
    NameFaction,
    /// A player whose heroes are counted.
    PlayerToCount,
    /// A player who loses a face-up hero to the Graveyard.
    PlayerToBuryFrom,
    /// A player from whose hand a card is drawn.
    PlayerToDrawFrom,
    /// A player who is asked for a card of the named faction.
    PlayerToAsk,
    /// A player who receives the hero.
    PlayerToGiveTo,
    /// A hero to bury.
    HeroToBury,
    /// A hero to discard.
    HeroToDiscard,
    /// A hero to turn over.
    HeroToTurnOver,
    /// A hero to take into the hand.
    HeroToTake,
    /// A hidden hero to look at.
    HeroToLookAt,
    /// A hero to give away.
    HeroToGiveAway,
    /// A hero to exchange.
    HeroToExchange,
    /// A hero whose abilities are performed.
    HeroToPerform,
    /// Turn over or look.
    TurnOverOrLook,
    /// A Tavern card to discard.
    TavernToDiscard,
    /// A Tavern card to place face up in your party.
    TavernToPlace,
    /// A Tavern card to exchange.
    TavernToExchange,
    /// A Tavern card to perform.
    TavernToPerform,
    /// A hand card to place face down in your party.
    HandToPlace,
    /// A hand card to exchange.
    HandToExchange,
    /// A hand card to discard, because another's ability demands it.
    HandToDiscard,
    /// A hand card of the named faction to show and give.
    HandToShow,
    /// Another hand card to play.
    PlayAnother,
    /// Which of the drawn or seen cards goes face down into your party.
    CardToPlace,
    /// Which card of the Graveyard to take.
    CardToTake,
    /// Which of the seen cards to exchange.
    CardToExchange,
    /// Which pile to draw from.
    PileToDrawFrom,
}

impl Prompt {
    /// All kinds of questions.
    pub const ALL: [Prompt; 35] = [
        Prompt::SetupHidden,
        Prompt::SetupWilderness,
        Prompt::Play,
        Prompt::DiscardMore,
        Prompt::Draw,
        Prompt::DiscardDown,
        Prompt::Move,
        Prompt::NameFaction,
        Prompt::PlayerToCount,
        Prompt::PlayerToBuryFrom,
        Prompt::PlayerToDrawFrom,
        Prompt::PlayerToAsk,
        Prompt::PlayerToGiveTo,
        Prompt::HeroToBury,
        Prompt::HeroToDiscard,
        Prompt::HeroToTurnOver,
        Prompt::HeroToTake,
        Prompt::HeroToLookAt,
        Prompt::HeroToGiveAway,
        Prompt::HeroToExchange,
        Prompt::HeroToPerform,
        Prompt::TurnOverOrLook,
        Prompt::TavernToDiscard,
        Prompt::TavernToPlace,
        Prompt::TavernToExchange,
        Prompt::TavernToPerform,
        Prompt::HandToPlace,
        Prompt::HandToExchange,
        Prompt::HandToDiscard,
        Prompt::HandToShow,
        Prompt::PlayAnother,
        Prompt::CardToPlace,
        Prompt::CardToTake,
        Prompt::CardToExchange,
        Prompt::PileToDrawFrom,
    ];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Prompt::SetupHidden => "setup-hidden",
            Prompt::SetupWilderness => "setup-wilderness",
            Prompt::Play => "play",
            Prompt::DiscardMore => "discard-more",
            Prompt::Draw => "draw",
            Prompt::DiscardDown => "discard-down",
            Prompt::Move => "move",
            Prompt::NameFaction => "name-faction",
            Prompt::PlayerToCount => "player-to-count",
            Prompt::PlayerToBuryFrom => "player-to-bury-from",
            Prompt::PlayerToDrawFrom => "player-to-draw-from",
            Prompt::PlayerToAsk => "player-to-ask",
            Prompt::PlayerToGiveTo => "player-to-give-to",
            Prompt::HeroToBury => "hero-to-bury",
            Prompt::HeroToDiscard => "hero-to-discard",
            Prompt::HeroToTurnOver => "hero-to-turn-over",
            Prompt::HeroToTake => "hero-to-take",
            Prompt::HeroToLookAt => "hero-to-look-at",
            Prompt::HeroToGiveAway => "hero-to-give-away",
            Prompt::HeroToExchange => "hero-to-exchange",
            Prompt::HeroToPerform => "hero-to-perform",
            Prompt::TurnOverOrLook => "turn-over-or-look",
            Prompt::TavernToDiscard => "tavern-to-discard",
            Prompt::TavernToPlace => "tavern-to-place",
            Prompt::TavernToExchange => "tavern-to-exchange",
            Prompt::TavernToPerform => "tavern-to-perform",
            Prompt::HandToPlace => "hand-to-place",
            Prompt::HandToExchange => "hand-to-exchange",
            Prompt::HandToDiscard => "hand-to-discard",
            Prompt::HandToShow => "hand-to-show",
            Prompt::PlayAnother => "play-another",
            Prompt::CardToPlace => "card-to-place",
            Prompt::CardToTake => "card-to-take",
            Prompt::CardToExchange => "card-to-exchange",
            Prompt::PileToDrawFrom => "pile-to-draw-from",
        }
    }
}

named!(Prompt, "prompt");

/// A question to one seat, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who must choose.
    pub seat: Seat,
    /// The kind of question.
    pub prompt: Prompt,
    /// The hero whose ability asks; none for the steps of a turn.
    pub source: Option<Hero>,
    /// The effect of that hero that asks.
    pub effect: Option<&'static Effect>,
}

impl Asked {
    /// What `seat` is asked, by the hero on top of the stack if one is performed.
    pub(crate) fn of(seat: Seat, prompt: Prompt, frame: Option<&Frame>) -> Asked {
        Asked {
            seat,
            prompt,
            source: frame.map(|frame| frame.hero),
            effect: frame.and_then(Frame::current),
        }
    }
}
