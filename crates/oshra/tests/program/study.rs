//! `oshra analyse` and `oshra puzzles`.

use crate::{json_of, oshra, refused, temporary, text};
use serde_json::json;

#[test]
fn a_game_is_looked_back_at() {
    let path = temporary("analyzed.log");
    let file = path.to_str().expect("a path");
    let typed = "1\n".repeat(2_000);
    let game = ["play", "--terminal", "--seed", "back", "--players", "3", "--save", file];
    assert!(oshra(&game, &typed).status.success());
    let findings = json_of(&oshra(&["analyse", file, "--games", "2", "--json"], ""));
    let chances = findings["chances"].as_array().expect("a list");
    assert!(
        chances.len() > 20
            && chances
                .iter()
                .all(|row| row.as_array().is_some_and(|row| row.len() == 3))
    );
    assert_eq!(findings["key_choices"].as_array().map(Vec::len), Some(3));
    let polish = text(&oshra(&["analyse", file, "--games", "1", "--language", "pl"], "").stdout);
    assert!(polish.contains("Punkty zwrotne"), "{polish}");
    assert!(
        polish.contains("nie przekracza 98 p.p."),
        "one game says nothing: {polish}"
    );
    refused(&["analyse", "-"], "once upon a time", "not a saved game");
    refused(
        &["analyse", "-", "--language", "de"],
        "once upon a time",
        "keine gespeicherte Partie",
    );
    refused(&["analyse", "no such file"], "", "cannot be read");
    let log = std::fs::read_to_string(&path).expect("the saved game");
    let unfinished: Vec<&str> = log.lines().take(30).collect();
    refused(&["analyse", "-"], &unfinished.join("\n"), "finished");
    let _ = std::fs::remove_file(path);
}

#[test]
fn puzzles_are_listed_shown_found_and_checked() {
    let list = json_of(&oshra(&["puzzles", "list", "--json"], ""));
    let first = list[0]["id"].as_str().expect("an id");
    let shown = text(&oshra(&["puzzles", "show", first, "--solution", "--language", "de"], "").stdout);
    assert!(
        shown.contains("Gewinne in diesem Zug") && shown.contains("Lösung"),
        "{shown}"
    );
    let day = text(&oshra(&["puzzles", "show", "--day", "20000"], "").stdout);
    assert!(day.contains("Win this turn") && !day.contains("Solution"), "{day}");
    let same = text(&oshra(&["puzzles", "show", "--day", "2024-10-04"], "").stdout);
    assert_eq!(day, same, "the same day by the calendar");
    refused(&["puzzles", "show", "--day", "2024-02-30"], "", "as 2026-11-16");
    refused(&["puzzles", "show", "nonsense"], "", "no puzzle");
    let found = oshra(
        &["puzzles", "find", "--games", "40", "--count", "4", "--seed", "found"],
        "",
    );
    assert!(found.status.success() && json_of(&found).as_array().is_some_and(|found| !found.is_empty()));
    let checked = text(&oshra(&["puzzles", "check", "-"], &text(&found.stdout)).stdout);
    assert!(checked.contains("verified"), "{checked}");
    let mut wrong = list[0].clone();
    wrong["solution"] = json!([{"pass": true}]);
    refused(&["puzzles", "check", "-"], &json!([wrong]).to_string(), first);
    let said = "eine andere Wahl";
    refused(
        &["puzzles", "check", "-", "--language", "de"],
        &json!([wrong]).to_string(),
        said,
    );
    refused(&["puzzles", "check", "-"], "{}", "does not contain puzzles");
    refused(&["puzzles", "check", "-", "--language", "pl"], "{}", "nie ma zagadek");
}
