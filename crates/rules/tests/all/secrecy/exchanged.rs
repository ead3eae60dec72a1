//! Worlds in which cards that somebody does not know have changed places look the same to them.
//!
//! The cards are exchanged in the game itself, as it is written down with everything open, and not by way of a view: a
//! view that held too much could not hide it.

use super::observer::Observer;
use super::oracle::{WatchedGame, hear, tables};
use super::{bytes, seen};
use crate::common::{Random, random_choice};
use rules::{Choice, Event, Game, Hero, Leader, Made, Memory, Position, Record, Seat, Viewer};
use std::ops::ControlFlow;

/// Heroes whose ability lets everybody see something of hidden cards without showing one: how many factions lie in a
/// party, or whether a hand holds a faction. Worlds that differ there may differ in sight.
const TELLING: [&str; 2] = ["well-shaved-wizard", "underwater-artist"];

/// A game as it is written down, with everything open, and without the digest of exactly this state.
fn written(record: &Record) -> String {
    let mut position = record.position();
    if let Some(since) = &mut position.since {
        since.state = None;
    }
    serde_json::to_string(&position).expect("a position is JSON")
}

fn read(text: &str) -> Option<Game> {
    let position: Position = serde_json::from_str(text).expect("a position");
    position.game().ok()
}

/// Text in which two names have changed places.
fn swapped(text: &str, one: &str, other: &str) -> String {
    let quoted = |name: &str| format!("\"{name}\"");
    text.replace(&quoted(one), "\"\u{1}\"")
        .replace(&quoted(other), &quoted(one))
        .replace("\"\u{1}\"", &quoted(other))
}

fn swapped_choice(choice: Choice, one: Hero, other: Hero) -> Choice {
    let text = serde_json::to_string(&choice).expect("a choice is JSON");
    serde_json::from_str(&swapped(&text, one.id(), other.id())).expect("a choice")
}

/// Two heroes that this observer does not know anywhere.
fn two_unknown(game: &Game, observer: &Observer, random: &mut Random) -> Option<(Hero, Hero)> {
    let unknown: Vec<Hero> = game.setup().heroes().filter(|&hero| !observer.knows(hero)).collect();
    if unknown.len() < 2 {
        return None;
    }
    let one = random.below(unknown.len());
    let other = (one + 1 + random.below(unknown.len() - 1)) % unknown.len();
    Some((unknown[one], unknown[other]))
}

fn is_telling(game: &Game) -> bool {
    game.asked()
        .any(|asked| asked.source.is_some_and(|hero| TELLING.contains(&hero.id())))
}

/// Looks at one state through the eyes of one viewer, in a world with two unknown cards exchanged. True if there was
/// such a world.
fn compare(table: &WatchedGame, viewer: Viewer, observer: &Observer, random: &mut Random) -> bool {
    let game = table.game();
    let Some((one, other)) = two_unknown(game, observer, random) else {
        return false;
    };
    let text = written(&table.record);
    let worlds = (read(&text), read(&swapped(&text, one.id(), other.id())));
    let (Some(here), Some(there)) = worlds else {
        return false;
    };
    assert_eq!(
        bytes(&here, viewer),
        bytes(&there, viewer),
        "{viewer:?} sees that {one} and {other} have changed places"
    );
    let Some((seat, choice)) = random_choice(&here, random) else {
        return true;
    };
    let same_choice = if viewer == Viewer::Seat(seat) {
        choice
    } else {
        swapped_choice(choice, one, other)
    };
    let mut memories = [Memory::of(&here, viewer), Memory::of(&there, viewer)];
    let (Some(here), Some(there)) = (after(here, seat, choice), after(there, seat, same_choice)) else {
        return true;
    };
    let may_hear = |(game, events): &(Game, Vec<Event>)| {
        let mut observers = [(viewer, observer.clone())];
        hear(&mut observers, game, events).remove(0)
    };
    if may_hear(&here) == may_hear(&there) && !is_telling(&here.0) && !is_telling(&there.0) {
        let what = format!("{viewer:?} sees {choice} with {one} and {other} exchanged");
        assert_eq!(seen(&here.1, viewer), seen(&there.1, viewer), "{what}");
        if here.0.is_over() == there.0.is_over() && !here.0.is_over() {
            assert_eq!(bytes(&here.0, viewer), bytes(&there.0, viewer), "{what}");
            memories[0].see(&here.0, Made { seat, choice }, &here.1);
            let choice = same_choice;
            memories[1].see(&there.0, Made { seat, choice }, &there.1);
            assert!(memories[0] == memories[1], "{what}: remembered");
            let [one, other] = memories.map(|memory| serde_json::to_string(&memory).expect("a memory is JSON"));
            assert_eq!(one, other, "{what}: written down");
        }
    }
    true
}

fn after(mut game: Game, seat: Seat, choice: Choice) -> Option<(Game, Vec<Event>)> {
    let mut events = Vec::new();
    game.choose(seat, choice, &mut events).ok().map(|()| (game, events))
}

/// Cards that a viewer does not know may lie anywhere: nothing the viewer gets depends on it.
#[test]
fn unknown_cards_that_change_places_are_not_noticed() {
    let (mut compared, mut all) = (0, 0);
    tables(|table, random| {
        loop {
            if !is_telling(table.game()) && !table.game().is_over() {
                let (viewer, observer) = &table.observers[random.below(table.observers.len())];
                compared += usize::from(compare(table, *viewer, observer, random));
                all += 1;
            }
            if table.step(random).is_none() {
                return ControlFlow::Continue(());
            }
        }
    });
    assert!(compared * 100 > all * 90, "only {compared} of {all} compared");
}

/// Which leaders the others have makes no difference to what one gets before the end.
#[test]
fn leaders_that_change_places_are_not_noticed() {
    tables(|table, random| {
        loop {
            let game = table.game();
            if game.is_over() {
                return ControlFlow::Continue(());
            }
            let (viewer, _) = table.observers[random.below(table.observers.len())];
            let own = match viewer {
                Viewer::Seat(seat) => game.view(viewer).leader(seat),
                _ => None,
            };
            let others: Vec<Leader> = Leader::ALL.into_iter().filter(|&leader| Some(leader) != own).collect();
            let one = random.below(others.len());
            let other = (one + 1 + random.below(others.len() - 1)) % others.len();
            let text = written(&table.record);
            let there = read(&swapped(&text, others[one].id(), others[other].id())).expect("a possible position");
            let here = read(&text).expect("a possible position");
            assert_eq!(bytes(&here, viewer), bytes(&there, viewer), "{viewer:?}");
            table.step(random);
        }
    });
}
