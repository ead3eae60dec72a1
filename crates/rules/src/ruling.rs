//! The places where the printed sources are silent or disagree, and this project decided.

use crate::vocabulary::named;

/// A ruling, which is part of the rules: each is covered by tests and explained in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Ruling {
    /// All players make the set-up choice at the same time; the starting player's card lies lowest.
    SimultaneousSetup,
    /// "Up to three" cards may be none: a player may pass.
    MayPass,
    /// With Harbor and Wilderness empty, draw and refill as far as possible.
    BothPilesEmpty,
    /// A move may be chosen even if its marker cannot move.
    StuckMarker,
    /// Who can be picked when something happens to their cards, and who when it only sets a number.
    WhoCanBePicked,
    /// The order of cards that leave the Tavern together, or are discarded by several players at once.
    LeavingTogether,
    /// A pile smaller than asked gives what it has, the hidden card first.
    SmallPile,
    /// Hidden heroes are looked at one after the other, and everybody sees that.
    LookingInTurn,
    /// The Emperor is never "not" of a faction.
    EmperorIsNeverNot,
    /// The Emperor has no ability to copy.
    EmperorCannotBeCopied,
    /// A card being performed cannot be copied again in the same chain.
    ChainsEnd,
    /// A Tavern card is set aside while it is being performed.
    SetAside,
    /// The Keeper of Discord has no faction.
    KeeperHasNoFaction,
}

impl Ruling {
    /// All rulings, in the order of the rules.
    pub const ALL: [Ruling; 13] = [
        Ruling::SimultaneousSetup,
        Ruling::MayPass,
        Ruling::BothPilesEmpty,
        Ruling::StuckMarker,
        Ruling::WhoCanBePicked,
        Ruling::LeavingTogether,
        Ruling::SmallPile,
        Ruling::LookingInTurn,
        Ruling::EmperorIsNeverNot,
        Ruling::EmperorCannotBeCopied,
        Ruling::ChainsEnd,
        Ruling::SetAside,
        Ruling::KeeperHasNoFaction,
    ];

    /// The name used in files and links.
    pub const fn id(self) -> &'static str {
        match self {
            Ruling::SimultaneousSetup => "simultaneous-setup",
            Ruling::MayPass => "may-pass",
            Ruling::BothPilesEmpty => "both-piles-empty",
            Ruling::StuckMarker => "stuck-marker",
            Ruling::WhoCanBePicked => "who-can-be-picked",
            Ruling::LeavingTogether => "leaving-together",
            Ruling::SmallPile => "small-pile",
            Ruling::LookingInTurn => "looking-in-turn",
            Ruling::EmperorIsNeverNot => "emperor-is-never-not",
            Ruling::EmperorCannotBeCopied => "emperor-cannot-be-copied",
            Ruling::ChainsEnd => "chains-end",
            Ruling::SetAside => "set-aside",
            Ruling::KeeperHasNoFaction => "keeper-has-no-faction",
        }
    }
}

named!(Ruling, "ruling");
