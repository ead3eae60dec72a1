//! Every hero, one line each, in a file per faction and set.

mod emperor;
mod extra;
mod hill_tribes;
mod imperial_army;
mod kickstarter;
mod queens;
mod undead;
mod water_folk;

use crate::effect::{Card, Company, Effect};
use crate::{Factions, Set, UnknownId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// What the files beside this one need to write a hero in one line.
mod shorthand {
    pub(super) use crate::effect::{
        Card,
        Cards::{All, Of, OfNamed},
        Company,
        Company::Leaders,
        Condition::{RevealedIsNot, TurnedIs, YouDid, YouHave},
        Copied,
        Copied::{FaceUp, Turned},
        Count,
        Count::{FaceUpOfAPlayer, YourFactionsBut, YourHidden},
        Decider::{NextPlayer, ThatPlayer},
        Effect::*,
        GREEN_MINUS_X, GREEN_PLUS_X, Into, RED_MINUS_X, RED_PLUS_X, Rest,
        Rest::{Discard, Stay},
        Source,
        Source::{Graveyard, Harbor, Wilderness},
        Spot,
        Spot::{GraveyardTop, Party, WildernessTop},
        Whose,
        Whose::{Another, Any, Yours},
        and, and_or, decided_by, green, hero, hero_of, leading, only, or, or_if_leading, red, trailing, when,
    };
    pub(super) use crate::{
        Faction, Factions,
        Leader::{Cyra, Enned, Lemron, Myrad, Pavyr, Xiadul},
        Marker::{Green, Red},
        Set,
        Set::{Extra, Kickstarter, Queens},
    };

    pub(super) const T: Faction = Faction::HillTribes;
    pub(super) const E: Faction = Faction::ImperialArmy;
    pub(super) const W: Faction = Faction::WaterFolk;
    pub(super) const U: Faction = Faction::Undead;
}

/// A hero, by number. Every hero exists once.
///
/// ```
/// use rules::{Faction, Hero};
/// let hero = Hero::from_id("long-eared-loner").unwrap();
/// assert_eq!(hero.number(), 5);
/// assert_eq!(hero.name(), "Long-Eared Loner");
/// assert!(hero.factions().contains(Faction::HillTribes));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hero(NonZeroU8);

impl Hero {
    /// How many heroes there are.
    pub const COUNT: usize = 90;
    /// The Buried Emperor.
    pub const EMPEROR: Hero = Hero(NonZeroU8::new(81).unwrap());

    /// All heroes, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Hero> + Clone {
        (1..=Self::COUNT as u8).filter_map(Hero::new)
    }

    /// The hero with this number, 1 to 90.
    #[inline]
    pub const fn new(number: u8) -> Option<Hero> {
        // A single comparison: the rings of cards look up heroes all the time.
        if number.wrapping_sub(1) < Self::COUNT as u8
            && let Some(number) = NonZeroU8::new(number)
        {
            Some(Hero(number))
        } else {
            None
        }
    }

    /// The hero with this id.
    pub fn from_id(id: &str) -> Option<Hero> {
        Hero::all().find(|hero| hero.id() == id)
    }

    /// The number on the card, 1 to 90.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The name used in files and protocols.
    pub fn id(self) -> &'static str {
        self.card().id.as_str()
    }

    /// The English name.
    pub fn name(self) -> &'static str {
        self.card().name
    }

    /// The factions: one for most, all for the Emperor, none for the Keeper.
    #[inline]
    pub const fn factions(self) -> Factions {
        FACTIONS[self.index()]
    }

    /// The set the hero came in.
    pub fn set(self) -> Set {
        self.card().set
    }

    /// Whether the hero is left out of the short game.
    pub fn is_advanced(self) -> bool {
        self.card().advanced
    }

    /// What the hero does.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        EFFECTS[self.index()]
    }

    /// Whether there is anything to perform. Only the Emperor has nothing.
    pub fn has_abilities(self) -> bool {
        !self.effects().is_empty()
    }

    /// Whether the hero, face up, keeps others of its party from being buried.
    pub(crate) const fn protects(self) -> bool {
        PROTECTORS & (1 << self.number()) != 0
    }

    /// The company in which the hero counts as two at the end, if there is one.
    #[inline]
    pub fn company(self) -> Option<Company> {
        COMPANIES[self.index()]
    }

    fn card(self) -> &'static Card {
        &CARDS[self.0.get() as usize]
    }

    /// Its index in a table of facts.
    #[inline]
    const fn index(self) -> usize {
        self.0.get() as usize & (NUMBERS - 1)
    }
}

