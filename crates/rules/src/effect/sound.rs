//! Heroes that make no sense do not compile.

use super::{By, Cards, Condition, Copied, Decider, Effect, Join, Move, Shift, Spot};

/// What effects leave for those after them.
struct Left {
    x: bool,
    named: bool,
    turned: bool,
    revealed: bool,
    performed: bool,
    did: bool,
    owner: bool,
}

/// Fails the build at an effect that needs what no effect before it leaves, or that asks for more than it can remember.
pub(crate) const fn check(effects: &[Effect]) {
    let mut left = Left {
        x: false,
        named: false,
        turned: false,
        revealed: false,
        performed: false,
        did: false,
        owner: false,
    };
    let mut index = 0;
    while index < effects.len() {
        check_one(&effects[index], &mut left);
        index += 1;
    }
}

const fn check_one(effect: &Effect, left: &mut Left) {
    match effect {
        Effect::Move(moves) => check_move(moves, left),
        Effect::Count(_) => left.x = true,
        Effect::NameFaction => left.named = true,
        Effect::TurnOver(_) => left.turned = true,
        Effect::TakeHero(_) => left.owner = true,
        Effect::MayDiscardFromTavern(_) => left.did = true,
        Effect::RevealFromWilderness => left.revealed = true,
        Effect::Perform(copied) => left.performed = matches!(copied, Copied::Tavern),
        Effect::BuryIfNamed => assert!(left.named && left.turned, "no faction is named or no hero turned over"),
        Effect::AskForNamed => assert!(left.named, "no faction is named"),
        Effect::DiscardFromTavern(cards) => {
            assert!(left.named || !matches!(cards, Cards::OfNamed), "no faction is named");
            left.x = true;
        }
        Effect::PlacePerformed | Effect::BuryPerformed => {
            assert!(left.performed, "no Tavern card is performed");
            left.performed = false;
        }
        Effect::MayLook(_, count) => assert!(*count <= 2, "only the hero that was looked at last is remembered"),
        Effect::Exchange(_, second) | Effect::MayExchange(_, second) => assert!(
            !matches!(second, Spot::GraveyardTop | Spot::WildernessTop(_)),
            "a card of a pile is the first of an exchange"
        ),
        Effect::Bury(_)
        | Effect::TheyBury
        | Effect::BuryAtRandom
        | Effect::DiscardHero(_)
        | Effect::TurnOverOrLook(..)
        | Effect::MayGiveAway(_)
        | Effect::RefillTavernFromGraveyard
        | Effect::PlaceFromTavern
        | Effect::PlaceFromHand(_)
        | Effect::DrawFromHand(_)
        | Effect::Share(..)
        | Effect::DrawFromOnePile(_)
        | Effect::TakeFromGraveyard
        | Effect::OthersDiscard
        | Effect::MayPlayAnother(_)
        | Effect::CountsTwo(_)
        | Effect::Protects => {}
    }
}

const fn check_move(moves: &Move, left: &Left) {
    match moves.condition {
        Condition::Always | Condition::YouHave(_) => {}
        Condition::YouDid => assert!(left.did, "there is nothing that one may do"),
        Condition::RevealedIsNot(_) => assert!(left.revealed, "no card is revealed"),
        Condition::TurnedIs(_) => assert!(left.turned, "no hero is turned over"),
    }
    match moves.decider {
        Decider::You | Decider::NextPlayer => {}
        Decider::ThatPlayer => assert!(left.owner, "no hero of a player is taken"),
    }
    let second = match moves.then {
        Join::Alone => moves.first,
        Join::And(second) | Join::Or(second) | Join::AndOr(second) | Join::OrIfLeading(_, second) => second,
    };
    assert!(left.x || !(needs_x(moves.first) || needs_x(second)), "X is not counted");
}

const fn needs_x(shift: Shift) -> bool {
    matches!(shift.by, By::PlusX | By::MinusX)
}
