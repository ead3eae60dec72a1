//! What the game asks.

use crate::{Hero, Seat, effect::Effect};
use serde::{Deserialize, Serialize};

/// The kind of a question. The effect that asks, in [`Asked`], tells the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Setting up: which card goes face down into the own party.
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
    /// A player one of whose face-up heroes is buried.
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
    /// A Tavern card to place face up in the own party.
    TavernToPlace,
    /// A Tavern card to exchange.
    TavernToExchange,
    /// A Tavern card to perform.
    TavernToPerform,
    /// A hand card to place face down in the own party.
    HandToPlace,
    /// A hand card to exchange.
    HandToExchange,
    /// A hand card to discard, because another's ability demands it.
    HandToDiscard,
    /// A hand card of the named faction to show and give.
    HandToShow,
    /// Another hand card to play.
    PlayAnother,
    /// Which of the drawn or seen cards goes face down into the own party.
    CardToPlace,
    /// Which card of the Graveyard to take.
    CardToTake,
    /// Which of the seen cards to exchange.
    CardToExchange,
    /// Which pile to draw from.
    PileToDrawFrom,
}

impl Prompt {
    /// Its name in protocols.
    pub fn id(self) -> String {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::String(id)) => id,
            _ => String::new(),
        }
    }
}

/// A question to one seat, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who must choose.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// The hero whose ability asks; none for the steps of a turn.
    pub source: Option<Hero>,
    /// The effect of that hero that asks.
    pub effect: Option<&'static Effect>,
}
