//! Who is missing before a game, and who wants another one.

use page::{Gathering, host, hours_open, may_join, want_another};
use rules::Seat;
use told::Level;
use told::server::{Chair, Phase, Settings, Table};

fn person(name: &str, ready: bool) -> Chair {
    Chair::Person {
        name: name.to_owned(),
        ready,
        away: None,
        player: None,
    }
}

fn table(phase: Phase, seats: Vec<Chair>) -> Table {
    let first = seats.iter().position(|chair| matches!(chair, Chair::Person { .. }));
    Table {
        code: "ABCD".to_owned(),
        phase,
        game: 1,
        opened: 0,
        settings: Settings::new(seats.len() as u8),
        seats,
        host: first.and_then(Seat::at),
        locked: false,
        seed_hash: String::new(),
        last: None,
        entries_left: None,
    }
}

#[test]
fn a_game_waits_for_everybody_else() {
    let bot = Chair::Bot {
        level: Level::Adept,
        name: None,
    };
    let seats = vec![person("Ada", false), person("Ben", true), bot, person("Cas", false)];
    let gathered = table(Phase::Gathering, seats);
    let ada = Gathering::of(&gathered, Some(Seat::S0));
    assert!(!ada.is_ready && !ada.has_room && !ada.may_begin());
    assert_eq!(ada.waits_for, [Seat::S3], "neither for oneself nor for bots");
    let cas = Gathering::of(&gathered, Some(Seat::S3));
    assert_eq!(cas.waits_for, [Seat::S0]);
    assert!(Gathering::of(&gathered, Some(Seat::S1)).is_ready);
    let watches = Gathering::of(&gathered, None);
    assert_eq!(watches.waits_for, [Seat::S0, Seat::S3]);
    assert!(!watches.is_ready);
}

#[test]
fn bots_fill_a_table_that_does_not_count() {
    let mut gathered = table(Phase::Gathering, vec![person("Ada", false), Chair::Free]);
    let ada = Gathering::of(&gathered, Some(Seat::S0));
    assert!(ada.is_host && ada.has_room && !ada.lacks_people && ada.may_begin());
    gathered.seats.push(person("Ben", true));
    let ben = Gathering::of(&gathered, Some(Seat::S2));
    assert!(
        ben.has_room && ben.lacks_people && !ben.is_host,
        "the host decides that"
    );
    gathered.settings.rated = true;
    let ada = Gathering::of(&gathered, Some(Seat::S0));
    assert!(ada.lacks_people && !ada.may_begin());
}

#[test]
fn whoever_wants_another_game_is_named_after_the_last_one() {
    let seats = || vec![person("Ada", true), person("Ben", true), person("Cas", false)];
    let ended = table(Phase::Ended, seats());
    assert_eq!(want_another(&ended, Some(Seat::S2)), [Seat::S0, Seat::S1]);
    assert_eq!(
        want_another(&ended, Some(Seat::S0)),
        [Seat::S1],
        "one knows what one wants"
    );
    assert_eq!(want_another(&table(Phase::Gathering, seats()), Some(Seat::S2)), []);
}

#[test]
fn a_free_seat_can_be_taken_between_games() {
    let seats = || vec![Chair::Free, person("Ben", false)];
    assert!(may_join(&table(Phase::Gathering, seats()), None));
    assert!(may_join(&table(Phase::Ended, seats()), None));
    assert!(!may_join(&table(Phase::Playing, seats()), None));
    assert!(
        !may_join(&table(Phase::Gathering, seats()), Some(Seat::S1)),
        "who sits there sits there"
    );
    assert!(!may_join(&table(Phase::Gathering, vec![person("Ben", false)]), None));
    let locked = Table {
        locked: true,
        ..table(Phase::Gathering, seats())
    };
    assert!(!may_join(&locked, None));
    assert_eq!(host(&table(Phase::Gathering, seats())), Some("Ben"));
    assert_eq!(host(&table(Phase::Gathering, vec![Chair::Free])), None);
}

#[test]
fn a_table_that_waits_for_long_says_so() {
    let hour = 3_600_000;
    assert_eq!(hours_open(5 * hour, 5.5 * hour as f64), None);
    assert_eq!(hours_open(5 * hour, 8.2 * hour as f64), Some(3));
    assert_eq!(hours_open(5 * hour, 4.0 * hour as f64), None, "a clock that is behind");
}
