//! A puzzle on the table: every choice is judged at once.

use super::lesson::beside;
use super::{Letter, letter};
use crate::{Dealer, Trouble, post};
use rules::Choice;
use study::Puzzle;
use study::puzzle::BrokenPuzzles;
use told::keeper::Answer;
use told::{PuzzleLine, PuzzleNow, Verdict};

/// Somebody who tries a puzzle.
pub(crate) struct Trial {
    puzzle: &'static Puzzle,
    verdict: Verdict,
}

/// All puzzles, the easy ones first, and the one of a day.
pub(crate) fn list(day: u32) -> Result<Letter, BrokenPuzzles> {
    let today = Puzzle::of_day(day)?.id.clone();
    let mut puzzles: Vec<&Puzzle> = Puzzle::all()?.iter().collect();
    puzzles.sort_by_key(|puzzle| puzzle.rating);
    let lines = puzzles.into_iter().filter_map(|puzzle| {
        Some(PuzzleLine {
            id: puzzle.id.clone(),
            rating: puzzle.rating,
            players: puzzle.position.players.len() as u8,
            leader: puzzle.position.players.get(puzzle.seat.index())?.leader?,
        })
    });
    Ok(letter(Answer::Puzzles {
        puzzles: lines.collect(),
        today,
    }))
}

impl Trial {
    /// The puzzle with this name.
    pub(crate) fn open(id: &str) -> Option<(Trial, Dealer)> {
        let puzzle = Puzzle::by_id(id).ok()??;
        let record = puzzle.record().ok()?;
        let sitters = beside(puzzle.seat, record.game().players());
        let dealer = Dealer::from_log(sitters, &record.log()).ok()?;
        let verdict = Verdict::Begun;
        Some((Trial { puzzle, verdict }, dealer))
    }

    /// Whether the puzzle is solved, missed or still open.
    pub(crate) fn now(&self, solution: Option<Choice>) -> Letter {
        letter(Answer::Puzzle(PuzzleNow {
            id: self.puzzle.id.clone(),
            rating: self.puzzle.rating,
            verdict: self.verdict,
            solution,
        }))
    }

    /// The next choice of the solution, while it is still followed.
    pub(crate) fn next_choice(&self, dealer: &Dealer) -> Option<Choice> {
        let own = dealer
            .record()
            .made()
            .iter()
            .filter(|made| made.seat == self.puzzle.seat);
        let made = own.count();
        self.puzzle
            .solution
            .get(made)
            .copied()
            .filter(|_| self.verdict.is_open())
    }

    pub(crate) fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble> {
        if !self.verdict.is_open() {
            return Err(Trouble::Nothing);
        }
        let told = dealer.choose(choice)?;
        Ok(vec![post(&told), self.judge(dealer)])
    }

    pub(crate) fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>> {
        let record = dealer.record();
        let seat = record.game().decider().filter(|&seat| seat != self.puzzle.seat)?;
        if !self.verdict.is_open() {
            return None;
        }
        let choice = *record.choices(seat).first()?;
        let told = dealer.carry_out(seat, choice).ok()?;
        Some(vec![post(&told), self.judge(dealer)])
    }

    fn judge(&mut self, dealer: &Dealer) -> Letter {
        self.verdict = self.puzzle.verdict(dealer.record());
        self.now(None)
    }
}
