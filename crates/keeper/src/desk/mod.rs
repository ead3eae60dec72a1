//! What the keeper of a game does for learning and looking back, beside the table: the guided game, puzzles, replays,
//! the coach, analysis, a player's games.
//!
//! [`Desk`] answers what the page asks ([`told::keeper::Study`]) as letters, JSON texts that can be posted as they are. Long
//! thinking is done in slices by [`Beside::work`]. Nothing here knows of browsers, files or clocks.

mod back;
mod lesson;
mod replays;
mod shelf;
mod thinking;
mod trial;

use crate::{Dealer, Trouble, post};
use back::LookingBack;
use lesson::Guided;
use replays::Opened;
use rules::{Choice, Seat};
use shelf::Shelf;
use thinking::Thinking;
use told::SavedError;
use told::keeper::{self, Answer, Source, Study};
use trial::Trial;

/// A message to the page.
pub type Letter = String;

/// What came of something that was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// What the page is told.
    pub letters: Vec<Letter>,
    /// Whether something else lies on the table now.
    pub new_table: bool,
    /// Whether that is a game to be found again after a reload. It was not told of yet.
    pub kept: bool,
    /// Whether others may have to choose now.
    pub goes_on: bool,
}

/// What the keeper of a game asks of whatever is beside the table.
pub trait Beside {
    /// Takes over the history that was kept, beside what is here. Whether it can be read.
    fn read_history(&mut self, text: &str) -> bool;

    /// Whether the history has changed since it was last asked for.
    fn is_unsaved(&self) -> bool;

    /// The history, to be kept.
    fn history(&mut self) -> String;

    /// A plain game was begun or resumed.
    fn sit_down(&mut self);

    /// Whether choices can be taken back: a lesson goes one way, and a puzzle is tried again from its start.
    fn takes_back(&self) -> bool;

    /// A choice of the one who has the device.
    ///
    /// # Errors
    /// A refusal of the rules, or of the lesson.
    fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble>;

    /// Lets the next one of the others choose, if it is theirs to.
    fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>>;

    /// A game that is over goes into the history, once.
    fn keep(&mut self, dealer: &Dealer, now: u64);

    /// Answers a letter of the page. Whatever comes onto the table comes into `dealer`, unless something else has come there
    /// since the letter was written.
    ///
    /// # Errors
    /// When the letter cannot be read.
    fn hear(
        &mut self,
        letter: &str,
        late: bool,
        dealer: &mut Option<Dealer>,
        now: u64,
    ) -> Result<Asked, serde_json::Error>;

    /// Whether there is something to think about.
    fn has_work(&self) -> bool;

    /// Thinks for some tens of milliseconds, and says what there is to tell.
    fn work(&mut self) -> Option<Letter>;
}

/// Who decides at the table, beside the person.
enum Sitting {
    /// The bots.
    Game,
    Lesson(Guided),
    Puzzle(Trial),
}

/// Everything beside the table.
pub struct Desk {
    sitting: Sitting,
    shelf: Shelf,
    opened: Option<Opened>,
    back: LookingBack,
    thinking: Thinking,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            sitting: Sitting::Game,
            shelf: Shelf::default(),
            opened: None,
            back: LookingBack::default(),
            thinking: Thinking::default(),
        }
    }
}

/// An answer as a letter.
fn letter(answer: Answer) -> Letter {
    keeper::letter(&answer)
}

fn fault(fault: SavedError) -> Asked {
    letter(Answer::Fault(fault)).into()
}

impl From<Vec<Letter>> for Asked {
    fn from(letters: Vec<Letter>) -> Asked {
        Asked {
            letters,
            ..Asked::default()
        }
    }
}

impl From<Letter> for Asked {
    fn from(letter: Letter) -> Asked {
        vec![letter].into()
    }
}

impl Beside for Desk {
    fn read_history(&mut self, text: &str) -> bool {
        self.shelf.read(text)
    }

    fn is_unsaved(&self) -> bool {
        self.shelf.is_unsaved()
    }

    fn history(&mut self) -> String {
        self.shelf.write_down()
    }

    fn sit_down(&mut self) {
        self.sitting = Sitting::Game;
        self.rest();
    }

    fn takes_back(&self) -> bool {
        matches!(self.sitting, Sitting::Game)
    }

    fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble> {
        match &mut self.sitting {
            Sitting::Game => Ok(vec![post(&dealer.choose(choice)?)]),
            Sitting::Lesson(guided) => guided.choose(dealer, choice),
            Sitting::Puzzle(trial) => trial.choose(dealer, choice),
        }
    }

    fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>> {
        match &mut self.sitting {
            Sitting::Game => Some(vec![post(&dealer.bot()?)]),
            Sitting::Lesson(guided) => guided.other(dealer),
            Sitting::Puzzle(trial) => trial.other(dealer),
        }
    }

    fn keep(&mut self, dealer: &Dealer, now: u64) {
        self.shelf.keep(dealer, now);
    }

    fn hear(
        &mut self,
        letter: &str,
        late: bool,
        dealer: &mut Option<Dealer>,
        now: u64,
    ) -> Result<Asked, serde_json::Error> {
        let study: Study = keeper::read(letter)?;
        let lays = matches!(
            study,
            Study::Lesson { .. }
                | Study::Puzzle { .. }
                | Study::PlayOn { .. }
                | Study::Replay { .. }
                | Study::Import { .. }
        );
        if lays && late {
            return Ok(Asked::default());
        }
        Ok(self.ask(study, dealer, now))
    }

    fn has_work(&self) -> bool {
        self.back.is_busy() || self.thinking.is_busy()
    }

    fn work(&mut self) -> Option<Letter> {
        self.thinking.work().or_else(|| self.back.work())
    }
}

