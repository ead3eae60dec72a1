//! Puzzles: "win this turn". Positions in which exactly one choice wins for certain.

mod find;
mod proof;

pub use find::{Hunt, gather};
pub use proof::{Prover, Shown};

use rules::{Choice, Position, PositionError, Record, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use told::{Miss, Rating, Verdict};

/// A position and the one choice that wins this turn for certain: whatever leaders and cards the others have, and
/// whatever they answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in links, for example `furious-frog-4-17`.
    pub id: String,
    /// How hard it is.
    pub rating: Rating,
    /// The seat that is to win.
    pub seat: Seat,
    /// The choices of that seat that win, one after the other, if the others answer as the rules list it first.
    pub solution: Vec<Choice>,
    /// The position that is to be solved.
    pub position: Position,
}

impl Puzzle {
    /// The included puzzles; never none.
    ///
    /// # Errors
    /// If the file that was included cannot be read, which a test checks.
    ///
    /// ```
    /// use study::Puzzle;
    /// assert!(Puzzle::all()?.len() >= 60);
    /// assert_ne!(Puzzle::of_day(20_772)?.id, Puzzle::of_day(20_773)?.id);
    /// # Ok::<(), study::puzzle::BrokenPuzzles>(())
    /// ```
    pub fn all() -> Result<&'static [Puzzle], BrokenPuzzles> {
        static ALL: LazyLock<Result<Vec<Puzzle>, BrokenPuzzles>> =
            LazyLock::new(|| Puzzle::read(include_str!("../../data/puzzles.json")));
        ALL.as_deref().map_err(Clone::clone)
    }

    /// Puzzles from a file: at least one.
    ///
    /// # Errors
    /// If something else is written there, or nothing.
    pub fn read(text: &str) -> Result<Vec<Puzzle>, BrokenPuzzles> {
        let puzzles: Vec<Puzzle> =
            serde_json::from_str(text).map_err(|error| BrokenPuzzles::Unreadable(error.to_string()))?;
        if puzzles.is_empty() {
            return Err(BrokenPuzzles::None);
        }
        Ok(puzzles)
    }

    /// The puzzle with this name, if there is one.
    ///
    /// # Errors
    /// As [`Puzzle::all`].
    pub fn by_id(id: &str) -> Result<Option<&'static Puzzle>, BrokenPuzzles> {
        Ok(Puzzle::all()?.iter().find(|puzzle| puzzle.id == id))
    }

    /// The puzzle of a day, counted from 1 January 1970. All come once before one comes again.
    ///
    /// # Errors
    /// As [`Puzzle::all`].
    pub fn of_day(day: u32) -> Result<&'static Puzzle, BrokenPuzzles> {
        let all = Puzzle::all()?;
        // A step that has no part in common with the number of puzzles visits all of them, and not in their order.
        let count = all.len().max(1) as u64;
        let step = (count * 5 / 13..)
            .find(|&step| step > 0 && common(step, count) == 1)
            .unwrap_or(1);
        all.get((u64::from(day) * step % count) as usize)
            .ok_or(BrokenPuzzles::None)
    }

    /// The game, to be played.
    ///
    /// # Errors
    /// A [`PositionError`] if the position cannot be; included puzzles are checked by a test.
    pub fn record(&self) -> Result<Record, PositionError> {
        Record::load(self.position.clone())
    }

    /// How far a player has come who has played this game from the start of the puzzle; [`Verdict::OnTheWay`] at its
    /// start too.
    pub fn verdict(&self, record: &Record) -> Verdict {
        let game = record.game();
        let this_turn = u32::from(self.position.turn) == game.turn();
        let won = game.result().map(|(_, winner, _)| winner == Some(self.seat));
        if won == Some(true) {
            return Verdict::Solved;
        }
        let view = game.view(Viewer::Seat(self.seat));
        let Some(mut prover) = Prover::new(&view) else {
            return Verdict::Missed(Miss::Open);
        };
        match won {
            None if !this_turn => Verdict::Missed(Miss::GoesOn),
            None if prover.has_won() => Verdict::Solved,
            None if prover.can_win() => Verdict::OnTheWay,
            _ => Verdict::Missed(prover.miss()),
        }
    }

    /// Checks the claim by exhaustive search: the first choice of the solution wins for certain, no other choice does,
    /// and the solution leads there.
    ///
    /// # Errors
    /// Why it does not hold.
    pub fn verify(&self) -> Result<(), PuzzleFlaw> {
        let mut record = self.record().map_err(|_| PuzzleFlaw::Position)?;
        let view = record.game().view(Viewer::Seat(self.seat));
        let unique = unique_win(&view).ok_or(PuzzleFlaw::NotOne)?;
        if self.solution.first() != unique.first() {
            return Err(PuzzleFlaw::Another);
        }
        let mut own = self.solution.iter();
        while self.verdict(&record) != Verdict::Solved {
            let seat = record.game().decider().ok_or(PuzzleFlaw::TooShort)?;
            let choice = match seat == self.seat {
                true => own.next().copied(),
                false => record.choices(seat).first().copied(),
            };
            let choice = choice.ok_or(PuzzleFlaw::TooShort)?;
            let refused = record.choose(seat, choice, &mut ()).is_err();
            if refused || matches!(self.verdict(&record), Verdict::Missed(_)) {
                return Err(PuzzleFlaw::Astray);
            }
        }
        Ok(())
    }
}

/// Why there are no puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BrokenPuzzles {
    /// Something else is written there.
    #[error("the puzzles cannot be read: {0}")]
    Unreadable(String),
    /// The list is empty.
    #[error("there are no puzzles")]
    None,
}

/// Why a puzzle does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFlaw {
    /// Its position cannot be.
    #[error("its position cannot be")]
    Position,
    /// Not exactly one choice wins for certain.
    #[error("there is not exactly one choice that wins for certain")]
    NotOne,
    /// Another choice wins than the first of its solution.
    #[error("another choice wins than the first of its solution")]
    Another,
    /// Its solution ends before the win.
    #[error("its solution ends before the win")]
    TooShort,
    /// Its solution cannot be played, or throws the win away.
    #[error("its solution cannot be played, or throws the win away")]
    Astray,
}

/// The greatest number that divides both.
fn common(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common(other, one % other) }
}

/// If exactly one choice of this view wins this turn for certain and every other one is refuted: the winning choices,
/// one after the other.
pub fn unique_win(view: &View) -> Option<Vec<Choice>> {
    let mut prover = Prover::new(view)?;
    let mut found = None;
    for &choice in view.choices() {
        match prover.wins(choice) {
            (Shown::Yes, _) if found.is_some() => return None,
            (Shown::Yes, solution) => found = Some((choice, solution)),
            (Shown::No, _) => {}
            (Shown::TooLarge, _) => return None,
        }
    }
    let (winning, solution) = found?;
    // What was proven cannot be refuted, unless the proof is wrong.
    if prover.fails(winning) != Shown::No {
        return None;
    }
    let refuted = view
        .choices()
        .iter()
        .filter(|&&choice| choice != winning)
        .all(|&choice| prover.fails(choice) == Shown::Yes);
    refuted.then_some(solution)
}