/// Numbers that a set of heroes, 128 bits, and a table of facts have room for.
const NUMBERS: usize = 128;

const _: () = assert!(Hero::COUNT < NUMBERS, "a set of heroes has no room for so many");

const BLANK: Card = crate::effect::hero_of(0, "", Factions::NONE, &[]);

static CARDS: [Card; Hero::COUNT + 1] = collect();
/// The facts that are looked up most, in a table of their own whose index is masked and needs no check.
static FACTIONS: [Factions; NUMBERS] = FACTS.factions;
static EFFECTS: [&[Effect]; NUMBERS] = FACTS.effects;
static COMPANIES: [Option<Company>; NUMBERS] = FACTS.companies;
const PROTECTORS: u128 = FACTS.protectors;

/// The hot facts of all heroes, by number.
struct Facts {
    factions: [Factions; NUMBERS],
    effects: [&'static [Effect]; NUMBERS],
    companies: [Option<Company>; NUMBERS],
    /// Those who can protect others, a bit for each hero.
    protectors: u128,
}

const FACTS: Facts = {
    let cards = collect();
    let mut factions = [Factions::NONE; NUMBERS];
    let mut effects: [&[Effect]; NUMBERS] = [&[]; NUMBERS];
    let mut companies = [None; NUMBERS];
    let mut protectors = 0;
    let mut number = 1;
    while number <= Hero::COUNT {
        let card = &cards[number];
        crate::effect::check(card.effects);
        factions[number] = card.factions;
        effects[number] = card.effects;
        let mut index = 0;
        while index < card.effects.len() {
            match card.effects[index] {
                Effect::CountsTwo(company) => companies[number] = Some(company),
                Effect::Protects => protectors |= 1 << number,
                _ => {}
            }
            index += 1;
        }
        number += 1;
    }
    Facts {
        factions,
        effects,
        companies,
        protectors,
    }
};

/// The heroes of each set, and the advanced ones, as bits by number.
const SETS: ([u128; Set::ALL.len()], u128) = {
    let cards = collect();
    let mut sets = [0; Set::ALL.len()];
    let mut advanced = 0;
    let mut number = 1;
    while number <= Hero::COUNT {
        sets[cards[number].set as usize] |= 1 << number;
        if cards[number].advanced {
            advanced |= 1 << number;
        }
        number += 1;
    }
    (sets, advanced)
};

/// A set of heroes, as bits by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck(pub(crate) u128);

impl Deck {
    /// The heroes of these sets, with or without the advanced ones.
    pub(crate) fn of(sets: crate::Sets, advanced: bool) -> Deck {
        let all = sets.iter().fold(0, |all, set| all | SETS.0[set as usize]);
        Deck(if advanced { all } else { all & !SETS.1 })
    }

    #[inline]
    pub(crate) fn without(self, hero: Hero) -> Deck {
        Deck(self.0 & !(1 << hero.number()))
    }
}

impl Iterator for Deck {
    type Item = Hero;
    #[inline]
    fn next(&mut self) -> Option<Hero> {
        let hero = Hero::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(hero)
    }
}

const fn collect() -> [Card; Hero::COUNT + 1] {
    let groups: [&[Card]; 8] = [
        &hill_tribes::HEROES,
        &imperial_army::HEROES,
        &undead::HEROES,
        &water_folk::HEROES,
        &kickstarter::HEROES,
        &emperor::HEROES,
        &extra::HEROES,
        &queens::HEROES,
    ];
    let mut cards = [BLANK; Hero::COUNT + 1];
    let mut group = 0;
    while group < groups.len() {
        let mut index = 0;
        while index < groups[group].len() {
            let card = groups[group][index];
            assert!(cards[card.number as usize].number == 0, "two heroes with one number");
            cards[card.number as usize] = card;
            index += 1;
        }
        group += 1;
    }
    let mut number = 1;
    while number <= Hero::COUNT {
        assert!(cards[number].number as usize == number, "a number without a hero");
        number += 1;
    }
    cards
}

impl fmt::Debug for Hero {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.id())
    }
}

impl FromStr for Hero {
    type Err = UnknownId;

    fn from_str(id: &str) -> Result<Hero, UnknownId> {
        Hero::from_id(id).ok_or_else(|| UnknownId::new("card", id))
    }
}

impl Serialize for Hero {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hero {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hero, D::Error> {
        let id = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        id.parse().map_err(de::Error::custom)
    }
}
