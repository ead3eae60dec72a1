//! Possible worlds: games that were imagined, not dealt, and may therefore be read.

use crate::effect::Count;
use crate::game::Game;
use crate::places::Zone;
use crate::view::View;
use crate::{Asked, Audience, Choices, Hero, Leader, MOST_PLAYERS, Seat, Slot, Witness};
use rand_core::Rng;
use std::ops::Deref;

/// A game that was imagined from a [`View`]: a possible world. It plays like any [`Game`], and because all its secrets
/// are invented, it can be read. There is no way to make one from a game that was dealt.
///
/// ```
/// use rules::{Game, Random, Seat, Seed, Setup, Viewer};
/// let game = Game::new(Setup::new(2)?, &Seed::from("worlds"));
/// let view = game.view(Viewer::Seat(Seat::S0));
/// let world = view.imagine(&mut Random::new(1));
/// assert_eq!(world.hand(Seat::S1).count(), 5);
/// assert_ne!(world.leader_of(Seat::S0), world.leader_of(Seat::S1));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World(Game);

impl View {
    /// A possible world, as [`View::sample`] makes it.
    pub fn imagine(&self, random: &mut impl Rng) -> World {
        World(self.sample(random))
    }

    /// A possible world, as [`View::sample_with`] makes it.
    pub fn imagine_with(
        &self,
        random: &mut impl Rng,
        leaders: [Option<Leader>; MOST_PLAYERS],
        fill: impl FnMut(usize) -> Option<Hero>,
    ) -> World {
        World(self.sample_with(random, leaders, fill))
    }
}

impl Deref for World {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl Game {
    pub(crate) fn swap_cards(&mut self, one: Hero, other: Hero) {
        let places = &mut self.places;
        let known = (places.known(one), places.known(other));
        let zone = places.zone(one);
        if zone == places.zone(other) {
            let cards: Vec<(Hero, Audience)> = places.upward(zone).map(|hero| (hero, places.known(hero))).collect();
            for (hero, known) in cards {
                let hero = match hero {
                    hero if hero == one => other,
                    hero if hero == other => one,
                    hero => hero,
                };
                places.put(hero, zone);
                places.set_known(hero, known);
            }
        } else {
            places.swap(one, other);
            places.set_known(one, known.1);
            places.set_known(other, known.0);
        }
    }
}

// There is no `DerefMut`: it would let a dealt game take a world's place and be read.
impl World {
    /// Answers with the choice at `index` of a listing this world just made for `seat`, as [`Game::choose_listed`].
    #[inline]
    pub fn choose_listed(&mut self, seat: Seat, choices: &Choices, index: usize, witness: &mut impl Witness) {
        self.0.choose_listed(seat, choices, index, witness);
    }

    /// The leader of a seat.
    #[inline]
    pub fn leader_of(&self, seat: Seat) -> Leader {
        self.0.leaders[seat.index()]
    }

    /// Who knows where this card lies.
    #[inline]
    pub fn known_by(&self, hero: Hero) -> Audience {
        self.0.places.known(hero)
    }

    /// The cards whose place `seat` does not know, by number.
    pub fn unknown_to(&self, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
        let places = &self.0.places;
        places.deck().filter(move |&hero| !places.known(hero).contains(seat))
    }

    /// Swaps two cards. Those who knew what lies at a place still know it, so nobody who knew neither card can tell the
    /// difference.
    pub fn swap(&mut self, one: Hero, other: Hero) {
        self.0.swap_cards(one, other);
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.upward(Zone::hand(seat))
    }

    /// The face-up heroes of a party, oldest first.
    #[inline]
    pub fn face_up(&self, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.upward(Zone::face_up(seat))
    }

    /// The hidden heroes of a party, oldest first.
    #[inline]
    pub fn hidden(&self, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.upward(Zone::hidden(seat))
    }

    /// How many cards a hand holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.0.places.size(Zone::hand(seat))
    }

    /// How many face-up heroes a party has.
    #[inline]
    pub fn face_up_size(&self, seat: Seat) -> u8 {
        self.0.places.size(Zone::face_up(seat))
    }

    /// How many hidden heroes a party has.
    #[inline]
    pub fn hidden_size(&self, seat: Seat) -> u8 {
        self.0.places.size(Zone::hidden(seat))
    }

    /// The card in a Tavern slot.
    #[inline]
    pub fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.0.tavern(slot)
    }

    /// The cards of the Harbor, top first.
    pub fn harbor(&self) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.downward(Zone::HARBOR)
    }

    /// The cards of the Wilderness, top first.
    pub fn wilderness(&self) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.downward(Zone::WILDERNESS)
    }

    /// The cards of the Graveyard, top first.
    pub fn graveyard(&self) -> impl Iterator<Item = Hero> + '_ {
        self.0.places.downward(Zone::GRAVEYARD)
    }

    /// How many cards the Graveyard holds.
    #[inline]
    pub fn graveyard_size(&self) -> u8 {
        self.0.places.size(Zone::GRAVEYARD)
    }

    /// How many cards the Wilderness holds.
    #[inline]
    pub fn wilderness_size(&self) -> u8 {
        self.0.places.size(Zone::WILDERNESS)
    }

    /// Cards that are set aside: those being performed, and drawn ones whose player decides what to do with them.
    pub fn aside(&self) -> impl Iterator<Item = Hero> + '_ {
        let places = &self.0.places;
        places.upward(Zone::PERFORMED).chain(places.upward(Zone::DRAWN))
    }

    /// The cards a seat has picked while others still choose.
    #[inline]
    pub fn picks_of(&self, seat: Seat) -> [Option<Hero>; 2] {
        self.0.picks[seat.index()]
    }

    /// How many cards were discarded in the first step of this turn.
    #[inline]
    pub fn discarded(&self) -> u8 {
        self.0.discarded
    }

    /// How many cards the Harbor holds.
    #[inline]
    pub fn harbor_size(&self) -> u8 {
        self.0.places.size(Zone::HARBOR)
    }

    /// What X is for `me`, who picked this player if one is to be picked.
    pub fn count(&self, count: Count, me: Seat, picked: Seat) -> u8 {
        self.0.count(count, me, picked)
    }

    /// Shuffles the Harbor: for somebody who knows all cards but must not know which will be drawn.
    pub fn shuffle_harbor(&mut self, random: &mut impl Rng) {
        let mut cards: Vec<Hero> = self.0.places.upward(Zone::HARBOR).collect();
        crate::chance::Fair(random).shuffle(&mut cards);
        for hero in cards {
            self.0.places.put(hero, Zone::HARBOR);
        }
    }

    /// How many chance events this world has drawn. As long as the number stays the same, nothing was left to chance.
    #[inline]
    pub fn chance_events(&self) -> u64 {
        self.0.chance.used
    }

    /// What this seat is asked, if anything.
    #[inline]
    pub fn question(&self, seat: Seat) -> Asked {
        self.0.asked_of(seat)
    }
}
