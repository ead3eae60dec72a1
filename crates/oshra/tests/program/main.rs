//! The program as its users meet it.

mod cluster;
mod contest;
mod hosts;
mod packaging;
mod same_game;
mod sim;
mod study;

use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs the program with this input.
fn oshra(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oshra"))
        .args(arguments)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that leaves early closes the pipe; that is its right.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

fn json_of(output: &Output) -> Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        output.stderr.is_empty(),
        "nothing beside the JSON: {}",
        text(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("one JSON value and nothing else")
}

/// Refused with a sentence and exit code 2.
fn refused(arguments: &[&str], input: &str, with: &str) {
    let output = oshra(arguments, input);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
    assert!(message.contains(with), "{arguments:?}: {message}");
    assert!(output.stdout.is_empty());
}

/// A place for a file of this test.
fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}

#[test]
fn cards_in_every_language_and_edition() {
    for language in ["en", "de", "pl"] {
        let cards = json_of(&oshra(&["cards", "--language", language, "--json"], ""));
        let cards = cards.as_array().expect("a list");
        assert_eq!(cards.len(), 90);
        for (index, card) in cards.iter().enumerate() {
            assert_eq!(card["number"], json!(index + 1));
            assert!(card["name"].as_str().is_some_and(|name| name.len() > 5));
            assert!(card["text"].as_str().is_some_and(|text| text.ends_with('.')), "{card}");
        }
        assert_eq!(cards[88]["id"], "emperors-best-friend");
        assert_eq!(cards[80]["factions"].as_array().map(Vec::len), Some(4));
        assert_eq!(cards[89]["factions"], json!([]));
        assert_eq!(cards[26]["advanced"], json!(true));
        assert_eq!(cards[72]["set"], "kickstarter");
    }
    for (edition, count) in [("classic", 77), ("heimliche-herrschaft", 73), ("print-and-play", 90)] {
        let cards = json_of(&oshra(&["cards", "--edition", edition, "--json"], ""));
        assert_eq!(cards.as_array().map(Vec::len), Some(count));
    }
    let table = text(&oshra(&["cards"], "").stdout);
    assert!(table.contains("Shaky Sharpshooter"));
    assert!(table.contains("Bury any one face-up Imperial Army hero."));
    let ids = |arguments: &[&str]| -> Vec<String> {
        let cards = json_of(&oshra(
            &[&["cards", "--json", "--language", "en"], arguments].concat(),
            "",
        ));
        let cards = cards.as_array().expect("a list");
        cards
            .iter()
            .map(|card| card["id"].as_str().expect("an id").to_owned())
            .collect()
    };
    assert_eq!(ids(&["SHARPSHOOTER", "bury"]), ["shaky-sharpshooter"]);
    assert_eq!(ids(&["89"]), ["emperors-best-friend"]);
    assert_eq!(ids(&["no such words"]), Vec::<String>::new());
    let queens = ids(&["--sets", "queens,emperor"]);
    assert!(
        queens.contains(&"buried-emperor".to_owned()) && queens.len() < 20,
        "{queens:?}"
    );
    refused(&["cards", "--sets", "kings"], "", "queens");
    refused(&["cards", "--language", "fr"], "", "en (English)");
    refused(&["cards", "--edition", "second"], "", "heimliche-herrschaft");
}

#[test]
fn the_engine_ends_with_its_input() {
    let output = oshra(&["engine"], "{\"do\":\"new\",\"players\":2}\nnonsense\n");
    assert_eq!(output.status.code(), Some(0));
    let answers: Vec<Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["seats"], json!(2));
    assert_eq!(answers[1]["error"]["code"], "bad-json");
    assert_eq!(oshra(&["engine"], "").status.code(), Some(0));
}

#[test]
fn every_bot_answers_over_the_pipe() {
    for level in ["random", "novice", "adept", "master"] {
        let lines = format!(
            "{{\"do\":\"new\",\"players\":3,\"seed\":\"bots\"}}\n{{\"do\":\"decisions\"}}\n\
             {{\"do\":\"bot\",\"seat\":1,\"level\":\"{level}\",\"milliseconds\":50}}\n"
        );
        let output = text(&oshra(&["engine"], &lines).stdout);
        let answers: Vec<Value> = output
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let choices = answers[1]["decisions"][1]["choices"].as_array().expect("a list");
        assert!(choices.contains(&answers[2]["choice"]), "{level}: {}", answers[2]);
    }
}

