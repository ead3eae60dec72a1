//! Learning and looking back, as the page knows it. The worker thinks; the page asks, shows and speaks.

pub mod files;
pub(crate) mod learning;
pub mod notes;

use crate::app::{App, Moment, Screen, Turn};
use crate::flight;
use crate::site;
use dealer::learning::{
    Advice, Analysed, Answer, Eyes, Games, Lesson, PuzzleLine, PuzzleNow, Replayed, Source, Study, Verdict,
    letter as learning_letter, read,
};
use dealer::protocol::{Chapter, Scene};
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Seat};
use std::sync::Arc;
use words::Fault;

/// What is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A game.
    Game,
    /// The guided game.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A finished game.
    Replay,
}

/// Something to tell the person, here or beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file, a link or a game could not be read.
    Fault(Fault),
    /// Games were taken over from a file.
    Imported(usize),
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

/// Learning and looking back. All of it are handles.
#[derive(Clone, Copy)]
pub struct Learn {
    /// What is on the table.
    pub mode: RwSignal<Mode>,
    /// Where the lesson stands.
    pub lesson: RwSignal<Option<Lesson>>,
    /// Which of its notes is shown.
    pub note: RwSignal<usize>,
    /// The puzzle on the table.
    pub puzzle: RwSignal<Option<PuzzleNow>>,
    /// All puzzles, and the name of today's.
    pub puzzles: RwSignal<Option<(Vec<PuzzleLine>, String)>>,
    /// The own games.
    pub games: RwSignal<Option<Games>>,
    /// Something to tell.
    pub notice: RwSignal<Option<Notice>>,
    /// The game that is replayed.
    pub replay: RwSignal<Option<Arc<Replayed>>>,
    /// The moment of it that is shown, and through whose eyes.
    pub at: RwSignal<(usize, Eyes)>,
    /// Whether it goes on by itself.
    pub playing: RwSignal<bool>,
    /// What looking back has found.
    pub analysis: RwSignal<Option<Arc<Analysed<Sight>>>>,
    /// Whether the coach is asked.
    pub coach: RwSignal<bool>,
    /// What it said.
    pub advice: RwSignal<Option<Advice>>,
    /// Whether the notebook is open.
    pub notebook: RwSignal<bool>,
    /// What a Master would believe of each seat.
    pub belief: RwSignal<Vec<[f32; 6]>>,
    /// Why something cannot be chosen.
    pub why: RwSignal<Option<Why>>,
    /// Where the rules are open, over whatever else there is.
    pub rules: RwSignal<Option<String>>,
    /// The moment the next replay begins at, and whether it is looked back at as a whole.
    wanted: StoredValue<(Option<usize>, Option<Eyes>, bool)>,
}

impl Default for Learn {
    fn default() -> Learn {
        Learn {
            mode: RwSignal::new(Mode::Game),
            lesson: RwSignal::new(None),
            note: RwSignal::new(0),
            puzzle: RwSignal::new(None),
            puzzles: RwSignal::new(None),
            games: RwSignal::new(None),
            notice: RwSignal::new(None),
            replay: RwSignal::new(None),
            at: RwSignal::new((
                0,
                Eyes {
                    seat: Seat(0),
                    all: false,
                },
            )),
            playing: RwSignal::new(false),
            analysis: RwSignal::new(None),
            coach: RwSignal::new(false),
            advice: RwSignal::new(None),
            notebook: RwSignal::new(false),
            belief: RwSignal::new(Vec::new()),
            why: RwSignal::new(None),
            rules: RwSignal::new(None),
            wanted: StoredValue::new((None, None, false)),
        }
    }
}

impl Learn {
    /// Nothing of the last game or replay is left.
    pub(crate) fn clear(self, mode: Mode) {
        self.mode.set(mode);
        self.lesson.set(None);
        self.note.set(0);
        self.puzzle.set(None);
        self.replay.set(None);
        self.playing.set(false);
        self.analysis.set(None);
        self.coach.set(false);
        self.advice.set(None);
        self.notebook.set(false);
        self.belief.set(Vec::new());
        self.why.set(None);
    }

