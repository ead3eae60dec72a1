//! `oshra sim`: the same result however it is played, and clear refusals.

use crate::{json_of, oshra, refused, temporary, text};
use serde_json::{Value, json};
use std::path::Path;

/// Runs a simulation and gives its JSON without what depends on time.
fn sim(arguments: &[&str]) -> Value {
    let mut report = json_of(&oshra(&[&["sim", "--json"], arguments].concat(), ""));
    for key in [
        "seconds",
        "core_seconds",
        "decisions_per_second",
        "decisions_per_second_per_core",
    ] {
        assert!(report[key].is_number(), "{key}");
        report[key] = Value::Null;
    }
    let made = report["made"].take();
    assert!(
        made["command"]
            .as_str()
            .is_some_and(|command| command.starts_with("oshra sim --json"))
    );
    assert!(
        made["date"]
            .as_str()
            .is_some_and(|date| date.starts_with("20") && date.ends_with('Z'))
    );
    report
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path")
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let run = |threads: &str| {
        let arguments = [
            "--players",
            "3",
            "--games",
            "500",
            "--seed",
            "same",
            "--threads",
            threads,
        ];
        sim(&arguments)
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert_eq!(one["games"], json!(500));
    assert_eq!(one["stalled"], json!(0));
    assert!(one["average_turns"].as_f64().is_some_and(|turns| turns > 5.0));
    let wins = |key: &str| -> u64 {
        let counts = one[key].as_object().expect("counts");
        counts.values().filter_map(Value::as_u64).sum()
    };
    assert_eq!(wins("faction_wins"), 500);
    assert!(wins("leader_wins") <= 500);
    assert_eq!(one["bots"].as_array().map(Vec::len), Some(3));
}

#[test]
fn bots_are_listed_in_the_order_given() {
    let report = sim(&[
        "--bots",
        "novice,random,adept",
        "--players",
        "3",
        "--games",
        "30",
        "--seed",
        "1",
    ]);
    let bots = report["bots"].as_array().expect("a list");
    let levels: Vec<&str> = bots.iter().filter_map(|bot| bot["level"].as_str()).collect();
    assert_eq!(levels, ["novice", "random", "adept"]);
    for bot in bots {
        assert_eq!(bot["games"], json!(30));
        let figure = |key: &str| bot[key].as_f64().expect("a number");
        assert!((figure("share") - figure("wins") / 30.0).abs() < 1e-9);
        assert!(figure("low") <= figure("share") && figure("share") <= figure("high"));
        let keys: Vec<&String> = bot.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["level", "games", "wins", "share", "low", "high"]);
    }
    let ladder = report["ladder"].as_array().expect("a ladder");
    assert_eq!(ladder.len(), 3);
    assert_eq!(ladder[2]["points"], json!(0.0));
}

#[test]
fn a_master_thinks_as_long_as_it_may() {
    let play = |think: &str| {
        let arguments = [
            "--bots",
            "master,random",
            "--players",
            "2",
            "--games",
            "2",
            "--seed",
            "1",
        ];
        sim(&[&arguments[..], &["--think", think]].concat())
    };
    let few = play("4");
    assert_eq!(few["about"]["thinking"], json!({"iterations": 4}));
    assert_eq!(few, play("4"));
    assert_eq!(play("1ms")["about"]["thinking"], json!({"milliseconds": 1}));
}

#[test]
fn parts_merge_to_the_whole() {
    let all = [
        "--players",
        "2,4",
        "--bots",
        "random",
        "--games",
        "50",
        "--seed",
        "whole",
        "--heroes",
    ];
    let files: Vec<_> = (1..=3).map(|part| temporary(&format!("part-{part}.json"))).collect();
    for (index, file) in files.iter().enumerate() {
        let shard = format!("{}/3", index + 1);
        let output = oshra(&[&["sim", "--json", "--shard", &shard], &all[..]].concat(), "");
        assert!(output.status.success());
        std::fs::write(file, &output.stdout).expect("written");
    }
    let [first, second, third] = [path(&files[0]), path(&files[1]), path(&files[2])];
    let page = temporary("merged.html");
    let merged = sim(&["--merge", third, first, second, "--report", path(&page)]);
    let whole = sim(&all);
    assert_eq!(merged.to_string(), whole.to_string(), "byte for byte");
    let html = std::fs::read_to_string(&page).expect("a page");
    assert!(html.contains("Shaky Sharpshooter") && html.ends_with("</html>\n"));

    let mut foreign: Value = serde_json::from_str(&std::fs::read_to_string(&files[1]).expect("a part")).expect("JSON");
    foreign["about"]["version"] = json!("0.1.0+another");
    refused(
        &["sim", "--merge", first, "-"],
        &foreign.to_string(),
        "different versions",
    );
    refused(&["sim", "--merge", first, first], "", "more than one of the parts");
    refused(&["sim", "--merge", "no such file"], "", "cannot be read");
    refused(&["sim", "--merge", "-"], "{}", "not a report");
    let unfinished = text(&oshra(&["sim", "--merge", first, "--language", "de"], "").stdout);
    assert!(unfinished.contains("nur ein Teil"), "{unfinished}");
    let other = oshra(&["sim", "--json", "--games", "5", "--seed", "other"], "");
    refused(
        &["sim", "--merge", first, "-"],
        &text(&other.stdout),
        "do not belong to the same experiment",
    );
    let ladder = json_of(&oshra(&["sim", "--json", "--ladder", first], ""));
    assert_eq!(ladder, json!([]), "one level has no ladder");
    for file in files.iter().chain([&page]) {
        let _ = std::fs::remove_file(file);
    }
}

