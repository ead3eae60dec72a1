//! Where every card lies, and who knows that it lies there.
//!
//! Every card is a link in the ring of its zone, so each card is in exactly one place by construction, every zone keeps
//! its order, any zone can hold any number of cards, and taking a card out or putting one in costs the same everywhere.

use crate::heroes::Deck;
use crate::{Audience, Hero, MOST_PLAYERS, Seat, Slot, event::Place};

/// A zone of the table, by number. Tavern slots are zones that hold at most one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Zone(u8);

/// What a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Harbor,
    Wilderness,
    Graveyard,
    Tavern(Slot),
    Performed,
    Drawn,
    Out,
    Hand(Seat),
    FaceUp(Seat),
    Hidden(Seat),
}

impl Zone {
    pub(crate) const HARBOR: Zone = Zone(0);
    pub(crate) const WILDERNESS: Zone = Zone(1);
    pub(crate) const GRAVEYARD: Zone = Zone(2);
    const TAVERN: u8 = 3;
    /// Tavern cards that are being performed.
    pub(crate) const PERFORMED: Zone = Zone(Self::TAVERN + Slot::ALL.len() as u8);
    /// Drawn cards whose player decides what to do with them.
    pub(crate) const DRAWN: Zone = Zone(Self::PERFORMED.0 + 1);
    /// Cards that are not in this game.
    pub(crate) const OUT: Zone = Zone(Self::DRAWN.0 + 1);
    const HAND: u8 = Self::OUT.0 + 1;
    const FACE_UP: u8 = Self::HAND + MOST_PLAYERS as u8;
    const HIDDEN: u8 = Self::FACE_UP + MOST_PLAYERS as u8;
    const END: u8 = Self::HIDDEN + MOST_PLAYERS as u8;
    pub(crate) const COUNT: usize = Self::END as usize;

    pub(crate) const fn tavern(slot: Slot) -> Zone {
        Zone(Self::TAVERN + slot.number() - 1)
    }

    pub(crate) const fn hand(seat: Seat) -> Zone {
        Zone(Self::HAND + seat.number())
    }

    pub(crate) const fn face_up(seat: Seat) -> Zone {
        Zone(Self::FACE_UP + seat.number())
    }

    pub(crate) const fn hidden(seat: Seat) -> Zone {
        Zone(Self::HIDDEN + seat.number())
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn all() -> impl Iterator<Item = Zone> {
        (0..Self::END).map(Zone)
    }

    /// What it is: the one place that tells the numbers apart.
    pub(crate) const fn kind(self) -> Kind {
        match self.0 {
            0 => Kind::Harbor,
            1 => Kind::Wilderness,
            2 => Kind::Graveyard,
            number if number < Self::PERFORMED.0 => Kind::Tavern(Slot::ALL[(number - Self::TAVERN) as usize]),
            number if number == Self::PERFORMED.0 => Kind::Performed,
            number if number == Self::DRAWN.0 => Kind::Drawn,
            number if number == Self::OUT.0 => Kind::Out,
            number if number < Self::FACE_UP => Kind::Hand(self.owner()),
            number if number < Self::HIDDEN => Kind::FaceUp(self.owner()),
            _ => Kind::Hidden(self.owner()),
        }
    }

    /// Whether it is the hidden stack of a party.
    pub(crate) const fn is_hidden(self) -> bool {
        self.0 >= Self::HIDDEN
    }

    pub(crate) const fn is_face_up(self) -> bool {
        self.0 >= Self::FACE_UP && self.0 < Self::HIDDEN
    }

    pub(crate) const fn is_hand(self) -> bool {
        self.0 >= Self::HAND && self.0 < Self::FACE_UP
    }

    /// The owner of a hand or of a part of a party.
    pub(crate) const fn owner(self) -> Seat {
        Seat::ALL[self.0.wrapping_sub(Self::HAND) as usize % MOST_PLAYERS]
    }

    /// Those who know a card because it lies here.
    pub(crate) const fn shown_to(self) -> Audience {
        match self.kind() {
            Kind::Graveyard | Kind::Tavern(_) | Kind::Performed | Kind::FaceUp(_) => Audience::EVERYBODY,
            Kind::Hand(owner) | Kind::Hidden(owner) => Audience::only(owner),
            Kind::Harbor | Kind::Wilderness | Kind::Drawn | Kind::Out => Audience::NOBODY,
        }
    }
}

/// The size of tables indexed by zone: a power of two, so that a mask replaces the bounds check.
const ZONES: usize = 32;

const SHOWN_TO: [Audience; ZONES] = {
    let mut shown = [Audience::NOBODY; ZONES];
    let mut zone = 0;
    while zone < Zone::COUNT {
        shown[zone] = Zone(zone as u8).shown_to();
        zone += 1;
    }
    shown
};

/// Rings are threaded through these links: cards by number from below, one anchor per zone from above.
const LINKS: usize = 128;
const ANCHOR: u8 = (LINKS - Zone::COUNT) as u8;

// A card whose number is an anchor's would close two rings into one.
const _: () = assert!(Hero::COUNT < ANCHOR as usize, "more heroes need more links");
const _: () = assert!(Zone::COUNT <= ZONES, "more zones need larger tables");
const _: () = assert!(
    LINKS.is_power_of_two() && ZONES.is_power_of_two(),
    "masks need powers of two"
);

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Places {
    /// Toward the top.
    above: [u8; LINKS],
    /// Toward the bottom.
    below: [u8; LINKS],
    zone: [u8; LINKS],
    known: [Audience; LINKS],
    size: [u8; ZONES],
}

impl Places {
    /// All cards out of the game.
    pub(crate) const NONE: Places = {
        let mut links = [0; LINKS];
        let mut link = 0;
        while link < LINKS {
            // A card that is out of the game, and the anchor of an empty zone, is a ring of its own.
            links[link] = link as u8;
            link += 1;
        }
        let mut size = [0; ZONES];
        size[Zone::OUT.index()] = Hero::COUNT as u8;
        Places {
            above: links,
            below: links,
            zone: [Zone::OUT.0; LINKS],
            known: [Audience::NOBODY; LINKS],
            size,
        }
    };

