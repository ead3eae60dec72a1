//! The end of a game, explained: every way to decide it, as a player and as somebody who watches.

use rules::{DecidedBy, Position, Seat, Viewer};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use words::{Ending, Language, Players, Words};

/// A finished game of three: the markers, and leader, face-up and hidden heroes of each.
fn ended(red: u8, green: u8, players: [(&str, &[&str], &[&str]); 3]) -> rules::Game {
    let players: Vec<serde_json::Value> = players
        .into_iter()
        .map(|(leader, face_up, hidden)| {
            serde_json::json!({"leader": leader, "hand": [], "face_up": face_up, "hidden": hidden})
        })
        .collect();
    let position = serde_json::json!({
        "edition": "print-and-play", "short": false, "active": 0, "step": "over", "red": red, "green": green,
        "tavern": [null, null, null], "harbor": [], "wilderness": [], "graveyard": [],
        "players": players, "seed": "the end",
    });
    serde_json::from_value::<Position>(position).unwrap().game().unwrap()
}

fn endings() -> Vec<rules::Game> {
    vec![
        // Imperial Army, and Cyra alone backs it.
        ended(
            9,
            2,
            [
                ("cyra", &["ace-fighter"], &[]),
                ("lemron", &[], &[]),
                ("enned", &[], &["aimless-eel"]),
            ],
        ),
        // Water Folk on one space: most heroes, with a Queen who counts as two.
        ended(
            5,
            5,
            [
                ("cyra", &["well-funded-queen"], &["keen-koi"]),
                ("lemron", &["furious-frog", "leery-lizard"], &[]),
                ("xiadul", &[], &[]),
            ],
        ),
        // Undead: as many of them, but fewer in all; the Emperor and his friend count.
        ended(
            9,
            12,
            [
                (
                    "myrad",
                    &["buried-emperor", "emperors-best-friend", "grumpy-guard"],
                    &[],
                ),
                (
                    "enned",
                    &["rotting-orangutan", "ghastly-granny"],
                    &["half-eaten-bull", "bored-goblin"],
                ),
                ("pavyr", &[], &[]),
            ],
        ),
        // Hill Tribes: all the same, so the leader's number decides.
        ended(
            1,
            6,
            [
                ("lemron", &["bored-goblin"], &[]),
                ("pavyr", &["grumpy-guard"], &[]),
                ("cyra", &["ace-fighter"], &[]),
            ],
        ),
        // Water Folk side by side, and nobody backs them.
        ended(4, 5, [("myrad", &[], &[]), ("xiadul", &[], &[]), ("pavyr", &[], &[])]),
    ]
}

fn tell(words: Words, game: &rules::Game, you: Option<Seat>) -> Ending {
    let players = Players::new(&["Ada", "Ben", "Cem"]);
    let players = you.map_or(players, |seat| players.told_to(seat));
    let view = game.view(Viewer::All(game.finished().unwrap()));
    words.ending(&view, &players).unwrap()
}

#[test]
fn every_ending_reads_well() {
    let games = endings();
    for language in Language::ALL {
        let words = Words::new(language);
        let mut all = String::new();
        for game in &games {
            let public = tell(words, game, None);
            let own = tell(words, game, Some(Seat::S0));
            writeln!(all, "## {} / {}", public.headline, own.headline).unwrap();
            for (step, mine) in public.steps.iter().zip(&own.steps) {
                writeln!(all, "{step}").unwrap();
                if mine != step {
                    writeln!(all, "    Ada: {mine}").unwrap();
                }
            }
            writeln!(all, "{}", words.if_ended_now(game.track())).unwrap();
            writeln!(all, "{}\n", words.because_of_markers(game.track())).unwrap();
        }
        for missing in [0, 1, 2, 5] {
            writeln!(all, "{}", words.heroes_to_end(missing)).unwrap();
        }
        for decided in DecidedBy::ALL {
            writeln!(all, "{}: {}", decided.id(), words.decided_by(decided)).unwrap();
        }
        insta::assert_snapshot!(format!("endings-{language}"), all);
    }
}

#[test]
fn every_way_to_decide_is_among_them() {
    let games = endings();
    let decided: BTreeSet<&str> = games
        .iter()
        .map(|game| game.outcome().unwrap().decided_by.id())
        .collect();
    assert_eq!(decided, DecidedBy::ALL.map(DecidedBy::id).into_iter().collect());
}

#[test]
fn nothing_is_told_before_the_end() {
    let setup = rules::Setup::new(2).unwrap();
    let game = rules::Game::new(setup, &rules::Seed::from("not yet"));
    let view = game.view(Viewer::Public);
    assert_eq!(Words::new(Language::English).ending(&view, &Players::default()), None);
}
