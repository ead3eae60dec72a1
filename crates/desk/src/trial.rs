//! A puzzle on the table: every choice is judged at once.

use crate::{Letter, letter, post};
use bots::Level;
use dealer::learning::{self, Answer, PuzzleLine, PuzzleNow};
use dealer::protocol::Sitter;
use dealer::{Dealer, Trouble, bot_name};
use rules::{Choice, Leader};
use study::{Puzzle, Verdict};

/// Somebody who tries a puzzle.
pub(crate) struct Trial {
    puzzle: &'static Puzzle,
    verdict: learning::Verdict,
}

/// All puzzles, the easy ones first, and the one of a day.
pub(crate) fn list(day: u32) -> Letter {
    let mut puzzles: Vec<&Puzzle> = Puzzle::all().iter().collect();
    puzzles.sort_by_key(|puzzle| puzzle.rating);
    let lines = puzzles.into_iter().filter_map(|puzzle| {
        Some(PuzzleLine {
            id: puzzle.id.clone(),
            rating: puzzle.rating.id().to_owned(),
            players: puzzle.position.players.len() as u8,
            leader: Leader::from_id(puzzle.position.players.get(puzzle.seat.index())?.leader.as_deref()?)?,
        })
    });
    letter(Answer::Puzzles {
        puzzles: lines.collect(),
        today: Puzzle::of_day(day).id.clone(),
    })
}

impl Trial {
    /// The puzzle with this name.
    pub(crate) fn open(id: &str) -> Option<(Trial, Dealer)> {
        let puzzle = Puzzle::by_id(id)?;
        let record = puzzle.record().ok()?;
        let sitters = (0..usize::from(record.game().players())).map(|seat| {
            let own = seat == puzzle.seat.index();
            Sitter {
                name: if own { String::new() } else { bot_name(seat).to_owned() },
                bot: (!own).then_some(Level::Novice),
            }
        });
        let dealer = Dealer::from_log(sitters.collect(), &record.log()).ok()?;
        let verdict = learning::Verdict::Begun;
        Some((Trial { puzzle, verdict }, dealer))
    }

    /// How it stands.
    pub(crate) fn now(&self, solution: Option<Choice>) -> Letter {
        letter(Answer::Puzzle(PuzzleNow {
            id: self.puzzle.id.clone(),
            rating: self.puzzle.rating.id().to_owned(),
            verdict: self.verdict,
            solution,
        }))
    }

    fn is_open(&self) -> bool {
        matches!(self.verdict, learning::Verdict::Begun | learning::Verdict::OnTheWay)
    }

    /// The next choice of the solution, while it is still followed.
    pub(crate) fn next_choice(&self, dealer: &Dealer) -> Option<Choice> {
        let own = dealer
            .record()
            .made()
            .iter()
            .filter(|made| made.seat == self.puzzle.seat);
        let made = own.count();
        self.puzzle.solution.get(made).copied().filter(|_| self.is_open())
    }

    pub(crate) fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble> {
        if !self.is_open() {
            return Err(Trouble::Nothing);
        }
        let told = dealer.choose(choice)?;
        Ok(vec![post(&told), self.judge(dealer)])
    }

    pub(crate) fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>> {
        let record = dealer.record();
        let seat = record.game().decider().filter(|&seat| seat != self.puzzle.seat)?;
        if !self.is_open() {
            return None;
        }
        let choice = *record.choices(seat).first()?;
        let told = dealer.carry_out(seat, choice).ok()?;
        Some(vec![post(&told), self.judge(dealer)])
    }

    fn judge(&mut self, dealer: &Dealer) -> Letter {
        let record = dealer.record();
        self.verdict = match self.puzzle.verdict(record) {
            Verdict::OnTheWay => learning::Verdict::OnTheWay,
            Verdict::Solved => learning::Verdict::Solved,
            Verdict::Missed => learning::Verdict::Missed(match self.puzzle.miss(record) {
                study::Miss::GoesOn => learning::Miss::GoesOn,
                study::Miss::Wins { seat, leader, faction } => learning::Miss::Wins { seat, leader, faction },
                study::Miss::Open => learning::Miss::Open,
            }),
        };
        self.now(None)
    }
}
