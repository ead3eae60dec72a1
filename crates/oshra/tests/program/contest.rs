//! Other people's bots: in `sim`, in a match, against Masters, and at a table on a server.

use super::{oshra, refused, temporary, text};
use serde_json::{Value, json};
use server::{Config, Database, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

/// The example, as it is called from a shell; nothing where there is no Python.
fn example() -> Option<String> {
    if Command::new("python3").arg("--version").output().is_err() {
        needs::missing("python3");
        return None;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot/mybot.py");
    Some(format!("python3 {} {}", example.display(), env!("CARGO_BIN_EXE_oshra")))
}

/// A bot in Python that answers like this.
fn bot(name: &str, answers: &str) -> Option<(PathBuf, String)> {
    example()?;
    let path = temporary(name);
    let code = format!("import sys, json, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {answers}\n");
    std::fs::write(&path, code).expect("a file");
    let command = format!("python3 {}", path.display());
    Some((path, command))
}

/// The report. Programs may say on standard error what they like.
fn told(output: &Output) -> Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON value and nothing else")
}

fn named<'a>(report: &'a Value, start: &str) -> &'a Value {
    let bots = report["bots"].as_array().expect("bots");
    let found = bots
        .iter()
        .find(|bot| bot["name"].as_str().is_some_and(|name| name.starts_with(start)));
    found.unwrap_or_else(|| panic!("{start}: {report}"))
}

#[test]
fn the_example_beats_random_players() {
    let Some(example) = example() else { return };
    let line_up = format!("{example},random");
    let report = told(&oshra(
        &["match", &line_up, "--games", "60", "--seed", "mine", "--json"],
        "",
    ));
    let mine = named(&report, "python3");
    assert_eq!((&report["games"], &mine["games"]), (&json!(60), &json!(60)));
    assert_eq!(mine["failures"], json!({"crashed": 0, "late": 0, "illegal": 0}));
    assert!(mine["wins"].as_u64() > Some(35), "{report}");
    assert_eq!(report["ladder"][0]["name"], mine["name"]);
}

