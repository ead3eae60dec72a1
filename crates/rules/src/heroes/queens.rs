//! The set *queens* (Queens & Friends), numbers 86 to 90.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 5] = [
    hero(86, "Well-Funded Queen", T, &[or(red(2), green(-2)), CountsTwo(Leaders(Enned, Cyra))]).set(Queens),
    hero(87, "Queen of the Wild", E, &[or(red(-2), green(2)), CountsTwo(Leaders(Myrad, Lemron))]).set(Queens),
    hero(88, "Queen of the Streets", W, &[or(red(2), green(2)), CountsTwo(Leaders(Pavyr, Xiadul))]).set(Queens),
    hero(89, "Emperor's Best Friend", U, &[or(red(-2), green(-2)), CountsTwo(Company::Emperor)]).set(Queens),
    hero_of(90, "Keeper of Discord", Factions::NONE, &[and_or(red(-1), green(-1)), Protects]).set(Queens),
];
