//! Memories, held against the most their owners may know: at every step, all of what was added and all that is written
//! of it. Memories that keep too much are made on purpose, and must be found.

use super::observer::{Observer, Paper};
use super::oracle::{WatchedGame, excess, shown, tables, told_too_much};
use rules::{Choice, Event, Game, Happening, Hero, Leader, Made, Memory, Moment, Viewer};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A moment as somebody remembers it.
struct Remembered {
    choice: Option<Choice>,
    seen: Vec<Happening>,
    before: Paper,
    after: Paper,
    /// All of it as it is written.
    text: String,
}

impl From<Moment<'_>> for Remembered {
    fn from(moment: Moment<'_>) -> Remembered {
        Remembered {
            choice: moment.choice,
            seen: moment.seen.to_vec(),
            before: shown(moment.before),
            after: shown(moment.after),
            text: serde_json::to_string(&moment).expect("a moment is JSON"),
        }
    }
}

/// The most that may be remembered of a choice.
struct May<'a> {
    /// The choice itself, if it was one's own.
    choice: Option<Choice>,
    heard: &'a [Happening],
    before: &'a Paper,
    after: &'a Observer,
    leaders: &'a [Leader],
}

impl May<'_> {
    /// What of a moment is more than may be remembered.
    fn excess(&self, moment: &Remembered) -> Option<String> {
        if moment.choice.is_some() && moment.choice != self.choice {
            return Some("another's choice".to_owned());
        }
        if moment.seen.len() != self.heard.len() {
            return Some("another number of events".to_owned());
        }
        let mut events = moment.seen.iter().zip(self.heard);
        if let Some((told, _)) = events.find(|&(&told, &may)| told_too_much(told, may)) {
            return Some(format!("{told:?}"));
        }
        let papers = || excess(&moment.before, self.before).or_else(|| excess(&moment.after, &self.after.paper));
        papers().or_else(|| self.names(&moment.text))
    }

    /// Heroes and leaders that are named without being known.
    fn names(&self, text: &str) -> Option<String> {
        let heard = serde_json::to_string(self.heard).expect("events are JSON");
        let choice = serde_json::to_string(&self.choice).expect("a choice is JSON");
        let heard: BTreeSet<&str> = quoted(&heard).chain(quoted(&choice)).collect();
        quoted(text)
            .find(|&name| match (Hero::from_id(name), Leader::from_id(name)) {
                (Some(hero), _) => !self.after.knows(hero) && !self.before.names(hero) && !heard.contains(name),
                (_, Some(leader)) => !self.leaders.contains(&leader) && !heard.contains(name),
                _ => false,
            })
            .map(|name| format!("{name} is named"))
    }
}

fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

/// What a faulty memory would keep of a choice, beside what a sound one keeps.
type Lapse = fn(&mut Remembered, &[Event], Made, &Game);

/// Plays games in which everybody remembers, with a fault; what was found to be too much, if anything was.
fn found(fault: Lapse) -> Option<String> {
    let mut found = None;
    tables(|table, random| {
        let mut memories: Vec<Memory> = table
            .observers
            .iter()
            .map(|&(viewer, _)| Memory::of(table.game(), viewer))
            .collect();
        loop {
            let before: Vec<Paper> = table
                .observers
                .iter()
                .map(|(_, observer)| observer.paper.clone())
                .collect();
            let Some((events, heard)) = table.step(random) else {
                return ControlFlow::Continue(());
            };
            let made = *table.record.made().last().expect("a choice was made");
            for (index, memory) in memories.iter_mut().enumerate() {
                memory.see(table.game(), made, &events);
                let mut moment = Remembered::from(memory.last().expect("a choice was seen"));
                fault(&mut moment, &events, made, table.game());
                found = may(table, index, made, &heard[index], &before[index]).excess(&moment);
                if let Some(what) = &mut found {
                    *what = format!("{:?} after {events:?}: {what}", memory.viewer());
                    return ControlFlow::Break(());
                }
            }
        }
    });
    found
}

fn may<'a>(table: &'a WatchedGame, index: usize, made: Made, heard: &'a [Happening], before: &'a Paper) -> May<'a> {
    let (viewer, after) = &table.observers[index];
    let own: &[Leader] = match *viewer {
        _ if table.game().is_over() => &Leader::ALL,
        Viewer::Seat(seat) => Leader::ALL.as_slice().split_at(leader_of(table, seat)).1.split_at(1).0,
        _ => &[],
    };
    May {
        choice: (*viewer == Viewer::Seat(made.seat)).then_some(made.choice),
        heard,
        before,
        after,
        leaders: own,
    }
}

/// The place of a player's leader in the list of all.
fn leader_of(table: &WatchedGame, seat: rules::Seat) -> usize {
    let leader = table.game().view(Viewer::Seat(seat)).leader(seat).expect("its own");
    Leader::ALL.iter().position(|&other| other == leader).expect("a leader")
}

/// Nobody remembers more than they may know, in whatever form: choices, events, views, what is written.
#[test]
fn memories_stay_within_what_may_be_known() {
    assert_eq!(found(|_, _, _, _| {}), None);
}

#[test]
fn a_memory_of_others_choices() {
    assert!(found(|moment, _, made, _| moment.choice = Some(made.choice)).is_some());
}

#[test]
fn a_memory_of_events_that_were_not_masked() {
    let fault: Lapse = |moment, events, _, _| moment.seen = events.iter().map(Event::unmasked).collect();
    assert!(found(fault).is_some());
}

#[test]
fn a_memory_that_keeps_what_the_chooser_saw() {
    let fault: Lapse = |moment, _, made, game| moment.after = shown(&game.view(Viewer::Seat(made.seat)));
    assert!(found(fault).is_some());
}

#[test]
fn a_memory_that_looks_back_with_what_is_known_now() {
    let fault: Lapse = |moment, _, _, _| moment.before = moment.after.clone();
    assert!(found(fault).is_some());
}

/// Only in what is written: a field too many.
#[test]
fn a_memory_that_is_written_with_a_hidden_card() {
    let fault: Lapse = |moment, events, _, _| {
        let unmasked: Vec<Happening> = events.iter().map(Event::unmasked).collect();
        moment.text += &serde_json::to_string(&unmasked).expect("events are JSON");
    };
    assert!(found(fault).is_some_and(|what| what.contains("is named")));
}

#[test]
fn a_memory_that_is_written_with_a_leader() {
    let fault: Lapse = |moment, _, made, game| {
        let leader = game.view(Viewer::Seat(made.seat)).leader(made.seat).expect("its own");
        moment.text += &format!("\"{}\"", leader.id());
    };
    assert!(found(fault).is_some_and(|what| what.contains("is named")));
}
