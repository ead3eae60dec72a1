//! Tests of the test: leaks that are planted on purpose must be found.
//!
//! Each stands for a fault somebody could really make. It is planted between the game and whoever holds views against
//! what may be known, so the game itself stays as it is.

use super::observer::Paper;
use super::oracle::{WatchedGame, excess, shown, tables, told_too_much};
use rules::{Event, Happening, Hero, How, Place, Viewer};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// What a faulty game would show, told from what it should show and from what really happened.
trait Leak {
    /// Changes what the public is shown after these events.
    fn spoil(&mut self, events: &[Event], paper: &mut Paper);
}

/// Plays until the fault is found. A fault that never is would make the oracle worthless.
fn is_found(mut fault: impl Leak) -> bool {
    let mut found = false;
    tables(|table, random| {
        while let Some((events, _)) = table.step(random) {
            let mut paper = shown(&table.game().view(Viewer::Public));
            fault.spoil(&events, &mut paper);
            if excess(&paper, &may(table, Viewer::Public)).is_some() {
                found = true;
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    found
}

fn may(table: &WatchedGame, viewer: Viewer) -> Paper {
    let (_, observer) = table
        .observers
        .iter()
        .find(|(other, _)| *other == viewer)
        .expect("an observer");
    observer.paper.clone()
}

/// Nothing is wrong with a game that is left alone: what the others find is what was planted.
#[test]
fn without_a_fault_nothing_is_found() {
    struct Sound;
    impl Leak for Sound {
        fn spoil(&mut self, _: &[Event], _: &mut Paper) {}
    }
    assert!(!is_found(Sound));
}

/// Cards drawn from the Harbor are shown to everybody.
#[test]
fn a_draw_from_the_harbor_that_everybody_sees() {
    struct OpenHarbor;
    impl Leak for OpenHarbor {
        fn spoil(&mut self, events: &[Event], paper: &mut Paper) {
            for event in events {
                if let Happening::Card {
                    card: Some(hero),
                    from: Place::Harbor,
                    to: Place::Hand(seat),
                    ..
                } = event.unmasked()
                {
                    paper.hands[seat.index()].known.insert(hero);
                }
            }
        }
    }
    assert!(is_found(OpenHarbor));
}

/// A card that was known in a hand is still shown there after its owner has secretly discarded one of them.
#[test]
fn a_known_card_that_survives_a_secret_discard() {
    #[derive(Default)]
    struct Kept {
        hands: Vec<BTreeSet<Hero>>,
    }
    impl Leak for Kept {
        fn spoil(&mut self, events: &[Event], paper: &mut Paper) {
            for event in events {
                if let Happening::Card {
                    card: Some(hero),
                    how: How::Discarded,
                    from: Place::Hand(seat),
                    ..
                } = event.unmasked()
                    && let Some(before) = self.hands.get(seat.index())
                {
                    let still_there = before.iter().copied().filter(|&known| known != hero);
                    paper.hands[seat.index()].known.extend(still_there);
                }
            }
            self.hands = paper.hands.iter().map(|hand| hand.known.clone()).collect();
        }
    }
    assert!(is_found(Kept::default()));
}

/// A hidden hero that everybody knows is shown at its old place when one below it has left.
#[test]
fn a_known_hidden_hero_whose_place_does_not_shift() {
    #[derive(Default)]
    struct Fixed {
        hidden: Vec<Vec<Option<Hero>>>,
    }
    impl Leak for Fixed {
        fn spoil(&mut self, events: &[Event], paper: &mut Paper) {
            for event in events {
                if let Happening::Card {
                    from: Place::Hidden { seat, .. },
                    ..
                } = event.unmasked()
                    && let Some(before) = self.hidden.get(seat.index())
                {
                    let row = &mut paper.hidden[seat.index()];
                    let length = row.len().min(before.len());
                    row[..length].copy_from_slice(&before[..length]);
                }
            }
            self.hidden = paper.hidden.clone();
        }
    }
    assert!(is_found(Fixed::default()));
}

/// An event tells everybody which card was drawn from the Harbor, or looked at.
#[test]
fn events_that_are_not_masked() {
    let mut found = 0;
    tables(|table, random| {
        while let Some((events, heard)) = table.step(random) {
            let public = heard.last().expect("the public listens");
            let told_too_much = |(event, &may): (&Event, &Happening)| told_too_much(event.unmasked(), may);
            found += usize::from(events.iter().zip(public).any(told_too_much));
        }
        ControlFlow::Continue(())
    });
    assert!(found > 1_000, "only {found}");
}
