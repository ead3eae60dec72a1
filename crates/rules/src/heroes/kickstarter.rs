//! The set *kickstarter*, numbers 73 to 80.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 8] = [
    hero(73, "Seaweed Cutter", W, &[or(red(1), green(-1)), Share(Wilderness(2), Rest::Hand)]).set(Kickstarter),
    hero(74, "Careful Chameleon", W, &[or(red(1), green(1)), Exchange(Spot::Hand, Party(Another.hero()))]).set(Kickstarter),
    hero(75, "Polar Protector", T, &[Count(YourHidden), or(RED_MINUS_X, GREEN_PLUS_X)]).set(Kickstarter),
    hero(76, "Firm Fishmonger", T, &[and_or(red(-1), green(1)), Exchange(WildernessTop(3), Party(Yours.hidden()))]).set(Kickstarter),
    hero(77, "Sanguine Scholar", E, &[Perform(FaceUp(Whose::NextPlayer))]).set(Kickstarter),
    hero(78, "Well-Shaved Wizard", E, &[Count(YourFactionsBut(E)), or(RED_PLUS_X, GREEN_MINUS_X)]).set(Kickstarter),
    hero(79, "Half-Sliced Ghoul", U, &[TurnOver(Another.hidden()), when(TurnedIs(E.only().union(T.only())), and_or(red(2), green(2)))]).set(Kickstarter),
    hero(80, "Kind King Slayer", U, &[only(leading(-2)), Bury(Any.hero())]).set(Kickstarter),
];
