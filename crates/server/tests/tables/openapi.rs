//! The description of the interface for programs, held against the real server.

use crate::client::Client;
use crate::games::play;
use crate::house::{Answer, House, get, post, request};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Whether a value is as a schema says. Knows the words this description uses, and stops at any other.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let schema = schema
        .as_object()
        .ok_or_else(|| format!("{at}: the schema is no object"))?;
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        let target = document
            .pointer(&reference[1..])
            .ok_or_else(|| format!("{reference} leads nowhere"))?;
        return check(document, target, value, at);
    }
    let fault = |reason: String| Err(format!("{at}: {reason}: {value:.300}"));
    for (word, wanted) in schema {
        match (word.as_str(), value) {
            ("description" | "default" | "properties" | "required" | "additionalProperties" | "items", _) => {}
            ("oneOf", _) => {
                let options = wanted.as_array().cloned().unwrap_or_default();
                let fits = options
                    .iter()
                    .filter(|option| check(document, option, value, at).is_ok())
                    .count();
                if fits != 1 {
                    return fault(format!("{fits} of the options fit"));
                }
            }
            ("type", _) => {
                let is_so = match wanted.as_str().unwrap_or_default() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    other => return fault(format!("unknown type {other}")),
                };
                if !is_so {
                    return fault(format!("not of type {wanted}"));
                }
            }
            ("enum", _) if !wanted.as_array().is_some_and(|known| known.contains(value)) => {
                return fault(format!("not one of {wanted}"));
            }
            ("enum", _) => {}
            ("minimum", _) if value.as_f64() < wanted.as_f64() => return fault("too small".to_owned()),
            ("maximum", _) if value.as_f64() > wanted.as_f64() => return fault("too large".to_owned()),
            ("minimum" | "maximum", _) => {}
            ("maxItems", Value::Array(items)) if items.len() as u64 <= wanted.as_u64().unwrap_or(0) => {}
            ("maxLength", Value::String(text)) if text.chars().count() as u64 <= wanted.as_u64().unwrap_or(0) => {}
            ("pattern", Value::String(text)) if fits(wanted.as_str().unwrap_or_default(), text) => {}
            _ => return fault(format!("`{word}` {wanted} does not hold, or is not known here")),
        }
    }
    if let Some(object) = value.as_object() {
        let none = Map::new();
        let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for required in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !object.contains_key(required.as_str().unwrap_or_default()) {
                return fault(format!("{required} is missing"));
            }
        }
        for (field, value) in object {
            match properties.get(field) {
                Some(schema) => check(document, schema, value, &format!("{at}.{field}"))?,
                None if schema.get("additionalProperties") == Some(&json!(false)) => {
                    return fault(format!("`{field}` is not described"));
                }
                None => {}
            }
        }
    }
    if let (Some(items), Some(schema)) = (value.as_array(), schema.get("items")) {
        for (index, item) in items.iter().enumerate() {
            check(document, schema, item, &format!("{at}[{index}]"))?;
        }
    }
    Ok(())
}

/// Whether a text fits one of the few patterns used: a set of letters, and how many of them.
fn fits(pattern: &str, text: &str) -> bool {
    let of = |letters: &str, count: usize| text.len() == count && text.chars().all(|letter| letters.contains(letter));
    let hexadecimal = "0123456789abcdef";
    match pattern {
        "^[0-9a-f]{16}([0-9a-f]{16})?$" => of(hexadecimal, 16) || of(hexadecimal, 32),
        "^[0-9a-f]{32}$" => of(hexadecimal, 32),
        "^[0-9a-f]{64}$" => of(hexadecimal, 64),
        "^[2-9BCDFGHJKMNP-TV-Z]{6}([2-9BCDFGHJKMNP-TV-Z]{2,3})?$" => [6, 8, 9]
            .iter()
            .any(|&length| of("23456789BCDFGHJKMNPQRSTVWXYZ", length)),
        "^[a-z][a-z-]*$" => !text.is_empty() && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'),
        other => panic!("unknown pattern {other}"),
    }
}

