//! A guided first game: a saved game, and notes beside it.

use rules::{Log, LogError, Made, Record, Seat};
use serde::{Deserialize, Serialize};
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

/// Something that is said before a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How many choices were made before.
    pub before: usize,
    /// What it is about.
    pub idea: Idea,
    /// What it points at.
    pub spot: Spot,
}

/// A part of the table that a note points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// All of it.
    Table,
    /// The own leader.
    Leader,
    /// The power track.
    Track,
    /// The own hand.
    Hand,
    /// The own party.
    Party,
    /// The Tavern.
    Tavern,
    /// The Harbor.
    Harbor,
}

/// One idea at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idea {
    /// Where the game stands.
    Welcome,
    /// The secret leader.
    Leader,
    /// The markers decide.
    Markers,
    /// Playing a hero.
    Play,
    /// How the Water Folk win.
    Neighbours,
    /// Drawing from the Tavern.
    Draw,
    /// Drawing from the Harbor.
    Harbor,
    /// Discarding.
    Discard,
    /// The others play.
    Others,
    /// How the Undead win.
    Undead,
    /// Hidden heroes.
    Hide,
    /// Which hero to hide.
    HideWhich,
    /// What hidden heroes are good for.
    Hidden,
    /// Drawing once more.
    DrawAgain,
    /// The Harbor once more.
    HarborAgain,
    /// Discarding once more.
    DiscardAgain,
    /// How the Imperial Army and the Hill Tribes win.
    Army,
    /// When the game ends.
    End,
    /// The last hero.
    Last,
    /// Who wins.
    Won,
    /// The last cards.
    LastDraw,
    /// One more of them.
    LastHarbor,
    /// The last discard.
    LastDiscard,
    /// What comes next.
    Over,
}

impl Tutorial {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat(0);

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

    /// The game after so many choices: for somebody who left and comes back.
    ///
    /// # Errors
    /// A [`LogError`] if its files were damaged.
    pub fn at(&self, choices: usize) -> Result<Record, LogError> {
        let mut log = self.log.clone();
        log.lines.truncate(choices);
        log.replay()
    }

    /// How many choices it has, all seats together.
    pub fn length(&self) -> usize {
        self.log.lines.len()
    }

    /// What is said when so many choices were made, in this order.
    pub fn notes(&self, choices: usize) -> impl Iterator<Item = &Note> {
        self.notes.iter().filter(move |note| note.before == choices)
    }

    /// The choice that comes next: the learner's to make, or another's that plays itself. None at the end.
    pub fn expected(&self, record: &Record) -> Option<Made> {
        self.log.lines.get(record.made().len()).map(|line| line.made)
    }

    /// Whether only the choices of the lesson were made so far.
    pub fn is_on_the_way(&self, record: &Record) -> bool {
        let made = record.made();
        made.len() <= self.log.lines.len() && made.iter().zip(&self.log.lines).all(|(made, line)| *made == line.made)
    }

    /// What it is called.
    pub fn title(words: Words) -> String {
        text!(words, "lesson-title")
    }
}

impl Idea {
    /// All of them, in the order of the lesson.
    pub const ALL: [Idea; 24] = [
        Idea::Welcome,
        Idea::Leader,
        Idea::Markers,
        Idea::Play,
        Idea::Neighbours,
        Idea::Draw,
        Idea::Harbor,
        Idea::Discard,
        Idea::Others,
        Idea::Undead,
        Idea::Hide,
        Idea::HideWhich,
        Idea::Hidden,
        Idea::DrawAgain,
        Idea::HarborAgain,
        Idea::DiscardAgain,
        Idea::Army,
        Idea::End,
        Idea::Last,
        Idea::Won,
        Idea::LastDraw,
        Idea::LastHarbor,
        Idea::LastDiscard,
        Idea::Over,
    ];

    /// What is said about it.
    pub fn say(self, words: Words) -> String {
        match self {
            Idea::Welcome => text!(words, "lesson-welcome"),
            Idea::Leader => text!(words, "lesson-leader"),
            Idea::Markers => text!(words, "lesson-markers"),
            Idea::Play => text!(words, "lesson-play"),
            Idea::Neighbours => text!(words, "lesson-neighbours"),
            Idea::Draw => text!(words, "lesson-draw"),
            Idea::Harbor => text!(words, "lesson-harbor"),
            Idea::Discard => text!(words, "lesson-discard"),
            Idea::Others => text!(words, "lesson-others"),
            Idea::Undead => text!(words, "lesson-undead"),
            Idea::Hide => text!(words, "lesson-hide"),
            Idea::HideWhich => text!(words, "lesson-hide-which"),
            Idea::Hidden => text!(words, "lesson-hidden"),
            Idea::DrawAgain => text!(words, "lesson-draw-again"),
            Idea::HarborAgain => text!(words, "lesson-harbor-again"),
            Idea::DiscardAgain => text!(words, "lesson-discard-again"),
            Idea::Army => text!(words, "lesson-army"),
            Idea::End => text!(words, "lesson-end"),
            Idea::Last => text!(words, "lesson-last"),
            Idea::Won => text!(words, "lesson-won"),
            Idea::LastDraw => text!(words, "lesson-last-draw"),
            Idea::LastHarbor => text!(words, "lesson-last-harbor"),
            Idea::LastDiscard => text!(words, "lesson-last-discard"),
            Idea::Over => text!(words, "lesson-over"),
        }
    }
}
