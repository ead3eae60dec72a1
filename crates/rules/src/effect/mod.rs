//! The language heroes are written in.
//!
//! A hero is a list of [`Effect`]s, performed in order. The rules interpret them, card texts are made from them,
//! bots read them. While one hero's abilities run, effects leave a few things for those after them: **X**, a number
//! that was counted; the faction that was *named*; the hero that was *turned over* or *revealed*; *that player*, whose
//! hero was picked.
//!
//! What an effect means regardless of what is on the table, it says itself ([`Effect::facts`], [`Move::ways`],
//! [`Which::fits`], [`Company::counts_two`], and so on), so that nobody has to interpret it a second time.

mod card;
mod facts;
mod meaning;
mod sound;

pub use card::{Card, Id};
pub(crate) use card::{
    GREEN_MINUS_X, GREEN_PLUS_X, RED_MINUS_X, RED_PLUS_X, and, and_or, decided_by, green, hero, hero_of, leading, only,
    or, or_if_leading, red, trailing, when,
};
pub use facts::Facts;
pub use meaning::{Ways, X};
pub(crate) use sound::check;

use crate::{Faction, Factions, Leader, Marker};
use serde::Serialize;

/// One thing a hero does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Markers move.
    Move(Move),
    /// X is counted.
    Count(Count),
    /// A faction is named.
    NameFaction,
    /// One hero is buried.
    Bury(Target),
    /// The hero just turned over is buried if it is of the named faction.
    BuryIfNamed,
    /// Pick a player who has a face-up hero; they bury one of theirs, of their choice.
    TheyBury,
    /// Pick a player who has a face-up hero; one of theirs is buried at random.
    BuryAtRandom,
    /// One hero is discarded from a party.
    DiscardHero(Target),
    /// One hero is turned over.
    TurnOver(Target),
    /// One hero is taken from a party into your hand; its owner is *that player*.
    TakeHero(Target),
    /// You may look at up to this many heroes, one after the other.
    MayLook(Target, u8),
    /// Turn over a hero, or look at one.
    TurnOverOrLook(Target, Target),
    /// You may take a hero and place it in the party of a player who is neither you nor its owner.
    MayGiveAway(Target),
    /// All such cards are discarded from the Tavern; X is how many.
    DiscardFromTavern(Cards),
    /// You may discard one card of this faction from the Tavern; *you did* if so.
    MayDiscardFromTavern(Faction),
    /// Empty Tavern slots are filled from the top of the Graveyard.
    RefillTavernFromGraveyard,
    /// One Tavern card is placed face up in your party.
    PlaceFromTavern,
    /// Two cards swap places.
    Exchange(Spot, Spot),
    /// Two cards may swap places.
    MayExchange(Spot, Spot),
    /// This many hand cards are placed face down in your party.
    PlaceFromHand(u8),
    /// A random card from another player's hand goes here.
    DrawFromHand(Into),
    /// Cards are drawn or looked at; one is placed face down in your party, the others go where [`Rest`] says.
    Share(Source, Rest),
    /// This many cards are drawn into your hand, all from the Wilderness or all from the Graveyard.
    DrawFromOnePile(u8),
    /// Look through the Graveyard and take one card into your hand.
    TakeFromGraveyard,
    /// Every other player discards a hand card of their choice.
    OthersDiscard,
    /// The top card of the Wilderness is revealed and stays.
    RevealFromWilderness,
    /// Pick a player; if they can, they reveal a hand card of the named faction and you add it to your hand.
    AskForNamed,
    /// Another hero's abilities are performed as if you played it.
    Perform(Copied),
    /// The performed Tavern card is placed face down in your party.
    PlacePerformed,
    /// The performed Tavern card is buried.
    BuryPerformed,
    /// You may play another hand card that is not of this faction.
    MayPlayAnother(Faction),
    /// At the end, counts as two heroes of the winning faction instead of one of its own, in this company.
    CountsTwo(Company),
    /// While it is face up, other face-up heroes of its party are turned over instead of buried.
    Protects,
}

/// How markers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Move {
    /// What must hold for it.
    pub condition: Condition,
    /// The player who chooses between the ways.
    pub decider: Decider,
    /// The first (or only) shift.
    pub first: Shift,
    /// What ties the second to it.
    pub then: Join,
}

/// One marker's part of a [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Shift {
    /// The marker that moves.
    pub pawn: Pawn,
    /// By how many spaces, and in which direction.
    pub by: By,
}

/// A marker, by color or by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Pawn {
    /// This marker.
    Is(Marker),
    /// The one farther right, if there is one.
    Leading,
    /// The other one, if one is leading.
    Trailing,
}

