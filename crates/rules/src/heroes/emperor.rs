//! The set *emperor*: number 81, a hero of all four factions, without abilities.

use super::shorthand::*;

#[rustfmt::skip]
pub(super) const HEROES: [Card; 1] = [
    hero_of(81, "Buried Emperor", Factions::ALL, &[]).set(Set::Emperor),
];
