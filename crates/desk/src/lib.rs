//! What the keeper of a game does for learning and looking back, beside the table: the guided game, puzzles, replays,
//! the coach, analysis, the own history.
//!
//! [`Desk`] answers what the page asks ([`dealer::learning`]) as letters, JSON texts that can be posted as they are. Long
//! thinking is done in slices by [`Beside::work`]. Nothing here knows of browsers, files or clocks.

mod lesson;
mod replays;
mod shelf;
mod thinking;
mod trial;

use dealer::learning::{self, Answer, Study};
use dealer::protocol::News;
use dealer::{Dealer, Trouble};
use lesson::Guided;
use replays::Opened;
use rules::{Choice, View};
use serde_json::Value;
use shelf::Shelf;
use study::Analysis;
use thinking::Thinking;
use trial::Trial;
use words::Fault;

/// A message to the page.
pub type Letter = String;

/// What came of something that was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// What the page is told.
    pub letters: Vec<Letter>,
    /// Whether something else lies on the table now.
    pub new_table: bool,
    /// Whether others may have to choose now.
    pub goes_on: bool,
}

/// What the keeper of a game asks of whatever is beside the table.
pub trait Beside {
    /// The history that was kept. What cannot be read is left alone: a new game begins a new one.
    fn read_history(&mut self, text: &str);

    /// The history, if it has changed since it was last asked for.
    fn unsaved(&mut self) -> Option<String>;

    /// A plain game was begun or resumed.
    fn sit_down(&mut self);

    /// Whether the game on the table is to be found again after a reload.
    fn keeps(&self) -> bool;

    /// Whether choices can be taken back: a lesson goes one way, and a puzzle is tried again from its start.
    fn takes_back(&self) -> bool;

    /// A choice of the one who has the device.
    ///
    /// # Errors
    /// A refusal of the rules, or of the lesson.
    fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble>;

    /// Lets the next one of the others choose, if it is theirs to.
    fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>>;

    /// The game on the table, if it is over, goes into the history.
    fn look_at_end(&mut self, dealer: &Dealer, now: u64);

    /// A game that ended before anything was beside the table goes into the history.
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
    /// The bots. A game counts until it is in the history.
    Game {
        counts: bool,
        kept: bool,
    },
    Lesson(Guided),
    Puzzle(Trial),
}

/// Everything beside the table.
pub struct Desk {
    sitting: Sitting,
    shelf: Shelf,
    opened: Option<Opened>,
    analysis: Option<Analysis>,
    /// How much of the analysis was told, in hundredths.
    told: u32,
    thinking: Thinking,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            sitting: Sitting::Game {
                counts: true,
                kept: true,
            },
            shelf: Shelf::default(),
            opened: None,
            analysis: None,
            told: 0,
            thinking: Thinking::default(),
        }
    }
}

/// An answer as a letter.
fn letter(answer: Answer<Value>) -> Letter {
    learning::letter(&answer)
}

/// News as a letter. All keys are texts and all numbers finite, so nothing can fail here.
fn post(news: &News<View>) -> Letter {
    serde_json::to_string(news).unwrap_or_default()
}

fn fault(fault: Fault) -> Vec<Letter> {
    vec![letter(Answer::Fault(fault))]
}

impl Beside for Desk {
    fn read_history(&mut self, text: &str) {
        self.shelf.read(text);
    }

    fn unsaved(&mut self) -> Option<String> {
        self.shelf.unsaved()
    }

    fn sit_down(&mut self) {
        self.sitting = Sitting::Game {
            counts: true,
            kept: true,
        };
        self.rest();
    }

    fn keeps(&self) -> bool {
        matches!(self.sitting, Sitting::Game { kept: true, .. })
    }

    fn takes_back(&self) -> bool {
        matches!(self.sitting, Sitting::Game { .. })
    }

    fn choose(&mut self, dealer: &mut Dealer, choice: Choice) -> Result<Vec<Letter>, Trouble> {
        match &mut self.sitting {
            Sitting::Game { .. } => Ok(vec![post(&dealer.choose(choice)?)]),
            Sitting::Lesson(guided) => guided.choose(dealer, choice),
            Sitting::Puzzle(trial) => trial.choose(dealer, choice),
        }
    }

    fn other(&mut self, dealer: &mut Dealer) -> Option<Vec<Letter>> {
        match &mut self.sitting {
            Sitting::Game { .. } => Some(vec![post(&dealer.bot()?)]),
            Sitting::Lesson(guided) => guided.other(dealer),
            Sitting::Puzzle(trial) => trial.other(dealer),
        }
    }

    fn look_at_end(&mut self, dealer: &Dealer, now: u64) {
        if let Sitting::Game { counts, .. } = &mut self.sitting
            && *counts
            && dealer.is_over()
        {
            *counts = false;
            self.shelf.keep(dealer, now);
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
        let study: Study = learning::read(letter)?;
        let new_table = matches!(
            study,
            Study::Lesson { .. }
                | Study::Puzzle { .. }
                | Study::PlayOn { .. }
                | Study::Replay { .. }
                | Study::Import { .. }
        );
        if new_table && late {
            return Ok(Asked::default());
        }
        let goes_on = new_table || matches!(study, Study::GoOn);
        Ok(Asked {
            letters: self.ask(study, dealer, now),
            new_table,
            goes_on,
        })
    }

    fn has_work(&self) -> bool {
        self.analysis.is_some() || self.thinking.is_busy()
    }

    fn work(&mut self) -> Option<Letter> {
        if let Some(letter) = self.thinking.work() {
            return Some(letter);
        }
        let analysis = self.analysis.as_mut()?;
        analysis.step();
        let hundredths = (analysis.progress() * 100.0) as u32;
        if hundredths == self.told && !analysis.is_done() {
            return None;
        }
        self.told = hundredths;
        let letter = replays::found(analysis);
        if analysis.is_done() {
            self.analysis = None;
        }
        Some(letter)
    }
}

impl Desk {
    fn rest(&mut self) {
        self.thinking.rest();
        self.analysis = None;
    }

