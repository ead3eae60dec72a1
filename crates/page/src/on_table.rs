//! What lies on the table. Each kind owns what belongs to it, so leaving it drops all of it, and what comes late finds
//! nothing to change.

use crate::Place;
use rules::{Choice, Seat};
use std::sync::Arc;
use told::keeper::GameId;
use told::{Analysed, Eyes, Lesson, PuzzleNow, Replayed, Verdict};

/// What lies on the table.
#[derive(Clone, Debug, Default)]
pub enum OnTable {
    /// The table is empty.
    #[default]
    Nothing,
    /// What was asked for and is not here yet: a game, the lesson or a puzzle.
    Dealing(Place),
    /// A game on this device.
    Game,
    /// The guided game.
    Lesson(Guided),
    /// A puzzle, as far as it has come.
    Puzzle(Option<PuzzleNow>),
    /// A game that is looked at.
    Replay(Replay),
    /// A game at a table elsewhere.
    Elsewhere,
}

/// What kind of thing lies there, or is about to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A game, here or elsewhere, or nothing yet.
    Game,
    /// The guided game.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A game that is looked at.
    Replay,
}

/// The guided game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guided {
    /// How far the lesson is; none before the first answer.
    pub lesson: Option<Lesson>,
    /// Which of its notes is shown.
    pub note: usize,
}

/// Whoever has begun sees that on the bar.
const LEAST: usize = 3;

impl Guided {
    /// How much of the lesson is done, in hundredths. Notes count too: the first ones come before the first choice.
    pub fn done(&self) -> usize {
        let Some(lesson) = &self.lesson else { return 0 };
        if lesson.made >= lesson.length {
            return 100;
        }
        let read = match lesson.notes.len() {
            0 => 99,
            notes => 100 * (self.note.min(notes - 1) + 1) / (notes + 1),
        };
        ((100 * lesson.made + read) / lesson.length).max(LEAST)
    }
}

/// A game that is looked at.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game.
    pub replay: Arc<Replayed>,
    /// The moment that is shown, and through whose eyes.
    pub at: (usize, Eyes),
    /// Whether it goes on by itself.
    pub playing: bool,
    /// What looking back has found.
    pub analysis: Option<Arc<Analysed>>,
}

impl Replay {
    /// A game at its start, through one's own eyes, or with all cards open where it is nobody's here.
    pub fn new(replay: Replayed, eyes: Option<Eyes>) -> Replay {
        let own = Eyes {
            seat: replay.own.unwrap_or(Seat::S0),
            all: replay.own.is_none() && replay.over,
        };
        Replay {
            replay: Arc::new(replay),
            at: (0, eyes.unwrap_or(own)),
            playing: false,
            analysis: None,
        }
    }

    /// The number of its last moment.
    pub fn last(&self) -> usize {
        self.replay.moments.saturating_sub(1)
    }

    /// Where it goes on by itself after this moment was shown; nowhere if somebody has gone elsewhere, or it is over.
    pub fn next(&mut self, shown: usize) -> Option<(usize, Eyes)> {
        let (moment, eyes) = self.at;
        if !self.playing || moment != shown {
            return None;
        }
        self.playing = moment < self.last();
        self.playing.then_some((moment + 1, eyes))
    }
}

/// What is to be remembered of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// Whoever comes back begins after this many choices.
    Step(usize),
    /// The lesson was taken to its end.
    All,
}

impl OnTable {
    /// What kind of thing lies there, or is about to.
    pub fn mode(&self) -> Mode {
        match self {
            OnTable::Lesson(_) | OnTable::Dealing(Place::Lesson { .. }) => Mode::Lesson,
            OnTable::Puzzle(_) | OnTable::Dealing(Place::Puzzle { .. }) => Mode::Puzzle,
            OnTable::Replay(_) => Mode::Replay,
            OnTable::Nothing | OnTable::Dealing(_) | OnTable::Game | OnTable::Elsewhere => Mode::Game,
        }
    }

