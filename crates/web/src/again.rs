//! A turn that is shown again.

use crate::app::{App, put};
use crate::flight;
use crate::hearing::Turn;
use crate::learn::Mode;
use crate::shown::Moment;
use leptos::prelude::*;
use page::{Over, last_turn_at};
use rules::Seat;
use std::ops::Range;

/// Shows somebody's last turn again. Where it is not kept any more, the chronicle tells it.
pub(crate) fn show_again(app: App, seat: Seat) {
    let busy = app.busy.get_untracked() || app.made.with_untracked(Option::is_some);
    if busy || app.curtain.get_untracked().is_closed() || app.learn.mode.get_untracked() != Mode::Game {
        return app.way.lay_over(Over::Chronicle);
    }
    let turn = app.chronicle.with_untracked(|chronicle| last_turn_at(chronicle, seat));
    let kept = turn.and_then(|turn| {
        let (before, after) = app.moments.with_value(|moments| moments.through(turn.clone()))?;
        Some((turn, before, after))
    });
    match kept {
        Some((turn, before, after)) => {
            let show = move || go_through(app, turn, before, after);
            app.in_turn(Turn::Other(Box::new(move || Box::pin(show()))));
        }
        None => app.way.lay_over(Over::Chronicle),
    }
}

/// Goes back to a moment, shows what came after it, and returns to what is to be seen now.
async fn go_through(app: App, turn: Range<usize>, before: Moment, after: Vec<Moment>) {
    let (chronicle, now) = (app.chronicle.get_untracked(), app.scene.get_untracked());
    // Something else may lie on the table by the time it is this turn's time.
    if chronicle.len() < turn.end || now.is_none() {
        return;
    }
    let table = app.lying();
    app.quiet();
    put(app.busy, true);
    app.again.set_value(true);
    app.chronicle.set(chronicle[..turn.start].to_vec());
    app.scene.set(Some(before));
    flight::wait(300.0).await;
    for (chapter, moment) in chronicle[turn].iter().zip(after) {
        if app.lying() == table {
            flight::show(app, chapter.clone(), moment).await;
        }
    }
    app.again.set_value(false);
    if app.lying() == table {
        app.chronicle.set(chronicle);
        app.scene.set(now);
    }
}