impl Desk {
    fn rest(&mut self) {
        self.thinking.rest();
        self.back.rest();
    }

    /// Answers what the page asks.
    fn ask(&mut self, study: Study, dealer: &mut Option<Dealer>, now: u64) -> Asked {
        match study {
            Study::Lesson { made } => match Guided::open(made) {
                Ok((guided, mut begun)) => {
                    let letters = vec![post(&begun.open()), guided.now(&begun)];
                    self.take(dealer, begun, Sitting::Lesson(guided), letters)
                }
                Err(broken) => fault(broken),
            },
            Study::GoOn => match (&mut self.sitting, dealer) {
                (Sitting::Lesson(guided), Some(dealer)) => Asked {
                    goes_on: true,
                    ..guided.go_on(dealer).into()
                },
                _ => Asked::default(),
            },
            Study::Puzzles { day } => trial::list(day).map_or_else(|_| fault(SavedError::Gone), Asked::from),
            Study::Puzzle { id } => match Trial::open(&id) {
                Some((trial, mut begun)) => {
                    let letters = vec![post(&begun.open()), trial.now(None)];
                    self.take(dealer, begun, Sitting::Puzzle(trial), letters)
                }
                None => fault(SavedError::Gone),
            },
            Study::Solution => match (&self.sitting, dealer) {
                (Sitting::Puzzle(trial), Some(dealer)) => trial.now(trial.next_choice(dealer)).into(),
                _ => Asked::default(),
            },
            Study::Games => self.shelf.games().into(),
            Study::Keep { log, seat, sitters } => {
                self.shelf.keep_log(&log, seat, &sitters, now);
                Asked::default()
            }
            Study::Export => self.shelf.export().into(),
            Study::Import { text } => match self.shelf.import(&text) {
                Ok(None) => self.show(Opened::from_text(&text), dealer),
                Ok(Some(count)) => vec![letter(Answer::Imported { count }), self.shelf.games()].into(),
                Err(broken) => fault(broken),
            },
            Study::Replay { game } => {
                let opened = Opened::from_source(&game, &self.shelf);
                self.show(opened, dealer)
            }
            Study::Moment { moment, eyes } => match &self.opened {
                Some(opened) => opened.moment(moment, eyes).into(),
                None => fault(SavedError::Gone),
            },
            Study::PlayOn { moment, seat } => self.play_on(moment, seat, dealer),
            Study::Analyse => match self.opened.as_ref().and_then(|opened| self.back.begin(opened)) {
                Some(letter) => letter.into(),
                None => fault(SavedError::NotOver),
            },
            Study::LookBack => self.look_back(),
            Study::Coach => self.alone(dealer, Thinking::begin),
            Study::Belief => self.alone(dealer, Thinking::belief),
            Study::Rest => {
                self.rest();
                Asked::default()
            }
            Study::Why { choice } => dealer
                .as_ref()
                .map_or_else(Asked::default, |dealer| why(dealer, choice)),
        }
    }

    /// Looks back at the game that ended last, which stays on the table. Where it was not kept there is nothing to tell.
    fn look_back(&mut self) -> Asked {
        let Ok(opened) = Opened::from_source(&Source::Last, &self.shelf) else {
            return Asked::default();
        };
        let Some(found) = self.back.begin(&opened) else {
            return Asked::default();
        };
        let letters = vec![letter(Answer::Ended(opened.told())), found];
        self.opened = Some(opened);
        letters.into()
    }

    /// The replay becomes a game to be kept.
    fn play_on(&mut self, moment: usize, seat: Seat, dealer: &mut Option<Dealer>) -> Asked {
        let begun = self.opened.as_ref().and_then(|opened| opened.play_on(moment, seat));
        match begun {
            Some(begun) => Asked {
                kept: true,
                ..self.take(dealer, begun, Sitting::Game, Vec::new())
            },
            None => fault(SavedError::NotOver),
        }
    }

    /// Something for people who play against bots alone: with others around the device it would tell too much.
    fn alone(&mut self, dealer: &Option<Dealer>, act: impl FnOnce(&mut Thinking, &Dealer) -> Option<Letter>) -> Asked {
        let game = matches!(self.sitting, Sitting::Game);
        let dealer = dealer.as_ref().filter(|dealer| game && dealer.people().len() == 1);
        let letter = dealer.and_then(|dealer| act(&mut self.thinking, dealer));
        Asked::from(letter.into_iter().collect::<Vec<_>>())
    }

    fn take(&mut self, dealer: &mut Option<Dealer>, begun: Dealer, sitting: Sitting, letters: Vec<Letter>) -> Asked {
        self.rest();
        self.sitting = sitting;
        *dealer = Some(begun);
        Asked {
            new_table: true,
            goes_on: true,
            ..letters.into()
        }
    }

    fn show(&mut self, opened: Result<Opened, SavedError>, dealer: &mut Option<Dealer>) -> Asked {
        match opened {
            Ok(opened) => {
                self.rest();
                *dealer = None;
                let letter = letter(Answer::Replay(opened.told()));
                self.opened = Some(opened);
                Asked {
                    new_table: true,
                    ..letter.into()
                }
            }
            Err(broken) => fault(broken),
        }
    }
}

/// Why something cannot be chosen now by the one who has the device.
fn why(dealer: &Dealer, choice: Choice) -> Asked {
    let Some(seat) = dealer.holder() else {
        return Asked::default();
    };
    match dealer.record().game().clone().choose(seat, choice, &mut ()) {
        Ok(()) => Asked::default(),
        Err(refusal) => Asked::from(letter(Answer::Why {
            code: refusal.code().to_owned(),
            place: words::Passage::of_refusal(refusal).id(),
        })),
    }
}
