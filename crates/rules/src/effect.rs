//! The language heroes are written in.
//!
//! A hero is a list of [`Effect`]s, performed in order. The rules interpret them, card texts are made from them,
//! bots read them. Effects share a few registers while one hero's abilities run: **X**, a number that was counted;
//! the faction that was *named*; the hero that was *turned over* or *revealed*; *that player*, whose hero was picked.

use crate::{Faction, Factions, Leader, Marker, Set};

/// The facts of a hero, as printed: one line of a file in `heroes/`.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub(crate) number: u8,
    pub(crate) name: &'static str,
    pub(crate) id: Id,
    pub(crate) factions: Factions,
    pub(crate) set: Set,
    pub(crate) advanced: bool,
    pub(crate) effects: &'static [Effect],
}

/// One thing a hero does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// One hero is taken from a party into the own hand; its owner is *that player*.
    TakeHero(Target),
    /// You may look at up to so many heroes, one after the other.
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
    /// One Tavern card is placed face up in the own party.
    PlaceFromTavern,
    /// Two cards swap places.
    Exchange(Spot, Spot),
    /// The same, if you like.
    MayExchange(Spot, Spot),
    /// So many hand cards are placed face down in the own party.
    PlaceFromHand(u8),
    /// A random card of another player's hand comes here.
    DrawFromHand(Into),
    /// Cards are drawn or looked at; one is placed face down in the own party, the rest goes where [`Rest`] says.
    Share(Source, Rest),
    /// So many cards are drawn into the hand, all from the Wilderness or all from the Graveyard.
    DrawFromOnePile(u8),
    /// Look through the Graveyard and take one card into the hand.
    TakeFromGraveyard,
    /// Every other player discards a hand card of their choice.
    OthersDiscard,
    /// The top card of the Wilderness is revealed and stays.
    RevealFromWilderness,
    /// Pick a player; if they can, they reveal a hand card of the named faction and you add it to your hand.
    AskForNamed,
    /// Another hero's abilities are performed as if you played it.
    Perform(Copied),
    /// The performed Tavern card is placed face down in the own party.
    PlacePerformed,
    /// The performed Tavern card is buried.
    BuryPerformed,
    /// You may play another hand card that is not of this faction.
    MayPlayAnother(Faction),
    /// At the end, counts as two of the winning faction instead of one of its own, if so.
    CountsTwo(Company),
    /// While it is face up, other face-up heroes of its party are turned over instead of buried.
    Protects,
}

/// How markers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// What must hold for it.
    pub condition: Condition,
    /// Who chooses.
    pub decider: Decider,
    /// The first (or only) shift.
    pub first: Shift,
    /// What ties the second to it.
    pub then: Join,
}

/// One marker's part of a [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Which marker.
    pub pawn: Pawn,
    /// How far.
    pub by: By,
}

/// A marker, by colour or by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pawn {
    /// This marker.
    Is(Marker),
    /// The one farther right, if there is one.
    Leading,
    /// The other one, if one is leading.
    Trailing,
}

/// A distance on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// So many spaces to the right (or left, if negative).
    Spaces(i8),
    /// X to the right.
    PlusX,
    /// X to the left.
    MinusX,
}

/// How the second shift of a move is tied to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// There is no second.
    Alone,
    /// Both.
    And(Shift),
    /// One of them.
    Or(Shift),
    /// One of them, or both.
    AndOr(Shift),
    /// One of them; the second only if this marker is leading.
    OrIfLeading(Marker, Shift),
}

/// What must hold for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// The player who performs the ability.
    You,
    /// The next in turn order.
    NextPlayer,
    /// The owner of the hero that was picked; without one, nothing moves.
    ThatPlayer,
}

/// What X counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Pick a player: their face-up heroes of this faction, at most 3.
    FaceUpOfAPlayer(Faction),
    /// The cards in the Graveyard, at most 3.
    Graveyard,
    /// The own hidden heroes, at most 3.
    YourHidden,
    /// The factions in the own party but this one, face up and hidden.
    YourFactionsBut(Faction),
}

/// Heroes that may be picked in parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// In whose party.
    pub whose: Whose,
    /// On which side they lie.
    pub side: Side,
    /// Which of them.
    pub which: Which,
}

/// Whose party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Any player's, the own too.
    Any,
    /// The own.
    Yours,
    /// Any other player's.
    Another,
    /// The next player's.
    NextPlayer,
}

/// The side a hero lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Face up.
    FaceUp,
    /// Face down.
    Hidden,
    /// Either.
    Either,
}

/// A restriction by faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Every hero.
    Every,
    /// Heroes of this faction.
    Of(Faction),
    /// Heroes that are not of this faction.
    Not(Faction),
}

/// Cards in the Tavern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// All of them.
    All,
    /// Those of these factions.
    Of(Factions),
    /// Those of the named faction.
    OfNamed,
}

/// One end of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A hero in a party.
    Party(Target),
    /// A card of the own hand.
    Hand,
    /// A Tavern card.
    Tavern,
    /// The top card of the Graveyard.
    GraveyardTop,
    /// One of so many top cards of the Wilderness, which are looked at first.
    WildernessTop(u8),
}