    /// The heroes in the game.
    pub(crate) fn deck(&self) -> Deck {
        Hero::all()
            .filter(|&hero| self.zone(hero) != Zone::OUT)
            .fold(Deck(0), |deck, hero| Deck(deck.0 | 1 << hero.number()))
    }

    #[inline]
    pub(crate) fn zone(&self, hero: Hero) -> Zone {
        Zone(self.zone[hero.number() as usize & (LINKS - 1)])
    }

    #[inline]
    pub(crate) fn size(&self, zone: Zone) -> u8 {
        self.size[zone.0 as usize & (ZONES - 1)]
    }

    #[inline]
    pub(crate) fn known(&self, hero: Hero) -> Audience {
        self.known[hero.number() as usize & (LINKS - 1)]
    }

    #[inline]
    pub(crate) fn set_known(&mut self, hero: Hero, audience: Audience) {
        self.known[hero.number() as usize & (LINKS - 1)] = audience;
    }

    #[inline]
    pub(crate) fn show(&mut self, hero: Hero, audience: Audience) {
        self.set_known(hero, self.known(hero).union(audience));
    }

    #[inline]
    fn above(&self, link: u8) -> u8 {
        self.above[link as usize & (LINKS - 1)]
    }

    #[inline]
    fn below(&self, link: u8) -> u8 {
        self.below[link as usize & (LINKS - 1)]
    }

    #[inline]
    fn join(&mut self, below: u8, above: u8) {
        self.above[below as usize & (LINKS - 1)] = above;
        self.below[above as usize & (LINKS - 1)] = below;
    }

    /// The card on top of a zone: the newest.
    #[inline]
    pub(crate) fn top(&self, zone: Zone) -> Option<Hero> {
        Hero::new(self.below(ANCHOR + zone.0))
    }

    /// The next card below this one in its zone.
    #[inline]
    pub(crate) fn under(&self, hero: Hero) -> Option<Hero> {
        Hero::new(self.below(hero.number()))
    }

    /// The cards of a zone, oldest first.
    #[inline]
    pub(crate) fn upward(&self, zone: Zone) -> Upward<'_> {
        Upward {
            places: self,
            link: self.above(ANCHOR + zone.0),
        }
    }

