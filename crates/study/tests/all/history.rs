//! A player's own history.

use bots::{Adept, Bot, Level};
use rules::{Memory, Record, Seat, Seed, Setup, Viewer};
use study::{Entry, History, HistoryError, Opponent, Replay};
use words::{Language, Words};

fn play(players: u8, seed: &str) -> Record {
    let mut record = Record::deal(Setup::new(players).unwrap(), Seed::from(seed));
    let mut bots: Vec<Adept> = (0..players).map(|seat| Adept::new(u64::from(seat))).collect();
    while let Some(seat) = record.game().decider() {
        let thought = bots[seat.index()]
            .think(&Memory::of(record.game(), Viewer::Seat(seat)))
            .unwrap();
        record.choose(seat, thought.choice, &mut ()).unwrap();
    }
    record
}

#[test]
fn games_are_kept_and_counted() {
    let mut history = History::default();
    let mut won = 0;
    for number in 0..12_u64 {
        let players = 2 + (number % 3) as u8;
        let record = play(players, &format!("history {number}"));
        let mut opponents = vec![Opponent::Bot(Level::Adept); usize::from(players) - 1];
        if number % 4 == 0 {
            opponents[0] = Opponent::Person;
        }
        // They come in any order.
        let entry = Entry::of(&record, Seat::S1, opponents, 1_000 - number).unwrap();
        assert_eq!(entry.players(), players);
        let replay = Replay::new(&entry.log.clone().unwrap().parse().unwrap()).unwrap();
        assert!(replay.is_over());
        won += u32::from(entry.won);
        history.add(entry);
    }
    assert!(history.games().is_sorted_by_key(|entry| entry.when));
    assert_eq!((history.results().games, history.results().won), (12, won));
    assert_eq!(
        history.by_leader().values().map(|results| results.games).sum::<u32>(),
        12
    );
    assert_eq!(history.by_players()[&3].games, 4);
    assert_eq!(history.by_opponent()[&Opponent::Person].games, 3);
    // At a table of two with a person there is no Adept.
    assert_eq!(history.by_opponent()[&Opponent::Bot(Level::Adept)].games, 11);

    let again = History::from_json(&history.to_json()).unwrap();
    assert_eq!(again, history);
    assert_eq!(history.import(again), 0, "nothing is there twice");
    let mut empty = History::default();
    assert_eq!(empty.import(history.clone()), 12);
    assert_eq!(empty, history);
    let unfinished = Record::deal(Setup::new(2).unwrap(), Seed::from("unfinished"));
    assert!(Entry::of(&unfinished, Seat::S0, vec![Opponent::Person], 1).is_none());
}

#[test]
fn what_is_not_a_history_is_refused() {
    for broken in [
        "",
        "{}",
        "[]",
        "{\"version\":1,\"games\":[{}]}",
        "{\"version\":1,\"games\":[],\"more\":1}",
    ] {
        let error = History::from_json(broken).unwrap_err();
        assert!(matches!(error, HistoryError::NotAHistory(_)), "{broken}: {error}");
        for language in Language::ALL {
            assert!(Words::new(language).fault(error.fault()).len() > 20);
        }
    }
    let newer = History::from_json("{\"version\":7,\"games\":[]}").unwrap_err();
    assert_eq!(newer, HistoryError::Version(7));
    assert!(Words::new(Language::Polish).fault(newer.fault()).contains('7'));
    let alone = History::default().to_json().replace(
        "[]",
        "[{\"when\":1,\"edition\":\"classic\",\"short\":false,\"leader\":\"lemron\",\"won\":true,\"faction\":\"undead\",\"turns\":3,\"opponents\":[]}]",
    );
    assert!(History::from_json(&alone).is_err(), "nobody plays alone");
}
