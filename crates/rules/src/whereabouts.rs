//! Where each hero lies as one player knows it, in a form that is compared many heroes at a time.

use crate::places::Zone;
use crate::{Hero, Seat, View, World};

/// As many heroes as are compared at a time, and again until there are enough: those beyond the last are unknown.
const WIDTH: usize = Hero::COUNT.next_multiple_of(16);

/// A number for every hero that says where it lies, as somebody knows it.
///
/// ```
/// use rules::{Game, Seat, Seed, Setup, Viewer, Whereabouts};
/// let game = Game::new(Setup::new(2)?, &Seed::from("where"));
/// let view = game.view(Viewer::Seat(Seat::S1));
/// let places = view.whereabouts();
/// let hero = view.hand(Seat::S1)[0].hero.expect("one's own hand");
/// assert_eq!(places.numbers()[usize::from(hero.number()) - 1], Whereabouts::hand(Seat::S1));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whereabouts([u8; WIDTH]);

impl Whereabouts {
    /// How many numbers there are: at least one for every hero.
    pub const WIDTH: usize = WIDTH;
    /// In the discard pile.
    pub const WILDERNESS: u8 = Zone::WILDERNESS.index() as u8;
    /// Among the buried heroes.
    pub const GRAVEYARD: u8 = Zone::GRAVEYARD.index() as u8;
    /// In the first Tavern slot; the others follow.
    pub const TAVERN: u8 = Zone::tavern(crate::Slot::ALL[0]).index() as u8;
    /// Set aside while it is being performed; drawn and not yet placed is the number after it.
    pub const ASIDE: u8 = Zone::PERFORMED.index() as u8;
    /// Nobody told the viewer, or it is not in the game.
    pub const UNKNOWN: u8 = Zone::COUNT as u8;

    /// In the hand of this seat. The other seats' hands have the numbers before and after it.
    #[inline]
    pub const fn hand(seat: Seat) -> u8 {
        Zone::hand(seat).index() as u8
    }

    /// Face up in the party of this seat, numbered like hands.
    #[inline]
    pub const fn face_up(seat: Seat) -> u8 {
        Zone::face_up(seat).index() as u8
    }

    /// Hidden in the party of this seat, numbered like hands.
    #[inline]
    pub const fn hidden(seat: Seat) -> u8 {
        Zone::hidden(seat).index() as u8
    }

    /// The numbers, by hero.
    #[inline]
    pub const fn numbers(&self) -> &[u8; WIDTH] {
        &self.0
    }
}

impl View {
    /// Where each hero lies, as the viewer knows it.
    pub fn whereabouts(&self) -> Whereabouts {
        let mut numbers = [Whereabouts::UNKNOWN; WIDTH];
        for zone in Zone::all() {
            for hero in self.zone(zone).iter().filter_map(|card| card.hero) {
                numbers[usize::from(hero.number()) - 1] = zone.index() as u8;
            }
        }
        Whereabouts(numbers)
    }
}

impl World {
    /// Where each hero lies, as a seat knows it.
    #[inline]
    pub fn whereabouts(&self, seat: Seat) -> Whereabouts {
        let (zones, known) = self.places.zones_and_knowers();
        let mut numbers = [Whereabouts::UNKNOWN; WIDTH];
        for ((number, &zone), known) in numbers.iter_mut().zip(zones).zip(known) {
            *number = if known.contains(seat) {
                zone
            } else {
                Whereabouts::UNKNOWN
            };
        }
        Whereabouts(numbers)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Game, Random, Seed, Setup, Viewer};

    /// A world knows what its view shows, after every choice of a game.
    #[test]
    fn a_world_and_its_view_say_the_same() {
        let mut random = Random::new(4);
        let mut game = Game::new(Setup::new(4).unwrap(), &Seed::from("whereabouts"));
        let mut known = 0;
        while let Some(decider) = game.decider() {
            let world = game.view(Viewer::Public).imagine(&mut random);
            for seat in game.seats() {
                let seen = world.view(Viewer::Seat(seat)).whereabouts();
                assert_eq!(world.whereabouts(seat), seen);
                known += seen
                    .numbers()
                    .iter()
                    .filter(|&&number| number != super::Whereabouts::UNKNOWN)
                    .count();
            }
            let choices = game.choices(decider);
            let choice = choices[random.below(choices.len())];
            game.choose(decider, choice, &mut ()).unwrap();
        }
        assert!(known > 1_000, "{known}");
    }
}
