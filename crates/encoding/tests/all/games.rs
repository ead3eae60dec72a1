//! Whole games in numbers: nothing hidden shows, everything legal has an id.

use encoding::{
    Action, Before, Deeds, EVERYTHING_SIZE, OBSERVATION_SIZE, SHOWN_SIZE, STANDING_MOST, STANDING_SIZE, SeatIn,
    Standing, absolute, observe, observe_all, relative, write_mask, write_shown,
};
use rules::{Choices, Edition, Game, Made, Memory, Random, Seat, Seed, Set, Sets, Setup, Viewer};

/// Plays random games of all kinds and shows every moment.
fn games(count: u32, mut look: impl FnMut(&Game, Seat, &[Memory], &Deeds)) {
    let mut random = Random::new(11);
    for number in 0..count {
        let setup = Setup::new(2 + (number % 5) as u8)
            .unwrap()
            .with_edition(Edition::ALL[number as usize / 5 % 3])
            .with_sets(if number % 4 == 0 {
                Sets::of(&Set::ALL)
            } else {
                Sets::NONE
            })
            .with_short(number % 7 == 0);
        let mut game = Game::new(setup, &Seed::from(format!("numbers {number}")));
        let viewers = || game.seats().map(Viewer::Seat).chain([Viewer::Public]);
        let mut memories: Vec<Memory> = viewers().map(|viewer| Memory::of(&game, viewer)).collect();
        let mut deeds = Deeds::default();
        let mut events = Vec::new();
        while let Some(seat) = game.decider() {
            look(&game, seat, &memories, &deeds);
            let choices = game.choices(seat);
            let choice = choices[random.below(choices.len())];
            let before = Before::of_view(memories[game.players() as usize].now(), seat);
            events.clear();
            game.choose(seat, choice, &mut events).unwrap();
            deeds.add(&before, events.iter().map(|event| event.seen_by(Viewer::Public)));
            for memory in &mut memories {
                memory.see(&game, Made { seat, choice }, &events);
            }
        }
    }
}

#[test]
fn every_choice_has_an_id_of_its_own() {
    let mut mask = [0; Action::COUNT];
    games(120, |game, seat, memories, _| {
        let view = memories[seat.index()].now();
        let players = game.players();
        for &choice in view.choices() {
            let action = Action::of(choice, seat, players).expect("an id");
            assert_eq!(action.choice(view), Some(choice));
            assert_eq!(Action::new(action.number()), Some(action));
        }
        assert_eq!(write_mask(view.choices(), seat, players, &mut mask), 0);
        assert_eq!(mask.iter().filter(|&&legal| legal == 1).count(), view.choices().len());
        for other in game.seats() {
            assert_eq!(absolute(relative(other, seat, players), seat, players), Some(other));
        }
    });
    assert_eq!(Action::new(Action::COUNT as u16), None);
}

/// Whatever is exchanged behind a seat's back, its tensor stays as it is; also where it is read from a world, and no view
/// is made.
#[test]
fn what_is_hidden_changes_nothing() {
    let mut random = Random::new(5);
    let (mut real, mut other) = ([0; OBSERVATION_SIZE], [7; OBSERVATION_SIZE]);
    let (mut shown, mut shown_there) = ([0; SHOWN_SIZE], [7; SHOWN_SIZE]);
    let mut worlds = 0;
    games(40, |game, _, memories, deeds| {
        for me in game.seats() {
            let view = memories[me.index()].now();
            observe(view, me, deeds, &mut real);
            write_shown(view, me, &mut shown);
            let world = view.imagine(&mut random);
            let there = world.view(Viewer::Seat(me));
            observe(&there, me, deeds, &mut other);
            write_shown(&there, me, &mut shown_there);
            assert!(real == other && shown == shown_there);
            let inside = SeatIn::new(&world, me);
            observe(&inside, me, deeds, &mut other);
            write_shown(&inside, me, &mut shown_there);
            assert!(real == other && shown == shown_there);
            worlds += 1;
        }
    });
    assert!(worlds > 10_000, "{worlds}");
}

#[test]
fn deeds_are_the_same_for_everybody() {
    let mut number = 0;
    let mut counted = [0_u64; encoding::DEEDS_SIZE];
    games(30, |game, seat, memories, deeds| {
        number += 1;
        if number % 23 == 0 {
            for memory in memories {
                assert_eq!(&Deeds::of(memory), deeds, "{:?}", memory.viewer());
            }
        }
        let world = memories[seat.index()].now().imagine(&mut Random::new(1));
        let (mut mine, mut theirs) = (deeds.clone(), deeds.clone());
        let mut choices = Choices::new();
        world.choices_into(seat, &mut choices);
        let mut events = Vec::new();
        let mut after = world.clone();
        after.choose_listed(seat, &choices, 0, &mut events);
        let seen = || events.iter().map(|event| event.seen_by(Viewer::Public));
        mine.add(&Before::of_world(&world, seat), seen());
        theirs.add(&Before::of_view(&world.view(Viewer::Public), seat), seen());
        assert_eq!(mine, theirs);
        for seat in game.seats() {
            for (sum, &count) in counted.iter_mut().zip(deeds.of_seat(seat)) {
                *sum += u64::from(count);
            }
        }
    });
    assert!(
        counted.iter().all(|&count| count > 0),
        "every counter counts: {counted:?}"
    );
}

#[test]
fn worlds_fit_their_numbers() {
    let mut random = Random::new(5);
    let mut everything = [0; EVERYTHING_SIZE];
    let mut standing = Standing::default();
    let mut most = 0;
    games(60, |_, seat, memories, _| {
        let world = memories[seat.index()].now().imagine(&mut random);
        observe_all(&world, seat, &mut everything);
        assert_eq!(
            everything[..36].iter().map(|&mark| usize::from(mark)).sum::<usize>(),
            usize::from(world.players())
        );
        assert_eq!(
            everything[world.leader_of(seat) as usize - 1],
            1,
            "the viewer comes first"
        );
        standing.look(&world, seat);
        let features = standing.features();
        assert!(features.iter().all(|&feature| usize::from(feature) < STANDING_SIZE));
        let mut sorted = features.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), features.len(), "no feature is listed twice");
        most = most.max(features.len());
    });
    assert!(most < STANDING_MOST, "{most}");
}

/// Every byte of thirty games is what it always was: nets were trained on them.
#[test]
fn the_same_games_give_the_same_bytes() {
    let (mut seen, mut mask, mut shown) = ([0; OBSERVATION_SIZE], [0; Action::COUNT], [0; SHOWN_SIZE]);
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    games(30, |game, seat, memories, deeds| {
        for me in game.seats() {
            observe(memories[me.index()].now(), me, deeds, &mut seen);
            write_shown(memories[me.index()].now(), me, &mut shown);
            for &byte in seen.iter().chain(&shown) {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
        write_mask(memories[seat.index()].now().choices(), seat, game.players(), &mut mask);
        for &byte in &mask {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    });
    assert_eq!(
        sum, 1_441_248_497_373_778_478,
        "a different sum: something else is written, or the games went another way"
    );
}
