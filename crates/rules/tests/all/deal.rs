//! The deal, at every player count and in every edition, and that chance is fair.

use rules::{Choices, Edition, Game, Hero, Leader, Position, Seat, Seed, Set, Sets, Setup, Step, Track, Viewer};
use std::collections::{BTreeMap, BTreeSet};

fn setups() -> impl Iterator<Item = (Setup, usize)> {
    (2..=6).flat_map(|players| {
        let setup = Setup::new(players).expect("2 to 6 players");
        [
            (setup, 77),
            (setup.with_edition(Edition::HeimlicheHerrschaft), 73),
            (setup.with_edition(Edition::PrintAndPlay), 90),
            (setup.with_sets(Sets::of(&[Set::Queens])), 82),
            (setup.with_short(true), 53),
            (setup.with_edition(Edition::PrintAndPlay).with_short(true), 53),
        ]
    })
}

#[test]
fn every_deal_is_complete() {
    for (setup, heroes) in setups() {
        let game = Game::new(setup, &Seed::from("a deal"));
        let position = Position::of(&game, None);
        assert_eq!(position.track, Track::START);
        assert_eq!(position.graveyard, [Hero::EMPEROR]);
        assert!(position.wilderness.is_empty());
        assert!(position.tavern.iter().all(Option::is_some));
        assert_eq!(position.harbor.len(), heroes - 1 - 3 - 5 * position.players.len());
        let mut leaders = BTreeSet::new();
        for player in &position.players {
            assert_eq!(
                (player.hand.len(), player.face_up.len(), player.hidden.len()),
                (5, 0, 0)
            );
            assert!(leaders.insert(player.leader), "every leader at one seat");
        }
        assert_eq!(game.step(), Step::Setup);
        assert_eq!(game.asked().count(), position.players.len());
        let late = setup.edition == Edition::HeimlicheHerrschaft;
        assert_eq!(
            game.active().is_none(),
            late,
            "who starts is known but in the German box"
        );
        assert_eq!(game.view(Viewer::Public).active().is_none(), late);
    }
}

#[test]
fn the_short_game_has_the_heroes_that_are_not_advanced() {
    let setup = Setup::new(4)
        .expect("4 players")
        .with_edition(Edition::PrintAndPlay)
        .with_short(true);
    assert!(setup.heroes().all(|hero| !hero.is_advanced()));
    assert_eq!(setup.heroes().filter(|hero| hero.set() == Set::Base).count(), 52);
    assert!(setup.heroes().any(|hero| hero == Hero::EMPEROR));
}

/// Counts what comes out for many seeds; each of `ways` must come up about equally often.
fn assert_fair<K: Ord + std::fmt::Debug>(ways: usize, outcome: impl Fn(Seed) -> K) {
    let times = 1000 * ways;
    let mut counts = BTreeMap::new();
    for number in 0..times {
        *counts
            .entry(outcome(Seed::from(format!("chance {number}"))))
            .or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), ways, "{counts:?}");
    // Five standard deviations and more.
    assert!(counts.values().all(|count| (count - 1000).abs() < 170), "{counts:?}");
}

/// The position after the choices, from a seed.
fn after(position: &str, seed: Seed, choices: &[&str]) -> Position {
    let mut position: Position = serde_json::from_str(position).expect("a position");
    position.seed = Some(seed);
    let mut game = position.game().expect("a possible position");
    for text in choices {
        let seat = game.decider().expect("somebody is asked");
        game.choose(seat, text.parse().expect("a choice"), &mut ())
            .expect("a legal choice");
    }
    Position::of(&game, None)
}

#[test]
fn the_starting_player_is_fair() {
    let setup = Setup::new(5).expect("5 players");
    assert_fair(5, |seed| Game::new(setup, &seed).active().map(Seat::number));
}

#[test]
fn the_starting_player_drawn_late_is_fair() {
    let setup = Setup::new(3)
        .expect("3 players")
        .with_edition(Edition::HeimlicheHerrschaft);
    assert_fair(3, |seed| {
        let mut game = Game::new(setup, &seed);
        let mut choices = Choices::new();
        while let (Step::Setup, Some(seat)) = (game.step(), game.decider()) {
            game.choices_into(seat, &mut choices);
            game.choose(seat, choices[0], &mut ()).expect("a legal choice");
        }
        game.active().map(Seat::number)
    });
}

#[test]
fn leaders_are_dealt_fairly() {
    let setup = Setup::new(2).expect("2 players");
    assert_fair(30, |seed| {
        let game = Game::new(setup, &seed);
        [Seat::S0, Seat::S1].map(|seat| game.view(Viewer::Seat(seat)).leader(seat).map(Leader::number))
    });
}

#[test]
fn the_deck_is_shuffled_fairly() {
    let setup = Setup::new(2).expect("2 players").with_short(true);
    assert_fair(52, |seed| Position::of(&Game::new(setup, &seed), None).tavern[1]);
}

#[test]
fn a_hero_buried_at_random_is_any_of_them() {
    let position =
        r#"{"players":[{"hand":["gorgeous-gorgon"]},{"face_up":["ace-fighter","keen-koi","leery-lizard"]}]}"#;
    let choices = ["play gorgeous-gorgon", "move red +1", "player 1"];
    assert_fair(3, |seed| after(position, seed, &choices).graveyard);
}

#[test]
fn a_card_drawn_from_a_hand_is_any_of_them() {
    let position =
        r#"{"players":[{"hand":["resilient-rearguard"]},{"hand":["ace-fighter","keen-koi","leery-lizard"]}]}"#;
    let choices = ["play resilient-rearguard", "move red +1"];
    assert_fair(3, |seed| after(position, seed, &choices).players[0].hand.clone());
}

#[test]
fn a_shuffled_wilderness_is_in_any_order() {
    let position = r#"{"step":"draw","wilderness":["ace-fighter","keen-koi","leery-lizard","furious-frog"],
        "players":[{"hand":["grumpy-guard"]},{}]}"#;
    assert_fair(24, |seed| {
        let position = after(position, seed, &["draw harbor"]);
        (position.players[0].hand.clone(), position.harbor)
    });
}
