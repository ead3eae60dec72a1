//! What the worker answers somebody who learns or looks back, and the games that servers tell.

use super::{LookedBack, Mode, Notice, Why, files, from_file, watched};
use crate::app::App;
use crate::flight;
use crate::hearing::Turn;
use crate::shown::Moment;
use crate::site;
use leptos::prelude::*;
use page::{Learned, OnTable, Place, Replay, Watched};
use rules::Seat;
use std::sync::Arc;
use told::keeper::{Answer, Source, Study, read};
use told::{Analysed, Chapter, Eyes, Lesson, PuzzleNow, Replayed, SavedError, Scene};

/// Hears an answer that is shown in its turn.
async fn show_answer(app: App, answer: Answer) {
    match answer {
        Answer::Lesson(lesson) => hear_lesson(app, lesson),
        Answer::Puzzle(puzzle) => hear_puzzle(app, puzzle),
        Answer::Moment {
            moment,
            eyes,
            chronicle,
            scene,
        } => show_moment(app, moment, eyes, chronicle, *scene).await,
        _ => {}
    }
}

fn hear_lesson(app: App, lesson: Lesson) {
    if app.learn.mode.get_untracked() != Mode::Lesson {
        return;
    }
    let learned = app.learn.table.try_update(|table| table.taught(lesson));
    match learned.flatten() {
        Some(Learned::Step(made)) => {
            app.remember(|settings| settings.learn(Learned::Step(made)));
            app.way.note(Place::Lesson { step: Some(made) });
        }
        Some(Learned::All) => app.remember(|settings| settings.learn(Learned::All)),
        None => {}
    }
    app.learn.why.set(None);
}

/// The next note of the lesson; after the last one, the others play.
pub(crate) fn read_note(app: App) {
    if app.learn.table.try_update(OnTable::read_note) == Some(true) {
        app.study(Study::GoOn);
    }
}

fn hear_puzzle(app: App, puzzle: PuzzleNow) {
    if app.learn.mode.get_untracked() != Mode::Puzzle {
        return;
    }
    let solved = app.learn.table.try_update(|table| table.tried(puzzle));
    if let Some(id) = solved.flatten() {
        app.remember(|settings| settings.solve(id));
    }
    app.learn.why.set(None);
}

async fn show_moment(app: App, moment: usize, eyes: Eyes, chronicle: Vec<Chapter>, scene: Scene) {
    // Whoever drags through a game does not want to see every moment on the way.
    if !app.learn.table.with_untracked(|table| table.wants(moment, eyes)) {
        return;
    }
    let scene: Moment = Arc::new(scene);
    let shown = app.chronicle.with_untracked(Vec::len);
    let same = app
        .scene
        .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.view.me() == scene.view.me()));
    let mut chapters: Vec<Arc<Chapter>> = chronicle.into_iter().map(Arc::new).collect();
    app.quiet();
    if same && shown + 1 == moment {
        if let Some(last) = chapters.pop() {
            app.chronicle.set(chapters);
            flight::show(app, last, scene).await;
        }
    } else {
        app.chronicle.set(chapters);
        app.scene.set(Some(scene));
    }
    app.busy.set(false);
    if app.learn.playing.get_untracked() {
        flight::wait(650.0).await;
        let next = app.learn.table.try_update(|table| table.replay_mut()?.next(moment));
        if let Some((moment, eyes)) = next.flatten() {
            super::see(app, moment, eyes);
        }
    }
}

/// Hears an answer of the worker.
pub(crate) fn hear_answer(app: App, letter: &str) {
    let Ok(answer) = read::<Answer>(letter) else {
        leptos::logging::error!("the worker answered something strange");
        return;
    };
    let learn = app.learn;
    match answer {
        Answer::Puzzles { puzzles, today } => learn.puzzles.set(Some((puzzles, today))),
        Answer::Games(games) => learn.games.set(Some(games)),
        Answer::Imported { count } => learn.notice.set(Some(Notice::Imported(count))),
        Answer::File { name, text } => files::save(&name, &text),
        Answer::Fault(fault) => {
            learn.notice.set(Some(Notice::Fault(fault)));
            if learn.is_dealing() {
                learn.lay(OnTable::Nothing);
            }
            let place = app.way.place();
            if app.scene.with_untracked(Option::is_none) && (place.is_table_here() || place == Place::Start) {
                app.way.turn_into(Place::Learn);
            }
        }
        Answer::Replay(replay) => hear_replay(app, replay),
        Answer::Ended(replay) => learn.ended.set(Some(LookedBack {
            replay: Arc::new(replay),
            analysis: None,
        })),
        Answer::Analysis(found) => hear_analysis(app, *found),
        Answer::Advice(advice) => {
            let made = app.chronicle.with_untracked(Vec::len);
            if learn.coach.get_untracked() && (made == advice.made || made + 1 == advice.made) {
                learn.advice.set(Some(advice));
            }
        }
        Answer::Belief { leaders, .. } => learn.belief.set(leaders),
        Answer::Why { code, place } => learn.why.set(Some(Why::Refused { code, place })),
        // These belong between the moves that are shown.
        Answer::Lesson(_) | Answer::Puzzle(_) | Answer::Moment { .. } => {
            app.in_turn(Turn::Other(Box::new(move || Box::pin(show_answer(app, answer)))));
        }
    }
}

