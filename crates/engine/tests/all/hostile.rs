//! Whatever is sent, every line is answered and nothing is changed by a refused one.

use engine::{LONGEST_LINE, NoBots, serve};
use serde_json::{Value, json};

/// The answers to these lines.
fn answers(lines: &[Vec<u8>]) -> Vec<Value> {
    let input = lines.join(&b'\n');
    let mut output = Vec::new();
    serve(&input[..], &mut output, &mut NoBots).expect("nothing fails in memory");
    let output = String::from_utf8(output).expect("answers are text");
    output
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], json!(false), "{answer}");
    assert!(
        answer["error"]["message"]
            .as_str()
            .is_some_and(|message| message.len() > 8)
    );
    answer["error"]["code"].as_str().expect("a code")
}

/// A line that is refused, and the code it is refused with.
fn refused(line: impl Into<Vec<u8>>, with: &str) {
    let position = br#"{"do":"position"}"#.to_vec();
    let lines = [
        br#"{"do":"new","players":3,"seed":"hostile"}"#.to_vec(),
        position.clone(),
        line.into(),
        position,
    ];
    let answers = answers(&lines);
    assert_eq!(answers.len(), 4, "every line is answered");
    assert_eq!(code(&answers[2]), with, "{}", answers[2]);
    assert_eq!(answers[1], answers[3], "a refused line changes nothing");
}

