//! Every view and everything told, held against the most its viewer may know.

use super::observer::{Card, Hand, Observer, Paper};
use super::{states_wanted, viewers};
use crate::common::{Random, random_choice, setups};
use rules::{Event, Game, Happening, Hero, Prompt, Record, Seed, Seen, Slot, View, Viewer};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A game with an observer for each viewer.
pub(crate) struct WatchedGame {
    pub(crate) record: Record,
    pub(crate) observers: Vec<(Viewer, Observer)>,
}

impl WatchedGame {
    fn new(record: Record) -> WatchedGame {
        let game = record.game();
        let observers = viewers(game)
            .into_iter()
            .map(|viewer| (viewer, Observer::new(game, viewer)))
            .collect();
        WatchedGame { record, observers }
    }

    pub(crate) fn game(&self) -> &Game {
        self.record.game()
    }

    /// Makes a random choice; tells what happened, and for each viewer what the observer may know of that.
    pub(crate) fn step(&mut self, random: &mut Random) -> Option<(Vec<Event>, Vec<Vec<Happening>>)> {
        let (seat, choice) = random_choice(self.game(), random)?;
        let mut events = Vec::new();
        let chosen = self.record.choose(seat, choice, &mut events);
        chosen.expect("a listed choice is legal");
        let heard = hear(&mut self.observers, self.record.game(), &events);
        Some((events, heard))
    }
}

/// Lets all observers hear what happened on the way to this moment of a game.
pub(crate) fn hear(observers: &mut [(Viewer, Observer)], game: &Game, events: &[Event]) -> Vec<Vec<Happening>> {
    let happenings: Vec<Happening> = events.iter().map(Event::unmasked).collect();
    let looking = game.asked().find(|asked| asked.prompt == Prompt::CardToTake);
    let each = observers.iter_mut().map(|(viewer, observer)| {
        let heard = observer.hear(&happenings);
        if looking.is_some_and(|asked| *viewer == Viewer::Seat(asked.seat)) {
            observer.looks_through_graveyard();
        }
        heard
    });
    each.collect()
}

/// What a view shows, in the form of an observer's paper.
pub(crate) fn shown(view: &View) -> Paper {
    let row = |cards: &[Seen]| -> Vec<Card> { cards.iter().map(|card| card.hero).collect() };
    Paper {
        // An observer's paper lists piles from the bottom.
        wilderness: view.wilderness().rev().map(|card| card.hero).collect(),
        graveyard: view.graveyard().rev().map(|card| card.hero).collect(),
        tavern: Slot::ALL.map(|slot| view.tavern(slot)),
        hands: view
            .seats()
            .map(|seat| Hand {
                size: view.hand(seat).len(),
                known: view.hand(seat).iter().filter_map(|card| card.hero).collect(),
            })
            .collect(),
        face_up: view
            .seats()
            .map(|seat| view.face_up(seat).map(Some).collect())
            .collect(),
        hidden: view.seats().map(|seat| row(view.hidden(seat))).collect(),
        performed: view.aside().map(|card| card.hero).collect(),
        drawn: Vec::new(),
        harbor: view.harbor_size(),
    }
}

/// What of `shown` is more than `may` be known: nothing, in a game that keeps its secrets.
pub(crate) fn excess(shown: &Paper, may: &Paper) -> Option<String> {
    let aside: Vec<Card> = may.performed.iter().chain(&may.drawn).copied().collect();
    let rows = [
        ("Wilderness", &shown.wilderness, &may.wilderness),
        ("Graveyard", &shown.graveyard, &may.graveyard),
        ("aside", &shown.performed, &aside),
    ];
    let tavern = (shown.tavern != may.tavern).then(|| "Tavern".to_owned());
    let piles = rows.into_iter().find_map(|(name, shown, may)| beyond(name, shown, may));
    let parties = || {
        let hidden = shown.hidden.iter().zip(&may.hidden);
        let face_up = shown.face_up.iter().zip(&may.face_up);
        hidden
            .chain(face_up)
            .enumerate()
            .find_map(|(number, (shown, may))| beyond(&format!("row {number} of the parties"), shown, may))
    };
    let hands = || {
        let hands = shown.hands.iter().zip(&may.hands).enumerate();
        hands.into_iter().find_map(|(seat, (shown, may))| {
            let fits = shown.size == may.size && shown.known.is_subset(&may.known);
            (!fits).then(|| format!("hand of {seat}: {shown:?} instead of {may:?}"))
        })
    };
    let harbor = (shown.harbor != may.harbor).then(|| "size of the Harbor".to_owned());
    tavern.or(piles).or_else(parties).or_else(hands).or(harbor)
}

