//! Puzzles: "win this turn". Positions in which exactly one choice wins for certain.

mod find;
mod proof;

pub use find::{Hunt, gather};
pub use proof::{Miss, Prover, Shown};

use rules::{Choice, Position, PositionError, Record, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

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
    /// Where the game stands.
    pub position: Position,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Seen at a glance.
    Easy,
    /// Takes a look at the others' parties.
    Medium,
    /// Takes some thought.
    Hard,
}

impl Rating {
    /// All of them, the easiest first.
    pub const ALL: [Rating; 3] = [Rating::Easy, Rating::Medium, Rating::Hard];

    /// The name used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Rating::Easy => "easy",
            Rating::Medium => "medium",
            Rating::Hard => "hard",
        }
    }
}

/// How far somebody is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The win is still certain; go on.
    OnTheWay,
    /// The game is won, or nothing can stop it any more.
    Solved,
    /// The win is not certain any more.
    Missed,
}

impl Puzzle {
    /// The included puzzles.
    ///
    /// ```
    /// let puzzles = study::Puzzle::all();
    /// assert!(puzzles.len() >= 60);
    /// let puzzle = study::Puzzle::of_day(20_772);
    /// assert_ne!(puzzle.id, study::Puzzle::of_day(20_773).id);
    /// ```
    pub fn all() -> &'static [Puzzle] {
        static ALL: LazyLock<Vec<Puzzle>> =
            LazyLock::new(|| serde_json::from_str(include_str!("../../data/puzzles.json")).unwrap_or_default());
        &ALL
    }

    /// The puzzle with this name.
    pub fn by_id(id: &str) -> Option<&'static Puzzle> {
        Puzzle::all().iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, counted from 1 January 1970. All come once before one comes again.
    pub fn of_day(day: u32) -> &'static Puzzle {
        let all = Puzzle::all();
        // A step that has no part in common with the number of puzzles visits all of them, and not in their order.
        let count = all.len().max(1) as u64;
        let step = (count * 5 / 13..)
            .find(|&step| step > 0 && common(step, count) == 1)
            .unwrap_or(1);
        &all[(u64::from(day) * step % count) as usize]
    }

    /// The game, to be played.
    ///
    /// # Errors
    /// A [`PositionError`] if the position cannot be; included puzzles are checked by a test.
    pub fn record(&self) -> Result<Record, PositionError> {
        Record::load(self.position.clone())
    }

    /// How far somebody is, who has played this game from the start of the puzzle.
    pub fn verdict(&self, record: &Record) -> Verdict {
        let game = record.game();
        if let Some((_, winner, _)) = game.result() {
            return if winner == Some(self.seat) {
                Verdict::Solved
            } else {
                Verdict::Missed
            };
        }
        let view = game.view(Viewer::Seat(self.seat));
        let Some(mut prover) = Prover::new(&view) else {
            return Verdict::Missed;
        };
        if u32::from(self.position.turn) == game.turn() && prover.has_won() {
            return Verdict::Solved;
        }
        if u32::from(self.position.turn) == game.turn() && prover.can_win() {
            return Verdict::OnTheWay;
        }
        Verdict::Missed
    }

    /// Why the win is not certain any more, for somebody who has missed it.
    pub fn miss(&self, record: &Record) -> Miss {
        let game = record.game();
        if game.turn() != u32::from(self.position.turn) && !game.is_over() {
            return Miss::GoesOn;
        }
        let view = game.view(Viewer::Seat(self.seat));
        Prover::new(&view).map_or(Miss::Open, |mut prover| prover.miss())
    }

    /// Checks the claim by exhaustive search: the first choice of the solution wins for certain, no other choice does,
    /// and the solution leads there.
    ///
    /// # Errors
    /// Why it does not hold.
    pub fn verify(&self) -> Result<(), Unsound> {
        let mut record = self.record().map_err(|_| Unsound::Position)?;
        let view = record.game().view(Viewer::Seat(self.seat));
        let unique = unique_win(&view).ok_or(Unsound::NotOne)?;
        if self.solution.first() != unique.first() {
            return Err(Unsound::Another);
        }
        let mut own = self.solution.iter();
        while self.verdict(&record) != Verdict::Solved {
            let seat = record.game().decider().ok_or(Unsound::TooShort)?;
            let choice = match seat == self.seat {
                true => own.next().copied(),
                false => record.choices(seat).first().copied(),
            };
            let choice = choice.ok_or(Unsound::TooShort)?;
            let refused = record.choose(seat, choice, &mut ()).is_err();
            if refused || self.verdict(&record) == Verdict::Missed {
                return Err(Unsound::Astray);
            }
        }
        Ok(())
    }
}

/// Why a puzzle does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsound {
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
