//! Water Folk, numbers 55 to 72.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 18] = [
    hero(55, "Pessimistic Whaleman", W, &[or(red(1), green(1)), Share(Harbor(2), Discard)]),
    hero(56, "Tentacled Oracle", W, &[RevealFromWilderness, when(RevealedIsNot(U), and(red(-3), green(-3)))]).advanced(),
    hero(57, "Drowned Deserter", W, &[or(leading(-1), trailing(2))]),
    hero(58, "Deep Sea Squire", W, &[or(red(1), green(1)), Share(Harbor(2), Rest::Hand)]),
    hero(59, "Vegetarian Sharkguard", W, &[and_or(red(2), green(2)), DiscardHero(Another.face_up())]),
    hero(60, "Double-Shielded Turtle", W, &[NameFaction, DiscardFromTavern(OfNamed), and_or(RED_MINUS_X, GREEN_MINUS_X)]).advanced(),
    hero(61, "Leery Lizard", W, &[or(red(-1), green(-2))]),
    hero(62, "Furious Frog", W, &[and_or(red(-2), green(-2))]),
    hero(63, "Apathetic Waterpriest", W, &[or(red(-2), green(-1))]),
    hero(64, "Hopeful Salamander", W, &[and(red(1), green(1)), PlaceFromTavern]),
    hero(65, "Keen Koi", W, &[and(leading(-1), trailing(1))]),
    hero(66, "Triple Sword Lizard", W, &[or(leading(-1), leading(-3))]),
    hero(67, "Saltwater Sage", W, &[Perform(Turned)]).advanced(),
    hero(68, "Miniature Merman", W, &[or(red(-1), green(1)), DrawFromOnePile(2)]).advanced(),
    hero(69, "Krill Keeper", W, &[Count(FaceUpOfAPlayer(U)), and(RED_MINUS_X, GREEN_MINUS_X)]).advanced(),
    hero(70, "Aimless Eel", W, &[or(red(1), green(1)), Bury(Any.face_up().of(U))]),
    hero(71, "Bludgeoning Blowfish", W, &[or(red(1), green(-1)), TurnOverOrLook(Another.hidden(), Any.hidden())]),
    hero(72, "Friendly Frogmage", W, &[and(red(1), green(1)), PlaceFromHand(1)]),
];
