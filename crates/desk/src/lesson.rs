//! The guided game: the learner makes the choices of the lesson, the others' choices play themselves.

use crate::{Letter, letter, post};
use bots::Level;
use dealer::learning::{Answer, Lesson, Note};
use dealer::protocol::Sitter;
use dealer::{Dealer, Trouble, bot_name};
use rules::{Choice, Made};
use serde::Serialize;
use study::Tutorial;
use words::Fault;

/// Somebody who is guided.
pub(crate) struct Guided {
    tutorial: Tutorial,
    /// After how many choices what was said before the others play has been read.
    read: Option<usize>,
}

/// The name that files and pages know something by.
fn name(thing: impl Serialize) -> String {
    let name = serde_json::to_value(thing).ok();
    name.and_then(|name| Some(name.as_str()?.to_owned()))
        .unwrap_or_default()
}

impl Guided {
    /// The lesson after so many choices; past its end it begins anew.
    pub(crate) fn open(made: usize) -> Result<(Guided, Dealer), Fault> {
        let tutorial = Tutorial::new().map_err(|error| Fault::from(&error))?;
        let made = if made < tutorial.length() { made } else { 0 };
        let record = tutorial.at(made).map_err(|error| Fault::from(&error))?;
        let sitters = (0..usize::from(record.game().players())).map(|seat| {
            let learner = seat == Tutorial::LEARNER.index();
            Sitter {
                name: if learner {
                    String::new()
                } else {
                    bot_name(seat).to_owned()
                },
                bot: (!learner).then_some(Level::Novice),
            }
        });
        let dealer = Dealer::from_log(sitters.collect(), &record.log()).map_err(|_| Fault::Start)?;
        Ok((Guided { tutorial, read: None }, dealer))
    }

    fn expected(&self, dealer: &Dealer) -> Option<Made> {
        self.tutorial.expected(dealer.record())
    }

    /// Where the lesson stands.
    pub(crate) fn now(&self, dealer: &Dealer) -> Letter {
        let made = dealer.record().made().len();
        let expected = self.expected(dealer);
        let own = expected.filter(|made| made.seat == Tutorial::LEARNER);
        let notes = self.tutorial.notes(made).map(|note| Note {
            idea: name(note.idea),
            spot: name(note.spot),
        });
        letter(Answer::Lesson(Lesson {
            made,
            length: self.tutorial.length(),
            notes: notes.collect(),
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