/// Where a card drawn from a hand goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// The own hand.
    Hand,
    /// The own party, face down.
    Party,
}

/// Where shared cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// So many from the top of the Harbor.
    Harbor(u8),
    /// So many from the top of the Wilderness.
    Wilderness(u8),
    /// So many from the top of the Graveyard.
    Graveyard(u8),
    /// All cards of the Tavern.
    Tavern,
}

/// Where the rest of shared cards goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Into the own hand.
    Hand,
    /// Into the Wilderness.
    Discard,
    /// It stays on its pile: the cards were only looked at.
    Stay,
}

/// Whose abilities are performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// A face-up hero's; it must have abilities.
    FaceUp(Whose),
    /// The top card of the Graveyard's.
    GraveyardTop,
    /// A Tavern card's, which is set aside meanwhile.
    Tavern,
    /// An own hidden hero's, which is turned over first.
    Turned,
}

/// Whose company makes a hero count as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// In the party of one of these leaders.
    Leaders(Leader, Leader),
    /// In the same party as the Buried Emperor.
    Emperor,
}

/// The kebab-case form of a hero's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id {
    bytes: [u8; 32],
    length: u8,
}

impl Id {
    const fn from_name(name: &str) -> Id {
        let name = name.as_bytes();
        let mut bytes = [0; 32];
        let mut length = 0;
        let mut index = 0;
        while index < name.len() {
            match name[index] {
                b'\'' => {}
                letter => {
                    bytes[length] = match letter {
                        b' ' => b'-',
                        other => other.to_ascii_lowercase(),
                    };
                    length += 1;
                }
            }
            index += 1;
        }
        Id {
            bytes,
            length: length as u8,
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..self.length as usize]).unwrap_or_default()
    }
}

impl std::fmt::Debug for Id {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.as_str())
    }
}

// What follows makes a hero readable as one line.

impl Card {
    pub(crate) const fn advanced(self) -> Card {
        Card { advanced: true, ..self }
    }

    pub(crate) const fn set(self, set: Set) -> Card {
        Card { set, ..self }
    }
}

pub(crate) const fn hero(number: u8, name: &'static str, faction: Faction, effects: &'static [Effect]) -> Card {
    hero_of(number, name, faction.only(), effects)
}

pub(crate) const fn hero_of(number: u8, name: &'static str, factions: Factions, effects: &'static [Effect]) -> Card {
    Card {
        number,
        name,
        id: Id::from_name(name),
        factions,
        set: Set::Base,
        advanced: false,
        effects,
    }
}

const fn shift(pawn: Pawn, by: By) -> Shift {
    Shift { pawn, by }
}

pub(crate) const fn red(spaces: i8) -> Shift {
    shift(Pawn::Is(Marker::Red), By::Spaces(spaces))
}

pub(crate) const fn green(spaces: i8) -> Shift {
    shift(Pawn::Is(Marker::Green), By::Spaces(spaces))
}

pub(crate) const RED_PLUS_X: Shift = shift(Pawn::Is(Marker::Red), By::PlusX);
pub(crate) const RED_MINUS_X: Shift = shift(Pawn::Is(Marker::Red), By::MinusX);
pub(crate) const GREEN_PLUS_X: Shift = shift(Pawn::Is(Marker::Green), By::PlusX);
pub(crate) const GREEN_MINUS_X: Shift = shift(Pawn::Is(Marker::Green), By::MinusX);

pub(crate) const fn leading(spaces: i8) -> Shift {
    shift(Pawn::Leading, By::Spaces(spaces))
}

pub(crate) const fn trailing(spaces: i8) -> Shift {
    shift(Pawn::Trailing, By::Spaces(spaces))
}

const fn joined(first: Shift, then: Join) -> Effect {
    Effect::Move(Move {
        condition: Condition::Always,
        decider: Decider::You,
        first,
        then,
    })
}

pub(crate) const fn only(shift: Shift) -> Effect {
    joined(shift, Join::Alone)
}

pub(crate) const fn and(first: Shift, second: Shift) -> Effect {
    joined(first, Join::And(second))
}

pub(crate) const fn or(first: Shift, second: Shift) -> Effect {
    joined(first, Join::Or(second))
}

pub(crate) const fn and_or(first: Shift, second: Shift) -> Effect {
    joined(first, Join::AndOr(second))
}

pub(crate) const fn or_if_leading(first: Shift, marker: Marker, second: Shift) -> Effect {
    joined(first, Join::OrIfLeading(marker, second))
}

pub(crate) const fn when(condition: Condition, effect: Effect) -> Effect {
    match effect {
        Effect::Move(moves) => Effect::Move(Move { condition, ..moves }),
        other => other,
    }
}

pub(crate) const fn decided_by(decider: Decider, effect: Effect) -> Effect {
    match effect {
        Effect::Move(moves) => Effect::Move(Move { decider, ..moves }),
        other => other,
    }
}

impl Whose {
    /// Their face-up heroes.
    pub const fn face_up(self) -> Target {
        Target {
            whose: self,
            side: Side::FaceUp,
            which: Which::Every,
        }
    }

    /// Their hidden heroes.
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
    /// Those of this faction.
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
