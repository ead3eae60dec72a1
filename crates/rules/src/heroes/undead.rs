//! Undead, numbers 37 to 54.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 18] = [
    hero(37, "Arrowgant Skeleton", U, &[and_or(red(2), green(2))]),
    hero(38, "Unconfident Executioner", U, &[and(red(-1), green(-1)), Bury(Any.face_up())]),
    hero(39, "Ghastly Granny", U, &[Perform(FaceUp(Yours))]).advanced(),
    hero(40, "Rotting Orangutan", U, &[or(red(2), green(2))]),
    hero(41, "Half-Headed Wizard", U, &[and(red(1), green(1)), Exchange(Spot::Tavern, Party(Another.face_up()))]),
    hero(42, "Nightmarish Northman", U, &[and_or(red(2), green(2)), Bury(Yours.face_up()), Bury(Another.face_up())]),
    hero(43, "Half-Eaten Bull", U, &[and(red(2), green(1)), Bury(Any.face_up().of(W))]),
    hero(44, "Gorgeous Gorgon", U, &[or(red(1), green(1)), BuryAtRandom]),
    hero(45, "Crow Carrier", U, &[and(red(-1), green(-1)), Share(Graveyard(2), Discard)]),
    hero(46, "Insidious Impaler", U, &[Perform(Copied::Tavern), BuryPerformed]).advanced(),
    hero(47, "Lethargic Leech", U, &[or(red(-1), green(-1)), PlaceFromHand(1)]),
    hero(48, "Will-Bending Witch", U, &[or(red(1), green(1)), OthersDiscard]),
    hero(49, "Resurrected Ram", U, &[or(red(1), green(1)), DiscardFromTavern(All), RefillTavernFromGraveyard]).advanced(),
    hero(50, "Mummy Mystic", U, &[and(red(1), green(2)), MayExchange(GraveyardTop, Party(Yours.face_up()))]),
    hero(51, "Naughty Necromancer", U, &[Count(Count::Graveyard), and(RED_PLUS_X, GREEN_PLUS_X)]).advanced(),
    hero(52, "Sun-Shy Skeleton", U, &[Perform(Copied::GraveyardTop)]).advanced(),
    hero(53, "Wrapped Warrior", U, &[or(red(1), green(1)), TakeFromGraveyard]),
    hero(54, "Slaughtered Slime", U, &[or(red(-1), green(-1)), Bury(Any.hidden())]),
];
