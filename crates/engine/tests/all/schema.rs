//! The tables behind the JSON Schema and the reference are true: whatever is answered fits them, and nothing is
//! missing.

use engine::{Leaders, Session, Thinker, Thought, Wanted};
use rules::{Memory, Random};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Whether a value fits a schema, as far as these schemas go.
fn fits(schema: &Value, value: &Value, root: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.strip_prefix("#/$defs/").expect("a reference within the schema");
        let named = root["$defs"].get(name).unwrap_or_else(|| panic!("there is no {name}"));
        return fits(named, value, root);
    }
    if let Some(forms) = schema["anyOf"].as_array() {
        return forms.iter().any(|form| fits(form, value, root));
    }
    if let Some(constant) = schema.get("const") {
        return constant == value;
    }
    if let Some(ids) = schema["enum"].as_array() {
        return ids.contains(value);
    }
    match schema["type"].as_str() {
        None => true,
        Some("null") => value.is_null(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() && value.as_i64() >= schema["minimum"].as_i64(),
        Some("number") => {
            let number = value.as_f64();
            number.is_some() && number >= schema["minimum"].as_f64() && number <= schema["maximum"].as_f64()
        }
        Some("array") => match value.as_array() {
            Some(items) => items.iter().all(|item| fits(&schema["items"], item, root)),
            None => false,
        },
        Some("object") => fits_object(schema, value, root),
        Some(other) => panic!("this test does not know {other}"),
    }
}

fn fits_object(schema: &Value, value: &Value, root: &Value) -> bool {
    let Some(fields) = value.as_object() else { return false };
    let needed = schema["required"].as_array().into_iter().flatten();
    let mut needed = needed.filter_map(Value::as_str);
    needed.all(|name| fields.contains_key(name))
        && fields.iter().all(|(name, value)| {
            let names = &schema["propertyNames"];
            let other = &schema["additionalProperties"];
            match schema["properties"].get(name) {
                Some(field) => fits(field, value, root),
                None if other.is_boolean() => false,
                None => fits(names, &json!(name), root) && fits(other, value, root),
            }
        })
}

/// Chooses the first thing and believes that everything is equally likely.
struct First;

impl Thinker for First {
    fn think(&mut self, memory: &Memory, _: &Wanted<'_>) -> Option<Thought> {
        let choice = *memory.now().choices().first()?;
        Some(Thought {
            choice,
            chances: vec![(choice, 0.5)],
        })
    }

    fn believe(&mut self, _: &Memory, wanted: &Wanted<'_>) -> Option<Leaders> {
        (wanted.level == "adept").then_some([[1.0 / 6.0; 6]; 6])
    }
}

struct Checked {
    session: Session,
    schema: Value,
    seen: BTreeSet<String>,
}

impl Checked {
    fn new() -> Checked {
        Checked {
            session: Session::new(),
            schema: engine::schema(),
            seen: BTreeSet::new(),
        }
    }

    fn is(&self, name: &str, value: &Value) -> bool {
        fits(&json!({"$ref": format!("#/$defs/{name}")}), value, &self.schema)
    }

    fn ask(&mut self, request: &Value) -> Value {
        let word = request["do"].as_str().expect("a request");
        assert!(self.is(&format!("request-{word}"), request), "{request}");
        let answer = self.session.answer(request.to_string().as_bytes(), &mut First);
        let form = if answer["ok"] == json!(true) {
            format!("answer-{word}")
        } else {
            "refused".to_owned()
        };
        assert!(self.is(&form, &answer), "{request}\n{answer}");
        for event in answer["events"].as_array().into_iter().flatten() {
            self.seen.insert(format!("event {}", event["event"]));
        }
        for decision in answer["decisions"].as_array().into_iter().flatten() {
            self.seen.insert(format!("prompt {}", decision["prompt"]));
        }
        self.seen.insert(word.to_owned());
        answer
    }

    /// A whole game by `step`, with every other request on the way.
    fn play(&mut self, number: usize, random: &mut Random) {
        let players = 2 + number % 5;
        let new = json!({"do": "new", "players": players, "edition": "print-and-play", "seed": format!("schema {number}"), "id": number});
        assert_eq!(self.ask(&new)["id"], json!(number));
        let mut asked = self.ask(&json!({"do": "decisions"}));
        while let Some(decision) = asked["decisions"].as_array().and_then(|list| list.first()) {
            let seat = decision["seat"].clone();
            let choices = decision["choices"].as_array().expect("choices");
            let choice = choices[random.below(choices.len())].clone();
            let viewer = match random.below(8) {
                0 => json!("all"),
                1 => json!("public"),
                other => json!(other % players),
            };
            if number.is_multiple_of(4) {
                self.look_around(&seat, random.below(players));
            }
            asked = self.ask(&json!({"do": "step", "seat": seat, "choice": choice, "for": viewer}));
        }
        assert_eq!(asked["over"], json!(true));
        self.ask(&json!({"do": "outcome"}));
        let log = self.ask(&json!({"do": "log"}));
        self.ask(&json!({"do": "replay", "log": log["log"]}));
        self.ask(&json!({"do": "memory", "seat": 1}));
    }