/// A distance on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// This many spaces to the right (or left, if negative).
    Spaces(i8),
    /// X to the right.
    PlusX,
    /// X to the left.
    MinusX,
}

/// How the second shift of a move is tied to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Join {
    /// There is no second.
    Alone,
    /// Both shifts are made.
    And(Shift),
    /// One of the two shifts is made, as somebody chooses.
    Or(Shift),
    /// One of them, or both.
    AndOr(Shift),
    /// One of them; the second only if this marker is leading.
    OrIfLeading(Marker, Shift),
}

/// What must hold for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// There is no condition.
    Always,
    /// You have at least one face-up hero of this faction.
    YouHave(Faction),
    /// You did what you might do.
    YouDid,
    /// A card was revealed, and it is not of this faction.
    RevealedIsNot(Faction),
    /// A hero was turned over, and it is of one of these factions.
    TurnedIs(Factions),
}

/// Who chooses how the markers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The player who performs the ability.
    You,
    /// The next in turn order.
    NextPlayer,
    /// The owner of the hero that was picked; without one, nothing moves.
    ThatPlayer,
}

/// What X counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Pick a player: their face-up heroes of this faction, at most 3.
    FaceUpOfAPlayer(Faction),
    /// The cards in the Graveyard, at most 3.
    Graveyard,
    /// Your hidden heroes, at most 3.
    YourHidden,
    /// The factions in your party other than this one, face up and hidden.
    YourFactionsBut(Faction),
}

/// Heroes that may be picked in parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Target {
    /// Whose party they may lie in.
    pub whose: Whose,
    /// On which side they lie.
    pub side: Side,
    /// Which of the heroes there are meant.
    pub which: Which,
}

/// Whose party a hero may be picked in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Any player's, yours too.
    Any,
    /// Yours: that of whoever performs the ability.
    Yours,
    /// Any other player's.
    Another,
    /// The next player's.
    NextPlayer,
}

/// The side a hero lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Face up.
    FaceUp,
    /// Face down.
    Hidden,
    /// Face up or hidden.
    Either,
}

/// A restriction by faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Every hero.
    Every,
    /// Heroes of this faction.
    Of(Faction),
    /// Heroes that are not of this faction.
    Not(Faction),
}

/// Cards in the Tavern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// All cards.
    All,
    /// Cards of these factions.
    Of(Factions),
    /// Those of the named faction.
    OfNamed,
}

/// One end of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// A hero in a party.
    Party(Target),
    /// A card from your hand.
    Hand,
    /// A Tavern card.
    Tavern,
    /// The top card of the Graveyard.
    GraveyardTop,
    /// One of this many top cards of the Wilderness, which are looked at first.
    WildernessTop(u8),
}

/// Where a card drawn from a hand goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Into {
    /// Your hand.
    Hand,
    /// Your party, face down.
    Party,
}

/// Where shared cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// This many from the top of the Harbor.
    Harbor(u8),
    /// This many from the top of the Wilderness.
    Wilderness(u8),
    /// This many from the top of the Graveyard.
    Graveyard(u8),
    /// All cards of the Tavern.
    Tavern,
}

/// Where the other shared cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Into your hand.
    Hand,
    /// Into the Wilderness.
    Discard,
    /// They stay on their pile: they were only looked at.
    Stay,
}

/// Whose abilities are performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Copied {
    /// A face-up hero's; it must have abilities.
    FaceUp(Whose),
    /// Those of the top card of the Graveyard.
    GraveyardTop,
    /// A Tavern card's; the card is set aside meanwhile.
    Tavern,
    /// Those of one of your hidden heroes, which is turned over first.
    Turned,
}

/// Whose company makes a hero count as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// In the party of one of these leaders.
    Leaders(Leader, Leader),
    /// In the same party as the Buried Emperor.
    Emperor,
}

impl Whose {
    /// This target, narrowed to face-up heroes.
    pub const fn face_up(self) -> Target {
        Target {
            whose: self,
            side: Side::FaceUp,
            which: Which::Every,
        }
    }

    /// This target, narrowed to hidden heroes.
    pub const fn hidden(self) -> Target {
        Target {
            whose: self,
            side: Side::Hidden,
            which: Which::Every,
        }
    }

    /// Their heroes, face up or hidden.
    pub const fn hero(self) -> Target {
        Target {
            whose: self,
            side: Side::Either,
            which: Which::Every,
        }
    }
}

impl Target {
    /// This target, narrowed to heroes of a faction.
    pub const fn of(self, faction: Faction) -> Target {
        Target {
            which: Which::Of(faction),
            ..self
        }
    }

    /// Those not of this faction.
    pub const fn not(self, faction: Faction) -> Target {
        Target {
            which: Which::Not(faction),
            ..self
        }
    }
}
