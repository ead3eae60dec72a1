//! What somebody wants to learn or to look back at: asked for, turned over, left.

use super::{Mode, Why};
use crate::app::App;
use crate::going::DEALT;
use leptos::prelude::*;
use page::{OnTable, Place, Watched};
use rules::Choice;
use std::time::Duration;
use told::Eyes;
use told::keeper::Study;

/// How long a moment of a replay is shown before the address says so.
const STAYS: Duration = Duration::from_millis(250);

/// The guided game, after this many choices or where it was left.
pub(crate) fn begin_lesson(app: App, step: Option<usize>) {
    app.clear_table(OnTable::Dealing(Place::Lesson { step }));
    let made = step.unwrap_or_else(|| app.settings.with_untracked(|settings| settings.lesson));
    app.study(Study::Lesson { made });
}

/// A puzzle on the table.
pub(crate) fn begin_puzzle(app: App, id: &str) {
    app.clear_table(OnTable::Dealing(Place::Puzzle { id: id.to_owned() }));
    app.study(Study::Puzzle { id: id.to_owned() });
}

/// A finished game on the table, at its end or at a moment; or looked back at as a whole.
pub(crate) fn begin_replay(app: App, watched: Watched, back: bool) {
    app.learn.notice.set(None);
    let game = watched.game.clone();
    app.learn.wanted.set_value((watched, back));
    app.study(Study::Replay { game });
}

/// Back or Forward has led to another moment of the replay, or to looking back at it as a whole.
pub(crate) fn follow_replay(app: App, place: &Place) {
    let Some(watched) = place.watched() else { return };
    app.learn.play(false);
    let (moment, eyes) = app.learn.at.get_untracked();
    let wanted = (watched.moment.unwrap_or(moment), watched.eyes.unwrap_or(eyes));
    if wanted != (moment, eyes) {
        see(app, wanted.0, wanted.1);
    }
    if matches!(place, Place::Analysis(_)) && app.learn.analysis.with_untracked(Option::is_none) {
        app.study(Study::Analyse);
    }
}

/// The address says which moment is shown, as soon as it stays.
fn note_moment(app: App) {
    let at = app.learn.at.get_untracked();
    let noted = move || {
        let place = app.way.place();
        let Some(watched) = place.watched().filter(|_| app.learn.at.get_untracked() == at) else {
            return;
        };
        let watched = Watched {
            game: watched.game.clone(),
            moment: Some(at.0),
            eyes: Some(at.1),
        };
        app.way.note(match place {
            Place::Analysis(_) => Place::Analysis(watched),
            _ => Place::Replay(watched),
        });
    };
    set_timeout(noted, STAYS);
}

/// Another moment of the replay, or other eyes.
pub(crate) fn see(app: App, moment: usize, eyes: Eyes) {
    let seen = app.learn.table.try_update(|table| table.see(moment, eyes));
    if let Some((moment, eyes)) = seen.flatten() {
        note_moment(app);
        app.study(Study::Moment { moment, eyes });
    }
}

/// Looks back at the game that is replayed.
pub(crate) fn look_back(app: App) {
    app.learn.play(false);
    if let Some(watched) = app.way.place().watched() {
        app.way.go(Place::Analysis(watched.clone()));
    }
    if app.learn.analysis.with_untracked(Option::is_none) {
        app.study(Study::Analyse);
    }
}

/// The game goes on from the moment that is shown, against bots.
pub(crate) fn play_on(app: App) {
    let (moment, eyes) = app.learn.at.get_untracked();
    app.clear_table(OnTable::Dealing(DEALT));
    app.study(Study::PlayOn {
        moment,
        seat: eyes.seat,
    });
}

/// Something was clicked that cannot be chosen: says why, if something is asked at all.
pub(crate) fn ask_why(app: App, choice: Option<Choice>) {
    let Some(choice) = choice.filter(|_| untrack(|| app.is_asked())) else {
        return;
    };
    match app.learn.mode.get_untracked() {
        Mode::Replay => {}
        Mode::Lesson => app.learn.why.set(Some(Why::Lesson)),
        Mode::Puzzle if !untrack(|| app.learn.allows(choice)) => {}
        // A table elsewhere keeps its game to itself; that something else is asked can be seen.
        _ if app.online.is_on_now() => app.learn.why.set(Some(Why::Refused {
            code: "other-question".to_owned(),
            place: "turn".to_owned(),
        })),
        _ => app.study(Study::Why { choice }),
    }
}
