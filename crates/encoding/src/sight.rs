//! What a seat may know, wherever it comes from: a view of a game, or a world that may be read.

use rules::{Hero, Leader, Performing, Prompt, Seat, Setup, Slot, Track, View, Whereabouts, World};

/// What the player `me` may know of a game. Cards are told by hero where the player knows them.
pub trait Sight {
    /// The options of the game.
    fn setup(&self) -> Setup;
    /// Whose turn it is.
    fn active(&self) -> Option<Seat>;
    /// How many turns have begun.
    fn turn(&self) -> u32;
    /// Cards discarded in the first step of this turn.
    fn discarded(&self) -> u8;
    /// The markers.
    fn track(&self) -> Track;
    /// The player's own leader.
    fn leader(&self, me: Seat) -> Option<Leader>;
    /// What the player is asked.
    fn prompt(&self, me: Seat) -> Option<Prompt>;
    /// The ability that is being performed.
    fn performing(&self) -> Option<Performing>;
    /// What the player picked while others still choose.
    fn picks(&self, me: Seat) -> [Option<Hero>; 2];
    /// The card in a Tavern slot.
    fn tavern(&self, slot: Slot) -> Option<Hero>;
    /// How many cards the Harbor holds.
    fn harbor_size(&self) -> usize;
    /// How many cards the Wilderness holds.
    fn wilderness_size(&self) -> usize;
    /// How many cards the Graveyard holds.
    fn graveyard_size(&self) -> usize;
    /// Where each hero lies, as far as the player knows.
    fn whereabouts(&self) -> Whereabouts;
    /// How many cards a hand holds.
    fn hand_size(&self, seat: Seat) -> usize;
    /// How many hidden heroes a party has.
    fn hidden_size(&self, seat: Seat) -> usize;
    /// The hidden heroes of a party, the oldest first.
    fn hidden(&self, seat: Seat) -> impl Iterator<Item = Option<Hero>>;
}

impl Sight for View {
    #[inline]
    fn setup(&self) -> Setup {
        self.setup()
    }

    #[inline]
    fn active(&self) -> Option<Seat> {
        self.active()
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.turn()
    }

    #[inline]
    fn discarded(&self) -> u8 {
        self.discarded()
    }

    #[inline]
    fn track(&self) -> Track {
        self.track()
    }

    #[inline]
    fn leader(&self, me: Seat) -> Option<Leader> {
        self.leader(me)
    }

    #[inline]
    fn prompt(&self, me: Seat) -> Option<Prompt> {
        self.asked().find(|asked| asked.seat == me).map(|asked| asked.prompt)
    }

    #[inline]
    fn performing(&self) -> Option<Performing> {
        self.performing()
    }

    #[inline]
    fn picks(&self, _me: Seat) -> [Option<Hero>; 2] {
        self.picks()
    }

    #[inline]
    fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.tavern(slot)
    }

    #[inline]
    fn harbor_size(&self) -> usize {
        self.harbor_size()
    }

    #[inline]
    fn wilderness_size(&self) -> usize {
        self.wilderness().len()
    }

    #[inline]
    fn graveyard_size(&self) -> usize {
        self.graveyard().len()
    }

    #[inline]
    fn whereabouts(&self) -> Whereabouts {
        self.whereabouts()
    }

    #[inline]
    fn hand_size(&self, seat: Seat) -> usize {
        self.hand(seat).len()
    }

    #[inline]
    fn hidden_size(&self, seat: Seat) -> usize {
        self.hidden(seat).len()
    }

    #[inline]
    fn hidden(&self, seat: Seat) -> impl Iterator<Item = Option<Hero>> {
        self.hidden(seat).iter().map(|card| card.hero)
    }
}

/// A seat in a world: it knows what its view would show, and no view is made. For games that are stepped in great
/// numbers.
///
/// ```
/// use encoding::{Deeds, OBSERVATION_SIZE, SeatIn, observe};
/// use rules::{Game, Random, Seat, Seed, Setup, Viewer};
/// let game = Game::new(Setup::new(3)?, &Seed::from("two ways"));
/// let world = game.view(Viewer::Public).imagine(&mut Random::new(1));
/// let (me, deeds) = (Seat::S1, Deeds::default());
/// let (mut one, mut other) = ([0; OBSERVATION_SIZE], [0; OBSERVATION_SIZE]);
/// observe(&SeatIn::new(&world, me), me, &deeds, &mut one);
/// observe(&world.view(Viewer::Seat(me)), me, &deeds, &mut other);
/// assert_eq!(one, other);
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SeatIn<'a> {
    world: &'a World,
    seat: Seat,
}

impl<'a> SeatIn<'a> {
    /// This seat in this world.
    #[inline]
    pub fn new(world: &'a World, seat: Seat) -> SeatIn<'a> {
        SeatIn { world, seat }
    }

    /// The card, if the seat knows it.
    #[inline]
    fn known(self, hero: Hero) -> Option<Hero> {
        self.world.known_by(hero).contains(self.seat).then_some(hero)
    }
}

impl Sight for SeatIn<'_> {
    #[inline]
    fn setup(&self) -> Setup {
        self.world.setup()
    }

    #[inline]
    fn active(&self) -> Option<Seat> {
        self.world.active()
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.world.turn()
    }

    #[inline]
    fn discarded(&self) -> u8 {
        self.world.discarded()
    }

    #[inline]
    fn track(&self) -> Track {
        self.world.track()
    }

    #[inline]
    fn leader(&self, me: Seat) -> Option<Leader> {
        (me == self.seat).then(|| self.world.leader_of(me))
    }

    #[inline]
    fn prompt(&self, me: Seat) -> Option<Prompt> {
        let asked = self.world.asked().any(|asked| asked.seat == me);
        asked.then(|| self.world.question(me).prompt)
    }

    #[inline]
    fn performing(&self) -> Option<Performing> {
        self.world.performing()
    }

    #[inline]
    fn picks(&self, me: Seat) -> [Option<Hero>; 2] {
        if me == self.seat {
            self.world.picks_of(me)
        } else {
            [None; 2]
        }
    }

    #[inline]
    fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.world.tavern(slot)
    }

    #[inline]
    fn harbor_size(&self) -> usize {
        self.world.harbor_size().into()
    }

    #[inline]
    fn wilderness_size(&self) -> usize {
        self.world.wilderness_size().into()
    }

    #[inline]
    fn graveyard_size(&self) -> usize {
        self.world.graveyard_size().into()
    }

    #[inline]
    fn whereabouts(&self) -> Whereabouts {
        self.world.whereabouts(self.seat)
    }

    #[inline]
    fn hand_size(&self, seat: Seat) -> usize {
        self.world.hand_size(seat).into()
    }

    #[inline]
    fn hidden_size(&self, seat: Seat) -> usize {
        self.world.hidden_size(seat).into()
    }

    #[inline]
    fn hidden(&self, seat: Seat) -> impl Iterator<Item = Option<Hero>> {
        self.world.hidden(seat).map(|hero| self.known(hero))
    }
}
