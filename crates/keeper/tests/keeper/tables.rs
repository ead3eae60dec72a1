//! What comes onto the table, and what does not.

use crate::house::{House, Open};
use keeper::{Event, Part};
use rules::Seat;
use told::Level;
use told::keeper::{Answer, Lack, News, Request, Source, Study};

#[test]
fn a_late_deal_never_lands_on_a_new_table() {
    let house = House::default();
    house.slow.set(true);
    let mut open = house.open();
    // The Master's code takes its time; meanwhile another game is begun.
    open.deal(Level::Master, "late");
    assert_eq!(*house.fetched.borrow(), [Part::Master]);
    open.deal(Level::Novice, "in time");
    let before = house.games();
    house.bring(Part::Master);
    open.settle();
    assert_eq!(house.games(), before, "only one game was dealt");
    let opened = |open: &Open| {
        open.news()
            .iter()
            .filter(|news| matches!(news, News::Opened { .. }))
            .count()
    };
    assert_eq!(opened(&open), 1);
    // And of two that wait, the one that was asked for last comes.
    let house = House::default();
    house.slow.set(true);
    let mut open = house.open();
    open.deal(Level::Master, "first");
    open.deal(Level::Master, "second");
    house.bring(Part::Master);
    open.settle();
    assert_eq!((opened(&open), house.games().len()), (1, 1));
    // Whoever has left the table finds nothing on it.
    let house = House::default();
    house.slow.set(true);
    let mut open = house.open();
    open.deal(Level::Master, "left");
    open.ask(&Request::Look);
    house.bring(Part::Master);
    open.settle();
    assert_eq!((opened(&open), house.games().len()), (0, 0));
}

#[test]
fn a_champion_comes_when_it_is_wanted_and_is_told_to_be_away_when_it_cannot_come() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Master, "no nets");
    assert!(!house.fetched.borrow().contains(&Part::Champion));
    // Without a network nobody sits down in its place, and nothing is kept that nobody plays.
    house.offline.set(true);
    let (games, lines) = (house.games(), house.diary.borrow().len());
    open.deal(Level::Champion, "away");
    let away = |open: &Open, lines: usize| {
        let news = open.news_since(lines);
        let away = |news: &&News| {
            matches!(
                news,
                News::Away {
                    level: Level::Champion,
                    lack: Lack::Unreachable
                }
            )
        };
        (news.iter().filter(away).count(), news.len())
    };
    assert_eq!((away(&open, lines), house.games()), ((1, 1), games.clone()));
    // It is asked for again, and comes.
    house.offline.set(false);
    open.deal(Level::Champion, "here");
    assert_eq!(house.games().len(), games.len() + 1);
    assert!(open.choose().is_some());
    // A game with one is kept while it is away, and goes on when it is back.
    let game = open.saved_after_look()[0].game;
    let other = House {
        kept: house.kept.clone(),
        ..House::default()
    };
    other.offline.set(true);
    let mut open = other.open();
    let lines = other.diary.borrow().len();
    open.ask(&Request::Resume { game });
    assert_eq!(away(&open, lines), (1, 1));
    other.offline.set(false);
    open.ask(&Request::Resume { game });
    assert!(open.choose().is_some());
}

#[test]
fn a_champion_that_comes_late_says_nothing_to_a_new_table() {
    let house = House::default();
    house.slow.set(true);
    let mut open = house.open();
    open.deal(Level::Champion, "late");
    open.deal(Level::Novice, "in time");
    let lines = house.diary.borrow().len();
    house.inbox.push(Event::Missing(Part::Champion, Lack::Unreadable));
    open.settle();
    assert!(open.news_since(lines).is_empty());
}

#[test]
fn a_lesson_that_comes_late_does_not_clear_the_table() {
    let house = House::default();
    house.slow.set(true);
    let mut open = house.open();
    open.study(&Study::Lesson { made: 0 });
    open.study(&Study::Games);
    open.deal(Level::Novice, "a game instead");
    house.bring(Part::Desk);
    open.settle();
    let lessons = open
        .answers()
        .iter()
        .filter(|answer| matches!(answer, Answer::Lesson(_)))
        .count();
    assert_eq!(lessons, 0);
    assert!(open.answers().iter().any(|answer| matches!(answer, Answer::Games(_))));
    let played = house.games()[0].1;
    open.choose();
    assert!(house.games()[0].1 > played, "the game is still on the table");
}

