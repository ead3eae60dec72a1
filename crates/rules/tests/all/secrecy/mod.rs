//! Nothing a viewer gets depends on what that viewer does not know.

mod exchanged;
mod leaks;
mod observer;
mod oracle;
mod remembered;

use crate::common::{Random, deal, random_choice, random_step, setups};
use rules::{Choice, Choices, Event, Game, Happening, Hero, Position, Prompt, Seat, Viewer};
use std::collections::BTreeMap;

/// How many states the longer tests visit, at least: a chore asks for more.
fn states_wanted() -> usize {
    std::env::var("OSHRA_SECRECY_STATES")
        .ok()
        .and_then(|states| states.parse().ok())
        .unwrap_or(10_000)
}

fn viewers(game: &Game) -> Vec<Viewer> {
    game.seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn bytes(game: &Game, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is JSON")
}

fn seen(events: &[Event], viewer: Viewer) -> String {
    let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(viewer)).collect();
    serde_json::to_string(&seen).expect("events are JSON")
}

/// States all over random games.
fn states(each: impl FnMut(&Game, &mut Random)) {
    let mut each = each;
    for players in 2..=6 {
        for (number, setup) in setups(players).into_iter().enumerate() {
            let mut random = Random::new(u64::from(players) * 100 + number as u64);
            let mut game = deal(setup, number as u64);
            while !game.is_over() {
                each(&game, &mut random);
                random_step(&mut game, &mut random);
            }
            each(&game, &mut random);
        }
    }
}

/// A sampled world looks the same to its viewer, byte by byte, and is another world.
#[test]
fn samples_look_the_same() {
    let mut differ = 0;
    let mut all = 0;
    states(|game, random| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let world = view.sample(random);
            assert!(world.view(viewer) == view, "{viewer:?}");
            assert_eq!(bytes(&world, viewer), bytes(game, viewer));
            all += 1;
            differ += usize::from(Position::of(&world, None) != Position::of(game, None));
        }
    });
    assert!(differ * 100 > all * 95, "only {differ} of {all} worlds differ");
}

/// Worlds that look the same before and after a choice told their viewer the same on the way.
#[test]
fn events_tell_no_more_than_views() {
    let mut compared = 0;
    states(|game, random| {
        let Some((seat, choice)) = random_choice(game, random) else {
            return;
        };
        let after = |game: &Game| {
            let mut game = game.clone();
            let mut events = Vec::new();
            game.choose(seat, choice, &mut events).ok().map(|()| (game, events))
        };
        let (true_after, true_events) = after(game).expect("a listed choice is legal");
        for viewer in viewers(game) {
            let world = game.view(viewer).sample(random);
            if let Some((world_after, world_events)) = after(&world)
                && bytes(&world_after, viewer) == bytes(&true_after, viewer)
            {
                assert_eq!(seen(&world_events, viewer), seen(&true_events, viewer), "{choice}");
                compared += 1;
            }
        }
    });
    assert!(compared > 2_000, "only {compared} compared");
}

/// Two different secret choices of one player look the same to all the others.
#[test]
fn secret_choices_look_the_same() {
    let mut compared: BTreeMap<&'static str, usize> = BTreeMap::new();
    for round in 0..6 {
        states(|game, random| {
            for _ in 0..round {
                random.next();
            }
            let Some(asked) = game.asked().next() else { return };
            let mut choices = Choices::new();
            game.choices_into(asked.seat, &mut choices);
            let secret: Vec<Choice> = choices
                .iter()
                .copied()
                .filter(|&choice| is_secret(game, asked.prompt, choice))
                .collect();
            if secret.len() < 2 {
                return;
            }
            let one = secret[random.below(secret.len())];
            let other = secret[random.below(secret.len())];
            let after = |choice: Choice| {
                let mut game = game.clone();
                let mut events = Vec::new();
                game.choose(asked.seat, choice, &mut events).expect("legal");
                (game, events)
            };
            let (game_one, events_one) = after(one);
            let (game_other, events_other) = after(other);
            let shuffled = |events: &[Event]| {
                events
                    .iter()
                    .any(|event| matches!(event.unmasked(), Happening::Shuffled { .. }))
            };
            if one == other || shuffled(&events_one) {
                return;
            }
            for viewer in viewers(game)
                .into_iter()
                .filter(|&viewer| viewer != Viewer::Seat(asked.seat))
            {
                let what = format!("{:?}: {one} or {other}", asked.prompt);
                assert_eq!(bytes(&game_one, viewer), bytes(&game_other, viewer), "{what}");
                assert_eq!(seen(&events_one, viewer), seen(&events_other, viewer), "{what}");
            }
            *compared.entry(asked.prompt.id()).or_default() += 1;
        });
    }
    for prompt in [
        "setup-hidden",
        "setup-wilderness",
        "play",
        "discard-more",
        "discard-down",
        "hand-to-place",
        "hand-to-discard",
        "card-to-place",
        "card-to-take",
    ] {
        assert!(
            compared.contains_key(prompt),
            "{prompt} was never compared: {compared:?}"
        );
    }
}