    fn look_around(&mut self, seat: &Value, other: usize) {
        self.ask(&json!({"do": "bot", "seat": seat, "level": "adept", "iterations": 5, "seed": "s"}));
        self.ask(&json!({"do": "belief", "seat": other, "level": "adept"}));
        self.ask(&json!({"do": "view", "seat": "public"}));
        self.ask(&json!({"do": "events", "seat": other, "since": 30}));
        self.ask(&json!({"do": "outcome"}));
        let position = self.ask(&json!({"do": "position"}));
        self.ask(&json!({"do": "load", "position": position["position"], "game": "copy"}));
    }
}

#[test]
fn whatever_is_asked_and_answered_fits_the_schema() {
    let mut checked = Checked::new();
    let mut random = Random::new(20);
    for number in 0..60 {
        checked.play(number, &mut random);
    }
    checked.ask(&json!({"do": "imagine", "seat": 0, "seed": "a"}));
    checked.ask(&json!({"do": "undo"}));
    checked.ask(&json!({"do": "undo", "game": "nowhere"}));
    checked.ask(&json!({"do": "choose", "seat": 0, "choice": {"pass": true}}));
    checked.ask(&json!({"do": "close", "game": "copy"}));
    let bad = json!({"do": "load", "position": {"players": [{"leader": "cyra"}, {"leader": "cyra"}], "red": 4, "harbor": ["keen-koi", "keen-koi"]}});
    assert_eq!(checked.ask(&bad)["error"]["faults"].as_array().map(Vec::len), Some(2));
    // Enough was seen that the tables were really held against something: all requests, nearly all events and prompts.
    let kinds = |start: &str| checked.seen.iter().filter(|seen| seen.starts_with(start)).count();
    assert!(kinds("event ") >= 13 && kinds("prompt ") >= 33, "{:?}", checked.seen);
    let requests = checked.schema["$defs"]["request"]["anyOf"].as_array().map(Vec::len);
    assert_eq!(
        Some(checked.seen.iter().filter(|seen| !seen.contains(' ')).count()),
        requests
    );
}

#[test]
fn the_validator_of_this_test_refuses() {
    let checked = Checked::new();
    assert!(!checked.is("choice", &json!({"pass": false})));
    assert!(!checked.is("choice", &json!({"play": "nobody"})));
    assert!(!checked.is("choice", &json!({"pass": true, "play": "keen-koi"})));
    assert!(!checked.is("place", &json!("under the table")));
    assert!(!checked.is("request-undo", &json!({"do": "undo", "twice": true})));
    assert!(!checked.is("answer-undo", &json!({"ok": true})));
    assert!(!checked.is("event", &json!({"event": "turn", "seat": -1})));
    assert!(checked.is("event", &json!({"event": "turn", "seat": 1})));
}

/// A table that knows a field the types do not know, or the other way around, is found out.
#[test]
fn the_requests_of_the_table_are_those_of_the_types() {
    let schema = engine::schema();
    let mut session = Session::new();
    let mut ask = |request: &Value| session.answer(request.to_string().as_bytes(), &mut First);
    ask(&json!({"do": "new", "players": 3, "seed": "fields"}));
    let refusal = ask(&json!({"do": "nothing"}));
    let message = refusal["error"]["message"].as_str().expect("a sentence");
    let listed = message.split("one of ").nth(1).expect("the requests");
    let words: BTreeSet<String> = listed.split(", ").map(|word| format!("request-{word}")).collect();
    let names = schema["$defs"].as_object().expect("names").keys();
    let tabled: BTreeSet<String> = names.filter(|name| name.starts_with("request-")).cloned().collect();
    assert_eq!(words, tabled);
    for name in tabled {
        let form = &schema["$defs"][&name];
        let word = &form["properties"]["do"]["const"];
        for (field, _) in form["properties"].as_object().expect("fields") {
            // A value nothing takes: it is wrong, or missing company, but known.
            let mut request = json!({"do": word});
            if field != "do" {
                request[field] = json!({"no": "such thing"});
            }
            let answer = ask(&request);
            assert_ne!(answer["error"]["code"], "unknown-field", "{request}: {answer}");
        }
        let answer = ask(&json!({"do": word, "unheard_of": 1}));
        assert_eq!(answer["error"]["code"], "unknown-field", "{name}: {answer}");
        for needed in form["required"].as_array().expect("fields").iter().skip(1) {
            let mut request = json!({"do": word});
            for other in form["required"].as_array().expect("fields").iter().skip(1) {
                if other != needed {
                    request[other.as_str().expect("a name")] = json!(1);
                }
            }
            let answer = ask(&request);
            assert_eq!(answer["error"]["code"], "bad-request", "{request}: {answer}");
        }
    }
}

/// The reference page is made from the same tables. `OSHRA_WRITE_DOCS=1` rewrites it.
#[test]
fn the_reference_page_is_made_from_the_tables() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-protocol.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let mut made = page.clone();
    for (name, text) in engine::documents() {
        let (begin, end) = (
            format!("<!-- {name}: made from the types -->\n"),
            format!("\n<!-- end of {name} -->"),
        );
        let from = made.find(&begin).unwrap_or_else(|| panic!("{name} has no place")) + begin.len();
        let to = from + made[from..].find(&end).unwrap_or_else(|| panic!("{name} does not end"));
        made.replace_range(from..to, &text);
    }
    if std::env::var_os("OSHRA_WRITE_DOCS").is_some() {
        std::fs::write(path, &made).expect("the page is written");
    } else {
        assert!(page == made, "run OSHRA_WRITE_DOCS=1 cargo test -p engine");
    }
}
