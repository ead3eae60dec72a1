//! Thousands of games at once: one call steps all of them on all cores, writes what the deciding seats see into buffers
//! that are reused, and starts a new game wherever one has ended.
//!
//! All games are [worlds](rules::World): imagined from what the public sees of a fresh deal, which is as good as dealt, and
//! may be read. So a critic may look at everything and no dealt game is ever opened.
//!
//! ```
//! use arena::{Arena, Buffers, Company, Kind};
//! use rules::Setup;
//! let kind = Kind { setup: Setup::new(4)?, company: Company::Alone };
//! let mut arena = Arena::new(vec![kind; 64], 1);
//! let mut buffers = Buffers::new(64);
//! arena.look(buffers.rows());
//! for _ in 0..100 {
//!     let actions = buffers.first_legal();
//!     arena.step(&actions, buffers.rows()).expect("legal actions");
//! }
//! # Ok::<(), rules::Refusal>(())
//! ```

mod buffers;
mod listing;
mod table;

pub use buffers::{Buffers, INFO_SIZE, Rows};
pub use table::{Company, Kind, Sitter, Tally};

use encoding::STANDING_MOST;
use rayon::prelude::*;
use table::SteppedGame;

/// The fewest games that are handed to a thread together.
const TOGETHER: usize = 8;

/// The same, where a game takes hardly any time.
const MORE_TOGETHER: usize = 1_024;

/// An action that is not legal in its game. Nothing was stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {action} is not legal in game {game}")]
pub struct NotLegal {
    /// The number of the game, from 0.
    pub game: usize,
    /// The action that was to be taken.
    pub action: u16,
}

/// Many games that are stepped together.
pub struct Arena {
    tables: Vec<SteppedGame>,
}

impl Arena {
    /// A game of each of these kinds. The same seed gives the same games to the same actions, on any number of cores.
    pub fn new(kinds: impl IntoIterator<Item = Kind>, seed: u64) -> Arena {
        let kinds: Vec<(usize, Kind)> = kinds.into_iter().enumerate().collect();
        let tables = kinds
            .into_par_iter()
            .map(|(number, kind)| SteppedGame::new(kind, seed, number as u32))
            .collect();
        Arena { tables }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Writes what the deciding seats see now; no rewards.
    ///
    /// # Panics
    /// If a buffer is too small.
    pub fn look(&mut self, out: Rows<'_>) {
        self.each(false, out);
    }

    /// Steps every game with its action, lets bots play until a learner is asked again, and writes what comes then.
    ///
    /// # Errors
    /// [`NotLegal`] for the first action that is not legal; then no game was stepped.
    ///
    /// # Panics
    /// If a buffer is too small.
    pub fn step(&mut self, actions: &[u16], out: Rows<'_>) -> Result<(), NotLegal> {
        let actions = &actions[..self.tables.len()];
        let find = |(table, &action): (&mut SteppedGame, &u16)| !table.find(action);
        let wrong = if self.tables.len() <= MORE_TOGETHER {
            self.tables.iter_mut().zip(actions).position(find)
        } else {
            let games = self.tables.par_iter_mut().zip(actions).with_min_len(MORE_TOGETHER);
            games.position_first(find)
        };
        if let Some(game) = wrong {
            let action = actions[game];
            return Err(NotLegal { game, action });
        }
        self.each(true, out);
        Ok(())
    }

    /// Writes a legal action for every game, each as likely as any other if `numbers` are random ones from 0 up to 1.
    ///
    /// # Panics
    /// If there are fewer numbers or places than games.
    pub fn random_actions(&mut self, numbers: &[f64], actions: &mut [u16]) {
        let games = self.tables.len();
        let (numbers, actions) = (&numbers[..games], &mut actions[..games]);
        let pick = |(action, (table, &number)): (&mut u16, (&mut SteppedGame, &f64))| *action = table.action_at(number);
        if games <= MORE_TOGETHER {
            actions
                .iter_mut()
                .zip(self.tables.iter_mut().zip(numbers))
                .for_each(pick);
        } else {
            let places = actions.par_iter_mut().with_min_len(MORE_TOGETHER);
            places.zip(self.tables.par_iter_mut().zip(numbers)).for_each(pick);
        }
    }

    fn each(&mut self, stepped: bool, out: Rows<'_>) {
        let games = self.tables.len();
        go_on(&mut self.tables, out.first(games), stepped);
    }

    /// Notes the beginnings of turns from now on, for somebody who takes them now and then.
    pub fn note_standings(&mut self) {
        for table in &mut self.tables {
            table.notes = true;
        }
    }

    /// Takes beginnings of turns of games that ended, if they are [noted](Arena::note_standings): of each, up to
    /// [`STANDING_MOST`] features (the rest is [`encoding::STANDING_SIZE`]), and who won as the active seat sees it (6 for
    /// nobody) with the number of players. Returns how many were written; what does not fit is thrown away.
    pub fn take_standings(&mut self, features: &mut [u16], labels: &mut [u8]) -> usize {
        let mut places = features.chunks_exact_mut(STANDING_MOST).zip(labels.chunks_exact_mut(2));
        let mut count = 0;
        for table in &mut self.tables {
            for (row, winner, players) in table.ended.drain(..) {
                if let Some((features, labels)) = places.next() {
                    features.copy_from_slice(&row);
                    labels.copy_from_slice(&[winner, players]);
                    count += 1;
                }
            }
        }
        count
    }

    /// What was played since this was asked last, by the number of players from 2 on.
    pub fn take_tally(&mut self) -> [Tally; 5] {
        let mut all = [Tally::default(); 5];
        for table in &mut self.tables {
            let (players, tally) = table.take_tally();
            all[usize::from(players) - 2].add(&tally);
        }
        all
    }
}

/// Lets these games go on and writes what comes then; halves are done at the same time as long as they are not small.
fn go_on(tables: &mut [SteppedGame], mut out: Rows<'_>, stepped: bool) {
    if tables.len() >= 2 * TOGETHER {
        let half = tables.len() / 2;
        let (one, other) = tables.split_at_mut(half);
        let (here, there) = out.split_at(half);
        rayon::join(|| go_on(one, here, stepped), || go_on(other, there, stepped));
        return;
    }
    for (game, table) in tables.iter_mut().enumerate() {
        table.write(out.row(game), stepped);
    }
}