fn beyond(name: &str, shown: &[Card], may: &[Card]) -> Option<String> {
    let fits = shown.len() == may.len()
        && shown
            .iter()
            .zip(may)
            .all(|(shown, may)| shown.is_none() || shown == may);
    (!fits).then(|| format!("{name}: {shown:?} instead of {may:?}"))
}

/// What of an event's masked form is more than the observer may know of it.
pub(crate) fn told_too_much(told: Happening, may: Happening) -> bool {
    let card = |happening: Happening| match happening {
        Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. } => card,
        _ => None,
    };
    card(told).is_some() && card(told) != card(may)
}

/// Games at every player count and with every setup, until enough states were visited or there is no need for more.
pub(crate) fn tables(mut each: impl FnMut(&mut WatchedGame, &mut Random) -> ControlFlow<()>) {
    let wanted = states_wanted();
    let mut seed = 0;
    let mut visited = 0;
    while visited < wanted {
        for players in 2..=6 {
            for setup in setups(players) {
                let mut random = Random::new(seed + 1);
                let mut table = WatchedGame::new(Record::deal(setup, Seed::from(format!("secrecy {seed}"))));
                if each(&mut table, &mut random).is_break() {
                    return;
                }
                visited += table.game().decisions_made() as usize;
                seed += 1;
            }
        }
    }
}

/// Nobody is shown or told more than they may know, and nothing that is open to them is kept from them.
#[test]
fn views_and_events_stay_within_what_may_be_known() {
    tables(|table, random| {
        while let Some((events, heard)) = table.step(random) {
            for ((viewer, observer), heard) in table.observers.iter().zip(heard) {
                let view = table.game().view(*viewer);
                let what = || format!("{viewer:?} after {events:?}");
                assert_eq!(excess(&shown(&view), &observer.paper), None, "{}", what());
                assert_eq!(
                    excess(&observer.paper.flat(), &shown(&view)),
                    None,
                    "kept back: {}",
                    what()
                );
                for (event, may) in events.iter().zip(heard) {
                    assert!(!told_too_much(event.seen_by(*viewer), may), "{}", what());
                }
                leaders(table.game(), &view);
            }
        }
        ControlFlow::Continue(())
    });
}

/// Only one's own leader is known before the end, and all of them after it.
fn leaders(game: &Game, view: &View) {
    for seat in game.seats() {
        let open = game.is_over() || view.seat() == Some(seat);
        assert_eq!(view.leader(seat).is_some(), open);
    }
}

/// Who else knows a card is shown to those who know it, and is true.
#[test]
fn who_else_knows_is_what_they_know() {
    tables(|table, random| {
        while table.step(random).is_some() {
            for (viewer, _) in &table.observers {
                let view = table.game().view(*viewer);
                for (place, cards) in lying(&view) {
                    for card in cards.iter().filter(|card| card.hero.is_some()) {
                        let hero = card.hero.expect("known");
                        let knowers: BTreeSet<usize> = table.knowers(hero);
                        let shown: BTreeSet<usize> = view
                            .seats()
                            .filter(|&seat| card.known_by.contains(seat))
                            .map(|seat| seat.index())
                            .collect();
                        assert!(shown.is_subset(&knowers), "{viewer:?}: {hero} in {place}");
                    }
                }
            }
        }
        ControlFlow::Continue(())
    });
}

impl WatchedGame {
    /// The seats whose observers have a card on paper.
    fn knowers(&self, hero: Hero) -> BTreeSet<usize> {
        let seats = self.observers.iter().filter(|(_, observer)| observer.knows(hero));
        seats
            .filter_map(|(viewer, _)| match viewer {
                Viewer::Seat(seat) => Some(seat.index()),
                _ => None,
            })
            .collect()
    }
}

fn lying(view: &View) -> Vec<(&'static str, Vec<Seen>)> {
    let mut all = vec![
        ("the Wilderness", view.wilderness().copied().collect()),
        ("the Graveyard", view.graveyard().copied().collect()),
    ];
    for seat in view.seats() {
        all.push(("a hand", view.hand(seat).to_vec()));
        all.push(("a hidden stack", view.hidden(seat).to_vec()));
    }
    all
}