    /// Whether the last note of the moment is shown, so that the learner may do what it says.
    fn has_read(self) -> bool {
        let count = self
            .lesson
            .with(|lesson| lesson.as_ref().map_or(0, |lesson| lesson.notes.len()));
        self.note.get() + 1 >= count
    }

    /// Whether a choice may be made as far as lesson, puzzle and replay go.
    pub(crate) fn allows(self, choice: Choice) -> bool {
        match self.mode.get() {
            Mode::Game => true,
            Mode::Lesson => {
                let expected = self
                    .lesson
                    .with(|lesson| lesson.as_ref().and_then(|lesson| lesson.expected));
                expected == Some(choice) && self.has_read()
            }
            Mode::Puzzle => self.puzzle.with(|puzzle| {
                puzzle
                    .as_ref()
                    .is_none_or(|puzzle| matches!(puzzle.verdict, Verdict::Begun | Verdict::OnTheWay))
            }),
            Mode::Replay => false,
        }
    }
}

/// Today, counted from 1 January 1970, where the person is.
pub(crate) fn today() -> u32 {
    let now = js_sys::Date::new_0();
    ((now.get_time() / 60_000.0 - now.get_timezone_offset()) / 1_440.0) as u32
}

impl App {
    /// Asks the worker for something to learn or to look back at.
    pub fn study(self, study: Study) {
        self.post(&learning_letter(&study));
    }

    /// The guided game, where it was left.
    pub fn begin_lesson(self) {
        self.clear_table(Mode::Lesson);
        let made = self.settings.with_untracked(|settings| settings.lesson);
        self.study(Study::Lesson { made });
    }

    /// A puzzle on the table.
    pub fn begin_puzzle(self, id: &str) {
        self.clear_table(Mode::Puzzle);
        self.study(Study::Puzzle { id: id.to_owned() });
    }

    /// A finished game on the table, at its end or at a moment; or looked back at as a whole.
    pub fn begin_replay(self, game: Source, moment: Option<usize>, eyes: Option<Eyes>, back: bool) {
        self.learn.notice.set(None);
        self.learn.wanted.set_value((moment, eyes, back));
        self.study(Study::Replay { game });
    }

    /// Another moment of the replay, or other eyes.
    pub fn see(self, moment: usize, eyes: Eyes) {
        let last = self
            .learn
            .replay
            .with_untracked(|replay| replay.as_ref().map_or(0, |replay| replay.moments - 1));
        let moment = moment.min(last);
        self.learn.at.set((moment, eyes));
        self.study(Study::Moment { moment, eyes });
    }

    /// Looks back at the game that is replayed.
    pub fn look_back(self) {
        self.learn.playing.set(false);
        self.screen.set(Screen::Analysis);
        if self.learn.analysis.with_untracked(Option::is_none) {
            self.study(Study::Analyse);
        }
    }

    /// The game goes on from the moment that is shown, against bots.
    pub fn play_on(self) {
        let (moment, eyes) = self.learn.at.get_untracked();
        self.clear_table(Mode::Game);
        self.at_address(None);
        self.study(Study::PlayOn {
            moment,
            seat: eyes.seat,
        });
    }

    /// Whether somebody plays here against bots alone: then a coach may speak.
    pub fn is_alone(self) -> bool {
        !self.online.is_on()
            && self.learn.mode.get() == Mode::Game
            && self
                .sitters
                .with(|sitters| sitters.iter().filter(|sitter| sitter.bot.is_none()).count() == 1)
    }

