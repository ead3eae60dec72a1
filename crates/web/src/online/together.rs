//! Tables elsewhere as a part of the page that comes later.

use crate::app::App;
use crate::learn::answers;
use crate::parts::Draw;
use crate::screen::{connection, friends, gather, missed, record, talk};
use leptos::prelude::*;
use rules::Choice;
use told::server;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What the part of the program for playing together can do, once it has arrived.
#[derive(Clone, Copy)]
pub(crate) struct Together {
    pub(crate) connection: Draw,
    pub(crate) friends: Draw,
    pub(crate) gather: Draw,
    pub(crate) link_mark: Draw,
    pub(crate) missed: Draw,
    pub(crate) record: Draw,
    pub(crate) talk: Draw,
    /// Goes to a table.
    pub(crate) enter: fn(App, &str),
    /// Makes a choice.
    pub(crate) choose: fn(App, Choice),
    /// Gives the seat up.
    pub(crate) leave: fn(App),
    /// Goes away; the seat waits.
    pub(crate) step_away: fn(App),
    /// Wants another game.
    pub(crate) ready: fn(App),
    /// Keeps the game that is over.
    pub(crate) keep: fn(App),
    /// Shows the game that is over, or looks back at it as a whole.
    pub(crate) replay: fn(App, bool),
}

/// From now on the connection is watched.
#[wasm_split(together, fallible)]
pub(crate) fn together(app: App) -> Result<Together, SplitLoaderError> {
    app.online.watch(app);
    Ok(Together {
        connection: |app| view! { <connection::Connection app=app /> }.into_any(),
        friends: |app| view! { <friends::Friends app=app /> }.into_any(),
        gather: |app| view! { <gather::Gather app=app /> }.into_any(),
        link_mark: |app| view! { <connection::LinkMark app=app /> }.into_any(),
        missed: |app| view! { <missed::Missed app=app /> }.into_any(),
        record: |app| view! { <record::RecordScreen app=app /> }.into_any(),
        talk: |app| view! { <talk::Talk app=app /> }.into_any(),
        enter: |app, code| app.online.enter(app, code),
        choose: |app, choice| app.online.choose(app, choice),
        leave: |app| app.online.leave(app),
        step_away: |app| app.online.step_away(app),
        ready: |app| app.online.say(&server::Request::Ready { ready: true }),
        keep: answers::keep_game_elsewhere,
        replay: answers::replay_elsewhere,
    })
}
