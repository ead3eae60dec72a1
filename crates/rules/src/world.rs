//! Possible worlds: games that were imagined, not dealt, and may therefore be read.

use crate::game::Game;
use crate::places::Zone;
use crate::view::View;
use crate::{Asked, Audience, Choices, Hero, Leader, MOST_PLAYERS, Seat, Slot, Witness};
use rand_core::Rng;
use std::ops::Deref;

/// A game that somebody imagined from a [`View`]: a possible world. It plays like any [`Game`]; and because all its
/// secrets are invented, it can be read. There is no way to make one from a game that was dealt.
///
/// ```
/// use rules::{Game, Seat, Seed, Setup, Viewer};
/// # struct Dice(u64);
/// # impl rules::rand_core::TryRng for Dice {
/// #     type Error = std::convert::Infallible;
/// #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { Ok(self.try_next_u64()? as u32) }
/// #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> { self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1); Ok(self.0 ^ self.0 >> 29) }
/// #     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> { for byte in bytes { *byte = self.try_next_u64()? as u8 } Ok(()) }
/// # }
/// let game = Game::new(Setup::new(2)?, &Seed::from("worlds"));
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let world = view.imagine(&mut Dice(1));
/// assert_eq!(world.hand(Seat(1)).count(), 5);
/// assert_ne!(world.leader_of(Seat(0)), world.leader_of(Seat(1)));
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
        self.0.leaders[seat.index() % MOST_PLAYERS]
    }

    /// Who knows where this card lies.
    #[inline]
    pub fn known_by(&self, hero: Hero) -> Audience {
        self.0.places.known(hero)
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
    pub fn tavern_card(&self, slot: Slot) -> Option<Hero> {
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

    /// Shuffles the Harbor: for somebody who knows all cards but is not to know what will be drawn.
    pub fn shuffle_harbor(&mut self, random: &mut impl Rng) {
        let mut cards: Vec<Hero> = self.0.places.upward(Zone::HARBOR).collect();
        crate::chance::Dice(random).shuffle(&mut cards);
        for hero in cards {
            self.0.places.put(hero, Zone::HARBOR);
        }
    }

    /// How many chance events this world has drawn. As long as the number stays, nothing was left to chance.
    #[inline]
    pub fn chance_events(&self) -> u32 {
        self.0.chance.used
    }

    /// What this seat is asked, if it is asked.
    #[inline]
    pub fn question(&self, seat: Seat) -> Asked {
        self.0.asked_of(seat)
    }
}
