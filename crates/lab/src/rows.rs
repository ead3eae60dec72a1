//! One row per game and per decision, for readers who have questions of their own.

use crate::Thinking;
use bots::Level;
use rules::{Choice, DecidedBy, Faction, Hero, Leader, MOST_PLAYERS, Prompt, Seat};

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// The number of the game among those with as many players.
    pub game: u64,
    /// How many played.
    pub players: u8,
    /// The number of its deal: different bots play each deal from every seat.
    pub deal: u64,
    /// The seat that began.
    pub first: u8,
    /// Turns it took.
    pub turns: u32,
    /// Choices that were made.
    pub decisions: u32,
    /// Where the red marker stood at the end.
    pub red: u8,
    /// Where the green marker stood at the end.
    pub green: u8,
    /// How it ended; none if it was given up.
    pub end: Option<EndRow>,
    /// Who sat where.
    pub seats: [Option<SeatRow>; MOST_PLAYERS],
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndRow {
    /// The faction that won.
    pub faction: Faction,
    /// Who won, if anybody.
    pub winner: Option<Seat>,
    /// By which rule the winner was found.
    pub decided_by: DecidedBy,
}

/// A seat in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// How well its bot played.
    pub level: Level,
    /// Its leader; none if the game was given up.
    pub leader: Option<Leader>,
    /// Heroes of the winning faction in its party, as counted.
    pub heroes: u8,
    /// All heroes in its party.
    pub party: u8,
}

/// A choice that was made, with what the chooser could have done instead: enough to learn from it. Everything else a seat
/// knew follows from the deal and the choices before.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionRow {
    /// The number of the game among those with as many players.
    pub game: u64,
    /// How many played.
    pub players: u8,
    /// The number of the decision in its game, from 0.
    pub number: u32,
    /// The turn, from 1; 0 while setting up.
    pub turn: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// How well they play.
    pub level: Level,
    /// Their leader.
    pub leader: Option<Leader>,
    /// What they could spend on the decision, if they search.
    pub thinking: Option<Thinking>,
    /// What they were asked.
    pub prompt: Prompt,
    /// The hero whose ability asked.
    pub source: Option<Hero>,
    /// The cards in their hand.
    pub hand: Vec<Hero>,
    /// The Tavern, by slot.
    pub tavern: [Option<Hero>; 3],
    /// All choices there were, in the order of the listing.
    pub alternatives: Vec<Choice>,
    /// The choice.
    pub choice: Choice,
    /// The card they drew by it.
    pub drawn: Option<Hero>,
    /// The share of its imagined games that a bot that searches won with it. Among equals that is more than it will win.
    pub chance: Option<f32>,
    /// Where the red marker stood before.
    pub red: u8,
    /// Where the green marker stood before.
    pub green: u8,
}

/// The rows of some games, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// Whether decisions are left out, which saves much time.
    pub games_only: bool,
    /// The games.
    pub games: Vec<GameRow>,
    /// Their decisions.
    pub decisions: Vec<DecisionRow>,
}

/// Somebody who writes rows down. Rows come in the order of the games, whatever the number of threads.
pub trait Recorder {
    /// Whether it wants games only: decisions need not be written down then.
    fn games_only(&self) -> bool {
        false
    }

    /// Writes some rows down.
    ///
    /// # Errors
    /// When they cannot be written; the experiment is then broken off.
    fn record(&mut self, rows: Rows) -> std::io::Result<()>;
}

/// Keeps the rows.
impl Recorder for Rows {
    fn games_only(&self) -> bool {
        self.games_only
    }

    fn record(&mut self, mut rows: Rows) -> std::io::Result<()> {
        self.games.append(&mut rows.games);
        self.decisions.append(&mut rows.decisions);
        Ok(())
    }
}
