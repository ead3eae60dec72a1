//! Small games counted to the last branch, twice.
//!
//! From each position all ways to play the next turns are followed, once by the game and once by a second, plain
//! implementation of the rules ([`plain`]) that shares nothing with it but names. Both must find the same number of
//! ways and the same ends.

mod plain;

use plain::Plain;
use rules::{Choices, Game, Position};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many ways there were, and a sum over where they ended: the order in which they are found does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) ways: u64,
    ends: u64,
}

impl Count {
    /// Adds one way that ends like this.
    pub(crate) fn end(&mut self, end: impl Hash) {
        let mut hasher = DefaultHasher::new();
        end.hash(&mut hasher);
        self.ways += 1;
        self.ends = self.ends.wrapping_add(hasher.finish());
    }
}

/// All that lies on a table at the end of a way: the markers, and the cards of every place.
pub(crate) type End = (i64, i64, Vec<Vec<String>>);

fn names(list: &Value) -> Vec<String> {
    let list = list.as_array().cloned().unwrap_or_default();
    list.iter()
        .map(|name| name.as_str().unwrap_or("-").to_owned())
        .collect()
}

fn end(game: &Game) -> End {
    let position = serde_json::to_value(Position::of(game, None)).expect("a position is JSON");
    let mut places = ["tavern", "harbor", "wilderness", "graveyard"]
        .map(|place| names(&position[place]))
        .to_vec();
    for player in position["players"].as_array().expect("players") {
        let mut hand = names(&player["hand"]);
        hand.sort();
        places.extend([hand, names(&player["face_up"]), names(&player["hidden"])]);
    }
    let space = |marker: &str| position[marker].as_i64().expect("a space");
    (space("red"), space("green"), places)
}

/// Follows every choice until `last` turns were begun and finished.
fn follow(game: &Game, last: u32, count: &mut Count) {
    let Some(seat) = game.decider().filter(|_| game.turn() <= last) else {
        count.end(end(game));
        return;
    };
    let mut choices = Choices::new();
    game.choices_into(seat, &mut choices);
    for &choice in choices.iter() {
        let mut next = game.clone();
        next.choose(seat, choice, &mut ()).expect("a listed choice is legal");
        follow(&next, last, count);
    }
}

/// Counts `turns` turns from a position both ways.
fn both(position: &str, turns: u32) -> u64 {
    let position: Value = serde_json::from_str(position).expect("JSON");
    let raw: Position = serde_json::from_value(position.clone()).expect("a position");
    let game = raw.game().expect("a possible position");
    let mut count = Count::default();
    follow(&game, game.turn() + turns - 1, &mut count);
    let plain = Plain::new(&position).count(turns);
    assert_eq!(count, plain, "the second implementation finds something else");
    count.ways
}

/// Fifteen cards below everything else, so that the Wilderness is never shuffled.
const HARBOR: &str = r#""harbor":["blind-eye-collector","hairy-hermit","pigmented-war-pig","short-sighted-soldier",
    "flailing-knight","underpaid-mercenary","apathetic-waterpriest","depressed-druid","bored-goblin","grumpy-guard",
    "saltwater-sage","gorgeous-gorgon","naughty-necromancer","sun-shy-skeleton","krill-keeper"]"#;

#[test]
fn markers() {
    let players = r#"[{"hand":["arrowgant-skeleton","triple-sword-lizard","leery-lizard"]},{"hand":["keen-koi"]}]"#;
    let ways = both(
        &format!(r#"{{"red":8,"green":5,{HARBOR},"tavern":["ace-fighter",null,null],"players":{players}}}"#),
        2,
    );
    assert_eq!(ways, 247_680);
}

#[test]
fn markers_that_depend_on_who_leads() {
    let players = r#"[{"hand":["drowned-deserter","keen-koi"],"face_up":["furious-frog"]},
        {"hand":["ace-fighter"],"face_up":["rotting-orangutan"]}]"#;
    for (red, green, expected) in [(4, 4, 20_160), (11, 12, 28_880), (1, 2, 28_880), (9, 3, 23_040)] {
        let ways = both(
            &format!(r#"{{"red":{red},"green":{green},{HARBOR},"players":{players}}}"#),
            2,
        );
        assert_eq!(ways, expected, "red on {red}, green on {green}");
    }
}

#[test]
fn burying() {
    let players = r#"[{"hand":["shaky-sharpshooter","unconfident-executioner","aimless-eel"],
            "face_up":["half-eaten-bull","ace-fighter"],"hidden":["keen-koi"]},
        {"hand":["canned-champion"],"face_up":["rotting-orangutan","battle-pet-master","furious-frog"]}]"#;
    let ways = both(
        &format!(r#"{{{HARBOR},"graveyard":["buried-emperor"],"players":{players}}}"#),
        2,
    );
    assert_eq!(ways, 118_016);
}

#[test]
fn hiding_and_looking() {
    let players = r#"[{"hand":["watchful-witch"],"hidden":["keen-koi","ace-fighter"]},
        {"hand":["slaughtered-slime"],"hidden":["leery-lizard"],"face_up":["furious-frog"]}]"#;
    let ways = both(&format!(r#"{{{HARBOR},"players":{players}}}"#), 2);
    assert_eq!(ways, 191_840);
}

#[test]
fn turning_over_and_placing() {
    let players = r#"[{"hand":["spirited-shaman","lethargic-leech"],"face_up":["friendly-frogmage"]},
        {"hand":["long-eared-loner"],"hidden":["leery-lizard","curious-troll"],"face_up":["furious-frog"]},
        {"hand":["well-aged-warrior"],"hidden":["keen-koi"]}]"#;
    let ways = both(&format!(r#"{{{HARBOR},"players":{players}}}"#), 2);
    assert_eq!(ways, 53_872);
}

/// A party that is full ends the game before the second turn.
#[test]
fn the_end() {
    let players = r#"[{"hand":["keen-koi"],"face_up":["furious-frog","leery-lizard","ace-fighter","rotting-orangutan",
            "half-eaten-bull","curious-troll","battle-pet-master"]},
        {"hand":["canned-champion"],"face_up":["arrowgant-skeleton"]}]"#;
    let ways = both(&format!(r#"{{{HARBOR},"players":{players}}}"#), 2);
    assert_eq!(ways, 12_772);
}
