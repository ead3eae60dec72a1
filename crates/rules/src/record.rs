//! A game and how it came about.

use crate::game::Game;
use crate::log::{Chain, Check, Log, LoggedChoice};
use crate::position::{Position, PositionError, PositionFault, Since};
use crate::{Choice, RULES_REVISION, Refusal, Seat, Seed, Setup, Step, Witness};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A choice somebody made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The seat that chose.
    pub seat: Seat,
    /// The choice.
    pub choice: Choice,
}

/// Where a game began.
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Start {
    /// Dealt from a seed.
    Deal(Setup, Seed),
    /// At a position that somebody wrote down.
    Position(Box<Position>),
}

/// A position holds every secret, so debug output shows none of it.
impl fmt::Debug for Start {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Deal(setup, seed) => write!(out, "Deal({setup:?}, {seed:?})"),
            Start::Position(_) => write!(out, "Position(..)"),
        }
    }
}

/// A game and how it came about. It can be saved and played again.
///
/// ```
/// use rules::{Log, Record, Seed, Setup};
/// let mut record = Record::deal(Setup::new(2)?, Seed::from("saved"));
/// let seat = record.game().decider().unwrap();
/// let choice = record.choices(seat)[0];
/// record.choose(seat, choice, &mut ())?;
/// let text = record.log().to_string();
/// let again: Log = text.parse().unwrap();
/// assert!(again.replay().unwrap().game() == record.game());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone)]
pub struct Record {
    start: Start,
    seed: Seed,
    made: Vec<Made>,
    /// The check of every choice.
    checks: Vec<Check>,
    chain: Chain,
    game: Game,
    /// The start of the current step, and how many choices had been made by then.
    step_start: Box<(Game, usize)>,
}

/// Choices may be secret, so only their number is shown.
impl fmt::Debug for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "Record({:?}, {} choices, {:?})",
            self.start,
            self.made.len(),
            self.game
        )
    }
}

impl Record {
    /// A new game.
    pub fn deal(setup: Setup, seed: Seed) -> Record {
        let game = Game::new(setup, &seed);
        Record::begin(Start::Deal(setup, seed.clone()), seed, game)
    }

    /// A game from a position. Without a seed it gets a random one.
    ///
    /// # Errors
    /// A [`PositionError`] if the position is impossible.
    pub fn load(mut position: Position) -> Result<Record, PositionError> {
        let base = match &mut position.since {
            Some(since) => &mut since.position,
            None => &mut position,
        };
        let seed = match &base.seed {
            Some(seed) => seed.clone(),
            None => Seed::random().map_err(|_| PositionFault::NoRandomSeed)?,
        };
        base.seed = Some(seed.clone());
        if position.since.is_some() {
            position.seed = Some(seed.clone());
        }
        let game = position.game()?;
        let Some(since) = position.since else {
            return Ok(Record::begin(Start::Position(Box::new(position)), seed, game));
        };
        let begun = since.position.game()?;
        let mut record = Record::begin(Start::Position(Box::new(since.position)), seed, begun);
        for made in since.choices {
            record
                .choose(made.seat, made.choice, &mut ())
                .map_err(|_| PositionFault::SinceDiffers)?;
        }
        Ok(record)
    }

    fn begin(start: Start, seed: Seed, game: Game) -> Record {
        Record {
            chain: Chain::new(&start, &game),
            start,
            seed,
            made: Vec::new(),
            checks: Vec::new(),
            step_start: Box::new((game.clone(), 0)),
            game,
        }
    }

    /// The game as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The deal or the position that the game began with.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The choices so far.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The seed of its chance. Secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Every legal choice of `seat`.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.game.choices(seat).to_vec()
    }

    /// Makes a choice and writes it down.
    ///
    /// # Errors
    /// A [`Refusal`] if it is not legal; then nothing has changed.
    pub fn choose(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.game.choose(seat, choice, witness)?;
        let made = Made { seat, choice };
        self.checks.push(self.chain.next(made, &self.game));
        self.made.push(made);
        if self.game.is_at_start_of_step() {
            *self.step_start = (self.game.clone(), self.made.len());
        }
        Ok(())
    }

    pub(crate) fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The check of the last choice.
    pub(crate) fn last_check(&self) -> Option<Check> {
        self.checks.last().copied()
    }

    /// The position now, complete: [`Record::load`] of it gives the same game.
    pub fn position(&self) -> Position {
        let mut position = Position::of(&self.game, Some(&self.seed));
        if !self.game.is_at_start_of_step() {
            let (start, count) = &*self.step_start;
            position.since = Some(Box::new(Since {
                position: Position::of(start, Some(&self.seed)),
                choices: self.made[*count..].to_vec(),
                state: Some(self.game.digest()),
            }));
        }
        position
    }

    /// The whole record, to be saved.
    pub fn log(&self) -> Log {
        Log {
            revision: RULES_REVISION,
            start: self.start.clone(),
            seed_hash: Some(self.seed.hash()),
            choices: self
                .made
                .iter()
                .zip(&self.checks)
                .map(|(&made, check)| LoggedChoice {
                    made,
                    check: Some(check.to_string()),
                })
                .collect(),
            state: Some(self.game.digest()),
            outcome: self.game.outcome(),
        }
    }
}

impl Game {
    /// Whether nothing has been done yet in the current step.
    pub(crate) fn is_at_start_of_step(&self) -> bool {
        match self.step {
            Step::Setup => self.picks.iter().all(|picks| picks[0].is_none()),
            Step::Play => self.discarded == 0,
            Step::Ability => false,
            Step::Draw | Step::Discard | Step::Over => true,
        }
    }
}