#[test]
fn the_example_plays_in_sim_against_masters() {
    let Some(example) = example() else { return };
    let bots = format!("{example},master@5,adept");
    let sim = [
        "sim",
        "--players",
        "3",
        "--bots",
        &bots,
        "--games",
        "6",
        "--seed",
        "among",
        "--json",
    ];
    let report = told(&oshra(&sim, ""));
    assert_eq!(report["games"], json!(6), "six orders of three players: {report}");
    let games = |name: &str| named(&report, name)["games"].as_u64();
    assert_eq!(
        (games("python3"), games("master@5"), games("adept")),
        (Some(6), Some(6), Some(6))
    );
    assert_eq!(report["unfinished"], json!(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_at_a_table() {
    let Some(example) = example() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config::new(Database::Sqlite(folder.path().join("tables.db")));
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.pace.bot = Duration::ZERO;
    let server = Server::start(config).await.expect("a server");
    let address = format!("http://{}", server.address());
    let played = tokio::task::spawn_blocking(move || {
        oshra(
            &[
                "sit",
                &address,
                "--bot",
                &example,
                "--against",
                "novice,adept",
                "--json",
            ],
            "",
        )
    });
    let played = played.await.expect("it runs");
    server.stop().await;
    assert!(played.status.success(), "{}", text(&played.stderr));
    let outcome: Value = serde_json::from_slice(&played.stdout).expect("an outcome");
    assert_eq!(outcome["counts"].as_array().map(Vec::len), Some(3), "{outcome}");
}

/// What goes wrong counts as lost, and is told by its kind.
#[test]
fn programs_that_fail_lose() {
    let first = "print(json.dumps({'choice': (asked.get('choices') or [0])[0]}), flush=True)";
    let cases = [
        (
            "crashed",
            format!("sys.exit(3) if asked['do'] == 'choose' else {first}"),
        ),
        (
            "illegal",
            "print(json.dumps({'choice': {'play': 'nobody'}}), flush=True)".to_owned(),
        ),
        (
            "late",
            format!("time.sleep(60) if asked['do'] == 'choose' else {first}"),
        ),
    ];
    for (kind, answers) in cases {
        let Some((path, command)) = bot(&format!("{kind}.py"), &answers) else {
            return;
        };
        let line_up = format!("{command},random");
        let run = [
            "match", &line_up, "--games", "2", "--seed", "s", "--time", "700ms", "--json",
        ];
        let report = told(&oshra(&run, ""));
        let bot = named(&report, "python3");
        assert_eq!((&bot["games"], &bot["wins"]), (&json!(2), &json!(0)), "{report}");
        assert_eq!(bot["failures"][kind], json!(2), "{report}");
        assert_eq!(named(&report, "random")["wins"], json!(2), "{report}");
        let _ = std::fs::remove_file(path);
    }
}

#[test]
fn matches_between_bots_of_the_house() {
    let run = |threads: &str| {
        let run = [
            "match",
            "adept,novice",
            "novice,random",
            "--games",
            "0.1k",
            "--seed",
            "x",
            "--json",
            "--threads",
            threads,
        ];
        told(&oshra(&run, ""))
    };
    let report = run("2");
    assert_eq!(report, run("1"), "the same on any number of threads");
    assert_eq!(report["games"], json!(200));
    let ladder: Vec<&Value> = report["ladder"]
        .as_array()
        .expect("a ladder")
        .iter()
        .map(|rung| &rung["name"])
        .collect();
    assert_eq!(ladder, ["adept", "novice", "random"]);
    let test = told(&oshra(
        &[
            "match",
            "adept,random",
            "--games",
            "10k",
            "--sprt",
            "--seed",
            "y",
            "--json",
        ],
        "",
    ));
    assert_eq!(test["sprt"]["stronger"], json!(true), "{test}");
    assert!(test["games"].as_u64() < Some(2_000), "{test}");
    let said = text(
        &oshra(
            &[
                "match",
                "adept,random",
                "--games",
                "40",
                "--sprt=0,400",
                "--language",
                "de",
            ],
            "",
        )
        .stdout,
    );
    assert!(said.contains("Partien") && said.contains("adept"), "{said}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    refused(&["match", "adept,adept", "--language", "en"], "", "two different bots");
    refused(&["match", "adept,wizard", "--language", "en"], "", "wizard");
    refused(
        &["match", "adept,novice", "--players", "3", "--language", "en"],
        "",
        "3",
    );
    refused(
        &["match", "adept,novice", "--games", "many", "--language", "en"],
        "",
        "number of games",
    );
    refused(
        &["match", "adept,novice", "--sprt=9,1", "--language", "en"],
        "",
        "bounds",
    );
    refused(
        &["match", "./no-such-bot,adept", "--language", "en"],
        "",
        "cannot be started",
    );
    refused(
        &["match", "adept,novice", "--threads", "0", "--language", "en"],
        "",
        "At least one thread",
    );
    let sim = [
        "sim",
        "--bots",
        "./a.py,adept",
        "--players",
        "2",
        "--report",
        "x.html",
        "--language",
        "en",
    ];
    refused(&sim, "", "--report");
    refused(
        &["sit", "http://127.0.0.1:1", "--bot", "adept", "--language", "en"],
        "",
        "Only a program",
    );
}

#[test]
fn champions_play_in_matches_and_in_sim() {
    let run = [
        "match",
        "champion@8,novice",
        "--games",
        "12",
        "--seed",
        "nets",
        "--json",
    ];
    let report = told(&oshra(&run, ""));
    assert_eq!(report, told(&oshra(&run, "")), "with iterations, the same again");
    assert_eq!((&report["games"], &report["unfinished"]), (&json!(12), &json!(0)));
    let wins = |name: &str| named(&report, name)["wins"].as_u64();
    assert!(wins("champion@8") > wins("novice"), "{report}");
    let sim = [
        "sim",
        "--players",
        "4",
        "--bots",
        "champion,novice,novice,novice",
        "--games",
        "8",
        "--think",
        "4",
        "--json",
    ];
    let report = told(&oshra(&sim, ""));
    let levels: Vec<&Value> = report["bots"]
        .as_array()
        .expect("bots")
        .iter()
        .map(|bot| &bot["level"])
        .collect();
    assert!(levels.contains(&&json!("champion")), "{report}");
}

#[test]
fn the_schema_and_the_game_as_data() {
    let schema = told(&oshra(&["engine", "--schema"], ""));
    assert!(schema["$defs"]["request-step"].is_object());
    let game = told(&oshra(&["cards", "--json", "--game", "--language", "en"], ""));
    let page = include_str!("../../../../docs/engine-protocol.md");
    for field in game.as_object().expect("an object").keys() {
        let row = page
            .lines()
            .find(|line| line.starts_with("| `") && line.contains(&format!("`{field}`")));
        assert!(row.is_some(), "docs/engine-protocol.md says nothing of {field}");
    }
    assert_eq!(game["heroes"].as_array().map(Vec::len), Some(90));
    assert_eq!(game["leaders"][0]["factions"], json!(["water-folk", "hill-tribes"]));
    assert_eq!(game["winning"]["faction"][3][3], "water-folk");
    assert_eq!(game["winning"]["faction"][5][2], "imperial-army");
    assert_eq!(game["ending"]["heroes"], json!([8, 7, 7, 6, 5]));
    let sharpshooter = &game["heroes"]
        .as_array()
        .expect("heroes")
        .iter()
        .find(|hero| hero["id"] == "shaky-sharpshooter");
    let effects = &sharpshooter.expect("a hero")["effects"];
    assert_eq!(effects[1]["bury"]["which"], json!({"of": "imperial-army"}), "{effects}");
}

#[test]
fn what_a_master_believes_over_the_pipe() {
    let lines = "{\"do\":\"new\",\"players\":3,\"seed\":\"beliefs\"}\n\
                 {\"do\":\"belief\",\"seat\":0,\"level\":\"master\",\"seed\":\"s\"}\n\
                 {\"do\":\"belief\",\"seat\":0,\"level\":\"wizard\"}\n";
    let output = text(&oshra(&["engine"], lines).stdout);
    let answers: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let belief = answers[1]["belief"].as_array().expect("a belief");
    assert_eq!(
        belief.iter().map(|about| &about["seat"]).collect::<Vec<_>>(),
        [&json!(1), &json!(2)]
    );
    for about in belief {
        let sum: f64 = about["leaders"]
            .as_object()
            .expect("leaders")
            .values()
            .filter_map(Value::as_f64)
            .sum();
        assert!((sum - 1.0).abs() < 1e-3, "{about}");
    }
    assert_eq!(answers[2]["error"]["code"], "unknown-level");
}