/// Whether an answer is among those that are described for an operation.
#[track_caller]
fn check_answer(document: &Value, operation: &Value, answer: &Answer, at: &str) {
    let described = &operation["responses"][answer.status.to_string()];
    assert!(
        described.is_object(),
        "{at}: {} is not described: {}",
        answer.status,
        answer.text()
    );
    let kind = answer.headers["content-type"].split(';').next().unwrap_or_default();
    let schema = &described["content"][kind]["schema"];
    assert!(
        schema.is_object(),
        "{at}: {kind} is not described for {}",
        answer.status
    );
    let value = match kind {
        "application/json" => answer.json(),
        _ => json!(answer.text()),
    };
    check(document, schema, &value, &format!("{at} {}", answer.status)).unwrap_or_else(|fault| panic!("{fault}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_fits_the_server() {
    let house = House::sqlite();
    let mut config = crate::hosts::config(&house);
    config.house.imprint = Some("Ada Example".to_owned());
    let server = house.serve_with(config).await;
    let address = server.address();
    let document = get(address, "/api/openapi.json").await.json();
    // A table at which a rated game was played, with everything there is to tell.
    let player = post(address, "/api/players", &json!({})).await.json();
    let (key, id) = (player["key"].as_str().unwrap(), player["player"].as_str().unwrap());
    let other = post(address, "/api/players", &json!({})).await.json();
    let clock = json!({"live": {"seconds": 60, "reserve": 10}});
    let settings = json!({"seats": 2, "short": true, "open": true, "rated": true, "clock": clock, "sets": ["queens"]});
    let opened = post(address, "/api/tables", &json!({"settings": settings}))
        .await
        .json();
    let code = opened["code"].as_str().unwrap();
    let mut clients = vec![
        Client::sit_with_key(address, code, "Ada", Some(key)).await,
        Client::sit_with_key(address, code, "Ben", other["key"].as_str()).await,
    ];
    clients[1].be_ready().await;
    crate::games::start(&mut clients).await;
    play(clients).await;
    let _listed = Client::open(
        address,
        json!({"seats": 3, "open": true, "clock": {"slow": {"days": 2}}}),
        &["adept"],
    )
    .await;
    let joined = Client::open(address, json!({"seats": 6}), &[]).await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let kept = kept_for_hosts(address, &_listed).await;
    let mut operations = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            operations += 1;
            let at = format!("{method} {path}");
            let needs_key = operation["security"] == json!([{"key": []}]);
            let needs_secret = operation["security"] == json!([{"admin": []}]);
            // What removes something has something of its own to remove.
            let removes = method == "delete";
            let with_key = match removes && !path.contains("/blocks/") {
                true => kept.key.as_str(),
                false => key,
            };
            let bearer = match needs_secret {
                true => format!("Bearer {}", crate::hosts::SECRET),
                false => format!("Bearer {with_key}"),
            };
            let headers: Vec<(&str, &str)> = (needs_key || needs_secret)
                .then_some(("authorization", bearer.as_str()))
                .into_iter()
                .collect();
            let example = &operation["requestBody"]["content"]["application/json"]["example"];
            let mut body = example.is_object().then(|| example.to_string());
            if let Some(body) = body.as_mut().filter(|_| path.ends_with("/invitations")) {
                // Somebody who has played there.
                *body = json!({"player": other["player"]}).to_string();
            }
            if let Some(schema) = operation["requestBody"]["content"]["application/json"].get("schema") {
                check(&document, schema, example, &at).unwrap_or_else(|fault| panic!("{fault}"));
            }
            let with = |code: &str, id: &str| {
                path.replace("{code}", code)
                    .replace("{game}", "1")
                    .replace("{player}", id)
                    .replace("{ban}", &kept.ban)
                    .replace("{report}", &kept.report)
                    .replace("{id}", &kept.id)
            };
            let id = match removes || path.contains("/blocks/") {
                true => kept.id.as_str(),
                false => id,
            };
            let method = method.to_uppercase();
            let table = match method.as_str() {
                // A seat is given up at a table that stays.
                _ if path.contains("/player/tables") || path.ends_with("/invitations") => code,
                _ if removes => kept.code.as_str(),
                "POST" => joined.code.as_str(),
                _ => code,
            };
            // As it should be.
            let answer = request(address, &method, &with(table, id), &headers, body.as_deref()).await;
            let expected = operation["responses"]
                .as_object()
                .unwrap()
                .keys()
                .find(|status| status.starts_with('2'));
            if let Some(expected) = expected {
                assert_eq!(answer.status.to_string(), *expected, "{at}: {}", answer.text());
            }
            check_answer(&document, operation, &answer, &at);
            // With something missing, and with something wrong.
            let answer = request(address, &method, &with("ZZZZZZ", "nobody"), &[], Some("{")).await;
            check_answer(&document, operation, &answer, &at);
            let headers = [("authorization", "Bearer nonsense")];
            let answer = request(address, &method, &with(table, id), &headers, body.as_deref()).await;
            check_answer(&document, operation, &answer, &at);
        }
    }
    assert!(operations >= 42, "{operations}");
    server.stop().await;
}

/// What hosts can look at and remove.
struct ForHosts {
    ban: String,
    report: String,
    code: String,
    key: String,
    id: String,
}

async fn kept_for_hosts(address: std::net::SocketAddr, reported: &Client) -> ForHosts {
    let ban = crate::hosts::admin(address, "POST", "bans", Some(json!({"network": "192.0.2.0/24"}))).await;
    let mut reporter = Client::back(address, &reported.code, reported.token.as_deref().expect("a token")).await;
    reporter.send(&json!({"do": "report", "seat": 0})).await;
    reporter.hear_type("done").await;
    let reports = crate::hosts::admin(address, "GET", "reports", None).await;
    let (key, id) = crate::hosts::new_key(address).await;
    let removed = Client::open(address, json!({"seats": 2}), &[]).await;
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    ForHosts {
        ban: text(&ban["id"]),
        report: text(&reports["reports"][0]["id"]),
        code: removed.code.clone(),
        key,
        id,
    }
}

/// Every route of the server is described, and nothing else.
#[test]
fn every_route_is_described() {
    let source = include_str!("../../src/http/mod.rs");
    let everybody = source.split("fn operations_router").next().unwrap();
    let routes: BTreeSet<&str> = everybody
        .match_indices(".route(\"")
        .filter_map(|(at, found)| everybody[at + found.len()..].split('"').next())
        .collect();
    let document: Value = serde_json::from_str(include_str!("../../src/http/openapi.json")).unwrap();
    let described: BTreeSet<&str> = document["paths"]
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(routes, described);
}

/// The comparison itself finds what is wrong.
#[test]
fn what_does_not_fit_is_found() {
    let schema = json!({
        "type": "object",
        "properties": {"a": {"type": "integer", "minimum": 1}, "b": {"oneOf": [{"type": "string"}, {"type": "null"}]}},
        "required": ["a"],
        "additionalProperties": false,
    });
    let fits = |value: Value| check(&Value::Null, &schema, &value, "here").is_ok();
    assert!(fits(json!({"a": 1, "b": null})) && fits(json!({"a": 2, "b": "x"})));
    for wrong in [
        json!({}),
        json!({"a": 0}),
        json!({"a": "1"}),
        json!({"a": 1, "b": 2}),
        json!({"a": 1, "c": 1}),
        json!([]),
    ] {
        assert!(!fits(wrong.clone()), "{wrong}");
    }
}
