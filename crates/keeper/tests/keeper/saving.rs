//! What is written, and when.

use crate::house::{House, Noted, Open};
use keeper::{Dealer, Event};
use told::keeper::{Answer, News, Request, Study};
use told::{Level, Options};

/// The chapter that a letter tells, if it tells one.
fn is_told(letter: &str) -> bool {
    matches!(serde_json::from_str(letter), Ok(News::Told { .. }))
}

#[test]
fn every_choice_is_written_before_it_is_told_the_persons_own_too() {
    let mut open = House::default().open();
    open.deal(Level::Novice, "saved before told");
    for _ in 0..6 {
        open.choose();
    }
    let diary = open.house.diary.borrow();
    let (mut written, mut told) = (0, 0);
    for noted in diary.iter() {
        match noted {
            Noted::Wrote(_, choices) => written = *choices,
            Noted::Posted(letter) if is_told(letter) => {
                told += 1;
                assert!(written >= told, "choice {told} was told when {written} were written");
            }
            _ => {}
        }
    }
    assert!(told > 12, "{told}");
    // The deal itself can be resumed before anybody has seen it.
    let opened = diary
        .iter()
        .position(|noted| matches!(noted, Noted::Posted(letter) if letter.contains("opened")));
    let wrote = diary.iter().position(|noted| matches!(noted, Noted::Wrote(..)));
    assert!(wrote < opened);
}

#[test]
fn a_write_that_fails_is_told_and_tried_again() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "full disk");
    house.full.set(true);
    let written = house.games();
    open.choose();
    let saving = |open: &Open| {
        let told = open.news().into_iter().filter_map(|news| match news {
            News::Saving { works } => Some(works),
            _ => None,
        });
        told.collect::<Vec<bool>>()
    };
    assert_eq!(saving(&open), [false], "it is told once, and the game goes on");
    assert_eq!(house.games(), written);
    assert_eq!(house.wakes.get(), 1);
    // Still nothing.
    house.inbox.push(Event::Woken);
    open.settle();
    assert_eq!((saving(&open).len(), house.wakes.get()), (1, 2));
    // What could not be written is not lost to whoever looks for it here.
    open.ask(&Request::Look);
    let saved = open.saved();
    assert_eq!(saved.len(), 1);
    house.full.set(false);
    house.inbox.push(Event::Woken);
    open.settle();
    assert_eq!(saving(&open), [false, true]);
    assert!(house.games()[0].1 > written[0].1, "everything since is written");
    assert_eq!(house.wakes.get(), 2);
}

#[test]
fn a_game_that_ended_offline_reaches_the_history() {
    let house = House::default();
    house.offline.set(true);
    let mut open = house.open();
    open.deal(Level::Novice, "offline");
    open.play_to_the_end();
    let [(over, _)] = &house.games()[..] else {
        panic!("it is kept until it is in the history")
    };
    assert!(!house.kept.borrow().contains_key("history"));
    // Another game is begun; the one that is over is not overwritten.
    open.deal(Level::Novice, "the next one");
    assert_eq!(house.games().len(), 2);
    // The page is opened again, with a network.
    house.offline.set(false);
    let open = house.open();
    assert_eq!(open.saved().len(), 1, "what is over is not offered");
    assert_eq!(house.games().len(), 1, "what is over is in the history now");
    assert_eq!(house.history().len(), 1);
    let diary = house.diary.borrow();
    let place = |wanted: &Noted| diary.iter().position(|noted| noted == wanted);
    assert!(place(&Noted::Wrote("history".to_owned(), 0)) < place(&Noted::Removed(over.clone())));
}

#[test]
fn a_game_that_ends_with_the_desk_there_is_in_the_history_once() {
    let house = House::default();
    let mut open = house.open();
    open.study(&Study::Games);
    open.deal(Level::Novice, "short");
    open.play_to_the_end();
    assert!(house.games().is_empty());
    open.ask(&Request::Look);
    open.study(&Study::Games);
    let games = open.answers().into_iter().rev().find_map(|answer| match answer {
        Answer::Games(games) => Some(games.games.len()),
        _ => None,
    });
    assert_eq!(games, Some(1));
}

#[test]
fn the_only_game_of_the_first_version_is_taken_over_once() {
    let old = Dealer::deal(&Options::default(), Some("old")).unwrap().written(0);
    let house = House::default();
    house.kept.borrow_mut().insert("table".to_owned(), old.clone());
    let open = house.open();
    assert_eq!(open.saved().len(), 1);
    assert_eq!(house.games().len(), 1);
    assert!(!house.kept.borrow().contains_key("table"));
    // A browser that was closed between the two steps does not have it twice.
    house.kept.borrow_mut().insert("table".to_owned(), old);
    assert_eq!(house.open().saved().len(), 1);
    assert_eq!(house.games().len(), 1);
}

#[test]
fn what_was_taken_back_is_written_before_it_is_told() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "back");
    for _ in 0..60 {
        let can = open.news().into_iter().rev().find_map(|news| match news {
            News::Told { scene, .. } => Some(scene.can_take_back),
            _ => None,
        });
        if can == Some(true) {
            let before = house.games()[0].1;
            open.ask(&Request::TakeBack);
            assert_eq!(house.games()[0].1, before - 1);
            let diary = house.diary.borrow();
            let told = diary
                .iter()
                .rposition(|noted| matches!(noted, Noted::Posted(letter) if letter.contains("taken-back")));
            let wrote = diary
                .iter()
                .rposition(|noted| matches!(noted, Noted::Wrote(_, choices) if choices + 1 == before));
            assert!(wrote.is_some() && wrote < told);
            return;
        }
        open.choose();
    }
    panic!("nothing could ever be taken back");
}

#[test]
fn two_open_pages_lose_nothing_of_each_other() {
    let house = House::default();
    let (mut one, mut other) = (house.open(), house.other_page().open());
    for (open, seed) in [(&mut one, "here"), (&mut other, "there")] {
        // Both have read the history before either game ends.
        open.study(&Study::Games);
        open.deal(Level::Novice, seed);
    }
    assert_eq!(house.games().len(), 2);
    one.play_to_the_end();
    other.play_to_the_end();
    assert_eq!((house.history().len(), house.games().len()), (2, 0));
}

#[test]
fn what_cannot_be_read_is_kept_and_said() {
    let house = House::default();
    let strange = "{\"version\":9,\"games\":[]}";
    house.kept.borrow_mut().insert("history".to_owned(), strange.to_owned());
    house
        .kept
        .borrow_mut()
        .insert("game-7".to_owned(), "of another version".to_owned());
    let mut open = house.open();
    assert!(matches!(&open.news()[..], [News::Ready { saved, unreadable }] if saved.is_empty() && *unreadable == [7]));
    open.ask(&Request::Resume { game: 7 });
    assert!(matches!(open.news().last(), Some(News::Refused { .. })));
    open.deal(Level::Novice, "beside it");
    open.play_to_the_end();
    assert_eq!(house.history().len(), 1);
    let kept = house.kept.borrow();
    assert!(kept.values().any(|text| text == strange), "it is set aside");
    assert_eq!(kept["game-7"], "of another version");
}

#[test]
fn the_history_is_written_again_too() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "full at the end");
    house.full.set(true);
    open.play_to_the_end();
    assert!(house.history().is_empty());
    house.full.set(false);
    house.inbox.push(Event::Woken);
    open.settle();
    assert_eq!(house.history().len(), 1);
    open.ask(&Request::Look);
    assert!(house.games().is_empty() && open.saved().is_empty());
    assert_eq!(house.history().len(), 1, "once");
}
