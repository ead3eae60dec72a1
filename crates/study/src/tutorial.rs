//! A guided first game: a saved game, and notes beside it.

use rules::{Log, LogError, Made, Record, Seat};
use told::Note;
use words::{Words, text};

/// The guided game. The learner sits on seat 0 and makes the choices of the log; the others' choices play themselves.
///
/// ```
/// use study::Tutorial;
/// let tutorial = Tutorial::new().unwrap();
/// let mut record = tutorial.begin().unwrap();
/// assert!(tutorial.notes(0).count() > 1);
/// let expected = tutorial.expected(&record).unwrap();
/// record.choose(expected.seat, expected.choice, &mut ()).unwrap();
/// assert!(tutorial.is_on_the_way(&record));
/// ```
#[derive(Clone, Debug)]
pub struct Tutorial {
    log: Log,
    notes: Vec<Note>,
}

impl Tutorial {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat::S0;

    /// The included one.
    ///
    /// # Errors
    /// A [`LogError`] if its files were damaged; a test plays them through.
    pub fn new() -> Result<Tutorial, LogError> {
        let notes = serde_json::from_str(include_str!("../data/tutorial.json"));
        Ok(Tutorial {
            log: include_str!("../data/tutorial.log").parse()?,
            notes: notes.map_err(|error| LogError::NotALog(error.to_string()))?,
        })
    }

    /// The game at its start.
    ///
    /// # Errors
    /// A [`LogError`] if its files were damaged.
    pub fn begin(&self) -> Result<Record, LogError> {
        self.at(0)
    }

    /// The game after this many choices, for a player who left and comes back.
    ///
    /// # Errors
    /// A [`LogError`] if its files were damaged.
    pub fn at(&self, choices: usize) -> Result<Record, LogError> {
        let mut log = self.log.clone();
        log.truncate(choices);
        log.replay()
    }

    /// How many choices it has, all seats together.
    pub fn length(&self) -> usize {
        self.log.choices.len()
    }

    /// What is said after this many choices, in order.
    pub fn notes(&self, choices: usize) -> impl Iterator<Item = &Note> {
        self.notes.iter().filter(move |note| note.before == choices)
    }

    /// The choice that comes next: the learner's to make, or another's that plays itself. None at the end.
    pub fn expected(&self, record: &Record) -> Option<Made> {
        self.log.choices.get(record.made().len()).map(|logged| logged.made)
    }

    /// Whether only the choices of the lesson were made so far.
    pub fn is_on_the_way(&self, record: &Record) -> bool {
        let made = record.made();
        made.len() <= self.log.choices.len()
            && made
                .iter()
                .zip(&self.log.choices)
                .all(|(made, logged)| *made == logged.made)
    }

    /// The title of the lesson.
    pub fn title(words: Words) -> String {
        text!(words, "lesson-title")
    }
}
