//! Everybody's chances in a world.

use crate::exp;
use crate::file::{Numbers, WeightsError, read_head};
use crate::layer::{Dense, Sparse, cut, whole};
use encoding::{STANDING_SIZE, Standing, relative};
use rules::{MOST_PLAYERS, Seat, World};

/// The widest layers there is room for.
const WIDEST: usize = 128;
/// A place for every seat, and one for nobody.
const WINNERS: usize = MOST_PLAYERS + 1;

/// The net that judges a world at the beginning of a turn.
pub struct Judge {
    hidden: usize,
    middle: usize,
    first: Sparse,
    second: Dense,
    last: Dense,
}

impl Judge {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// A [`WeightsError`] that says what is wrong.
    pub fn read(file: &[u8]) -> Result<Judge, WeightsError> {
        let (head, numbers) = read_head(file)?;
        if head.kind != "value" {
            return Err(WeightsError::Other(head.kind.to_owned()));
        }
        head.expect("inputs", STANDING_SIZE)?;
        head.expect("outputs", WINNERS)?;
        let (hidden, middle) = (head.size("hidden")?, head.size("middle")?);
        if hidden > WIDEST || middle > WIDEST {
            return Err(WeightsError::Other(format!("layers of {hidden} and {middle}")));
        }
        let mut numbers = Numbers(numbers);
        let net = Judge {
            hidden,
            middle,
            first: Sparse::read(&mut numbers, STANDING_SIZE, hidden)?,
            second: Dense::read(&mut numbers, hidden, middle)?,
            last: Dense::read(&mut numbers, middle, WINNERS)?,
        };
        numbers.end()?;
        Ok(net)
    }

    /// Chances by the place of a seat from the active one on, and of nobody, from the features of a standing.
    pub fn places(&self, features: &[u16], players: usize) -> [f32; WINNERS] {
        let mut sums = [0_i16; WIDEST];
        let sums = &mut sums[..self.hidden];
        for &feature in features {
            self.first.add_once(sums, usize::from(feature));
        }
        let (mut wide, mut small) = ([0.0; WIDEST], [0_i16; WIDEST]);
        self.first.finish(&*sums, &mut wide[..self.hidden]);
        cut(&mut wide[..self.hidden]);
        whole(&wide[..self.hidden], &mut small);
        self.second.all(&small[..self.hidden], &mut wide[..self.middle]);
        cut(&mut wide[..self.middle]);
        whole(&wide[..self.middle], &mut small);
        let mut out = [0.0; WINNERS];
        self.last.all(&small[..self.middle], &mut out);
        let there = |place: usize| place < players || place == MOST_PLAYERS;
        let most = (0..WINNERS).filter(|&place| there(place)).map(|place| out[place]);
        let most = most.fold(f32::NEG_INFINITY, f32::max);
        let mut total = 0.0;
        for (place, chance) in out.iter_mut().enumerate() {
            *chance = if there(place) { exp(*chance - most) } else { 0.0 };
            total += *chance;
        }
        out.map(|chance| chance / total)
    }

    /// Everybody's chances, by seat.
    pub fn chances(&self, world: &World, standing: &mut Standing) -> [f32; MOST_PLAYERS] {
        let active = world.active().unwrap_or(Seat::S0);
        standing.look(world, active);
        let places = self.places(standing.features(), usize::from(world.players()));
        let mut chances = [0.0; MOST_PLAYERS];
        for seat in world.seats() {
            chances[seat.index()] = places[relative(seat, active, world.players())];
        }
        chances
    }
}