/// Whether nobody but the chooser sees which card was chosen.
fn is_secret(game: &Game, prompt: Prompt, choice: Choice) -> bool {
    match (prompt, choice) {
        (_, Choice::Discard(_)) => true,
        (Prompt::SetupHidden | Prompt::HandToPlace | Prompt::CardToPlace, Choice::Card(_)) => true,
        // The first of two picks: nothing happens yet.
        (Prompt::CardToExchange | Prompt::HandToExchange, Choice::Card(_)) => game
            .asked()
            .all(|asked| asked.source.is_some_and(|hero| hero.id() != "queer-quartermaster")),
        // All but the top, which everybody sees lying there or not.
        (Prompt::CardToTake, Choice::Card(hero)) => {
            game.view(Viewer::Public).graveyard().next().and_then(|card| card.hero) != Some(hero)
        }
        _ => false,
    }
}

/// The hidden parts of samples have the right distribution: every world that fits, equally often.
#[test]
fn samples_are_uniform() {
    let position: Position = serde_json::from_str(
        r#"{"players":[
            {"leader":"lemron","hand":["keen-koi"],"hidden":["furious-frog"]},
            {"leader":"cyra","hand":["aimless-eel"],"hidden":["bored-goblin"]},
            {"leader":"enned","hand":["leery-lizard"]}],
            "harbor":["ace-fighter"],"wilderness":["canned-champion"],"graveyard":["buried-emperor"],
            "known":{"aimless-eel":[0]}}"#,
    )
    .expect("a position");
    let game = position.game().expect("it can be");
    let view = game.view(Viewer::Seat(Seat::S0));
    let mut random = Random::new(4);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    const SAMPLES: u32 = 96_000;
    for _ in 0..SAMPLES {
        let world = Position::of(&view.sample(&mut random), None);
        assert_eq!(world.players[0], position.players[0]);
        assert_eq!(
            world.players[1].hand,
            [Hero::from_id("aimless-eel").unwrap()],
            "what the viewer knows stays"
        );
        let key = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?}",
            world.players[1].hidden,
            world.players[2].hand,
            world.harbor,
            world.wilderness,
            world.players[1].leader,
            world.players[2].leader
        );
        *counts.entry(key).or_default() += 1;
    }
    // Four unknown cards at four places, and two of five leaders in order.
    let worlds = 4 * 3 * 2 * 5 * 4;
    assert_eq!(counts.len(), worlds);
    let expected = f64::from(SAMPLES) / worlds as f64;
    let chi_square: f64 = counts
        .values()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum();
    // With 479 degrees of freedom, 1 run in 100,000 would be above 618.
    assert!(chi_square < 618.0, "chi-square {chi_square}");
}

/// Only a finished game can be seen as a whole, and only that one.
#[test]
fn all_is_seen_only_after_the_end() {
    let setup = setups(3)[0];
    let mut game = deal(setup, 1);
    let beginning = game.clone();
    let mut random = Random::new(3);
    assert!(game.finished().is_none());
    while random_step(&mut game, &mut random).is_some() {}
    let all = Viewer::All(game.finished().expect("it is over"));
    assert!(
        beginning
            .view(all)
            .hand(Seat::S1)
            .iter()
            .all(|card| card.hero.is_some())
    );
    let other = deal(setup, 2);
    assert!(other.view(all).hand(Seat::S1).iter().all(|card| card.hero.is_none()));
}