#[test]
fn games_are_kept_side_by_side() {
    let house = House::default();
    let mut open = house.open();
    for seed in ["one", "two", "one"] {
        open.deal(Level::Novice, seed);
        open.choose();
    }
    assert_eq!(house.games().len(), 3, "the same seed is another game");
    let mut open = house.open();
    let saved = open.saved();
    assert_eq!(saved.len(), 3);
    assert!(
        saved.is_sorted_by_key(|saved| std::cmp::Reverse(saved.when)),
        "the last one first"
    );
    // Going on with one of them leaves the others as they are.
    let chosen = saved[1].game;
    let before = house.games();
    open.ask(&Request::Resume { game: chosen });
    let opened = open.news().into_iter().rev().find_map(|news| match news {
        News::Opened { game, .. } => Some(game),
        _ => None,
    });
    assert_eq!(opened, Some(Some(chosen)));
    open.choose();
    for ((name, earlier), (_, later)) in before.iter().zip(house.games()) {
        let same = *name != format!("game-{chosen}");
        assert_eq!(*earlier == later, same, "{name}");
    }
    // A lesson is not kept, and takes nobody's place.
    let before = house.games();
    open.study(&Study::Lesson { made: 0 });
    assert_eq!(house.games(), before);
    open.ask(&Request::Forget { game: chosen });
    assert_eq!((open.saved().len(), house.games().len()), (2, 2));
    // One that is not there is refused.
    open.ask(&Request::Resume { game: chosen });
    assert!(matches!(open.news().last(), Some(News::Refused { .. })));
}

#[test]
fn strange_letters_are_refused_and_nothing_breaks() {
    let mut open = House::default().open();
    for letter in [
        "",
        "{}",
        "{\"fly\":1}",
        "{\"study\":{\"fly\":1}}",
        "{\"choose\":{\"choice\":{\"pass\":true}}}",
    ] {
        open.house.inbox.push(Event::Letter(letter.to_owned()));
        open.settle();
        assert!(matches!(open.news().last(), Some(News::Refused { .. })), "{letter}");
    }
    open.deal(Level::Novice, "all the same");
    assert!(open.choose().is_some());
}

#[test]
fn the_same_deal_once_more_is_practice_beside_the_others() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "once more");
    let first = open.choices();
    open.ask(&Request::DealAgain);
    assert!(
        matches!(open.news().last(), Some(News::Refused { .. })),
        "the game still goes on"
    );
    open.ask(&Request::Look);
    let game = open.saved()[0].game;
    open.ask(&Request::Resume { game });
    open.play_to_the_end();
    open.ask(&Request::DealAgain);
    assert_eq!(open.choices(), first, "the same cards");
    open.choose();
    open.ask(&Request::Look);
    let saved = open.saved();
    assert!(saved.len() == 1 && saved[0].practice && saved[0].game != game);
    open.ask(&Request::Resume { game: saved[0].game });
    // Another way to its end.
    while let Some(&choice) = open.choices().last() {
        open.ask(&Request::Choose { choice });
    }
    open.study(&Study::Games);
    let games = open.answers().into_iter().find_map(|answer| match answer {
        Answer::Games(games) => Some(games),
        _ => None,
    });
    let games = games.unwrap();
    assert_eq!(
        (games.games.len(), games.all.games),
        (2, 1),
        "practice counts for nothing"
    );
    // A lesson is not dealt again.
    open.study(&Study::Lesson { made: 0 });
    open.ask(&Request::DealAgain);
    assert!(matches!(open.news().last(), Some(News::Refused { .. })));
}

#[test]
fn a_game_played_on_from_a_replay_is_kept_like_any_other() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "left in the middle");
    open.deal(Level::Novice, "to be looked at");
    open.play_to_the_end();
    open.study(&Study::Replay { game: Source::Last });
    let seat = Seat::S1;
    open.study(&Study::PlayOn { moment: 5, seat });
    assert_eq!(house.games().len(), 2, "beside the one that was left");
    open.choose();
    let choices = open.choices();
    let mut open = house.open();
    let saved = open.saved();
    assert_eq!(saved.iter().filter(|saved| saved.practice).count(), 1);
    assert!(saved[0].practice, "it was played last");
    open.ask(&Request::Resume { game: saved[0].game });
    assert_eq!(open.choices(), choices);
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_game_on_the_table_and_saved() {
    let house = House::default();
    let mut open = house.open();
    open.deal(Level::Novice, "stays");
    open.study(&Study::Import {
        text: "once upon a time".to_owned(),
    });
    let before = house.games()[0].1;
    open.choose();
    assert!(house.games()[0].1 > before);
}

#[test]
fn whoever_takes_back_at_the_curtain_chooses_once_more() {
    let house = House::default();
    let mut open = house.open();
    let options = told::Options {
        players: 3,
        people: 2,
        level: Level::Novice,
        ..told::Options::default()
    };
    open.ask(&Request::Deal {
        options,
        seed: Some("curtain".to_owned()),
    });
    open.ask(&Request::Unveil { seat: Seat::S0 });
    let last_is_curtain = |open: &Open| matches!(open.news().last(), Some(News::Curtain { seat: Seat::S1, .. }));
    open.choose();
    open.choose();
    assert!(last_is_curtain(&open), "both cards of the set-up are chosen");
    let lines = house.diary.borrow().len();
    open.ask(&Request::TakeBack);
    let news = open.news_since(lines);
    assert!(
        matches!(&news[..], [News::TakenBack { scene, .. }] if !scene.view.choices.is_empty()),
        "the device stays, and something is asked: {news:?}"
    );
    open.choose();
    assert!(last_is_curtain(&open), "then it goes on");
}