    /// Whether the viewer is asked something that may be answered now.
    pub fn is_asked(self) -> bool {
        let asked = self
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| !scene.view.choices.is_empty()));
        asked && !self.busy.get() && self.curtain.with(Option::is_none) && !self.online.sending.get()
    }

    /// Something was clicked that cannot be chosen: says why, if something is asked at all.
    pub fn ask_why(self, choice: Option<Choice>) {
        let Some(choice) = choice.filter(|_| untrack(|| self.is_asked())) else {
            return;
        };
        match self.learn.mode.get_untracked() {
            Mode::Replay => {}
            Mode::Lesson => self.learn.why.set(Some(Why::Lesson)),
            Mode::Puzzle if !untrack(|| self.learn.allows(choice)) => {}
            // A table elsewhere keeps its game to itself; that something else is asked can be seen.
            _ if self.online.is_on_now() => self.learn.why.set(Some(Why::Refused {
                code: "other-question".to_owned(),
                place: "turn".to_owned(),
            })),
            _ => self.study(Study::Why { choice }),
        }
    }

    /// Opens the rules at a place, over whatever else there is.
    pub fn open_rules(self, place: impl Into<String>) {
        self.learn.rules.set(Some(place.into()));
    }

    /// Hears an answer that is shown in its turn.
    async fn show_answer(self, answer: Answer<Sight>) {
        match answer {
            Answer::Lesson(lesson) => self.hear_lesson(lesson),
            Answer::Puzzle(puzzle) => self.hear_puzzle(puzzle),
            Answer::Moment {
                moment,
                eyes,
                chronicle,
                scene,
            } => self.show_moment(moment, eyes, chronicle, *scene).await,
            _ => {}
        }
    }

    fn hear_lesson(self, lesson: Lesson) {
        if self.learn.mode.get_untracked() != Mode::Lesson {
            return;
        }
        // Whoever comes back begins where they had to choose.
        if lesson.expected.is_some() {
            self.remember(|settings| settings.lesson = lesson.made);
        }
        if lesson.made >= lesson.length {
            self.remember(|settings| {
                settings.lesson = 0;
                settings.learned = true;
            });
        }
        let same = self
            .learn
            .lesson
            .with_untracked(|before| before.as_ref().is_some_and(|before| before.made == lesson.made));
        if !same {
            self.learn.note.set(0);
        }
        self.learn.why.set(None);
        self.learn.lesson.set(Some(lesson));
    }

    fn hear_puzzle(self, puzzle: PuzzleNow) {
        if self.learn.mode.get_untracked() != Mode::Puzzle {
            return;
        }
        if puzzle.verdict == Verdict::Solved {
            self.remember(|settings| {
                if !settings.solved.contains(&puzzle.id) {
                    settings.solved.push(puzzle.id.clone());
                }
            });
        }
        self.learn.why.set(None);
        self.learn.puzzle.set(Some(puzzle));
    }

    async fn show_moment(self, moment: usize, eyes: Eyes, chronicle: Vec<Chapter>, scene: Scene<Sight>) {
        // Whoever drags through a game does not want to see every moment on the way.
        if self.learn.mode.get_untracked() != Mode::Replay || self.learn.at.get_untracked() != (moment, eyes) {
            return;
        }
        let scene: Moment = Arc::new(scene);
        let shown = self.chronicle.with_untracked(Vec::len);
        let same = self
            .scene
            .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.view.me() == scene.view.me()));
        let mut chapters: Vec<Arc<Chapter>> = chronicle.into_iter().map(Arc::new).collect();
        self.quiet();
        if same && shown + 1 == moment {
            if let Some(last) = chapters.pop() {
                self.chronicle.set(chapters);
                flight::show(self, last, scene).await;
            }
        } else {
            self.chronicle.set(chapters);
            self.scene.set(Some(scene));
        }
        self.busy.set(false);
        if self.learn.playing.get_untracked() {
            flight::wait(650.0).await;
            let (at, eyes) = self.learn.at.get_untracked();
            let last = self
                .learn
                .replay
                .with_untracked(|replay| replay.as_ref().map_or(0, |replay| replay.moments - 1));
            if self.learn.playing.get_untracked() && at == moment {
                if at < last {
                    self.see(at + 1, eyes);
                } else {
                    self.learn.playing.set(false);
                }
            }
        }
    }

    /// Hears an answer of the worker.
    pub(crate) fn hear_answer(self, letter: &str) {
        let Ok(answer) = read::<Answer<Sight>>(letter) else {
            leptos::logging::error!("the worker answered something strange");
            return;
        };
        let learn = self.learn;
        match answer {
            Answer::Puzzles { puzzles, today } => learn.puzzles.set(Some((puzzles, today))),
            Answer::Games(games) => learn.games.set(Some(games)),
            Answer::Imported { count } => learn.notice.set(Some(Notice::Imported(count))),
            Answer::File { name, text } => files::save(&name, &text),
            Answer::Fault(fault) => {
                learn.notice.set(Some(Notice::Fault(fault)));
                if self.scene.with_untracked(Option::is_none) && self.screen.get_untracked() == Screen::Start {
                    self.screen.set(Screen::Learn);
                }
            }
            Answer::Replay(replay) => self.hear_replay(replay),
            Answer::Analysis(found) => {
                if learn.mode.get_untracked() == Mode::Replay {
                    learn.analysis.set(Some(Arc::new(*found)));
                }
            }
            Answer::Advice(advice) => {
                let made = self.chronicle.with_untracked(Vec::len);
                if learn.coach.get_untracked() && (made == advice.made || made + 1 == advice.made) {
                    learn.advice.set(Some(advice));
                }
            }
            Answer::Belief { leaders, .. } => learn.belief.set(leaders),
            Answer::Why { code, place } => learn.why.set(Some(Why::Refused { code, place })),
            // These belong between the moves that are shown.
            Answer::Lesson(_) | Answer::Puzzle(_) | Answer::Moment { .. } => {
                self.in_turn(Turn::Other(Box::new(move || Box::pin(self.show_answer(answer)))));
            }
        }
    }

    /// A game elsewhere is over: its server tells all of it, and it goes into the own history.
    pub(crate) fn keep_game_elsewhere(self) {
        leptos::task::spawn_local(async move {
            self.fetch_game_elsewhere().await;
        });
    }

    /// The game elsewhere that is over, as its server tells it; kept, if somebody here has played it. None if it cannot be had.
    async fn fetch_game_elsewhere(self) -> Option<String> {
        let table = self.online.table.get_untracked()?;
        let sitters = self.sitters.get_untracked();
        let log = site::fetch(&format!("api/tables/{}/games/{}/text", table.code, table.game)).await?;
        if let Some(seat) = self.online.seat.get_untracked() {
            self.study(Study::Keep {
                log: log.clone(),
                seat,
                sitters,
            });
        }
        Some(log)
    }

    /// The game that has just ended, here or elsewhere, to be looked at.
    pub(crate) fn replay_last(self, back: bool) {
        if self.online.is_on_now() {
            return self
                .parts
                .together
                .soon(self, move |together| (together.replay)(self, back));
        }
        self.begin_replay(Source::Last, None, None, back);
    }

    /// A game elsewhere that was played some time ago, to be looked at from the own seat.
    pub(crate) fn watch_played(self, code: &str, game: u32, seat: Seat) {
        let path = format!("api/tables/{code}/games/{game}/text");
        leptos::task::spawn_local(async move {
            match site::fetch(&path).await {
                Some(text) => {
                    self.learn
                        .wanted
                        .set_value((None, Some(Eyes { seat, all: false }), false));
                    self.study(Study::Import { text });
                }
                None => {
                    let gone = self.words.get_untracked().fault(Fault::Gone);
                    self.online.notice.set(Some(gone));
                }
            }
        });
    }

    /// The game elsewhere that has just ended, to be looked at.
    pub(crate) fn replay_elsewhere(self, back: bool) {
        leptos::task::spawn_local(async move {
            match self.fetch_game_elsewhere().await {
                Some(_) if self.online.seat.get_untracked().is_some() => {
                    self.begin_replay(Source::Last, None, None, back);
                }
                // Whoever only watched keeps nothing.
                Some(text) => {
                    self.learn.wanted.set_value((None, None, back));
                    self.study(Study::Import { text });
                }
                None => self.learn.notice.set(Some(Notice::Fault(Fault::Gone))),
            }
        });
    }

    fn hear_replay(self, replay: Replayed) {
        let (moment, eyes, back) = self.learn.wanted.get_value();
        self.clear_table(Mode::Replay);
        let eyes = eyes.unwrap_or(Eyes {
            seat: replay.own.unwrap_or(Seat(0)),
            all: replay.own.is_none() && replay.over,
        });
        self.sitters.set(replay.sitters.clone());
        self.peek.set(true);
        self.ceremony_away.set(true);
        self.learn.replay.set(Some(Arc::new(replay)));
        self.screen.set(Screen::Table);
        self.see(moment.unwrap_or(0), eyes);
        if back {
            self.look_back();
        }
    }
}
