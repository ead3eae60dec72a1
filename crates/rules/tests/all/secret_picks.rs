//! In the middle of an ability, games that differ only in what somebody does not know look the same to them.

use rules::{Choice, Game, Position, Seat, Viewer};

fn after(position: &str, choices: &[&str]) -> Game {
    let position: Position = serde_json::from_str(position).expect("a position");
    let mut game = position.game().expect("a possible position");
    for text in choices {
        let choice: Choice = text.parse().expect("a choice");
        game.choose(Seat::S0, choice, &mut ()).expect("a legal choice");
    }
    game
}

fn assert_look_the_same(one: &Game, other: &Game, viewers: &[Viewer]) {
    for &viewer in viewers {
        assert!(one.view(viewer) == other.view(viewer), "{viewer:?} can tell them apart");
    }
}

const OTHERS: [Viewer; 3] = [Viewer::Seat(Seat::S1), Viewer::Seat(Seat::S2), Viewer::Public];

#[test]
fn a_picked_hidden_hero_of_another_player() {
    let choices = ["play careless-cartographer", "move red +1", "hero 1 hidden 0"];
    let with = |hidden: &str, harbor: &str| {
        let position = format!(
            r#"{{"harbor":["{harbor}"],"seed":"same","players":[
                {{"hand":["careless-cartographer"],"hidden":["bored-goblin","hairy-hermit"]}},
                {{"hidden":["{hidden}","ace-fighter"]}},{{}}]}}"#
        );
        after(&position, &choices)
    };
    let active = Viewer::Seat(Seat::S0);
    let viewers = [active, OTHERS[1], OTHERS[2]];
    assert_look_the_same(
        &with("keen-koi", "furious-frog"),
        &with("furious-frog", "keen-koi"),
        &viewers,
    );
}

#[test]
fn a_picked_hidden_hero_of_the_own_party() {
    let choices = ["play underestimated-squire", "hero 0 hidden 0"];
    let with = |hidden: &str, harbor: &str| {
        let position = format!(
            r#"{{"harbor":["{harbor}"],"seed":"same","players":[
                {{"hand":["underestimated-squire","grumpy-guard","keen-koi"],"hidden":["{hidden}"]}},
                {{}},{{}}]}}"#
        );
        after(&position, &choices)
    };
    let (one, other) = (
        with("bored-goblin", "furious-frog"),
        with("furious-frog", "bored-goblin"),
    );
    assert_look_the_same(&one, &other, &OTHERS);
}

#[test]
fn a_picked_hand_card() {
    let position = r#"{"seed":"same","players":[{"hand":["careful-chameleon","keen-koi","ace-fighter"]},
        {"hidden":["bored-goblin","hairy-hermit"]},{}]}"#;
    let with = |pick: &str| after(position, &["play careful-chameleon", "move red +1", pick]);
    assert_look_the_same(&with("card keen-koi"), &with("card ace-fighter"), &OTHERS);
}

#[test]
fn a_picked_card_of_the_wilderness() {
    let position = r#"{"seed":"same","wilderness":["keen-koi","ace-fighter","leery-lizard"],
        "known":{"keen-koi":["public"],"ace-fighter":["public"],"leery-lizard":["public"]},
        "players":[{"hand":["firm-fishmonger"],"hidden":["bored-goblin","hairy-hermit"]},{},{}]}"#;
    let with = |pick: &str| after(position, &["play firm-fishmonger", "move red -1", pick]);
    assert_look_the_same(&with("card keen-koi"), &with("card leery-lizard"), &OTHERS);
}

#[test]
fn cards_picked_while_others_still_choose() {
    let position = r#"{"step":"setup","seed":"same","players":[
        {"hand":["keen-koi","ace-fighter","leery-lizard"]},{"hand":["bored-goblin","hairy-hermit"]},{}]}"#;
    let with = |hidden: &str, discard: &str| after(position, &[hidden, discard]);
    let (one, other) = (
        with("card keen-koi", "discard ace-fighter"),
        with("card leery-lizard", "discard keen-koi"),
    );
    assert_look_the_same(&one, &other, &OTHERS);
}