    /// Whether what the keeper of this device tells has a place to be shown at. A game that still goes on somewhere has
    /// none where another one is looked at, nor where nobody waits for it any more.
    pub fn hears_keeper(&self) -> bool {
        matches!(
            self,
            OnTable::Dealing(_) | OnTable::Game | OnTable::Lesson(_) | OnTable::Puzzle(_)
        )
    }

    /// What was asked for is here, a game under its number. The place it belongs to, if it was not here before.
    pub fn opened(&mut self, game: Option<GameId>) -> Option<Place> {
        let OnTable::Dealing(place) = self else { return None };
        let place = std::mem::take(place);
        *self = match place {
            Place::Lesson { .. } => OnTable::Lesson(Guided::default()),
            Place::Puzzle { .. } => OnTable::Puzzle(None),
            _ => OnTable::Game,
        };
        Some(match place {
            Place::Game { .. } => Place::Game { number: game },
            other => other,
        })
    }

    /// The lesson goes on. What is to be remembered of it; nothing where it is not on the table any more.
    pub fn taught(&mut self, lesson: Lesson) -> Option<Learned> {
        let OnTable::Lesson(guided) = self else { return None };
        let learned = match &lesson {
            Lesson { made, length, .. } if made >= length => Some(Learned::All),
            // Whoever comes back begins where they had to choose.
            Lesson { made, expected, .. } => expected.map(|_| Learned::Step(*made)),
        };
        let same = guided.lesson.as_ref().is_some_and(|before| before.made == lesson.made);
        if !same {
            guided.note = 0;
        }
        guided.lesson = Some(lesson);
        learned
    }

    /// The next note of the lesson is shown. Whether there was none left, so that the others play.
    pub fn read_note(&mut self) -> bool {
        let OnTable::Lesson(guided) = self else { return false };
        let Some(lesson) = &mut guided.lesson else { return false };
        if guided.note + 1 < lesson.notes.len() {
            guided.note += 1;
            return false;
        }
        // What was read is read: a second press would do nothing.
        lesson.notes.clear();
        true
    }

    /// The puzzle goes on. Its name, if it is solved now; nothing where it is not on the table any more.
    pub fn tried(&mut self, puzzle: PuzzleNow) -> Option<String> {
        let OnTable::Puzzle(now) = self else { return None };
        let solved = (puzzle.verdict == Verdict::Solved).then(|| puzzle.id.clone());
        *now = Some(puzzle);
        solved
    }

    /// The game that is looked at.
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            OnTable::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// The game that is looked at, to be turned over.
    pub fn replay_mut(&mut self) -> Option<&mut Replay> {
        match self {
            OnTable::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// Another moment of the replay is wanted, or other eyes. What is to be asked for.
    pub fn see(&mut self, moment: usize, eyes: Eyes) -> Option<(usize, Eyes)> {
        let replay = self.replay_mut()?;
        replay.at = (moment.min(replay.last()), eyes);
        Some(replay.at)
    }

    /// Whether this moment is the one that is wanted: whoever drags through a game does not want to see every one.
    pub fn wants(&self, moment: usize, eyes: Eyes) -> bool {
        self.replay().is_some_and(|replay| replay.at == (moment, eyes))
    }

    /// Whether a choice may be made as far as lesson, puzzle and replay go.
    pub fn allows(&self, choice: Choice) -> bool {
        match self {
            OnTable::Nothing | OnTable::Dealing(_) | OnTable::Game | OnTable::Elsewhere => true,
            OnTable::Replay(_) => false,
            OnTable::Lesson(guided) => guided.lesson.as_ref().is_some_and(|lesson| {
                // The learner has read the last note of the moment.
                lesson.expected == Some(choice) && guided.note + 1 >= lesson.notes.len()
            }),
            OnTable::Puzzle(puzzle) => puzzle.as_ref().is_none_or(|puzzle| puzzle.verdict.is_open()),
        }
    }
}
