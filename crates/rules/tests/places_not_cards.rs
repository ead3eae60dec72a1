//! An exchange that waits for its second pick remembers where a hidden hero lies, never which hero that is.

use rand_core::SeedableRng;
use rules::{Choice, Game, Position, Seat, Viewer};

fn after(position: &str, choices: &[&str]) -> Game {
    let position: Position = serde_json::from_str(position).expect("a position");
    let mut game = position.game().expect("a possible position");
    for text in choices {
        let choice: Choice = text.parse().expect("a choice");
        game.choose(Seat(0), choice, &mut ()).expect("a legal choice");
    }
    game
}

/// In any game that fits what somebody sees, the exchange is about the hidden hero that lies there in that game.
fn assert_exchanges_what_lies_there(
    game: &Game,
    last: &str,
    before: impl Fn(&Position) -> [String; 2],
    now: impl Fn(&Position) -> [String; 2],
) {
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Seat(Seat(2)),
        Viewer::Public,
    ] {
        for seed in 0..40 {
            let mut random = chacha20::ChaCha8Rng::seed_from_u64(seed);
            let mut other = game.view(viewer).sample(&mut random);
            let [one, two] = before(&Position::of(&other, None));
            let choice: Choice = last.parse().expect("a choice");
            other.choose(Seat(0), choice, &mut ()).expect("a legal choice");
            assert_eq!(now(&Position::of(&other, None)), [two, one], "{viewer:?}");
        }
    }
}

#[test]
fn between_two_hidden_heroes() {
    let position = r#"{"harbor":["leery-lizard","furious-frog","aimless-eel"],"players":[
        {"hand":["careless-cartographer"],"hidden":["bored-goblin","hairy-hermit"]},
        {"hidden":["keen-koi","ace-fighter"]},{}]}"#;
    let game = after(
        position,
        &["play careless-cartographer", "move red +1", "hero 1 hidden 0"],
    );
    let places = |position: &Position| {
        [
            position.players[1].hidden[0].clone(),
            position.players[0].hidden[1].clone(),
        ]
    };
    assert_exchanges_what_lies_there(&game, "hero 0 hidden 1", places, places);
}

#[test]
fn between_a_hidden_hero_and_the_hand() {
    let position = r#"{"harbor":["leery-lizard","furious-frog","aimless-eel"],
        "known":{"grumpy-guard":["public"],"keen-koi":["public"]},"players":[
        {"hand":["underestimated-squire","grumpy-guard","keen-koi"],"hidden":["bored-goblin","hairy-hermit"]},
        {"hidden":["ace-fighter"]},{}]}"#;
    let game = after(position, &["play underestimated-squire", "hero 0 hidden 0"]);
    let before = |position: &Position| [position.players[0].hidden[0].clone(), "keen-koi".to_owned()];
    let now = |position: &Position| {
        let hand = &position.players[0].hand;
        let taken = hand.iter().find(|id| *id != "grumpy-guard").cloned();
        [position.players[0].hidden[0].clone(), taken.unwrap_or_default()]
    };
    assert_exchanges_what_lies_there(&game, "card keen-koi", before, now);
}