    /// The cards of a zone, top first.
    #[inline]
    pub(crate) fn downward(&self, zone: Zone) -> Downward<'_> {
        Downward {
            places: self,
            link: self.below(ANCHOR + zone.0),
        }
    }

    /// The card at this index of a zone, counted from the oldest.
    pub(crate) fn at(&self, zone: Zone, index: u8) -> Option<Hero> {
        self.upward(zone).nth(index as usize)
    }

    /// The index of a card in its zone, counted from the oldest.
    pub(crate) fn index(&self, hero: Hero) -> u8 {
        self.upward(self.zone(hero))
            .position(|other| other == hero)
            .unwrap_or_default() as u8
    }

    /// The zones of all heroes as numbers, and who knows each, from the first hero on.
    #[inline]
    pub(crate) fn zones_and_knowers(&self) -> (&[u8], &[Audience]) {
        (&self.zone[1..], &self.known[1..])
    }

    /// Where a card lies, as events tell it.
    pub(crate) fn place(&self, hero: Hero) -> Place {
        match self.zone(hero).kind() {
            Kind::Harbor => Place::Harbor,
            Kind::Wilderness => Place::Wilderness,
            Kind::Graveyard => Place::Graveyard,
            Kind::Tavern(slot) => Place::Tavern(slot),
            Kind::Hand(owner) => Place::Hand(owner),
            Kind::FaceUp(owner) => Place::FaceUp(owner),
            Kind::Hidden(seat) => Place::Hidden {
                seat,
                index: self.index(hero),
            },
            Kind::Performed | Kind::Drawn | Kind::Out => Place::Aside,
        }
    }

    #[inline]
    fn unlink(&mut self, hero: Hero) {
        let link = hero.number();
        let (below, above) = (self.below(link), self.above(link));
        self.join(below, above);
        let zone = self.zone(hero);
        self.size[zone.0 as usize & (ZONES - 1)] -= 1;
    }

    #[inline]
    fn link_above(&mut self, hero: Hero, below: u8, zone: Zone) {
        let link = hero.number();
        let above = self.above(below);
        self.join(below, link);
        self.join(link, above);
        self.zone[link as usize & (LINKS - 1)] = zone.0;
        self.size[zone.0 as usize & (ZONES - 1)] += 1;
    }

    #[inline]
    fn link(&mut self, hero: Hero, zone: Zone) {
        self.link_above(hero, self.below(ANCHOR + zone.0), zone);
    }

    /// Puts a card on top of a zone; those who see that zone know it now.
    #[inline]
    pub(crate) fn put(&mut self, hero: Hero, zone: Zone) {
        let left = self.zone(hero);
        self.unlink(hero);
        self.link(hero, zone);
        self.show(hero, SHOWN_TO[zone.0 as usize & (ZONES - 1)]);
        if left == Zone::GRAVEYARD
            && let Some(uncovered) = self.top(left)
        {
            self.set_known(uncovered, Audience::EVERYBODY);
        }
    }

    /// Fills an empty zone with `cards`, lowest first, which were all the cards of `from`; nobody knows any of them.
    pub(crate) fn stack(&mut self, cards: &[Hero], from: Zone, zone: Zone) {
        let mut below = ANCHOR + zone.0;
        for &hero in cards {
            let link = hero.number();
            self.join(below, link);
            self.zone[link as usize & (LINKS - 1)] = zone.0;
            self.known[link as usize & (LINKS - 1)] = Audience::NOBODY;
            below = link;
        }
        self.join(below, ANCHOR + zone.0);
        self.size[zone.0 as usize & (ZONES - 1)] = cards.len() as u8;
        self.size[from.0 as usize & (ZONES - 1)] -= cards.len() as u8;
        self.join(ANCHOR + from.0, ANCHOR + from.0);
    }

    /// Two cards of different zones swap places.
    pub(crate) fn swap(&mut self, one: Hero, other: Hero) {
        let (zone_one, zone_other) = (self.zone(one), self.zone(other));
        let (below_one, below_other) = (self.below(one.number()), self.below(other.number()));
        self.unlink(one);
        self.unlink(other);
        self.link_above(one, below_other, zone_other);
        self.link_above(other, below_one, zone_one);
        self.show(one, SHOWN_TO[zone_other.0 as usize & (ZONES - 1)]);
        self.show(other, SHOWN_TO[zone_one.0 as usize & (ZONES - 1)]);
    }

    /// One card of a zone is chosen and only `witnesses` see which: the others no longer know any card of that zone,
    /// unless there is just one to choose from.
    pub(crate) fn forget_all_but(&mut self, zone: Zone, witnesses: Audience) {
        if self.size(zone) > 1 {
            let mut link = self.above(ANCHOR + zone.0);
            while let Some(hero) = Hero::new(link) {
                self.set_known(hero, self.known(hero).common(witnesses));
                link = self.above(link);
            }
        }
    }
}

#[derive(Clone)]
pub(crate) struct Upward<'a> {
    places: &'a Places,
    link: u8,
}

impl Iterator for Upward<'_> {
    type Item = Hero;
    #[inline]
    fn next(&mut self) -> Option<Hero> {
        let hero = Hero::new(self.link)?;
        self.link = self.places.above(self.link);
        Some(hero)
    }
}

pub(crate) struct Downward<'a> {
    places: &'a Places,
    link: u8,
}

impl Iterator for Downward<'_> {
    type Item = Hero;
    #[inline]
    fn next(&mut self) -> Option<Hero> {
        let hero = Hero::new(self.link)?;
        self.link = self.places.below(self.link);
        Some(hero)
    }
}
