//! The worked example of docs/server-protocol.md is played line by line.

use crate::client::{listen, raw_socket, say};
use crate::house::{House, request};
use serde_json::{Map, Value};
use std::collections::HashMap;

const DOCUMENT: &str = include_str!("../../../../docs/server-protocol.md");

/// The lines of all fenced blocks of the example.
fn lines() -> Vec<&'static str> {
    let mut lines = Vec::new();
    let mut inside = false;
    for line in DOCUMENT.lines() {
        match line {
            "```table" => inside = true,
            "```" => inside = false,
            line if inside => lines.push(line),
            _ => {}
        }
    }
    lines
}

/// What the names in the example stand for, as far as it is known.
#[derive(Default)]
struct Names(HashMap<String, Value>);

impl Names {
    /// A text with all known names filled in.
    fn fill(&self, text: &str) -> String {
        let mut names: Vec<_> = self
            .0
            .iter()
            .filter_map(|(name, value)| Some((name, value.as_str()?)))
            .collect();
        // The longest first, so that none is found inside another.
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        names.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(name.as_str(), value)
        })
    }

    /// Whether a message is as the example shows it. Names that are new are learnt.
    fn fits(&mut self, shown: &Value, real: &Value) -> Result<(), String> {
        let wrong = || Err(format!("shown {shown}\n real {real}"));
        match (shown, real) {
            (Value::String(name), real) if name.starts_with('$') => match self.0.get(name) {
                Some(known) if known != real => Err(format!("{name} was {known} and is {real}")),
                Some(_) => Ok(()),
                None => {
                    self.0.insert(name.clone(), real.clone());
                    Ok(())
                }
            },
            (Value::Object(shown), Value::Object(real)) => self.fields_fit(shown, real),
            (Value::Array(shown), Value::Array(real)) => {
                let more = shown.last().is_some_and(|last| last == "…");
                let shown = &shown[..shown.len() - usize::from(more)];
                if real.len() < shown.len() || !more && real.len() != shown.len() {
                    return Err(format!("{} things are shown, {} are there", shown.len(), real.len()));
                }
                shown
                    .iter()
                    .zip(real)
                    .try_for_each(|(shown, real)| self.fits(shown, real))
            }
            (shown, real) if shown == real => Ok(()),
            _ => wrong(),
        }
    }

    fn fields_fit(&mut self, shown: &Map<String, Value>, real: &Map<String, Value>) -> Result<(), String> {
        for (field, shown) in shown {
            let real = real.get(field).ok_or_else(|| format!("`{field}` is not there"))?;
            self.fits(shown, real).map_err(|fault| format!("{field}: {fault}"))?;
        }
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_worked_example_is_true() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let mut names = Names::default();
    let mut sockets = HashMap::new();
    let mut answer = None;
    let mut played = 0;
    for line in lines() {
        let filled = names.fill(line);
        let (head, body) = filled.split_at(filled.find('{').expect("every line has JSON"));
        let body: Value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {line}"));
        let real = match head.split_whitespace().collect::<Vec<_>>()[..] {
            ["POST", path] => {
                answer = Some(request(address, "POST", path, &[], Some(&body.to_string())).await);
                continue;
            }
            [name, ">"] => {
                if !sockets.contains_key(name) {
                    sockets.insert(name.to_owned(), raw_socket(address).await);
                }
                say(sockets.get_mut(name).expect("a socket"), &body).await;
                continue;
            }
            [name, "<"] => {
                let socket = sockets
                    .get_mut(name)
                    .unwrap_or_else(|| panic!("{name} has said nothing yet"));
                listen(socket)
                    .await
                    .unwrap_or_else(|| panic!("closed instead of {line}"))
            }
            [status] => {
                let answer = answer.take().expect("an answer to a request");
                assert_eq!(answer.status.to_string(), status, "{}", answer.text());
                answer.json()
            }
            _ => panic!("not understood: {line}"),
        };
        // Names are filled into what is sent; what is shown is compared with its names, to find changes.
        let shown: Value = serde_json::from_str(&line[line.find('{').unwrap()..]).unwrap();
        names
            .fits(&shown, &real)
            .unwrap_or_else(|fault| panic!("{line}\n{fault}\n{real}"));
        played += 1;
    }
    assert!(played > 20, "{played}");
    server.stop().await;
}

#[test]
fn what_is_not_true_is_found() {
    let check = |shown: &str, real: &str| {
        let (shown, real) = (
            serde_json::from_str(shown).unwrap(),
            serde_json::from_str(real).unwrap(),
        );
        Names::default().fits(&shown, &real).is_ok()
    };
    assert!(check(
        r#"{"a":[1,"…"],"b":"$x","c":"$x"}"#,
        r#"{"a":[1,2],"b":7,"c":7,"d":0}"#
    ));
    for (shown, real) in [
        (r#"{"a":1}"#, r#"{"a":2}"#),
        (r#"{"a":1}"#, r#"{"b":1}"#),
        (r#"[1]"#, r#"[1,2]"#),
        (r#"[1,2,"…"]"#, r#"[1]"#),
        (r#"["$x","$x"]"#, r#"[1,2]"#),
        (r#"null"#, r#"0"#),
    ] {
        assert!(!check(shown, real), "{shown} {real}");
    }
}
