//! The way one came stays in step with a browser that goes back in its own time.

use crate::some::{some_over, some_route};
use fastrand::Rng;
use page::{Address, Entry, Over, Place, Route, Step, Trail};
use std::collections::VecDeque;

/// A browser's history: going back or forward takes a while, and what is there is text.
#[derive(Default)]
struct Browser {
    entries: Vec<(String, String)>,
    at: usize,
    /// Where it goes next, relative to where it is then, and whether the page has sent it there.
    going: VecDeque<(isize, bool)>,
    /// Whether a person and the page have sent it somewhere at once: then it may come anywhere, and both follow.
    mixed: bool,
}

impl Browser {
    fn open(entry: &Entry) -> Browser {
        Browser {
            entries: vec![(entry.route.written(), entry.state())],
            ..Browser::default()
        }
    }

    fn obey(&mut self, steps: Vec<Step>) {
        for step in steps {
            match step {
                Step::Push(entry) => {
                    assert!(!self.is_sent_back(), "a new entry while it goes back");
                    self.entries.truncate(self.at + 1);
                    self.entries.push((entry.route.written(), entry.state()));
                    self.at += 1;
                }
                Step::Replace(entry) => {
                    assert!(!self.is_sent_back(), "another entry while it goes back");
                    self.entries[self.at] = (entry.route.written(), entry.state());
                }
                Step::Back { count, .. } => self.send(-(count as isize), true),
            }
        }
    }

    fn is_sent_back(&self) -> bool {
        self.going.iter().any(|(_, sent)| *sent) && !self.mixed
    }

    fn send(&mut self, by: isize, page: bool) {
        self.mixed = (self.mixed && !self.going.is_empty()) || self.going.iter().any(|(_, sent)| *sent != page);
        self.going.push_back((by, page));
    }

    /// Somebody presses Back or Forward.
    fn press(&mut self, by: isize) {
        self.send(by, false);
    }

    fn shown(&self) -> Entry {
        let (query, state) = &self.entries[self.at];
        Entry::read(Address::read(query).route, state)
    }

    /// Comes to where it was going. Nothing happens where there is no such entry.
    fn come(&mut self, trail: &mut Trail) -> Option<bool> {
        let (by, _) = self.going.pop_front()?;
        let to = self.at.checked_add_signed(by).filter(|to| *to < self.entries.len())?;
        self.at = to;
        let (steps, moved) = trail.arrived(self.shown());
        self.obey(steps);
        Some(moved)
    }

    fn settle(&mut self, trail: &mut Trail) {
        while !self.going.is_empty() {
            self.come(trail);
        }
    }
}

fn start() -> (Trail, Browser) {
    let entry = Entry::default();
    (Trail::at(entry.clone()), Browser::open(&entry))
}

fn learn() -> Route {
    Place::Learn.into()
}

#[test]
fn opening_and_closing_leaves_no_entry_behind() {
    let (mut trail, mut browser) = start();
    let menu = trail.here().opening(Over::Menu);
    browser.obey(trail.go(menu));
    assert_eq!(browser.entries.len(), 2);
    let closed = trail.here().closing(|over| *over == Over::Menu);
    browser.obey(trail.return_to(closed));
    assert_eq!(*trail.here(), Route::default());
    assert_eq!(browser.come(&mut trail), Some(false), "the page is there already");
    assert_eq!(browser.at, 0);
}

#[test]
fn back_closes_what_is_open_and_then_leaves_the_place() {
    let (mut trail, mut browser) = start();
    browser.obey(trail.go(learn()));
    browser.obey(trail.go(learn().opening(Over::Menu)));
    for expected in [learn(), Route::default()] {
        browser.press(-1);
        assert_eq!(browser.come(&mut trail), Some(true));
        assert_eq!(*trail.here(), expected);
    }
    browser.press(2);
    assert_eq!(browser.come(&mut trail), Some(true), "and Forward leads there again");
    assert_eq!(*trail.here(), learn().opening(Over::Menu));
}

#[test]
fn leaving_goes_back_through_all_that_was_opened_on_the_way() {
    let (mut trail, mut browser) = start();
    browser.obey(trail.go(Place::Game { number: None }.into()));
    browser.obey(trail.go(Route::from(Place::Game { number: None }).opening(Over::Menu)));
    let steps = trail.return_to(Place::Start.into());
    assert_eq!(
        steps,
        [Step::Back {
            count: 2,
            to: Route::default()
        }]
    );
    browser.obey(steps);
    assert_eq!(browser.come(&mut trail), Some(false));
    assert_eq!(browser.at, 0);
}

