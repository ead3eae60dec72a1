//! Hill Tribes, numbers 1 to 18.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 18] = [
    hero(1, "Shaky Sharpshooter", T, &[or(red(1), green(-1)), Bury(Any.face_up().of(E))]),
    hero(2, "Depressed Druid", T, &[and(red(-3), green(-1))]),
    hero(3, "Blind Eye Collector", T, &[and(red(1), green(3))]),
    hero(4, "Hairy Hermit", T, &[or_if_leading(red(-1), Red, red(-2))]),
    hero(5, "Long-Eared Loner", T, &[only(green(1)), TurnOver(Another.hero())]),
    hero(6, "Saber Tooth Troll", T, &[TakeHero(Another.face_up()), decided_by(ThatPlayer, or(green(2), green(-2)))]).advanced(),
    hero(7, "Potato Privateer", T, &[Count(FaceUpOfAPlayer(E)), only(GREEN_PLUS_X)]).advanced(),
    hero(8, "Spirited Shaman", T, &[and(red(-1), green(-1)), TurnOver(Another.hero())]),
    hero(9, "Grumpy Guard", T, &[when(YouHave(W), only(green(2)))]),
    hero(10, "Overworked Amazon", T, &[or(red(1), green(-1)), TheyBury]),
    hero(11, "Hangry Barbarian", T, &[DiscardFromTavern(Of(E.only().union(U.only()))), only(RED_MINUS_X)]).advanced(),
    hero(12, "Joyless Chief", T, &[only(red(1)), Share(Wilderness(2), Stay)]).advanced(),
    hero(13, "Battle Pet Master", T, &[and(red(1), green(1)), PlaceFromHand(1)]),
    hero(14, "Curious Troll", T, &[or(red(1), green(1)), MayLook(Any.hidden(), 2)]),
    hero(15, "Pigmented War Pig", T, &[and(red(-1), green(1))]),
    hero(16, "Bored Goblin", T, &[when(YouHave(U), only(red(-2)))]),
    hero(17, "Curious Cat Lover", T, &[only(red(1)), DrawFromHand(Into::Party)]).advanced(),
    hero(18, "Watchful Witch", T, &[or(red(-1), green(1)), MayLook(Any.hidden(), 2)]),
];
