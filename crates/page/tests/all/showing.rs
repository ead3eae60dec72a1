//! What is shown of a chapter, and which screen fills the page.

use fastrand::Rng;
use page::{
    Over, Place as At, Route, Screen, Sound, Travel, is_still_asked, lasting, place_name, sounds, spotlights, travels,
};
use rules::{Game, Happening, Hero, How, Marker, Place, Seat, Seed, Setup, Slot, Viewer};
use std::collections::BTreeSet;
use told::{Chapter, Sight};

fn chapter(happenings: &[Happening]) -> Chapter {
    Chapter {
        chooser: Seat::S1,
        happenings: happenings.to_vec(),
        by_bot: false,
    }
}

fn card(card: Option<Hero>, how: How, from: Place, to: Place) -> Happening {
    Happening::Card {
        card,
        how,
        by: Seat::S1,
        from,
        to,
    }
}

#[test]
fn heroes_that_are_played_come_into_the_middle_and_cards_travel() {
    let hero = Hero::all().next().expect("a hero");
    let (hand, up) = (Place::Hand(Seat::S1), Place::FaceUp(Seat::S1));
    let marker = Happening::Marker {
        marker: Marker::Red,
        from: 3,
        to: 4,
    };
    let played = chapter(&[
        card(Some(hero), How::Played, hand, up),
        marker,
        card(None, How::Drawn, Place::Harbor, hand),
        card(Some(hero), How::Placed, up, up),
    ]);
    assert_eq!(spotlights(&played), [(hero, Seat::S1)]);
    let expected = [(Some(hero), hand, up), (None, Place::Harbor, hand)];
    assert_eq!(
        travels(&played),
        expected.map(|(card, from, to)| Travel { card, from, to })
    );
    assert!(spotlights(&chapter(&[marker])).is_empty());
    let many = chapter(&[card(None, How::Refilled, Place::Wilderness, Place::Harbor); 40]);
    assert_eq!(travels(&many).len(), 8, "a few tell it");
    // The more there is to see, the longer it lasts.
    let times = [
        lasting(&chapter(&[]), 0),
        lasting(&chapter(&[marker]), 0),
        lasting(&played, 1),
        lasting(&many, 8),
    ];
    assert!(times.is_sorted() && times[0] > 0.0, "{times:?}");
}

#[test]
fn what_was_to_be_seen_stays_until_a_table_is_laid() {
    let game = Route::from(At::Game { number: None });
    assert_eq!(Screen::at(&game, true, None), Screen::Table);
    assert_eq!(Screen::at(&game, false, Some(Screen::Learn)), Screen::Learn);
    assert_eq!(
        Screen::at(&game, false, Some(Screen::Gallery)),
        Screen::Start,
        "it was over something else"
    );
    assert_eq!(Screen::at(&game, false, None), Screen::Start);
    assert_eq!(Screen::at(&game.opening(Over::Gallery), true, None), Screen::Gallery);
    let elsewhere = |game| {
        let code = "ABCD".to_owned();
        Route::from(At::Elsewhere { code, game })
    };
    assert_eq!(Screen::at(&elsewhere(true), true, None), Screen::Table);
    assert_eq!(Screen::at(&elsewhere(true), false, None), Screen::Gather);
    assert_eq!(Screen::at(&elsewhere(false), true, None), Screen::Gather);
    assert_eq!(
        Screen::at(&Route::from(At::Options { around: true }), true, None),
        Screen::Options { around: true }
    );
}

#[test]
fn a_chapter_sounds_like_what_happens_each_thing_once() {
    let hero = Hero::all().next();
    let (hand, up) = (Place::Hand(Seat::S1), Place::FaceUp(Seat::S1));
    let marker = |to| Happening::Marker {
        marker: Marker::Red,
        from: 3,
        to,
    };
    let drawn = card(None, How::Drawn, Place::Harbor, hand);
    let all = chapter(&[
        Happening::Turn { seat: Seat::S1 },
        drawn,
        marker(4),
        card(hero, How::Played, hand, up),
        marker(5),
        card(hero, How::Buried, up, Place::Graveyard),
        drawn,
    ]);
    assert_eq!(sounds(&all), [Sound::Card, Sound::Marker, Sound::Play, Sound::Bury]);
    assert!(sounds(&chapter(&[Happening::Turn { seat: Seat::S0 }])).is_empty());
}

#[test]
fn no_two_places_of_the_page_are_called_the_same() {
    let mut places = vec![Place::Harbor, Place::Wilderness, Place::Graveyard, Place::Aside];
    places.extend(Slot::ALL.map(Place::Tavern));
    for seat in Seat::ALL {
        places.extend([Place::Hand(seat), Place::FaceUp(seat), Place::Hidden { seat, index: 0 }]);
    }
    let names: BTreeSet<String> = places.iter().map(|place| place_name(*place)).collect();
    assert_eq!(names.len(), places.len());
    // Hidden heroes lie in one stack.
    let hidden = |index| place_name(Place::Hidden { seat: Seat::S2, index });
    assert_eq!(hidden(0), hidden(3));
}

/// What each of four players sees.
fn seen(game: &Game) -> Vec<Sight> {
    let sights = Seat::all(4).map(|seat| Sight::from(&game.view(Viewer::Seat(seat))));
    sights.collect()
}

/// Where an ability asks several at once, the choice of one leaves the others with their questions, and only theirs.
#[test]
fn whoever_is_asked_as_well_goes_on_undisturbed() {
    let mut random = Rng::with_seed(4);
    let (mut undisturbed, mut asked_anew) = (0, 0);
    for number in 0..60 {
        let setup = Setup::new(4).expect("four").with_short(true);
        let mut game = Game::new(setup, &Seed::from(format!("asked {number}")));
        while !game.is_over() {
            let asked: Vec<Seat> = game.asked().map(|question| question.seat).collect();
            let chooser = asked[random.usize(..asked.len())];
            let choices = game.choices(chooser);
            let before = seen(&game);
            let choice = choices[random.usize(..choices.len())];
            game.choose(chooser, choice, &mut ()).expect("a legal choice");
            for (seat, (before, after)) in Seat::all(4).zip(before.iter().zip(seen(&game))) {
                let still = is_still_asked(before, &after);
                match asked.contains(&seat) && seat != chooser {
                    true if still => undisturbed += 1,
                    true => assert!(before.choices != after.choices, "the same was asked"),
                    false if seat == chooser => {}
                    false => {
                        assert!(!still, "{seat} was not asked before");
                        asked_anew += usize::from(!after.choices.is_empty());
                    }
                }
            }
        }
    }
    assert!(undisturbed > 20 && asked_anew > 20, "{undisturbed} {asked_anew}");
}
