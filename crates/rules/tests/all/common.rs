//! What several tests share: random play.

use rules::{Choice, Choices, Edition, Event, Game, Seat, Seed, Set, Sets, Setup};

/// A small generator that is the same everywhere.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

impl rules::rand_core::TryRng for Random {
    type Error = std::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((self.next() >> 32) as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.next())
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.iter_mut().for_each(|byte| *byte = self.next() as u8);
        Ok(())
    }
}

/// Every edition, the short game and a free combination of sets, at this number of players.
pub(crate) fn setups(players: u8) -> Vec<Setup> {
    let setup = Setup::new(players).expect("2 to 6 players");
    let mut setups: Vec<Setup> = Edition::ALL
        .into_iter()
        .map(|edition| setup.with_edition(edition))
        .collect();
    setups.push(setup.with_short(true));
    setups.push(setup.with_edition(Edition::HeimlicheHerrschaft).with_short(true));
    setups.push(setup.with_sets(Sets::of(&[Set::Queens])));
    setups
}

pub(crate) fn deal(setup: Setup, seed: u64) -> Game {
    Game::new(setup, &Seed::from(format!("test {seed}")))
}

/// A random choice of a random seat that is asked.
pub(crate) fn random_choice(game: &Game, random: &mut Random) -> Option<(Seat, Choice)> {
    let asked: Vec<Seat> = game.asked().map(|asked| asked.seat).collect();
    if asked.is_empty() {
        return None;
    }
    let seat = asked[random.below(asked.len())];
    let mut choices = Choices::new();
    game.choices_into(seat, &mut choices);
    Some((seat, choices[random.below(choices.len())]))
}

/// Makes a random choice and returns what happened.
pub(crate) fn random_step(game: &mut Game, random: &mut Random) -> Option<(Seat, Choice, Vec<Event>)> {
    let (seat, choice) = random_choice(game, random)?;
    let mut events = Vec::new();
    game.choose(seat, choice, &mut events)
        .expect("a listed choice is legal");
    Some((seat, choice, events))
}
