//! The set *extra*, numbers 82 to 85, all advanced.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 4] = [
    hero(82, "Goblin Cryptographer", E, &[and_or(red(-1), green(-1)), MayGiveAway(Any.face_up())]).set(Extra).advanced(),
    hero(83, "Careless Cartographer", U, &[and_or(red(1), green(1)), Exchange(Party(Another.hidden()), Party(Yours.hidden()))]).set(Extra).advanced(),
    hero(84, "Underwater Artist", W, &[and(red(1), green(1)), NameFaction, AskForNamed]).set(Extra).advanced(),
    hero(85, "Gambling Overseer", T, &[and(red(-1), green(-1)), Bury(Yours.hidden()), PlaceFromHand(2)]).set(Extra).advanced(),
];