/// What looking back has found, at a game that is replayed or at one that has just ended.
fn hear_analysis(app: App, found: Analysed) {
    let (learn, found) = (app.learn, Arc::new(found));
    if learn.mode.get_untracked() == Mode::Replay {
        learn.table.update(|table| {
            if let Some(replay) = table.replay_mut() {
                replay.analysis = Some(found);
            }
        });
    } else if learn.ended.with_untracked(Option::is_some) {
        learn.ended.update(|ended| {
            if let Some(ended) = ended {
                ended.analysis = Some(found);
            }
        });
    }
}

/// A game elsewhere is over: its server tells all of it, and it goes into your history.
pub(crate) fn keep_game_elsewhere(app: App) {
    leptos::task::spawn_local(async move {
        fetch_game_elsewhere(app).await;
    });
}

/// The game elsewhere that is over, as its server tells it; kept, if somebody here has played it. None if it cannot be had.
async fn fetch_game_elsewhere(app: App) -> Option<String> {
    let table = app.online.table.get_untracked()?;
    let sitters = app.sitters.get_untracked();
    let log = site::fetch(&format!("api/tables/{}/games/{}/text", table.code, table.game)).await?;
    if let Some(seat) = app.online.seat.get_untracked() {
        app.study(Study::Keep {
            log: log.clone(),
            seat,
            sitters,
        });
        app.learn.kept.set(true);
    }
    Some(log)
}

/// The game that has just ended, here or elsewhere, to be looked at.
pub(crate) fn replay_last(app: App, back: bool) {
    if app.online.is_on_now() {
        return app
            .parts
            .together
            .soon(app, move |together| (together.replay)(app, back));
    }
    super::begin_replay(app, watched(Source::Last), back);
}

/// A game elsewhere that was played some time ago, to be looked at from your seat.
pub(crate) fn watch_played(app: App, code: &str, game: u32, seat: Seat) {
    let path = format!("api/tables/{code}/games/{game}/text");
    leptos::task::spawn_local(async move {
        match site::fetch(&path).await {
            Some(text) => {
                let eyes = Eyes { seat, all: false };
                app.learn.wanted.set_value((from_file(Some(eyes)), false));
                app.study(Study::Import { text });
            }
            None => {
                let gone = app.words.get_untracked().fault(SavedError::Gone);
                app.online.notice.set(Some(gone));
            }
        }
    });
}

/// The game elsewhere that has just ended, to be looked at.
pub(crate) fn replay_elsewhere(app: App, back: bool) {
    leptos::task::spawn_local(async move {
        match fetch_game_elsewhere(app).await {
            Some(_) if app.online.seat.get_untracked().is_some() => {
                super::begin_replay(app, watched(Source::Last), back);
            }
            // Whoever only watched keeps nothing.
            Some(text) => {
                app.learn.wanted.set_value((from_file(None), back));
                app.study(Study::Import { text });
            }
            None => app.learn.notice.set(Some(Notice::Fault(SavedError::Gone))),
        }
    });
}

fn hear_replay(app: App, replay: Replayed) {
    let (wanted, back) = app
        .learn
        .wanted
        .try_update_value(|wanted| std::mem::replace(wanted, (from_file(None), false)))
        .unwrap_or((from_file(None), false));
    let over = app
        .scene
        .with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.view.outcome.is_some()));
    let (sitters, link) = (replay.sitters.clone(), replay.link.clone());
    let replay = Replay::new(replay, wanted.eyes);
    let (_, eyes) = replay.at;
    app.clear_table(OnTable::Replay(replay));
    app.sitters.set(sitters);
    app.peek.set(true);
    app.ceremony.set(page::Ceremony::AWAY);
    // A link leads there in any browser.
    let game = link.map_or(wanted.game, Source::Link);
    let looked_at = Watched {
        game,
        moment: wanted.moment,
        eyes: Some(eyes),
    };
    match app.way.place().looking_at(looked_at, over) {
        (place, true) => app.way.turn_into(place),
        (place, false) => app.way.go(place),
    }
    super::see(app, wanted.moment.unwrap_or(0), eyes);
    if back {
        super::look_back(app);
    }
}
