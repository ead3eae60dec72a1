//! Where every card lies, and who knows it there.
//!
//! Every card is a link in the ring of its zone, so each card is in exactly one place by construction, every zone keeps
//! its order, any zone can hold any number of cards, and taking a card out or putting one in costs the same everywhere.

use crate::heroes::Deck;
use crate::{Audience, Hero, Seat, Slot, event::Place};

/// A zone of the table. Tavern slots are zones that hold at most one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Zone(u8);

impl Zone {
    pub(crate) const HARBOR: Zone = Zone(0);
    pub(crate) const WILDERNESS: Zone = Zone(1);
    pub(crate) const GRAVEYARD: Zone = Zone(2);
    const TAVERN: u8 = 3;
    /// Tavern cards that are being performed.
    pub(crate) const PERFORMED: Zone = Zone(6);
    /// Drawn cards that are being decided about.
    pub(crate) const DRAWN: Zone = Zone(7);
    /// Cards that are not in this game.
    pub(crate) const OUT: Zone = Zone(8);
    const HAND: u8 = 9;
    const FACE_UP: u8 = 15;
    const HIDDEN: u8 = 21;
    pub(crate) const COUNT: usize = 27;

    pub(crate) const fn tavern(slot: Slot) -> Zone {
        Zone(Self::TAVERN + slot.number() - 1)
    }

    pub(crate) const fn hand(seat: Seat) -> Zone {
        Zone(Self::HAND + seat.0)
    }

    pub(crate) const fn face_up(seat: Seat) -> Zone {
        Zone(Self::FACE_UP + seat.0)
    }

    pub(crate) const fn hidden(seat: Seat) -> Zone {
        Zone(Self::HIDDEN + seat.0)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn all() -> impl Iterator<Item = Zone> {
        (0..Self::COUNT as u8).map(Zone)
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
        Seat((self.0 + 3) % 6)
    }

    /// Those who know a card because it lies here.
    pub(crate) const fn shown_to(self) -> Audience {
        match self.0 {
            2..=6 | 15..=20 => Audience::EVERYBODY,
            9..=14 | 21..=26 => Audience::only(self.owner()),
            _ => Audience::NOBODY,
        }
    }
}

const SHOWN_TO: [Audience; 32] = {
    let mut shown = [Audience::NOBODY; 32];
    let mut zone = 0;
    while zone < Zone::COUNT {
        shown[zone] = Zone(zone as u8).shown_to();
        zone += 1;
    }
    shown
};

/// Rings are threaded through these links: cards by number, then one anchor per zone.
const ANCHOR: u8 = 96;
const LINKS: usize = 128;

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Places {
    /// Towards the top.
    above: [u8; LINKS],
    /// Towards the bottom.
    below: [u8; LINKS],
    zone: [u8; LINKS],
    known: [Audience; LINKS],
    size: [u8; 32],
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
        let mut size = [0; 32];
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
        Zone(self.zone[hero.number() as usize & 127])
    }

    #[inline]
    pub(crate) fn size(&self, zone: Zone) -> u8 {
        self.size[zone.0 as usize & 31]
    }

    #[inline]
    pub(crate) fn known(&self, hero: Hero) -> Audience {
        self.known[hero.number() as usize & 127]
    }

    #[inline]
    pub(crate) fn set_known(&mut self, hero: Hero, audience: Audience) {
        self.known[hero.number() as usize & 127] = audience;
    }

    #[inline]
    pub(crate) fn show(&mut self, hero: Hero, audience: Audience) {
        self.set_known(hero, self.known(hero).and(audience));
    }

    #[inline]
    fn above(&self, link: u8) -> u8 {
        self.above[link as usize & 127]
    }

    #[inline]
    fn below(&self, link: u8) -> u8 {
        self.below[link as usize & 127]
    }

    #[inline]
    fn join(&mut self, below: u8, above: u8) {
        self.above[below as usize & 127] = above;
        self.below[above as usize & 127] = below;
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

    /// The card at this place of a zone, counted from the oldest.
    pub(crate) fn at(&self, zone: Zone, index: u8) -> Option<Hero> {
        self.upward(zone).nth(index as usize)
    }

    /// The place of a card in its zone, counted from the oldest.
    pub(crate) fn index(&self, hero: Hero) -> u8 {
        self.upward(self.zone(hero))
            .position(|other| other == hero)
            .unwrap_or_default() as u8
    }

    /// Where a card lies, as events tell it.
    pub(crate) fn place(&self, hero: Hero) -> Place {
        let zone = self.zone(hero);
        match zone.0 {
            0 => Place::Harbor,
            1 => Place::Wilderness,
            2 => Place::Graveyard,
            3..=5 => Place::Tavern(Slot::ALL[zone.0 as usize - 3]),
            9..=14 => Place::Hand(zone.owner()),
            15..=20 => Place::FaceUp(zone.owner()),
            21..=26 => Place::Hidden {
                seat: zone.owner(),
                index: self.index(hero),
            },
            _ => Place::Aside,
        }
    }

    #[inline]
    fn unlink(&mut self, hero: Hero) {
        let link = hero.number();
        let (below, above) = (self.below(link), self.above(link));
        self.join(below, above);
        let zone = self.zone(hero);
        self.size[zone.0 as usize & 31] -= 1;
    }

    #[inline]
    fn link_above(&mut self, hero: Hero, below: u8, zone: Zone) {
        let link = hero.number();
        let above = self.above(below);
        self.join(below, link);
        self.join(link, above);
        self.zone[link as usize & 127] = zone.0;
        self.size[zone.0 as usize & 31] += 1;
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
        self.show(hero, SHOWN_TO[zone.0 as usize & 31]);
        if left == Zone::GRAVEYARD
            && let Some(uncovered) = self.top(left)
        {
            self.set_known(uncovered, Audience::EVERYBODY);
        }
    }

    /// Makes `cards`, lowest first, all of an empty zone; nobody knows any of them. They were all of `from`.
    pub(crate) fn stack(&mut self, cards: &[Hero], from: Zone, zone: Zone) {
        let mut below = ANCHOR + zone.0;
        for &hero in cards {
            let link = hero.number();
            self.join(below, link);
            self.zone[link as usize & 127] = zone.0;
            self.known[link as usize & 127] = Audience::NOBODY;
            below = link;
        }
        self.join(below, ANCHOR + zone.0);
        self.size[zone.0 as usize & 31] = cards.len() as u8;
        self.size[from.0 as usize & 31] -= cards.len() as u8;
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
        self.show(one, SHOWN_TO[zone_other.0 as usize & 31]);
        self.show(other, SHOWN_TO[zone_one.0 as usize & 31]);
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