#[test]
fn bad_lines() {
    refused("nonsense", "bad-json");
    refused("[1,2]", "bad-json");
    refused("\"do\"", "bad-json");
    refused(b"{\"do\":\"\xff\xfe\"}".to_vec(), "bad-json");
    refused("{\"do\":\"view\"".to_owned(), "bad-json");
    refused("[".repeat(100_000), "bad-json");
    refused("{\"do\":".repeat(5_000), "bad-json");
    refused(
        format!("{{\"do\":\"{}\"}}", "x".repeat(2 * LONGEST_LINE)),
        "line-too-long",
    );
    refused("x".repeat(LONGEST_LINE + 1), "line-too-long");
    refused(r#"{"players":3}"#, "unknown-request");
    refused(r#"{"do":"dance"}"#, "unknown-request");
    refused(r#"{"do":7}"#, "unknown-request");
}

#[test]
fn empty_lines_are_skipped() {
    let lines = [
        "",
        "  ",
        r#"{"do":"new","players":2}"#,
        "\t",
        "",
        r#"{"do":"decisions"}"#,
        "\r",
    ];
    let lines = lines.map(|line| line.as_bytes().to_vec());
    let answers = answers(&lines);
    assert_eq!(answers.len(), 2);
    assert!(answers.iter().all(|answer| answer["ok"] == json!(true)));
}

/// A misspelled field would quietly ask for something else.
#[test]
fn unknown_fields() {
    for (line, field) in [
        (r#"{"do":"new","players":2,"editon":"print-and-play"}"#, "editon"),
        (r#"{"do":"new","player":2}"#, "player"),
        (r#"{"do":"load","position":{"players":[{},{}]},"seed":"x"}"#, "seed"),
        (r#"{"do":"replay","log":{},"check":true}"#, "check"),
        (r#"{"do":"position","seat":0}"#, "seat"),
        (
            r#"{"do":"choose","seat":0,"choice":{"pass":true},"why":"bored"}"#,
            "why",
        ),
        (r#"{"do":"view","seat":0,"all":true}"#, "all"),
        (r#"{"do":"bot","seat":0,"level":"random","time":5}"#, "time"),
    ] {
        refused(line, "unknown-field");
        let answer = &answers(&[line.as_bytes().to_vec()])[0];
        assert_eq!(
            answer["error"]["message"],
            json!(format!("this request has no field `{field}`"))
        );
    }
}

/// A field that is missing or of the wrong kind is named.
#[test]
fn fields_are_named() {
    for (line, field) in [
        (r#"{"do":"new"}"#, "players"),
        (r#"{"do":"new","players":"four"}"#, "players"),
        (r#"{"do":"new","players":2,"sets":[7]}"#, "sets[0]"),
        (r#"{"do":"choose","choice":{"pass":true}}"#, "seat"),
        (r#"{"do":"view","seat":"everybody"}"#, "seat"),
        (r#"{"do":"load","position":{"players":7}}"#, "position"),
    ] {
        refused(line, "bad-request");
        let answer = &answers(&[line.as_bytes().to_vec()])[0];
        let message = answer["error"]["message"].as_str().expect("a sentence");
        assert!(message.starts_with(&format!("the field `{field}` ")), "{message}");
    }
}

#[test]
fn bad_games() {
    refused(r#"{"do":"new"}"#, "bad-request");
    refused(r#"{"do":"new","players":"four"}"#, "bad-request");
    refused(r#"{"do":"new","players":-1}"#, "bad-request");
    for players in ["0", "1", "7", "300", "99999999999"] {
        refused(format!(r#"{{"do":"new","players":{players}}}"#), "player-count");
    }
    refused(r#"{"do":"new","players":2,"edition":"second"}"#, "unknown-edition");
    refused(r#"{"do":"new","players":2,"sets":["kings"]}"#, "unknown-set");
    refused(r#"{"do":"new","players":2,"sets":"queens"}"#, "bad-request");
    refused(r#"{"do":"new","players":2,"short":"yes"}"#, "bad-request");
    refused(r#"{"do":"new","players":2,"seed":5}"#, "bad-request");
}

#[test]
fn bad_choices() {
    let choose = |seat: &str, choice: &str| format!(r#"{{"do":"choose","seat":{seat},"choice":{choice}}}"#);
    refused(choose("9", r#"{"pass":true}"#), "no-such-seat");
    refused(choose("-1", r#"{"pass":true}"#), "no-such-seat");
    refused(choose("99999999999999999999", r#"{"pass":true}"#), "bad-request");
    refused(choose("\"zero\"", r#"{"pass":true}"#), "bad-request");
    refused(choose("0", r#"{"pass":true}"#), "must-choose");
    refused(choose("0", r#"{"pass":false}"#), "bad-request");
    refused(choose("0", r#"{"card":"no-such-card"}"#), "unknown-card");
    refused(choose("0", r#"{"hero":{"seat":1,"face_up":"nobody"}}"#), "unknown-card");
    refused(choose("0", r#"{"card":"buried-emperor"}"#), "not-in-hand");
    refused(choose("0", r#"{"play":"buried-emperor"}"#), "other-question");
    refused(choose("0", r#"{"hero":{"seat":1}}"#), "bad-request");
    refused(choose("0", r#"{"hero":{"seat":9,"hidden":0}}"#), "no-such-seat");
    refused(choose("0", r#"{"player":6}"#), "no-such-seat");
    refused(choose("0", r#"{"player":-1}"#), "no-such-seat");
    refused(choose("0", r#"{"hero":{"seat":1,"hidden":0}}"#), "other-question");
    refused(choose("0", r#"{"tavern":4}"#), "bad-request");
    refused(choose("0", r#"{"move":{"red":300}}"#), "bad-request");
    refused(choose("0", r#"{"move":{"blue":1}}"#), "bad-request");
    refused(choose("0", "null"), "bad-request");
    refused(r#"{"do":"choose","seat":0}"#, "bad-request");
    refused(r#"{"do":"choose","choice":{"pass":true}}"#, "bad-request");
    refused(r#"{"do":"view","seat":3}"#, "no-such-seat");
    refused(r#"{"do":"view","seat":"everybody"}"#, "bad-request");
    refused(r#"{"do":"bot","seat":0,"level":"genius"}"#, "unknown-level");
    refused(r#"{"do":"bot","seat":5,"level":"random"}"#, "no-such-seat");
}

/// The same choice a second time is stale.
#[test]
fn stale_choices() {
    let new = br#"{"do":"new","players":2,"seed":"stale"}"#.to_vec();
    let first = answers(&[new.clone(), br#"{"do":"decisions"}"#.to_vec()]);
    let choice = &first[1]["decisions"][0]["choices"][0];
    let choose = json!({"do": "choose", "seat": 0, "choice": choice})
        .to_string()
        .into_bytes();
    let all = answers(&[new, choose.clone(), choose]);
    assert_eq!(all[1]["ok"], json!(true));
    assert_eq!(code(&all[2]), "other-question");
}

#[test]
fn impossible_positions() {
    let load = |position: &str| format!(r#"{{"do":"load","position":{position}}}"#);
    let two = r#"[{"leader":"lemron"},{"leader":"cyra"}]"#;
    let with = |more: &str| load(&format!(r#"{{"players":{two},{more}}}"#));
    refused(load("{}"), "bad-request");
    refused(load("[]"), "bad-request");
    refused(load(r#"{"players":[]}"#), "seat-count");
    refused(load(r#"{"players":[{}]}"#), "seat-count");
    refused(load(r#"{"players":[{},{},{},{},{},{},{}]}"#), "seat-count");
    refused(
        load(r#"{"players":[{"leader":"lemron"},{"leader":"lemron"}]}"#),
        "leader-twice",
    );
    refused(load(r#"{"players":[{"leader":"bob"},{}]}"#), "unknown-leader");
    refused(with(r#""red":0"#), "marker-off-track");
    refused(with(r#""green":13"#), "marker-off-track");
    refused(with(r#""green":-4"#), "marker-off-track");
    refused(with(r#""red":1.5"#), "bad-request");
    refused(with(r#""harbor":["keen-koi","keen-koi"]"#), "card-twice");
    refused(with(r#""harbor":["keen-koi"],"tavern":["keen-koi"]"#), "card-twice");
    refused(with(r#""harbor":["no-such-card"]"#), "unknown-card");
    refused(with(r#""tavern":["keen-koi",null,null,null]"#), "tavern-slots");
    refused(with(r#""active":2"#), "no-such-seat");
    refused(with(r#""active":null"#), "nobody-active");
    refused(with(r#""step":"dance""#), "unknown-step");
    refused(with(r#""step":"ability""#), "unknown-step");
    refused(with(r#""edition":"third""#), "unknown-edition");
    refused(with(r#""sets":["kings"]"#), "unknown-set");
    refused(with(r#""active":9"#), "no-such-seat");
    refused(with(r#""chance":9223372036854775808"#), "too-much-chance");
    refused(with(r#""step":"draw","discarded":4"#), "bad-discarded");
    refused(with(r#""discarded":1"#), "bad-discarded");
    refused(with(r#""graveyrad":[]"#), "bad-request");
    refused(with(r#""known":{"keen-koi":[0]}"#), "bad-known");
    refused(
        with(r#""harbor":["keen-koi"],"known":{"keen-koi":[4]}"#),
        "no-such-seat",
    );
    refused(
        with(r#""harbor":["keen-koi"],"known":{"keen-koi":["nobody"]}"#),
        "bad-known",
    );
    let since =
        format!(r#""since":{{"position":{{"players":{two}}},"choices":[{{"seat":1,"choice":{{"pass":true}}}}]}}"#);
    refused(with(&since), "bad-since");
}

/// A fault does not hide the others.
#[test]
fn all_faults_of_a_position_are_told() {
    let load = r#"{"do":"load","position":{"edition":"third","red":0,"active":4,"step":"dance",
        "harbor":["keen-kol","keen-koi","keen-koi"],"players":[{"leader":"bob"},{}],"known":{"leery-lizard":[0]}}}"#;
    let answer = &answers(&[load.replace('\n', " ").into_bytes()])[0];
    assert_eq!(code(answer), "unknown-edition");
    let faults = answer["error"]["faults"].as_array().expect("a list");
    let codes: Vec<_> = faults
        .iter()
        .map(|fault| fault["code"].as_str().expect("a code"))
        .collect();
    let expected = [
        "unknown-edition",
        "marker-off-track",
        "unknown-card",
        "unknown-leader",
        "unknown-step",
        "card-twice",
        "bad-known",
        "no-such-seat",
    ];
    assert_eq!(codes, expected);
}

/// Chance goes on counting where 32 bits end.
#[test]
fn chance_never_starts_again() {
    let load = r#"{"do":"load","position":{"chance":4294967295,"step":"draw","seed":"late",
        "wilderness":["keen-koi","leery-lizard","furious-frog"],"players":[{"hand":["grumpy-guard"]},{}]}}"#;
    let lines = [
        load.replace('\n', " ").into_bytes(),
        br#"{"do":"choose","seat":0,"choice":{"draw":"harbor"}}"#.to_vec(),
        br#"{"do":"position"}"#.to_vec(),
    ];
    assert_eq!(answers(&lines)[2]["position"]["chance"], json!(4_294_967_296_u64));
}

#[test]
fn broken_logs() {
    let start = [
        br#"{"do":"new","players":2,"seed":"log"}"#.to_vec(),
        br#"{"do":"decisions"}"#.to_vec(),
    ];
    let choices = answers(&start)[1]["decisions"][0]["choices"].clone();
    let choose = json!({"do": "choose", "seat": 0, "choice": choices[0]})
        .to_string()
        .into_bytes();
    let log = answers(&[start[0].clone(), choose, br#"{"do":"log"}"#.to_vec()])[2]["log"].clone();
    let replay = |log: &Value| json!({"do": "replay", "log": log}).to_string();
    let all = answers(&[replay(&log).into_bytes()]);
    assert_eq!(all[0]["ok"], json!(true), "{}", all[0]);

    let edited = |edit: &dyn Fn(&mut Value)| {
        let mut log = log.clone();
        edit(&mut log);
        replay(&log)
    };
    refused(
        edited(&|log| log["choices"][0]["choice"] = choices[1].clone()),
        "log-changed",
    );
    refused(edited(&|log| log["choices"][0]["seat"] = json!(1)), "log-changed");
    refused(edited(&|log| log["seed"] = json!("another")), "seed-hash-differs");
    refused(edited(&|log| log["version"] = json!(3)), "log-version");
    refused(edited(&|log| log["version"] = json!(0)), "log-version");
    refused(edited(&|log| log["sead"] = json!("another")), "bad-log");
    refused(
        edited(&|log| log["state"] = json!("0123456789abcdef")),
        "log-outcome-differs",
    );
    let other_rules = |log: &mut Value| {
        log["revision"] = json!(7);
        log["state"] = json!("0123456789abcdef");
    };
    refused(edited(&other_rules), "other-revision");
    refused(edited(&|log| log["players"] = json!(9)), "seat-count");
    let illegal = |log: &mut Value| {
        log["choices"][0] = json!({"seat": 1, "choice": {"pass": true}});
    };
    refused(edited(&illegal), "log-refused");
    refused(r#"{"do":"replay"}"#, "bad-request");
    refused(r#"{"do":"replay","log":"oshra log 1\nplayers 2\n"}"#, "bad-log");
    refused(r#"{"do":"replay","log":"oshra log 9\n"}"#, "log-version");
    refused(r#"{"do":"replay","log":"once upon a time"}"#, "bad-log");
}

#[test]
fn nothing_to_ask_about() {
    let nothing = ["position", "decisions", "outcome", "log"].map(|request| json!({"do": request}));
    let others = [
        json!({"do": "choose", "seat": 0, "choice": {"pass": true}}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "bot", "seat": 0, "level": "random"}),
    ];
    for line in nothing.into_iter().chain(others) {
        assert_eq!(code(&answers(&[line.to_string().into_bytes()])[0]), "no-game");
    }
}
