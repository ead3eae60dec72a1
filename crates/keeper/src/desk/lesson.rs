//! The guided game: the learner makes the choices of the lesson, the others' choices play themselves.

use super::{Letter, letter};
use crate::{Dealer, Trouble, post};
use rules::{Choice, Made, Seat};
use study::Tutorial;
use told::keeper::Answer;
use told::{Lesson, Level, SavedError, Sitter, bot_name};

/// Somebody who is guided.
pub(crate) struct Guided {
    tutorial: Tutorial,
    /// After how many choices what was said before the others play has been read.
    read: Option<usize>,
}

/// A person on one seat, and bots on the others.
pub(crate) fn beside(own: Seat, players: u8) -> Vec<Sitter> {
    let sitters = Seat::all(players).map(|seat| match seat == own {
        true => Sitter::person(""),
        false => Sitter::bot(bot_name(seat.index()), Level::Novice),
    });
    sitters.collect()
}

impl Guided {
    /// The lesson after this many choices; past its end it starts over.
    pub(crate) fn open(made: usize) -> Result<(Guided, Dealer), SavedError> {
        let tutorial = Tutorial::new().map_err(|error| SavedError::from(&error))?;
        let made = if made < tutorial.length() { made } else { 0 };
        let record = tutorial.at(made).map_err(|error| SavedError::from(&error))?;
        let sitters = beside(Tutorial::LEARNER, record.game().players());
        let dealer = Dealer::from_log(sitters, &record.log()).map_err(|_| SavedError::Start)?;
        Ok((Guided { tutorial, read: None }, dealer))
    }

    fn expected(&self, dealer: &Dealer) -> Option<Made> {
        self.tutorial.expected(dealer.record())
    }

    /// How far the lesson is, and what is said and expected there.
    pub(crate) fn now(&self, dealer: &Dealer) -> Letter {
        let made = dealer.record().made().len();
        let expected = self.expected(dealer);
        let own = expected.filter(|made| made.seat == Tutorial::LEARNER);
        letter(Answer::Lesson(Lesson {
            made,
            length: self.tutorial.length(),
            notes: self.tutorial.notes(made).copied().collect(),
            expected: own.map(|made| made.choice),
            others: expected.is_some() && own.is_none(),
        }))
    }

    pub(crate) fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble> {
        let expected = self.expected(dealer).filter(|made| made.seat == Tutorial::LEARNER);
        if expected.map(|made| made.choice) != Some(choice) {
            return Err(Trouble::Nothing);
        }
        let told = dealer.choose(choice)?;
        Ok(vec![post(&told), self.now(dealer)])
    }

    /// What was said has been read; the others may play.
    pub(crate) fn go_on(&mut self, dealer: &Dealer) -> Vec<Letter> {
        self.read = Some(dealer.record().made().len());
        Vec::new()
    }

    pub(crate) fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>> {
        let made = dealer.record().made().len();
        let expected = self.expected(dealer).filter(|made| made.seat != Tutorial::LEARNER)?;
        if self.tutorial.notes(made).next().is_some() && self.read != Some(made) {
            return None;
        }
        let told = dealer.carry_out(expected.seat, expected.choice).ok()?;
        Some(vec![post(&told), self.now(dealer)])
    }
}
