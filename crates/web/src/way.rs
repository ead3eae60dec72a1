//! Where one is and the way there, kept in step with the browser's history and the address of the page.

use crate::app::App;
use leptos::prelude::*;
use page::{Address, Entry, Over, Place, Route, Step, Trail};
use wasm_bindgen::JsValue;

/// Where one is: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Way {
    route: RwSignal<Route>,
    trail: StoredValue<Trail>,
    /// What stands in the address beside the route.
    rest: StoredValue<Vec<(String, String)>>,
}

/// What the browser shows now.
fn shown() -> Option<(Entry, Vec<(String, String)>)> {
    let window = web_sys::window()?;
    let Address { route, rest } = Address::read(&window.location().search().ok()?);
    let state = window.history().ok()?.state().ok()?.as_string().unwrap_or_default();
    Some((Entry::read(route, &state), rest))
}

impl Way {
    /// Where the address leads.
    pub(crate) fn open() -> Way {
        let (entry, rest) = shown().unwrap_or_default();
        Way {
            route: RwSignal::new(entry.route.clone()),
            trail: StoredValue::new(Trail::at(entry)),
            rest: StoredValue::new(rest),
        }
    }

    /// A word of the address: `?seed=…`.
    pub(crate) fn word(self, name: &str) -> Option<String> {
        self.rest.with_value(|rest| {
            rest.iter()
                .find(|(found, _)| found == name)
                .map(|(_, value)| value.clone())
        })
    }

    /// Takes a word out of the address: somebody wants something else now.
    pub(crate) fn forget_word(self, name: &str) {
        if self.word(name).is_some() {
            self.rest.update_value(|rest| rest.retain(|(found, _)| found != name));
            let entry = self.trail.with_value(|trail| trail.now().clone());
            self.carry(vec![Step::Replace(entry)]);
        }
    }

    /// Something about the route.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Route) -> T) -> T {
        self.route.with(look)
    }

    /// The place now.
    pub(crate) fn place(self) -> Place {
        self.route.with_untracked(|route| route.place.clone())
    }

    /// Whether something like this is open.
    pub(crate) fn is_open(self, which: fn(&Over) -> bool) -> bool {
        self.route.with(|route| route.over.iter().any(which))
    }

    fn carry(self, steps: Vec<Step>) {
        let Some(window) = web_sys::window() else { return };
        let (Ok(history), Ok(path)) = (window.history(), window.location().pathname()) else {
            return;
        };
        for step in steps {
            // A browser refuses entries that come too fast; the next one it takes has it all.
            let _ = match step {
                Step::Back { count, .. } => history.go_with_delta(-(count as i32)),
                Step::Push(entry) => {
                    let (state, address) = self.entry(&path, entry);
                    history.push_state_with_url(&state, "", Some(&address))
                }
                Step::Replace(entry) => {
                    let (state, address) = self.entry(&path, entry);
                    history.replace_state_with_url(&state, "", Some(&address))
                }
            };
        }
    }

    fn entry(self, path: &str, entry: Entry) -> (JsValue, String) {
        let state = JsValue::from_str(&entry.state());
        let words = Address {
            route: entry.route,
            rest: self.rest.get_value(),
        };
        let words = words.write();
        let address = match words.is_empty() {
            true => path.to_owned(),
            false => format!("{path}?{words}"),
        };
        (state, address)
    }

    fn walk(self, walk: impl FnOnce(&mut Trail) -> Vec<Step>) {
        let steps = self.trail.try_update_value(walk).unwrap_or_default();
        self.carry(steps);
        self.follow();
    }

    /// The page shows where the way has come to.
    fn follow(self) {
        let here = self.trail.with_value(|trail| trail.here().clone());
        if self.route.with_untracked(|route| *route != here) {
            self.route.set(here);
        }
    }

    fn here(self) -> Route {
        self.route.get_untracked()
    }

    /// Goes on to a place.
    pub(crate) fn go(self, place: Place) {
        self.walk(|trail| trail.go(place.into()));
    }

    /// Goes back to a place, if the way led through it.
    pub(crate) fn return_to(self, place: Place) {
        self.walk(|trail| trail.return_to(place.into()));
    }

    /// This place is another one now; Back does not lead to what it was.
    pub(crate) fn turn_into(self, place: Place) {
        self.walk(|trail| trail.turn_into(place.into()));
    }

    /// Goes to the place one step further out.
    pub(crate) fn up(self) {
        self.return_to(self.place().parent());
    }

    /// The place has come further; what is open over it stays.
    pub(crate) fn note(self, place: Place) {
        let over = self.here().over;
        self.walk(|trail| trail.turn_into(Route { place, over }));
    }

    /// Opens something over the place.
    pub(crate) fn lay_over(self, over: Over) {
        let to = self.here().opening(over);
        self.walk(|trail| trail.go(to));
    }

    /// Opens something instead of what is on top.
    pub(crate) fn lay_instead(self, over: Over) {
        let to = self.here().opening_instead(over);
        self.walk(|trail| trail.turn_into(to));
    }

    /// Closes whatever is like this, and what was opened after it.
    pub(crate) fn close(self, which: fn(&Over) -> bool) {
        let to = self.here().closing(which);
        self.walk(|trail| trail.return_to(to));
    }

    /// Closes what is on top. Whether there was anything.
    pub(crate) fn close_top(self) -> bool {
        let mut to = self.here();
        let open = to.over.pop().is_some();
        self.walk(|trail| trail.return_to(to));
        open
    }

    /// Whether anything is open.
    pub(crate) fn is_any_open(self) -> bool {
        !self.here().over.is_empty()
    }

    /// Opens this, or closes it if it is open.
    pub(crate) fn turn(self, over: Over, which: fn(&Over) -> bool) {
        match untrack(|| self.is_open(which)) {
            true => self.close(which),
            false => self.lay_over(over),
        }
    }
}

/// The browser has gone to another entry.
fn arrived(app: App) {
    let Some((entry, _)) = shown() else { return };
    let way = app.way;
    let before = way.place();
    let arrived = way.trail.try_update_value(|trail| trail.arrived(entry));
    let (steps, moved) = arrived.unwrap_or_default();
    way.carry(steps);
    way.follow();
    if moved {
        app.follow(&before);
        if app.is_around() {
            let discreet = way.here().discreet();
            way.walk(|trail| trail.turn_into(discreet));
        }
    }
}

/// Follows Back and Forward as long as the page is there.
pub(crate) fn watch(app: App) {
    let listening = window_event_listener_untyped("popstate", move |_| arrived(app));
    on_cleanup(move || listening.remove());
}