#[test]
fn what_was_played_is_kept_and_not_played_again() {
    let file = temporary("kept.json");
    let all = ["--players", "3", "--games", "90", "--seed", "kept"];
    let part = json_of(&oshra(&[&["sim", "--json", "--shard", "2/3"], &all[..]].concat(), ""));
    std::fs::write(&file, part.to_string()).expect("written");
    let resumed = sim(&[&all[..], &["--resume", path(&file)]].concat());
    assert_eq!(resumed.to_string(), sim(&all).to_string());
    // Now everything is there, and nothing is left to play.
    assert_eq!(sim(&[&all[..], &["--resume", path(&file)]].concat()), resumed);
    let other = ["sim", "--games", "90", "--seed", "other", "--resume", path(&file)];
    refused(&other, "", "do not belong to the same experiment");
    let _ = std::fs::remove_file(&file);
}

#[test]
fn rows_as_parquet() {
    let file = temporary("rows.parquet");
    sim(&["--games", "20", "--seed", "1", "--parquet", path(&file)]);
    for end in ["games.parquet", "decisions.parquet"] {
        let file = file.with_extension(end);
        assert!(std::fs::read(&file).expect("the file").starts_with(b"PAR1"));
        let _ = std::fs::remove_file(file);
    }
    let both = ["sim", "--seed", "1", "--resume", "x.json", "--parquet", path(&file)];
    refused(&both, "", "cannot be resumed");
    let nowhere = temporary("no such folder").join("rows.parquet");
    refused(&["sim", "--parquet", path(&nowhere)], "", "cannot be written");
}

/// Parts of Adepts hold everything a page tells, without an option for it.
#[test]
fn a_page_of_parts_has_all_sections() {
    let all = ["--players", "2", "--bots", "adept", "--games", "40", "--seed", "parts"];
    let files = [1, 2].map(|part| {
        let file = temporary(&format!("section-{part}.json"));
        let output = oshra(
            &[&["sim", "--json", "--shard", &format!("{part}/2")], &all[..]].concat(),
            "",
        );
        std::fs::write(&file, &output.stdout).expect("written");
        file
    });
    let pages = [temporary("merged-page.html"), temporary("whole-page.html")];
    sim(&["--merge", path(&files[0]), path(&files[1]), "--report", path(&pages[0])]);
    sim(&[&all[..], &["--report", path(&pages[1])]].concat());
    let heads = |page: &Path| -> Vec<String> {
        let html = std::fs::read_to_string(page).expect("a page");
        let heads = html.split("<h2>").skip(1).filter_map(|rest| rest.split("</h2>").next());
        heads.map(str::to_owned).collect()
    };
    assert_eq!(heads(&pages[0]), heads(&pages[1]));
    assert!(heads(&pages[0]).contains(&"Heroes".to_owned()));
    for file in files.iter().chain(&pages) {
        let _ = std::fs::remove_file(file);
    }
}