/// Plays in the terminal by always typing 1, saves, and replays through everybody's eyes.
#[test]
fn a_game_in_the_terminal_and_its_replay() {
    let path = temporary("game.log");
    let file = path.to_str().expect("a path");
    let typed = "?\nnonsense\n99\n".to_owned() + &"1\n".repeat(2_000);
    let game = [
        "play",
        "--terminal",
        "--seed",
        "evening",
        "--players",
        "3",
        "--save",
        file,
    ];
    let output = oshra(&game, &typed);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let story = text(&output.stdout);
    assert!(story.contains("Please type a number from 1 to 5"), "{story}");
    assert!(story.contains("win"), "{story}");

    for seat in ["0", "1", "2", "public", "all"] {
        let replay = json_of(&oshra(&["replay", file, "--seat", seat, "--json"], ""));
        assert_eq!(replay["over"], json!(true));
        assert_eq!(replay["seed"], "evening");
    }
    let german = text(&oshra(&["replay", file, "--language", "de"], "").stdout);
    assert!(german.contains("Niemand hat die Karten manipuliert"), "{german}");
    refused(&["replay", file, "--seat", "3"], "", "no seat 3");
    refused(&["replay", file, "--seat", "nobody"], "", "public");

    let log = std::fs::read_to_string(&path).expect("the saved game");
    refused(
        &["replay", "-"],
        &log.replacen("seat 1 play ", "seat 1 discard ", 1),
        "was changed",
    );
    refused(&["replay", "-"], &log.replace("\"evening\"", "\"morning\""), "hash");
    refused(&["replay", "-"], &log.replace("  20: ", "  21: "), "cannot be read");
    refused(&["replay", "-"], "once upon a time", "not a saved game");
    refused(&["replay", "no such file"], "", "cannot be read");
    let unfinished: Vec<&str> = log.lines().take(30).collect();
    let unfinished = unfinished.join("\n");
    refused(&["replay", "-", "--seat", "all"], &unfinished, "once the game is over");
    let replay = json_of(&oshra(&["replay", "-", "--seat", "public", "--json"], &unfinished));
    assert_eq!(replay["seed"], Value::Null, "the seed is told after the end");
    let _ = std::fs::remove_file(path);
}

#[test]
fn leaving_the_terminal_game() {
    for typed in ["q\n", ""] {
        let output = oshra(&["play", "--terminal", "--language", "pl"], typed);
        assert!(output.status.success());
        assert!(text(&output.stdout).contains("Opuszczasz grę"));
    }
}

#[test]
fn paper() {
    let path = temporary("cards.pdf");
    let file = path.to_str().expect("a path");
    let output = oshra(&["print", "--language", "pl", "--paper", "letter", "--out", file], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(std::fs::read(&path).expect("the file").starts_with(b"%PDF-"));
    let _ = std::fs::remove_file(&path);
    refused(&["print", "--language", "fr", "--out", file], "", "en (English)");
    refused(&["print", "--paper", "papyrus", "--out", file], "", "letter");
    let nowhere = temporary("no such folder").join("cards.pdf");
    let nowhere = nowhere.to_str().expect("a path");
    refused(
        &["print", "--language", "en", "--out", nowhere],
        "",
        "cannot be written",
    );
    refused(
        &["print", "--language", "de", "--gap", "9", "--out", file],
        "",
        "Möglich sind höchstens 4 mm",
    );
    refused(
        &[
            "print",
            "--language",
            "en",
            "--form",
            "shop",
            "--parts",
            "cards",
            "--out",
            file,
        ],
        "",
        "“--parts” does not go with “--form shop”",
    );
    refused(
        &["print", "--language", "en", "--sets", "extra", "--out", file],
        "",
        "“Four more heroes” is already part of “Classic edition”",
    );
    refused(&["print", "--parts", "hats", "--out", file], "", "guide, cards, board");
    assert!(!path.exists(), "no half file");
}
