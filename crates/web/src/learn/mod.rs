//! Learning and looking back, as the page knows it. The worker thinks; the page asks, shows and speaks.

pub(crate) mod answers;
mod beginning;
pub mod files;
pub(crate) mod learning;
pub mod notes;
pub(crate) mod share;

pub(crate) use beginning::{ask_why, begin_lesson, begin_puzzle, begin_replay, follow_replay, look_back, play_on, see};
use leptos::prelude::*;
pub use page::Mode;
use page::{Guided, Notes, OnTable, Watched};
use rules::{Choice, Seat};
use std::sync::Arc;
use told::keeper::Source;
use told::{Advised, Analysed, Eyes, Games, Lesson, PuzzleLine, PuzzleNow, Replayed, SavedError};

/// A game to look at from its start, as the person who played it.
pub(crate) fn watched(game: Source) -> Watched {
    Watched {
        game,
        moment: None,
        eyes: None,
    }
}

/// A game that came as a text: where no link can hold it, an address cannot lead to it either.
fn from_file(eyes: Option<Eyes>) -> Watched {
    Watched {
        eyes,
        ..watched(Source::Link(String::new()))
    }
}

/// Something to tell the person, here or beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file, a link or a game could not be read.
    Fault(SavedError),
    /// Games were taken over from a file.
    Imported(usize),
}

/// A game that has just ended, as a whole.
#[derive(Clone, Debug)]
pub struct LookedBack {
    /// The game.
    pub replay: Arc<Replayed>,
    /// What looking back at it has found so far.
    pub analysis: Option<Arc<Analysed>>,
}

/// Why something cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules refuse it.
    Refused {
        /// The name of the refusal.
        code: String,
        /// The passage of the rules that says so.
        place: String,
    },
    /// The lesson wants something else first.
    Lesson,
}

/// Learning and looking back: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Learn {
    /// What lies on the table, with all that belongs to it.
    pub(crate) table: RwSignal<OnTable>,
    /// What kind of thing that is.
    pub mode: Memo<Mode>,
    /// How far the lesson is, and what is said and expected there.
    pub lesson: Memo<Option<Lesson>>,
    /// Which of its notes is shown.
    pub note: Memo<usize>,
    /// How much of it is done, in hundredths.
    pub taught: Memo<usize>,
    /// The puzzle on the table.
    pub puzzle: Memo<Option<PuzzleNow>>,
    /// The game that is replayed.
    pub replay: Memo<Option<Arc<Replayed>>>,
    /// The moment of it that is shown, and through whose eyes.
    pub at: Memo<(usize, Eyes)>,
    /// Whether it goes on by itself.
    pub playing: Memo<bool>,
    /// What looking back has found.
    pub analysis: Memo<Option<Arc<Analysed>>>,
    /// All puzzles, and the name of today's.
    pub puzzles: RwSignal<Option<(Vec<PuzzleLine>, String)>>,
    /// One's games.
    pub games: RwSignal<Option<Games>>,
    /// The game that has just ended, and what looking back at it has found.
    pub ended: RwSignal<Option<LookedBack>>,
    /// Whether a game that ended elsewhere is in your history.
    pub kept: RwSignal<bool>,
    /// Something to tell.
    pub notice: RwSignal<Option<Notice>>,
    /// Whether the coach is asked.
    pub coach: RwSignal<bool>,
    /// What the coach said last.
    pub advice: RwSignal<Option<Advised>>,
    /// Whether the notebook shows what a Master would believe.
    pub believes: RwSignal<bool>,
    /// What that is, of each seat.
    pub belief: RwSignal<Vec<[f32; 6]>>,
    /// Your marks and notes about the game on the table.
    pub notes: RwSignal<Notes>,
    /// Why something cannot be chosen.
    pub why: RwSignal<Option<Why>>,
    /// The game that is to be looked at next, and whether as a whole.
    wanted: StoredValue<(Watched, bool)>,
}

impl Learn {
    /// Nothing lies on the table.
    pub(crate) fn new() -> Learn {
        let table = RwSignal::new(OnTable::default());
        let nobody = Eyes {
            seat: Seat::S0,
            all: false,
        };
        let guided = |table: &OnTable| match table {
            OnTable::Lesson(guided) => guided.clone(),
            _ => Guided::default(),
        };
        Learn {
            table,
            mode: Memo::new(move |_| table.with(OnTable::mode)),
            lesson: Memo::new(move |_| table.with(guided).lesson),
            note: Memo::new(move |_| table.with(guided).note),
            taught: Memo::new(move |_| table.with(guided).done()),
            puzzle: Memo::new(move |_| {
                table.with(|table| match table {
                    OnTable::Puzzle(puzzle) => puzzle.clone(),
                    _ => None,
                })
            }),
            replay: Memo::new(move |_| table.with(|table| Some(table.replay()?.replay.clone()))),
            at: Memo::new(move |_| table.with(|table| table.replay().map_or((0, nobody), |replay| replay.at))),
            playing: Memo::new(move |_| table.with(|table| table.replay().is_some_and(|replay| replay.playing))),
            analysis: Memo::new(move |_| table.with(|table| table.replay()?.analysis.clone())),
            puzzles: RwSignal::new(None),
            games: RwSignal::new(None),
            ended: RwSignal::new(None),
            kept: RwSignal::new(false),
            notice: RwSignal::new(None),
            coach: RwSignal::new(false),
            advice: RwSignal::new(None),
            believes: RwSignal::new(false),
            belief: RwSignal::new(Vec::new()),
            notes: RwSignal::new(Notes::default()),
            why: RwSignal::new(None),
            wanted: StoredValue::new((from_file(None), false)),
        }
    }

    /// Something else comes onto the table; nothing of what lay there is left.
    pub(crate) fn lay(self, table: OnTable) {
        self.table.set(table);
        self.ended.set(None);
        self.kept.set(false);
        self.coach.set(false);
        self.advice.set(None);
        self.believes.set(false);
        self.belief.set(Vec::new());
        self.notes.set(Notes::default());
        self.why.set(None);
    }

    /// Whether something was asked for onto the table that is not here yet.
    pub(crate) fn is_dealing(self) -> bool {
        self.table.with_untracked(|table| matches!(table, OnTable::Dealing(_)))
    }

    /// The replay goes on by itself, or stops.
    pub(crate) fn play(self, playing: bool) {
        if self.playing.get_untracked() != playing {
            self.table.update(|table| {
                if let Some(replay) = table.replay_mut() {
                    replay.playing = playing;
                }
            });
        }
    }

    /// Whether a choice may be made as far as lesson, puzzle and replay go.
    pub(crate) fn allows(self, choice: Choice) -> bool {
        self.table.with(|table| table.allows(choice))
    }
}

/// Today, counted from 1 January 1970, where the person is.
pub(crate) fn today() -> u32 {
    let now = js_sys::Date::new_0();
    ((now.get_time() / 60_000.0 - now.get_timezone_offset()) / 1_440.0) as u32
}
