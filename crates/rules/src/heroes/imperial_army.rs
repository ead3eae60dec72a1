//! Imperial Army, numbers 19 to 36.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 18] = [
    hero(19, "Short-Sighted Soldier", E, &[and(red(1), green(-1))]),
    hero(20, "Doubtful Priest", E, &[decided_by(NextPlayer, or(red(2), red(-2))), MayPlayAnother(E)]).advanced(),
    hero(21, "Underestimated Squire", E, &[and(red(-1), green(-1)), MayExchange(Party(Yours.hidden()), Spot::Hand)]),
    hero(22, "Flailing Knight", E, &[and(red(-1), green(-3))]),
    hero(23, "Underpaid Mercenary", E, &[and(red(3), green(1))]),
    hero(24, "Heart-Bending Bard", E, &[DiscardFromTavern(Of(W.only().union(T.only()))), only(GREEN_MINUS_X)]).advanced(),
    hero(25, "Modest Monsterslayer", E, &[Perform(Copied::Tavern), PlacePerformed]).advanced(),
    hero(26, "Ace Fighter", E, &[or_if_leading(red(1), Green, red(2))]),
    hero(27, "Battle Connoisseur", E, &[only(green(1)), Share(Source::Tavern, Discard)]).advanced(),
    hero(28, "Canned Champion", E, &[or(red(-1), green(1)), Bury(Any.face_up().of(T))]),
    hero(29, "Nagging Northman", E, &[MayDiscardFromTavern(T), when(YouDid, only(red(2)))]),
    hero(30, "Almost-Evil Scholar", E, &[Count(FaceUpOfAPlayer(T)), only(RED_PLUS_X)]).advanced(),
    hero(31, "Well-Aged Warrior", E, &[and(red(1), green(1)), PlaceFromHand(1)]),
    hero(32, "Androgyn Assassin", E, &[or(red(-1), green(1)), NameFaction, TurnOver(Another.hidden()), BuryIfNamed]),
    hero(33, "Groggy Preacher", E, &[or(red(1), green(1)), Exchange(Spot::Tavern, Party(Yours.face_up()))]),
    hero(34, "Queer Quartermaster", E, &[only(red(1)), MayExchange(Party(Yours.face_up().not(E)), Spot::Hand)]),
    hero(35, "Angry Priestess", E, &[MayDiscardFromTavern(U), when(YouDid, only(green(-2)))]),
    hero(36, "Resilient Rearguard", E, &[or(red(1), green(-1)), DrawFromHand(Into::Hand)]),
];