#[test]
fn rules_are_compared_on_the_same_deals() {
    let arguments = [
        "sim",
        "--json",
        "--players",
        "2,3",
        "--games",
        "0.2k",
        "--seed",
        "rules",
        "--versus",
        "short",
    ];
    let found = json_of(&oshra(&arguments, ""));
    assert_eq!(found["versus"][1]["players"], json!(3));
    assert_eq!(found["versus"][1]["deals"], json!(200));
    let measures = found["versus"][0]["measures"].as_array().expect("measures");
    let turns = measures
        .iter()
        .find(|found| found["measure"] == "turns")
        .expect("turns");
    assert!(turns["high"].as_f64().is_some_and(|high| high < 0.0), "{turns}");
    // Under the same rules nothing differs.
    let same = json_of(&oshra(&[&arguments[..9], &["full"]].concat(), ""));
    for found in same["versus"][0]["measures"].as_array().expect("measures") {
        assert_eq!(
            (&found["difference"], &found["p_value"]),
            (&json!(0.0), &json!(1.0)),
            "{found}"
        );
    }
    let said = text(&oshra(&["sim", "--games", "20", "--versus", "-extra", "--language", "pl"], "").stdout);
    assert!(said.contains("różnica"), "{said}");
}

/// Whoever breaks a long simulation off sees what was played.
#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_simulation_says_what_it_has() {
    use std::process::{Command, Stdio};
    let rows = temporary("interrupted.parquet");
    let all = [
        "--bots",
        "novice",
        "--players",
        "2",
        "--games",
        "100M",
        "--seed",
        "long",
        "--json",
    ];
    let child = Command::new(env!("CARGO_BIN_EXE_oshra"))
        .arg("sim")
        .args(all)
        .args(["--threads", "1", "--parquet", path(&rows)])
        .env("LC_ALL", "en_GB.UTF-8")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // The system says when the program listens: the second bit is that of an interrupt.
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let status = std::fs::read_to_string(&status).expect("it runs");
        let caught = status
            .lines()
            .find_map(|line| line.strip_prefix("SigCgt:"))
            .expect("signals");
        u64::from_str_radix(caught.trim(), 16).expect("a number") & 0b10 != 0
    };
    while !listens() {
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("Stopped"), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    let played = report["games"].as_u64().expect("a number");
    assert!(played < 100_000_000);
    for end in ["games.parquet", "decisions.parquet"] {
        let file = rows.with_extension(end);
        assert!(
            std::fs::read(&file).expect("the file").starts_with(b"PAR1"),
            "whole, though short"
        );
        let _ = std::fs::remove_file(file);
    }
}

#[test]
fn unsound_simulations() {
    refused(&["sim", "--bots", "genius"], "", "novice");
    refused(&["sim", "--bots", ""], "", "novice");
    refused(&["sim", "--games", "0"], "", "at least one game");
    refused(&["sim", "--games", "many"], "", "10k");
    refused(&["sim", "--threads", "0"], "", "At least one thread");
    refused(&["sim", "--versus", "longer"], "", "+SET");
    refused(
        &["sim", "--players", "4", "--bots", "random,random"],
        "",
        "2 bots for 4 players",
    );
    refused(
        &["sim", "--players", "2-4", "--bots", "random,random"],
        "",
        "2 bots for 3 players",
    );
    refused(&["sim", "--players", "7"], "", "2 to 6");
    refused(&["sim", "--players", "1"], "", "2 to 6");
    refused(&["sim", "--players", "few"], "", "2-6");
    refused(&["sim", "--edition", "second"], "", "classic");
    refused(&["sim", "--sets", "kings"], "", "queens");
    refused(&["sim", "--think", "long"], "", "200ms");
    refused(&["sim", "--seed", "1", "--shard", "5/4"], "", "2/4");
    refused(&["sim", "--shard", "1/4"], "", "--seed");
    refused(
        &["sim", "--games", "0", "--language", "pl"],
        "",
        "co najmniej jednej gry",
    );
    refused(&["sim", "--bots", "genius", "--language", "de"], "", "gibt es nicht");
    let nowhere = temporary("no such folder").join("page.html");
    refused(
        &["sim", "--games", "1", "--report", path(&nowhere)],
        "",
        "cannot be written",
    );
    // A page whose place is taken: what was found is said all the same.
    let folder = temporary("taken.html");
    std::fs::create_dir_all(&folder).expect("a folder");
    let output = oshra(&["sim", "--games", "5", "--seed", "1", "--report", path(&folder)], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("cannot be written"));
    assert!(text(&output.stdout).contains("Hill Tribes"), "{}", text(&output.stdout));
    std::fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn the_text_speaks_three_languages() {
    for (language, word) in [("en", "Hill Tribes"), ("de", "Seevolk"), ("pl", "Nieumarli")] {
        let output = oshra(&["sim", "--games", "20", "--seed", "1", "--language", language], "");
        assert!(output.stderr.is_empty(), "no bar in a pipe");
        assert!(text(&output.stdout).contains(word));
    }
}