#[test]
fn a_dealt_game_gets_its_number_where_it_is_and_another_game_is_another_place() {
    let game = |number| Route::from(Place::Game { number });
    let (mut trail, mut browser) = start();
    browser.obey(trail.go(game(None)));
    browser.obey(trail.go(game(Some(1))));
    assert_eq!((browser.entries.len(), browser.shown().route), (2, game(Some(1))));
    browser.obey(trail.go(game(Some(2))));
    assert_eq!(browser.entries.len(), 3);
    browser.press(-1);
    assert_eq!(browser.come(&mut trail), Some(true));
    assert_eq!(*trail.here(), game(Some(1)), "Back leads to the first game");
    assert!(!game(Some(1)).place.is_same_table(&game(Some(2)).place));
}

#[test]
fn a_place_somebody_was_linked_to_turns_into_its_parent() {
    let puzzle = Route::from(Place::Puzzle { id: "p".to_owned() });
    let entry = Entry::read(puzzle, "");
    let mut trail = Trail::at(entry.clone());
    let mut browser = Browser::open(&entry);
    browser.obey(trail.return_to(trail.here().place.parent().into()));
    assert_eq!(browser.shown().route.place, Place::Puzzles);
    assert_eq!(browser.entries.len(), 1, "Back leaves the site, as it would have");
}

#[test]
fn after_a_reload_the_way_back_is_still_known() {
    let (mut trail, mut browser) = start();
    browser.obey(trail.go(learn()));
    browser.obey(trail.go(learn().opening(Over::Keys)));
    let mut trail = Trail::at(browser.shown());
    browser.obey(trail.return_to(learn()));
    assert_eq!(browser.come(&mut trail), Some(false));
    assert_eq!((browser.at, browser.entries.len()), (1, 3));
}

#[test]
fn what_is_opened_while_the_browser_goes_back_waits_for_it() {
    let (mut trail, mut browser) = start();
    browser.obey(trail.go(learn()));
    browser.obey(trail.return_to(Route::default()));
    assert_eq!(trail.go(Route::default().opening(Over::Menu)), []);
    let closed = trail.return_to(Route::default());
    assert_eq!(closed, []);
    assert_eq!(trail.go(Place::Friends.into()), []);
    browser.settle(&mut trail);
    assert_eq!(browser.shown().route.place, Place::Friends);
    assert_eq!(*trail.here(), browser.shown().route);
    assert_eq!(browser.entries.len(), 2);
}

#[test]
fn a_moment_of_a_replay_does_not_make_an_entry() {
    let (mut trail, mut browser) = start();
    let at = |step| Route::from(Place::Lesson { step: Some(step) });
    browser.obey(trail.go(at(0)));
    for step in 1..20 {
        browser.obey(trail.go(at(step)));
    }
    assert_eq!(browser.entries.len(), 2);
    assert_eq!(browser.shown().route, at(19));
    let (menu, closed) = (at(19).opening(Over::Menu), at(25));
    browser.obey(trail.go(menu));
    browser.obey(trail.return_to(closed));
    browser.settle(&mut trail);
    assert_eq!(*trail.here(), browser.shown().route);
    assert_eq!(browser.at, 1);
}

#[test]
fn going_where_one_is_changes_nothing() {
    let (mut trail, _) = start();
    assert_eq!(trail.go(Route::default()), []);
    assert_eq!(trail.turn_into(Route::default()), []);
    assert_eq!(trail.return_to(Route::default()), []);
}

fn press(trail: &mut Trail, dice: &mut Rng) -> Vec<Step> {
    let here = trail.here().clone();
    match dice.u8(..6) {
        0 => trail.go(some_route(dice)),
        1 => trail.go(here.opening(some_over(dice))),
        2 => trail.return_to(here.closing(|_| true)),
        3 => trail.return_to(here.place.parent().into()),
        4 => trail.turn_into(here.opening_instead(some_over(dice))),
        _ => trail.return_to(Route::default()),
    }
}

#[test]
fn whatever_is_pressed_and_whenever_the_browser_is_slow_both_end_at_the_same_place() {
    for seed in 0..400 {
        let mut dice = Rng::with_seed(seed);
        let (mut trail, mut browser) = start();
        for _ in 0..120 {
            match dice.u8(..10) {
                0 | 1 => browser.press(if dice.bool() { -1 } else { 1 }),
                2 | 3 => {
                    browser.come(&mut trail);
                }
                // A reload.
                4 => {
                    browser.going.clear();
                    trail = Trail::at(browser.shown());
                }
                _ => {
                    let steps = press(&mut trail, &mut dice);
                    browser.obey(steps);
                }
            }
        }
        browser.settle(&mut trail);
        assert_eq!(*trail.here(), browser.shown().route, "walk {seed}");
        assert_eq!(trail.here().written(), browser.entries[browser.at].0, "walk {seed}");
    }
}
