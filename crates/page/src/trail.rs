//! The way one came, in step with the browser's history.
//!
//! Every entry of the history carries the entries beneath it, so that after a reload, too, the page knows where Back leads,
//! and closing something by its button takes the entry away that opening it made.

use crate::{Address, Route};

/// No more than this many entries beneath are remembered.
const DEEPEST: usize = 24;

/// An entry of the history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Where one is.
    pub route: Route,
    /// The entries beneath, the nearest last.
    pub beneath: Vec<Route>,
}

/// What is to be done with the browser's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A new entry on top of the present one.
    Push(Entry),
    /// The present entry becomes another one.
    Replace(Entry),
    /// Back to an entry beneath. The browser tells when it is there.
    Back {
        /// How many entries it is beneath.
        count: usize,
        /// The route that is found there.
        to: Route,
    },
}

/// The way one came.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    now: Entry,
    /// Where the browser goes back to at the moment, as it was asked to.
    returning: Option<Route>,
    /// What is to be done when it is there: a browser that goes back must not be given new entries meanwhile.
    waiting: Vec<Step>,
}

impl Entry {
    /// The entries beneath, as the browser keeps them beside the address.
    pub fn state(&self) -> String {
        let lines: Vec<String> = self.beneath.iter().map(Route::written).collect();
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The entry that the browser shows.
    pub fn read(route: Route, state: &str) -> Entry {
        let mut beneath: Vec<Route> = state.lines().map(|line| Address::read(line).route).collect();
        beneath.drain(..beneath.len().saturating_sub(DEEPEST));
        Entry { route, beneath }
    }
}

impl Trail {
    /// The way that leads to an entry.
    pub fn at(entry: Entry) -> Trail {
        Trail {
            now: entry,
            ..Trail::default()
        }
    }

    /// Where one is.
    pub fn here(&self) -> &Route {
        &self.now.route
    }

    /// The present entry.
    pub fn now(&self) -> &Entry {
        &self.now
    }

    fn ask(&mut self, step: Step) -> Vec<Step> {
        if self.returning.is_some() {
            self.waiting.push(step);
            return Vec::new();
        }
        if let Step::Back { to, .. } = &step {
            self.returning = Some(to.clone());
        }
        vec![step]
    }

    /// Goes on to a route. Going where one is changes nothing but the moment.
    pub fn go(&mut self, to: Route) -> Vec<Step> {
        if to.is_same_page(&self.now.route) {
            return self.turn_into(to);
        }
        let before = std::mem::replace(&mut self.now.route, to);
        self.now.beneath.push(before);
        if self.now.beneath.len() > DEEPEST {
            self.now.beneath.remove(0);
        }
        self.ask(Step::Push(self.now.clone()))
    }

    /// The present entry becomes another one.
    pub fn turn_into(&mut self, to: Route) -> Vec<Step> {
        if to == self.now.route {
            return Vec::new();
        }
        self.now.route = to;
        self.ask(Step::Replace(self.now.clone()))
    }

    /// Goes back to a route if the way led through it; otherwise the present entry becomes it.
    pub fn return_to(&mut self, to: Route) -> Vec<Step> {
        if to.is_same_page(&self.now.route) {
            return self.turn_into(to);
        }
        let Some(depth) = self.now.beneath.iter().rposition(|beneath| beneath.is_same_page(&to)) else {
            return self.turn_into(to);
        };
        let count = self.now.beneath.len() - depth;
        // What is beneath may stand at another moment than the one that is wanted; the browser leads to what is there.
        self.now.route = self.now.beneath.swap_remove(depth);
        self.now.beneath.truncate(depth);
        let to = self.now.route.clone();
        self.ask(Step::Back { count, to })
    }

    /// The browser has gone to an entry. Answers what is to be done now, and whether somebody pressed Back or Forward, so
    /// that the page must follow.
    pub fn arrived(&mut self, entry: Entry) -> (Vec<Step>, bool) {
        let expected = self.returning.take();
        let waiting = std::mem::take(&mut self.waiting);
        if expected.is_some_and(|expected| expected == entry.route) {
            let steps = waiting.into_iter().flat_map(|step| self.ask(step));
            return (steps.collect(), false);
        }
        let moved = entry.route != self.now.route;
        self.now = entry;
        (Vec::new(), moved)
    }
}
