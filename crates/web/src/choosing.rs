//! What may be chosen now, and how a choice is made: at once, or held back for a moment at a table with others.

use crate::app::{App, put};
use crate::screen::welcome;
use crate::shown::Moment;
use leptos::prelude::*;
use page::{Asks, Hand, Held, Undo, Undoing};
use rules::{Choice, Prompt};
use std::time::Duration;
use told::Foresight;
use told::keeper::Request;

/// How long a choice can be undone before it is sent.
const UNDONE: Duration = Duration::from_secs(2);

/// What is asked, and which of its choices may be made now.
pub(crate) fn asked(app: App) -> (Option<Prompt>, Vec<Choice>) {
    let waits = app.busy.get()
        || app.curtain.get().is_closed()
        || app.online.sending.get()
        || app.undo.with(|undo| undo.held().is_some());
    app.scene.with(|scene| {
        let Some(scene) = scene.as_ref().filter(|_| !waits) else {
            return (None, Vec::new());
        };
        let choices = scene.view.choices.iter().copied();
        let prompt = scene.view.question().map(|question| question.prompt);
        (prompt, choices.filter(|choice| app.learn.allows(*choice)).collect())
    })
}

impl App {
    /// Makes the choice with this number. At a table elsewhere it may be held back for a moment first.
    pub fn choose(self, index: usize) {
        let choice = self
            .scene
            .with_untracked(|scene| scene.as_ref().and_then(|scene| scene.view.choices.get(index).copied()));
        let Some(choice) = choice.filter(|_| !self.is_occupied()) else {
            return;
        };
        if !self.is_held_back() {
            return self.make(choice);
        }
        self.quiet();
        self.hold_back(Held::Choice(choice));
    }

    /// Discards the marked cards. At a table elsewhere they may be held back for a moment first, all of them together.
    pub(crate) fn discard_marked(self) {
        if self.is_occupied() {
            return;
        }
        if !self.is_held_back() {
            return self.send(Held::Marks);
        }
        self.quiet();
        if self.hand.try_update(Hand::hold_back) == Some(true) {
            self.hold_back(Held::Marks);
        }
    }

    /// Whether choices are held back before they are sent.
    fn is_held_back(self) -> bool {
        let undoing = self.settings.with_untracked(|settings| settings.undo);
        undoing != Undoing::Off && self.online.is_on_now()
    }

    fn hold_back(self, held: Held) {
        let beat = self.undo.try_update(|undo| undo.hold(held)).unwrap_or_default();
        if self.settings.with_untracked(|settings| settings.undo) == Undoing::Seconds {
            let over = move || {
                if let Some(held) = self.undo.try_update(|undo| undo.waited(beat)).flatten() {
                    self.send(held);
                }
            };
            set_timeout(over, UNDONE);
        }
    }

    /// Sends what was held back without waiting any longer.
    pub(crate) fn send_now(self) {
        if let Some(held) = self.undo.try_update(Undo::send).flatten() {
            self.send(held);
        }
    }

    fn send(self, held: Held) {
        let choice = match held {
            Held::Choice(choice) => Some(choice),
            Held::Marks => self
                .hold(|hand, asks| match hand.held().is_some() {
                    true => hand.let_go(asks),
                    false => hand.confirm(asks),
                })
                .flatten(),
        };
        if let Some(choice) = choice {
            self.make(choice);
        }
    }

    /// Whether nothing can be chosen at the moment.
    fn is_occupied(self) -> bool {
        self.busy.get_untracked()
            || self.made.get_untracked().is_some()
            || self.undo.with_untracked(|undo| undo.held().is_some())
    }

    /// Makes a choice now.
    pub(crate) fn make(self, choice: Choice) {
        if self.is_occupied() {
            return;
        }
        welcome::read_hint(self);
        self.quiet();
        // Elsewhere it takes its time, and is not offered any more.
        if self.online.is_on_now() {
            return self
                .parts
                .together
                .soon(self, move |together| (together.choose)(self, choice));
        }
        put(self.made, Some(choice));
        self.ask(&Request::Choose { choice });
    }

    /// Does something with the hand as it is asked about now.
    pub fn hold<T>(self, act: impl FnOnce(&mut Hand, Asks<'_>) -> T) -> Option<T> {
        self.asks.with_untracked(|(prompt, choices)| {
            let asks = Asks {
                prompt: *prompt,
                choices,
            };
            self.hand.try_update(|hand| act(hand, asks))
        })
    }

    /// Takes the last choice back.
    pub fn take_back(self) {
        let can = |scene: &Option<Moment>| scene.as_ref().is_some_and(|scene| scene.can_take_back);
        if self.scene.with_untracked(can) {
            self.ask(&Request::TakeBack);
        }
    }

    /// The number of a choice, if it is offered now.
    pub fn offer(self, choice: Choice) -> Option<usize> {
        if !self.asks.with(|(_, choices)| choices.contains(&choice)) {
            return None;
        }
        self.scene.with(|scene| {
            let choices = &scene.as_ref()?.view.choices;
            choices.iter().position(|offered| *offered == choice)
        })
    }

    /// What would come of a choice.
    pub fn foresight(self, index: usize) -> Option<Foresight> {
        self.scene.with(|scene| scene.as_ref()?.foresights.get(index).cloned())
    }

    /// Whether a choice cannot be taken back.
    pub fn is_bound(self, index: usize) -> bool {
        self.scene.with(|scene| {
            let scene = scene.as_ref();
            scene.is_some_and(|scene| scene.foresights.get(index).is_some_and(|foresight| foresight.bound))
        })
    }

    /// Whether the viewer is asked something that may be answered now.
    pub fn is_asked(self) -> bool {
        let asked = self
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| !scene.view.choices.is_empty()));
        asked
            && !self.busy.get()
            && !self.curtain.get().is_closed()
            && !self.online.sending.get()
            && self.undo.with(|undo| undo.held().is_none())
    }
}