    /// Answers what the page asks.
    fn ask(&mut self, study: Study, dealer: &mut Option<Dealer>, now: u64) -> Vec<Letter> {
        match study {
            Study::Lesson { made } => match Guided::open(made) {
                Ok((guided, mut begun)) => {
                    let letters = vec![post(&begun.open()), guided.now(&begun)];
                    self.take(dealer, begun, Sitting::Lesson(guided));
                    letters
                }
                Err(broken) => fault(broken),
            },
            Study::GoOn => match (&mut self.sitting, dealer) {
                (Sitting::Lesson(guided), Some(dealer)) => guided.go_on(dealer),
                _ => Vec::new(),
            },
            Study::Puzzles { day } => vec![trial::list(day)],
            Study::Puzzle { id } => match Trial::open(&id) {
                Some((trial, mut begun)) => {
                    let letters = vec![post(&begun.open()), trial.now(None)];
                    self.take(dealer, begun, Sitting::Puzzle(trial));
                    letters
                }
                None => fault(Fault::Gone),
            },
            Study::Solution => match (&self.sitting, dealer) {
                (Sitting::Puzzle(trial), Some(dealer)) => vec![trial.now(trial.next_choice(dealer))],
                _ => Vec::new(),
            },
            Study::Games => vec![self.shelf.games()],
            Study::Keep { log, seat, sitters } => {
                self.shelf.keep_log(&log, seat, &sitters, now);
                Vec::new()
            }
            Study::Export => vec![self.shelf.export()],
            Study::Import { text } => match self.shelf.import(&text) {
                Ok(None) => self.show(Opened::from_text(&text), dealer),
                Ok(Some(count)) => vec![letter(Answer::Imported { count }), self.shelf.games()],
                Err(broken) => fault(broken),
            },
            Study::Replay { game } => {
                let opened = Opened::from_source(&game, &self.shelf);
                self.show(opened, dealer)
            }
            Study::Moment { moment, eyes } => match &self.opened {
                Some(opened) => vec![opened.moment(moment, eyes)],
                None => fault(Fault::Gone),
            },
            Study::PlayOn { moment, seat } => {
                let begun = self.opened.as_ref().and_then(|opened| opened.play_on(moment, seat));
                match begun {
                    Some(mut begun) => {
                        let letters = vec![post(&begun.open())];
                        let sitting = Sitting::Game {
                            counts: false,
                            kept: false,
                        };
                        self.take(dealer, begun, sitting);
                        letters
                    }
                    None => fault(Fault::NotOver),
                }
            }
            Study::Analyse => match self.opened.as_ref().and_then(Opened::analysis) {
                Some(analysis) => {
                    self.told = 0;
                    let letters = vec![replays::found(&analysis)];
                    self.analysis = Some(analysis);
                    letters
                }
                None => fault(Fault::NotOver),
            },
            Study::Coach => self.alone(dealer, Thinking::begin),
            Study::Belief => self.alone(dealer, Thinking::belief),
            Study::Rest => {
                self.rest();
                Vec::new()
            }
            Study::Why { choice } => dealer.as_ref().map_or_else(Vec::new, |dealer| why(dealer, choice)),
        }
    }

    /// Something for people who play against bots alone: with others around the device it would tell too much.
    fn alone(
        &mut self,
        dealer: &Option<Dealer>,
        act: impl FnOnce(&mut Thinking, &Dealer) -> Option<Letter>,
    ) -> Vec<Letter> {
        let game = matches!(self.sitting, Sitting::Game { .. });
        let dealer = dealer.as_ref().filter(|dealer| game && dealer.people().len() == 1);
        let letter = dealer.and_then(|dealer| act(&mut self.thinking, dealer));
        letter.into_iter().collect()
    }

    fn take(&mut self, dealer: &mut Option<Dealer>, begun: Dealer, sitting: Sitting) {
        self.rest();
        self.sitting = sitting;
        *dealer = Some(begun);
    }

    fn show(&mut self, opened: Result<Opened, Fault>, dealer: &mut Option<Dealer>) -> Vec<Letter> {
        match opened {
            Ok(opened) => {
                self.rest();
                *dealer = None;
                let letters = vec![opened.letter()];
                self.opened = Some(opened);
                letters
            }
            Err(broken) => fault(broken),
        }
    }
}

/// Why something cannot be chosen now by the one who has the device.
fn why(dealer: &Dealer, choice: Choice) -> Vec<Letter> {
    let Some(seat) = dealer.holder() else {
        return Vec::new();
    };
    match dealer.record().game().clone().choose(seat, choice, &mut ()) {
        Ok(()) => Vec::new(),
        Err(refusal) => vec![letter(Answer::Why {
            code: refusal.code().to_owned(),
            place: words::Passage::of_refusal(refusal).id(),
        })],
    }
}

/// A view as JSON.
fn written(view: &View) -> Value {
    serde_json::to_value(view).unwrap_or_default()
}
