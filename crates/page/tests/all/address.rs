//! Every route has an address, and every address leads to the route it was written from.

use crate::some::some_route;
use page::{Address, Over, Place, Route, Watched, parameter};
use rules::{Hero, Seat};
use told::Eyes;
use told::keeper::Source;

fn read(query: &str) -> Route {
    Address::read(query).route
}

#[test]
fn every_route_comes_back_from_its_address() {
    let mut dice = fastrand::Rng::with_seed(1);
    for _ in 0..5_000 {
        let route = some_route(&mut dice);
        let written = route.written();
        assert_eq!(read(&written), route, "{written}");
        assert_eq!(read(&format!("?{written}")), route);
    }
}

#[test]
fn different_routes_have_different_addresses() {
    let mut dice = fastrand::Rng::with_seed(2);
    for _ in 0..5_000 {
        let (one, other) = (some_route(&mut dice), some_route(&mut dice));
        assert_eq!(one == other, one.written() == other.written());
    }
}

#[test]
fn what_else_stands_in_the_address_stays() {
    let address = Address::read("?seed=a+b%26c&at=learn&language=de");
    assert_eq!(address.route.place, Place::Learn);
    let seed = ("seed".to_owned(), "a b&c".to_owned());
    let language = ("language".to_owned(), "de".to_owned());
    assert_eq!(address.rest, [seed, language]);
    assert_eq!(Address::read(&address.write()), address);
    assert_eq!(parameter(&address.write(), "seed").as_deref(), Some("a b&c"));
}

#[test]
fn the_first_page_has_the_shortest_address() {
    assert_eq!(Route::default().written(), "");
    assert_eq!(read(""), Route::default());
    assert_eq!(read("?"), Route::default());
}

#[test]
fn links_of_the_first_version_still_lead_there() {
    let table = read("?table=ab-cd");
    assert_eq!(table.place.code(), Some("ABCD"));
    let watched = |moment, eyes| {
        Route::from(Place::Replay(Watched {
            game: Source::Link("Ab-_9".to_owned()),
            moment,
            eyes,
        }))
    };
    assert_eq!(read("?game=Ab-_9"), watched(None, None));
    let eyes = |all| Some(Eyes { seat: Seat::S2, all });
    assert_eq!(read("?game=Ab-_9&moment=14&seat=2"), watched(Some(14), eyes(false)));
    assert_eq!(
        read("?game=Ab-_9&moment=14&seat=2&all=1"),
        watched(Some(14), eyes(true))
    );
    assert_eq!(read("?seed=pace"), Route::default());
}

#[test]
fn a_table_comes_before_a_game_and_a_game_before_a_word() {
    assert_eq!(read("game=x&table=y&at=learn").place.code(), Some("Y"));
    assert!(read("at=learn&game=x").place.watched().is_some());
    assert_eq!(read("at=learn&puzzle=p").place, Place::Puzzle { id: "p".to_owned() });
}

#[test]
fn nonsense_leads_to_the_first_page() {
    for query in [
        "at=nowhere",
        "at=",
        "table=",
        "table=--",
        "own=seven",
        "over=hero.nobody",
        "over=leader.",
        "over=",
        "%%%=%%&&&==",
        "step=3",
        "moment=3",
        "seat=1",
    ] {
        assert_eq!(read(query), Route::default(), "{query}");
    }
    assert_eq!(read("at=lesson&step=many").place, Place::Lesson { step: None });
    let watched = read("own=7&moment=-1&seat=6").place;
    let expected = Watched {
        game: Source::Own(7),
        moment: None,
        eyes: None,
    };
    assert_eq!(watched, Place::Replay(expected));
}

#[test]
fn a_made_up_address_does_not_open_things_without_end() {
    let query: String = (0..50)
        .map(|number| format!("over=rules.{number}&over=menu&"))
        .collect();
    assert!(read(&query).over.len() <= 2);
    let frog = Hero::from_id("furious-frog").expect("a hero");
    let route = Route::default().opening(Over::Menu).opening(Over::Hero(frog));
    assert_eq!(read("over=menu&over=nothing&over=hero.furious-frog"), route);
}

#[test]
fn random_bytes_never_panic_and_settle_after_one_reading() {
    let mut dice = fastrand::Rng::with_seed(3);
    let letters = b"abcdefgxyz=&%+.?-_0123456789atovrgme";
    for _ in 0..20_000 {
        let length = dice.usize(..40);
        let query: String = (0..length)
            .map(|_| char::from(letters[dice.usize(..letters.len())]))
            .collect();
        let address = Address::read(&query);
        assert_eq!(Address::read(&address.write()), address, "{query}");
    }
}

#[test]
fn a_game_on_this_device_has_its_number_in_the_address() {
    let game = |number| Route::from(Place::Game { number });
    assert_eq!(game(Some(1_763_000_000)).written(), "at=game&number=1763000000");
    assert_eq!(read("at=game"), game(None), "as it was when there was only one");
    assert_eq!(read("at=game&number=12"), game(Some(12)));
    assert_eq!(read("at=game&number=twelve"), game(None));
}

#[test]
fn a_game_that_is_looked_at_takes_the_place_of_what_led_to_it() {
    let watched = |moment| Watched {
        game: Source::Last,
        moment,
        eyes: None,
    };
    let now = watched(Some(3));
    let game = Place::Game { number: Some(4) };
    let replay = Place::Replay(now.clone());
    // Nobody goes back to a game that is over, but to one that goes on, and to a list.
    assert_eq!(game.looking_at(now.clone(), true), (replay.clone(), true));
    assert_eq!(game.looking_at(now.clone(), false), (replay.clone(), false));
    assert_eq!(Place::Games.looking_at(now.clone(), true), (replay.clone(), false));
    // What was linked to is here.
    let linked = Place::Replay(watched(None));
    assert_eq!(linked.looking_at(now.clone(), false), (replay, true));
    let back = Place::Analysis(watched(None));
    assert_eq!(back.looking_at(now.clone(), false), (Place::Analysis(now), true));
}
